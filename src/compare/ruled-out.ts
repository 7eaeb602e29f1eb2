import { limitsAt } from '../estimate/index.ts';
import { commonBreaks } from '../math/step-function.ts';
import type { Comparison } from './compare.ts';
import { type BudgetInterval, joinWhere, shareOf } from './evidence.ts';

/** The data rule out that the candidate is worse by more than a loss, from a budget on. */
export interface RuledOut {
  readonly fromBudget: number;
  /** In scores, positive where the candidate may be worse; ∞ where nothing is ruled out. */
  readonly loss: number;
}

/** Where the candidate is not worse by more than a margin, wherever the two curves lie inside their bands. */
export interface NotWorse {
  /** In scores, > 0. */
  readonly margin: number;
  /** Disjoint, increasing. */
  readonly intervals: readonly BudgetInterval[];
  /** Of the range, on the log-budget axis; in [0, 1]. */
  readonly share: number;
  /** Whether that is so at every budget of the range, the first included. */
  readonly isEverywhere: boolean;
}

/**
 * For each of some budgets, the largest loss from there to the end of the range that both bands allow:
 * b.upper − c.lower. All of it holds whenever both bands do.
 *
 * @param starts budgets in the range, increasing
 * @returns one for each start, the loss falling; null where no budgets are compared
 */
export function ruledOut(
  comparison: Comparison,
  starts: readonly number[],
): readonly RuledOut[] | null {
  if (comparison.shownRange === null) return null;
  const ends = endsIn(comparison, comparison.shownRange);
  return starts.map((fromBudget) => {
    const later = ends.filter(({ to }) => to >= fromBudget);
    return { fromBudget, loss: Math.max(...later.map(lossOf)) };
  });
}

/**
 * Where c.lower + margin > b.upper: there the candidate is strongly not worse by more than the margin, and
 * there is no evidence that it is.
 *
 * @returns null without a margin, or where no budgets are compared
 */
export function notWorse(comparison: Comparison): NotWorse | null {
  const { margin, shownRange: range } = comparison;
  if (margin === 0 || range === null) return null;
  const ends = endsIn(comparison, range);
  const isWithin = ({ to }: Ends) => isNotWorseAt(comparison, to);
  const intervals = joinWhere(ends, isWithin);
  return {
    margin,
    intervals,
    share: shareOf(intervals, range),
    isEverywhere: ends.every(isWithin),
  };
}

/** Whether the candidate is strongly not worse by more than the margin at a budget, > 0. */
export function isNotWorseAt(comparison: Comparison, budget: number): boolean {
  const { best, worst } = endsAt(comparison, budget);
  // The sum that evidence of "worse" is judged by: at no budget do both hold.
  return best === -Infinity || worst + comparison.margin > best;
}

/** What the bands allow at worst. */
interface Ends {
  /** The end of the stretch of budgets on which it is the same. */
  readonly to: number;
  /** The upper end of the baseline's band. */
  readonly best: number;
  /** The lower end of the candidate's band. */
  readonly worst: number;
}

function endsAt({ baseline, candidate }: Comparison, budget: number): Ends {
  const best = limitsAt(baseline, budget).upper;
  return { to: budget, best, worst: limitsAt(candidate, budget).lower };
}

/** The range's start is a stretch of its own. */
function endsIn(comparison: Comparison, [start, end]: BudgetInterval) {
  const { baseline, candidate } = comparison;
  const breaks = [start, ...commonBreaks([baseline.upper, candidate.lower], start, end)];
  return breaks.map((to, i) => ({ from: breaks[i - 1] ?? start, ...endsAt(comparison, to) }));
}

/** Where the baseline fails, there is nothing to lose. */
function lossOf({ best, worst }: Ends): number {
  return best === -Infinity ? 0 : best - worst;
}
