import { type StepFunction, scaleBreaks, stepFunction, valueAt } from '../math/functions.ts';
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
  const { n } = band;
  const sorted = Float64Array.from(scores).sort();
  // One more than there are scores: a bound stands before them or after.
  const [below, above] = [new Float64Array(n + 1), new Float64Array(n + 1)];
  below[0] = sorted[0] === -Infinity ? -Infinity : bounds.floor;
  below.set(sorted, 1);
  above.set(sorted);
  above[n] = bounds.ceiling;
  const stepsAt = (rankOf: (i: number) => number, values: Float64Array) => {
    const ends = values.map((_, i) => (i === n ? Infinity : budgetForRank(rankOf(i), quantile)));
    return stepFunction(ends, values);
  };
  return {
    band,
    quantile,
    trialCost: 1,
    point: stepsAt((i) => (i + 1) / n, sorted),
    lower: stepsAt((i) => band.upper[i] as number, below),
    upper: stepsAt((i) => band.lower[i] as number, above),
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

/**
 * What the mean of the best score among k trials, E[T_k], is estimated from; all scores are of the
 * kind where larger is better.
 */
export interface MeanCurve {
  /** In increasing order; −∞ for a failed trial, unless the metric's floor stands for it. */
  readonly scores: readonly number[];
  readonly band: CdfBand;
  readonly bounds: ScoreBounds;
}

/**
 * The mean tuning curve of a sweep: its scores, sorted once for all budgets.
 *
 * A failed trial is worse than any number, so that one of them makes the mean −∞. Only where the
 * metric has a floor can it take a value, the floor's: then the mean is that of max(T_k, floor).
 *
 * @param scores n scores, larger is better, −∞ for a failed trial; in any order; not changed
 * @param band a CDF band for the same n, of any method
 * @param bounds of the score, ±∞ where it has none
 */
export function meanCurve(
  scores: readonly number[],
  band: CdfBand,
  bounds: ScoreBounds,
): MeanCurve {
  const valued = scores.map((score) => (score === -Infinity ? bounds.floor : score));
  return { scores: valued.sort((a, b) => a - b), band, bounds };
}

/** How many trials failed and have no value: the first ones in order. */
function failures({ scores }: MeanCurve): number {
  const first = scores.findIndex((score) => score > -Infinity);
  return first < 0 ? scores.length : first;
}

/**
 * The mean of the best among k trials by its three published estimators, each a weighted mean of
 * the n order statistics, in O(n):
 *
 * * V, drawing k with replacement, (i/n)ᵏ − ((i−1)/n)ᵏ: the mean under the sample's own
 *   distribution, biased downwards; with the standard deviation of the best under it [Dodge19]
 * * U, without replacement, (C(i,k) − C(i−1,k)) / C(n,k): unbiased for whole k ≤ n; beyond n no
 *   longer, it stays at the best score [Tang20]
 * * W, as multisets, the difference of C(i+k−1,k) / C(n+k−1,k), biased further downwards and of the
 *   least variance [Dodge21]
 *
 * All are point estimates without any guarantee; `meanLimitsAt` has limits. −∞ wherever a failed
 * trial has weight, however small.
 *
 * @param trials k, real, in (0, ∞)
 * @returns U null unless k is whole; of V the standard deviation, of the best score among k trials and not of its mean, and
 *   one about V inside the observed range, both null where the mean is −∞
 */
export function meanEstimatesAt(curve: MeanCurve, trials: number) {
  const { scores } = curve;
  const n = scores.length;
  const failed = failures(curve);
  const [worst, best] = [scores[0] as number, scores[n - 1] as number];
  let u = Number.isInteger(trials) ? best : null;
  // Samples hold a score as soon as fewer than k failed. By count: the weight itself may be smaller than any number.
  if (u !== null && trials < n)
    u = failed >= trials ? -Infinity : weightedMean(scores, withoutReplacement(n, trials));
  if (failed > 0) return { u, v: -Infinity, w: -Infinity, vStd: null, vShade: null };

  const weights = withReplacement(n, trials);
  const v = weightedMean(scores, weights);
  const w = weightedMean(scores, asMultiset(n, trials));
  const vStd = weightedDeviation(scores, weights);
  const vShade = { lower: Math.max(worst, v - vStd), upper: Math.min(best, v + vStd) };
  return { u, v, w, vStd, vShade };
}

/**
 * Simultaneous confidence limits of the mean tuning curve: those of the CDF band, carried over. The
 * best of k trials has the CDF Fᵏ, and its mean ∫ y dF(y)ᵏ falls where F rises [Lourie24 eq. 4]. So
 * the band's upper end gives the lower limit and its lower end the upper one; both ends are steps at
 * the scores, and what they leave out lies at the metric's bounds:
 *
 *     lower = u₁ᵏ·floor + Σ (uᵢ₊₁ᵏ − uᵢᵏ)·Y₍ᵢ₎        with uₙ₊₁ = 1
 *     upper = Σ (lᵢᵏ − lᵢ₋₁ᵏ)·Y₍ᵢ₎ + (1 − lₙᵏ)·ceiling   with l₀ = 0
 *
 * They hold for all real k > 0 at once with at least the confidence of the band, for every
 * distribution inside the bounds, and contain the estimate V but for rounding. Without a bound there is no
 * limit on its side: the unseen part of a distribution may lie anywhere.
 *
 * @param trials k, real, in (0, ∞)
 */
export function meanLimitsAt(curve: MeanCurve, trials: number) {
  const { scores, band, bounds } = curve;
  const { floor, ceiling } = bounds;
  const meanBy = (shares: readonly number[], values: readonly number[]) =>
    weightedMean(values, stepsOfPower([...shares, 1], trials));
  // Not by weight: that may be smaller than any number.
  const mayFail = (band.lower[failures(curve) - 1] ?? 0) > 0;
  const lower = floor === -Infinity ? floor : meanBy(band.upper, [floor, ...scores]);
  const upper = mayFail ? -Infinity : meanBy(band.lower, [...scores, ceiling]);
  const { v } = meanEstimatesAt(curve, trials);
  // Where all mass is alike, rounding could put the estimate outside.
  return { lower: Math.min(v, lower), upper: ceiling === Infinity ? ceiling : Math.max(v, upper) };
}

/** By how much Fᵏ rises at each step of F. */
function stepsOfPower(shares: readonly number[], k: number): number[] {
  return shares.map((share, i) => {
    const before = shares[i - 1] ?? 0;
    if (share === before) return 0;
    return differenceOfPowers(k, {
      s: Math.log(share),
      ratio: Math.log1p((before - share) / share),
    });
  });
}

/** Relative: a mean cost is a sum of as many roundings as there are trials. */
const SLACK = 1e-9;

/**
 * How many trials a budget buys: budget / c̄. Whole where only rounding keeps it from being so, since
 * the estimate U is for whole trials only.
 *
 * @param budget > 0, on the axis of the curve
 * @param trialCost c̄ > 0, what a trial costs there; 1 where budgets are trials
 */
export function trialsFor(budget: number, trialCost: number): number {
  const trials = budget / trialCost;
  const whole = Math.round(trials);
  return Math.abs(trials - whole) <= SLACK * whole ? whole : trials;
}

/*
 * Weights of n ordered scores: the chance of each to be the best of k that are drawn from them. They
 * are never negative and add up to one. No factorials, so that nothing overflows: each costs O(1).
 */

/**
 * Drawn with replacement, V of [Dodge19]: (i/n)ᵏ − ((i−1)/n)ᵏ for the i-th smallest.
 *
 * @param n scores, a positive integer
 * @param k drawn, real, in (0, ∞)
 */
export function withReplacement(n: number, k: number): Float64Array {
  return Float64Array.from({ length: n }, (_, below) => {
    const i = below + 1;
    return differenceOfPowers(k, { s: logOfShare(i, n), ratio: Math.log1p(-1 / i) });
  });
}

/** ln(i/n); near one from the complement, for i/n is rounded and k would raise that error. */
function logOfShare(i: number, n: number): number {
  return 2 * i > n ? Math.log1p((i - n) / n) : Math.log(i / n);
}

/**
 * Drawn without replacement, U of [Tang20]: (C(i,k) − C(i−1,k)) / C(n,k) for the i-th smallest.
 *
 * @param n scores, a positive integer
 * @param k drawn, an integer in [1, n]
 */
export function withoutReplacement(n: number, k: number): Float64Array {
  return fromTheBest(n, k, (i) => i - k);
}

/**
 * Drawn as multisets, all equally likely, W of [Dodge21]: the difference of C(i+k−1,k) / C(n+k−1,k)
 * for the i-th smallest; by gamma functions where k is not whole.
 *
 * @param n scores, a positive integer
 * @param k drawn, real, in (0, ∞)
 */
export function asMultiset(n: number, k: number): Float64Array {
  return fromTheBest(n, k, (i) => i - 1);
}

/**
 * Both are products when read from the best score down: of what those above it left, the i-th takes
 * the share k / (rest + k).
 */
function fromTheBest(n: number, k: number, rest: (i: number) => number): Float64Array {
  const weights = new Float64Array(n);
  let left = 1;
  for (let i = n; i >= 1 && left > 0; i--) {
    const others = rest(i);
    weights[i - 1] = left * (k / (others + k));
    left *= others / (others + k);
  }
  return weights;
}

/**
 * Σ wᵢ·xᵢ, clamped to the range of the values, which rounding could leave. A value of weight zero does
 * not count, even if it is infinite: 0·(−∞) = 0.
 *
 * @param values n of them in increasing order, finite wherever there is weight; n ≥ 1
 * @param weights n, ≥ 0, with sum 1
 */
export function weightedMean(values: readonly number[], weights: ArrayLike<number>): number {
  let mean = 0;
  for (const [i, value] of values.entries()) {
    const weight = weights[i] as number;
    if (weight > 0) mean += weight * value;
  }
  return Math.min(values.at(-1) as number, Math.max(values[0] as number, mean));
}

/**
 * The standard deviation √(Σ wᵢ·(xᵢ − m)²) around the weighted mean m.
 *
 * @param values n finite ones in increasing order, n ≥ 1
 * @param weights n, ≥ 0, with sum 1
 */
export function weightedDeviation(values: readonly number[], weights: ArrayLike<number>): number {
  const mean = weightedMean(values, weights);
  // Squares of large scores would overflow, and those of small ones vanish.
  const scale = Math.max(Math.abs(values[0] as number), Math.abs(values.at(-1) as number));
  if (scale === 0) return 0;
  const distances = values.map((value) => value / scale - mean / scale);
  const variance = distances.reduce((sum, d, i) => sum + (weights[i] as number) * d ** 2, 0);
  return scale * Math.sqrt(variance);
}

/**
 * sᵏ − rᵏ for 0 ≤ r ≤ s ≤ 1 and real k > 0, where s and r may be all but equal: sᵏ·(1 − (r/s)ᵏ) from
 * logarithms that the caller knows to full accuracy. Relative error about 1e-13 at worst, where the
 * result is near the smallest number there is.
 *
 * @param k in (0, ∞)
 * @param logs ln s in [−∞, 0], and ln(r/s) in [−∞, 0]
 */
export function differenceOfPowers(k: number, logs: { s: number; ratio: number }): number {
  return Math.exp(k * logs.s) * -Math.expm1(k * logs.ratio);
}
