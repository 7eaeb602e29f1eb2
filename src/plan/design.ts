import { type BudgetInterval, type ComparisonRules, comparedRange } from '../compare/index.ts';
import {
  confidenceBands,
  constantWidthBounds,
  inCost,
  limitsAt,
  MAX_CALIBRATED,
  type TuningCurve,
  tuningCurve,
} from '../estimate/index.ts';
import { probabilityWithin } from '../math/crossing.ts';
import { findRoot } from '../math/root.ts';
import { commonBreaks } from '../math/step-function.ts';
import type { BandSettings } from '../settings/index.ts';

/** What is known of a sweep before it has scores: its number of trials is that of the band. */
export type ArmDesign = Pick<TuningCurve, 'band' | 'trialCost'>;

/** A comparison before its scores: all that the chances of its outcomes depend on. */
export interface Design {
  readonly baseline: ArmDesign;
  readonly candidate: ArmDesign;
  /** The quantile of the best of k scores that is compared, in (0, 1). */
  readonly quantile: number;
  /** With limits in the unit of budgets. */
  readonly rules: ComparisonRules;
}

/** How many trials two sweeps have, ≥ 1. */
export type Sizes = readonly [baseline: number, candidate: number];

/** How sweeps of any sizes are compared in trials. */
export interface Method extends Pick<Design, 'quantile' | 'rules'> {
  readonly band: BandSettings;
}

/** The designs of a comparison in trials, by the confidence of both bands, in (0, 1). */
export function designsFor(
  [n, m]: Sizes,
  { band, quantile, rules }: Method,
): (confidence: number) => Design {
  const baselineAt = confidenceBands(n, band);
  const candidateAt = n === m ? null : confidenceBands(m, band);
  return (confidence) => {
    const baseline = { band: baselineAt(confidence), trialCost: 1 };
    const candidate = candidateAt ? { band: candidateAt(confidence), trialCost: 1 } : baseline;
    return { baseline, candidate, quantile, rules };
  };
}

/** Whether its chances can be computed: as far as bands are exact, up to 20,000 trials a sweep. */
export function isComputable({ baseline, candidate }: Design): boolean {
  return Math.max(baseline.band.n, candidate.band.n) <= MAX_CALIBRATED;
}

/**
 * The budgets at which sweeps of a design are compared; known before there are scores.
 *
 * @returns on the axis of its trial costs; null where they resolve none
 */
export function designRange(design: Design): BudgetInterval | null {
  return comparedRange(...rankCurves(design), design.rules);
}

/**
 * A piece (from, to] of the range on which the same four scores decide on "worse", by their ranks in
 * ascending order from 1. A limit that no score sets has a rank that no score has: 0 for the
 * baseline's lower one, ∞ for the candidate's upper one.
 */
export interface Piece {
  /** Of the range, on the log-budget axis; all add up to 1. */
  readonly share: number;
  readonly baselineLower: number;
  readonly baselinePoint: number;
  readonly candidatePoint: number;
  readonly candidateUpper: number;
}

/** The pieces of the range in order of budget, its start being one of its own; none without a range. */
export function piecesOf(design: Design): Piece[] {
  const [b, c] = rankCurves(design);
  const range = comparedRange(b, c, design.rules);
  if (range === null) return [];
  const [from, to] = range;
  const length = Math.log(to / from);
  const breaks = commonBreaks([b.lower, b.point, c.point, c.upper], from, to);
  const ends = from === to ? [to] : [from, ...breaks];
  return ends.map((end, i) => {
    const [baseline, candidate] = [limitsAt(b, end), limitsAt(c, end)];
    return {
      share: length === 0 ? 1 : Math.log(end / (ends[i - 1] ?? from)) / length,
      baselineLower: Math.max(0, baseline.lower),
      baselinePoint: baseline.point,
      candidatePoint: candidate.point,
      candidateUpper: candidate.upper,
    };
  });
}

/** The tuning curves of sweeps whose scores are their own ranks. */
function rankCurves({ baseline, candidate, quantile }: Design): [TuningCurve, TuningCurve] {
  const curveOf = ({ band, trialCost }: ArmDesign) => {
    const ranks = Array.from({ length: band.n }, (_, i) => i + 1);
    return inCost(tuningCurve(ranks, band, quantile), trialCost);
  };
  return [curveOf(baseline), curveOf(candidate)];
}

/** Four times in five. */
const USUAL_POWER = 0.8;
const MAX_SLOWDOWN = 2 ** 20;

/**
 * The chance that strong evidence shows, anywhere on the range, a candidate that needs R > 0 times the
 * baseline's trials for the same score at every budget [Lehmann53]: the false-alarm rate at R = 1, where
 * nothing changed, and the power beyond, which increases with R. Exact for independent sweeps with
 * continuous scores, an upper bound with ties, failures or (at 1) a margin.
 *
 * @param design with budgets in trials; without a margin, unless R is 1
 * @returns by the slowdown R, in [0, 1]; 0 where the sweeps resolve no budget
 */
export function powerOf(design: Design): (slowdown: number) => number {
  const corners = cornersOf(design);
  return (slowdown) => chanceOf(corners, slowdown);
}

/**
 * The slowdown at every budget, in [1, 2²⁰], that strong evidence shows with the given power, to a
 * relative error of 1e-10.
 *
 * @param design with budgets in trials and no margin
 * @param power in (0, 1)
 * @returns null where no such slowdown has that power, as where the sweeps resolve no budget, and
 *   for sweeps of more than 20,000 trials
 */
export function detectableSlowdown(design: Design, power = USUAL_POWER): number | null {
  if (!isComputable(design)) return null;
  const powerAt = powerOf(design);
  const excess = (logarithm: number) => powerAt(Math.exp(logarithm)) - power;
  if (excess(0) >= 0) return 1;
  let high = Math.LN2;
  while (excess(high) < 0) {
    if (high >= Math.log(MAX_SLOWDOWN)) return null;
    high *= 2;
  }
  return Math.exp(findRoot(excess, { low: 0, high, tolerance: 1e-10 }));
}

/**
 * Where strong evidence holds, by the order of the scores. On a piece of the range it is Y₍ᵢ₎ < X₍ⱼ₎: at least
 * i of the candidate's scores lie below the baseline's j-th. Of all pieces with the same j the least i
 * decides: evidence holds somewhere on the range if one baseline score has that many below it.
 *
 * @returns that number by the rank j of a baseline score, from 1, and the least j that decides something; both
 *   infinite where nothing is decided. Below rank 0, which is no score, there are never enough.
 */
function cornersOf(design: Design) {
  const [baselineTrials, candidateTrials] = [design.baseline.band.n, design.candidate.band.n];
  const enoughBelow = new Float64Array(baselineTrials + 1).fill(Infinity);
  for (const { baselineLower: j, candidateUpper: i } of piecesOf(design))
    enoughBelow[j] = Math.min(enoughBelow[j] as number, i);
  const lowest = enoughBelow.findIndex((i) => i < Infinity);
  const least = lowest === -1 ? Infinity : lowest;
  return { baselineTrials, candidateTrials, enoughBelow, lowest: least };
}

/** A chance this small is left out: far below the precision of any rate. */
const NEGLIGIBLE = 1e-60;

/**
 * The probability of strong evidence anywhere on the range, exactly, for continuous scores.
 *
 * Scores are taken from the largest down. With a of the baseline's and b of the candidate's to come, the
 * largest is the candidate's with probability θb/(a + θb), θ = 1/R: where nothing changed because all
 * orders are equally likely, and for F_c = F_b^θ, which is τ_c(k) = τ_b(θk), by [Lehmann53]. When the
 * baseline's j-th score comes, the candidate's that are left lie below it: with enough of them evidence
 * holds, and the rest does not matter. One pass over all numbers of scores left adds up the chances of
 * ending there; chances are only ever multiplied and added up, so that nothing cancels.
 */
function chanceOf(corners: ReturnType<typeof cornersOf>, slowdown: number): number {
  const { baselineTrials, candidateTrials, enoughBelow, lowest } = corners;
  // By the candidate's scores left: the chance of that when the next baseline score comes.
  const chances = new Float64Array(candidateTrials + 1);
  chances[candidateTrials] = 1;
  let [fewest, most] = [candidateTrials, candidateTrials];
  let held = 0;
  for (let a = baselineTrials; a >= lowest; a--) {
    fewest = takeCandidates(chances, [fewest, most], a * slowdown);
    const enough = enoughBelow[a] as number;
    for (; most >= fewest && (most >= enough || isNegligible(chances[most])); most--) {
      held += chances[most] as number;
      chances[most] = 0;
    }
  }
  return Math.min(1, held);
}

/**
 * Before the next baseline score any number of the candidate's may come.
 *
 * @param window chances of fewer scores left, or of more, are none
 * @param weight of the baseline scores that are left, relative to that of one of the candidate's
 * @returns the fewest that may be left now
 */
function takeCandidates(
  chances: Float64Array,
  [fewest, most]: readonly [number, number],
  weight: number,
): number {
  let passedOn = 0;
  for (let b = most; b > 0; b--) {
    const here = (chances[b] as number) + passedOn;
    if (b < fewest && isNegligible(here)) return b + 1;
    const share = here / (weight + b);
    chances[b] = share * weight;
    passedOn = share * b;
  }
  chances[0] = (chances[0] as number) + passedOn;
  return 0;
}

function isNegligible(chance: number | undefined): boolean {
  return (chance ?? 0) < NEGLIGIBLE;
}

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
  const [upper, lower] = [upperMiss(design), lowerMiss([design])];
  return isPaired ? Math.min(1, upper + lower) : 1 - (1 - upper) * (1 - lower);
}

/**
 * The same bound for several looks at one baseline: the probability that strong evidence of "worse" is
 * wrong at any look, for any truth, however the looks depend on each other. They share the
 * baseline, so its lower limits of all looks miss together: one crossing of the highest of them,
 * which is that of a single look where the bands are nested. The candidate's upper limits may miss
 * at each look: the sum of their misses.
 *
 * @param designs of the looks, with the same baseline trials and up to 20,000 in a sweep
 * @returns in [0, 1]; 0 where no look has a range
 */
export function falseStrongBoundOfLooks(designs: readonly Design[]): number {
  const upper = designs.map(upperMiss).reduce((sum, miss) => sum + miss, 0);
  return Math.min(1, upper + lowerMiss(designs));
}

/**
 * The probability that the candidate's upper limit lies below its curve at any budget of the range. Y₍ᵢ₎ is
 * the upper limit up to level lᵢ, from the first lᵢ in the range on: U₍ᵢ₎ ≥ lᵢ, or ≥ the last level.
 */
function upperMiss(design: Design): number {
  const { band } = design.candidate;
  const levels = levelsOf(design, design.candidate);
  if (levels === null) return 0;
  // Each side of a band of constant width misses with at most half of what the whole may [Massart90].
  if (band.n > MAX_CALIBRATED) return (1 - band.confidence) / 2;

  const [first, last] = levels;
  const far = farBounds(band.n);
  const lower = far.lower.map((least, i) => {
    const bound = band.lower[i] as number;
    return bound < first ? least : Math.max(least, Math.min(bound, last));
  });
  return 1 - probabilityWithin(lower, far.upper);
}

/**
 * The probability that the baseline's lower limit lies above its curve at any budget of any of the
 * ranges. X₍ⱼ₎ is the lower limit above level uⱼ: U₍ⱼ₎ ≤ uⱼ, or ≤ the first level of the range.
 */
function lowerMiss(designs: readonly Design[]): number {
  const open = designs.filter((design) => designRange(design) !== null);
  const band = open[0]?.baseline.band;
  if (band === undefined) return 0;
  if (band.n > MAX_CALIBRATED) return (1 - band.confidence) / 2;

  const far = farBounds(band.n);
  const upper = open.reduce((bounds, design) => {
    const [first, last] = levelsOf(design, design.baseline) as readonly [number, number];
    return bounds.map((most, i) => {
      const bound = design.baseline.band.upper[i] as number;
      return bound < last ? Math.min(most, Math.max(bound, first)) : most;
    });
  }, far.upper);
  return 1 - probabilityWithin(far.lower, upper);
}

/** The first and the last level of the CDF that the range runs through; null without a range. */
function levelsOf(design: Design, { trialCost }: ArmDesign): readonly [number, number] | null {
  const range = designRange(design);
  if (range === null) return null;
  const [first, last] = range.map((budget) => design.quantile ** (trialCost / budget));
  return [first as number, last as number];
}

/**
 * Bounds that all order statistics keep but with a probability of 1e-17 [Massart90]. They stand for none:
 * without any, the computation follows all counts there can be, however unlikely.
 */
function farBounds(n: number) {
  return constantWidthBounds(n, Math.sqrt(Math.log(2e17) / (2 * n)));
}
