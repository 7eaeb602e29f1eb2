import { type Design, type Expectations, powerOf } from '../plan/index.ts';
import type { PowerPoint } from '../render/index.ts';

/** Enough for a smooth curve: between points it is off by less than the width of the line. */
const POINTS = 12;
/** Points of the nearly flat end. */
const POINTS_BEYOND = 5;
/** How far the curve goes past the slowdown that is caught 4 times in 5, as a power of it. */
const RISE = 1.6;
/** Used if no slowdown is caught. */
const FLAT = 8;
const MIN_SLOWDOWN = 1.05;
const MAX_SLOWDOWN = 1e7;
const ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * The probability of catching each slowdown, from 1 to where nearly every candidate is caught.
 *
 * @param asked a slowdown that the curve must include; null: the one caught 4 times in 5
 */
export function powerCurve(
  design: Design,
  { detectableSlowdown, power: rows }: Expectations,
  asked: number | null,
): PowerPoint[] {
  const beyondOf = (slowdown: number) =>
    Math.min(MAX_SLOWDOWN, Math.max(MIN_SLOWDOWN, slowdown) ** RISE);
  const risen = beyondOf(detectableSlowdown ?? FLAT);
  const last = roundUp(Math.max(risen, beyondOf(asked ?? 1)));
  const bend = risen ** RISE < last ? risen : last;
  const beyond = bend < last ? evenly(bend, last, POINTS_BEYOND) : [];
  const power = powerOf(design);
  const isLarge = rows.some(({ aboveMedian }) => aboveMedian === null);
  return [1, ...evenly(1, bend, POINTS), ...beyond].map((slowdown) => ({
    slowdown,
    probability: power({ slowdown, where: 'everywhere' }),
    aboveMedian: isLarge ? null : power({ slowdown, where: 'above-median' }),
  }));
}

/** Steps of equal ratio up to `to`. */
function evenly(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps }, (_, i) =>
    i === steps - 1 ? to : from * (to / from) ** ((i + 1) / steps),
  );
}

/** The smallest round number that is at least `least`, which is at least 1. */
function roundUp(least: number): number {
  const exponent = Math.floor(Math.log10(least));
  const numbers = ROUND.map((mantissa) => Number(`${mantissa}e${exponent}`));
  return numbers.find((number) => number >= least) ?? least;
}
