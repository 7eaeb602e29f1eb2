import type { Comparison } from '../compare/index.ts';
import { trialsToResolve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Settings } from '../settings.ts';
import type { Arm, TrialsNeeded, Warning } from './assessment.ts';

const ONE_DOUBLING = 2;

/** What the reader should know about a sweep before trusting its curve. */
export function sweepWarnings(arm: Arm, { counts }: Sweep): Warning[] {
  if (counts.running === 0) return [];
  const trials =
    counts.running === 1 ? '1 unfinished trial is' : `${counts.running} unfinished trials are`;
  const message = `${trials} not counted; slow trials are the ones missing, so the sweep is not quite a random sample.`;
  return [{ code: 'unfinished-trials', arm, message }];
}

/** Where a range starts: one trial, unless the settings say more. */
function rangeStart(settings: Settings): number {
  return Math.max(1, settings.comparison.budgetMin ?? 1);
}

function resolvedBudget({ baseline, candidate }: Comparison): number {
  return Math.min(baseline.resolvableBudget, candidate.resolvableBudget);
}

/** Whether the sweeps resolve less than one doubling of the budget. */
function isNarrow(comparison: Comparison, settings: Settings): boolean {
  return resolvedBudget(comparison) < ONE_DOUBLING * rangeStart(settings);
}

/** The trials that would open the range, or where it is open but narrow, make it one doubling. */
export function trialsNeeded(comparison: Comparison, settings: Settings): TrialsNeeded | null {
  if (!isNarrow(comparison, settings)) return null;
  const start = rangeStart(settings);
  const budget = comparison.range === null ? start : ONE_DOUBLING * start;
  return { toOpenRange: trialsToResolve(budget, settings.band, settings.comparison.quantile) };
}

export function rangeWarnings(comparison: Comparison, settings: Settings): Warning[] {
  const needed = trialsNeeded(comparison, settings);
  if (comparison.range === null || needed === null) return [];
  const message = `The sweeps resolve less than one doubling of the budget; ${needed.toOpenRange} trials in each sweep would resolve one.`;
  return [{ code: 'narrow-range', arm: null, message }];
}
