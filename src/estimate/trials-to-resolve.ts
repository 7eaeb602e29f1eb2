import type { BandSettings } from '../settings.ts';
import { confidenceBand, LARGEST_CALIBRATED } from './calibrate.ts';
import { resolvableBudget } from './tuning-curve.ts';

/**
 * The fewest trials whose band resolves a budget: the smallest n with resolvable budget ≥ `budget`.
 *
 * Exact up to 20,000 trials, by doubling and bisection on calibrated bands; beyond, from the closed
 * form of the `dkw` band that takes over there.
 *
 * @param budget in trials, > 0
 * @param quantile of the curve, in (0, 1)
 */
export function trialsToResolve(budget: number, settings: BandSettings, quantile: number): number {
  const resolves = (n: number) => resolvableBudget(confidenceBand(n, settings), quantile) >= budget;

  let enough = 1;
  while (!resolves(enough)) {
    if (enough === LARGEST_CALIBRATED) return trialsOfDkw(budget, settings.confidence, quantile);
    enough = Math.min(2 * enough, LARGEST_CALIBRATED);
  }
  let tooFew = enough >> 1;
  while (enough - tooFew > 1) {
    const middle = (enough + tooFew) >> 1;
    if (resolves(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

/** 1 − ε ≥ quantile^(1/budget), solved for n in ε = √(ln(2/α) / 2n). */
function trialsOfDkw(budget: number, confidence: number, quantile: number): number {
  const epsilon = -Math.expm1(Math.log(quantile) / budget);
  const n = Math.log(2 / (1 - confidence)) / (2 * epsilon * epsilon);
  return Math.max(LARGEST_CALIBRATED + 1, Math.ceil(n));
}
