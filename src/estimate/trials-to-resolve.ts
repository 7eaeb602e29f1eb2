import type { BandSettings } from '../settings.ts';
import { confidenceBand, LARGEST_CALIBRATED } from './calibrate.ts';
import { resolvableBudget } from './tuning-curve.ts';

/** Every so often the search halves its bracket, whatever the shape of the function. */
const HALVE_EVERY = 3;

/**
 * The fewest trials whose band resolves a budget: the smallest n with resolvable budget ≥ `budget`.
 * Exact: the resolvable budget grows with n, all but in proportion, so interpolation finds it in a
 * few calibrations.
 *
 * @param budget in trials, > 0
 * @param quantile of the curve, in (0, 1)
 * @returns null if 20,000 trials, the most that are calibrated, do not resolve the budget
 */
export function trialsToResolve(
  budget: number,
  settings: BandSettings,
  quantile: number,
): number | null {
  const exact: BandSettings = { ...settings, calibration: 'exact' };
  const excess = (n: number) => resolvableBudget(confidenceBand(n, exact), quantile) - budget;

  let enough = { n: 1, excess: excess(1) };
  let tooFew = { n: 0, excess: -budget };
  while (enough.excess < 0) {
    if (enough.n === LARGEST_CALIBRATED) return null;
    tooFew = enough;
    const n = Math.min(2 * enough.n, LARGEST_CALIBRATED);
    enough = { n, excess: excess(n) };
  }
  for (let step = 1; enough.n - tooFew.n > 1; step++) {
    const share = tooFew.excess / (tooFew.excess - enough.excess);
    const guess = step % HALVE_EVERY === 0 ? 0.5 : share;
    const n = tooFew.n + Math.ceil(guess * (enough.n - tooFew.n));
    const inside = Math.min(enough.n - 1, Math.max(tooFew.n + 1, n));
    const found = { n: inside, excess: excess(inside) };
    if (found.excess >= 0) enough = found;
    else tooFew = found;
  }
  return enough.n;
}
