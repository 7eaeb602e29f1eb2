import { resolvableBudget } from '../../src/estimate/index.ts';
import { chanceToTouch } from '../../src/math/interleaving.ts';
import { gateAt, makePlan, powerAgainstCap } from '../../src/plan/index.ts';
import { bandOf, RULES } from '../support/bands.ts';
import { noChangeOf } from '../support/orders.ts';
import { settingsWith } from '../support/sweeps.ts';

const GOAL = { slowdown: 3, power: 0.8, budget: null };

test('two sweeps resolve what the smaller one does', () => {
  const policy = { settings: settingsWith(), rules: RULES };
  for (const sizes of [
    [48, 12],
    [12, 48],
  ] as const) {
    const { expectations } = makePlan(sizes, GOAL, policy);
    expect(expectations?.resolvableBudget).toBe(resolvableBudget(bandOf(12), 0.5));
  }
});

describe('what is expected with a rate', () => {
  const policy = {
    settings: settingsWith({ 'false-alarm-rate': '0.01' }),
    rules: RULES,
  };

  test('is what the test of no change attains, catches and cannot see', () => {
    const { expectations: found } = makePlan([48, 48], GOAL, policy);
    const { staircase, rate } = gateAt(noChangeOf(48, 48), 0.01);
    expect(found?.test).toEqual({ alpha: 0.01, attainedRate: rate });
    expect(found?.detectableSlowdown).toBeCloseTo(2.54, 2);
    for (const { slowdown, probability } of found?.power ?? [])
      expect(probability).toBe(chanceToTouch(staircase, slowdown));
    expect(found?.capped).toEqual(
      [1, 2, 4].map((budget) => ({ budget, probability: powerAgainstCap(staircase, budget, 0.5) })),
    );
    expect(found?.falseStrongBound).toBeNull();
  });

  test('is nothing where so few trials keep no such rate', () => {
    const { expectations } = makePlan([3, 3], GOAL, policy);
    const { test: decides, detectableSlowdown, power } = expectations ?? {};
    expect([decides?.attainedRate, detectableSlowdown]).toEqual([0, null]);
    expect(power?.map(({ probability }) => probability)).toEqual(Array(power?.length).fill(0));
  });

  test('is refused beyond 20,000 trials, of which no rate is known', () => {
    expect(() => makePlan([20_001, 10], GOAL, policy)).toThrow('rates are known only up to 20,000');
  });
});
