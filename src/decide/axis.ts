import type { ComparisonRules } from '../compare/index.ts';
import { settingsError } from '../errors.ts';
import { confidenceBand, resolvableBudget } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import { printable } from '../printable.ts';
import {
  COST_UNIT,
  type ComparisonSettings,
  type GivenBudget,
  type Settings,
} from '../settings/index.ts';
import type { BudgetAxis, SweepPair } from './assessment.ts';
import { type Warning, warningOf } from './warning.ts';

/** Budgets are numbers of trials. */
export const IN_TRIALS: BudgetAxis = { kind: 'trials', unit: null };

/** Budgets are in cost wherever all sweeps have one. */
export function axisOf(sweeps: readonly Sweep[]): BudgetAxis {
  const costs = sweeps.flatMap(({ cost }) => cost ?? []);
  const isComplete = costs.length > 0 && costs.length === sweeps.length;
  return isComplete ? { kind: 'cost', unit: costs[0]?.unit ?? null } : IN_TRIALS;
}

/**
 * What budgets are compared in, and the settings that hold there: cost where both sweeps have one. Trials, with
 * a note and without the budgets that were given in cost, where only one has, or where no cost is within what
 * both resolve: one trial of the more expensive sweep costs more than every budget the other resolves. Nothing
 * can be said at equal cost then, and a candidate whose trials all crash at once would pass because it is cheap.
 */
export function chooseAxis(pair: SweepPair, settings: Settings) {
  const obstacle = withoutCost(pair) ?? costGap(pair, settings);
  if (obstacle === null)
    return { axis: axisOf([pair.baseline, pair.candidate]), settings, warnings: [] };
  const comparison = inTrials(settings.comparison);
  return { axis: IN_TRIALS, settings: { ...settings, comparison }, warnings: [obstacle] };
}

const IGNORED = 'budgets are counted in trials, and those given in cost are ignored';

function withoutCost({ baseline, candidate }: SweepPair): Warning | null {
  if ((baseline.cost === null) === (candidate.cost === null)) return null;
  const arm = baseline.cost === null ? 'baseline' : 'candidate';
  const message = `No trial has a cost, but those of the other sweep do: ${IGNORED}.`;
  return warningOf('cost-missing', { arm, message });
}

/** Null where some cost is within what both resolve, or the cheaper sweep resolves no trial at all. */
function costGap({ baseline, candidate }: SweepPair, settings: Settings): Warning | null {
  if (baseline.cost === null || candidate.cost === null) return null;
  const [b, c] = [baseline.cost.mean, candidate.cost.mean];
  const [costlier, cheaper] = b > c ? ['baseline', 'candidate'] : ['candidate', 'baseline'];
  const trials = Math.max(b, c) / Math.min(b, c);
  const band = confidenceBand((b > c ? candidate : baseline).trials.length, settings.band);
  const resolved = resolvableBudget(band, settings.comparison.quantile);
  if (resolved < 1 || trials <= resolved) return null;
  const [cost, most] = [trials, resolved].map((value) => Number(value.toPrecision(2)));
  const message = `One trial of the ${costlier} costs as much as ${cost} trials of the ${cheaper}, which resolves budgets only up to ${most}: no cost can be compared, so ${IGNORED}. A sweep can be this cheap because its trials fail.`;
  return warningOf('cost-ranges-disjoint', { arm: null, message });
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

/**
 * The settings of a comparison with its limits on the axis of budgets.
 *
 * @throws UserError if a limit is in another unit than budgets are
 */
export function rulesOn(on: Axis, settings: ComparisonSettings): ComparisonRules {
  const { minShare, margin, budgetMin: min, budgetMax: max } = settings;
  const budgetMin = min && placed(on, 'budget-min', min);
  const budgetMax = max && placed(on, 'budget-max', max);
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

/**
 * What budgets are counted in, in the plural; holds no untrusted text but a plain word or two, for
 * no other unit is read.
 */
export function unitOf({ kind, unit }: BudgetAxis): string {
  if (kind === 'trials') return 'trials';
  return unit !== null && COST_UNIT.test(unit) ? unit : 'units of cost';
}

/** The end of a word in the plural; `ms` and `US$` are none. */
const PLURAL = /(?<=[a-z]{3})s$/;

/** A budget as it is written with its unit: "8 trials", "1 trial", "1 GPU hour". */
export function withUnit(budget: string, axis: BudgetAxis): string {
  const unit = unitOf(axis);
  if (budget !== '1') return `${budget} ${unit}`;
  return unit === 'units of cost' ? '1 unit of cost' : `1 ${unit.replace(PLURAL, '')}`;
}
