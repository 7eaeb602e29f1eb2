import fc from 'fast-check';
import { jointLevel } from '../../src/compare/index.ts';
import { inCost, levelFromBudget, tuningCurve } from '../../src/estimate/index.ts';
import { bandMethods, confidences, pairs } from '../support/arbitraries.ts';
import { bandOf, curveOf } from '../support/bands.ts';

const evenly = (n: number) => Array.from({ length: n }, (_, i) => i);

describe('the joint level of two bands from one trial on', () => {
  test('is the product for independent sweeps, and what neither leaves out for paired ones', () => {
    const [one, other] = [curveOf(evenly(48)), curveOf(evenly(12))];
    expect(jointLevel(one, other, 'independent')).toBeCloseTo(0.8727975 * 0.882852, 4);
    expect(jointLevel(one, other, 'paired')).toBeCloseTo(0.8828 + 0.87285 - 1, 4);
  });

  test('is never negative', () => {
    const loose = tuningCurve(evenly(40), bandOf(40, 'ld-equal-tailed', 0.05), 0.1);
    expect(jointLevel(loose, loose, 'paired')).toBe(0);
    expect(jointLevel(loose, loose, 'independent')).toBeGreaterThan(0);
  });

  test('is of the curves as they are: their bands, their quantile, whatever a trial costs', () => {
    const quantiles = fc.constantFrom(0.1, 0.5, 0.9);
    fc.assert(
      fc.property(pairs, bandMethods, confidences, quantiles, (pair, method, level, quantile) => {
        const [b, c] = [pair.baseline, pair.candidate].map((sample) =>
          tuningCurve(sample, bandOf(sample.length, method, level), quantile),
        );
        if (!b || !c) throw new Error('two curves');
        const [q, r] = [levelFromBudget(b.band, quantile), levelFromBudget(c.band, quantile)];
        const independent = jointLevel(b, c, 'independent');
        const paired = jointLevel(b, c, 'paired');
        expect(independent).toBe(q * r);
        expect(paired).toBe(Math.max(0, q + r - 1));
        expect(paired).toBeLessThanOrEqual(independent + 1e-15);
        expect(jointLevel(c, b, 'independent')).toBe(independent);
        expect(jointLevel(inCost(b, 8), inCost(c, 0.25), 'paired')).toBe(paired);
      }),
    );
  });
});
