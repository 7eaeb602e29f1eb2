import type { ComparisonRules } from '../compare/index.ts';
import { dataError, settingsError, type UserError } from '../errors.ts';
import { confidenceBand, resolvableBudget } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import { printable } from '../read/index.ts';
import {
  COST_UNIT,
  type ComparisonSettings,
  type GivenBudget,
  type ReadingSettings,
  type Settings,
} from '../settings/index.ts';
import type { Arm, BudgetAxis, SweepPair, Warning } from './assessment.ts';
import { information } from './warning.ts';

/** Budgets are numbers of trials. */
export const IN_TRIALS: BudgetAxis = { kind: 'trials', unit: null };

/** Budgets are in cost wherever all sweeps have one. */
export function axisOf(sweeps: readonly Sweep[]): BudgetAxis {
  const costs = sweeps.flatMap(({ cost }) => cost ?? []);
  const isComplete = costs.length > 0 && costs.length === sweeps.length;
  return isComplete ? { kind: 'cost', unit: costs[0]?.unit ?? null } : IN_TRIALS;
}

/** What budgets are compared in, and the settings that hold there. */
interface ChosenAxis {
  readonly axis: BudgetAxis;
  readonly settings: Settings;
  readonly warnings: readonly Warning[];
}

/**
 * Budgets in cost where both sweeps have one, unless no cost is within what both resolve: one trial of
 * the more expensive sweep costs more than every budget the other resolves. Nothing can be said at equal
 * cost then, and the sweeps are compared in trials, with a note. Otherwise a candidate whose trials
 * all crash at once would pass because it is cheap.
 */
export function chooseAxis(pair: SweepPair, settings: Settings): ChosenAxis {
  const axis = axisOf([pair.baseline, pair.candidate]);
  const gap = axis.kind === 'cost' ? costGap(pair, settings) : null;
  if (gap === null) return { axis, settings, warnings: [] };
  const areUnused = budgetsIn(settings.comparison).some(isInCost);
  const message = `${gap}${areUnused ? ' Budgets given in cost are ignored.' : ''}`;
  return {
    axis: IN_TRIALS,
    settings: { ...settings, comparison: withoutCosts(settings.comparison) },
    warnings: [information('cost-ranges-disjoint', { arm: null, message })],
  };
}

/** Null where some cost is within what both resolve, or the cheaper sweep resolves no trial at all. */
function costGap({ baseline, candidate }: SweepPair, settings: Settings): string | null {
  if (baseline.cost === null || candidate.cost === null) return null;
  const [b, c] = [baseline.cost.mean, candidate.cost.mean];
  const [costlier, cheaper] = b > c ? ['baseline', 'candidate'] : ['candidate', 'baseline'];
  const trials = Math.max(b, c) / Math.min(b, c);
  const band = confidenceBand((b > c ? candidate : baseline).trials.length, settings.band);
  const resolved = resolvableBudget(band, settings.comparison.quantile);
  if (resolved < 1 || trials <= resolved) return null;
  const [cost, most] = [trials, resolved].map((value) => Number(value.toPrecision(2)));
  return `One trial of the ${costlier} costs as much as ${cost} trials of the ${cheaper}, which resolves budgets only up to ${most}: no cost can be compared, so the sweeps are compared in trials. A sweep can be this cheap because its trials fail.`;
}

function withoutCosts(comparison: ComparisonSettings): ComparisonSettings {
  const inTrials = (budget: GivenBudget | null) => (budget?.unit === 'trials' ? budget : null);
  const rows = comparison.budgets?.flatMap((budget) => inTrials(budget) ?? []) ?? [];
  return {
    ...comparison,
    budgetMin: inTrials(comparison.budgetMin),
    budgetMax: inTrials(comparison.budgetMax),
    budgets: rows.length > 0 ? rows : null,
  };
}

/** The options that take budgets. */
type BudgetOption = 'budget-min' | 'budget-max' | 'budgets';

interface NamedBudget extends GivenBudget {
  readonly option: BudgetOption;
}

function budgetsIn({ budgetMin, budgetMax, budgets }: ComparisonSettings): NamedBudget[] {
  const named = (option: BudgetOption, budget: GivenBudget | null) =>
    budget === null ? [] : [{ option, ...budget }];
  return [
    ...named('budget-min', budgetMin),
    ...named('budget-max', budgetMax),
    ...(budgets ?? []).flatMap((budget) => named('budgets', budget)),
  ];
}

function isInCost({ unit }: GivenBudget): boolean {
  return unit !== 'trials';
}

interface Axis {
  readonly axis: BudgetAxis;
  /** What one trial of the more expensive sweep costs in the unit of budgets. */
  readonly trial: number;
}

/**
 * The settings of a comparison with its limits on the axis of budgets.
 *
 * @throws UserError if a limit is in another unit than budgets are, or below one trial
 */
export function rulesOn(on: Axis, settings: ComparisonSettings): ComparisonRules {
  const { minShare, margin } = settings;
  const budgetMin = settings.budgetMin && placed(on, 'budget-min', settings.budgetMin);
  const budgetMax = settings.budgetMax && placed(on, 'budget-max', settings.budgetMax);
  if (budgetMax !== null && budgetMax < on.trial && on.axis.kind === 'trials') {
    const what = `is ${budgetMax}, less than 1 trial`;
    throw settingsError('budget-max', what, 'Budgets start at 1 trial.');
  }
  return { minShare, margin, budgetMin, budgetMax };
}

/**
 * The budgets a table is asked for, on the axis of budgets, in order and with repetitions; null for none.
 *
 * @throws UserError if one is in another unit than budgets are
 */
export function budgetsOn(on: Axis, { budgets }: ComparisonSettings): readonly number[] | null {
  return budgets?.map((budget) => placed(on, 'budgets', budget)) ?? null;
}

/** A budget without a unit is in that of the axis. */
function placed({ axis, trial }: Axis, option: BudgetOption, { value, unit }: GivenBudget): number {
  if (unit === null || (axis.kind === 'cost' && isSameUnit(unit, axis.unit))) return value;
  if (unit === 'trials') return value * trial;
  const hasUnit = axis.kind === 'trials' || axis.unit !== null;
  const expected = hasUnit ? unitOf(axis) : 'the cost, without a unit';
  throw settingsError(
    option,
    `is in ${shownUnit(unit)}, but budgets are in ${expected}`,
    axis.kind === 'trials'
      ? 'Give it in trials, or name the `cost` of a trial and its `cost-unit`.'
      : 'Give it in that unit, or in trials.',
  );
}

/**
 * What budgets are counted in, in the plural; holds no untrusted text but a plain word or two, for
 * no other unit is read.
 */
export function unitOf({ kind, unit }: BudgetAxis): string {
  if (kind === 'trials') return 'trials';
  return unit !== null && COST_UNIT.test(unit) ? unit : 'units of cost';
}

/** Words that have a singular of their own, at the end of a unit. */
const PLURAL =
  /(?<=\b(?:second|minute|hour|day|week|month|year|dollar|euro|cent|token|step|epoch))s$/;

/** A budget as it is written with its unit: "8 trials", "1 trial", "1 GPU hour". */
export function withUnit(budget: string, axis: BudgetAxis): string {
  if (budget !== '1') return `${budget} ${unitOf(axis)}`;
  if (axis.kind === 'trials') return '1 trial';
  return unitOf(axis) === 'units of cost'
    ? '1 unit of cost'
    : `1 ${unitOf(axis).replace(PLURAL, '')}`;
}

/** The same word, even if one is singular; `ms` is not the plural of `m`. */
function isSameUnit(unit: string, other: string | null): boolean {
  return unit.replace(PLURAL, '') === other?.replace(PLURAL, '');
}

/** Untrusted, for a message. */
function shownUnit(unit: string | null): string {
  return unit === null ? 'no unit' : JSON.stringify(printable(unit));
}

/** @throws UserError if both sweeps of one metric have costs, in different units */
export function checkUnits(baseline: Sweep, candidate: Sweep): void {
  // Different metrics are a verdict of their own.
  if (baseline.metric !== candidate.metric) return;
  const [b, c] = [baseline.cost, candidate.cost];
  if (b === null || c === null || b.unit === c.unit) return;
  throw otherUnit(
    `is ${shownUnit(b.unit)} in the baseline and ${shownUnit(c.unit)} in the candidate`,
  );
}

/** @throws UserError if the settings ask for the cost in another unit than the sweep has it in */
export function checkUnit(arm: Arm, sweep: Sweep, { costUnit }: ReadingSettings): void {
  if (costUnit === null || sweep.cost === null || costUnit === sweep.cost.unit) return;
  throw otherUnit(`is ${shownUnit(costUnit)}, but ${shownUnit(sweep.cost.unit)} in the ${arm}`);
}

function otherUnit(what: string): UserError {
  return dataError(
    'cost-unit (--cost-unit)',
    `${what}, so their budgets cannot be compared`,
    'Use one unit for both; a saved sweep keeps the unit it was saved with.',
  );
}

interface Costless {
  readonly arm: Arm;
  readonly sweep: Sweep;
  /** What it is compared with. */
  readonly other: Sweep;
}

/**
 * Checks that budgets are given in trials if only one of the sweeps has costs: a number in another unit
 * must not be read as trials.
 *
 * @throws UserError if one is not in trials
 */
export function checkBudgets(
  { arm, sweep, other }: Costless,
  comparison: ComparisonSettings,
): void {
  if (sweep.cost !== null || other.cost === null) return;
  const budget = budgetsIn(comparison).find(isInCost);
  if (budget === undefined) return;
  const { option, value, unit } = budget;
  const shown = unit === null ? `${value} without a unit` : `${value} ${unit}`;
  throw dataError(
    `${option} (--${option})`,
    `is ${shown}, but no trial of the ${arm} has a cost, so budgets are in trials`,
    'Give it in trials, such as `8 trials`, or give both sweeps a cost.',
  );
}
