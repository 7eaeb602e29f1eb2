// Times whole commands of the built command line, beside Node's own start, which no command can beat.
// Machines differ: what to compare between commits is the time without that start as a multiple of it.
// Nothing is asserted. Build first.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configuredTrials } from './draws.mjs';

const REPEATS = 7;
const SIZES = { 48: REPEATS, 500: 3, 5000: 1, 20000: 1 };
const CLI = join(dirname(fileURLToPath(import.meta.url)), '../dist/cli.js');

const folder = await mkdtemp(join(tmpdir(), 'tuning-gate-bench-'));
try {
  const start = secondsOf(['-e', '0'], REPEATS);
  console.log('    n command                    seconds    starts');
  report('', 'node -e 0', start);
  report(48, 'bands', secondsOf([CLI, 'bands', '--n', '48'], REPEATS));
  for (const [n, repeats] of Object.entries(SIZES)) {
    const files = await Promise.all(['baseline', 'candidate'].map((name) => sweep(name, n)));
    const flags = ['--metric', 'score', '--direction', 'maximize'];
    report(n, 'compare', secondsOf([CLI, 'compare', ...files, ...flags], repeats));
  }
  const older = await Promise.all([1, 2, 3, 4].map((i) => sweepWithSettings(`older ${i}`, 48)));
  for (const n of [48, 200]) {
    const files = await Promise.all(
      ['baseline', 'candidate'].map((name) => sweepWithSettings(name, n)),
    );
    const compare = [CLI, 'compare', ...files, '--metric', 'score', '--direction', 'maximize'];
    report(n, 'without settings', secondsOf([...compare, '--settings', 'none'], REPEATS));
    report(n, 'with five settings', secondsOf(compare, REPEATS));
    const before = older.flatMap((path) => ['--older', path]);
    report(n, '… and 192 older trials', secondsOf([...compare, ...before], REPEATS));
  }

  function report(n, command, seconds) {
    const numbers = [seconds.toFixed(3), (seconds / start - 1).toFixed(1)];
    console.log(
      String(n).padStart(5),
      command.padEnd(24),
      ...numbers.map((one) => one.padStart(9)),
    );
  }
} finally {
  await rm(folder, { recursive: true });
}

/** The median of several runs. */
function secondsOf(args, repeats) {
  const times = Array.from({ length: repeats }, () => {
    const from = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return (performance.now() - from) / 1000;
  });
  return times.sort((a, b) => a - b)[Math.floor(repeats / 2)];
}

async function sweep(name, n) {
  const path = join(folder, `${name}-${n}.csv`);
  const factor = name === 'baseline' ? Math.SQRT2 : Math.PI;
  const rows = Array.from({ length: n }, (_, i) => `${i},${(((i + 1) * factor) % 1).toFixed(9)}`);
  await writeFile(path, `trial,score\n${rows.join('\n')}\n`);
  return path;
}

/** Five settings explain most of the score. */
async function sweepWithSettings(name, n) {
  const path = join(folder, `${name}-${n}-with-settings.csv`);
  const trials = configuredTrials(`${name} ${n}`)(n);
  const lines = trials.map((trial) => Object.values(trial).join());
  await writeFile(path, `${Object.keys(trials[0])}\n${lines.join('\n')}\n`);
  return path;
}
