import type { SomeEvidence } from '../compare/index.ts';
import { type CdfBand, resolvableBudget } from '../estimate/index.ts';
import type { CostedRules } from './costed-rules.ts';
import { type CostedTrial, Deal } from './deal.ts';
import type { FalseAlarmRates } from './false-alarm.ts';
import { type Interleavings, interleavingsOf } from './interleavings.ts';
import { type Finding, leastShare, levelRates, weighRate } from './level-rates.ts';
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

/** A comparison in cost where that is possible, else in trials, with the scores and costs that were seen. */
export interface CostedDesign {
  readonly baseline: CostedArm;
  readonly candidate: CostedArm;
  /** In (0, 1). */
  readonly quantile: number;
  readonly rules: CostedRules;
}

/**
 * The false-alarm rates of sweeps with costs: how often at least weak, fair and strong evidence of "worse"
 * comes when the pooled trials, each a score with its cost, are dealt to the sweeps anew. It answers
 * "neither scores nor costs changed": mean costs are computed from each deal, since on a cost axis
 * their error moves the curves against each other and the rate is not distribution-free. A deal whose
 * costs are too far apart to be compared, with these bands, is judged in trials, as such sweeps are: on
 * whichever axis the sweeps themselves are compared, it was their costs that decided so.
 *
 * Seeded, with a standard error; every deal where they are few. Ties, failures and a margin are in the
 * scores that are dealt, so that the rates are no bounds. Over samples in which nothing changed
 * they are unbiased, for any joint distribution of scores and costs.
 */
export function permutedRates(design: CostedDesign, { seed }: Seeded): FalseAlarmRates {
  const deal = new Deal(design.baseline.trials, design.candidate.trials);
  const sharesOf = sharesByCost(deal, stepsOf(design));
  return levelRates(dealsOf(design, seed), sharesOf, leastOf(design));
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
 * Whether the rate of a level is at most some rate, with 97.5 % confidence unless every deal is looked at:
 * from the deals that `permutedRates` has with the same seed. Of another design with more confidence, it
 * is whether that is so at every confidence in between; "beyond" may then be wrong.
 *
 * @param relativeTo the design of which the range is what shares are shares of
 */
export function weighPermutedRate(
  design: CostedDesign,
  relativeTo: CostedDesign,
  { level, rate, seed }: Limit,
): Finding {
  const deal = new Deal(design.baseline.trials, design.candidate.trials);
  const sharesOf = sharesByCost(deal, stepsOf(design), stepsOf(relativeTo));
  return weighRate(dealsOf(design, seed), sharesOf, { level, least: leastOf(design), rate });
}

function stepsOf({ baseline, candidate, quantile, rules }: CostedDesign): CostedSteps {
  return {
    baseline: rankSteps(baseline.band, quantile),
    candidate: rankSteps(candidate.band, quantile),
    resolved: resolvedBy({ baseline, candidate, quantile }),
    rules,
  };
}

/** The largest budget of each sweep in its own trials. */
export function resolvedBy({ baseline, candidate, quantile }: Banded): [number, number] {
  return [resolvableBudget(baseline.band, quantile), resolvableBudget(candidate.band, quantile)];
}

type Banded = Pick<CostedDesign, 'baseline' | 'candidate' | 'quantile'>;

/** The same for all designs of as many trials. */
export function dealsOf({ baseline, candidate }: Arms, seed: number): Interleavings {
  const chosen = candidate.trials.length;
  const size = baseline.trials.length + chosen;
  return interleavingsOf({ size, chosen }, { seed, trialSteps: STEPS_A_TRIAL });
}

type Arms = Readonly<Record<'baseline' | 'candidate', Pick<CostedArm, 'trials'>>>;

function leastOf({ rules }: CostedDesign): number {
  return leastShare(rules.inTrials.minShare);
}
