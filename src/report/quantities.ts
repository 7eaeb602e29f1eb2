import type { BudgetInterval, BudgetRow } from '../compare/index.ts';
import {
  type Assessment,
  type BudgetAxis,
  type Compared,
  curvesOf,
  isStrengthUnknown,
  limitsOfCurves,
  type Outcome,
  type PairsFound,
  SIGNS,
  unitOf,
  type Way,
} from '../decide/index.ts';
import type { Limits, TuningCurve } from '../estimate/index.ts';
import { areParametersGuessed, orient, type Sweep } from '../parse/index.ts';
import {
  type Direction,
  EVIDENCE_LEVELS,
  type EvidenceLevel,
  type Settings,
} from '../settings/index.ts';
import { listed, type Phrase, plain, type Span, say, type Words, words } from './blocks.ts';
import {
  budgetDigits,
  type Format,
  formatBudget,
  formatFor,
  formatPercent,
  inPlain,
  plural,
  roundedDown,
  roundedTo,
  roundedUp,
  shownBudget,
  signed,
  significantFormat,
} from './numbers.ts';

/** What promises are about: a check of several comparisons is none of them. */
export type Subject = 'check' | 'comparison';

/** Other outcomes say nothing about the sweeps, even if the curves look different. */
export function isJudged(assessment: Assessment): assessment is Compared {
  return assessment.kind === 'compared' && assessment.outcome.isJudged;
}

/**
 * What the curve shows: the median, or another quantile of the best of k trials. For a
 * minimised metric the lucky end is the lower one: its 90 % quantile is the metric's 10 % quantile.
 */
export function curveWord({ comparison }: Settings, direction: Direction): Words {
  const { quantile } = comparison;
  if (quantile === 0.5) return words`median`;
  const share = direction === 'maximize' ? quantile : Number((1 - quantile).toPrecision(12));
  return words`${formatPercent(share)} quantile`;
}

/** The same for a reader, before "best": "typical" is the median. */
export function typicalWord(settings: Settings, direction: Direction): Words {
  const isMedian = settings.comparison.quantile === 0.5;
  return isMedian ? words`typical` : curveWord(settings, direction);
}

/** Comparable sweeps have the same direction. */
export function directionOf({ baseline, candidate }: Assessment): Direction {
  return baseline?.direction ?? candidate?.direction ?? 'maximize';
}

export function curvesIn(assessment: Assessment): readonly TuningCurve[] {
  const { baseline, candidate } = curvesOf(assessment);
  return [baseline, candidate].filter((curve) => curve !== null);
}

/** How many trials are compared, the baseline's first: "48 + 48 trials". */
export function sizesOf(curves: readonly { readonly band: { readonly n: number } }[]): Words {
  const [first = 0, second] = curves.map(({ band }) => band.n);
  if (second === undefined) return plural(first, 'trial');
  return words`${inPlain(first, 0)} + ${inPlain(second, 0)} trials`;
}

/** What is compared: "48 + 48 trials", "24 pairs", "6 + 6 searches of 20 trials". */
export function sampleSizes(assessment: Assessment): Words {
  const test = assessment.kind === 'compared' ? assessment.test : null;
  if (test?.pairs) return plural(test.pairs.n, 'pair');
  if (!test?.searches) return sizesOf(curvesIn(assessment));
  const { units, searches } = test;
  return words`${units.baseline} + ${units.candidate} searches of ${plural(searches.length, 'trial')}`;
}

/** Whether curves say anything: not of whole searches, nor of scores that take two values. */
export function haveCurves(assessment: Assessment): boolean {
  if (assessment.kind !== 'compared') return true;
  const { test, passRates } = assessment;
  return passRates === null && !test?.searches && !test?.pairs?.passing;
}

/** Whether there is anything to draw: two rates are no curve, and pairs that are all the same need no picture. */
export function hasChart(
  assessment: Assessment,
): assessment is Extract<Assessment, { kind: 'compared' | 'lone' }> {
  if (assessment.kind !== 'compared') return assessment.kind === 'lone';
  const { passRates, test, outcome } = assessment;
  return (passRates === null || Boolean(test?.pairs)) && outcome.code !== 'identical';
}

/** Whether the limits of curves hold: not those of a list that nobody has drawn. */
export function haveLimits({ warnings }: Assessment): boolean {
  return warnings.every(({ code }) => code !== 'list-not-drawn');
}

/** Whether a difference of scores means anything: percent less fractions does not. */
export function haveOneScale({ warnings }: Pick<Assessment, 'warnings'>): boolean {
  return warnings.every(({ code }) => code !== 'scales-differ');
}

/** Whether the headline is of failures, without which the verdict would be another. */
export function restsOnFailures(assessment: Assessment): assessment is Compared {
  if (assessment.kind !== 'compared' || !assessment.outcome.isJudged) return false;
  const { withoutFailures, outcome } = assessment;
  return withoutFailures !== null && withoutFailures.verdict !== outcome.verdict;
}

/** Whether trials could be compared at comparable settings if somebody said which columns are settings. */
export function haveUnlistedSettings({ test, settings, baseline, candidate }: Compared): boolean {
  const isGuessed = (sweep: Sweep) =>
    areParametersGuessed(sweep) &&
    sweep.trials.some(({ parameters }) => Object.keys(parameters ?? {}).length > 0);
  return (
    test?.unit === 'trial' &&
    test.settings === null &&
    settings.reading.settings === 'auto' &&
    [baseline, candidate].every(isGuessed)
  );
}

/** "80 % limits". */
export function limitsOf({ settings }: Pick<Assessment, 'settings'>): Words {
  return words`${formatPercent(settings.band.confidence)} limits`;
}

export function betterWord(direction: Direction): Words {
  return direction === 'maximize' ? words`higher is better` : words`lower is better`;
}

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
  const { lower, upper } = limits;
  // A dash next to a sign is hard to read.
  const range = describeRange([lower, upper], [format, format], lower < 0 ? ' to ' : '–');
  return words`${describeMedian(limits, format)} (${range})`;
}

export function describeMedian({ median }: Pick<MetricLimits, 'median'>, format: Format): Words {
  return Number.isFinite(median) ? format(median) : words`fails`;
}

export function describeRange(
  [lower, upper]: readonly [number, number],
  [low, high]: readonly [Format, Format],
  between: ' to ' | '–',
): Words {
  if (Number.isFinite(lower) && Number.isFinite(upper))
    return words`${low(lower)}${between}${high(upper)}`;
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
  const [low, high] = [signed(roundedDown(format)), signed(roundedUp(format))];
  const between = lower < 0 || high.shown(upper) !== 0 ? ' to ' : '–';
  const estimate = describeEstimate(row, direction, format);
  return words`${estimate} (${describeRange([lower, upper], [low, high], between)})`;
}

export function describeEstimate(row: BudgetRow, direction: Direction, format: Format): Words {
  if (Number.isNaN(differenceInMetric(row, direction).estimate)) return words`not defined`;
  const written = ({ point }: Limits) => format.shown(orient(point, direction));
  return signed(format)(written(row.candidate) - written(row.baseline));
}

/** Differences below this share of the curves' span do not matter to a reader. */
const FINEST = 1e-3;

/**
 * One format for all scores and differences of a report, so that they can be compared by eye, and a reader who
 * subtracts what is written gets what is written. It is set at the budget of the headline, by the narrowest limits
 * there.
 */
export function scoreFormat(assessment: Assessment): Format {
  if (assessment.kind === 'unjudged') return formatOf([]);
  const { example = null } = assessment.kind === 'compared' ? assessment : {};
  if (example === null) return formatOf(assessment.scale);
  const { lower, estimate, upper } = example.difference;
  const isClaimed = example.worse !== 'none' || example.better !== 'none';
  // What is claimed is never written as no difference.
  const least = isClaimed && estimate !== null ? 3 * Math.abs(estimate) : Infinity;
  const arms = [example.baseline, example.candidate].map((at) => at.upper - at.lower);
  return formatOf(assessment.scale, [upper - lower, ...arms, least]);
}

export function formatOfCurves(curves: readonly TuningCurve[]): Format {
  return formatOf(limitsOfCurves(curves));
}

/** Medians further apart than this factor have no decimals in common. */
const DECADES = 100;
const [MIN_SIGNIFICANT, MAX_SIGNIFICANT] = [2, 4];

/**
 * Set by the narrowest limits, but never finer than a reader can see.
 *
 * @param widths of these limits; if not given, of those known
 */
function formatOf(known: readonly Limits[], widths?: readonly number[]): Format {
  const medians = known.map(({ point }) => point).filter(Number.isFinite);
  const [least, most] = [Math.min(...medians), Math.max(...medians)];
  const ratio = least > 0 ? most / least : least / most;
  if (least * most > 0 && ratio > DECADES) return significantFormat(significantDigits(known));
  const all = widths ?? known.map(({ lower, upper }) => upper - lower);
  const span = medians.length === 0 ? 0 : most - least;
  const width = Math.max(Math.min(Infinity, ...all.filter((one) => one > 0)), FINEST * span);
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

const MAX_PIECES = 3;

/** What budgets are counted in, in the plural: "trials", "GPU hours". */
export function unitSpan(axis: BudgetAxis): Span {
  return plain('noun', unitOf(axis));
}

/** The end of a word in the plural; `ms` and `US$` are none. */
const PLURAL = /(?<=[a-z]{3})s(?=$| of cost$)/;

/** The unit after a number: "trial" after 1, else "trials". */
export function unitAfter(shown: number, axis: BudgetAxis): Span {
  return shown === 1 ? plain('noun', unitOf(axis).replace(PLURAL, '')) : unitSpan(axis);
}

/** A budget with its unit: "8 trials", "1 trial", "402 seconds". */
export function describeBudget(budget: number, axis: BudgetAxis): Phrase {
  return say`${formatBudget(budget)} ${unitAfter(shownBudget(budget), axis)}`;
}

/** Budgets that are not in a row: "2, 5 and 8 trials", or of more than three "2 … 16 trials". */
export function describeSeveral(budgets: readonly number[], axis: BudgetAxis): Phrase {
  const shown = [...new Set(budgets.map(shownBudget))];
  const [first = 0, last = 0] = [shown[0], shown.at(-1)];
  const all = listed(shown.map((budget) => say`${formatBudget(budget)}`));
  const ends = say`${formatBudget(first)} … ${formatBudget(last)}`;
  return say`${shown.length > MAX_PIECES ? ends : all} ${unitAfter(last, axis)}`;
}

/** The budget from which on something holds, rounded up so that it holds as written. */
export function describeStart(budget: number, axis: BudgetAxis, round = Math.ceil): Phrase {
  return describeBudget(inShort(budget, round), axis);
}

/**
 * Intervals of budgets in words: "from 2 to 8 trials", "at 1 trial". Ends are rounded inwards, to whole
 * trials or to few digits of a cost, so that the claim holds at each number named; an interval that
 * contains no such number is "around 1.5 trials".
 */
export function describeBudgets(intervals: readonly BudgetInterval[], axis: BudgetAxis): Phrase {
  const inwards = namedIn(intervals, axis);
  if (inwards.length > 0)
    return say`${bareBudgets(intervals, axis)} ${unitAfter(inwards.at(-1)?.[1] ?? 0, axis)}`;
  return say`around ${describeSeveral(middlesOf(intervals), axis)}`;
}

/** The same without the unit: "from 2 to 8". */
export function bareBudgets(intervals: readonly BudgetInterval[], axis: BudgetAxis): Phrase {
  const pieces = namedIn(intervals, axis);
  const write = (budget: number) =>
    axis.kind === 'trials' ? words`${budget}` : formatBudget(budget);
  if (pieces.length === 0)
    return say`around ${listed(middlesOf(intervals).map((one) => say`${formatBudget(one)}`))}`;
  const [first, last] = [pieces[0]?.[0] ?? 0, pieces.at(-1)?.[1] ?? 0];
  if (pieces.length > MAX_PIECES)
    return say`at ${pieces.length} stretches between ${write(first)} and ${write(last)}`;
  const each = pieces.map(([from, to]) =>
    from === to ? say`at ${write(to)}` : say`from ${write(from)} to ${write(to)}`,
  );
  return listed(each);
}

/** The intervals that contain a number that can be named, rounded to it. */
function namedIn(intervals: readonly BudgetInterval[], { kind }: BudgetAxis) {
  const inwards = intervals.map(([from, to]): [number, number] =>
    kind === 'trials'
      ? [Math.ceil(from), Math.floor(to)]
      : [inShort(from, Math.ceil), inShort(to, Math.floor)],
  );
  const named = inwards.filter(([from, to]) => from <= to);
  return kind === 'trials' ? joinNeighbours(named) : named;
}

function middlesOf(intervals: readonly BudgetInterval[]): number[] {
  const middles = intervals.slice(0, MAX_PIECES).map(([a, b]) => shownBudget(Math.sqrt(a * b)));
  return [...new Set(middles)];
}

/** Limits of a budget in few characters, rounded outwards so that they hold as written. */
export function formatBudgetLimits(lower: number, upper: number): [Words, Words] {
  return [formatBudget(inShort(lower, Math.floor)), formatBudget(inShort(upper, Math.ceil))];
}

/** A positive number with no more digits than `formatBudget` shows. */
function inShort(value: number, round: (scaled: number) => number): number {
  return roundedTo(value, budgetDigits(value), round);
}

/** Adjacent whole numbers form one interval. */
function joinNeighbours(pieces: readonly [number, number][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [from, to] of pieces) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** A change with its limits, in scores: larger is better. */
interface Change {
  readonly lower: number;
  readonly estimate: number | null;
  readonly upper: number;
}

/** " (0.004 to 0.016)", " (0.034 lower to 0.001 higher)" of a change that goes this way; empty without limits. */
export function limitsOfChange(
  { lower, upper }: Pick<Change, 'lower' | 'upper'>,
  way: Way,
  { direction, write }: { readonly direction: Direction; readonly write: Format },
): Phrase {
  const [least, most] = SIGNS[way] < 0 ? [-upper, -lower] : [lower, upper];
  const up = roundedUp(write);
  const side = sideOf(way, direction);
  const isLower = side === 'lower';
  const other = isLower ? 'higher' : 'lower';
  if (least === -Infinity) return most === Infinity ? [] : say` (at most ${up(most)} ${side})`;
  if (least >= 0) return limitsAbove(least, most, write);
  const beyond = say`${up(-least)} ${other}`;
  const open = isLower ? say`no lower limit` : say`no upper limit`;
  return most === Infinity
    ? say` (${open}, up to ${beyond})`
    : say` (${up(most)} ${side} to ${beyond})`;
}

/** Where scores lie that changed this way. */
export function sideOf(way: Way, direction: Direction): 'higher' | 'lower' {
  return SIGNS[way] > 0 === (direction === 'maximize') ? 'higher' : 'lower';
}

/** Of limits on one side; what excludes no difference at all is not written as one. */
function limitsAbove(least: number, most: number, write: Format): Phrase {
  const [down, up] = [roundedDown(write), roundedUp(write)];
  if (least > 0 && down.shown(least) === 0)
    return most === Infinity ? say` (above 0)` : say` (above 0, up to ${up(most)})`;
  return most === Infinity
    ? say` (at least ${down(least)})`
    : say` (${down(least)} to ${up(most)})`;
}

/** Writes a change of pairs: never as none where there is one. */
export function formatOfChange({
  estimate,
  lower,
  upper,
}: NonNullable<PairsFound['change']>): Format {
  const sizes = [estimate, lower, upper].filter(Number.isFinite).map(Math.abs);
  const width = Math.min(upper - lower, 3 * Math.abs(estimate) || Infinity);
  return formatFor(width, Math.max(...sizes));
}

export interface EvidenceAt {
  readonly said: Phrase;
  /** Null where there is no evidence that counts. */
  readonly way: 'worse' | 'better' | null;
  readonly level: EvidenceLevel;
}

const UNCOUNTED: Readonly<Partial<Record<Outcome['evidence'], Words>>> = {
  void: words`does not count`,
  'cannot-tell': words`cannot tell`,
};

/** Evidence counts only at compared budgets, and not at all if the comparison is void, or cannot tell. */
export function evidenceAt(row: BudgetRow, assessment: Compared): EvidenceAt {
  const { comparison, outcome } = assessment;
  const { range } = comparison;
  const none = { way: null, level: 'none' } as const;
  if (range === null || row.budget < range[0] || row.budget > range[1])
    return { ...none, said: say`not compared` };
  const uncounted = UNCOUNTED[outcome.evidence];
  if (uncounted !== undefined) return { ...none, said: say`${uncounted}` };
  const way = row.worse === 'none' ? 'better' : 'worse';
  // What lies on too few budgets to count in the verdict counts here neither.
  const levels = [row[way], comparison[way].level].map((level) => EVIDENCE_LEVELS.indexOf(level));
  const level = EVIDENCE_LEVELS[Math.min(...levels)] ?? 'none';
  if (level === 'none') return { ...none, said: say`none` };
  if (isStrengthUnknown(assessment)) return { ...none, said: say`strength unknown` };
  return { way, level, said: say`${way}, ${level}` };
}
