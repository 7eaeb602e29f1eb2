import { scaleLinear } from 'd3-scale';

/** The stretch of scores an axis shows, with its marks. */
export interface Scores {
  readonly low: number;
  readonly high: number;
  /** Empty where no score is finite: then the axis has no scale. */
  readonly ticks: readonly { readonly score: number; readonly text: string }[];
}

const TICKS = 6;
/** Below this, shares of a difference lose their digits; such differences are drawn as none. */
const SMALLEST = 1e-290;

/** Plain decimals for everyday scores, powers of ten for the others. */
function specifier(low: number, high: number): string | undefined {
  const plain = Math.max(Math.abs(low), Math.abs(high)) < 1e9 && high - low > 1e-6;
  return plain ? undefined : 'e';
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
  const format = scale.tickFormat(TICKS, specifier(low, high));
  return { low, high, ticks: scale.ticks(TICKS).map((score) => ({ score, text: format(score) })) };
}
