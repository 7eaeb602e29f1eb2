import { dataError, type UserError } from '../errors.ts';
import { confidenceBand, resolvableBudget } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import type {
  ComparisonSettings,
  GivenBudget,
  ReadingSettings,
  Settings,
} from '../settings/index.ts';
import type { Arm, SweepPair, Warning } from './assessment.ts';
import { axisOf, type BudgetAxis, IN_TRIALS, shownUnit } from './axis.ts';
import { information } from './warning.ts';

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
 * all crash at once would pass for being cheap.
 */
export function chooseAxis(pair: SweepPair, settings: Settings): ChosenAxis {
  const axis = axisOf([pair.baseline, pair.candidate]);
  const gap = axis.kind === 'cost' ? costGap(pair, settings) : null;
  if (gap === null) return { axis, settings, warnings: [] };
  const comparison = withoutCosts(settings.comparison);
  const message = `${messageOf(gap)}${comparison === settings.comparison ? '' : UNUSED}`;
  return {
    axis: IN_TRIALS,
    settings: { ...settings, comparison },
    warnings: [information('cost-ranges-disjoint', { arm: null, message })],
  };
}

interface CostGap {
  readonly costlier: 'baseline' | 'candidate';
  /** What one trial of the more expensive sweep costs, in trials of the other. */
  readonly trials: number;
  /** The largest budget the other resolves, in its trials. */
  readonly resolved: number;
}

/** Null where some cost is within what both resolve, or the cheaper sweep resolves no trial at all. */
function costGap({ baseline, candidate }: SweepPair, settings: Settings): CostGap | null {
  if (baseline.cost === null || candidate.cost === null) return null;
  const [b, c] = [baseline.cost.mean, candidate.cost.mean];
  const [costlier, other] =
    b > c ? (['baseline', candidate] as const) : (['candidate', baseline] as const);
  const trials = Math.max(b, c) / Math.min(b, c);
  const band = confidenceBand(other.trials.length, settings.band);
  const resolved = resolvableBudget(band, settings.comparison.quantile);
  return resolved >= 1 && trials > resolved ? { costlier, trials, resolved } : null;
}

/** The settings without budgets in cost; the same object where there are none. */
function withoutCosts(comparison: ComparisonSettings): ComparisonSettings {
  const { budgetMin, budgetMax, budgets } = comparison;
  const inTrials = (budget: GivenBudget | null) => (budget?.unit === 'trials' ? budget : null);
  const rows = budgets?.filter((budget) => inTrials(budget) !== null) ?? [];
  const limits = { budgetMin: inTrials(budgetMin), budgetMax: inTrials(budgetMax) };
  const isUnchanged =
    limits.budgetMin === budgetMin &&
    limits.budgetMax === budgetMax &&
    rows.length === (budgets ?? []).length;
  if (isUnchanged) return comparison;
  return { ...comparison, ...limits, budgets: rows.length > 0 ? rows : null };
}

function messageOf({ costlier, trials, resolved }: CostGap): string {
  const other = costlier === 'baseline' ? 'candidate' : 'baseline';
  const [cost, most] = [trials, resolved].map((value) => Number(value.toPrecision(2)));
  return `One trial of the ${costlier} costs as much as ${cost} trials of the ${other}, which resolves budgets only up to ${most}: no cost can be compared, so the sweeps are compared in trials. A sweep can be this cheap because its trials fail.`;
}

const UNUSED = ' Budgets given in cost are ignored.';

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
  const { budgetMin, budgetMax, budgets } = comparison;
  const given = { 'budget-min': [budgetMin], 'budget-max': [budgetMax], budgets: budgets ?? [] };
  for (const [name, all] of Object.entries(given)) {
    const budget = all.find((one) => one !== null && one.unit !== 'trials');
    if (budget) throw notInTrials(name, budget, arm);
  }
}

function notInTrials(name: string, { value, unit }: GivenBudget, arm: Arm): UserError {
  const shown = unit === null ? `${value} without a unit` : `${value} ${unit}`;
  return dataError(
    `${name} (--${name})`,
    `is ${shown}, but no trial of the ${arm} has a cost, so budgets are in trials`,
    'Give it in trials, such as `8 trials`, or give both sweeps a cost.',
  );
}

function otherUnit(what: string): UserError {
  return dataError(
    'cost-unit (--cost-unit)',
    `${what}, so their budgets cannot be compared`,
    'Use one unit for both; a saved sweep keeps the unit it was saved with.',
  );
}
