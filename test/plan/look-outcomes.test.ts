import { type LooksQuestion, planLooks, powerOf } from '../../src/plan/index.ts';
import { looksOutcomes } from '../../src/plan/look-outcomes.ts';
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
    const strict = outcomesOf({}, 1e-6);
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
