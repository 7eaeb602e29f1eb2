// Times the exact calibration of a band. Machines differ, so beside milliseconds it prints each time
// as a multiple of a fixed piece of arithmetic timed in the same run: that ratio is what to compare
// between commits. Nothing is asserted.
import { loadSources, measureYardstick, medianTime, row } from './timing.mjs';

const SIZES = [12, 48, 100, 1024];
const METHODS = ['ld-highest-density', 'ld-equal-tailed', 'ks'];

const { confidenceBand } = await loadSources(
  "export { confidenceBand } from './src/estimate/index.ts';",
);
const yardstick = measureYardstick();
console.log(row('n', 'method', 'ms', 'yardsticks'));
for (const n of SIZES) {
  for (const method of METHODS) {
    const settings = { method, confidence: 0.8, calibration: 'exact', seed: 0 };
    const time = medianTime(() => confidenceBand(n, settings));
    console.log(row(n, method, time.toPrecision(3), (time / yardstick).toPrecision(3)));
  }
}
