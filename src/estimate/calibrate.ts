import { probabilityWithin } from '../math/crossing.ts';
import { findRoot } from '../math/root.ts';
import type { BandMethod, BandSettings } from '../settings.ts';
import { constantWidthBounds, OrderStatisticIntervals } from './band-shapes.ts';
import type { CdfBand } from './cdf-band.ts';
import { simulatedEpsilon, simulatedMiss } from './simulate-calibration.ts';

/** Beyond this many trials bands switch to `dkw`: closed form, and all but exact there. */
export const LARGEST_CALIBRATED = 20_000;

/**
 * The coverage is known to about 1e-13, so that with less than this to miss there is nothing left to
 * calibrate: the conservative end of the bracket stands.
 */
const LEAST_CALIBRATED_MISS = 1e-11;

/**
 * A simultaneous confidence band for the CDF of n independent draws.
 *
 * `ld-highest-density` and `ld-equal-tailed` [Lourie24, LMD08] and `ks` hold with probability
 * equal to the confidence for continuous distributions and at least that for all; `dkw`
 * [Massart90] with at least that. The free number of a method is the root of
 * coverage = confidence, where the coverage is computed exactly (`probabilityWithin`), or by the
 * papers' simulation when `calibration` says so.
 *
 * @param n sample size, a positive integer; above 20,000 the method is always `dkw`
 * @throws RangeError for n < 1 or a confidence outside (0, 1)
 */
export function confidenceBand(n: number, settings: BandSettings): CdfBand {
  const { confidence } = settings;
  if (!(Number.isSafeInteger(n) && n >= 1)) throw new RangeError(`n is ${n}, not a count`);
  if (!(confidence > 0 && confidence < 1)) throw new RangeError(`confidence is ${confidence}`);

  const method: BandMethod = n > LARGEST_CALIBRATED ? 'dkw' : settings.method;
  const calibrate = method === 'ks' || method === 'dkw' ? constantWidthBand : orderStatisticBand;
  return { n, confidence, ...calibrate(n, { ...settings, method }) };
}

type Calibrated = Omit<CdfBand, 'n' | 'confidence'>;

function orderStatisticBand(n: number, settings: BandSettings): Calibrated {
  const { method, confidence } = settings;
  const shape = method === 'ld-equal-tailed' ? 'equal-tailed' : 'highest-density';
  const intervals = new OrderStatisticIntervals(n, shape);
  const miss =
    settings.calibration === 'simulation'
      ? simulatedMiss(n, shape, settings)
      : exactMiss(intervals, n, confidence);
  return { method, pointwise: 1 - miss, epsilon: null, ...intervals.bounds(miss) };
}

/**
 * The probability each order statistic's interval must leave outside for the band to hold with
 * the given confidence. It lies between the single interval's and Bonferroni's (which is exact for
 * some small n: hence the room below), and the coverage is smooth in its logarithm.
 */
function exactMiss(intervals: OrderStatisticIntervals, n: number, confidence: number): number {
  const most = 1 - confidence;
  if (n === 1) return most;
  if (most < LEAST_CALIBRATED_MISS) return most / n;
  const excessCoverage = (logMiss: number) => {
    const { lower, upper } = intervals.bounds(Math.exp(logMiss));
    return probabilityWithin(lower, upper) - confidence;
  };
  const logMiss = findRoot(excessCoverage, {
    low: Math.log(most / n) - 0.001,
    high: Math.log(most),
    tolerance: 1e-13,
  });
  return Math.exp(logMiss);
}

function constantWidthBand(n: number, settings: BandSettings): Calibrated {
  const { method } = settings;
  const epsilon = halfWidth(n, settings);
  return { method, pointwise: null, epsilon, ...constantWidthBounds(n, epsilon) };
}

function halfWidth(n: number, settings: BandSettings): number {
  const { method, confidence, calibration } = settings;
  const conservative = dkwHalfWidth(n, confidence);
  if (method === 'dkw' || 1 - confidence < LEAST_CALIBRATED_MISS) return conservative;
  if (calibration === 'simulation') return simulatedEpsilon(n, settings);
  const excessCoverage = (epsilon: number) => {
    const { lower, upper } = constantWidthBounds(n, epsilon);
    return probabilityWithin(lower, upper) - confidence;
  };
  return findRoot(excessCoverage, { low: 1 / (2 * n), high: conservative, tolerance: 1e-14 });
}

/**
 * Half width of the Dvoretzky–Kiefer–Wolfowitz band, ε = √(ln(2/α) / 2n) with α = 1 − confidence;
 * conservative for every n [Massart90].
 */
function dkwHalfWidth(n: number, confidence: number): number {
  return Math.sqrt(Math.log(2 / (1 - confidence)) / (2 * n));
}
