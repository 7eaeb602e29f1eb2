import { confidenceBand, confidenceBands, trialsToResolve } from '../../src/estimate/index.ts';
import { probabilityWithin } from '../../src/math/crossing.ts';
import { BAND } from '../support/bands.ts';

describe('the bands of large sweeps', () => {
  test.each([
    [1001, 'ld-highest-density', 0.8],
    [1001, 'ld-equal-tailed', 0.999],
    [1400, 'ld-highest-density', 0.02],
    [2500, 'ld-highest-density', 0.5],
  ] as const)('of %i trials, %s, cover with a probability of %d', (n, method, confidence) => {
    const { lower, upper } = confidenceBand(n, { ...BAND, method, confidence });
    expect(Math.abs(probabilityWithin(lower, upper) - confidence)).toBeLessThan(2e-13);
  });

  test('go on from those that are just small enough to be calibrated by bracketing', () => {
    const [before, at, after] = [999, 1000, 1001].map(
      (n) => confidenceBand(n, BAND).pointwise ?? 0,
    );
    const [step, next] = [Number(at) - Number(before), Number(after) - Number(at)];
    expect(next / step).toBeCloseTo(1, 1);
  });
});

describe('the bands of several confidences', () => {
  test('are those of each by itself, exact or simulated', () => {
    for (const calibration of ['exact', 'simulation'] as const) {
      for (const method of ['ld-highest-density', 'ld-equal-tailed', 'ks', 'dkw'] as const) {
        const settings = { ...BAND, method, calibration, seed: 4 };
        const bandsOf = confidenceBands(3, settings);
        for (const confidence of [0.9, 0.5, 0.9, 1 - 1e-12]) {
          expect(bandsOf(confidence)).toEqual(confidenceBand(3, { ...settings, confidence }));
        }
        expect(() => bandsOf(1)).toThrow(RangeError);
      }
    }
    expect(() => confidenceBands(0, BAND)).toThrow(RangeError);
  });
});

describe('the trials that resolve a budget', () => {
  test('are none at once where no band could be narrow enough', () => {
    const quick = (budget: number, quantile = 0.5) => trialsToResolve(budget, BAND, quantile);
    expect([quick(1e9), quick(1e308), quick(8700), quick(1, 0.999_999)]).toEqual(
      Array(4).fill(null),
    );
    for (const method of ['ks', 'dkw'] as const) {
      expect(trialsToResolve(1e9, { ...BAND, method }, 0.5)).toBeNull();
    }
  });

  test('are looked for up to a limit, itself included', () => {
    const n = trialsToResolve(6, BAND, 0.5) ?? 0;
    for (const [most, expected] of [
      [n - 1, null],
      [n, n],
      [n + 1, n],
      [3, null],
    ] as const) {
      expect(trialsToResolve(6, { ...BAND, most }, 0.5)).toBe(expected);
    }
  });
});
