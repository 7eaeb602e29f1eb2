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

/** @throws UserError if both sweeps of one metric have costs, in different units */
export function checkUnits(baseline: Sweep, candidate: Sweep): void {
  // That the metrics differ is a verdict of its own.
  if (baseline.metric !== candidate.metric) return;
  const [b, c] = [baseline.cost, candidate.cost];
  if (b === null || c === null || b.unit === c.unit) return;
  const [theirs, ours] = [b, c].map(({ unit }) =>
    unit === null ? 'no unit' : JSON.stringify(unit.slice(0, 80)),
  );
  throw new UserError({
    fault: 'data',
    where: 'cost-unit (--cost-unit)',
    what: `is ${theirs} in the baseline and ${ours} in the candidate, so that their budgets cannot be compared`,
    fix: 'Count the cost of both in one unit; a saved sweep keeps the unit it was saved with.',
  });
}

/** Letters, digits and the like: nothing that Markdown or HTML would make something of. */
const PLAIN_UNIT = /^[\p{L}\p{N}$€£¥%][\p{L}\p{N}$€£¥%/·^ -]{0,23}$/u;

/** What budgets are counted in, in the plural; holds no untrusted text but a plain word or two. */
export function unitOf({ kind, unit }: BudgetAxis): string {
  if (kind === 'trials') return 'trials';
  return unit !== null && PLAIN_UNIT.test(unit) ? unit : 'units of cost';
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
