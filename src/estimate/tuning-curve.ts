import { type StepFunction, scaleBreaks, stepFunction, valueAt } from '../math/step-function.ts';
import type { Direction, ReadingSettings } from '../settings/index.ts';
import type { CdfBand } from './confidence-band.ts';

/** A tuning curve with its simultaneous band; all scores are of the kind where larger is better. */
export interface TuningCurve {
  readonly band: CdfBand;
  /** The quantile of the best of k scores that the curve shows; ½ is the median. */
  readonly quantile: number;
  /** What one trial costs in the unit of budgets; 1 where budgets are trials. */
  readonly trialCost: number;
  /** Point estimate by budget. */
  readonly point: StepFunction;
  /** Lower and upper ends of the band: lower ≤ point ≤ upper at every budget. */
  readonly lower: StepFunction;
  readonly upper: StepFunction;
  /** The largest budget at which the upper end says anything. */
  readonly resolvableBudget: number;
  /** How many counted trials share their score with another one. */
  readonly ties: number;
}

/** Bounds of the score itself, where the metric has them; ±∞ where it has none. */
export interface ScoreBounds {
  readonly floor: number;
  readonly ceiling: number;
}

const UNBOUNDED: ScoreBounds = { floor: -Infinity, ceiling: Infinity };

/** One curve's three values at one budget. */
export interface Limits {
  readonly lower: number;
  readonly point: number;
  readonly upper: number;
}

/**
 * The tuning curve of a sweep, by default the median one: τ(k) = Q(½^(1/k)), the median of the best
 * score among k trials of random search, for every real k > 0 [Lourie24 eq. 2 and 5].
 *
 * The point estimate replaces Q by the sample quantile; the band is the CDF band carried over, so
 * it holds for all budgets at once with the CDF band's confidence, for every score distribution.
 * All three are exact step functions with their breakpoints, not values on a grid.
 *
 * @param scores n scores, larger is better, −∞ for a failed trial; in any order; not changed
 * @param band a CDF band for the same n
 * @param quantile in (0, 1)
 * @param bounds of the score; a floor is used only if no trial failed
 */
export function tuningCurve(
  scores: readonly number[],
  band: CdfBand,
  quantile = 0.5,
  bounds: ScoreBounds = UNBOUNDED,
): TuningCurve {
  const sorted = Float64Array.from(scores).sort();
  const budgetOf = (rank: number) => budgetForRank(rank, quantile);
  const floor = sorted[0] === -Infinity ? -Infinity : bounds.floor;
  const ranks = Array.from(sorted, (_, i) => (i + 1) / band.n);
  return {
    band,
    quantile,
    trialCost: 1,
    point: stepFunction(ranks.map(budgetOf), sorted),
    lower: stepFunction([...band.upper.map(budgetOf), Infinity], [floor, ...sorted]),
    upper: stepFunction([...band.lower.map(budgetOf), Infinity], [...sorted, bounds.ceiling]),
    resolvableBudget: resolvableBudget(band, quantile),
    ties: countTies(sorted),
  };
}

/**
 * The budget at which the curve reaches a given rank of the CDF: k with quantile^(1/k) = rank.
 * 0 for rank 0, ∞ for rank 1.
 */
function budgetForRank(rank: number, quantile: number): number {
  return rank >= 1 ? Infinity : Math.log(quantile) / Math.log(rank);
}

/**
 * The largest budget the sample resolves, k* = ln ½ / ln lₙ: beyond it the upper end of the band is
 * the metric's bound, for any scores [Lourie24 §5.5]. Exact.
 *
 * @param quantile of the curve, in (0, 1); for another than ½ it stands for ½ in the formula
 * @returns in trials, in [0, ∞]
 */
export function resolvableBudget(band: CdfBand, quantile: number): number {
  return budgetForRank(band.lower.at(-1) as number, quantile);
}

/**
 * How many scores have the same value as another one.
 *
 * @param sorted in increasing order, −∞ allowed
 */
export function countTies(sorted: Float64Array): number {
  return sorted.filter((score, i) => score === sorted[i - 1] || score === sorted[i + 1]).length;
}

/**
 * The curve and its band at one budget. The limits at all budgets hold together with the confidence of
 * the band.
 *
 * @param budget > 0, in the unit of the curve
 * @returns lower ≤ point ≤ upper, ±∞ where the data say nothing
 */
export function limitsAt(curve: TuningCurve, budget: number): Limits {
  return {
    lower: valueAt(curve.lower, budget),
    point: valueAt(curve.point, budget),
    upper: valueAt(curve.upper, budget),
  };
}

/**
 * The same curve with its budgets in cost instead of trials: a budget x buys x / c̄ trials, c̄ the
 * sweep's mean cost of a trial. The band is that of the scores: the mean cost is taken as known.
 *
 * @param curve with budgets in trials
 * @param meanCost of a trial, > 0, in any unit
 */
export function inCost(curve: TuningCurve, meanCost: number): TuningCurve {
  return {
    ...curve,
    trialCost: meanCost,
    point: scaleBreaks(curve.point, meanCost),
    lower: scaleBreaks(curve.lower, meanCost),
    upper: scaleBreaks(curve.upper, meanCost),
    resolvableBudget: curve.resolvableBudget * meanCost,
  };
}

/**
 * The bounds of a metric as those of scores where larger is better: mirrored for a minimised one.
 *
 * @param direction of the metric
 * @returns −∞ and ∞ where the metric has no bound
 */
export function scoreBounds(
  direction: Direction,
  { metricMin, metricMax }: Pick<ReadingSettings, 'metricMin' | 'metricMax'>,
): ScoreBounds {
  const [least, greatest] = [metricMin ?? -Infinity, metricMax ?? Infinity];
  return direction === 'maximize'
    ? { floor: least, ceiling: greatest }
    : { floor: 0 - greatest, ceiling: 0 - least };
}
