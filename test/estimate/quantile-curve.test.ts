import fc from 'fast-check';
import { limitsAt, tuningCurve } from '../../src/estimate/index.ts';
import { bandMethods, budgets, scores } from '../support/arbitraries.ts';
import { bandOf } from '../support/bands.ts';

const quantiles = fc.constantFrom(0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99);

/** Best scores of all the ways to draw k times with replacement, in increasing order. */
function bestOfAll(sample: readonly number[], k: number): number[] {
  let best = [...sample];
  for (let draw = 1; draw < k; draw++) {
    best = best.flatMap((so) => sample.map((score) => Math.max(so, score)));
  }
  return best.sort((a, b) => a - b);
}

describe('the curve of any quantile', () => {
  test('is that quantile of the best of all k-fold draws, counted one by one', () => {
    const few = fc.array(fc.constantFrom(-Infinity, 1, 2, 3, 5, 8), { minLength: 1, maxLength: 6 });
    // None of these is a share of a number of draws, at which rounding would decide.
    const odd = fc.constantFrom(0.0137, 0.1137, 0.3137, 0.6137, 0.9137);
    fc.assert(
      fc.property(few, fc.integer({ min: 1, max: 4 }), odd, (sample, k, quantile) => {
        const best = bestOfAll(sample, k);
        const curve = tuningCurve(sample, bandOf(sample.length, 'dkw'), quantile);
        const expected = best[Math.ceil(quantile * best.length) - 1];
        expect(limitsAt(curve, k).point).toBe(expected);
      }),
    );
  });

  test('has for limits the scores at which the band passes q^(1/k)', () => {
    fc.assert(
      fc.property(scores, bandMethods, quantiles, budgets, (sample, method, quantile, k) => {
        const band = bandOf(sample.length, method);
        const curve = tuningCurve(sample, band, quantile);
        const share = quantile ** (1 / k);
        const ranks = [...band.lower, ...band.upper];
        // At a break, rounding decides in this formula.
        fc.pre(ranks.every((rank) => Math.abs(rank - share) > 1e-9));
        const sorted = [...sample].sort((a, b) => a - b);
        const below = band.upper.filter((upper) => upper < share).length;
        const until = band.lower.filter((lower) => lower < share).length;
        const { lower, upper } = limitsAt(curve, k);
        expect(lower).toBe(below === 0 ? -Infinity : sorted[below - 1]);
        expect(upper).toBe(sorted[until] ?? Infinity);
      }),
    );
  });

  test('is that of the median at a budget stretched by ln q / ln ½', () => {
    fc.assert(
      fc.property(scores, quantiles, budgets, (sample, quantile, k) => {
        const band = bandOf(sample.length);
        const stretched = (k * Math.log(0.5)) / Math.log(quantile);
        const [curve, median] = [tuningCurve(sample, band, quantile), tuningCurve(sample, band)];
        const breaks = [median.lower, median.point, median.upper].flatMap((steps) => steps.breaks);
        fc.pre(breaks.every((end) => Math.abs(end / stretched - 1) > 1e-9));
        expect(limitsAt(curve, k)).toEqual(limitsAt(median, stretched));
      }),
    );
  });
});
