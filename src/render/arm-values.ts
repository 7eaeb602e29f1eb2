import type { BudgetRow } from '../compare/index.ts';
import type { Limits } from '../estimate/index.ts';
import { orient } from '../parse/index.ts';
import type { Direction } from '../settings.ts';
import { type Format, signed } from './numbers.ts';

/** Three values in the metric's own unit, lower ≤ middle ≤ upper. */
export interface MetricLimits {
  readonly lower: number;
  readonly middle: number;
  readonly upper: number;
}

/** Scores back in the metric's own unit; for a minimised metric the ends change places. */
export function toMetric({ lower, point, upper }: Limits, direction: Direction): MetricLimits {
  const [a, middle, b] = [lower, point, upper].map((score) => orient(score, direction));
  const ends = [a as number, b as number].sort((x, y) => x - y);
  return { lower: ends[0] as number, middle: middle as number, upper: ends[1] as number };
}

/** "0.884 (0.881 to 0.887)"; an infinite median means that the typical search fails. */
export function describeLimits({ lower, middle, upper }: MetricLimits, format: Format): string {
  const estimate = Number.isFinite(middle) ? format(middle) : 'fails';
  return `${estimate} (${describeRange(lower, upper, format)})`;
}

function describeRange(lower: number, upper: number, format: Format): string {
  if (Number.isFinite(lower) && Number.isFinite(upper)) {
    return `${format(lower)} to ${format(upper)}`;
  }
  if (Number.isFinite(lower)) return `at least ${format(lower)}`;
  return Number.isFinite(upper) ? `at most ${format(upper)}` : 'no limits';
}

/** Candidate minus baseline in the metric's own unit; the middle is NaN where it is not defined. */
export function differenceInMetric({ difference }: BudgetRow, direction: Direction): MetricLimits {
  const { lower, estimate, upper } = difference;
  return toMetric({ lower, point: estimate ?? Number.NaN, upper }, direction);
}

/** "−0.048 (−0.065 to −0.029)", with signs. */
export function describeDifference({ lower, middle, upper }: MetricLimits, format: Format): string {
  const withSign = signed(format);
  const estimate = Number.isNaN(middle) ? 'not defined' : withSign(middle);
  return `${estimate} (${describeRange(lower, upper, withSign)})`;
}
