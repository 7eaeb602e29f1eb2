import { type BudgetInterval, comparedRange, type SomeEvidence } from '../compare/index.ts';
import type { BandSettings } from '../settings.ts';
import { rememberBands } from './bands.ts';
import { simulatedOrders } from './computed-rate.ts';
import type { Design } from './design.ts';
import { weighFalseAlarm } from './false-alarm-limit.ts';
import { rankCurve } from './rank-steps.ts';
import { smallestConfidence } from './smallest-confidence.ts';
import { hasStrongLimit } from './strong-limit.ts';
import { tooRare } from './too-rare.ts';

/** How often the gate may fail although nothing changed, and what makes it fail. */
export interface WantedRate {
  /** α, in (0, 1). */
  readonly rate: number;
  /** The level that fails the gate. */
  readonly failOn: SomeEvidence;
  /** Its confidence is not looked at; its seed is that of what has to be simulated. */
  readonly band: BandSettings;
  /** In (0, 1). */
  readonly quantile: number;
}

export interface RateQuestion extends WantedRate {
  readonly baselineTrials: number;
  readonly candidateTrials: number;
  /** With limits in trials. */
  readonly rules: Design['rules'];
}

/**
 * The smallest confidence, in whole percents from 50 to 99 and 99.5 and 99.9 %, such that it and every
 * larger one with a range to compare has a false-alarm rate for `failOn` of at most α. (The rate is
 * a step function of the confidence, and not quite monotone.)
 *
 * The rates are those of `falseAlarmRates`, with the same seed. Where they are computed, as for strong up to
 * 10,000 trials in both sweeps and for other levels where that is affordable, the rate is surely at most α.
 * Else their upper limits from the same interleavings have to be: a confidence with a higher rate is chosen
 * for at most 2.5 % of all seeds, and one a little higher than needed for most. What is told of the chosen
 * confidence is at most α.
 *
 * @returns null where no confidence has a range and is within the rate
 * @throws UserError for a rate that has to be simulated and that the draws are too few to show: α is
 *   then at least 10 / draws
 */
export function confidenceForRate(question: RateQuestion): number | null {
  const found = searchConfidence(question);
  if (found !== 'unknown') return found;
  const { baselineTrials, candidateTrials, rate, band } = question;
  const drawn = simulatedOrders([baselineTrials, candidateTrials], band.seed);
  throw tooRare(rate, drawn, remedyFor(baselineTrials + candidateTrials));
}

function remedyFor(trials: number): string {
  return hasStrongLimit(trials)
    ? ', or leave fail-on at strong: its rate is computed, not simulated'
    : '; only up to 10,000 trials in both sweeps are rates computed, for fail-on: strong';
}

/** As `confidenceForRate`; unknown where that has no answer for want of draws. */
export function searchConfidence(question: RateQuestion): number | 'unknown' | null {
  const { baselineTrials, candidateTrials, band, quantile, rules, rate, failOn } = question;
  const bandOf = rememberBands(band);
  const designAt = (confidence: number): Design => ({
    baseline: { band: bandOf(baselineTrials, confidence), trialCost: 1 },
    candidate: { band: bandOf(candidateTrials, confidence), trialCost: 1 },
    quantile,
    rules,
  });
  const limit = { level: failOn, rate, seed: band.seed };
  const hasRange = (confidence: number) => rangeOf(designAt(confidence)) !== null;
  return smallestConfidence({
    hasRange,
    open: [hasRange],
    weigh: (least, most) => {
      const narrowing = narrowingOf(designAt(least), designAt(most));
      return narrowing > 0 ? weighFalseAlarm(designAt(least), { ...limit, narrowing }) : 'beyond';
    },
  });
}

/**
 * How much shorter the range of one design is than that of another with less confidence, in [0, 1].
 * Bands of less confidence lie inside those of more, and so do their ranges the other way round: where
 * a level holds on a share s at any confidence in between, it holds with the least one on at least
 * the share s · narrowing of its own range.
 */
function narrowingOf(wide: Design, narrow: Design): number {
  const [whole, part] = [lengthOf(rangeOf(wide)), lengthOf(rangeOf(narrow))];
  return whole === 0 ? 1 : part / whole;
}

function rangeOf({ baseline, candidate, quantile, rules }: Design): BudgetInterval | null {
  return comparedRange(
    rankCurve(baseline.band, quantile),
    rankCurve(candidate.band, quantile),
    rules,
  );
}

function lengthOf(range: BudgetInterval | null): number {
  return range ? Math.log(range[1] / range[0]) : 0;
}
