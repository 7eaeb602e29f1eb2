import { limitsAt, type TuningCurve } from '../estimate/index.ts';
import { commonBreaks } from '../math/step-function.ts';
import type { ComparisonSettings } from '../settings.ts';
import type { BudgetInterval, BudgetRow, Comparison } from './comparison.ts';
import { difference } from './difference.ts';
import { evidenceBelow, raise } from './evidence.ts';
import { summarize } from './summarize.ts';

/** Budgets start at one trial. */
const ONE_TRIAL = 1;

/**
 * Compares a candidate's tuning curve with a baseline's over the budgets both sweeps resolve.
 *
 * Evidence is found exactly, on every stretch between breakpoints; shares are measured on the
 * log-budget axis, because doubling the budget is the unit of effort [Lourie24, made precise].
 * If both bands hold, strong evidence is true at every budget: whatever the distributions, the
 * chance of *any* false strong statement is at most the chance that a band fails.
 *
 * @param settings `margin` raises the candidate before it is judged worse; `budgetMin` and
 *   `budgetMax` narrow the range
 */
export function compareCurves(
  baseline: TuningCurve,
  candidate: TuningCurve,
  settings: ComparisonSettings,
): Comparison {
  const from = Math.max(ONE_TRIAL, settings.budgetMin ?? ONE_TRIAL);
  const to = Math.min(
    baseline.resolvableBudget,
    candidate.resolvableBudget,
    settings.budgetMax ?? Infinity,
  );
  const range: BudgetInterval | null = from <= to ? [from, to] : null;
  const rows = range === null ? [] : stretches(baseline, candidate, range, settings.margin);
  return {
    baseline,
    candidate,
    from,
    range,
    worse: summarize(rows, 'worse', range, settings.minShare),
    better: summarize(rows, 'better', range, settings.minShare),
    crossings: findCrossings(rows),
  };
}

/** Both curves, their difference and the evidence at one budget in trials, > 0. */
export function compareAt(
  baseline: TuningCurve,
  candidate: TuningCurve,
  budget: number,
  margin: number,
): BudgetRow {
  const b = limitsAt(baseline, budget);
  const c = limitsAt(candidate, budget);
  return {
    budget,
    baseline: b,
    candidate: c,
    difference: difference(b, c),
    worse: evidenceBelow(raise(c, margin), b),
    better: evidenceBelow(b, c),
  };
}

/** What is known on each stretch of the range on which nothing changes; `budget` is its right end. */
function stretches(
  baseline: TuningCurve,
  candidate: TuningCurve,
  [from, to]: BudgetInterval,
  margin: number,
): BudgetRow[] {
  const curves = [baseline, candidate].flatMap(({ lower, point, upper }) => [lower, point, upper]);
  return commonBreaks(curves, from, to).map((end) => compareAt(baseline, candidate, end, margin));
}

function findCrossings(rows: readonly BudgetRow[]): number[] {
  const crossings: number[] = [];
  let previous = { sign: 0, end: 0 };
  for (const { budget, baseline, candidate } of rows) {
    const sign = Math.sign(
      Number(candidate.point > baseline.point) - Number(candidate.point < baseline.point),
    );
    if (sign * previous.sign < 0) crossings.push(previous.end);
    previous = { sign: sign || previous.sign, end: budget };
  }
  return crossings;
}
