import { limitsAt, type TuningCurve } from '../estimate/index.ts';
import { commonBreaks } from '../math/step-function.ts';
import type { BudgetInterval, BudgetRow, Comparison, ComparisonRules } from './comparison.ts';
import { difference } from './difference.ts';
import { evidenceBelow, raise } from './evidence.ts';
import { summarize } from './summarize.ts';

/**
 * Compares a candidate's tuning curve with a baseline's over the budgets both sweeps resolve.
 *
 * Evidence is found exactly, on every stretch between breakpoints; shares are measured on the
 * log-budget axis, because doubling the budget is the unit of effort [Lourie24, made precise].
 * If both bands hold, strong evidence is true at every budget: whatever the distributions, the
 * chance of *any* false strong statement is at most the chance that a band fails.
 *
 * The range goes from one trial of the dearer sweep to the smaller resolvable budget.
 *
 * @param baseline with budgets in the same unit as the candidate's
 */
export function compareCurves(
  baseline: TuningCurve,
  candidate: TuningCurve,
  rules: ComparisonRules,
): Comparison {
  const range = comparedRange(baseline, candidate, rules);
  const rows = range === null ? [] : stretches(baseline, candidate, range, rules.margin);
  return {
    baseline,
    candidate,
    limits: { budgetMin: rules.budgetMin, budgetMax: rules.budgetMax },
    margin: rules.margin,
    from: startOf(baseline, candidate, rules),
    range,
    worse: summarize(rows, 'worse', range, rules.minShare),
    better: summarize(rows, 'better', range, rules.minShare),
    crossings: findCrossings(rows),
  };
}

/**
 * The budgets at which two curves are compared: from one trial of the dearer sweep to the smaller
 * resolvable budget, inside the limits the rules set; null where that is none.
 */
export function comparedRange(
  baseline: TuningCurve,
  candidate: TuningCurve,
  rules: ComparisonRules,
): BudgetInterval | null {
  const from = startOf(baseline, candidate, rules);
  const resolved = Math.min(baseline.resolvableBudget, candidate.resolvableBudget);
  const to = Math.min(resolved, rules.budgetMax ?? Infinity);
  return from <= to ? [from, to] : null;
}

function startOf(baseline: TuningCurve, candidate: TuningCurve, rules: ComparisonRules): number {
  return Math.max(baseline.trialCost, candidate.trialCost, rules.budgetMin ?? 0);
}

/** Both curves, their difference and the evidence at one budget, > 0. */
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
