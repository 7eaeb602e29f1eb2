import fc from 'fast-check';
import {
  type CdfBand,
  meanCurve,
  meanEstimatesAt,
  meanLimitsAt,
  type ScoreBounds,
  scoreBounds,
  trialsFor,
} from '../../src/estimate/index.ts';
import { orient } from '../../src/parse/index.ts';
import reference from '../reference/estimators.json';
import { bandMethods, budgets, confidences, scores } from '../support/arbitraries.ts';
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

const BOUNDS: ScoreBounds = { floor: -200_000, ceiling: 200_000 };

const cases = fc.record({ sample: scores, method: bandMethods, confidence: confidences });

interface Given {
  readonly sample: readonly number[];
  readonly band: CdfBand;
  readonly k: number;
  readonly bounds?: ScoreBounds;
}

function limits({ sample, band, k, bounds = BOUNDS }: Given) {
  return meanLimitsAt(meanCurve(sample, band, bounds), k);
}

describe('limits of the mean', () => {
  const band: CdfBand = { ...bandOf(2), lower: [0.1, 0.5], upper: [0.6, 0.9] };
  const unit = { floor: 0, ceiling: 1 };

  // 0.6²·0 + (0.9² − 0.6²)·0.2 + (1 − 0.9²)·0.6 and 0.1²·0.2 + (0.5² − 0.1²)·0.6 + (1 − 0.5²)·1
  test.each([
    [0, 1, 0.204, 0.896],
    [-Infinity, 1, -Infinity, 0.896],
    [0, Infinity, 0.204, Infinity],
  ])('put what a band leaves out at the bounds, from %d to %d', (floor, ceiling, low, high) => {
    const { lower, upper } = limits({ sample: [0.6, 0.2], band, k: 2, bounds: { floor, ceiling } });
    expect(lower).toBeCloseTo(low, 14);
    expect(upper).toBeCloseTo(high, 14);
  });

  test('take the floor for failed trials, and nothing without a floor', () => {
    const failing = [-Infinity, 0.2];
    expect(limits({ sample: failing, band, k: 2, bounds: unit })).toEqual(
      limits({ sample: [0, 0.2], band, k: 2, bounds: unit }),
    );
    const open = { floor: -Infinity, ceiling: 1 };
    const nothing = { lower: -Infinity, upper: -Infinity };
    expect(limits({ sample: failing, band, k: 2, bounds: open })).toEqual(nothing);
    expect(limits({ sample: failing, band, k: 1e6, bounds: open })).toEqual(nothing);
  });

  test('leave open whether trials can fail where the band does', () => {
    const loose: CdfBand = { ...band, lower: [0, 0.5] };
    const open = { floor: -Infinity, ceiling: 1 };
    const { upper } = limits({ sample: [-Infinity, 0.2], band: loose, k: 2, bounds: open });
    expect(upper).toBeCloseTo(0.25 * 0.2 + 0.75, 14);
  });
});

describe('any limits of the mean', () => {
  test('are the integrals of the powers of the band: ceiling − ∫ Fᵏ', () => {
    fc.assert(
      fc.property(cases, budgets, ({ sample, method, confidence }, k) => {
        const band = bandOf(sample.length, method, confidence);
        const { lower, upper } = limits({ sample, band, k });
        const steps = [...sample.map((score) => Math.max(score, BOUNDS.floor)), BOUNDS.ceiling];
        steps.sort((a, b) => a - b);
        let [highest, lowest] = [BOUNDS.ceiling, BOUNDS.ceiling];
        for (const [i, end] of steps.entries()) {
          const length = end - (steps[i - 1] ?? BOUNDS.floor);
          highest -= length * (band.lower[i - 1] ?? 0) ** k;
          lowest -= length * (band.upper[i] ?? 1) ** k;
        }
        // The differences of these powers cancel: this formula is the less exact one.
        expect(Math.abs(lower - lowest)).toBeLessThan(1e-6);
        expect(Math.abs(upper - highest)).toBeLessThan(1e-6);
      }),
    );
  });

  test('contain the estimate V and lie inside the bounds', () => {
    const ends = fc.constantFrom(-Infinity, -200_000, -100_000);
    fc.assert(
      fc.property(cases, budgets, ends, ({ sample, method, confidence }, k, floor) => {
        const band = bandOf(sample.length, method, confidence);
        const curve = meanCurve(sample, band, { floor, ceiling: -floor });
        const { v } = meanEstimatesAt(curve, k);
        const { lower, upper } = meanLimitsAt(curve, k);
        expect(lower).toBeLessThanOrEqual(v);
        expect(v).toBeLessThanOrEqual(upper);
        expect(lower).toBeGreaterThanOrEqual(floor);
        expect(upper).toBeLessThanOrEqual(-floor);
      }),
    );
  });
});

test.each([
  [0, 5, { floor: 0, ceiling: 5 }, { floor: -5, ceiling: 0 }],
  [null, null, UNBOUNDED, UNBOUNDED],
  [0, null, { floor: 0, ceiling: Infinity }, { floor: -Infinity, ceiling: 0 }],
])(
  'a metric from %j to %j bounds scores, mirrored if minimised',
  (metricMin, metricMax, ...both) => {
    const bounds = (['maximize', 'minimize'] as const).map((direction) =>
      scoreBounds(direction, { metricMin, metricMax }),
    );
    expect(bounds).toEqual(both);
  },
);

test('trialsFor counts what a budget buys, whole where only rounding keeps it from that', () => {
  expect(trialsFor(0.3, 0.1)).toBe(3);
  expect(trialsFor(8, 1)).toBe(8);
  expect(trialsFor(5, 2)).toBe(2.5);
  expect(trialsFor(3.000001, 1)).toBe(3.000001);
  expect(trialsFor(1e-12, 1)).toBe(1e-12);
});
