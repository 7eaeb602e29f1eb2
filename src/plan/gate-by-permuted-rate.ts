import { comparedRange } from '../compare/index.ts';
import { inCost } from '../estimate/index.ts';
import { rememberBands } from './bands.ts';
import { placeOf } from './costed-rules.ts';
import { type CostedTrial, meanCostOf } from './deal.ts';
import type { WantedRate } from './gate-by-rate.ts';
import { type CostedDesign, dealsOf, weighPermutedRate } from './permuted-rates.ts';
import { rankCurve } from './rank-steps.ts';
import { smallestConfidence } from './smallest-confidence.ts';
import { tooRare } from './too-rare.ts';

export interface PermutedRateQuestion extends WantedRate {
  readonly baseline: readonly CostedTrial[];
  readonly candidate: readonly CostedTrial[];
  /** Whether costs are too far apart must not depend on the confidence. */
  readonly rules: CostedDesign['rules'];
}

/**
 * As `confidenceForRate` on a cost axis: the smallest confidence such that it and every larger one with
 * a range to compare has an estimated rate for `failOn` of at most α, where the rates are those that
 * `permutedRates` tells with the same seed.
 *
 * @returns null where no confidence has a range and is within the rate
 * @throws UserError for a rate that as many deals are too few to show: α is then at least 10 / deals
 */
export function confidenceForPermutedRate(question: PermutedRateQuestion): number | null {
  const { baseline, candidate, band, quantile, rules, rate, failOn } = question;
  const bandOf = rememberBands(band);
  const designAt = (confidence: number): CostedDesign => ({
    baseline: { band: bandOf(baseline.length, confidence), trials: baseline },
    candidate: { band: bandOf(candidate.length, confidence), trials: candidate },
    quantile,
    rules,
  });
  const limit = { level: failOn, rate, seed: band.seed };
  const found = smallestConfidence({
    hasRange: (confidence) => hasRange(designAt(confidence)),
    weigh: (least, most) => weighPermutedRate(designAt(least), designAt(most), limit),
  });
  if (found !== 'unknown') return found;
  const arms = { baseline: { trials: baseline }, candidate: { trials: candidate } };
  throw tooRare(rate, dealsOf(arms, band.seed), REMEDY);
}

const REMEDY = ', or compare without `cost`: in trials the rate of strong evidence is exact';

/** Of the sweeps as they are. */
function hasRange({ baseline, candidate, quantile, rules }: CostedDesign): boolean {
  const { costs, limits } = placeOf(
    meanCostOf(baseline.trials),
    meanCostOf(candidate.trials),
    rules,
  );
  const b = inCost(rankCurve(baseline.band, quantile), costs[0]);
  const c = inCost(rankCurve(candidate.band, quantile), costs[1]);
  return comparedRange(b, c, limits) !== null;
}
