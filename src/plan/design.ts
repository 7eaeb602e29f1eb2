import { type BudgetInterval, type ComparisonRules, comparedRange } from '../compare/index.ts';
import {
  confidenceBands,
  inCost,
  limitsAt,
  MAX_CALIBRATED,
  type TuningCurve,
  tuningCurve,
} from '../estimate/index.ts';
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
