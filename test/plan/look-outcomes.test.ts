import { type LooksQuestion, planLooks, powerOf } from '../../src/plan/index.ts';
import { looksOutcomes } from '../../src/plan/looks.ts';
import { BAND, RULES } from '../support/bands.ts';
import { designOf } from '../support/orders.ts';

const QUESTION: LooksQuestion = {
  baseline: 12,
  sizes: [3, 6, 12],
  rate: 0.05,
  band: { ...BAND, seed: 1 },
  quantile: 0.5,
  rules: RULES,
};

function outcomesOf(change: Partial<LooksQuestion> = {}, stopBelow = 2) {
  const question = { ...QUESTION, ...change };
  return looksOutcomes(question, planLooks(question), stopBelow);
}

describe('what comes of looks', () => {
  const outcomes = outcomesOf();
  const strict = outcomesOf({}, 1e-6);

  test.each([
    [2, 0.5, 0.00336, 0.74084, 7.537, 2.619],
    [2, 1, 0.04022, 0.3556, 9.666, 2.925],
    [2, 2, 0.22444, 0.09468, 10.335, 2.687],
    [2, 4, 0.5833, 0.01692, 9.002, 3],
    [1e-6, 0.5, 0.00336, 0.14672, 11.102, 2.14],
    [1e-6, 1, 0.04022, 0.02776, 11.633, 1.438],
    [1e-6, 4, 0.5833, 0.00028, 9.102, 2.998],
  ])(
    'with a limit of %d at a slowdown of %d is what 50,000 comparisons of curves give',
    (stopBelow, slowdown, fail, passEarly, meanTrials, deviation) => {
      const all = stopBelow === 2 ? outcomes : strict;
      const found = all.find((outcome) => outcome.slowdown === slowdown) ?? outcomes[0];
      const [draws, expected] = [12_500, { fail, passEarly, meanTrials }];
      const errors = {
        fail: Math.sqrt((fail * (1 - fail)) / draws),
        passEarly: Math.sqrt((passEarly * (1 - passEarly)) / draws),
        meanTrials: deviation / Math.sqrt(draws),
      };
      for (const name of ['fail', 'passEarly', 'meanTrials'] as const) {
        const off = Math.abs((found?.[name] ?? Infinity) - expected[name]);
        // Both are simulated.
        expect(off).toBeLessThan(5 * errors[name] * Math.sqrt(1 + draws / 50_000));
        const error = found?.standardErrors[name] ?? Infinity;
        expect(Math.abs(error / errors[name] - 1)).toBeLessThan(expected[name] < 0.01 ? 0.5 : 0.05);
      }
    },
  );

  test('is simulated less often the larger the sweeps', () => {
    const band = { ...BAND, method: 'dkw' } as const;
    const large = outcomesOf({ baseline: 300, sizes: [100, 300], band });
    const { fail, standardErrors } = large.find(({ slowdown }) => slowdown === 2) ?? {};
    const rate = fail ?? 0;
    expect(rate).toBeGreaterThan(0.1);
    // Of 4 million scores, 1,000 for each draw.
    const error = Math.sqrt((rate * (1 - rate)) / 4000);
    expect(standardErrors?.fail).toBeCloseTo(error, 4);
  });

  test('is asked for candidates that are faster, as fast and slower', () => {
    const slowdowns = outcomes.map(({ slowdown }) => slowdown);
    expect(slowdowns).toEqual([0.5, 1, 1.5, 2, 3, 4, 6, 8]);
  });

  test('is the same for the same seed', () => {
    expect(outcomesOf()).toEqual(outcomes);
    expect(outcomesOf({ band: { ...BAND, seed: 2 } })).not.toEqual(outcomes);
  });

  test('is worse for a slower candidate', () => {
    for (const [i, { fail, passEarly, single }] of outcomes.entries()) {
      const faster = outcomes[i - 1];
      if (faster === undefined) continue;
      expect(fail).toBeGreaterThanOrEqual(faster.fail);
      expect(passEarly).toBeLessThanOrEqual(faster.passEarly);
      expect(single.fail).toBeGreaterThan(faster.single.fail);
    }
  });

  test('keeps the rate where nothing changed, and stops in between', () => {
    for (const { slowdown, fail, passEarly, meanTrials, standardErrors } of outcomes) {
      if (slowdown === 1) expect(fail).toBeLessThan(0.05 + 3 * standardErrors.fail);
      expect(fail + passEarly).toBeLessThanOrEqual(1);
      expect(meanTrials).toBeGreaterThanOrEqual(3);
      expect(meanTrials).toBeLessThanOrEqual(12);
      for (const error of Object.values(standardErrors)) expect(error).toBeLessThan(0.05);
    }
  });

  test('of one look is the power of a single one', () => {
    const once = outcomesOf({ sizes: [12] });
    const { looks } = planLooks({ ...QUESTION, sizes: [12] });
    const power = powerOf(designOf({ n: 12, m: 12, confidence: looks[0]?.confidence ?? 0 }));
    for (const { slowdown, fail, passEarly, meanTrials, standardErrors, single } of once) {
      expect(single.fail).toBe(power(slowdown));
      expect(Math.abs(fail - single.fail)).toBeLessThan(5 * standardErrors.fail);
      expect([passEarly, meanTrials]).toEqual([0, 12]);
    }
  });

  test('without a limit on the slowdown takes more trials', () => {
    for (const [i, { passEarly, meanTrials }] of strict.entries()) {
      expect(passEarly).toBeLessThan(0.5);
      expect(meanTrials).toBeGreaterThan(outcomes[i]?.meanTrials ?? 0);
    }
  });

  test('is nothing where no look has a gate', () => {
    for (const outcome of outcomesOf({ sizes: [2, 3], rate: 0.001 })) {
      expect(outcome).toMatchObject({ fail: 0, passEarly: 0, meanTrials: 3, single: { fail: 0 } });
    }
  });
});
