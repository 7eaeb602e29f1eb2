import {
  budgetToTarget,
  compareCurves,
  equivalentEffort,
  jointLevel,
} from '../../src/compare/index.ts';
import { type TuningCurve, tuningCurve } from '../../src/estimate/index.ts';
import { commonBreaks } from '../../src/math/functions.ts';
import { type Random, seededRandom, uniformOrderStatistics } from '../../src/math/random.ts';
import { bandOf, RULES } from '../support/bands.ts';
import { agreesWith, isNotTooRare } from '../support/binomial.ts';
import { rateOf, repetitions } from './repetitions.ts';

/** The standard error is about 0.008, so the guard of 1e-6 is at about ±0.04; in full, at ±0.01. */
const RUNS = repetitions(1500, 30_000);
/** Budgets are quotients of logarithms; a millionth of a millionth keeps a tie on its right side. */
const SLACK = 1 + 1e-12;
const HALF = Math.log(0.5);

/** A sweep of scores distributed as y^θ on [0, 1]: it needs 1/θ times the trials of uniform ones. */
interface Simulated {
  readonly curve: TuningCurve;
  readonly sorted: readonly number[];
  readonly theta: number;
}

function simulate(ranks: Float64Array, theta: number): Simulated {
  const sorted = Array.from(ranks, (rank) => rank ** (1 / theta));
  return { curve: tuningCurve(sorted, bandOf(sorted.length)), sorted, theta };
}

/** Whether a true budget is inside limits that mean "under one trial" where they are below one. */
function contains(limits: { lower: number; upper: number }, [least, most]: [number, number]) {
  const { lower, upper } = limits;
  return (lower < 1 || lower <= least * SLACK) && most <= Math.max(1, upper) * SLACK;
}

/**
 * Whether the limits of every target at once hold the budget it takes. They are the same for all
 * targets above one score and up to the next, and those take from … to the budgets of the two.
 */
function allTargetsHold({ curve, sorted, theta }: Simulated): boolean {
  const trueBudget = (score: number) => HALF / (theta * Math.log(score));
  const edges = [0, ...sorted, 1];
  return edges.slice(1).every((score, i) => {
    const below = edges[i] as number;
    return contains(budgetToTarget(curve, score), [
      below === 0 ? 0 : trueBudget(below),
      score === 1 ? Infinity : trueBudget(score),
    ]);
  });
}

/** Whether the limits of every real budget k ≥ 1 of the baseline hold k/θ, at once. */
function allEffortsHold(baseline: Simulated, candidate: Simulated, slowdown: number): boolean {
  const comparison = compareCurves(baseline.curve, candidate.curve, RULES);
  const { lower, upper } = baseline.curve;
  const ends = commonBreaks([lower, upper], 1, Infinity);
  return ends.every((end, i) => {
    const from = ends[i - 1] ?? 1;
    const inside = end === Infinity ? 2 * from : (from + end) / 2;
    const limits = equivalentEffort(comparison, inside);
    return contains(limits, [from * slowdown, end * slowdown]);
  });
}

function hitsOf(holds: (random: Random) => boolean, seed: number) {
  const random = seededRandom(seed);
  return rateOf(RUNS, () => holds(random));
}

describe.each([
  [12, 24, 1],
  [24, 12, 0.5],
  [7, 20, 3],
])('in simulated sweeps of %i and %i trials, the second with F^%d', (n, m, theta) => {
  const draw = (random: Random) =>
    [
      simulate(uniformOrderStatistics(n, random), 1),
      simulate(uniformOrderStatistics(m, random), theta),
    ] as const;
  const [b, c] = draw(seededRandom(1));

  test('those of both sweeps hold together as often as the joint level says', () => {
    const rate = hitsOf((random) => draw(random).every(allTargetsHold), n + 1);
    expect(agreesWith(rate, jointLevel(b.curve, c.curve, 'independent'))).toBe(true);
  });

  test('the limits of all equivalent efforts hold together at least at the joint level', () => {
    const rate = hitsOf((random) => allEffortsHold(...draw(random), 1 / theta), n + 2);
    expect(isNotTooRare(rate, jointLevel(b.curve, c.curve, 'independent'))).toBe(true);
    // They do not hold for a candidate that is thirty times as slow as this one.
    const wrong = hitsOf((random) => allEffortsHold(...draw(random), 30 / theta), n + 2);
    expect(isNotTooRare(wrong, jointLevel(b.curve, c.curve, 'independent'))).toBe(false);
  });
});

test('in simulated sweeps with the same configurations the limits hold at the level of paired ones', () => {
  const draw = (random: Random) => {
    const ranks = uniformOrderStatistics(12, random);
    return [simulate(ranks, 1), simulate(ranks.map((rank) => 1 - rank).reverse(), 0.5)] as const;
  };
  const [b, c] = draw(seededRandom(1));
  const paired = jointLevel(b.curve, c.curve, 'paired');
  const both = hitsOf((random) => draw(random).every(allTargetsHold), 3);
  const efforts = hitsOf((random) => allEffortsHold(...draw(random), 2), 3);
  expect(isNotTooRare(both, paired)).toBe(true);
  expect(isNotTooRare(efforts, paired)).toBe(true);
});
