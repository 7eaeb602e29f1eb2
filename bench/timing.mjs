// What the benchmarks of computations share: the parts of src/ they time, and how.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const REPEATS = 7;
/** Short jobs are repeated until a sample takes this long, in milliseconds. */
const SAMPLE = 30;

/** What a module exports that is written here, with paths from the root of the project. */
export async function loadSources(contents) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const folder = await mkdtemp(join(tmpdir(), 'tuning-gate-bench-'));
  const outfile = join(folder, 'sources.cjs');
  try {
    const stdin = { contents, resolveDir: root, loader: 'ts' };
    await build({ stdin, outfile, bundle: true, platform: 'node', format: 'cjs' });
    return createRequire(import.meta.url)(outfile);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The median time of one call when warm, in milliseconds. */
export function medianTime(job) {
  const once = timeOf(job, 1);
  const calls = Math.max(1, Math.round(SAMPLE / once));
  timeOf(job, calls);
  const times = Array.from({ length: REPEATS }, () => timeOf(job, calls) / calls);
  return times.sort((a, b) => a - b)[(REPEATS - 1) / 2];
}

function timeOf(job, calls) {
  const start = performance.now();
  for (let call = 0; call < calls; call++) job();
  return performance.now() - start;
}

/** The time of a fixed piece of arithmetic on this machine, which other times are compared with. */
export function measureYardstick() {
  const yardstick = medianTime(multiplications);
  console.log(
    `yardstick: two million multiplications and additions in ${yardstick.toFixed(2)} ms\n`,
  );
  return yardstick;
}

function multiplications() {
  const numbers = Float64Array.from({ length: 1000 }, (_, i) => 1 / (i + 1));
  let sum = 0;
  for (let round = 0; round < 2000; round++) {
    for (let i = 0; i < numbers.length; i++) sum += numbers[i] * numbers[(i + round) % 1000];
  }
  return sum;
}

/** A line of the table: a count, a name and numbers. */
export function row(...cells) {
  const [n, what, ...numbers] = cells.map(String);
  return [n.padStart(5), what.padEnd(20), ...numbers.map((cell) => cell.padStart(12))].join('  ');
}
