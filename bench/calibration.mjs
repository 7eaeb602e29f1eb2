// Times the exact calibration of a band, and the published simulation of it. Machines differ, so beside milliseconds it prints each time
// as a multiple of a fixed piece of arithmetic timed in the same run: that ratio is what to compare
// between commits. Nothing is asserted.
import { loadSources, measureYardstick, medianTime, row } from './timing.mjs';

const SIZES = [12, 48, 100, 1024];
const SIMULATED = [12, 48];
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
for (const n of SIMULATED) {
  const settings = { method: METHODS[0], confidence: 0.8, seed: 0 };
  const [exact, simulation] = ['exact', 'simulation'].map((calibration) =>
    medianTime(() => confidenceBand(n, { ...settings, calibration })),
  );
  const ratio = `${(simulation / exact).toFixed(0)}× exact`;
  console.log(row(n, 'simulation', simulation.toPrecision(3), ratio));
}
