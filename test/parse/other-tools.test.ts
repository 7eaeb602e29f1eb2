import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../../src/commands/terminal.ts';
import { readRecord } from '../../src/parse/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import { filesOf } from './sweeps.ts';

const FIXTURES = 'test/fixtures';
const page = readFileSync('docs/formats.md', 'utf8');

interface Shown {
  /** The tool's folder among the fixtures, called as on the page. */
  readonly folder: string;
  readonly file: string;
  readonly flags: readonly string[];
  /** The lines of Python that write the file first. */
  readonly script: string | undefined;
}

function toShown(row: string): Shown {
  const [tool = '', get = '', read = ''] = row.split('|').slice(1, 4);
  const name = tool.replace(/^ \[(.*)\].*/, '$1').trim();
  const [file = '', ...flags] = read.replaceAll('`', '').trim().split(' ');
  const [, section = ''] = page.split(`\n### ${name}\n`);
  const [, script] = /```python\n([\s\S]*?)```/.exec(section.split('\n## ')[0] ?? '') ?? [];
  const folder = name.toLowerCase().replace(/\W+/g, '-');
  return { folder, file, flags, script: get.includes('lines below') ? script : undefined };
}

/** What the tools themselves wrote; the files of others are written by hand. */
const MADE: Readonly<Record<string, string>> = {
  smac3: 'smac/budgets',
  dvc: 'dvc',
  ax: 'ax',
  nni: 'nni',
};

const [, table = ''] = /\n\| From \|.*\n.*\n([\s\S]*?)\n\n/.exec(page) ?? [];
const shown = new Map(
  table
    .split('\n')
    .map(toShown)
    .map((one) => [one.folder, one]),
);

const OLD_KEYS = ['config_id', 'instance', 'seed', 'budget', 'cost', 'time', 'status'];

const failed = null;
/** The scores of all trials that count, in their order. */
const SCORES: Readonly<Record<string, readonly (number | null)[]>> = {
  smac3: [
    ...[0.3216884437786237, failed, 0.7578120178330692, 1.6730169012517528, 1.7847471024725494],
    ...[failed, 1.7652934776380511, failed, 0.9205850790169905, failed, 1.3226935850765216],
  ],
  'bohb-and-hpbandster': [0.3, 0.7, failed, 0.2],
  dvc: [0.76, 0.82, 0.888, failed],
  hydra: [0.5, 0.25, failed, 0.75],
  lightning: [0.85, failed, failed],
  ax: [0.8768377223398316, failed, failed, 0.85667548993247, 0.5],
  nni: [0.8665686511420309, 0.8697293058700258, 0.8755456835966915],
  sagemaker: [failed, 0.25, 0.5],
  allentune: [0.75, 0.875, 0.5],
  'tensorboard-hparams': [0.75, 0.875, 0.5],
  'hugging-face': [0.75, 0.875, failed],
};

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);

describe('the page of formats says how to read another tool', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'other-tool-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function scoresOf({ folder: name, file, flags, script }: Shown, prepare = () => {}) {
    cpSync(join(FIXTURES, MADE[name] ?? `other/${name}`), folder, { recursive: true });
    prepare();
    if (script !== undefined) {
      const run = spawnSync(python ?? '', ['-c', script], { cwd: folder, encoding: 'utf8' });
      expect({ ...run, output: null }).toMatchObject({ status: 0, stderr: '' });
    }
    const { reading } = readArguments([file, ...flags], 'inspect').settings;
    const files = await readLocal(file, localPlace(folder));
    const { trials, cost } = await readRecord(files, reading, filesOf('').source);
    const sign = reading.direction === 'minimize' ? -1 : 1;
    const counted = trials.filter(({ outcome }) => outcome !== 'running');
    const finished = counted.filter(({ outcome }) => outcome === 'completed');
    if (cost !== null) expect(finished.every((trial) => (trial.cost ?? 0) > 0)).toBe(true);
    return counted.map(({ score }) => (score === -Infinity ? failed : sign * score));
  }

  test('each of which has a file to try it on', () => {
    const written = readdirSync(join(FIXTURES, 'other')).filter((name) => name !== 'SOURCES.md');
    const folders = [...written, ...Object.keys(MADE)];
    expect([...shown.keys()].sort()).toEqual(folders.sort());
    expect(Object.keys(SCORES).sort()).toEqual(folders.sort());
    expect([...shown.values()].filter(({ script }) => script !== undefined)).toHaveLength(4);
  });

  const canRun = ({ script }: Shown) => script === undefined || python !== undefined;
  test.each([...shown.values()].filter(canRun))('as it does: $folder', async (one) => {
    expect(await scoresOf(one)).toEqual(SCORES[one.folder]);
  });

  test.each<[string, (run: Record<string, unknown>) => unknown]>([
    ['2.2', (run) => OLD_KEYS.map((key) => run[key])],
    [
      '1.4',
      (run) => {
        const [id, instance, seed, budget, cost, time, status] = OLD_KEYS.map((key) => run[key]);
        const word = ['RUNNING', 'SUCCESS', 'CRASHED', 'TIMEOUT', 'MEMOUT'][Number(status)];
        const state = { __enum__: `StatusType.${word}` };
        return [
          [id, instance, seed, budget],
          [cost, time, state, 0, 0, {}],
        ];
      },
    ],
  ])('as it does for SMAC %s, which writes lists', async (_, older) => {
    const smac = shown.get('smac3');
    if (smac === undefined || python === undefined) return;
    const rewrite = () => {
      const path = join(folder, 'runhistory.json');
      const history = JSON.parse(readFileSync(path, 'utf8').replaceAll('Infinity', '1e999'));
      const data = history.data.map(older);
      const text = JSON.stringify({ ...history, data }, (_, value) =>
        value === Number.POSITIVE_INFINITY ? 'Infinity' : value,
      );
      writeFileSync(path, text.replaceAll('"Infinity"', 'Infinity'));
    };
    expect(await scoresOf(smac, rewrite)).toEqual(SCORES.smac3);
  });

  test('and how to write the runs of Weights & Biases, as the refusal of offline runs does', async () => {
    const [, lines = ''] =
      /```python\n(import json, wandb\n[\s\S]*?)\n```/.exec(
        readFileSync('docs/sources.md', 'utf8'),
      ) ?? [];
    expect(lines.split('\n')).toHaveLength(6);
    const files = readLocal('offline', localPlace('test/fixtures/wandb-runs'));
    const { reading } = readArguments(['offline'], 'inspect').settings;
    const read = files.then((all) => readRecord(all, reading, filesOf('').source));
    await expect(read).rejects.toThrow(`python -c '${lines.replaceAll('\n', '; ')}'`);
  });
});
