import type { BudgetRow } from '../../compare/index.ts';
import { type Assessment, doublingsOf } from '../../decide/index.ts';
import {
  type Limits,
  limitsAt,
  type MeanCurve,
  type MeanLimits,
  meanCurve,
  meanEstimatesAt,
  meanLimitsAt,
  scoreBounds,
  type TuningCurve,
  trialsFor,
} from '../../estimate/index.ts';
import { orient, type Sweep } from '../../parse/index.ts';
import type { Direction, Settings } from '../../settings/index.ts';
import {
  type Format,
  formatFor,
  numberIn,
  roundedDown,
  roundedUp,
  signed,
  significantFormat,
} from './numbers.ts';

/** Three values in the metric's own unit, lower ≤ middle ≤ upper. */
export interface MetricLimits {
  readonly lower: number;
  readonly middle: number;
  readonly upper: number;
}

/** Scores in the metric's own unit; for a minimised metric the ends are swapped. */
export function toMetric({ lower, point, upper }: Limits, direction: Direction): MetricLimits {
  const [a, middle, b] = [lower, point, upper].map((score) => orient(score, direction));
  const ends = [a as number, b as number].sort((x, y) => x - y);
  return { lower: ends[0] as number, middle: middle as number, upper: ends[1] as number };
}

/** "0.884 (0.881–0.887)"; an infinite median means that a typical search fails. */
export function describeLimits({ lower, middle, upper }: MetricLimits, format: Format): string {
  const estimate = Number.isFinite(middle) ? format(middle) : 'fails';
  return `${estimate} (${describeRange(lower, upper, [format, format])})`;
}

function describeRange(lower: number, upper: number, [low, high]: [Format, Format]): string {
  if (Number.isFinite(lower) && Number.isFinite(upper)) {
    const [from, to] = [low(lower), high(upper)];
    // A dash next to a sign is hard to read.
    return lower < 0 || /^[+−]/.test(to) ? `${from} to ${to}` : `${from}–${to}`;
  }
  if (Number.isFinite(lower)) return `at least ${low(lower)}`;
  return Number.isFinite(upper) ? `at most ${high(upper)}` : 'no limit above or below';
}

/** Candidate minus baseline in the metric's own unit; the middle is NaN if it is not defined. */
export function differenceInMetric({ difference }: BudgetRow, direction: Direction): MetricLimits {
  const { lower, estimate, upper } = difference;
  return toMetric({ lower, point: estimate ?? Number.NaN, upper }, direction);
}

/**
 * "−0.048 (−0.065 to −0.029)", with signs: the difference of the scores as they are written, so that a
 * reader who subtracts them gets the same, and limits that are rounded outwards.
 */
export function describeDifference(row: BudgetRow, direction: Direction, format: Format): string {
  const { lower, middle, upper } = differenceInMetric(row, direction);
  const written = ({ point }: Limits) => numberIn(format(orient(point, direction)));
  const estimate = Number.isNaN(middle)
    ? 'not defined'
    : signed(format)(written(row.candidate) - written(row.baseline));
  const outwards: [Format, Format] = [signed(roundedDown(format)), signed(roundedUp(format))];
  return `${estimate} (${describeRange(lower, upper, outwards)})`;
}

/** Differences below this share of the curves' span do not matter to a reader. */
const FINEST = 1e-3;
/** Extra digits to try where the numbers would not show the evidence. */
const MORE_DIGITS = [1, 2];

/**
 * One format for all scores and differences of a report, so that they can be compared by eye. It
 * depends on the curves, not on the budgets of the table.
 */
export function scoreFormat({ comparison, alone, rows, example }: Assessment): Format {
  const compared = comparison ? [comparison.baseline, comparison.candidate] : [];
  const curves = alone ? [alone.curve] : compared;
  const shown = example ? [...rows, example] : rows;
  const usual = formatOfCurves(curves);
  const finer = MORE_DIGITS.map((more) => formatOfCurves(curves, more));
  const showsAll = (format: Format) => shown.every((row) => showsEvidence(row, format));
  return [usual, ...finer].find(showsAll) ?? usual;
}

/** Medians further apart than this factor have no decimals in common. */
const DECADES = 100;
const [MIN_SIGNIFICANT, MAX_SIGNIFICANT] = [2, 4];

/** Set by the narrowest limits at 1, 2, 4 … trials, but never finer than a reader can see. */
export function formatOfCurves(curves: readonly TuningCurve[], moreDigits = 0): Format {
  const known = curves.flatMap((curve) => doublingsOf(curve).map((at) => limitsAt(curve, at)));
  const medians = finite(known.map(({ point }) => point));
  if (spansDecades(medians)) return significantFormat(significantDigits(known) + moreDigits);
  const widths = known.map(({ lower, upper }) => upper - lower).filter((width) => width > 0);
  const span = medians.length === 0 ? 0 : Math.max(...medians) - Math.min(...medians);
  const width = Math.max(Math.min(Infinity, ...widths), FINEST * span);
  const magnitude = Math.max(0, ...finite(known.flatMap(valuesOf)).map(Math.abs));
  return formatFor(width / 10 ** moreDigits, magnitude);
}

function spansDecades(medians: readonly number[]): boolean {
  const [least, most] = [Math.min(...medians), Math.max(...medians)];
  const ratio = least > 0 ? most / least : least / most;
  return least * most > 0 && ratio > DECADES;
}

/** So that the last digit of a median is worth about a third of its limits' width. */
function significantDigits(known: readonly Limits[]): number {
  const relative = known.map(({ lower, point, upper }) => (upper - lower) / Math.abs(point));
  const narrowest = Math.min(1, ...relative.filter((width) => width > 0));
  const digits = 1 + Math.ceil(-Math.log10(narrowest / 3));
  return Math.min(MAX_SIGNIFICANT, Math.max(MIN_SIGNIFICANT, digits));
}

/** Whether values that differ in a row still differ as written. */
function showsEvidence(
  { worse, better, baseline, candidate, difference }: BudgetRow,
  format: Format,
): boolean {
  if (worse === 'none' && better === 'none') return true;
  const [low, high] = worse === 'none' ? [baseline, candidate] : [candidate, baseline];
  const gap = worse === 'none' ? difference.lower : -difference.upper;
  const pairs = [
    [low.point, high.lower],
    [low.upper, high.point],
    [low.upper, high.lower],
  ] as const;
  const isApart = !(gap > 0) || roundedDown(format)(gap) !== format(0);
  return isApart && pairs.every(([a, b]) => !(a < b) || format(a) !== format(b));
}

function valuesOf({ lower, point, upper }: Limits): readonly number[] {
  return [lower, point, upper];
}

function finite(values: readonly number[]): number[] {
  return values.filter(Number.isFinite);
}

/** The mean of the best score at one budget, in the metric's own unit; lower ≤ upper. */
export interface MeanValues {
  /** The trials that the budget buys. */
  readonly trials: number;
  readonly u: number | null;
  readonly v: number;
  readonly w: number;
  readonly vStd: number | null;
  readonly vLower: number | null;
  readonly vUpper: number | null;
  readonly meanLower: number;
  readonly meanUpper: number;
}

/** The mean curve of a sweep at some budgets, which are in the unit of its tuning curve. */
export function meanValuesAt(
  budgets: readonly number[],
  { sweep, curve, settings }: { sweep: Sweep; curve: TuningCurve; settings: Settings },
): MeanValues[] {
  const scores = sweep.trials.map(({ score }) => score);
  const mean = meanCurve(scores, curve.band, scoreBounds(sweep.direction, settings.reading));
  return budgets.map((budget) =>
    inMetric(mean, trialsFor(budget, curve.trialCost), sweep.direction),
  );
}

function inMetric(curve: MeanCurve, trials: number, direction: Direction): MeanValues {
  const { u, v, w, vStd, vShade } = meanEstimatesAt(curve, trials);
  const shade = vShade && ends(vShade, direction);
  const limits = ends(meanLimitsAt(curve, trials), direction);
  return {
    trials,
    u: u === null ? null : orient(u, direction),
    v: orient(v, direction),
    w: orient(w, direction),
    vStd,
    vLower: shade?.lower ?? null,
    vUpper: shade?.upper ?? null,
    meanLower: limits.lower,
    meanUpper: limits.upper,
  };
}

/** For a minimised metric the ends are swapped. */
function ends({ lower, upper }: MeanLimits, direction: Direction): MeanLimits {
  if (direction === 'maximize') return { lower, upper };
  return { lower: orient(upper, direction), upper: orient(lower, direction) };
}
