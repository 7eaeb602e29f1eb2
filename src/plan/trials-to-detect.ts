import { confidenceBand, MAX_CALIBRATED, trialsToResolve } from '../estimate/index.ts';
import type { BandSettings } from '../settings/index.ts';
import { type Design, designInTrials } from './design.ts';
import { searchConfidence, type WantedRate } from './gate-by-rate.ts';
import { detectableSlowdown } from './strong-chance.ts';

/** Calibrations of larger sweeps take seconds each; where the rate chooses, many of them. */
const MAX_TRIALS = 2000;
const MAX_TRIALS_BY_RATE = 500;

/** What two sweeps of as many trials are to show. */
interface TrialsQuestion {
  /** R > 1: the candidate needs R times the baseline's trials for the same, at every budget. */
  readonly slowdown: number;
  /** The probability of strong evidence for it, in (0, 1). */
  readonly power: number;
  /** In trials, > 0; both sweeps must resolve it; null: no such demand. */
  readonly budget: number | null;
  readonly band: BandSettings;
  /** Where given it chooses the confidence of the evidence. */
  readonly falseAlarm: WantedRate | null;
  /** Of the curve, in (0, 1). */
  readonly quantile: number;
  /** With budgets in trials. */
  readonly rules: Design['rules'];
  /** The most trials to consider. */
  readonly most?: number;
}

/**
 * The trials each of two equal sweeps needs, so that strong evidence shows a slowdown with the given
 * power and both resolve the budget: that many are enough, and one fewer is not. (The power is a little
 * ragged in the number of trials: somewhat more may now and then fall just short of it.)
 *
 * @returns null where `most` trials are not enough, or 2,000; 500 where a false-alarm rate chooses the
 *   confidence, and always where that rate is simulated (fair and weak evidence): each size would take seconds
 */
export function trialsToDetect(question: TrialsQuestion): number | null {
  if (question.falseAlarm && question.falseAlarm.failOn !== 'strong') return null;
  const affordable = question.falseAlarm ? MAX_TRIALS_BY_RATE : MAX_TRIALS;
  const most = Math.min(affordable, MAX_CALIBRATED, question.most ?? affordable);
  const fewest = fewestThatResolve(question, most);
  if (fewest === null) return null;

  const measure = (trials: number): Measured => ({ trials, excess: excessOf(trials, question) });
  let tooFew = measure(fewest);
  if (tooFew.excess >= 0) return fewest;
  if (fewest === most) return null;
  let enough: Measured | null = null;
  const usual = (USUAL_PRODUCT / Math.log(question.slowdown)) ** 2;
  let guess = Math.min(most, Math.max(fewest + 1, Math.ceil(usual)));
  for (let step = 1; enough === null || enough.trials - tooFew.trials > 1; step++) {
    const found = measure(guess);
    if (found.excess >= 0) enough = found;
    else if (guess === most) return null;
    else tooFew = found;
    guess = enough ? between(tooFew, enough, step) : Math.min(most, beyond(tooFew));
  }
  return enough.trials;
}

/** About ln R · √n, where n trials detect the slowdown R at the usual settings. */
const USUAL_PRODUCT = 8.2;
/** Every third step halves the bracket, so that bad interpolation ends. */
const HALVE_EVERY = 3;

/** A number of trials, and by how much it is enough: half of what ln n is, as ln R goes with 1/√n. */
interface Measured {
  readonly trials: number;
  readonly excess: number;
}

function beyond({ trials, excess }: Measured): number {
  const wanted = excess === -Infinity ? Infinity : Math.ceil(trials * Math.exp(-2 * excess));
  return Math.max(trials + 1, Math.min(wanted, 2 * trials));
}

function between(tooFew: Measured, enough: Measured, step: number): number {
  const [low, high] = [tooFew.trials + 1, enough.trials - 1];
  const isHalved = step % HALVE_EVERY === 0 || enough.excess === Infinity;
  const below =
    tooFew.excess === -Infinity
      ? Math.exp(-2 * enough.excess)
      : (tooFew.trials / enough.trials) ** (enough.excess / (enough.excess - tooFew.excess));
  const guess = isHalved ? (low + high) / 2 : enough.trials * below;
  return Math.min(high, Math.max(low, Math.floor(guess)));
}

/** The budget is that of what is shown; what is compared depends on the confidence of the evidence. */
function fewestThatResolve(question: TrialsQuestion, most: number): number | null {
  const { budget, rules, band, falseAlarm, quantile } = question;
  const compared = falseAlarm ? 0 : Math.max(1, rules.budgetMin ?? 0);
  const resolved = Math.max(compared, budget ?? 0);
  return resolved === 0 ? 1 : trialsToResolve(resolved, { ...band, most }, quantile);
}

/** Positive where the slowdown that is detected is less than the one in question. */
function excessOf(trials: number, question: TrialsQuestion): number {
  const { slowdown, power, quantile, falseAlarm, rules } = question;
  const band: BandSettings = { ...question.band, calibration: 'exact' };
  const sizes = [trials, trials] as const;
  const confidence = falseAlarm
    ? searchConfidence({ ...falseAlarm, trials: sizes, band, quantile, rules })
    : band.confidence;
  if (typeof confidence !== 'number') return -Infinity;
  const made = confidenceBand(trials, { ...band, confidence });
  const design = designInTrials([made, made], { quantile, rules });
  const detected = detectableSlowdown(design, power);
  return detected === null ? -Infinity : Math.log(Math.log(slowdown) / Math.log(detected));
}
