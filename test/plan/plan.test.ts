import { resolvableBudget } from '../../src/estimate/index.ts';
import { chanceToTouch } from '../../src/math/interleaving.ts';
import { gateAt, makePlan, powerAgainstCap, powerCurveOf } from '../../src/plan/index.ts';
import type { OptionName } from '../../src/settings/index.ts';
import { bandOf, RULES } from '../support/bands.ts';
import { designOf, noChangeOf, powerOf } from '../support/orders.ts';
import { settingsWith } from '../support/sweeps.ts';

interface Asked {
  readonly n: number;
  readonly m: number;
  readonly flags?: Partial<Record<OptionName, string>>;
}

const GOAL = { slowdown: 3, power: 0.8, budget: null };

function curveOf({ n, m, flags = {} }: Asked) {
  const policy = { settings: settingsWith(flags), rules: RULES, trialCost: null };
  const curve = powerCurveOf(makePlan([n, m], GOAL, policy));
  if (curve === null) throw new Error('no curve');
  return curve;
}

test('two sweeps resolve what the smaller one does', () => {
  const policy = { settings: settingsWith(), rules: RULES, trialCost: null };
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
    trialCost: null,
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

  test('is nothing where so few trials keep no such rate, and the curve is flat', () => {
    const plan = makePlan([3, 3], GOAL, policy);
    const { test: decides, detectableSlowdown, power } = plan.expectations ?? {};
    expect([decides?.attainedRate, detectableSlowdown]).toEqual([0, null]);
    expect(power?.map(({ probability }) => probability)).toEqual(Array(power?.length).fill(0));
    expect(new Set(powerCurveOf(plan)?.points.map((point) => point.probability))).toEqual(
      new Set([0]),
    );
  });

  test('is refused beyond 20,000 trials, of which no rate is known', () => {
    expect(() => makePlan([20_001, 10], GOAL, policy)).toThrow('rates are known only up to 20,000');
  });
});

test('looks save what is not trained, on average, where nothing changed', () => {
  const settings = settingsWith({ looks: '4,12', 'false-alarm-rate': '0.05' });
  const trialCost = { value: 2, unit: 'hours' };
  const { looks } = makePlan([12, 12], GOAL, { settings, rules: RULES, trialCost });
  const same = looks?.outcomes.find(({ slowdown }) => slowdown === 1);
  const trials = 12 - (same?.meanTrials ?? 0);
  expect(trials).toBeGreaterThan(0);
  expect(looks?.saving).toEqual({ trials, cost: { value: 2 * trials, unit: 'hours' } });
  const free = makePlan([12, 12], GOAL, { settings, rules: RULES, trialCost: null });
  expect(free.looks?.saving).toEqual({ trials, cost: null });
});

describe('the drawn curve', () => {
  test.each([
    [{ n: 4, m: 4, confidence: 0.8 }],
    [{ n: 12, m: 40, confidence: 0.8 }],
    [{ n: 48, m: 48, confidence: 0.8 }],
    [{ n: 100, m: 100, confidence: 0.95 }],
  ])('is between its points the power itself to half a percent: %j', (sizes) => {
    const design = designOf(sizes);
    const { points } = curveOf({
      ...sizes,
      flags: { confidence: String(sizes.confidence) },
    });
    const power = powerOf(design);
    const off = points.slice(1).filter((point, i) => {
      const before = points[i] ?? point;
      const drawn = (before.probability + point.probability) / 2;
      return Math.abs(drawn - power(Math.sqrt(before.slowdown * point.slowdown))) > 0.005;
    });
    expect(off).toEqual([]);
  });

  test('starts at no slowdown, never falls, and goes past the slowdown that is caught', () => {
    for (const [n, m] of [
      [4, 9],
      [48, 24],
      [700, 400],
    ] as const) {
      const { expectations, points } = curveOf({ n, m });
      expect(points[0]?.slowdown).toBe(1);
      const chances = points.map(({ probability }) => probability);
      expect(chances).toEqual([...chances].sort((a, b) => a - b));
      const slowdowns = points.map(({ slowdown }) => slowdown);
      expect(slowdowns).toEqual([...new Set(slowdowns)].sort((a, b) => a - b));
      expect(slowdowns.at(-1)).toBeGreaterThan(expectations.detectableSlowdown ?? Infinity);
      expect(chances.at(-1)).toBeGreaterThan(0.9);
    }
  });

  test.each([
    [1.5, 2],
    [30, 250],
    [5000, 1e6],
  ])(
    'goes past a slowdown of %d that is asked for, to the readable number %d',
    (slowdown, last) => {
      const policy = { settings: settingsWith(), rules: RULES, trialCost: null };
      const curve = powerCurveOf(makePlan(null, { ...GOAL, slowdown }, policy));
      expect(curve?.goal?.slowdown).toBe(slowdown);
      expect(curve?.points.at(-1)?.slowdown).toBe(last);
    },
  );

  test.each([
    ['more trials are needed than are tried', null, { band: 'dkw' }, { budget: 1000 }],
    ['nothing is compared', [3, 3], {}, {}],
  ] as const)('is none where %s', (_, sizes, flags, goal) => {
    const policy = { settings: settingsWith(flags), rules: RULES, trialCost: null };
    expect(powerCurveOf(makePlan(sizes, { ...GOAL, ...goal }, policy))).toBeNull();
  });

  test('is flat if no slowdown is caught', () => {
    const policy = {
      settings: settingsWith({ quantile: '0.05' }),
      rules: { ...RULES, budgetMax: 1 },
      trialCost: null,
    };
    const curve = powerCurveOf(makePlan([3, 5], GOAL, policy));
    expect(curve?.expectations.detectableSlowdown).toBeNull();
    expect(curve?.points.map(({ probability }) => probability)).toEqual(Array(49).fill(0));
  });
});
