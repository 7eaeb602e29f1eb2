import fc from 'fast-check';
import {
  budgetToTarget,
  compareAt,
  compareCurves,
  equivalentEffort,
  isNotWorseAt,
  jointLevel,
  notWorse,
  overallSlowdown,
  ruledOut,
} from '../../src/compare/index.ts';
import { limitsAt, type TuningCurve, tuningCurve } from '../../src/estimate/index.ts';
import { type StepFunction, stepFunction, valueAt } from '../../src/math/functions.ts';
import { normalTail } from '../../src/math/special-functions.ts';
import { uniforms } from '../draw/models.ts';
import { bandMethods, budgets, confidences, pairs } from '../support/arbitraries.ts';
import { bandOf, curveOf, RULES } from '../support/bands.ts';
import { slowdownOracle } from '../support/slowdown-oracle.ts';

type Values = readonly [number, number, number, number];

/** A curve by its values on (0, 2], (2, 4], (4, 8] and (8, ∞). */
function byHand(lower: Values, point: Values, upper: Values): TuningCurve {
  const by = (values: Values) => stepFunction([2, 4, 8, Infinity], values);
  return { ...curveOf([0]), lower: by(lower), point: by(point), upper: by(upper) };
}

const FAILS = -Infinity;
const OPEN = Infinity;

const baseline = byHand([10, 12, 14, 14], [20, 22, 24, 26], [30, 32, 34, OPEN]);
const candidate = byHand([FAILS, 10, 21, 33], [5, 20, 23, 35], [12, 25, 33, OPEN]);

const weak = byHand([0, 0, 0, 0], [1, 1, 1, 2], [3, 3, 3, OPEN]);
const bounded = byHand([0, 0, 0, 0], [1, 1, 1, 2], [3, 3, 3, 9]);
const failing = byHand([FAILS, FAILS, 5, 5], [FAILS, 6, 6, 6], [11, 11, 11, OPEN]);
const all = curveOf([FAILS, FAILS, FAILS]);

test.each<[string, [TuningCurve, TuningCurve], number, [number, number | null, number]]>([
  ['each limit is the left end of a step', [baseline, candidate], 1, [0, 2, 8]],
  ['an equal score is enough', [baseline, candidate], 4, [0, 4, 8]],
  ['no lower end reaches the upper one', [baseline, candidate], 8, [2, 8, Infinity]],
  ["the baseline's band is open", [baseline, candidate], 9, [2, 8, Infinity]],
  // Its band says nothing beyond 8 trials, so more than 8 are needed and nothing else is known.
  ['the candidate never gets there', [baseline, weak], 1, [8, Infinity, Infinity]],
  ["the metric's bound is too low", [baseline, bounded], 1, [Infinity, Infinity, Infinity]],
  ['the baseline fails', [failing, candidate], 1, [0, null, 4]],
  ['it fails no longer', [failing, candidate], 3, [0, 2, 4]],
  ['the baseline always fails', [all, candidate], 1, [0, null, Infinity]],
  ['the candidate does', [candidate, all], 3, [all.resolvableBudget, Infinity, Infinity]],
])('the equivalent effort by hand %s', (_, [one, other], budget, [lower, estimate, upper]) => {
  const effort = equivalentEffort(compareCurves(one, other, RULES), budget);
  expect(effort).toEqual({ budget, lower, estimate, upper });
});

describe('the budget to reach a target', () => {
  const unreachable = { estimate: Infinity, upper: Infinity };

  test('of two trials is a closed form', () => {
    // u₁ = 1 − √0.1 and l₂ = √0.1; the better score is the median beyond 1 trial.
    const curve = curveOf([10, 20]);
    const certain = Math.log(0.5) / Math.log(1 - Math.sqrt(0.1));
    const first = { lower: 0, estimate: 0, upper: expect.closeTo(certain, 10) };
    expect(budgetToTarget(curve, 10)).toEqual(first);
    for (const target of [10.5, 20]) {
      expect(budgetToTarget(curve, target)).toEqual({ lower: 0, estimate: 1, upper: Infinity });
    }
    const lower = curve.resolvableBudget;
    expect(budgetToTarget(curve, 20.5)).toEqual({ lower, ...unreachable });
  });

  test("beyond the metric's bound is never enough, and nothing at the other, unless a trial failed", () => {
    const of = (scores: number[]) => tuningCurve(scores, bandOf(3), 0.5, { floor: 0, ceiling: 1 });
    const [sound, failed] = [of([0.1, 0.9, 0.4]), of([0.1, -Infinity, 0.4])];
    expect(budgetToTarget(sound, 1.01)).toEqual({ lower: Infinity, ...unreachable });
    expect(budgetToTarget(sound, 1).lower).toBe(sound.resolvableBudget);
    expect(budgetToTarget(sound, 0)).toEqual({ lower: 0, estimate: 0, upper: 0 });
    expect(budgetToTarget(failed, 0).estimate).toBeCloseTo(Math.log(0.5) / Math.log(1 / 3), 12);
    expect(budgetToTarget(failed, 0).upper).toBeGreaterThan(1);
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
  test('is the first budget that reaches what is to be reached, inside its limits', () => {
    fc.assert(
      fc.property(cases, budgets, ({ baseline, candidate }, budget) => {
        const { lower, estimate, upper } = equivalentEffort(
          compareCurves(baseline, candidate, RULES),
          budget,
        );
        const goal = limitsAt(baseline, budget);
        expectFirst(candidate.upper, lower, goal.lower);
        expectFirst(candidate.lower, upper, goal.upper);
        expect(estimate === null).toBe(goal.point === FAILS);
        if (estimate !== null) expectFirst(candidate.point, estimate, goal.point);
        expect(lower).toBeGreaterThanOrEqual(0);
        expect(asNumber(estimate)).toBeLessThanOrEqual(upper);
        expect(lower).toBeLessThanOrEqual(asNumber(estimate));
      }),
    );
  });

  test('says what strong evidence says: a candidate is worse that needs more for sure', () => {
    fc.assert(
      fc.property(cases, budgets, ({ baseline, candidate }, budget) => {
        const { worse, better } = compareAt(compareCurves(baseline, candidate, RULES), budget);
        const { lower, upper } = equivalentEffort(
          compareCurves(baseline, candidate, RULES),
          budget,
        );
        expect(lower >= budget).toBe(worse === 'strong');
        if (better === 'strong') expect(upper).toBeLessThan(budget);
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

test('any budget to reach a target is the first at which the curve, or an end of its band, is there', () => {
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

const compared = (baseline: readonly number[], candidate: readonly number[], margin = 0) =>
  compareCurves(curveOf(baseline), curveOf(candidate), { ...RULES, margin });
const evenly = (n: number, from = 0) => Array.from({ length: n }, (_, i) => from + i);

describe('the joint level of two bands from one trial on', () => {
  test('is the product for independent sweeps, and what neither leaves out for paired ones', () => {
    const [one, other] = [curveOf(evenly(48)), curveOf(evenly(12))];
    expect(jointLevel(one, other, 'independent')).toBeCloseTo(0.8727975 * 0.882852, 4);
    expect(jointLevel(one, other, 'paired')).toBeCloseTo(0.8828 + 0.87285 - 1, 4);
  });

  test('is never negative', () => {
    const loose = tuningCurve(evenly(40), bandOf(40, 'ld-equal-tailed', 0.05), 0.1);
    expect(jointLevel(loose, loose, 'paired')).toBe(0);
    expect(jointLevel(loose, loose, 'independent')).toBeGreaterThan(0);
  });
});

/** Budgets all over a range, both ends included. */
function budgetsIn([from, to]: readonly [number, number]): number[] {
  const inside = Array.from({ length: 300 }, (_, i) => from * (to / from) ** ((i + 0.5) / 300));
  return [from, ...inside, to];
}

describe('what the data rule out', () => {
  test('is the largest loss that the bands allow from a budget on', () => {
    fc.assert(
      fc.property(pairs, ({ baseline, candidate }) => {
        const comparison = compared(baseline, candidate);
        const { range } = comparison;
        const found = ruledOut(comparison, range ? [range[0], (range[0] + range[1]) / 2] : []);
        expect(found === null).toBe(range === null);
        if (!range) return;
        for (const { fromBudget, loss } of found ?? []) {
          const losses = budgetsIn([fromBudget, range[1]]).map((budget) => {
            const best = limitsAt(comparison.baseline, budget).upper;
            return best === FAILS ? 0 : best - limitsAt(comparison.candidate, budget).lower;
          });
          expect(loss).toBeGreaterThanOrEqual(Math.max(...losses));
        }
      }),
    );
  });

  test.each([
    ['a better candidate: a loss below 0', evenly(24), evenly(24, 100), -89],
    ['equal scores: no loss', Array(24).fill(5), Array(24).fill(5), 0],
    ['what rounding tells apart: no loss', Array(24).fill(0.1 + 0.2), Array(24).fill(0.3), 0],
    ['a baseline that fails: no loss', Array(24).fill(FAILS), evenly(24), 0],
    ['a candidate that fails: nothing', evenly(24), Array(24).fill(FAILS), Infinity],
    ['two that fail: no loss', Array(24).fill(FAILS), Array(24).fill(FAILS), 0],
  ])('is, of %s', (_, baseline, candidate, expected) => {
    expect(ruledOut(compared(baseline, candidate), [2])).toEqual([
      { fromBudget: 2, loss: expected },
    ]);
  });
});

test('what the data rule out from a budget on counts that budget', () => {
  const baseline = byHand([0, 0, 0, 0], [20, 20, 20, 20], [30, 30, 30, 30]);
  const candidate = byHand([5, 12, 12, 12], [20, 20, 20, 20], [40, 40, 40, 40]);
  const curves = [baseline, candidate].map((curve) => ({ ...curve, resolvableBudget: 8 }));
  const [b, c] = curves as [TuningCurve, TuningCurve];
  expect(ruledOut(compareCurves(b, c, RULES), [1, 2, 2.1])).toEqual([
    { fromBudget: 1, loss: 25 },
    { fromBudget: 2, loss: 25 },
    { fromBudget: 2.1, loss: 18 },
  ]);
});

test('what the data rule out is found for more trials than a call has arguments', () => {
  // A thread of the tests takes 400,000.
  const n = 420_000;
  const ends = Array.from({ length: n }, (_, i) => (i === n - 1 ? Infinity : i + 1));
  const falling = stepFunction(
    ends,
    Array.from(ends, (_, i) => i),
  );
  const curve = { ...curveOf([0]), lower: falling, point: falling, upper: falling };
  const large = { ...curve, resolvableBudget: n };
  const small = compareCurves(curveOf([1, 2, 3]), curveOf([1, 2, 3]), RULES);
  const comparison = { ...small, baseline: large, candidate: large, range: [1, n] } as const;
  const found = ruledOut(comparison, [1]);
  expect(found).toEqual([{ fromBudget: 1, loss: 0 }]);
});

describe('a candidate that is not worse by more than the margin', () => {
  test('by hand is so where its lower limit is less than the margin below the upper one', () => {
    const flat = (value: number): Values => [value, value, value, value];
    const baseline = { ...byHand(flat(0), flat(20), flat(30)), resolvableBudget: 8 };
    const candidate = { ...byHand([20, 25, 26, 26], flat(30), flat(40)), resolvableBudget: 8 };
    const withMargin = (margin: number) =>
      notWorse(compareCurves(baseline, candidate, { ...RULES, margin }));
    // From 1 to 8 trials are three doublings.
    const share = expect.closeTo(1 / 3, 12);
    const last = { margin: 5, intervals: [[4, 8]], share, isEverywhere: false };
    expect(withMargin(5)).toEqual(last);
    expect(withMargin(10)?.intervals).toEqual([[2, 8]]);
    expect(withMargin(10.5)).toMatchObject({ intervals: [[1, 8]], share: 1, isEverywhere: true });
    const failing = { ...byHand(flat(FAILS), flat(FAILS), flat(FAILS)), resolvableBudget: 8 };
    const alike = compareCurves(failing, failing, { ...RULES, margin: 1 });
    expect(notWorse(alike)).toMatchObject({ intervals: [[1, 8]], isEverywhere: true });
  });

  test('is so where its lower limit, raised, is above the upper one: never where it is worse', () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom(1, 5, 60_000), ({ baseline, candidate }, margin) => {
        const comparison = compared(baseline, candidate, margin);
        const { range, worse } = comparison;
        const found = notWorse(comparison);
        expect(found === null).toBe(range === null);
        if (!range || !found) return;
        const held = budgetsIn(range).filter((budget) => isNotWorseAt(comparison, budget));
        for (const budget of held) {
          expect(found.intervals.some(([from, to]) => from <= budget && budget <= to)).toBe(true);
          expect(worse.intervals.weak.some(([from, to]) => from < budget && budget < to)).toBe(
            false,
          );
        }
        expect(Math.abs(found.share - held.length / 302)).toBeLessThan(0.05);
        if (found.isEverywhere) expect(found).toMatchObject({ share: 1, intervals: [range] });
      }),
    );
  });

  test('is not looked for without a margin', () => {
    expect(notWorse(compared(evenly(24), evenly(24)))).toBeNull();
  });
});

const slowdown = (baseline: readonly number[], candidate: readonly number[], confidence = 0.8) =>
  overallSlowdown(baseline, candidate, confidence);

/** So few that every order of tied scores can be written down. */
const few = fc.array(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(FAILS)), {
  minLength: 1,
  maxLength: 4,
});

describe('the overall slowdown', () => {
  test('is what an independent implementation finds, orders of ties written down', () => {
    fc.assert(
      fc.property(few, few, fc.constantFrom(0.5, 0.8, 0.95), (baseline, candidate, confidence) => {
        const found = slowdown(baseline, candidate, confidence);
        const expected = slowdownOracle(baseline, candidate, confidence);
        expect(found === null).toBe(expected === null);
        if (!found || !expected) return;
        for (const name of ['estimate', 'lower', 'upper', 'confidence', 'pValue'] as const) {
          if (found[name] === expected[name]) continue;
          expect(Math.abs(found[name] / expected[name] - 1)).toBeLessThan(1e-7);
        }
      }),
    );
  });

  test('counts scores from the top down to those that are tied with the pooled median', () => {
    const found = slowdown([9, 7, 0, 0, 0], [8, 6, 0, 0, 0]);
    expect(found?.estimate).toBeGreaterThan(1);
    // Ties at the cut do not count, and what is below it may be anything, failures too.
    expect(slowdown([9, 7, 5, 2, 1], [8, 6, 5, 5, 2])).toEqual(found);
    expect(slowdown([9, 7, 5, 2, FAILS], [8, 6, 5, 5, FAILS])).toEqual(found);
    expect(slowdown([9, 7, 5, 2, 1], [8, 6, 4, 4, 2])).not.toEqual(found);
  });

  test.each([
    ['all scores are tied', [1, 1], [1, 1, 1]],
    ['all trials failed', [FAILS], [FAILS, FAILS]],
    ['the better half is tied', [2, 2, 1], [2, 2, 2]],
  ])('is not known where %s', (_, baseline, candidate) => {
    expect(slowdown(baseline, candidate)).toBeNull();
  });

  test('is open to one side where all that counts is of one arm', () => {
    const [good, bad] = [
      [9, 8, 7, 6],
      [4, 3, 2, 1],
    ];
    const slower = slowdown(good, bad);
    expect(slower).toMatchObject({ estimate: Infinity, upper: Infinity });
    expect(slower?.lower).toBeGreaterThan(1);
    const faster = slowdown(bad, good);
    expect(faster).toMatchObject({ estimate: 0, lower: 0, pValue: slower?.pValue });
    expect(faster?.upper).toBeLessThan(1);
  });

  test('is one of orders: inverted with the arms exchanged, and the same however scores are spread', () => {
    fc.assert(
      fc.property(pairs, ({ baseline, candidate }) => {
        const found = slowdown(baseline, candidate);
        const spread = (scores: readonly number[]) =>
          scores.map((score) => Math.cbrt(score)).reverse();
        expect(slowdown(spread(baseline), spread(candidate))).toEqual(found);
        const other = slowdown(candidate, baseline);
        expect(other === null).toBe(found === null);
        if (!found || !other) return;
        expect(1 / other.estimate).toBeCloseTo(found.estimate, 6);
        expect(found.lower * other.upper || 1).toBeCloseTo(1, 6);
        expect(other.pValue).toBeCloseTo(found.pValue, 9);
      }),
    );
  });

  test('has a test of its trend: the score test of a power of the budget, by differences', () => {
    const [baseline, candidate] = [uniforms(9, 5), uniforms(8, 6)];
    const found = overallSlowdown(baseline, candidate, 0.8);
    const pooled = [...baseline, ...candidate].sort((a, b) => b - a);
    const N = pooled.length;
    const median = pooled[Math.floor(N / 2)] as number;
    const tops = pooled.filter((score) => score > median);
    // The log-likelihood of the order of the scores above the pooled median, by ln θ and γ.
    const likelihood = (logTheta: number, gamma: number) => {
      const left = { a: baseline.length, b: candidate.length };
      const terms = tops.map((score, i) => {
        const k = Math.log(0.5) / Math.log(1 - (i + 0.5) / N);
        const odds = Math.exp(logTheta) * k ** gamma * left.b;
        const isCandidate = candidate.includes(score);
        const term = Math.log((isCandidate ? odds : left.a) / (left.a + odds));
        left[isCandidate ? 'b' : 'a']--;
        return term;
      });
      return terms.reduce((sum, term) => sum + term, 0);
    };
    const [h, at] = [1e-4, -Math.log(found?.estimate ?? 1)];
    const slope = (likelihood(at, h) - likelihood(at, -h)) / (2 * h);
    const second = (i: number, j: number) =>
      -(likelihood(at + i * h, j * h) - 2 * likelihood(at, 0) + likelihood(at - i * h, -j * h)) /
      h ** 2;
    const [tt, gg] = [second(1, 0), second(0, 1)];
    const tg = (second(1, 1) - tt - gg) / 2;
    const z = slope / Math.sqrt(gg - tg ** 2 / tt);
    expect(found?.trendPValue).toBeCloseTo(2 * normalTail(Math.abs(z)), 4);
  });

  test('has a trend where a curve is capped, and none to tell where one arm has all that counts', () => {
    const scores = uniforms(200, 1);
    const capped = uniforms(200, 2).map((score) => Math.min(0.9, score));
    expect(overallSlowdown(scores, capped, 0.8)?.trendPValue).toBeLessThan(0.05);
    expect(overallSlowdown([3, 4], [1, 2], 0.8)?.trendPValue).toBeNull();
  });

  test('has limits around it, wider with the confidence, that leave out 1 where its p-value is smaller', () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom(0.5, 0.8, 0.95), ({ baseline, candidate }, confidence) => {
        const found = slowdown(baseline, candidate, confidence);
        if (!found) return;
        const { estimate, lower, upper, pValue } = found;
        expect(lower).toBeLessThanOrEqual(estimate);
        expect(estimate).toBeLessThanOrEqual(upper);
        expect(pValue < 1 - confidence).toBe(lower > 1 || upper < 1);
        const wider = slowdown(baseline, candidate, (1 + confidence) / 2);
        expect(wider?.lower).toBeLessThanOrEqual(lower);
        expect(wider?.upper).toBeGreaterThanOrEqual(upper);
      }),
    );
  });
});
