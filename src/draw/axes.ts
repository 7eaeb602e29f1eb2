import { scaleLinear } from 'd3-scale';
import { middleBest } from '../decide/index.ts';
import { commonBreaks, type StepFunction, valueAt } from '../math/functions.ts';
import { inPlain, powerOfTen, significantFormat, type Words, words } from '../report/index.ts';
import type { ChartArm, ChartModel, ChartOptions, ChartPairs, Curve } from './model.ts';
import { decades, readableNumbers, type Tick } from './panel.ts';

/** The range of scores an axis shows, with its marks. */
export interface ScoreAxis {
  readonly low: number;
  readonly high: number;
  readonly isLog: boolean;
  /** Of a logarithmic axis with zero on it: nearer to zero than this it is about linear. */
  readonly near?: number | undefined;
  /** Empty if no score is finite: then the axis has no scale. */
  readonly ticks: readonly Tick[];
}

/** Where no score is finite. */
const NO_SCALE: ScoreAxis = { low: 0, high: 1, isLog: false, ticks: [] };

/** Where a score is between two places in pixels; at the nearer one if it is beyond the axis. */
export function placeOn(axis: ScoreAxis, [start, end]: readonly [number, number]) {
  const { toPlane } = planeOf(axis);
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
function planeOf({ isLog, near }: Pick<ScoreAxis, 'isLog' | 'near'>) {
  if (near !== undefined)
    return {
      toPlane: (score: number) => Math.asinh(score / near),
      fromPlane: (place: number) => near * Math.sinh(place),
    };
  return isLog
    ? { toPlane: Math.log, fromPlane: Math.exp }
    : { toPlane: (score: number) => score, fromPlane: (place: number) => place };
}

const LOG_SPAN = 100;

function isLogarithmic(
  { arms, target }: ChartModel,
  scale: ChartOptions['scale'] = 'auto',
): boolean {
  if (scale === 'linear') return false;
  const scores = arms.map(sortedScores);
  const low = Math.min(target ?? Infinity, ...scores.flatMap((own) => own[0] ?? []));
  const high = Math.max(0, ...scores.flatMap((own) => own.at(-1) ?? []));
  return low >= MIN_DRAWABLE && (scale === 'log' ? high > 0 : high > LOG_SPAN * low);
}

/** Every picture of a sweep asks for them, and there may be 100,000. */
const sorted = new WeakMap<ChartArm['trials'], Float64Array>();

/** Those that can be drawn, in increasing order. */
export function sortedScores({ trials }: Pick<ChartArm, 'trials'>): Float64Array {
  const known = sorted.get(trials);
  if (known !== undefined) return known;
  const scores = Float64Array.from(trials, ({ score }) => score).filter(isDrawable);
  sorted.set(trials, scores.sort());
  return scores;
}

/** Scores beyond are drawn as infinite ones, and smaller differences as none: both would leave the range of numbers. */
const [MIN_DRAWABLE, MAX_DRAWABLE] = [1e-250, 1e250];

function isDrawable(score: number): boolean {
  return Math.abs(score) < MAX_DRAWABLE;
}

/** How far beyond the medians an axis goes on either side, in times their range: they get a quarter of the height. */
const STRETCH = 1.5;
/** What is not of the curves extends it at most to this many times its length. */
const MAX_STRETCH = 2;
/** Between the curves and the ends of the axis, as a share of their span. */
const PADDING = 0.06;
/** So that words fit on either side of zero: this share of the longer one. */
const ASIDE = 0.3;

interface Shown extends Pick<ChartOptions, 'scale'> {
  readonly budgets: Budgets;
  /** In place of the chart's. */
  readonly target?: null;
  /** About how many marks there are. */
  readonly count?: number;
  /** This share of each sweep's trials, the best, is on it, too, as far as that makes it at most twice as long. */
  readonly trialShare?: number;
}

/**
 * The axis of the curves. It has all medians, and the steps of the bands whose middle is beyond the first third of the
 * log axis, where a search is no longer a matter of luck, unless they would flatten the medians.
 */
export function curveAxis(
  model: ChartModel,
  { budgets, scale, count, trialShare = 0, ...asked }: Shown,
): ScoreAxis {
  const { arms, direction } = model;
  const { target } = { ...model, ...asked };
  const isLog = isLogarithmic(model, scale);
  const { toPlane, fromPlane } = planeOf({ isLog });
  const medians = arms.flatMap(({ median }) => scoresOn(median, budgets, budgets.first));
  const bands = arms.flatMap(({ lower, upper, resolvableBudget }) => {
    const last = Math.min(budgets.last, resolvableBudget);
    return [lower, upper].flatMap((edge) =>
      scoresOn(edge, { ...budgets, last }, endOfLuck(budgets)),
    );
  });
  const outer = intervalOf([...medians, ...bands].map(toPlane));
  if (outer === null) return NO_SCALE;
  const inner = intervalOf(medians.map(toPlane)) ?? outer;
  const slack = STRETCH * (inner[1] - inner[0]) || Infinity;
  const shown = [
    Math.max(outer[0], inner[0] - slack),
    Math.min(outer[1], inner[1] + slack),
  ] as const;
  const worst = arms.flatMap((arm) => worstOf(arm, trialShare, direction)).map(toPlane);
  const span = shown[1] - shown[0];
  const reach = worst.map((score) => Math.min(shown[1] + span, Math.max(shown[0] - span, score)));
  const [low, high] = [...reach, ...(target === null ? [] : [toPlane(target)])].reduce(
    withMore,
    shown,
  );
  const [from, to] = padded([low, high], isLog, PADDING);
  // A negative accuracy would confuse.
  const least = !isLog && low >= 0 && high > low ? Math.max(0, from) : from;
  return axisBetween([fromPlane(least), fromPlane(to)], isLog, count);
}

/** The axis of merges in one history: all medians, and limits as far as they leave the medians half of the height. */
export function mergesAxis(merges: readonly Readonly<Record<Edge, number>>[]): ScoreAxis {
  const of = (edge: Edge) => merges.map((limits) => limits[edge]).filter(isDrawable);
  const medians = intervalOf(of('median'));
  if (medians === null) return NO_SCALE;
  const [least, most] = medians;
  const isLog = least >= MIN_DRAWABLE && most > LOG_SPAN * least;
  if (isLog) return axisBetween([least / 1.5, most * 1.5], isLog, 3);
  const [lower, upper] = [of('lower'), of('upper')];
  const slack = Math.max(most - least, middleBest(upper) - middleBest(lower)) / 2 || Infinity;
  const low = Math.max(least - slack, Math.min(least, ...lower));
  const high = Math.min(most + slack, Math.max(most, ...upper));
  return axisBetween(padded([low, high], isLog, PADDING), isLog, 3);
}
type Edge = 'lower' | 'median' | 'upper';

/**
 * The axis of candidate − baseline: zero, and the limits of the same steps, which it is about. Beside scores on a log
 * axis it is one on both sides of zero: differences shrink as scores do.
 */
export function differenceAxis(
  { arms, margin, direction }: Pick<ChartModel, 'arms' | 'margin' | 'direction'>,
  { median, lower, upper }: Curve,
  { budgets, isLog }: { readonly budgets: Budgets; readonly isLog: boolean },
): ScoreAxis {
  const differences = scoresOn(median, budgets, budgets.first);
  const near = isLog ? leastOf(differences) : undefined;
  const { toPlane, fromPlane } = planeOf({ isLog: false, near });
  const limits = [lower, upper].flatMap((edge) => scoresOn(edge, budgets, endOfLuck(budgets)));
  const lost = direction === 'maximize' ? -margin : margin;
  const values = [0, ...differences, ...limits].map(toPlane);
  const [low, high] = withMore(intervalOf(values) ?? [0, 0], toPlane(lost));
  if (low === high) {
    // Nothing differs: as much as curves of one score have around it.
    const scores = arms.flatMap((arm) => scoresOn(arm.median, budgets, budgets.first));
    const [from, to] = padded([scores[0] ?? 0, scores[0] ?? 0], false, PADDING);
    return withSigns(axisBetween([(from - to) / 2, (to - from) / 2], false, 3));
  }
  const around = [Math.min(low, -ASIDE * high), Math.max(high, -ASIDE * low)] as const;
  const [from, to] = padded(around, false, PADDING);
  const ends = [fromPlane(from), fromPlane(to)] as const;
  return withSigns(near === undefined ? axisBetween(ends, false, 3) : axisAroundZero(ends, near));
}

/** The least difference, but for those that are far less than the largest; undefined where all are about as large. */
function leastOf(differences: readonly number[]): number | undefined {
  const sizes = differences.map(Math.abs).filter((size) => size > MIN_DRAWABLE);
  const largest = Math.max(0, ...sizes);
  const least = Math.max(Math.min(...sizes), largest / LOG_SPAN);
  return largest >= 10 * least ? least : undefined;
}

function axisAroundZero([low, high]: Interval, near: number): ScoreAxis {
  const powers = decades(near, Math.max(-low, high)).map((power) => Number(`1e${power}`));
  const sizes = powers.filter((size) => size > near);
  const marks = [...sizes.map((size) => -size), 0, ...sizes].filter(
    (at) => at >= low && at <= high,
  );
  const write = significantFormat(1);
  const ticks = marks.map((value) => ({ value, text: write(value) }));
  return { low, high, isLog: false, near, ticks };
}

/** The share of pairs whose change is on their axis, at least. */
const PAIRS_SHOWN = 0.75;

/** The axis of the changes of pairs: their typical change with its limits, and most of them; longer on the side of harm. */
export function stemsAxis(
  { all, change }: ChartPairs,
  direction: ChartModel['direction'],
): ScoreAxis {
  const sizes = all
    .map(({ baseline, candidate }) => Math.abs(candidate.score - baseline.score))
    .filter(isDrawable)
    .sort((a, b) => a - b);
  const limits = change ? [change.lower, change.upper].map(Math.abs).filter(isDrawable) : [];
  const usual = sizes[Math.ceil(PAIRS_SHOWN * sizes.length) - 1] ?? 0;
  const wanted = [Math.max(...limits, usual), sizes.at(-1) ?? 0, 1];
  const size = 1.12 * (wanted.find((one) => one > MIN_DRAWABLE) ?? 1);
  const [low, high] = direction === 'maximize' ? [-size, 0.6 * size] : [-0.6 * size, size];
  return withSigns(axisBetween([low, high], false, 4));
}

/** The axis of all these values, which are no scores: without marks. */
export function dotsAxis(values: readonly number[]): ScoreAxis {
  const [low, high] = padded(intervalOf(values) ?? [0, 0], false, PADDING);
  return { ...NO_SCALE, low, high };
}

function withSigns(axis: ScoreAxis): ScoreAxis {
  const ticks = axis.ticks.map(({ value, text }) => {
    return { value, text: value === 0 ? '0' : `${value > 0 ? '+' : ''}${text}` };
  });
  return { ...axis, ticks };
}

function endOfLuck({ first, last }: Budgets): number {
  return first * (last / first) ** (1 / 3);
}

type Interval = readonly [low: number, high: number];

/** The finite values of those steps of a curve whose middle is at least at `start`; the first budget is a step, too. */
function scoresOn(
  curve: StepFunction,
  { first, last }: Pick<Budgets, 'first' | 'last'>,
  start: number,
): number[] {
  if (first > last) return [];
  const ends = [first, ...(first < last ? commonBreaks([curve], first, last) : [])];
  return ends
    .filter((end, i) => Math.sqrt(end * (ends[i - 1] ?? end)) >= start)
    .map((end) => valueAt(curve, end))
    .filter(isDrawable);
}

function intervalOf(values: readonly number[]): Interval | null {
  if (values.length === 0) return null;
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

/** With one more value, unless that would flatten the rest. */
function withMore([low, high]: Interval, value: number): Interval {
  const [least, most] = [Math.min(low, value), Math.max(high, value)];
  return most - least <= MAX_STRETCH * (high - low) ? [least, most] : [low, high];
}

/** The worst of this share of a sweep's trials, the best. */
function worstOf(arm: ChartArm, share: number, direction: ChartModel['direction']): number[] {
  const scores = sortedScores(arm);
  const place = Math.ceil(share * arm.trials.length) - 1;
  const worst = scores.at(direction === 'maximize' ? -1 - place : place);
  return share > 0 && place < scores.length && worst !== undefined ? [worst] : [];
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

const [TICKS, MIN_TICKS] = [5, 3];

function axisBetween([low, high]: Interval, isLog: boolean, count = TICKS): ScoreAxis {
  const isLong = isLog && high >= 10 * low;
  const [few = [], more = []] = [count, count + 1].map(scaleLinear([low, high], [0, 1]).ticks);
  const even = few.length < MIN_TICKS ? more : few;
  const marks = isLong ? logMarks(low, high) : even;
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

export interface Budgets {
  readonly first: number;
  readonly last: number;
  /** Whether the data resolve more than the first budget. */
  readonly isResolved: boolean;
}

/** With nothing resolved, a few trials are enough to see the medians rise. */
const UNRESOLVED = 4;

/** From one trial of the more expensive sweep to where the comparison, or the only band, ends. */
export function chartBudgets({ arms, budgetMax }: ChartModel): Budgets {
  const first = Math.max(...arms.map((arm) => arm.trialCost));
  const resolvable = arms.map((arm) => arm.resolvableBudget);
  const resolved = Math.min(...resolvable, budgetMax ?? Infinity);
  const isResolved = resolved > first;
  // A difference has no trials.
  const trials = Math.max(...arms.map((arm) => arm.trials.length)) || Infinity;
  const reach = Math.min(isResolved ? resolved : UNRESOLVED * first, trials * first);
  return { first, last: reach > first ? reach : 2 * first, isResolved };
}

/** The last budget at which an arm's typical search fails; null where it never does. */
export function lastFailing({ median }: ChartArm, { first, last }: Budgets): number | null {
  const all = [first, ...commonBreaks([median], first, last)];
  return all.findLast((budget) => !Number.isFinite(valueAt(median, budget))) ?? null;
}

/** So many doublings are marked at most. */
const MAX_DOUBLINGS = 6;

/** Budgets to mark on the axis, the most important first: trials are doubled, and nobody spends part of one. */
export function budgetMarks({ first, last }: Budgets): number[] {
  const isInside = (budget: number) => budget >= first && budget <= last;
  if (first !== 1 || last < 2)
    return [first, ...readableNumbers(first, last), last].filter(isInside);
  const doublings = Math.floor(Math.log2(last));
  const every = Math.ceil((doublings + 1) / MAX_DOUBLINGS);
  const powers = Array.from(
    { length: Math.floor(doublings / every) + 1 },
    (_, i) => 2 ** (every * i),
  );
  const between = every > 1 || powers.length > 4 ? [] : powers.map((trials) => 3 * trials);
  return [...powers, ...between].filter(isInside);
}
