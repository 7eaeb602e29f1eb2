import type { Sweep } from '../../parse/index.ts';
import type { Warning } from '../assessment.ts';
import { information } from '../warning.ts';
import type { ArmedSweep } from './armed-sweep.ts';

const IMPRECISE = 0.1;

/** That budgets stay in trials, because one sweep alone has costs. */
export function missingCosts(baseline: Sweep, candidate: Sweep): Warning[] {
  if ((baseline.cost === null) === (candidate.cost === null)) return [];
  const arm = baseline.cost === null ? 'baseline' : 'candidate';
  const message =
    'No trial has a cost, while those of the other sweep have one: budgets are counted in trials.';
  return [information('cost-missing', { arm, message })];
}

/**
 * Sweeps whose mean cost of a trial, c̄, has a standard error s/√n above a tenth of itself; budgets in
 * cost are off by as much. Empty unless all sweeps have costs; of a single cost nothing can be said.
 */
export function impreciseCosts(sweeps: readonly ArmedSweep[]): Warning[] {
  if (sweeps.some(({ sweep }) => sweep.cost === null)) return [];
  return sweeps.flatMap(({ arm, sweep }) => {
    const error = relativeError(sweep.trials.flatMap(({ cost }) => cost ?? []));
    if (error <= IMPRECISE) return [];
    const message = `The mean cost of a trial is known to about ${Math.round(100 * error)} %, one standard error, and so are budgets in cost.`;
    return [information('cost-imprecise', { arm, message })];
  });
}

/** The standard error of the mean over the mean; in terms of the largest, so that no square overflows. */
function relativeError(costs: readonly number[]): number {
  const n = costs.length;
  if (n < 2) return 0;
  const largest = costs.reduce((most, cost) => Math.max(most, cost), 0);
  const scaled = costs.map((cost) => cost / largest);
  const mean = scaled.reduce((sum, cost) => sum + cost / n, 0);
  const squares = scaled.reduce((sum, cost) => sum + (cost - mean) ** 2, 0);
  return Math.sqrt(squares / (n - 1) / n) / mean;
}
