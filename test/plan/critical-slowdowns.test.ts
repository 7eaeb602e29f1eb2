import { quickRandom, uniformOrderStatistics } from '../../src/math/random.ts';
import { leastReaching } from '../../src/math/weighted-quantile.ts';
import { criticalSlowdowns } from '../../src/plan/critical-slowdowns.ts';
import { type Design, stretchesOf } from '../../src/plan/index.ts';
import { leastShare } from '../../src/plan/level-rates.ts';
import { designOf } from '../support/orders.ts';

/** With all order statistics of both sweeps, each by its own logarithm. */
function byAllScores(design: Design, seed: number, pairs: number): number[] {
  const [n, m] = [design.baseline.band.n, design.candidate.band.n];
  const decided = stretchesOf(design).filter(
    ({ baseline, candidate }) => baseline.lower >= 1 && candidate.upper < Infinity,
  );
  const random = quickRandom(seed);
  const found = Array.from({ length: pairs }, () => {
    const u = uniformOrderStatistics(n, random).map(Math.log);
    const v = uniformOrderStatistics(m, random).map(Math.log);
    const ratios = decided.map(({ baseline, candidate }) => {
      return (u[baseline.lower - 1] ?? 0) / (v[candidate.upper - 1] ?? 0);
    });
    const shares = Float64Array.from(decided, ({ share }) => share);
    return leastReaching(Float64Array.from(ratios), shares, leastShare(design.rules.minShare));
  });
  return found.sort((a, b) => a - b);
}

test.each([
  [12, 30],
  [1, 20],
  [48, 48],
  [1500, 700],
])('the critical slowdowns of %i with %i trials are those by all their scores', (n, m) => {
  const method = n > 1000 ? 'dkw' : 'ld-highest-density';
  const design = designOf({ n, m, method, confidence: 0.5 });
  const critical = criticalSlowdowns(design, 7);
  const expected = byAllScores(design, 7, critical.length);
  for (const [i, one] of critical.entries()) {
    const other = expected[i] as number;
    expect(one === other || Math.abs(one / other - 1) < 1e-11).toBe(true);
  }
});
