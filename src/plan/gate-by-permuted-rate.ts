import { comparedRange, type SomeEvidence } from '../compare/index.ts';
import { inCost } from '../estimate/index.ts';
import { rememberBands } from './bands.ts';
import { areApart, costsOf, type Place, placeInCost, placeInTrials } from './costed-rules.ts';
import { type CostedTrial, meanCostOf } from './deal.ts';
import type { WantedRate } from './gate-by-rate.ts';
import { type CostedDesign, dealsOf, resolvedBy, weighPermutedRate } from './permuted-rates.ts';
import { rankCurve } from './rank-steps.ts';
import { smallestConfidence } from './smallest-confidence.ts';
import { hasStrongLimit } from './strong-limit.ts';
import { tooRare } from './too-rare.ts';

export interface PermutedRateQuestion extends WantedRate {
  readonly baseline: readonly CostedTrial[];
  readonly candidate: readonly CostedTrial[];
  readonly rules: CostedDesign['rules'];
}

/**
 * As `confidenceForRate` for sweeps with costs: the smallest confidence with a range to compare such that
 * it and every larger one, up to the last with a range, has a rate for `failOn` of at most α, where the
 * rates are those of `permutedRates`, with the same seed: exactly where every deal is looked at, else
 * by their upper limits, which hold with 97.5 % confidence. What is told of the chosen confidence is
 * at most α.
 *
 * At each confidence the sweeps, and every deal of their trials, are compared in cost if their costs are
 * near enough for the bands of that confidence, and else in trials.
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
  const costs = costsOf(meanCostOf(baseline), meanCostOf(candidate));
  const [inCost, inTrials] = [placeInCost(costs, rules), placeInTrials(rules)];
  const opensIn = (place: Place) => (confidence: number) => hasRange(designAt(confidence), place);
  const found = smallestConfidence({
    hasRange: (confidence) => {
      const design = designAt(confidence);
      return hasRange(design, areApart(costs, resolvedBy(design)) ? inTrials : inCost);
    },
    open: [opensIn(inCost), opensIn(inTrials)],
    weigh: (least, most) => weighPermutedRate(designAt(least), designAt(most), limit),
  });
  if (found !== 'unknown') return found;
  const arms = { baseline: { trials: baseline }, candidate: { trials: candidate } };
  throw tooRare(
    rate,
    dealsOf(arms, band.seed),
    remedyFor(baseline.length + candidate.length, failOn),
  );
}

function remedyFor(trials: number, failOn: SomeEvidence): string {
  if (!hasStrongLimit(trials)) return '';
  const gate = failOn === 'strong' ? '' : ' and with fail-on: strong';
  return `, or compare without \`cost\`${gate}: in trials the rate of strong evidence is computed, not simulated`;
}

/** Of the sweeps as they are. */
function hasRange(
  { baseline, candidate, quantile }: CostedDesign,
  { costs, limits }: Place,
): boolean {
  const b = inCost(rankCurve(baseline.band, quantile), costs[0]);
  const c = inCost(rankCurve(candidate.band, quantile), costs[1]);
  return comparedRange(b, c, limits) !== null;
}
