import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { plan } from '../../src/library/index.ts';
import { runCommand } from '../support/command-line.ts';
import { posixTest } from '../support/windows.ts';

/** One of 64 commits is the first bad one: on average half of the six steps meet a good one. */
const STEPS_OF_A_KIND = 3;
const SLOWDOWNS = [2, 3];

interface Step {
  readonly title: string;
  readonly rate: number;
  readonly power: readonly { readonly slowdown: number; readonly probability: number }[] | null;
}

function independent(n: number, rate: number): Step {
  const { test, power } = plan({ baselineN: n, falseAlarmRate: rate });
  return { title: `${n} trials, a rate of ${rate}`, rate: test?.attainedRate ?? 1, power };
}

function paired(n: number, rate: number): Step {
  const { paired: pairs } = plan({ paired: true, n, falseAlarmRate: rate });
  return { title: `${n} pairs, a rate of ${rate}`, rate, power: pairs?.power ?? null };
}

function rowOf({ title, rate, power }: Step): string {
  const inHundred = (share: number) =>
    share < 0.0005 ? '< 0.1' : share === 1 ? '100' : (100 * share).toFixed(1);
  const missed = SLOWDOWNS.map(
    (slowdown) => 1 - (power?.find((point) => point.slowdown === slowdown)?.probability ?? 0),
  );
  const wrong = missed.map((miss) => Math.min(1, STEPS_OF_A_KIND * (rate + miss)));
  return `| ${[title, ...[rate, ...missed, ...wrong].map(inHundred)].join(' | ')} |`;
}

test('the library’s page says how often a bisection is wrong, as plans compute it', () => {
  const rows = [
    independent(24, 0.01),
    independent(24, 0.05),
    independent(48, 0.01),
    independent(48, 0.05),
    independent(100, 0.01),
    paired(24, 0.01),
    paired(48, 0.003),
  ].map(rowOf);
  expect(readFileSync('docs/library.md', 'utf8')).toContain(rows.join('\n'));
});

const options = ['--metric', 'accuracy', '--direction', 'maximize', '--bisect'];
const compared = async (...words: string[]) =>
  (await runCommand(['compare', ...words, ...options], process.cwd())).code;
const baseline = 'examples/digits/baseline.csv';

test.each<[number, string, string[]]>([
  [0, 'a commit that is no worse', [baseline, 'examples/digits/candidate-same.csv']],
  [1, 'a commit that is worse', [baseline, 'examples/digits/candidate-worse.csv']],
  [
    125,
    'sweeps that cannot tell',
    [baseline, 'examples/digits/candidate-same.csv', '--false-alarm-rate', '1e-20'],
  ],
  [
    125,
    'what fails for another reason than a regression',
    [baseline, 'examples/digits/candidate-same.csv', '--min-trials', '60'],
  ],
  [125, 'a sweep that is not there', [baseline, 'nowhere.csv']],
  [125, 'a flag that is wrong', [baseline, baseline, '--confidence', '80']],
])('compare --bisect exits with %i for %s', async (code, _, words) => {
  expect(await compared(...words)).toBe(code);
});

/** Scores are drawn from the seed that the baseline has too; a commit without a model does not train. */
const TRAIN = `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
if (!existsSync('model.txt')) process.exit(1);
const loss = Number(readFileSync('model.txt', 'utf8'));
const rows = Array.from({ length: 24 }, (_, i) => {
  const [lr, luck] = [((i + 1) * Math.SQRT2) % 1, ((i + 7) * Math.PI) % 1];
  return [i, lr, 0.9 - (lr - 0.4) ** 2 - loss * (0.5 + luck)].join();
});
writeFileSync(process.argv[2], ['trial,lr,accuracy', ...rows].join('\\n'));
`;

posixTest(
  'a real bisection finds the commit that made the model worse, past one that does not train',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'bisect-'));
    const work = join(folder, 'work');
    const run = (command: string, ...words: string[]) =>
      execFileSync(command, words, {
        cwd: work,
        encoding: 'utf8',
        env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
      });
    const git = (...words: string[]) =>
      run('git', '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words);
    try {
      mkdirSync(work);
      git('init', '-q', '-b', 'main');
      writeFileSync(join(work, 'train.mjs'), TRAIN);
      writeFileSync(join(work, '.gitignore'), 'candidate.csv\n');
      for (const loss of ['0', '0', '', '0', '0', '0.05', '0.05', '0.05']) {
        rmSync(join(work, 'model.txt'), { force: true });
        if (loss !== '') writeFileSync(join(work, 'model.txt'), loss);
        git('add', '--all');
        git('commit', '-q', '--allow-empty', '-m', loss || 'does not train');
      }
      git('checkout', '-q', 'main~7');
      run('node', 'train.mjs', '../baseline.csv');
      const script = join(folder, 'step.sh');
      const compare = `"${process.execPath}" "${resolve('dist/cli.js')}" compare ../baseline.csv candidate.csv`;
      writeFileSync(
        script,
        `rm -f candidate.csv\nnode train.mjs candidate.csv\n${compare} --metric accuracy --direction maximize --pairing paired --bisect\n`,
      );
      git('bisect', 'start', 'main', 'main~7');
      const said = git('bisect', 'run', 'sh', script);
      expect(said).toContain(`${git('rev-parse', 'main~2').trim()} is the first bad commit`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
