import { comparedRange } from '../compare/index.ts';
import { inCost } from '../estimate/index.ts';
import { rememberBands } from './bands.ts';
import { type CostedTrial, meanCostOf } from './deal.ts';
import type { WantedRate } from './gate-by-rate.ts';
import { type CostedDesign, isPermutedRateWithin } from './permuted-rates.ts';
import { rankCurve } from './rank-steps.ts';
import { smallestConfidence } from './smallest-confidence.ts';

export interface PermutedRateQuestion extends WantedRate {
  readonly baseline: readonly CostedTrial[];
  readonly candidate: readonly CostedTrial[];
  /** The rules; their limits, in cost, may depend on what a trial of the dearer sweep costs. */
  readonly rulesFor: CostedDesign['rulesFor'];
}

/**
 * As `confidenceForRate` on a cost axis: the smallest confidence such that it and every larger one with
 * a range to compare has an estimated `permutedRates` for `failOn` of at most α, from the same seeded
 * deals for all confidences.
 *
 * @returns null where no confidence has a range and is within the rate
 */
export function confidenceForPermutedRate(question: PermutedRateQuestion): number | null {
  const { baseline, candidate, band, quantile, rulesFor, rate, failOn } = question;
  const bandOf = rememberBands(band);
  const designAt = (confidence: number): CostedDesign => ({
    baseline: { band: bandOf(baseline.length, confidence), trials: baseline },
    candidate: { band: bandOf(candidate.length, confidence), trials: candidate },
    quantile,
    rulesFor,
  });
  return smallestConfidence({
    hasRange: (confidence) => hasRange(designAt(confidence)),
    areWithin: (least, most) => {
      const limit = { level: failOn, rate, seed: band.seed };
      return isPermutedRateWithin(designAt(least), designAt(most), limit);
    },
  });
}

/** Of the sweeps as they are. */
function hasRange({ baseline, candidate, quantile, rulesFor }: CostedDesign): boolean {
  const baselineCost = meanCostOf(baseline.trials) ?? meanCostOf(candidate.trials) ?? 1;
  const candidateCost = meanCostOf(candidate.trials) ?? baselineCost;
  const rules = rulesFor(Math.max(baselineCost, candidateCost));
  const b = inCost(rankCurve(baseline.band, quantile), baselineCost);
  const c = inCost(rankCurve(candidate.band, quantile), candidateCost);
  return comparedRange(b, c, rules) !== null;
}
