import type { BandSettings } from '../settings/index.ts';
import { confidenceBand, MAX_CALIBRATED } from './confidence-band.ts';
import { resolvableBudget } from './tuning-curve.ts';

/** Every third step halves the bracket, for functions of any shape. */
const HALVE_EVERY = 3;
/** Far more than the error of a logarithm. */
const ROUNDING = 1e-9;

interface Search extends BandSettings {
  /** The most trials to consider: by default, and at most, 20,000. */
  readonly most?: number;
}

/**
 * The fewest trials whose band resolves a budget: the smallest n with resolvable budget ≥ `budget`.
 * Exact: the resolvable budget grows with n, all but in proportion, so interpolation finds it in a
 * few calibrations; and no band is calibrated where none can resolve the budget, however wide.
 *
 * @param budget in trials, > 0
 * @param quantile of the curve, in (0, 1)
 * @returns null if `most` trials do not resolve the budget
 */
export function trialsToResolve(budget: number, search: Search, quantile: number): number | null {
  const { most = MAX_CALIBRATED, ...settings } = search;
  const exact: BandSettings = { ...settings, calibration: 'exact' };
  const measure = (n: number): Measured => {
    return { n, excess: resolvableBudget(confidenceBand(n, exact), quantile) - budget };
  };
  const isHopeless = (n: number) => mostResolved(n, exact, quantile) < budget;
  if (isHopeless(most)) return null;

  let tooFew: Measured = { n: lastHopeless(isHopeless, most), excess: -budget };
  let enough = measure(tooFew.n + 1);
  while (enough.excess < 0) {
    if (enough.n === most) return null;
    tooFew = enough;
    enough = measure(Math.min(2 * enough.n, most));
  }
  for (let step = 1; enough.n - tooFew.n > 1; step++) {
    const found = measure(between(tooFew, enough, step));
    if (found.excess >= 0) enough = found;
    else tooFew = found;
  }
  return enough.n;
}

/** A number of trials, and how much more than the budget it resolves. */
interface Measured {
  readonly n: number;
  readonly excess: number;
}

function between(tooFew: Measured, enough: Measured, step: number): number {
  const share = tooFew.excess / (tooFew.excess - enough.excess);
  const guess = step % HALVE_EVERY === 0 ? 0.5 : share;
  const n = tooFew.n + Math.ceil(guess * (enough.n - tooFew.n));
  return Math.min(enough.n - 1, Math.max(tooFew.n + 1, n));
}

/**
 * At most what n trials resolve, in closed form: the band is at its narrowest where each bound by itself
 * holds with the confidence, and for `ks` where its half width is the least there is.
 */
function mostResolved(n: number, { method, confidence }: BandSettings, quantile: number): number {
  const miss = 1 - confidence;
  const last = method === 'ks' || method === 'dkw' ? 1 - 1 / (2 * n) : miss ** (1 / n);
  return (1 + ROUNDING) * (Math.log(quantile) / Math.log(last));
}

/** The largest number of trials known to be too few; 0 if none is. */
function lastHopeless(isHopeless: (n: number) => boolean, most: number): number {
  let [hopeless, hopeful] = [0, most];
  while (hopeful - hopeless > 1) {
    const middle = (hopeless + hopeful) >> 1;
    if (isHopeless(middle)) hopeless = middle;
    else hopeful = middle;
  }
  return hopeless;
}
