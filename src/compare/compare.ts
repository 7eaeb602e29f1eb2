import { type Limits, levelFromOneTrial, limitsAt, type TuningCurve } from '../estimate/index.ts';
import { classesAmong } from '../math/classes.ts';
import { commonBreaks, concatenated, mapSteps, type StepFunction } from '../math/functions.ts';
import { EVIDENCE_LEVELS, type EvidenceLevel } from '../settings/index.ts';

/** What is compared and what counts; budgets are on the axis of the curves. */
export interface ComparisonRules {
  /** The share of the log-budget range that weak and fair evidence must hold on to count, in (0, 1]. */
  readonly minShare: number;
  /** How much the candidate is raised before it is judged worse, in scores, ≥ 0. */
  readonly margin: number;
  /** Limits of the range, > 0; null: only what the curves set. */
  readonly budgetMin: number | null;
  readonly budgetMax: number | null;
}

/** The curves of two sweeps, with budgets in the same unit. */
export interface CurvePair {
  readonly baseline: TuningCurve;
  readonly candidate: TuningCurve;
}

/** What is known at one budget. */
export interface BudgetRow {
  readonly budget: number;
  readonly baseline: Limits;
  readonly candidate: Limits;
  readonly difference: Difference;
  readonly worse: EvidenceLevel;
  readonly better: EvidenceLevel;
}

/**
 * Candidate minus baseline, in scores (larger is better). The limits hold whenever both bands do.
 * The estimate is null, "not defined", where either curve is infinite.
 */
export interface Difference {
  readonly lower: number;
  readonly estimate: number | null;
  readonly upper: number;
}

/** Two curves, and the same with the classes of both sweeps' scores for scores: all that is compared, but not shown. */
export interface ComparableCurves extends CurvePair {
  /** For "worse" the candidate is raised by the margin before. */
  readonly classes: Readonly<Record<'worse' | 'better', CurvePair>>;
}

/** What two curves with their bands say of each other. */
export interface Comparison extends ComparableCurves {
  readonly rules: ComparisonRules;
  /** The smallest budget to compare, whether or not the data resolve it. */
  readonly from: number;
  /** Budgets compared; null where the data resolve none. */
  readonly range: BudgetInterval | null;
  readonly worse: DirectionEvidence;
  readonly better: DirectionEvidence;
  /** Budgets in the range at which the point estimates change places. */
  readonly crossings: readonly number[];
}

/**
 * Compares a candidate's tuning curve with a baseline's over the budgets both sweeps resolve.
 *
 * Evidence is found exactly, on every stretch between breakpoints; shares are measured on the
 * log-budget axis, because doubling the budget is the unit of effort [Lourie24 §2, made precise].
 * If both bands hold, strong evidence is true at every budget: for all distributions, the
 * chance of *any* false strong statement is at most the chance that a band fails.
 *
 * The range goes from one trial of the more expensive sweep to the smaller resolvable budget.
 *
 * @param baseline with budgets in the same unit as the candidate's, and of the same quantile
 * @param rules with limits in that unit
 * @returns exact: shares and intervals come from breakpoints, not from a grid
 */
export function compareCurves(
  baseline: TuningCurve,
  candidate: TuningCurve,
  rules: ComparisonRules,
): Comparison {
  const range = comparedRange(baseline, candidate, rules);
  const curves = { baseline, candidate };
  const better = inClasses(curves, 0);
  const worse = rules.margin === 0 ? better : inClasses(curves, rules.margin);
  const comparable = { ...curves, classes: { worse, better } };
  const rows = range === null ? [] : pieces(comparable, range);
  return {
    ...comparable,
    rules,
    from: startOf(baseline, candidate, rules),
    range,
    worse: summarize(rows, 'worse', range, rules.minShare),
    better: summarize(rows, 'better', range, rules.minShare),
    crossings: findCrossings(rows),
  };
}

/** The curves with classes for scores. */
function inClasses({ baseline, candidate }: CurvePair, margin: number): CurvePair {
  const valuesOf = (curve: TuningCurve) => stepsOf(curve).map(({ values }) => values);
  const raised = valuesOf(candidate).map((values) => values.map((value) => value + margin));
  const classOf = classesAmong(concatenated([...valuesOf(baseline), ...raised]), margin);
  const classed = (curve: TuningCurve, raise: number) => {
    const [lower, point, upper] = stepsOf(curve).map((steps) =>
      mapSteps(steps, (value) => classOf(value + raise)),
    ) as [StepFunction, StepFunction, StepFunction];
    return { ...curve, lower, point, upper };
  };
  return { baseline: classed(baseline, 0), candidate: classed(candidate, margin) };
}

function stepsOf({ lower, point, upper }: TuningCurve): StepFunction[] {
  return [lower, point, upper];
}

/**
 * The budgets at which two curves are compared: from one trial of the more expensive sweep to the smaller
 * resolvable budget, inside the limits the rules set.
 *
 * @param rules with limits in the unit of the curves' budgets
 * @returns null where no budget is left
 */
export function comparedRange(
  baseline: BudgetsOf,
  candidate: BudgetsOf,
  rules: ComparisonRules,
): BudgetInterval | null {
  const from = startOf(baseline, candidate, rules);
  const resolved = Math.min(baseline.resolvableBudget, candidate.resolvableBudget);
  const to = Math.min(resolved, rules.budgetMax ?? Infinity);
  return from <= to ? [from, to] : null;
}

/** What is known of a curve's budgets before there are scores. */
export type BudgetsOf = Pick<TuningCurve, 'trialCost' | 'resolvableBudget'>;

function startOf(baseline: BudgetsOf, candidate: BudgetsOf, rules: ComparisonRules): number {
  return Math.max(baseline.trialCost, candidate.trialCost, rules.budgetMin ?? 0);
}

/**
 * Both curves, their difference and the evidence at one budget. The limits at all budgets hold together whenever both
 * bands do.
 *
 * @param budget > 0, in the unit of the curves
 */
export function compareAt(
  { baseline, candidate, classes }: ComparableCurves,
  budget: number,
): BudgetRow {
  const b = limitsAt(baseline, budget);
  const c = limitsAt(candidate, budget);
  const { worse, better } = evidenceAt(classes, budget);
  return { budget, baseline: b, candidate: c, difference: difference(b, c), worse, better };
}

/** What is known on a stretch of budgets, by its right end, but for the scores themselves. */
type Piece = ReturnType<typeof evidenceAt>;

function evidenceAt({ worse, better }: ComparableCurves['classes'], budget: number) {
  const { baseline, candidate } = limitsOfBoth(better, budget);
  const raised = worse === better ? { baseline, candidate } : limitsOfBoth(worse, budget);
  return {
    budget,
    worse: evidenceBelow(raised.candidate, raised.baseline),
    better: evidenceBelow(baseline, candidate),
    // Not a number where both fail: no change.
    sign: Math.sign(candidate.point - baseline.point) || 0,
  };
}

/** Both curves at one budget, > 0, in their unit. */
export function limitsOfBoth({ baseline, candidate }: CurvePair, budget: number) {
  return { baseline: limitsAt(baseline, budget), candidate: limitsAt(candidate, budget) };
}

/** What stays the same on each piece of the range, in order. Its start is one of its own, since steps hold on (from, to]. */
function pieces(
  { baseline, candidate, classes }: ComparableCurves,
  [from, to]: BudgetInterval,
): Piece[] {
  const found = from < to ? [evidenceAt(classes, from)] : [];
  const first = found.length;
  for (const end of commonBreaks([...stepsOf(baseline), ...stepsOf(candidate)], from, to)) {
    const piece = evidenceAt(classes, end);
    const last = found.length > first ? found.at(-1) : undefined;
    const isSame =
      last?.worse === piece.worse && last.better === piece.better && last.sign === piece.sign;
    if (isSame) found.pop();
    found.push(piece);
  }
  return found;
}

/** The start of the range by itself is no stretch on which either curve is above. */
function findCrossings([, ...rows]: readonly Piece[]): number[] {
  const crossings: number[] = [];
  let previous = { sign: 0, end: 0 };
  for (const { budget, sign } of rows) {
    if (sign * previous.sign < 0) crossings.push(previous.end);
    previous = { sign: sign || previous.sign, end: budget };
  }
  return crossings;
}

/**
 * Candidate minus baseline: [c.lower − b.upper, c.upper − b.lower] around c.point − b.point. The limits hold
 * at all budgets at once whenever both bands do: conservative.
 *
 * @returns the estimate is null, and a limit is infinite, where ∞ − ∞ leaves it undefined
 */
export function difference(baseline: Limits, candidate: Limits): Difference {
  const estimate = candidate.point - baseline.point;
  return {
    lower: gapBetween(candidate.lower, baseline.upper, -Infinity),
    estimate: Number.isFinite(estimate) ? estimate : null,
    upper: gapBetween(candidate.upper, baseline.lower, Infinity),
  };
}

/** a − b, where ∞ − ∞ says nothing and so bounds nothing. */
function gapBetween(a: number, b: number, unbounded: number): number {
  const difference = a - b;
  return Number.isNaN(difference) ? unbounded : difference;
}

/**
 * The probability that the bands of two curves hold together, each at every budget from one trial
 * of its own sweep on: q_b·q_c for independent sweeps, at least max(0, q_b + q_c − 1) for paired ones.
 *
 * It is the level at which every difference and every equivalent effort from one trial on is inside
 * its limits, all of them at once. Exact for bands of independent sweeps with continuous scores; a
 * lower bound otherwise.
 *
 * @param relation paired where the sweeps share configurations
 * @returns in [0, 1]
 */
export function jointLevel(
  baseline: TuningCurve,
  candidate: TuningCurve,
  relation: 'independent' | 'paired',
): number {
  const b = levelFromOneTrial(baseline.band, baseline.quantile);
  // Sweeps of one size have one band.
  const c =
    candidate.band === baseline.band ? b : levelFromOneTrial(candidate.band, candidate.quantile);
  return relation === 'independent' ? b * c : Math.max(0, b + c - 1);
}

/** Budgets from … to, in trials or in cost, as the curves have them. */
export type BudgetInterval = readonly [from: number, to: number];

/** A level that is some evidence. */
export type SomeEvidence = Exclude<EvidenceLevel, 'none'>;

/** The evidence in one direction over the range of budgets. */
export interface DirectionEvidence {
  /** The highest that counts: strong wherever it holds, a lower one on the least share. */
  readonly level: EvidenceLevel;
  /** Share of the range, on the log-budget axis, with at least this evidence; in [0, 1]. */
  readonly share: Readonly<Record<SomeEvidence, number>>;
  /** Where there is at least this evidence; disjoint, increasing. */
  readonly intervals: Readonly<Record<SomeEvidence, readonly BudgetInterval[]>>;
}

/**
 * How strongly the bands of two curves at one budget say that the first is below the second
 * [Lourie24 §2]:
 *
 * - weak: one curve's point estimate lies outside the other's band, on that side
 * - fair: each point estimate lies outside the other's band
 * - strong: the bands do not meet
 *
 * strong ⇒ fair ⇒ weak, and at one budget at most one direction holds. All inequalities are strict,
 * so equal scores are never evidence. Strong evidence at any budgets is right whenever both bands hold;
 * fair and weak carry no guarantee.
 *
 * @param a limits with lower ≤ point ≤ upper, ±∞ allowed
 * @param b of the other curve, at the same budget
 */
export function evidenceBelow(a: Limits, b: Limits): EvidenceLevel {
  if (a.upper < b.lower) return 'strong';
  const upperBelow = a.upper < b.point;
  const lowerAbove = a.point < b.lower;
  if (upperBelow && lowerAbove) return 'fair';
  return upperBelow || lowerAbove ? 'weak' : 'none';
}

/**
 * The share from which fair and weak evidence counts: more than none, and the least one but for rounding, since
 * shares are sums of logarithms.
 *
 * @param minShare in (0, 1]
 */
export function leastShare(minShare: number): number {
  return Math.max(Number.MIN_VALUE, minShare - 1e-9);
}

/**
 * The evidence of one direction over a range: where each level holds, on what share of the range, and which level counts.
 * Strong evidence does wherever it holds: its guarantee is for all budgets at once, so that a share would cost power and
 * add nothing.
 */
function summarize(
  rows: readonly Piece[],
  direction: 'worse' | 'better',
  range: BudgetInterval | null,
  minShare: number,
): DirectionEvidence {
  const stretches = rows.flatMap(({ budget: to, [direction]: level }, i) => {
    // The start by itself counts only for strong evidence, unless it is the whole range.
    const counts = i > 0 || level === 'strong' || rows.length === 1;
    return counts ? [{ from: rows[i - 1]?.budget ?? to, to, level }] : [];
  });
  const intervals = forEachLevel((least) =>
    joined(stretches.filter(({ level }) => isAtLeast(level, least))),
  );
  const share = forEachLevel((level) => (range ? shareOf(intervals[level], range) : 0));
  const lower = (['fair', 'weak'] as const).find((some) => share[some] >= leastShare(minShare));
  const level = intervals.strong.length > 0 ? 'strong' : (lower ?? 'none');
  return { level, share, intervals };
}

function forEachLevel<T>(make: (level: SomeEvidence) => T): Record<SomeEvidence, T> {
  return { weak: make('weak'), fair: make('fair'), strong: make('strong') };
}

/**
 * Stretches of budgets as intervals, neighbours as one.
 *
 * @param stretches disjoint and increasing, as is what is returned
 */
export function joined(
  stretches: readonly { readonly from: number; readonly to: number }[],
): BudgetInterval[] {
  const intervals: [number, number][] = [];
  for (const { from, to } of stretches) {
    const last = intervals.at(-1);
    if (last && last[1] === from) last[1] = to;
    else intervals.push([from, to]);
  }
  return intervals;
}

/** Whether a level of evidence is at least another. */
export function isAtLeast(level: EvidenceLevel, least: EvidenceLevel): boolean {
  return EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf(least);
}

/**
 * The measure of intervals on the log-budget axis, divided by the range's: Σ ln(b/a) / ln(to/from).
 *
 * @param intervals disjoint, in the range; budgets > 0
 * @returns in [0, 1]; for a range of one budget 1 if there is an interval, else 0
 */
export function shareOf(intervals: readonly BudgetInterval[], [from, to]: BudgetInterval): number {
  if (from === to) return intervals.length > 0 ? 1 : 0;
  const length = intervals.reduce((sum, [a, b]) => sum + Math.log(b / a), 0);
  return Math.min(1, length / Math.log(to / from));
}
