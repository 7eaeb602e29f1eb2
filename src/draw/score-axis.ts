import { scaleLinear } from 'd3-scale';
import { commonBreaks, type StepFunction, valueAt } from '../math/step-function.ts';
import { inPlain, powerOfTen, significantFormat, type Words, words } from '../report/index.ts';
import type { Budgets } from './budgets.ts';
import type { ChartArm, ChartModel, ChartOptions } from './model.ts';
import { decades, type Tick } from './panel.ts';

/** The range of scores an axis shows, with its marks. */
export interface ScoreAxis {
  readonly low: number;
  readonly high: number;
  readonly isLog: boolean;
  /** Empty if no score is finite: then the axis has no scale. */
  readonly ticks: readonly Tick[];
}

/** Where no score is finite. */
const NO_SCALE: ScoreAxis = { low: 0, high: 1, isLog: false, ticks: [] };

/** Where a score is between two places in pixels; at the nearer one if it is beyond the axis. */
export function placeOn(axis: ScoreAxis, [start, end]: readonly [number, number]) {
  const { toPlane } = planeOf(axis.isLog);
  const [low, high] = [toPlane(axis.low), toPlane(axis.high)];
  return (score: number): number => {
    if (!(score > axis.low)) return start;
    if (score >= axis.high) return end;
    return start + ((toPlane(score) - low) / (high - low)) * (end - start);
  };
}

export function isOn({ low, high }: ScoreAxis, score: number): boolean {
  return score >= low && score <= high;
}

/** Where distances are those of the axis. */
function planeOf(isLog: boolean) {
  return isLog
    ? { toPlane: Math.log, fromPlane: Math.exp }
    : { toPlane: (score: number) => score, fromPlane: (place: number) => place };
}

const LOG_SPAN = 100;

export function isLogarithmic(
  { arms, target }: ChartModel,
  scale: ChartOptions['scale'] = 'auto',
): boolean {
  if (scale === 'linear') return false;
  const scores = arms.flatMap(scoresOf).filter(isDrawable);
  const low = scores.reduce((a, b) => Math.min(a, b), target ?? Infinity);
  const high = scores.reduce((a, b) => Math.max(a, b), 0);
  return low >= MIN_DRAWABLE && (scale === 'log' ? high > 0 : high > LOG_SPAN * low);
}

export function scoresOf({ trials }: ChartArm): number[] {
  return trials.map(({ score }) => score);
}

/** Scores beyond are drawn as infinite ones, and smaller differences as none: both would leave the range of numbers. */
const [MIN_DRAWABLE, MAX_DRAWABLE] = [1e-250, 1e250];

function isDrawable(score: number): boolean {
  return Math.abs(score) < MAX_DRAWABLE;
}

/** How far beyond the medians an axis goes on either side, in times their range: they get a quarter of the height. */
export const STRETCH = 1.5;
/** A target extends it at most to this many times its length. */
const TARGET_STRETCH = 2;
/** Between the curves and the ends of the axis, as a share of their span. */
const PADDING = 0.05;
/** So that words fit on either side of zero. */
const AROUND_ZERO = 0.12;

interface Shown extends Pick<ChartOptions, 'scale' | 'range'> {
  readonly budgets: Budgets;
  /** In place of the chart's. */
  readonly target?: null;
}

/**
 * The axis of the curves. It has all medians, and the bands at budgets beyond the first third of the log
 * axis, where a search is no longer a matter of luck, unless they would flatten the medians. That of a difference has zero and all
 * these limits, which it is about; that of sweeps that cannot tell the whole bands, which is why.
 */
export function curveAxis(
  model: ChartModel,
  { budgets, scale, range, ...asked }: Shown,
): ScoreAxis {
  const { arms, isDifference, isUnknown } = model;
  const { first, last } = budgets;
  const { target } = { ...model, ...asked };
  const isLog = isLogarithmic(model, scale);
  const isWhole = range === 'full' || isUnknown;
  const { toPlane, fromPlane } = planeOf(isLog);
  const start = isWhole ? first : first * (last / first) ** (1 / 3);
  const lines = arms.flatMap(({ median }) => scoresOn(median, first, last));
  const medians = isDifference ? [...lines, 0] : lines;
  const bands = arms.flatMap(({ lower, upper, resolvableBudget }) =>
    [lower, upper].flatMap((edge) => scoresOn(edge, start, Math.min(last, resolvableBudget))),
  );
  const outer = intervalOf([...medians, ...bands].map(toPlane));
  if (outer === null) return NO_SCALE;
  const inner = intervalOf(medians.map(toPlane)) ?? outer;
  const stretch = isWhole || isDifference ? Infinity : STRETCH;
  const slack = stretch * (inner[1] - inner[0]) || Infinity;
  const shown = [
    Math.max(outer[0], inner[0] - slack),
    Math.min(outer[1], inner[1] + slack),
  ] as const;
  const [low, high] = withTarget(shown, target === null ? null : toPlane(target));
  const [from, to] = padded([low, high], isLog, isDifference ? AROUND_ZERO : PADDING);
  // A negative accuracy would confuse.
  const least = !isLog && !isDifference && low >= 0 && high > low ? Math.max(0, from) : from;
  return axisBetween(fromPlane(least), fromPlane(to), isLog);
}

type Interval = readonly [low: number, high: number];

/** The finite values of a curve at budgets from … to; none if the interval is empty. */
function scoresOn(curve: StepFunction, from: number, to: number): number[] {
  if (from > to) return [];
  const budgets = from < to ? [from, ...commonBreaks([curve], from, to)] : [from];
  return budgets.map((budget) => valueAt(curve, budget)).filter(isDrawable);
}

function intervalOf(values: readonly number[]): Interval | null {
  if (values.length === 0) return null;
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

/** A target is in the picture unless it would flatten the curves. */
function withTarget([low, high]: Interval, target: number | null): Interval {
  if (target === null) return [low, high];
  const [least, most] = [Math.min(low, target), Math.max(high, target)];
  return most - least <= TARGET_STRETCH * (high - low) ? [least, most] : [low, high];
}

/** Widens a range by a share of its span; around a single score by a little on both sides. */
function padded([low, high]: Interval, isLog: boolean, share: number): Interval {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const span = high - low;
  // Logarithms are relative to begin with.
  const least = Math.max(isLog ? 1e-12 : 1e-12 * size, MIN_DRAWABLE);
  if (span > least) return [low - share * span, high + share * span];
  const linear = size > MIN_DRAWABLE ? 0.02 * size : 1;
  const around = isLog ? 0.2 : linear;
  return [low - around, high + around];
}

interface TrialsShown {
  readonly direction: ChartModel['direction'];
  readonly isLog: boolean;
  /** This share of each sweep's trials, the best, is on the axis. */
  readonly share: number;
  /** So are others that make it at most so many times as long. */
  readonly stretch: number;
  readonly padding: number;
}

/** The axis of single trials, from the scores of each sweep. */
export function trialsAxis(
  scores: readonly (readonly number[])[],
  { direction, isLog, share, stretch, padding }: TrialsShown,
): ScoreAxis {
  const { toPlane, fromPlane } = planeOf(isLog);
  const sign = direction === 'maximize' ? 1 : -1;
  const inPlane = (score: number) => sign * toPlane(score);
  const sweeps = scores.map((sweep) =>
    sweep
      .filter(isDrawable)
      .map(inPlane)
      .sort((a, b) => b - a),
  );
  const best = intervalOf(sweeps.flat())?.[1];
  if (best === undefined) return NO_SCALE;
  const core = Math.min(
    ...sweeps.map((sweep) => sweep[Math.ceil(share * sweep.length) - 1] ?? best),
  );
  const limit = core < best ? best - stretch * (best - core) : -Infinity;
  const least = sweeps.flat().reduce((a, b) => (b >= limit ? Math.min(a, b) : a), best);
  const [low, high] = sign > 0 ? [least, best] : [-best, -least];
  const [from, to] = padded([low, high], isLog, padding);
  return axisBetween(fromPlane(from), fromPlane(to), isLog);
}

const TICKS = 5;

function axisBetween(low: number, high: number, isLog: boolean): ScoreAxis {
  const isLong = isLog && high >= 10 * low;
  const marks = isLong ? logMarks(low, high) : scaleLinear([low, high], [0, 1]).ticks(TICKS);
  const write = isLong ? significantFormat(1) : formatOf([low, high], marks);
  return { low, high, isLog, ticks: marks.map((value) => ({ value, text: write(value) })) };
}

/** Powers of ten, or more marks in each if there are few. */
function logMarks(low: number, high: number): number[] {
  const powers = Math.log10(high) - Math.log10(low);
  const mantissas = powers < 2 ? [1, 2, 5] : [1];
  const every = Math.ceil(powers / 6);
  return decades(low, high)
    .filter((power) => power % every === 0)
    .flatMap((power) => mantissas.map((mantissa) => Number(`${mantissa}e${power}`)))
    .filter((score) => score >= low && score <= high);
}

/** How marks are written: plain decimals for everyday scores, otherwise powers of ten. */
function formatOf(
  [low, high]: Interval,
  [first = low, second = high]: readonly number[],
): (score: number) => Words {
  const size = Math.max(Math.abs(low), Math.abs(high));
  // A rounding error of the subtraction must not add a digit.
  const exponent = Math.floor(Math.log10(second - first) + 1e-6);
  const isSmall = exponent < -6 && size < 0.01;
  if (!isSmall && size < 1e9) return (score) => inPlain(score, Math.max(0, -exponent));
  const digits = Math.floor(Math.log10(size)) - exponent + 1;
  return (score) => (score === 0 ? words`0` : powerOfTen(score, Math.min(17, Math.max(1, digits))));
}
