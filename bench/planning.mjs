// Times what a plan of two sweeps takes. As in calibration.mjs each time is also a multiple of a fixed
// piece of arithmetic timed in the same run: that ratio is what to compare between commits. Nothing
// is asserted.
import { loadSources, measureYardstick, medianTime, row } from './timing.mjs';

const SIZES = [12, 48, 100, 500];
const BAND = { method: 'ld-highest-density', confidence: 0.8, calibration: 'exact', seed: 0 };
const RULES = { minShare: 0.1, margin: 0, budgetMin: null, budgetMax: null };
const POLICY = { quantile: 0.5, rules: RULES };

const { confidenceBand, plan } = await loadSources(`
  export { confidenceBand } from './src/estimate/index.ts';
  export * as plan from './src/plan/index.ts';
`);
const yardstick = measureYardstick();
console.log(row('n', 'what', 'ms', 'yardsticks'));
for (const n of SIZES) {
  const arm = { band: confidenceBand(n, BAND), trialCost: 1 };
  const design = { baseline: arm, candidate: arm, ...POLICY };
  const rates = (levels) => () => plan.falseAlarmRates(design, { levels, seed: 0 });
  time(n, 'strong rate', rates([]));
  time(n, 'weak and fair rates', rates(['weak', 'fair']));
  time(n, 'detectable slowdown', () => plan.detectableSlowdown(design));
  time(n, 'false strong bound', () => plan.falseStrongBound(design, { isPaired: false }));
  const wanted = { rate: 0.01, failOn: 'strong' };
  time(n, 'gate by rate', () => plan.gateDesign([n, n], { band: BAND, ...POLICY }, wanted));
  const sizes = [n / 4, n / 2, (3 * n) / 4, n];
  const looks = { baseline: n, sizes, rate: 0.01, band: BAND, ...POLICY };
  time(n, 'four looks', () => plan.planLooks(looks));
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
