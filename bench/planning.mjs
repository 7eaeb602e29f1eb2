// Times what a plan of two sweeps takes. As in calibration.mjs each time is also a multiple of a fixed
// piece of arithmetic timed in the same run: that ratio is what to compare between commits. Nothing
// is asserted.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SIZES = [12, 48, 100, 200];
const REPEATS = 5;
/** Short jobs are repeated until a sample takes this long, in milliseconds. */
const SAMPLE = 30;
const BAND = { method: 'ld-highest-density', confidence: 0.8, calibration: 'exact', seed: 0 };
const RULES = { minShare: 0.1, margin: 0, budgetMin: null, budgetMax: null };
const POLICY = { quantile: 0.5, rules: RULES };

const { confidenceBand, plan } = await loadStages();
const yardstick = medianTime(multiplications);
console.log(`yardstick: two million multiplications and additions in ${yardstick.toFixed(2)} ms\n`);
console.log(row('n', 'what', 'ms', 'yardsticks'));
for (const n of SIZES) {
  const arm = { band: confidenceBand(n, BAND), trialCost: 1 };
  const design = { baseline: arm, candidate: arm, ...POLICY };
  time(n, 'false-alarm rates', () => plan.falseAlarmRates(design, { seed: 0 }));
  time(n, 'detectable slowdown', () => plan.detectableSlowdown(design));
  time(n, 'false strong bound', () => plan.falseStrongBound(design, { isPaired: false }));
  time(n, 'all of a plan', () => plan.expectationsOf(design, { seed: 0, slowdowns: [2, 4, 8] }));
}
for (const slowdown of [4, 3, 2]) {
  const question = { slowdown, power: 0.8, budget: 8, band: BAND, falseAlarm: null, ...POLICY };
  time(plan.trialsToDetect(question), `trials for ${slowdown} times`, () =>
    plan.trialsToDetect(question),
  );
}

function time(n, what, job) {
  const taken = medianTime(job);
  console.log(row(n, what, taken.toPrecision(3), (taken / yardstick).toPrecision(3)));
}

async function loadStages() {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const folder = await mkdtemp(join(tmpdir(), 'tuning-gate-bench-'));
  const outfile = join(folder, 'stages.cjs');
  const contents = `export { confidenceBand } from './src/estimate/index.ts';
    export * as plan from './src/plan/index.ts';`;
  try {
    const stdin = { contents, resolveDir: root, loader: 'ts' };
    await build({ stdin, outfile, bundle: true, platform: 'node', format: 'cjs' });
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
  const [n, what, ...numbers] = cells.map(String);
  return [n.padStart(5), what.padEnd(20), ...numbers.map((cell) => cell.padStart(12))].join('  ');
}
