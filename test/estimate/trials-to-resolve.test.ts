import { trialsToResolve, tuningCurve } from '../../src/estimate/index.ts';
import type { BandMethod } from '../../src/settings/index.ts';
import { BAND, bandOf } from '../support/bands.ts';

function resolvable(n: number, method: BandMethod, quantile: number): number {
  return tuningCurve(Array(n).fill(0), bandOf(n, method), quantile).resolvableBudget;
}

function found(budget: number, method: BandMethod, quantile: number): number {
  return trialsToResolve(budget, { ...BAND, method }, quantile) ?? Number.NaN;
}

describe('the trials that resolve a budget', () => {
  test.each<[number, BandMethod, number]>([
    [1, 'ld-highest-density', 0.5],
    [1.5, 'ld-highest-density', 0.5],
    [2, 'ld-highest-density', 0.5],
    [8, 'ld-highest-density', 0.5],
    [8, 'ld-equal-tailed', 0.5],
    [4, 'ks', 0.5],
    [4, 'dkw', 0.5],
    [2, 'ld-highest-density', 0.9],
    [3, 'ld-highest-density', 0.25],
  ])(
    'are enough for %d trials with %s at quantile %d, and one fewer is not',
    (budget, method, q) => {
      const n = found(budget, method, q);
      expect(resolvable(n, method, q)).toBeGreaterThanOrEqual(budget);
      if (n > 1) expect(resolvable(n - 1, method, q)).toBeLessThan(budget);
    },
  );

  test('grow with the confidence', () => {
    const needed = [0.5, 0.8, 0.95, 0.999].map((confidence) =>
      trialsToResolve(2, { ...BAND, confidence }, 0.5),
    );
    expect(needed).toEqual([...needed].sort((a, b) => Number(a) - Number(b)));
    expect(new Set(needed).size).toBe(4);
  });

  test('are one for a budget that any sweep resolves', () => {
    expect(trialsToResolve(0.1, BAND, 0.5)).toBe(1);
  });

  test('are none where 20,000, the most that are calibrated, are too few', () => {
    const settings = { ...BAND, method: 'dkw' } as const;
    // 20,000 trials resolve 0.64·√20,000 = 91 by dkw.
    expect(trialsToResolve(92, settings, 0.5)).toBeNull();
    expect(trialsToResolve(90, settings, 0.5)).toBeLessThan(20_000);
  });

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
