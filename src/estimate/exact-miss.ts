import { probabilityWithin } from '../math/crossing.ts';
import { findRoot } from '../math/root.ts';
import type { OrderStatisticIntervals } from './band-shapes.ts';

/**
 * The coverage is known to about 1e-13, so that with less than this to miss there is nothing left to
 * calibrate: the conservative end of the bracket stands.
 */
export const LEAST_CALIBRATED_MISS = 1e-11;

/** By which multiple of ln n the logarithm of the miss is above Bonferroni's, about. */
const EXPECTED_RISE = 0.56;
const MOST_SECANTS = 12;
/** About what a coverage is off by itself. */
const COVERAGE_ERROR = 1e-13;

/**
 * The probability each order statistic's interval must leave outside for the band to hold with
 * the given confidence. It lies between the single interval's and Bonferroni's (which is exact for
 * some small n: hence the room below), and the coverage is smooth in its logarithm.
 */
export function exactMiss(
  intervals: OrderStatisticIntervals,
  n: number,
  confidence: number,
): number {
  const most = 1 - confidence;
  if (n === 1) return most;
  if (most < LEAST_CALIBRATED_MISS) return most / n;
  const excessCoverage = (logMiss: number) => {
    const { lower, upper } = intervals.bounds(Math.exp(logMiss));
    return probabilityWithin(lower, upper) - confidence;
  };
  const [low, high] = [Math.log(most / n) - 0.001, Math.log(most)];
  const found = nearbyRoot(excessCoverage, { low, high, confidence, n });
  return Math.exp(found ?? findRoot(excessCoverage, { low, high, tolerance: 1e-13 }));
}

interface Nearby {
  readonly low: number;
  readonly high: number;
  readonly confidence: number;
  readonly n: number;
}

/**
 * The root by secants from where it is expected. They run in the logarithm of −ln coverage, which is all
 * but a straight line of slope 1 in that of the miss.
 *
 * @returns null where that leaves the bracket, or does not come to an end
 */
function nearbyRoot(
  excess: (logMiss: number) => number,
  { low, high, confidence, n }: Nearby,
): number | null {
  const target = Math.log(-Math.log(confidence));
  let [x, slope] = [low + EXPECTED_RISE * Math.log(n), 1];
  let before: { readonly x: number; readonly y: number } | null = null;
  for (let step = 0; step < MOST_SECANTS; step++) {
    if (!(x > low && x < high)) return null;
    const missing = excess(x);
    if (Math.abs(missing) <= COVERAGE_ERROR) return x;
    const y = Math.log(-Math.log(confidence + missing)) - target;
    if (before !== null) slope = (y - before.y) / (x - before.x);
    if (!(slope > 0.1 && slope < 10)) return null;
    before = { x, y };
    x -= y / slope;
  }
  return null;
}
