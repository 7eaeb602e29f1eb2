import type { SomeEvidence } from '../compare/index.ts';
import type { CdfBand } from '../estimate/index.ts';
import { type CostedTrial, Deal } from './deal.ts';
import type { FalseAlarmRates } from './false-alarm.ts';
import { type Interleavings, interleavingsOf, RATES_OF_A_SEARCH } from './interleavings.ts';
import { isRareEnough, leastShare, levelRates, type Rate } from './level-rates.ts';
import { rankSteps } from './rank-steps.ts';
import { type CostedSteps, sharesByCost } from './shares-by-cost.ts';

/** Dealing a trial and placing both its sweep's curves takes about as long as so many look-ups. */
const STEPS_A_TRIAL = 4;

/** A sweep on a cost axis. */
export interface CostedArm {
  /** For as many trials as there are. */
  readonly band: CdfBand;
  readonly trials: readonly CostedTrial[];
}

/** A comparison on a cost axis, with the scores and costs that were seen. */
export interface CostedDesign {
  readonly baseline: CostedArm;
  readonly candidate: CostedArm;
  /** In (0, 1). */
  readonly quantile: number;
  /** The rules; their limits, in cost, may depend on what a trial of the dearer sweep costs. */
  readonly rulesFor: CostedSteps['rulesFor'];
}

/**
 * The false-alarm rates on a cost axis: how often at least weak, fair and strong evidence of "worse"
 * comes when the pooled trials, each a score with its cost, are dealt to the sweeps anew. It answers
 * "neither scores nor costs changed": mean costs are computed from each deal, since on a cost axis
 * their error moves the curves against each other and the rate is not distribution-free.
 *
 * Seeded, with a standard error; every deal where they are few. Ties, failures and a margin are in the
 * scores that are dealt, so that the rates are no bounds. Over samples in which nothing changed
 * they are unbiased, for any joint distribution of scores and costs.
 */
export function permutedRates(design: CostedDesign, { seed }: Seeded): FalseAlarmRates {
  const deal = new Deal(design.baseline.trials, design.candidate.trials);
  const sharesOf = sharesByCost(deal, stepsOf(design));
  const rates = levelRates(dealsOf(design, { seed, rates: 1 }), sharesOf, leastOf(design));
  const told = (rate: Rate) => ({ ...rate, isBound: false });
  return { weak: told(rates.weak), fair: told(rates.fair), strong: told(rates.strong) };
}

interface Seeded {
  readonly seed: number;
}

interface Limit extends Seeded {
  readonly level: SomeEvidence;
  /** In (0, 1). */
  readonly rate: number;
}

/**
 * Whether the estimated rate of a level is at most some rate, from the same deals for all designs with
 * as many trials.
 *
 * @param relativeTo the design of which the range is what shares are shares of
 */
export function isPermutedRateWithin(
  design: CostedDesign,
  relativeTo: CostedDesign,
  { level, rate, seed }: Limit,
): boolean {
  const deal = new Deal(design.baseline.trials, design.candidate.trials);
  const sharesOf = sharesByCost(deal, stepsOf(design), stepsOf(relativeTo));
  const deals = dealsOf(design, { seed, rates: RATES_OF_A_SEARCH });
  return isRareEnough(deals, sharesOf, { level, least: leastOf(design), rate });
}

function stepsOf({ baseline, candidate, quantile, rulesFor }: CostedDesign): CostedSteps {
  return {
    baseline: rankSteps(baseline.band, quantile),
    candidate: rankSteps(candidate.band, quantile),
    rulesFor,
  };
}

function dealsOf(
  { baseline, candidate }: CostedDesign,
  drawing: { readonly seed: number; readonly rates: number },
): Interleavings {
  const chosen = candidate.trials.length;
  const size = baseline.trials.length + chosen;
  return interleavingsOf({ size, chosen }, { ...drawing, steps: STEPS_A_TRIAL * size });
}

function leastOf({ rulesFor }: CostedDesign): number {
  return leastShare(rulesFor(1).minShare);
}
