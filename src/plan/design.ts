import {
  type BudgetInterval,
  type BudgetsOf,
  type ComparisonRules,
  comparedRange,
  type NoChangeDesign,
} from '../compare/index.ts';
import { settingsError } from '../errors.ts';
import {
  confidenceBand,
  constantWidthBounds,
  inCost,
  type Limits,
  limitsAt,
  MAX_CALIBRATED,
  resolvableBudget,
  type TuningCurve,
  tuningCurve,
} from '../estimate/index.ts';
import { commonBreaks, remember, valueAt } from '../math/functions.ts';
import type { Staircase } from '../math/interleaving.ts';
import { probabilityWithin } from '../math/order-statistics.ts';
import type { BandSettings } from '../settings/index.ts';

/** How many trials two sweeps have, ≥ 1. */
export type Sizes = readonly [baseline: number, candidate: number];

/** How sweeps of any sizes are compared. */
export interface Method {
  readonly band: BandSettings;
  /** The quantile of the best of k scores that is compared, in (0, 1). */
  readonly quantile: number;
  /** With limits in the unit of budgets. */
  readonly rules: ComparisonRules;
}

/** A comparison before its scores: all that the chances of its outcomes depend on. */
export interface Design extends Method {
  readonly trials: Sizes;
  /** What a trial costs in the unit of budgets, > 0; where they are not given, budgets are trials. */
  readonly trialCosts?: readonly [baseline: number, candidate: number];
}

/** What is known of a sweep before it has scores. */
type ArmDesign = Pick<TuningCurve, 'band' | 'trialCost'>;

function armsOf({ trials, trialCosts = [1, 1], band }: Design): [ArmDesign, ArmDesign] {
  const armOf = (arm: 0 | 1) => {
    return { band: confidenceBand(trials[arm], band), trialCost: trialCosts[arm] };
  };
  return [armOf(0), armOf(1)];
}

/**
 * What the test of no change looks at in such a comparison.
 *
 * @throws UserError for a sweep of more than 20,000 trials
 */
export function noChangeDesign(
  trials: Sizes,
  { quantile, rules }: Omit<Method, 'band'>,
): NoChangeDesign {
  const most = Math.max(...trials);
  if (most > MAX_CALIBRATED)
    throw settingsError(
      'false-alarm-rate',
      `is set, but a sweep has ${most.toLocaleString('en-US')} trials: rates are known only up to 20,000`,
      'Set `confidence` instead.',
    );
  const { budgetMin, budgetMax } = rules;
  return { trials, quantile, budgetMin: Math.max(1, budgetMin ?? 1), budgetMax };
}

/** Whether its chances can be computed: as far as bands are exact, up to 20,000 trials a sweep. */
export function isComputable({ trials }: Pick<Design, 'trials'>): boolean {
  return Math.max(...trials) <= MAX_CALIBRATED;
}

/**
 * The budgets at which sweeps of a design are compared; known before there are scores.
 *
 * @returns on the axis of its trial costs; null where they resolve none
 */
export function designRange(design: Design): BudgetInterval | null {
  const { quantile, rules } = design;
  const [baseline, candidate] = armsOf(design).map(({ band, trialCost }) => {
    return { trialCost, resolvableBudget: resolvableBudget(band, quantile) * trialCost };
  }) as [BudgetsOf, BudgetsOf];
  return comparedRange(baseline, candidate, rules);
}

/**
 * A piece (from, to] of the range on which the same scores decide on "worse", by their ranks in ascending order from 1. A
 * limit that no score sets has a rank that no score has: 0 for a lower one, ∞ for an upper one.
 */
export interface Piece {
  /** Of the range, on the log-budget axis; all add up to 1. */
  readonly share: number;
  readonly baseline: Limits;
  readonly candidate: Limits;
}

/** The pieces of the range in order of budget, its start being one of its own; none without a range. */
export function piecesOf(design: Design): Piece[] {
  const range = designRange(design);
  if (range === null) return [];
  const [from, to] = range;
  const [b, c] = rankCurves(design);
  const breaks = commonBreaks([b.lower, b.point, c.point, c.upper], from, to);
  const ends = from === to ? [to] : [from, ...breaks];
  return ends.map((end, i) => ({
    share: from === to ? 1 : Math.log(end / (ends[i - 1] ?? from)) / Math.log(to / from),
    baseline: limitsAt(b, end),
    candidate: limitsAt(c, end),
  }));
}

/** The tuning curves of sweeps whose scores are their own ranks. */
function rankCurves(design: Design): [TuningCurve, TuningCurve] {
  const bounds = { floor: 0, ceiling: Infinity };
  return armsOf(design).map(({ band, trialCost }) => {
    const ranks = Array.from({ length: band.n }, (_, i) => i + 1);
    return inCost(tuningCurve(ranks, band, design.quantile, bounds), trialCost);
  }) as [TuningCurve, TuningCurve];
}

/**
 * Where strong evidence holds, by the order of the scores. On a piece of the range it is Y₍ᵢ₎ < X₍ⱼ₎: at least
 * i of the candidate's scores lie below the baseline's j-th. Of all pieces with the same j the least i
 * decides: evidence holds somewhere on the range if one baseline score has that many below it.
 *
 * @returns touched by no order where nothing is decided. Below rank 0, which is no score, there are never enough.
 */
export const strongStaircase = remember((design: Design): Staircase => {
  const [n, candidateTrials] = design.trials;
  const steps = new Float64Array(n + 1).fill(Infinity);
  const range = designRange(design);
  if (range === null) return { candidateTrials, steps };
  const [{ lower }, { upper }] = rankCurves(design);
  // Limits only rise, so the first budget has the least.
  for (const budget of [range[0], ...commonBreaks([lower, upper], ...range)]) {
    const rank = valueAt(lower, budget);
    if (rank > 0 && steps[rank] === Infinity) steps[rank] = valueAt(upper, budget);
  }
  return { candidateTrials, steps };
});

/**
 * An upper bound on how often strong evidence of "worse" is wrong, for any truth: the probability of strong
 * evidence at any budget of the range at which the candidate is in fact at least as good.
 *
 * At such a budget the candidate's upper limit lies below its curve, or the baseline's lower limit
 * above its own. Each is one crossing of one boundary, of which only the limits used in the range
 * count: 1 − P(upper limits hold)·P(lower limits hold) for independent sweeps, the sum of both misses
 * for paired ones. A bound for all distributions; fair and weak evidence have none. Above 20,000
 * trials a sweep's miss is that of a whole side of its band, which is more.
 *
 * @param isPaired whether the sweeps share configurations
 * @returns in [0, 1]; 0 where the sweeps resolve no budget
 */
export function falseStrongBound(
  design: Design,
  { isPaired }: { readonly isPaired: boolean },
): number {
  const range = designRange(design);
  if (range === null) return 0;
  const [baseline, candidate] = armsOf(design);
  // The levels of the CDF that the range runs through.
  const levelsOf = ({ trialCost }: ArmDesign) =>
    range.map((budget) => design.quantile ** (trialCost / budget)) as [number, number];
  // Y₍ᵢ₎ is the candidate's upper limit up to level lᵢ, from the first lᵢ in the range on: U₍ᵢ₎ ≥ lᵢ, or ≥ the last level.
  const upper = missOf(candidate, (far) => {
    const [first, last] = levelsOf(candidate);
    const lower = far.lower.map((least, i) => {
      const bound = candidate.band.lower[i] as number;
      return bound < first ? least : Math.max(least, Math.min(bound, last));
    });
    return { ...far, lower };
  });
  // X₍ⱼ₎ is the baseline's lower limit above level uⱼ: U₍ⱼ₎ ≤ uⱼ, or ≤ the first level of the range.
  const lower = missOf(baseline, (far) => {
    const [first, last] = levelsOf(baseline);
    const upper = far.upper.map((most, i) => {
      const bound = baseline.band.upper[i] as number;
      return bound < last ? Math.min(most, Math.max(bound, first)) : most;
    });
    return { ...far, upper };
  });
  return isPaired ? Math.min(1, upper + lower) : 1 - (1 - upper) * (1 - lower);
}

type Bounds = ReturnType<typeof constantWidthBounds>;

/**
 * The probability that order statistics leave some bounds.
 *
 * @param boundsOf of bounds that all keep but with a probability of 1e-17 [Massart90]. They stand for none: without any,
 *   the computation follows all counts there can be, however unlikely.
 */
function missOf({ band: { n, confidence } }: ArmDesign, boundsOf: (far: Bounds) => Bounds): number {
  // Each side of a band of constant width misses with at most half of what the whole may [Massart90].
  if (n > MAX_CALIBRATED) return (1 - confidence) / 2;
  const far = constantWidthBounds(n, Math.sqrt(Math.log(2e17) / (2 * n)));
  const { lower, upper } = boundsOf(far);
  return 1 - probabilityWithin(lower, upper);
}
