import {
  type BudgetInterval,
  type BudgetRow,
  type Comparison,
  compareAt,
  isAtLeast,
} from '../compare/index.ts';
import type { Settings } from '../settings/index.ts';
import type { BudgetAxis } from './axis.ts';
import { budgetsOf } from './curves.ts';

/** The rows of the table and the one that stands for the verdict, which joins the table unless budgets were asked for. */
export function tableOf(comparison: Comparison, axis: BudgetAxis, settings: Settings) {
  const { margin, budgets: asked } = settings.comparison;
  const rows = budgetsOf(comparison, axis, settings).map((budget) =>
    compareAt(comparison, budget, margin),
  );
  const example = exampleOf(comparison, { rows, axis, margin });
  if (example === null || asked !== null || rows.includes(example)) return { rows, example };
  return { rows: [...rows, example].sort((a, b) => a.budget - b.budget), example };
}

interface Table {
  readonly rows: readonly BudgetRow[];
  readonly axis: BudgetAxis;
  readonly margin: number;
}

/**
 * What is known at the budget that stands for the verdict in a sentence: the row of the table nearest
 * to the middle of where the verdict's first claim holds, of those on which it does; else a budget near
 * that middle. Where it holds at no budget that can be written, the nearest row.
 *
 * @returns null where no budgets are compared
 */
export function exampleOf(comparison: Comparison, { rows, axis, margin }: Table): BudgetRow | null {
  const { range } = comparison;
  if (range === null) return null;
  const { stretches, isAgreeing } = claimOf(comparison, range);
  // A sentence names whole trials where it can.
  const named = stretches.filter((one) => axis.kind === 'cost' || Math.floor(one[1]) > one[0]);
  const stretch = longestOf(named) ?? longestOf(stretches) ?? range;
  const fitting = rows.filter((row) => isWithin(row.budget, stretch) && isAgreeing(row));
  const middle = middleOf(stretch);
  const row = nearest(fitting, middle);
  if (row !== undefined) return row;
  const budget = plain(middle, stretch, axis);
  const at = (one: number) => compareAt(comparison, one, margin);
  if (budget !== undefined) return at(budget);
  return (
    nearest(
      rows.filter((one) => isWithin(one.budget, range)),
      middle,
    ) ?? at(middle)
  );
}

interface Claim {
  readonly stretches: readonly BudgetInterval[];
  readonly isAgreeing: (row: BudgetRow) => boolean;
}

/** Worse before better; if there is evidence of neither, all budgets that are compared. */
function claimOf(comparison: Comparison, range: BudgetInterval): Claim {
  const way = comparison.worse.level === 'none' ? 'better' : 'worse';
  const { level, intervals } = comparison[way];
  if (level === 'none') return { stretches: [range], isAgreeing: () => true };
  return { stretches: intervals[level], isAgreeing: (row) => isAtLeast(row[way], level) };
}

function longestOf(stretches: readonly BudgetInterval[]): BudgetInterval | undefined {
  return stretches.toSorted((a, b) => b[1] / b[0] - a[1] / a[0])[0];
}

function isWithin(budget: number, [from, to]: BudgetInterval): boolean {
  return budget >= from && budget <= to;
}

function middleOf([from, to]: BudgetInterval): number {
  return Math.sqrt(from * to);
}

/** A budget inside that can be written exactly: whole trials, else few digits. Stretches are open at their start. */
function plain(budget: number, [from, to]: BudgetInterval, axis: BudgetAxis): number | undefined {
  const whole = axis.kind === 'trials' ? [Math.round, Math.ceil, Math.floor] : [];
  return [...whole.map((round) => round(budget)), short(budget)].find(
    (one) => one > from && one <= to && one === short(one),
  );
}

/** With as many digits as a report writes. */
function short(budget: number): number {
  return Number(budget.toPrecision(budget < 10 ? 2 : 3));
}

function nearest(rows: readonly BudgetRow[], budget: number): BudgetRow | undefined {
  const distance = (row: BudgetRow) => Math.abs(Math.log(row.budget / budget));
  return rows.toSorted((a, b) => distance(a) - distance(b))[0];
}
