import { type Limits, limitsAt, type TuningCurve } from '../estimate/index.ts';
import { classesOfAll } from '../math/classes.ts';
import { commonBreaks, countEach, findRoot, firstReaching } from '../math/functions.ts';
import { normalQuantile, normalTail } from '../math/special-functions.ts';
import {
  type BudgetInterval,
  type ComparableCurves,
  type Comparison,
  joined,
  limitsOfBoth,
  shareOf,
} from './compare.ts';

/**
 * The budget a curve needs for something, on the axis of the curve: 0 ≤ lower ≤ estimate ≤ upper ≤ ∞.
 *
 * A value below one trial means "under one trial" and no more: search has no smaller unit. An
 * infinite estimate or upper limit means "not within the data". Beyond the resolvable budget nothing
 * is known, so there a lower limit ends, unless the metric's own bound says that no budget is enough.
 */
export interface NeededBudget {
  readonly lower: number;
  readonly estimate: number;
  readonly upper: number;
}

/**
 * The budget to reach a target score s, inf{k : τ(k) ≥ s} [Dodge19 §4.4]: the point estimate's,
 * between those of the upper and the lower end of the band.
 *
 * The limits hold for all targets at once whenever the band does. With values below one trial read
 * as "under one trial", their level is that of the band from one trial on (`levelFromOneTrial`), exact
 * for continuous scores and a lower bound for all.
 *
 * @param score larger is better, finite
 */
export function budgetToTarget(curve: TuningCurve, score: number): NeededBudget {
  return budgetToReach(curve, { lower: score, point: score, upper: score });
}

/**
 * The budget to reach a score that is itself known within limits: that of the curve's upper end for the
 * lower limit, and of its lower end for the upper one.
 */
function budgetToReach(curve: TuningCurve, score: Limits): NeededBudget {
  return {
    lower: firstReaching(curve.upper, score.lower),
    estimate: firstReaching(curve.point, score.point),
    upper: firstReaching(curve.lower, score.upper),
  };
}

/**
 * The budget k′ at which the candidate does at least as well as the baseline does at k:
 * inf{k′ : τ_c(k′) ≥ τ_b(k)}, with limits [inf{k′ : c.upper(k′) ≥ b.lower(k)},
 * inf{k′ : c.lower(k′) ≥ b.upper(k)}].
 *
 * The limits hold at all budgets at once whenever both bands do. For budgets from one trial of the
 * baseline on, and with values below one trial of the candidate read as "under one trial", they hold
 * with the joint level of both bands from one trial on (`jointLevel`): conservative. Beyond the
 * baseline's resolvable budget the upper limit is infinite; the lower one is never beyond the
 * candidate's, unless the metric's own bound says that no budget is enough.
 *
 * @param budget k of the baseline, > 0
 * @returns in the unit of the curves; the estimate is null, "not defined", where the baseline's own curve fails
 */
export function equivalentEffort({ classes }: Pick<ComparableCurves, 'classes'>, budget: number) {
  const { baseline, candidate } = classes.better;
  const score = limitsAt(baseline, budget);
  const needed = budgetToReach(candidate, score);
  return { budget, ...needed, estimate: score.point === -Infinity ? null : needed.estimate };
}

/** The data rule out that the candidate is worse by more than a loss, from a budget to the end of the range. */
export interface RuledOut {
  readonly fromBudget: number;
  /** In scores, positive where the candidate may be worse; ∞ where nothing is ruled out. */
  readonly loss: number;
}

/** Where the candidate is not worse by more than a margin, wherever the two curves lie inside their bands. */
export interface NotWorse {
  /** In scores, > 0. */
  readonly margin: number;
  /** Disjoint, increasing. */
  readonly intervals: readonly BudgetInterval[];
  /** Of the range, on the log-budget axis; in [0, 1]. */
  readonly share: number;
  /** Whether that is so at every budget of the range, the first included. */
  readonly isEverywhere: boolean;
}

/**
 * For each of some budgets, the largest loss from there to the end of the range that both bands allow:
 * b.upper − c.lower. All of it holds whenever both bands do.
 *
 * @param starts budgets in the range, increasing
 * @returns one for each start, the loss falling; null where no budgets are compared
 */
export function ruledOut(
  comparison: Comparison,
  starts: readonly number[],
): readonly RuledOut[] | null {
  if (comparison.range === null) return null;
  const losses = endsIn(comparison, comparison.range).map((end) => {
    return { end, loss: lossAt(comparison, end) };
  });
  return starts.map((fromBudget) => {
    const ahead = losses.filter(({ end }) => end >= fromBudget);
    return { fromBudget, loss: ahead.reduce((most, { loss }) => Math.max(most, loss), -Infinity) };
  });
}

/**
 * Where c.lower + margin > b.upper: there the candidate is strongly not worse by more than the margin, and
 * there is no evidence that it is.
 *
 * @returns null without a margin, or where no budgets are compared
 */
export function notWorse(comparison: Comparison): NotWorse | null {
  const { range, rules } = comparison;
  const { margin } = rules;
  if (margin === 0 || range === null) return null;
  const ends = endsIn(comparison, range);
  const stretches = ends.map((to, i) => ({ from: ends[i - 1] ?? to, to }));
  const isWithin = ({ to }: { readonly to: number }) => isNotWorseAt(comparison, to);
  const intervals = joined(stretches.filter(isWithin));
  const isEverywhere = stretches.every(isWithin);
  return { margin, intervals, share: shareOf(intervals, range), isEverywhere };
}

/**
 * Whether the candidate is strongly not worse by more than the margin at a budget: c.lower + margin >
 * b.upper. True at any budgets whenever both bands hold.
 *
 * @param budget > 0, in the unit of the curves
 */
export function isNotWorseAt(comparison: Comparison, budget: number): boolean {
  const { baseline, candidate } = limitsOfBoth(comparison.classes.worse, budget);
  return baseline.upper === -Infinity || candidate.lower > baseline.upper;
}

/** The ends of the stretches of budgets on which the bands allow the same loss; the start is one of its own. */
function endsIn({ baseline, candidate }: Comparison, [start, end]: BudgetInterval): number[] {
  return [start, ...commonBreaks([baseline.upper, candidate.lower], start, end)];
}

/** Where the baseline fails, there is nothing to lose. */
function lossAt(comparison: Comparison, budget: number): number {
  const even = limitsOfBoth(comparison.classes.better, budget);
  if (even.baseline.upper === -Infinity || even.baseline.upper === even.candidate.lower) return 0;
  const { baseline, candidate } = limitsOfBoth(comparison, budget);
  return baseline.upper - candidate.lower;
}

/**
 * How many times the trials the candidate needs, if that is the same at every budget; 1 is no change,
 * less is faster. 0 ≤ lower ≤ estimate ≤ upper ≤ ∞.
 */
export interface OverallSlowdown {
  readonly estimate: number;
  readonly lower: number;
  readonly upper: number;
  /** That the limits hold, as far as the model does; in (0, 1). */
  readonly confidence: number;
  /** Of "no change", two-sided: below 1 − confidence exactly where the limits leave 1 out. */
  readonly pValue: number;
  /** Of "the same at every budget" against a slowdown that rises or falls with it; null where nothing tells. */
  readonly trendPValue: number | null;
}

/**
 * The size of the difference between two sweeps in one number, under a model: F_c = F_b^θ, so that the
 * candidate needs R = 1/θ times the trials for the same score at every budget [Lehmann53].
 *
 * Under it, the largest of a scores of the baseline and b of the candidate is the candidate's with
 * probability θb/(a + θb). The likelihood of the scores' order is the product of these from the best
 * score down (Cox's partial likelihood), ending before the scores that are tied with the pooled median:
 * lower ones are about budgets below about one trial. Tied scores above it come in any order: the numbers
 * a and b are averaged over the orders (Efron's method). R̂ maximises the likelihood, which is
 * log-concave in ln θ. The limits invert the score test, the derivative of the log-likelihood over the
 * square root of its information at the same θ, taken for normal; it falls in θ.
 *
 * @param baseline scores, larger is better, −∞ for a failed trial; at least one, in any order
 * @param candidate likewise; independent of the baseline's
 * @param confidence in (0, 1)
 * @returns ∞ for estimate and upper limit, or 0 for estimate and lower limit, where all that counts is
 *   of one arm; null where nothing counts
 * @see D. R. Cox, Regression models and life-tables, J. R. Stat. Soc. B 34 (1972); B. Efron, The
 *   efficiency of Cox's likelihood function for censored data, JASA 72 (1977)
 */
export function overallSlowdown(
  baseline: readonly number[],
  candidate: readonly number[],
  confidence: number,
): OverallSlowdown | null {
  const { odds, candidates, isCandidate, trials } = topDown(baseline, candidate);
  if (odds.length === 0) return null;

  const test = scoreTest(odds, candidates);
  const limit = normalQuantile((1 + confidence) / 2);
  const slowdownAt = (value: number) => Math.exp(-whereItIs(test, value));
  const [isAllBaseline, isAllCandidate] = [candidates === 0, candidates === odds.length];
  const finite = () => (isAllCandidate ? 0 : slowdownAt(0));
  return {
    estimate: isAllBaseline ? Infinity : finite(),
    lower: isAllCandidate ? 0 : slowdownAt(-limit),
    upper: isAllBaseline ? Infinity : slowdownAt(limit),
    confidence,
    pValue: 2 * normalTail(Math.abs(test(0))),
    trendPValue:
      isAllBaseline || isAllCandidate
        ? null
        : trendPValue({ odds, isCandidate, trials }, 1 / slowdownAt(0)),
  };
}

/**
 * The score test of γ = 0 in θ·k^γ at the estimate of θ, two-sided: k is the budget of which the best of k scores
 * typically has the rank of a score, ln ½ / ln(1 − (r − ½)/N) at rank r from the top of N.
 */
function trendPValue(
  { odds, isCandidate, trials }: Omit<ReturnType<typeof topDown>, 'candidates'>,
  theta: number,
): number | null {
  let [score, weight, weighted, squared] = [0, 0, 0, 0];
  for (const [i, ratio] of odds.entries()) {
    const z = Math.log(Math.LN2 / -Math.log1p(-(i + 0.5) / trials));
    const chance = (theta * ratio) / (1 + theta * ratio);
    const variance = chance * (1 - chance);
    score += z * ((isCandidate[i] as number) - chance);
    weight += variance;
    weighted += z * variance;
    squared += z * z * variance;
  }
  const variance = squared - weighted ** 2 / weight;
  return variance > 0 ? 2 * normalTail(Math.abs(score) / Math.sqrt(variance)) : null;
}

/**
 * Of each score that counts b/a, the odds that it is the candidate's if nothing changed, and whether it is: the share
 * of the tied ones. Scores carry no information once all that are left belong to one arm.
 */
function topDown(baseline: readonly number[], candidate: readonly number[]) {
  const classes = classesOfAll(baseline, candidate);
  const n = baseline.length;
  const counts = [classes.subarray(0, n), classes.subarray(n)].map((arm) => countEach(arm));
  const falling = classes.toSorted().reverse();
  const median = falling[Math.floor(falling.length / 2)] as number;

  const odds: number[] = [];
  const isCandidate: number[] = [];
  let [a, b] = [n, candidate.length];
  for (const top of new Set(falling)) {
    if (top <= median || a === 0 || b === 0) break;
    const [fromBaseline = 0, fromCandidate = 0] = counts.map((arm) => arm.get(top));
    const tied = fromBaseline + fromCandidate;
    for (let k = 0; k < tied; k++) {
      odds.push((b - (k / tied) * fromCandidate) / (a - (k / tied) * fromBaseline));
      isCandidate.push(fromCandidate / tied);
    }
    a -= fromBaseline;
    b -= fromCandidate;
  }
  return { odds, candidates: candidate.length - b, isCandidate, trials: falling.length };
}

/** The score over the square root of the information at ln θ: falls, and is 0 at the estimate. */
function scoreTest(odds: readonly number[], candidates: number): (logTheta: number) => number {
  return (logTheta) => {
    const theta = Math.exp(logTheta);
    let [expected, information] = [0, 0];
    for (const ratio of odds) {
      const chance = (theta * ratio) / (1 + theta * ratio);
      expected += chance;
      information += chance / (1 + theta * ratio);
    }
    return (candidates - expected) / Math.sqrt(information);
  };
}

/** Where a falling function has a value that it reaches. */
function whereItIs(falling: (x: number) => number, value: number): number {
  let [low, high] = [-1, 1];
  while (falling(low) < value) low *= 2;
  while (falling(high) > value) high *= 2;
  return findRoot((x) => falling(x) - value, { low, high, tolerance: 1e-12 });
}
