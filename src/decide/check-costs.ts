import { UserError } from '../errors.ts';
import type { Sweep } from '../parse/index.ts';
import type { ComparisonSettings, GivenBudget, ReadingSettings } from '../settings.ts';
import type { Arm } from './assessment.ts';
import { shownUnit } from './unit.ts';

/** @throws UserError if both sweeps of one metric have costs, in different units */
export function checkUnits(baseline: Sweep, candidate: Sweep): void {
  // That the metrics differ is a verdict of its own.
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
  throw otherUnit(`is ${shownUnit(costUnit)}, and ${shownUnit(sweep.cost.unit)} in the ${arm}`);
}

interface Costless {
  readonly arm: Arm;
  readonly sweep: Sweep;
  /** What it is compared with. */
  readonly other: Sweep;
}

/**
 * That budgets are given in trials, where a sweep has no costs and the other has: nothing else is to be
 * read as trials.
 *
 * @throws UserError if one is not
 */
export function checkBudgets(
  { arm, sweep, other }: Costless,
  comparison: ComparisonSettings,
): void {
  if (sweep.cost !== null || other.cost === null) return;
  const { budgetMin, budgetMax, budgets } = comparison;
  const given = { 'budget-min': [budgetMin], 'budget-max': [budgetMax], budgets: budgets ?? [] };
  for (const [name, all] of Object.entries(given)) {
    const budget = all.find((one) => one !== null && one.unit !== 'trials');
    if (budget) throw notInTrials(name, budget, arm);
  }
}

function notInTrials(name: string, { value, unit }: GivenBudget, arm: Arm): UserError {
  const shown = unit === null ? `${value} without a unit` : `${value} ${unit}`;
  return new UserError({
    fault: 'data',
    where: `${name} (--${name})`,
    what: `is ${shown}, while no trial of the ${arm} has a cost, so that budgets are in trials`,
    fix: 'Give it in trials, such as `8 trials`, or both sweeps a cost.',
  });
}

function otherUnit(what: string): UserError {
  return new UserError({
    fault: 'data',
    where: 'cost-unit (--cost-unit)',
    what: `${what}, so that their budgets cannot be compared`,
    fix: 'Count the cost of both in one unit; a saved sweep keeps the unit it was saved with.',
  });
}
