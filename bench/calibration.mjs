// Times the exact calibration of a band. Machines differ, so beside milliseconds it prints each time
// as a multiple of a fixed piece of arithmetic timed in the same run: that ratio is what to compare
// between commits. Nothing is asserted.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SIZES = [12, 48, 100, 1024];
const METHODS = ['ld-highest-density', 'ld-equal-tailed', 'ks'];
const REPEATS = 7;
/** Short jobs are repeated until a sample takes this long, in milliseconds. */
const SAMPLE = 30;

const { confidenceBand } = await loadEstimate();
const yardstick = medianTime(multiplications);
console.log(`yardstick: two million multiplications and additions in ${yardstick.toFixed(2)} ms\n`);
console.log(row('n', 'method', 'ms', 'yardsticks'));
for (const n of SIZES) {
  for (const method of METHODS) {
    const settings = { method, confidence: 0.8, calibration: 'exact', seed: 0 };
    const time = medianTime(() => confidenceBand(n, settings));
    console.log(row(n, method, time.toPrecision(3), (time / yardstick).toPrecision(3)));
  }
}

async function loadEstimate() {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const folder = await mkdtemp(join(tmpdir(), 'tuning-gate-bench-'));
  const outfile = join(folder, 'estimate.cjs');
  try {
    const entryPoints = [join(root, 'src/estimate/index.ts')];
    await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'cjs' });
    return createRequire(import.meta.url)(outfile);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The median time of one call when warm, in milliseconds. */
function medianTime(job) {
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

function multiplications() {
  const numbers = Float64Array.from({ length: 1000 }, (_, i) => 1 / (i + 1));
  let sum = 0;
  for (let round = 0; round < 2000; round++) {
    for (let i = 0; i < numbers.length; i++) sum += numbers[i] * numbers[(i + round) % 1000];
  }
  return sum;
}

function row(...cells) {
  const [n, method, ...numbers] = cells.map(String);
  return [n.padStart(5), method.padEnd(18), ...numbers.map((cell) => cell.padStart(12))].join('  ');
}
