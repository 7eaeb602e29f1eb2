import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { powerOfTen } from '../numbers.ts';

/** The stretch of scores an axis shows, with its marks. */
export interface Scores {
  readonly low: number;
  readonly high: number;
  /** Empty where no score is finite: then the axis has no scale. */
  readonly ticks: readonly { readonly score: number; readonly text: string }[];
}

const TICKS = 6;
/** Below this, shares of a difference lose their digits; such differences are drawn as none. */
const SMALLEST = 1e-303;

/** Beyond so many decimals of such small scores, or with scores so large, powers of ten are read more easily. */
const PLAIN = { decimals: 6, small: 0.01, large: 1e9 };

/** How marks are written: plain decimals for everyday scores, else powers of ten. */
function formatOf(scale: ScaleLinear<number, number>): (score: number) => string {
  const [low = 0, high = 1] = scale.domain();
  const [first = low, second = high] = scale.ticks(TICKS);
  const size = Math.max(Math.abs(low), Math.abs(high));
  // What a subtraction has lost is no digit more.
  const exponent = Math.floor(Math.log10(second - first) + 1e-6);
  const isSmall = -exponent > PLAIN.decimals && size < PLAIN.small;
  if (!isSmall && size < PLAIN.large) return scale.tickFormat(TICKS);
  const digits = Math.floor(Math.log10(size)) - exponent + 1;
  return (score) => (score === 0 ? '0' : powerOfTen(score, Math.min(17, Math.max(1, digits))));
}

interface Room {
  readonly low: number;
  readonly high: number;
}

/** Widens a stretch by shares of itself; one that is none by a little, to stand in its middle. */
export function padded(low: number, high: number, room: Room): [number, number] {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const span = high - low;
  if (span <= Math.max(1e-12 * size, SMALLEST)) {
    const around = size > SMALLEST ? 0.02 * size : 1;
    return [low - around, high + around];
  }
  return [low - room.low * span, high + room.high * span];
}

/** The largest readable number that is not above `low`, on an axis up to `high`. */
export function markBelow(low: number, high: number): number {
  return scaleLinear([low, high], [0, 1]).nice(TICKS).domain()[0] ?? low;
}

export function scoresBetween(low: number, high: number): Scores {
  const scale = scaleLinear([low, high], [0, 1]);
  const format = formatOf(scale);
  return { low, high, ticks: scale.ticks(TICKS).map((score) => ({ score, text: format(score) })) };
}
