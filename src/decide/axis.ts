import type { ComparisonRules } from '../compare/index.ts';
import { settingsError, type UserError } from '../errors.ts';
import type { Sweep } from '../parse/index.ts';
import { printable } from '../read/index.ts';
import { COST_UNIT, type ComparisonSettings, type GivenBudget } from '../settings/index.ts';

/** What budgets are counted in. */
export interface BudgetAxis {
  readonly kind: 'trials' | 'cost';
  /** Of the cost, where one is known; untrusted text. */
  readonly unit: string | null;
}

/** Budgets are numbers of trials. */
export const IN_TRIALS: BudgetAxis = { kind: 'trials', unit: null };

/** Budgets are in cost wherever all sweeps have one. */
export function axisOf(sweeps: readonly Sweep[]): BudgetAxis {
  const costs = sweeps.flatMap(({ cost }) => cost ?? []);
  const isComplete = costs.length > 0 && costs.length === sweeps.length;
  return isComplete ? { kind: 'cost', unit: costs[0]?.unit ?? null } : IN_TRIALS;
}

interface Axis {
  readonly axis: BudgetAxis;
  /** What one trial of the more expensive sweep costs in the unit of budgets. */
  readonly trial: number;
}

/**
 * The settings of a comparison with its limits on the axis of budgets.
 *
 * @throws UserError if a limit is in another unit than budgets are
 */
export function rulesOn(
  { axis, trial }: Axis,
  { minShare, margin, budgetMin, budgetMax }: ComparisonSettings,
): ComparisonRules {
  const place = (name: OnAxis, limit: GivenBudget | null) =>
    limit && placed({ axis, trial }, name, limit);
  const rules = {
    minShare,
    margin,
    budgetMin: place('budget-min', budgetMin),
    budgetMax: place('budget-max', budgetMax),
  };
  if (rules.budgetMax !== null && rules.budgetMax < trial && axis.kind === 'trials') {
    throw wrongLimit(
      'budget-max',
      `is ${rules.budgetMax}, less than 1 trial`,
      'Budgets start at 1 trial.',
    );
  }
  return rules;
}

/**
 * The budgets a table is asked for, on the axis of budgets, in order and with repetitions; null for none.
 *
 * @throws UserError if one is in another unit than budgets are
 */
export function budgetsOn(on: Axis, { budgets }: ComparisonSettings): readonly number[] | null {
  return budgets?.map((budget) => placed(on, 'budgets', budget)) ?? null;
}

/** The options that take budgets. */
type OnAxis = 'budget-min' | 'budget-max' | 'budgets';

function placed({ axis, trial }: Axis, name: OnAxis, budget: GivenBudget): number {
  return budget.value * (unitIn(axis, budget, name) === 'trials' ? trial : 1);
}

/** Which of both a budget is given in: the axis's unit where it names none. */
function unitIn(axis: BudgetAxis, { unit }: GivenBudget, name: OnAxis): 'trials' | 'axis' {
  if (unit === null || (axis.kind === 'cost' && isSameUnit(unit, axis.unit))) return 'axis';
  if (unit === 'trials') return 'trials';
  const expected = axis.kind === 'cost' && axis.unit === null ? NO_UNIT : unitOf(axis);
  throw wrongLimit(
    name,
    `is in ${shownUnit(unit)}, but budgets are in ${expected}`,
    axis.kind === 'trials'
      ? 'Give it in trials, or name the `cost` of a trial and its `cost-unit`.'
      : 'Give it in that unit, or in trials.',
  );
}

const NO_UNIT = 'the cost, without a unit';

function wrongLimit(name: OnAxis, what: string, fix: string): UserError {
  return settingsError(name, what, fix);
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
  const singular = (text: string) => text.replace(PLURAL, '');
  return other !== null && singular(unit) === singular(other);
}

/** Untrusted, for a message. */
export function shownUnit(unit: string | null): string {
  return unit === null ? 'no unit' : JSON.stringify(printable(unit));
}
