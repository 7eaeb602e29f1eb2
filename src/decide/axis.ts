import type { ComparisonRules } from '../compare/index.ts';
import { UserError } from '../errors.ts';
import type { Sweep } from '../parse/index.ts';
import type { BudgetLimit, ComparisonSettings } from '../settings.ts';

/** What budgets are counted in. */
export interface BudgetAxis {
  readonly kind: 'trials' | 'cost';
  /** Of the cost, where one is known; untrusted text. */
  readonly unit: string | null;
}

export const IN_TRIALS: BudgetAxis = { kind: 'trials', unit: null };

/** Budgets are in cost wherever all sweeps have one. */
export function axisOf(sweeps: readonly Sweep[]): BudgetAxis {
  const costs = sweeps.flatMap(({ cost }) => cost ?? []);
  const isComplete = costs.length > 0 && costs.length === sweeps.length;
  return isComplete ? { kind: 'cost', unit: costs[0]?.unit ?? null } : IN_TRIALS;
}

interface Axis {
  readonly axis: BudgetAxis;
  /** What one trial of the dearer sweep costs in the unit of budgets. */
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
  const place = (name: string, limit: BudgetLimit | null) =>
    limit && limit.value * (unitIn(axis, limit, name) === 'trials' ? trial : 1);
  const rules = {
    minShare,
    margin,
    budgetMin: place('budget-min', budgetMin),
    budgetMax: place('budget-max', budgetMax),
  };
  if (rules.budgetMax !== null && rules.budgetMax < trial && axis.kind === 'trials') {
    throw wrongLimit('budget-max', `is ${rules.budgetMax}`, 'Budgets begin at 1 trial.');
  }
  return rules;
}

/** Which of both a limit is given in: the axis's unit where it names none. */
function unitIn(axis: BudgetAxis, { unit }: BudgetLimit, name: string): 'trials' | 'axis' {
  if (unit === null || (axis.kind === 'cost' && unit === axis.unit)) return 'axis';
  if (unit === 'trials') return 'trials';
  const expected = axis.kind === 'trials' ? 'trials' : (axis.unit ?? 'the cost, without a unit');
  throw wrongLimit(
    name,
    `is in ${JSON.stringify(unit.slice(0, 80))}, while budgets are in ${expected}`,
    axis.kind === 'trials'
      ? 'Give it in trials, or name the `cost` of a trial and its `cost-unit`.'
      : 'Give it in that unit, or in trials.',
  );
}

function wrongLimit(name: string, what: string, fix: string): UserError {
  return new UserError({ fault: 'settings', where: `${name} (--${name})`, what, fix });
}
