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
import { bandMethods, budgets, confidences, scores } from '../support/arbitraries.ts';
import { bandOf } from '../support/bands.ts';

const UNBOUNDED: ScoreBounds = { floor: -Infinity, ceiling: Infinity };
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

describe('trialsFor', () => {
  test('counts what a budget buys, whole where only rounding keeps it from that', () => {
    expect(trialsFor(0.3, 0.1)).toBe(3);
    expect(trialsFor(8, 1)).toBe(8);
    expect(trialsFor(5, 2)).toBe(2.5);
    expect(trialsFor(3.000001, 1)).toBe(3.000001);
    expect(trialsFor(1e-12, 1)).toBe(1e-12);
  });
});
