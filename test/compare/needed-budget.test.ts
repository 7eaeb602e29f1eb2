import fc from 'fast-check';
import { budgetToTarget, compareAt, equivalentEffort } from '../../src/compare/index.ts';
import { inCost, limitsAt, type TuningCurve, tuningCurve } from '../../src/estimate/index.ts';
import { type StepFunction, stepFunction, valueAt } from '../../src/math/step-function.ts';
import { bandMethods, budgets, confidences, pairs, scores } from '../support/arbitraries.ts';
import { bandOf, curveOf } from '../support/bands.ts';

type Values = readonly [number, number, number, number];

/** A curve by its values on (0, 2], (2, 4], (4, 8] and (8, ∞). */
function byHand(lower: Values, point: Values, upper: Values): TuningCurve {
  const by = (values: Values) => stepFunction([2, 4, 8, Infinity], values);
  return { ...curveOf([0]), lower: by(lower), point: by(point), upper: by(upper) };
}

const FAILS = -Infinity;
const OPEN = Infinity;

describe('the equivalent effort by hand', () => {
  const baseline = byHand([10, 12, 14, 14], [20, 22, 24, 26], [30, 32, 34, OPEN]);
  const candidate = byHand([FAILS, 10, 21, 33], [5, 20, 23, 35], [12, 25, 33, OPEN]);

  test.each([
    [1, 0, 2, 8, 'each limit is the left end of a step'],
    [4, 0, 4, 8, 'an equal score is enough'],
    [8, 2, 8, Infinity, 'no lower end reaches the upper one'],
    [9, 2, 8, Infinity, "the baseline's band is open"],
  ])('for %d trials is from %d, about %d, to %d: %s', (budget, lower, estimate, upper) => {
    expect(equivalentEffort(baseline, candidate, budget)).toEqual({
      budget,
      lower,
      estimate,
      upper,
    });
  });

  test('is not within the data where the candidate never gets there', () => {
    const weak = byHand([0, 0, 0, 0], [1, 1, 1, 2], [3, 3, 3, OPEN]);
    // Its band says nothing beyond 8 trials, so more than 8 are needed and nothing else is known.
    expect(equivalentEffort(baseline, weak, 1)).toEqual({
      budget: 1,
      lower: 8,
      estimate: Infinity,
      upper: Infinity,
    });
  });

  test("is never enough where the metric's bound lies below what is to be reached", () => {
    const bounded = byHand([0, 0, 0, 0], [1, 1, 1, 2], [3, 3, 3, 9]);
    expect(equivalentEffort(baseline, bounded, 1).lower).toBe(Infinity);
  });

  test('has no estimate where the baseline fails, and limits all the same', () => {
    const failing = byHand([FAILS, FAILS, 5, 5], [FAILS, 6, 6, 6], [11, 11, 11, OPEN]);
    expect(equivalentEffort(failing, candidate, 1)).toEqual({
      budget: 1,
      lower: 0,
      estimate: null,
      upper: 4,
    });
    expect(equivalentEffort(failing, candidate, 3).estimate).toBe(2);
  });

  test('is no effort to do as well as a sweep that fails altogether', () => {
    const all = curveOf([FAILS, FAILS, FAILS]);
    const { lower, estimate } = equivalentEffort(all, candidate, 1);
    expect([lower, estimate]).toEqual([0, null]);
    expect(equivalentEffort(candidate, all, 3)).toEqual({
      budget: 3,
      lower: all.resolvableBudget,
      estimate: Infinity,
      upper: Infinity,
    });
  });

  test.each([0, -1, Number.NaN, Infinity])('is refused for a budget of %d', (budget) => {
    expect(() => equivalentEffort(baseline, candidate, budget)).toThrow(RangeError);
  });
});

test('the equivalent effort to do as well as two equal trials is a closed form', () => {
  // u₁ = 1 − √0.1 and l₂ = √0.1; the better of two scores is the median beyond 1 trial.
  const candidate = curveOf([1, 2]);
  const sure = Math.log(0.5) / Math.log(1 - Math.sqrt(0.1));
  const resolved = Math.log(0.5) / Math.log(Math.sqrt(0.1));
  const effort = (score: number, budget: number) => {
    const { lower, estimate, upper } = equivalentEffort(curveOf([score, score]), candidate, budget);
    return [lower, estimate, upper];
  };
  expect(effort(1, 0.5)).toEqual([0, 0, expect.closeTo(sure, 10)]);
  expect(effort(2, 0.5)).toEqual([0, 1, Infinity]);
  expect(effort(1, 3)).toEqual([0, 0, Infinity]);
  expect(effort(3, 3)).toEqual([expect.closeTo(resolved, 10), Infinity, Infinity]);
});

describe('the budget to reach a target', () => {
  test('of two trials is a closed form', () => {
    // u₁ = 1 − √0.1 and l₂ = √0.1; the better score is the median beyond 1 trial.
    const curve = curveOf([10, 20]);
    const certain = Math.log(0.5) / Math.log(1 - Math.sqrt(0.1));
    const first = { lower: 0, estimate: 0, upper: expect.closeTo(certain, 10) };
    expect(budgetToTarget(curve, 10)).toEqual(first);
    expect(budgetToTarget(curve, 10.5)).toEqual({ lower: 0, estimate: 1, upper: Infinity });
    expect(budgetToTarget(curve, 20)).toEqual({ lower: 0, estimate: 1, upper: Infinity });
  });

  test('that no trial reached is not within the data, and beyond what they resolve', () => {
    const curve = curveOf([10, 20, 15]);
    expect(budgetToTarget(curve, 20.5)).toEqual({
      lower: curve.resolvableBudget,
      estimate: Infinity,
      upper: Infinity,
    });
  });

  test("that lies beyond the metric's bound is never enough", () => {
    const curve = tuningCurve([0.1, 0.9, 0.4], bandOf(3), 0.5, { floor: 0, ceiling: 1 });
    expect(budgetToTarget(curve, 1.01)).toEqual({
      lower: Infinity,
      estimate: Infinity,
      upper: Infinity,
    });
    expect(budgetToTarget(curve, 1).lower).toBe(curve.resolvableBudget);
  });

  test("at the metric's other bound is nothing, unless a trial failed", () => {
    const bounds = { floor: 0, ceiling: 1 };
    const sound = tuningCurve([0.1, 0.9, 0.4], bandOf(3), 0.5, bounds);
    expect(budgetToTarget(sound, 0)).toEqual({ lower: 0, estimate: 0, upper: 0 });
    const failed = tuningCurve([0.1, -Infinity, 0.4], bandOf(3), 0.5, bounds);
    expect(budgetToTarget(failed, 0).estimate).toBeCloseTo(Math.log(0.5) / Math.log(1 / 3), 12);
    expect(budgetToTarget(failed, 0).upper).toBeGreaterThan(1);
  });

  test.each([Number.NaN, Infinity, -Infinity])('is refused for the target %d', (score) => {
    expect(() => budgetToTarget(curveOf([1, 2]), score)).toThrow(RangeError);
  });
});

const quantiles = fc.constantFrom(0.5, 0.5, 0.1, 0.9);
const cases = fc
  .record({ pair: pairs, method: bandMethods, confidence: confidences, quantile: quantiles })
  .map(({ pair, method, confidence, quantile }) => {
    const curve = (sample: readonly number[]) =>
      tuningCurve(sample, bandOf(sample.length, method, confidence), quantile);
    return { baseline: curve(pair.baseline), candidate: curve(pair.candidate) };
  });

/** What an estimate is worth as a number: nothing to reach takes nothing. */
const asNumber = (estimate: number | null) => estimate ?? 0;

function expectFirst(steps: StepFunction, found: number, goal: number): void {
  const before = found === Infinity ? [1, 1e9] : [found / 2, found];
  for (const x of before) if (x > 0) expect(valueAt(steps, x)).toBeLessThan(goal);
  if (found === Infinity) return;
  expect(valueAt(steps, found === 0 ? 1e-12 : found * (1 + 1e-12))).toBeGreaterThanOrEqual(goal);
}

describe('any equivalent effort', () => {
  test('is the first budget that reaches what is to be reached', () => {
    fc.assert(
      fc.property(cases, budgets, ({ baseline, candidate }, budget) => {
        const { lower, estimate, upper } = equivalentEffort(baseline, candidate, budget);
        const goal = limitsAt(baseline, budget);
        expectFirst(candidate.upper, lower, goal.lower);
        expectFirst(candidate.lower, upper, goal.upper);
        expect(estimate === null).toBe(goal.point === FAILS);
        if (estimate !== null) expectFirst(candidate.point, estimate, goal.point);
      }),
    );
  });

  test('is inside its limits', () => {
    fc.assert(
      fc.property(cases, budgets, ({ baseline, candidate }, budget) => {
        const { lower, estimate, upper } = equivalentEffort(baseline, candidate, budget);
        expect(lower).toBeGreaterThanOrEqual(0);
        expect(asNumber(estimate)).toBeLessThanOrEqual(upper);
        expect(lower).toBeLessThanOrEqual(asNumber(estimate));
      }),
    );
  });

  test('says what strong evidence says: a candidate is worse that needs more for sure', () => {
    fc.assert(
      fc.property(cases, budgets, ({ baseline, candidate }, budget) => {
        const { worse, better } = compareAt({ baseline, candidate }, budget, 0);
        const { lower, upper } = equivalentEffort(baseline, candidate, budget);
        expect(lower >= budget).toBe(worse === 'strong');
        if (better === 'strong') expect(upper).toBeLessThan(budget);
      }),
    );
  });

  test('of a sweep with itself contains the budget itself', () => {
    fc.assert(
      fc.property(scores, confidences, budgets, (sample, confidence, budget) => {
        const curve = curveOf(sample, confidence);
        const again = curveOf([...sample].reverse(), confidence);
        const { lower, estimate, upper } = equivalentEffort(curve, again, budget);
        expect(lower).toBeLessThan(budget);
        // The curve is worth the same from the start of its step on.
        expect(asNumber(estimate)).toBeLessThan(budget);
        const at = limitsAt(curve, budget);
        if (at.lower < at.upper) expect(upper).toBeGreaterThanOrEqual(budget);
      }),
    );
  });

  test("is in the candidate's cost where budgets are in cost", () => {
    const costs = fc.constantFrom(0.25, 1, 8);
    fc.assert(
      fc.property(cases, costs, costs, budgets, (pair, costB, costC, budget) => {
        const inTrials = equivalentEffort(pair.baseline, pair.candidate, budget);
        const [b, c] = [inCost(pair.baseline, costB), inCost(pair.candidate, costC)];
        expect(equivalentEffort(b, c, budget * costB)).toEqual({
          budget: budget * costB,
          lower: inTrials.lower * costC,
          estimate: inTrials.estimate === null ? null : inTrials.estimate * costC,
          upper: inTrials.upper * costC,
        });
      }),
    );
  });

  test('changes none of what it is given, and gives the same again', () => {
    fc.assert(
      fc.property(cases, budgets, ({ baseline, candidate }, budget) => {
        const before = structuredClone([baseline, candidate]);
        const effort = equivalentEffort(baseline, candidate, budget);
        expect(equivalentEffort(baseline, candidate, budget)).toEqual(effort);
        expect([baseline, candidate]).toEqual(before);
      }),
    );
  });
});

/** Around the scores, between them and far outside. */
const targets = fc.oneof(
  fc.integer({ min: -8, max: 8 }),
  fc.double({ min: -8, max: 8, noNaN: true }),
  fc.constantFrom(-1e6, 1e6),
);

describe('any budget to reach a target', () => {
  test('is the first at which the curve, or an end of its band, is there', () => {
    fc.assert(
      fc.property(cases, targets, ({ candidate }, target) => {
        const { lower, estimate, upper } = budgetToTarget(candidate, target);
        expectFirst(candidate.upper, lower, target);
        expectFirst(candidate.point, estimate, target);
        expectFirst(candidate.lower, upper, target);
        expect([lower, estimate, upper]).toEqual([lower, estimate, upper].sort((a, b) => a - b));
      }),
    );
  });

  test('is in cost where budgets are', () => {
    fc.assert(
      fc.property(cases, targets, fc.constantFrom(0.25, 8), ({ candidate }, target, cost) => {
        const { lower, estimate, upper } = budgetToTarget(candidate, target);
        const expected = { lower: lower * cost, estimate: estimate * cost, upper: upper * cost };
        expect(budgetToTarget(inCost(candidate, cost), target)).toEqual(expected);
      }),
    );
  });
});
