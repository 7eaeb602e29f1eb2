import {
  type BudgetInterval,
  type BudgetRow,
  type Comparison,
  type ComparisonRules,
  type CurvePair,
  compareAt,
  compareCurves,
  equivalentEffort,
  isAtLeast,
} from '../compare/index.ts';
import { settingsError } from '../errors.ts';
import {
  confidenceBand,
  inCost,
  type Limits,
  limitsAt,
  resolvableBudget,
  scoreBounds,
  type TuningCurve,
  tuningCurve,
} from '../estimate/index.ts';
import { valueAt } from '../math/functions.ts';
import type { Sweep } from '../parse/index.ts';
import type { Method } from '../plan/index.ts';
import { printable } from '../printable.ts';
import {
  COST_UNIT,
  type ComparisonSettings,
  type GivenBudget,
  type Settings,
} from '../settings/index.ts';
import type { Assessment, BudgetAxis, FoundEvidence, Size, SweepPair } from './assessment.ts';
import { type Arm, ofBoth, type Warning, warningOf } from './findings.ts';

/** Budgets are numbers of trials. */
export const IN_TRIALS: BudgetAxis = { kind: 'trials', unit: null };

/** Budgets are in cost wherever all sweeps have one. */
export function axisOf(sweeps: readonly Sweep[]): BudgetAxis {
  const costs = sweeps.flatMap(({ cost }) => cost ?? []);
  const isComplete = costs.length > 0 && costs.length === sweeps.length;
  return isComplete ? { kind: 'cost', unit: costs[0]?.unit ?? null } : IN_TRIALS;
}

/**
 * What budgets are compared in, and the settings that hold there: cost where both sweeps have one. Where not, or where one
 * trial of the more expensive sweep costs more than every budget the other resolves, it is trials, with a note and without
 * budgets in cost: else a candidate whose trials all crash at once would pass because it is cheap.
 */
export function chooseAxis(pair: SweepPair, settings: Settings) {
  const obstacle = costObstacle(pair, settings);
  if (obstacle === null)
    return { axis: axisOf([pair.baseline, pair.candidate]), settings, warnings: [] };
  const comparison = inTrials(settings.comparison);
  return { axis: IN_TRIALS, settings: { ...settings, comparison }, warnings: [obstacle] };
}

function costObstacle({ baseline, candidate }: SweepPair, settings: Settings): Warning | null {
  const [b, c] = [baseline.cost?.mean, candidate.cost?.mean];
  if (b === undefined || c === undefined)
    return b === c
      ? null
      : warningOf('cost-missing', {}, { arm: b === undefined ? 'baseline' : 'candidate' });
  const trials = Math.max(b, c) / Math.min(b, c);
  const band = confidenceBand((b > c ? candidate : baseline).trials.length, settings.band);
  const resolved = resolvableBudget(band, settings.comparison.quantile);
  // A sweep that resolves no trial at all has no range in trials either.
  if (resolved < 1 || trials <= resolved) return null;
  const costlier = b > c ? 'baseline' : 'candidate';
  return warningOf('cost-ranges-disjoint', { costlier, trials, resolved });
}

function inTrials(comparison: ComparisonSettings): ComparisonSettings {
  const kept = (budget: GivenBudget | null) => (budget?.unit === 'trials' ? budget : null);
  const rows = comparison.budgets?.flatMap((budget) => kept(budget) ?? []) ?? [];
  return {
    ...comparison,
    budgetMin: kept(comparison.budgetMin),
    budgetMax: kept(comparison.budgetMax),
    budgets: rows.length > 0 ? rows : null,
  };
}

interface Axis {
  readonly axis: BudgetAxis;
  /** What one trial of the more expensive sweep costs in the unit of budgets. */
  readonly trial: number;
}

/** The settings of a comparison, with its limits on the axis. @throws UserError for one in another unit */
function rulesOn(on: Axis, settings: ComparisonSettings): ComparisonRules {
  const { minShare, margin, budgetMin: min, budgetMax: max } = settings;
  const budgetMin = min && placed(on, 'budget-min', min);
  const budgetMax = max && placed(on, 'budget-max', max);
  return { minShare, margin, budgetMin, budgetMax };
}

/** How sweeps are compared in trials. */
export function methodOf({ band, comparison }: Settings): Method {
  const rules = rulesOn({ axis: IN_TRIALS, trial: 1 }, comparison);
  return { band, quantile: comparison.quantile, rules };
}

/** The budgets a table is asked for, in order and with repetitions. @throws UserError for one in another unit */
export function budgetsOn(on: Axis, { budgets }: ComparisonSettings): readonly number[] | null {
  return budgets?.map((budget) => placed(on, 'budgets', budget)) ?? null;
}

/** A budget without a unit is in that of the axis. */
function placed(
  { axis, trial }: Axis,
  option: 'budget-min' | 'budget-max' | 'budgets',
  { value, unit }: GivenBudget,
): number {
  // The same word, even if one is singular.
  const isSame = unit?.replace(PLURAL, '') === axis.unit?.replace(PLURAL, '');
  if (unit === null || (axis.kind === 'cost' && isSame)) return value;
  if (unit === 'trials') return value * trial;
  throw settingsError(
    option,
    `is in ${JSON.stringify(printable(unit))}, but budgets are in ${unitOf(axis)}`,
    'Give it in trials, or in the unit of the cost where both sweeps have one.',
  );
}

/** In the plural; holds no untrusted text but a plain word or two, for no other unit is read. */
export function unitOf({ kind, unit }: BudgetAxis): string {
  if (kind === 'trials') return 'trials';
  return unit !== null && COST_UNIT.test(unit) ? unit : 'units of cost';
}

/** The end of a word in the plural; `ms` and `US$` are none. */
const PLURAL = /(?<=[a-z]{3})s$/;

/** The tuning curve of one sweep with its band, over budgets in trials or in cost. */
export function curveOf(
  sweep: Sweep,
  { band, comparison, reading }: Settings,
  axis = axisOf([sweep]),
): TuningCurve {
  const scores = sweep.trials.map(({ score }) => score);
  const calibrated = confidenceBand(scores.length, band);
  const bounds = scoreBounds(sweep.direction, reading);
  const curve = tuningCurve(scores, calibrated, comparison.quantile, bounds);
  return axis.kind === 'cost' && sweep.cost ? inCost(curve, sweep.cost.mean) : curve;
}

/** The curves that are shown: of both sweeps, or of the only one. */
export function curvesOf(assessment: Assessment): Record<Arm, TuningCurve | null> {
  if (assessment.kind === 'compared') return assessment.comparison;
  return { baseline: null, candidate: assessment.kind === 'lone' ? assessment.curve : null };
}

/** Both curves, and what they say of each other. @throws UserError for a limit in another unit than budgets */
export function comparisonOf(pair: SweepPair, settings: Settings, axis: BudgetAxis): Comparison {
  const baseline = curveOf(pair.baseline, settings, axis);
  const candidate = curveOf(pair.candidate, settings, axis);
  const rules = rulesOn({ axis, trial: trialBudget({ baseline, candidate }) }, settings.comparison);
  return compareCurves(baseline, candidate, rules);
}

/** What one trial of the more expensive sweep costs in the unit of budgets. */
function trialBudget({ baseline, candidate }: CurvePair): number {
  return Math.max(baseline.trialCost, candidate.trialCost);
}

/** The budgets of one sweep's table: those asked for, else doublings of one trial. */
export function budgetsOfOne(curve: TuningCurve, axis: BudgetAxis, settings: Settings) {
  const asked = budgetsOn({ axis, trial: curve.trialCost }, settings.comparison);
  return asked ?? doublingsOf(curve);
}

/** 1, 2, 4, 8 … trials as far as one sweep resolves them, at least one. */
function doublingsOf({ trialCost, resolvableBudget }: TuningCurve): readonly number[] {
  return doublings(trialCost, [trialCost, Math.max(trialCost, resolvableBudget)]);
}

/** 1, 2, 4, 8 … trials of the more expensive sweep inside the range, or its start where it has none. */
export function doublingsIn(comparison: Comparison): readonly number[] {
  const { range, from } = comparison;
  const inside = range === null ? [] : doublings(trialBudget(comparison), range);
  return inside.length > 0 ? inside : [range?.[0] ?? from];
}

function doublings(trial: number, [from, to]: BudgetInterval): number[] {
  const budgets: number[] = [];
  for (let trials = 1; trials <= to / trial; trials *= 2)
    if (trials >= from / trial) budgets.push(trials * trial);
  return budgets;
}

/** The rows at the budgets asked for, or else at doublings of a trial, with the one that stands for the verdict. */
export function tableOf(comparison: Comparison, axis: BudgetAxis, settings: Settings) {
  const asked = budgetsOn({ axis, trial: trialBudget(comparison) }, settings.comparison);
  const budgets = asked ?? doublingsIn(comparison);
  const rows = budgets.map((budget) => compareAt(comparison, budget));
  const example = exampleOf(comparison, rows, axis);
  if (example === null || asked !== null || rows.includes(example)) return { rows, example };
  return { rows: [...rows, example].sort((a, b) => a.budget - b.budget), example };
}

/**
 * The budget that stands for the verdict in a sentence: the row nearest to the middle of where the verdict's first claim
 * holds, of those on which it does; else a budget near that middle. Where it holds at no budget that can be written, the
 * nearest row. Worse is claimed before better; where there is evidence of neither, the claim is of the whole range.
 */
export function exampleOf(
  comparison: Comparison,
  rows: readonly BudgetRow[],
  axis: BudgetAxis,
): BudgetRow | null {
  const { range } = comparison;
  if (range === null) return null;
  const way = comparison.worse.level === 'none' ? 'better' : 'worse';
  const { level, intervals } = comparison[way];
  const claimed = level === 'none' ? [range] : intervals[level];
  // A sentence names whole trials where it can.
  const whole = claimed.filter(([from, to]) => axis.kind === 'cost' || Math.floor(to) > from);
  const stretch = longestOf(whole) ?? longestOf(claimed) ?? range;
  const middle = Math.sqrt(stretch[0] * stretch[1]);
  const at = (budget: number) => compareAt(comparison, budget);
  const compared = rows.filter((row) => isWithin(row, range));
  const fitting = compared.filter((row) => isWithin(row, stretch) && isAtLeast(row[way], level));
  const budget = plain(middle, stretch, axis);
  const named = budget === undefined ? nearest(compared, middle) : at(budget);
  return nearest(fitting, middle) ?? named ?? at(middle);
}

function longestOf(stretches: readonly BudgetInterval[]): BudgetInterval | undefined {
  return stretches.toSorted((a, b) => b[1] / b[0] - a[1] / a[0])[0];
}

function isWithin({ budget }: BudgetRow, [from, to]: BudgetInterval): boolean {
  return budget >= from && budget <= to;
}

/** A budget inside that can be written: whole trials, or a cost in few digits. Stretches are open at their start. */
function plain(budget: number, [from, to]: BudgetInterval, axis: BudgetAxis): number | undefined {
  const short = Number(budget.toPrecision(budget < 10 ? 2 : 3));
  const whole = [Math.round, Math.ceil, Math.floor].map((round) => round(budget));
  const all = axis.kind === 'trials' ? whole : [short];
  return all.find((one) => one > from && one <= to);
}

/** On a logarithmic axis. */
export function nearest<T extends Pick<BudgetRow, 'budget'>>(rows: readonly T[], budget: number) {
  const distance = (row: T) => Math.abs(Math.log(row.budget / budget));
  return rows.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** What the difference costs in tuning at the budget of the verdict's sentence. */
export function sizeOf(
  comparison: Comparison,
  example: BudgetRow | null,
  axis: BudgetAxis,
): Size | null {
  const { candidate, range } = comparison;
  if (example === null || range === null) return null;
  const { budget } = example;
  const { lower, estimate, upper } = equivalentEffort(comparison, budget);
  if (estimate === null) return null;
  const { trialCost } = candidate;
  const [, end] = range;
  // Nothing is drawn or compared beyond the end, where one curve is no longer bounded.
  const within = (needed: number) => (needed > end ? Infinity : Math.max(needed, trialCost));
  // Nobody runs part of a trial.
  const last = axis.kind === 'trials' ? Math.floor(end) : end;
  return {
    budget,
    needed: { lower: within(lower), estimate: within(estimate), upper: within(upper) },
    isUnderOne: estimate < trialCost,
    last: { budget: last, ...ofBoth((arm) => valueAt(comparison[arm].point, last)) },
  };
}

/** Worse before better: how strong the evidence is, and where. */
export function evidenceOf(comparison: Comparison): FoundEvidence[] {
  return (['worse', 'better'] as const).flatMap((way) => {
    const { level, intervals } = comparison[way];
    if (level === 'none') return [];
    const holds = (at: number) => isAtLeast(compareAt(comparison, at)[way], level);
    return [{ way, level, intervals: intervals[level].map((one) => withoutStart(one, holds)) }];
  });
}

/** Intervals are open at their start unless the claim holds there too. */
export function withoutStart(
  [from, to]: BudgetInterval,
  holds: (budget: number) => boolean,
): BudgetInterval {
  return holds(from) ? [from, to] : [from * (1 + 1e-9), to];
}

/** Of each curve at 1, 2, 4 … trials. */
export function limitsOfCurves(curves: readonly TuningCurve[]): Limits[] {
  return curves.flatMap((curve) => doublingsOf(curve).map((at) => limitsAt(curve, at)));
}

/** Whether the limits of budgets leave none to compare, however many trials there were. */
export function isClosedByLimits({ from, rules }: Pick<Comparison, 'from' | 'rules'>): boolean {
  return rules.budgetMax !== null && rules.budgetMax < from;
}

/** The score in the middle, of two the worse; larger is better. */
export function middleBest(scores: readonly number[]): number {
  return scores.toSorted((a, b) => a - b)[Math.ceil(scores.length / 2) - 1] as number;
}
