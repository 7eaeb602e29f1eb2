import { resolvableBudget } from '../../src/estimate/index.ts';
import { chanceToTouch } from '../../src/math/interleaving.ts';
import { failingOrders, trialsToDetect, trialsToResolve } from '../../src/plan/index.ts';
import type { BandMethod } from '../../src/settings/index.ts';
import { BAND, bandOf, RULES } from '../support/bands.ts';

const QUESTION = {
  slowdown: 3,
  power: 0.8,
  budget: null,
  band: BAND,
  rate: null,
  quantile: 0.5,
  rules: RULES,
};

describe('the trials to detect a slowdown', () => {
  test.each<[number, number, number | null, BandMethod?, number?]>([
    [3, 0.8, null],
    [6.5, 0.8, null],
    [10.5, 0.8, null],
    [4, 0.5, null],
    [8, 0.95, null],
    [5, 0.8, 0.01],
    [2, 0.95, 0.003],
    [3, 0.5, 0.2],
    // Small sweeps resolve nothing by these bands.
    [3, 0.8, null, 'dkw', 0.99],
    [3, 0.8, null, 'dkw', 0.999],
  ])(
    'are enough for %dx with power %d, at a rate of %j, and one fewer is not: %s %d',
    (...asked) => {
      const [slowdown, power, rate, method = BAND.method, confidence = BAND.confidence] = asked;
      const question = { ...QUESTION, band: { ...BAND, method, confidence } };
      const n = trialsToDetect({ ...question, slowdown, power, rate }) ?? 0;
      const powerWith = (trials: number) =>
        chanceToTouch(failingOrders({ trials: [trials, trials], ...question }, rate), slowdown);
      expect(powerWith(n)).toBeGreaterThanOrEqual(power);
      expect(powerWith(n - 1)).toBeLessThan(power);
    },
  );

  test.each([
    ['the budget asked for', 8, { slowdown: 8, budget: 8 }],
    ['the smallest that is compared', 5, { power: 0.01, rules: { ...RULES, budgetMin: 5 } }],
    ['a budget by the shown bands', 5, { slowdown: 20, budget: 5, rate: 0.01 }],
  ])('resolve %s', (_, budget, more) => {
    const n = trialsToDetect({ ...QUESTION, slowdown: 1000, ...more }) ?? 0;
    const resolved = Math.log(0.5) / Math.log(bandOf(n).lower.at(-1) as number);
    expect(resolved).toBeGreaterThanOrEqual(budget);
  });

  test('are none beyond 2,000', () => {
    const question = { ...QUESTION, band: { ...BAND, method: 'dkw' } as const };
    expect(trialsToDetect({ ...question, slowdown: 1.01 })).toBeNull();
    expect(trialsToDetect({ ...question, budget: 1000 })).toBeNull();
    expect(trialsToDetect({ ...question, slowdown: 1.01, rate: 0.01 })).toBeNull();
  });

  test('are not looked for beyond as many as are asked for', () => {
    const n = trialsToDetect(QUESTION) ?? 0;
    expect(trialsToDetect({ ...QUESTION, most: n })).toBe(n);
    expect(trialsToDetect({ ...QUESTION, most: n - 1 })).toBeNull();
    const resolving = { ...QUESTION, slowdown: 1000, budget: 8 };
    const all = trialsToResolve(8, BAND, 0.5) ?? 0;
    expect(trialsToDetect({ ...resolving, most: all })).toBe(all);
    expect(trialsToDetect({ ...resolving, most: all - 1 })).toBeNull();
  });
});

function resolvable(n: number, method: BandMethod, quantile: number): number {
  return resolvableBudget(bandOf(n, method), quantile);
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

  test.each([1, 12, 100])('are exactly %i for what these resolve', (n) => {
    expect(found(resolvable(n, BAND.method, 0.5), BAND.method, 0.5)).toBe(n);
  });

  test('are one for a budget that any sweep resolves', () => {
    expect(trialsToResolve(0.1, BAND, 0.5)).toBe(1);
  });

  test('are none where 2,000 are too few', () => {
    expect(trialsToResolve(1000, BAND, 0.5)).toBeNull();
    // 2,000 trials resolve 0.64·√2,000 = 29 by dkw.
    const settings = { ...BAND, method: 'dkw' } as const;
    expect(trialsToResolve(29, settings, 0.5)).toBeNull();
    expect(trialsToResolve(28, settings, 0.5)).toBeLessThan(2000);
  });
});
