import fc from 'fast-check';
import { meanCurve, meanEstimatesAt, type ScoreBounds } from '../../src/estimate/index.ts';
import { orient } from '../../src/parse/index.ts';
import reference from '../reference/estimators.json';
import { budgets, scores } from '../support/arbitraries.ts';
import { bandOf } from '../support/bands.ts';

const UNBOUNDED: ScoreBounds = { floor: -Infinity, ceiling: Infinity };

function estimates(sample: readonly number[], trials: number, bounds = UNBOUNDED) {
  return meanEstimatesAt(meanCurve(sample, bandOf(sample.length, 'dkw'), bounds), trials);
}

const finiteScores = scores
  .map((sample) => sample.filter(Number.isFinite))
  .filter((s) => s.length > 0);

describe.each(reference)('the mean estimates of the sample "$name"', (sample) => {
  const close = (found: number | null, expected: number | undefined) =>
    expect(Math.abs((found ?? Number.NaN) - (expected ?? Number.NaN))).toBeLessThan(1e-12);

  test('are the reference ones', () => {
    for (const [i, k] of sample.budgets.entries()) {
      const { u, v, w, vStd } = estimates(sample.scores, k);
      close(u, sample.u[i]);
      close(v, sample.v[i]);
      close(w, sample.w[i]);
      close(vStd, sample.vStd[i]);
    }
  });

  test('are the mirrored ones for a minimised metric', () => {
    const mirrored = sample.scores.map((value) => orient(value, 'minimize'));
    for (const [i, k] of sample.budgets.entries()) {
      const { u, v } = estimates(mirrored, k);
      close(orient(u ?? Number.NaN, 'minimize'), sample.uMin[i]);
      close(orient(v, 'minimize'), sample.vMin[i]);
    }
  });
});

describe('the mean of the best of k trials', () => {
  test('has no unbiased estimate for a broken number of trials', () => {
    expect(estimates([1, 2, 3], 2.5).u).toBeNull();
    expect(estimates([1, 2, 3], 3.5).u).toBeNull();
    expect(estimates([1, 2, 3], 2).u).toBeCloseTo(8 / 3, 14);
  });

  test('is the best score by U beyond as many trials as there are', () => {
    expect(estimates([1, 2, 4], 3).u).toBe(4);
    expect(estimates([1, 2, 4], 1000).u).toBe(4);
    expect(estimates([-4, -2, -1], 4).u).toBe(-1);
    expect(estimates([-Infinity, -Infinity], 1000).u).toBe(-Infinity);
  });

  test('is shaded by one standard deviation inside what was observed', () => {
    const { v, vStd, vShade } = estimates([0, 4, 6, 6, 10], 1);
    expect(v).toBeCloseTo(5.2, 14);
    expect(vShade?.lower).toBeCloseTo(5.2 - Math.sqrt(10.56), 14);
    expect(vShade?.upper).toBeCloseTo(5.2 + (vStd ?? 0), 14);
    expect(estimates([0, 0, 0, 10], 1).vShade?.lower).toBe(0);
    expect(estimates([0, 10, 10, 10], 1).vShade?.upper).toBe(10);
  });
});

describe('failed trials', () => {
  const failing = [-Infinity, 3, -Infinity, 5, 4];

  test('make the mean −∞ wherever they have weight', () => {
    const nothing = { v: -Infinity, w: -Infinity, vStd: null, vShade: null };
    expect(estimates(failing, 1)).toEqual({ u: -Infinity, ...nothing });
    expect(estimates(failing, 2)).toEqual({ u: -Infinity, ...nothing });
    expect(estimates(failing, 2.5)).toEqual({ u: null, ...nothing });
  });

  test('have no weight without replacement in more trials than failed', () => {
    // Of the ten ways to take three, one has 3 for its best, three have 4 and six have 5.
    expect(estimates(failing, 3).u).toBeCloseTo((3 + 3 * 4 + 6 * 5) / 10, 14);
  });

  test('have it even where it is smaller than any number', () => {
    const many = Array.from({ length: 48 }, (_, i) => (i === 7 ? -Infinity : i));
    expect(estimates(many, 1e6)).toMatchObject({ v: -Infinity, w: -Infinity });
    const half = Array.from({ length: 2400 }, (_, i) => (i % 2 ? -Infinity : i));
    expect(estimates(half, 1200).u).toBe(-Infinity);
    // The best is among the taken ones half of the time, else the next one, and so on: 2398 − 2·1.
    expect(estimates(half, 1201).u).toBeCloseTo(2396, 1);
  });

  test('enter as the floor of the metric where it has one', () => {
    const bounds = { floor: 0, ceiling: Infinity };
    for (const k of [1, 2, 2.5, 4]) {
      expect(estimates(failing, k, bounds)).toEqual(estimates([0, 3, 0, 5, 4], k));
    }
  });
});

describe('any mean estimates', () => {
  test('are in order, W ≤ V ≤ U, for whole numbers of trials, and inside the range', () => {
    fc.assert(
      fc.property(finiteScores, fc.integer({ min: 1, max: 60 }), (sample, k) => {
        const { u, v, w, vStd, vShade } = estimates(sample, k);
        const slack = 1e-12 * Math.max(1, ...sample.map(Math.abs));
        expect(w).toBeLessThanOrEqual(v + slack);
        expect(v).toBeLessThanOrEqual((u ?? Number.NaN) + slack);
        expect(w).toBeGreaterThanOrEqual(Math.min(...sample));
        expect(u).toBeLessThanOrEqual(Math.max(...sample));
        expect(vStd).toBeGreaterThanOrEqual(0);
        expect(vShade?.lower).toBeLessThanOrEqual(v);
        expect(vShade?.upper).toBeGreaterThanOrEqual(v);
      }),
    );
  });

  test('never fall as the budget grows, and neither depend on the order of the trials nor change it', () => {
    const factors = fc.double({ min: 1, max: 3, noNaN: true });
    fc.assert(
      fc.property(scores, budgets, factors, (sample, k, more) => {
        const reversed = estimates([...sample].reverse(), k);
        const [before, after] = [estimates(Object.freeze(sample), k), estimates(sample, k * more)];
        expect(before).toEqual(reversed);
        const slack = 1e-12 * Math.max(1, ...sample.filter(Number.isFinite).map(Math.abs));
        expect(after.v + slack).toBeGreaterThanOrEqual(before.v);
        expect(after.w + slack).toBeGreaterThanOrEqual(before.w);
        const [few, many] = [Math.ceil(k), Math.ceil(k * more)];
        const [u, later] = [estimates(sample, few).u, estimates(sample, many).u];
        expect((later ?? Number.NaN) + slack).toBeGreaterThanOrEqual(u ?? Number.NaN);
      }),
    );
  });
});

describe('a mean curve is refused', () => {
  test('for a band of another size', () => {
    expect(() => meanCurve([1, 2], bandOf(3), UNBOUNDED)).toThrow(RangeError);
  });

  test.each([Number.NaN, Infinity, -1, 2])('for a score of %d between 0 and 1', (score) => {
    expect(() => meanCurve([0.5, score], bandOf(2), { floor: 0, ceiling: 1 })).toThrow(RangeError);
  });
});
