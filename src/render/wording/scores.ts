import type { BudgetRow } from '../../compare/index.ts';
import { type Assessment, doublingsOf } from '../../decide/index.ts';
import { type Limits, limitsAt, type TuningCurve } from '../../estimate/index.ts';
import { orient } from '../../parse/index.ts';
import { type Words, words } from '../../report/index.ts';
import type { Direction } from '../../settings/index.ts';
import { curvesOf } from './curve.ts';
import {
  type Format,
  formatFor,
  numberIn,
  roundedDown,
  roundedUp,
  signed,
  significantFormat,
} from './numbers.ts';

export type MetricLimits = ReturnType<typeof toMetric>;

/** Scores in the metric's own unit, lower ≤ median ≤ upper; for a minimised metric the ends are swapped. */
export function toMetric({ lower, point, upper }: Limits, direction: Direction) {
  const isUp = direction === 'maximize';
  return {
    lower: orient(isUp ? lower : upper, direction),
    median: orient(point, direction),
    upper: orient(isUp ? upper : lower, direction),
  };
}

/** "0.884 (0.881–0.887)"; an infinite median means that a typical search fails. */
export function describeLimits(limits: MetricLimits, format: Format): Words {
  const range = describeRange(limits.lower, limits.upper, [format, format]);
  return words`${describeMedian(limits, format)} (${range})`;
}

export function describeMedian({ median }: MetricLimits, format: Format): Words {
  return Number.isFinite(median) ? format(median) : words`fails`;
}

function describeRange(lower: number, upper: number, [low, high]: [Format, Format]): Words {
  if (Number.isFinite(lower) && Number.isFinite(upper)) {
    const [from, to] = [low(lower), high(upper)];
    // A dash next to a sign is hard to read.
    return lower < 0 || /^[+−]/.test(to) ? words`${from} to ${to}` : words`${from}–${to}`;
  }
  if (Number.isFinite(lower)) return words`at least ${low(lower)}`;
  return Number.isFinite(upper) ? words`at most ${high(upper)}` : words`no limit above or below`;
}

/** Candidate minus baseline in the metric's own unit; the estimate is NaN if it is not defined. */
export function differenceInMetric({ difference }: BudgetRow, direction: Direction) {
  const point = difference.estimate ?? Number.NaN;
  const { lower, median: estimate, upper } = toMetric({ ...difference, point }, direction);
  return { lower, estimate, upper };
}

/**
 * "−0.048 (−0.065 to −0.029)", with signs: the difference of the scores as they are written, so that a
 * reader who subtracts them gets the same, and limits that are rounded outwards.
 */
export function describeDifference(row: BudgetRow, direction: Direction, format: Format): Words {
  const { lower, upper } = differenceInMetric(row, direction);
  const outwards: [Format, Format] = [signed(roundedDown(format)), signed(roundedUp(format))];
  const estimate = describeEstimate(row, direction, format);
  return words`${estimate} (${describeRange(lower, upper, outwards)})`;
}

/** The difference without its limits. */
export function describeEstimate(row: BudgetRow, direction: Direction, format: Format): Words {
  if (Number.isNaN(differenceInMetric(row, direction).estimate)) return words`not defined`;
  const written = ({ point }: Limits) => numberIn(format(orient(point, direction)));
  return signed(format)(written(row.candidate) - written(row.baseline));
}

/** Differences below this share of the curves' span do not matter to a reader. */
const FINEST = 1e-3;

/**
 * One format for all scores and differences of a report, so that they can be compared by eye. It
 * depends on the curves, not on the budgets of the table.
 */
export function scoreFormat(assessment: Assessment): Format {
  return formatOfCurves(curvesOf(assessment));
}

/** Medians further apart than this factor have no decimals in common. */
const DECADES = 100;
const [MIN_SIGNIFICANT, MAX_SIGNIFICANT] = [2, 4];

/** Set by the narrowest limits at 1, 2, 4 … trials, but never finer than a reader can see. */
export function formatOfCurves(curves: readonly TuningCurve[]): Format {
  const known = curves.flatMap((curve) => doublingsOf(curve).map((at) => limitsAt(curve, at)));
  const medians = known.map(({ point }) => point).filter(Number.isFinite);
  const [least, most] = [Math.min(...medians), Math.max(...medians)];
  const ratio = least > 0 ? most / least : least / most;
  if (least * most > 0 && ratio > DECADES) return significantFormat(significantDigits(known));
  const widths = known.map(({ lower, upper }) => upper - lower).filter((width) => width > 0);
  const span = medians.length === 0 ? 0 : most - least;
  const width = Math.max(Math.min(Infinity, ...widths), FINEST * span);
  const values = known.flatMap(({ lower, point, upper }) => [lower, point, upper]);
  return formatFor(width, Math.max(0, ...values.filter(Number.isFinite).map(Math.abs)));
}

/** So that the last digit of a median is worth about a third of its limits' width. */
function significantDigits(known: readonly Limits[]): number {
  const relative = known.map(({ lower, point, upper }) => (upper - lower) / Math.abs(point));
  const narrowest = Math.min(1, ...relative.filter((width) => width > 0));
  const digits = 1 + Math.ceil(-Math.log10(narrowest / 3));
  return Math.min(MAX_SIGNIFICANT, Math.max(MIN_SIGNIFICANT, digits));
}
