import { type Design, type Expectations, powerOf } from '../plan/index.ts';
import type { PowerPoint } from '../render/index.ts';

/** Enough to draw a smooth curve: between them it is off by less than a line is wide. */
const POINTS = 12;
/** Of a curve that is all but flat. */
const POINTS_BEYOND = 5;
/** How far past the slowdown that is caught 4 times in 5 a curve rises, as a power of it. */
const RISE = 1.6;
/** Where no slowdown is caught. */
const FLAT = 8;
const LEAST = 1.05;
const LARGEST = 1e7;
const READABLE = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * How likely slowdowns are caught, from none to where all but all are.
 *
 * @param asked a slowdown the curve has to show; null: whatever is caught 4 times in 5
 */
export function powerCurve(
  design: Design,
  { detectableSlowdown, power: rows }: Expectations,
  asked: number | null,
): PowerPoint[] {
  const beyondOf = (slowdown: number) => Math.min(LARGEST, Math.max(LEAST, slowdown) ** RISE);
  const risen = beyondOf(detectableSlowdown ?? FLAT);
  const last = readableFrom(Math.max(risen, beyondOf(asked ?? 1)));
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

/** The smallest readable number that is not below `least`, from 1 on. */
function readableFrom(least: number): number {
  const exponent = Math.floor(Math.log10(least));
  const numbers = READABLE.map((mantissa) => Number(`${mantissa}e${exponent}`));
  return numbers.find((number) => number >= least) ?? least;
}
