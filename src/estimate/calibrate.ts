import { probabilityWithin } from '../math/crossing.ts';
import { findRoot } from '../math/root.ts';
import type { BandMethod, BandSettings } from '../settings.ts';
import { constantWidthBounds, OrderStatisticIntervals } from './band-shapes.ts';
import type { CdfBand } from './cdf-band.ts';
import { exactMiss, LEAST_CALIBRATED_MISS } from './exact-miss.ts';
import { simulatedEpsilon, simulatedMiss } from './simulate-calibration.ts';

/** Beyond this many trials bands switch to `dkw`: closed form, and all but exact there. */
export const LARGEST_CALIBRATED = 20_000;

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
  return confidenceBands(n, settings)(settings.confidence);
}

/**
 * The bands of several confidences, each as `confidenceBand` makes it: where calibrations are simulated,
 * one simulation serves all.
 *
 * @param n sample size, a positive integer
 * @throws RangeError for n < 1, and when asked for a confidence outside (0, 1)
 */
export function confidenceBands(
  n: number,
  settings: Omit<BandSettings, 'confidence'>,
): (confidence: number) => CdfBand {
  if (!(Number.isSafeInteger(n) && n >= 1)) throw new RangeError(`n is ${n}, not a count`);
  const method: BandMethod = n > LARGEST_CALIBRATED ? 'dkw' : settings.method;
  const calibrate = method === 'ks' || method === 'dkw' ? constantWidthBand : orderStatisticBand;
  const simulated = simulationOf(n, { ...settings, method });
  return (confidence) => {
    if (!(confidence > 0 && confidence < 1)) throw new RangeError(`confidence is ${confidence}`);
    return { n, confidence, ...calibrate(n, { method, confidence, simulated }) };
  };
}

/** The free number of a method by the confidence. */
type Simulated = (confidence: number) => number;

/** Runs when first asked; null where nothing is simulated. */
function simulationOf(
  n: number,
  { method, calibration, seed }: Omit<BandSettings, 'confidence'>,
): Simulated | null {
  if (calibration === 'exact') return null;
  let known: Simulated | null = null;
  return (confidence) => {
    known ??= method === 'ks' ? simulatedEpsilon(n, seed) : simulatedMiss(n, shapeOf(method), seed);
    return known(confidence);
  };
}

type Calibrated = Omit<CdfBand, 'n' | 'confidence'>;

interface Wanted {
  readonly method: BandMethod;
  readonly confidence: number;
  readonly simulated: Simulated | null;
}

function orderStatisticBand(n: number, { method, confidence, simulated }: Wanted): Calibrated {
  const intervals = new OrderStatisticIntervals(n, shapeOf(method));
  const miss = simulated ? simulated(confidence) : exactMiss(intervals, n, confidence);
  return { method, pointwise: 1 - miss, epsilon: null, ...intervals.bounds(miss) };
}

function shapeOf(method: BandMethod) {
  return method === 'ld-equal-tailed' ? 'equal-tailed' : 'highest-density';
}

function constantWidthBand(n: number, wanted: Wanted): Calibrated {
  const epsilon = halfWidth(n, wanted);
  return { method: wanted.method, pointwise: null, epsilon, ...constantWidthBounds(n, epsilon) };
}

function halfWidth(n: number, { method, confidence, simulated }: Wanted): number {
  const conservative = dkwHalfWidth(n, confidence);
  if (method === 'dkw' || 1 - confidence < LEAST_CALIBRATED_MISS) return conservative;
  if (simulated) return simulated(confidence);
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
