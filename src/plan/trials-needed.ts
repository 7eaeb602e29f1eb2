import { confidenceBand, resolvableBudget } from '../estimate/index.ts';
import { remember } from '../math/remember.ts';
import type { BandSettings } from '../settings/index.ts';
import type { Method } from './design.ts';
import { detectableSlowdown, failingOrders } from './gate.ts';

/** Calibrations of larger sweeps take seconds each. */
const MAX_TRIALS = 2000;

/** About n/k* at the usual settings: n trials resolve the budget k*. */
const USUAL_RATIO = 6.5;

/**
 * The fewest trials whose band resolves a budget: the smallest n with k*(n) ≥ budget. Exact, since the
 * resolvable budget k* grows with n.
 *
 * @param budget in trials, > 0
 * @param quantile of the curve, in (0, 1)
 * @returns null if 2,000 trials do not resolve the budget
 */
export function trialsToResolve(
  budget: number,
  settings: BandSettings,
  quantile: number,
): number | null {
  const band: BandSettings = { ...settings, calibration: 'exact' };
  const excess = (n: number) =>
    Math.log(resolvableBudget(confidenceBand(n, band), quantile) / budget);
  // The resolvable budget is all but proportional to the number of trials.
  const guess = USUAL_RATIO * budget;
  return fewest(excess, { first: 1, most: MAX_TRIALS, slope: 1, guess });
}

/** About ln R · √n, where n trials detect the slowdown R at the usual settings. */
const USUAL_PRODUCT = 8.2;

/** What two sweeps of the same size are to show. */
export interface TrialsGoal {
  /** R > 1: the candidate needs R times the baseline's trials for the same score, at every budget. */
  readonly slowdown: number;
  /** The probability to catch it, in (0, 1). */
  readonly power: number;
  /** In trials, > 0; both sweeps must resolve it; null: no such demand. */
  readonly budget: number | null;
}

interface TrialsQuestion extends TrialsGoal, Method {
  /** Of the test that decides; null: strong evidence does. */
  readonly rate: number | null;
  /** The most trials to consider. */
  readonly most?: number;
}

/**
 * The trials each of two equal sweeps needs, so that a slowdown is caught with the given power and both
 * resolve the budget: that many are enough, and one fewer is not. (The power is a little
 * ragged in the number of trials: somewhat more may now and then fall just short of it.)
 *
 * @param question a slowdown > 1, a power in (0, 1), and rules with budgets in trials
 * @returns null where `most` trials are not enough, or 2,000
 */
export const trialsToDetect = remember((question: TrialsQuestion): number | null => {
  const most = Math.min(MAX_TRIALS, question.most ?? MAX_TRIALS);
  const { budget, band, quantile } = question;
  const first = budget === null ? 1 : trialsToResolve(budget, band, quantile);
  if (first === null) return null;
  const guess = (USUAL_PRODUCT / Math.log(question.slowdown)) ** 2;
  // The logarithm of the slowdown that is detected goes with 1/√n.
  return fewest((n) => excessOf(n, question), { first, most, slope: 1 / 2, guess });
});

/** Positive where the slowdown that is detected is less than the one in question. */
function excessOf(n: number, { slowdown, power, rate, ...rest }: TrialsQuestion): number {
  const method: Method = { ...rest, band: { ...rest.band, calibration: 'exact' } };
  const detected = detectableSlowdown(failingOrders([n, n], method, rate), power) ?? Infinity;
  return Math.log(Math.log(slowdown) / Math.log(detected));
}

interface SizeSearch {
  /** The fewest trials to consider. */
  readonly first: number;
  readonly most: number;
  /** About by how much the excess grows with ln n. */
  readonly slope: number;
  readonly guess: number;
}

/** Every third step halves the bracket, so that a bad slope ends. */
const HALVE_EVERY = 3;

/**
 * The fewest trials that are enough, by steps of the given slope in ln n; null where `most` are too few.
 *
 * @param excessAt ≥ 0 for a number of trials that is enough, ±∞ allowed; growing with it
 */
function fewest(
  excessAt: (n: number) => number,
  { first, most, slope, guess }: SizeSearch,
): number | null {
  if (first > most) return null;
  if (excessAt(first) >= 0) return first;
  let [tooFew, enough] = [first, most + 1];
  let wanted = guess;
  for (let step = 1; enough - tooFew > 1; step++) {
    const n = Math.min(enough - 1, Math.max(tooFew + 1, Math.ceil(wanted)));
    const excess = excessAt(n);
    if (excess >= 0) enough = n;
    else tooFew = n;
    const isHalved = step % HALVE_EVERY === 0 && enough <= most;
    wanted = isHalved ? (tooFew + enough) / 2 : n * Math.min(2, Math.exp(-excess / slope));
  }
  return enough > most ? null : enough;
}
