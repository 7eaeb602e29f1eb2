import { confidenceBand, LARGEST_CALIBRATED, trialsToResolve } from '../estimate/index.ts';
import type { BandSettings } from '../settings.ts';
import { type Design, designInTrials } from './design.ts';
import { searchConfidence, type WantedRate } from './gate-by-rate.ts';
import { powerOf } from './strong-chance.ts';

/** Calibrations of larger sweeps take seconds each; where the rate chooses, many of them. */
const MOST_TRIALS = 2000;
const MOST_TRIALS_BY_RATE = 500;

/** What two sweeps of as many trials are to show. */
interface TrialsQuestion {
  /** R > 0: the candidate needs R times the baseline's trials for the same, at every budget. */
  readonly slowdown: number;
  /** The probability of strong evidence for it, in (0, 1). */
  readonly power: number;
  /** In trials, > 0; to be resolved by both sweeps; null: whatever they resolve. */
  readonly budget: number | null;
  readonly band: BandSettings;
  /** Where given it chooses the confidence of the evidence. */
  readonly falseAlarm: WantedRate | null;
  /** Of the curve, in (0, 1). */
  readonly quantile: number;
  /** With budgets in trials. */
  readonly rules: Design['rules'];
  /** More trials than these are not looked at. */
  readonly most?: number;
}

/**
 * The trials each of two equal sweeps needs, so that strong evidence shows a slowdown with the given
 * power and both resolve the budget: that many are enough, and one fewer is not. (The power is a little
 * ragged in the number of trials: somewhat more may now and then fall just short of it.)
 *
 * @returns null where `most` trials are not enough, or 2,000; 500 where a false-alarm rate chooses the
 *   confidence
 */
export function trialsToDetect(question: TrialsQuestion): number | null {
  const affordable = question.falseAlarm ? MOST_TRIALS_BY_RATE : MOST_TRIALS;
  const most = Math.min(affordable, LARGEST_CALIBRATED, question.most ?? affordable);
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

/** The budget is that of what is shown; what is compared depends on the confidence of the evidence. */
function fewestThatResolve(question: TrialsQuestion, most: number): number | null {
  const { budget, rules, band, falseAlarm, quantile } = question;
  const compared = falseAlarm ? 0 : Math.max(1, rules.budgetMin ?? 0);
  const resolved = Math.max(compared, budget ?? 0);
  return resolved === 0 ? 1 : trialsToResolve(resolved, { ...band, most }, quantile);
}

function showsSlowdown(trials: number, question: TrialsQuestion): boolean {
  const { slowdown, power, quantile, falseAlarm, rules } = question;
  const band: BandSettings = { ...question.band, calibration: 'exact' };
  const sizes = [trials, trials] as const;
  const confidence = falseAlarm
    ? searchConfidence({ ...falseAlarm, trials: sizes, band, quantile, rules })
    : band.confidence;
  if (typeof confidence !== 'number') return false;
  const made = confidenceBand(trials, { ...band, confidence });
  const design = designInTrials([made, made], { quantile, rules });
  return powerOf(design)({ slowdown, where: 'everywhere' }) >= power;
}
