import type { ComparisonRules } from '../compare/index.ts';
import { confidenceBand, resolvableBudget, trialsToResolve } from '../estimate/index.ts';
import type { BandSettings } from '../settings.ts';
import type { Design } from './design.ts';
import { searchConfidence, type WantedRate } from './gate-by-rate.ts';
import { hasPower } from './power.ts';
import { LEAST_CONFIDENCE } from './smallest-confidence.ts';

/** Calibrations and chances of larger sweeps take seconds each; where the rate chooses, more of them. */
const MOST_TRIALS = 2000;
const MOST_TRIALS_BY_RATE = 500;

/** What two sweeps of as many trials are to show. */
interface TrialsQuestion {
  /** R > 0: the candidate needs R times the baseline's trials for the same. */
  readonly slowdown: number;
  /** The probability of strong evidence for it, in (0, 1). */
  readonly power: number;
  /** In trials, > 0; to be resolved by both sweeps; null: whatever they resolve. */
  readonly budget: number | null;
  readonly band: BandSettings;
  /** Where given it chooses the confidence. */
  readonly falseAlarm: Pick<WantedRate, 'rate' | 'failOn'> | null;
  /** Of the curve, in (0, 1). */
  readonly quantile: number;
  /** With budgets in trials. */
  readonly rules: ComparisonRules;
  /** More trials than these are not looked at. */
  readonly most?: number;
}

/**
 * The trials each of two equal sweeps needs, so that strong evidence shows a slowdown with the
 * given power and both resolve the budget: that many are enough, and one fewer is not. (The power
 * is a little ragged in the number of trials: somewhat more may now and then fall just short of it.)
 * Bands are calibrated exactly; the power is `powerOf`'s.
 *
 * @returns null where `most` trials are not enough, or 2,000; 500 where a false-alarm rate chooses the
 *   confidence
 */
export function trialsToDetect(question: TrialsQuestion): number | null {
  const affordable = question.falseAlarm ? MOST_TRIALS_BY_RATE : MOST_TRIALS;
  const most = Math.min(affordable, question.most ?? affordable);
  const fewest = fewestThatResolve(question, most);
  if (fewest === null) return null;
  const isEnough = (trials: number) => showsSlowdown(trials, question);
  if (isEnough(fewest)) return fewest;

  let tooFew = fewest;
  let enough = Math.min(2 * fewest, most);
  while (!isEnough(enough)) {
    if (enough === most) return null;
    tooFew = enough;
    enough = Math.min(2 * enough, most);
  }
  while (enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1;
    if (isEnough(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

/** Comparisons begin at one trial. */
function fewestThatResolve(
  { budget, rules, band, falseAlarm, quantile }: TrialsQuestion,
  most: number,
): number | null {
  const resolved = Math.max(1, budget ?? 0, rules.budgetMin ?? 0);
  const confidence = falseAlarm ? LEAST_CONFIDENCE : band.confidence;
  return trialsToResolve(resolved, { ...band, confidence, most }, quantile);
}

function showsSlowdown(trials: number, question: TrialsQuestion): boolean {
  const { slowdown, power, budget, quantile, rules, band: settings } = question;
  const confidence = confidenceFor(trials, question);
  if (confidence === null) return false;
  const band = confidenceBand(trials, { ...settings, confidence, calibration: 'exact' });
  if (resolvableBudget(band, quantile) < (budget ?? 0)) return false;

  const arm = { band, trialCost: 1 };
  const design: Design = { baseline: arm, candidate: arm, quantile, rules };
  return hasPower(design, { slowdown, power, seed: settings.seed });
}

/** Null where no confidence is within the rate, as far as can be shown. */
function confidenceFor(trials: number, question: TrialsQuestion): number | null {
  const { falseAlarm, quantile, rules } = question;
  if (falseAlarm === null) return question.band.confidence;
  const band: BandSettings = { ...question.band, calibration: 'exact' };
  const sizes = { baselineTrials: trials, candidateTrials: trials };
  const found = searchConfidence({ ...sizes, ...falseAlarm, band, quantile, rules });
  return found === 'unknown' ? null : found;
}
