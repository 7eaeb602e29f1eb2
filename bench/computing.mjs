// Times the exact calibration of a band, the published simulation of it, and what a plan of two sweeps
// takes. Machines differ, so beside milliseconds it prints each time as a multiple of a fixed piece of
// arithmetic timed in the same run: that ratio is what to compare between commits. Nothing is asserted.
import { confidenceBand } from '../src/estimate/index.ts';
import * as plan from '../src/plan/index.ts';

const REPEATS = 7;
/** Short jobs are repeated until a sample takes this long, in milliseconds. */
const SAMPLE = 30;
const METHODS = ['ld-highest-density', 'ld-equal-tailed', 'ks'];
const BAND = { method: METHODS[0], confidence: 0.8, calibration: 'exact', seed: 0 };
const RULES = { minShare: 0.1, margin: 0, budgetMin: null, budgetMax: null };
const POLICY = { quantile: 0.5, rules: RULES };

let asked = 0;
const yardstick = medianTime(multiplications);
console.log(`yardstick: two million multiplications and additions in ${yardstick.toFixed(2)} ms\n`);
console.log(row('n', 'what', 'ms', 'yardsticks'));
for (const n of [12, 48, 100, 1024])
  for (const method of METHODS)
    time(n, method, () => confidenceBand(n, { ...BAND, method, confidence: fresh(0.8) }));
for (const n of [12, 48])
  time(n, 'simulation', () =>
    confidenceBand(n, { ...BAND, calibration: 'simulation', confidence: fresh(0.8) }),
  );
for (const n of [12, 48, 100, 500]) {
  const design = () => ({
    trials: [n, n],
    band: BAND,
    ...POLICY,
    rules: { ...RULES, minShare: fresh(0.1) },
  });
  const rates = (levels) => () => plan.falseAlarmRates(design(), { levels, seed: 0 });
  time(n, 'strong rate', rates([]));
  time(n, 'weak and fair rates', rates(['weak', 'fair']));
  time(n, 'detectable slowdown', () => plan.detectableSlowdown(plan.strongStaircase(design())));
  time(n, 'false strong bound', () => plan.falseStrongBound(design(), { isPaired: false }));
  time(n, 'gate by rate', () => plan.gateAt(plan.noChangeDesign([n, n], POLICY), fresh(0.01)));
}
for (const slowdown of [4, 3, 2]) {
  const question = { slowdown, power: 0.8, budget: 8, rate: null, ...POLICY };
  const band = () => ({ ...BAND, confidence: fresh(0.8) });
  time(plan.trialsToDetect({ ...question, band: BAND }), `trials for ${slowdown} times`, () =>
    plan.trialsToDetect({ ...question, band: band() }),
  );
}

function time(n, what, job) {
  const taken = medianTime(job);
  console.log(row(n, what, taken.toPrecision(3), (taken / yardstick).toPrecision(3)));
}

/** All but the same number, of which no result is remembered. */
function fresh(number) {
  return number + 1e-12 * ++asked;
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

/** A fixed piece of arithmetic. */
function multiplications() {
  const numbers = Float64Array.from({ length: 1000 }, (_, i) => 1 / (i + 1));
  let sum = 0;
  for (let round = 0; round < 2000; round++) {
    for (let i = 0; i < numbers.length; i++) sum += numbers[i] * numbers[(i + round) % 1000];
  }
  return sum;
}

/** A line of the table: a count, a name and numbers. */
function row(...cells) {
  const [n, what, ...numbers] = cells.map(String);
  return [n.padStart(5), what.padEnd(20), ...numbers.map((cell) => cell.padStart(12))].join('  ');
}
