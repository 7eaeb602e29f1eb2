// Times many comparisons in one process of the built library, in seconds of the processor: that does not count what
// other programs take. Nothing is asserted. Build first.
import { compareSweeps } from '../dist/library.js';
import { configuredTrials } from './draws.mjs';

const COMPARISONS = 1000;
const KINDS = [
  ['by bands', 48, {}],
  ['by a rate', 48, { falseAlarmRate: 0.01 }],
  ['by bands', 500, {}],
  ['pairs', 48, { pairing: 'paired', pairBy: 'trial' }],
  ['by settings', 48, { metric: 'score', searchMethod: 'random' }],
];

console.log('    n what         seconds for 1,000');
for (const [what, n, options] of KINDS) {
  const draw = what === 'by settings' ? withSettings(n) : scores(n);
  const count = /pairs|settings/.test(what) || n > 48 ? COMPARISONS / 10 : COMPARISONS;
  const from = process.cpuUsage();
  for (let i = 0; i < count; i++)
    compareSweeps(draw(), draw(), { direction: 'maximize', ...options });
  const { user, system } = process.cpuUsage(from);
  const seconds = (((user + system) / 1e6) * COMPARISONS) / count;
  console.log(String(n).padStart(5), what.padEnd(12), seconds.toFixed(1).padStart(17));
}

/** Sweeps that never repeat, the same in every run. */
function scores(n) {
  let drawn = 0;
  return () => Array.from({ length: n }, () => (++drawn * Math.SQRT2) % 1);
}

function withSettings(n) {
  const draw = configuredTrials('library');
  return () => draw(n);
}
