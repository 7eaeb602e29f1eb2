import { confidenceBand, resolvableBudget } from '../estimate/index.ts';
import type { ComparisonSettings, GivenBudget, Settings } from '../settings.ts';
import type { Warning } from './assessment.ts';
import { axisOf, type BudgetAxis, IN_TRIALS } from './axis.ts';
import type { SweepPair } from './sweep-pair.ts';
import { information } from './warning.ts';

/** What budgets are compared in, and the settings that hold there. */
export interface ChosenAxis {
  readonly axis: BudgetAxis;
  readonly settings: Settings;
  readonly warnings: readonly Warning[];
}

/**
 * Budgets in cost where both sweeps have one, unless no cost is within what both resolve: one trial of
 * the dearer sweep costs more than every budget the other resolves. Nothing can be said at equal
 * cost then, and the sweeps are compared trial for trial, with a note. Else a candidate of which
 * every trial crashes at once would pass for being cheap.
 */
export function chooseAxis(pair: SweepPair, settings: Settings): ChosenAxis {
  const axis = axisOf([pair.baseline, pair.candidate]);
  const gap = axis.kind === 'cost' ? costGap(pair, settings) : null;
  if (gap === null) return { axis, settings, warnings: [] };
  const comparison = withoutCosts(settings.comparison);
  const message = `${told(gap)}${comparison === settings.comparison ? '' : UNUSED}`;
  return {
    axis: IN_TRIALS,
    settings: { ...settings, comparison },
    warnings: [information('costs-apart', { arm: null, message })],
  };
}

interface CostGap {
  readonly dearer: 'baseline' | 'candidate';
  /** What one trial of the dearer sweep costs, in trials of the other. */
  readonly trials: number;
  /** The largest budget the other resolves, in its trials. */
  readonly resolved: number;
}

/** Null where some cost is within what both resolve, or the cheaper sweep resolves no trial at all. */
function costGap({ baseline, candidate }: SweepPair, settings: Settings): CostGap | null {
  if (baseline.cost === null || candidate.cost === null) return null;
  const [b, c] = [baseline.cost.mean, candidate.cost.mean];
  const [dearer, other] =
    b > c ? (['baseline', candidate] as const) : (['candidate', baseline] as const);
  const trials = Math.max(b, c) / Math.min(b, c);
  const band = confidenceBand(other.trials.length, settings.band);
  const resolved = resolvableBudget(band, settings.comparison.quantile);
  return resolved >= 1 && trials > resolved ? { dearer, trials, resolved } : null;
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

function told({ dearer, trials, resolved }: CostGap): string {
  const other = dearer === 'baseline' ? 'candidate' : 'baseline';
  const [cost, most] = [trials, resolved].map((value) => Number(value.toPrecision(2)));
  return `One trial of the ${dearer} costs as much as ${cost} of the ${other}, which resolves budgets of up to ${most}: no cost can be compared, and the sweeps are compared trial for trial. A sweep may be that cheap because its trials fail.`;
}

const UNUSED = ' Budgets given in cost do not apply.';
