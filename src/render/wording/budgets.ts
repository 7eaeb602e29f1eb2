import type { BudgetInterval } from '../../compare/index.ts';
import { type BudgetAxis, withUnit } from '../../decide/index.ts';
import { budgetDigits, formatBudget, listOf, roundedTo } from './numbers.ts';

const MAX_PIECES = 3;

/** A budget with its unit: "8 trials", "1 trial", "402 seconds". */
export function describeBudget(budget: number, axis: BudgetAxis): string {
  return withUnit(formatBudget(budget), axis);
}

/** The budget from which on something holds, rounded up so that it holds as written. */
export function describeStart(budget: number, axis: BudgetAxis): string {
  return describeBudget(rounded(budget, Math.ceil), axis);
}

/**
 * Intervals of budgets in words: "from 2 to 8 trials", "at 1 trial". Ends are rounded inwards, to whole
 * trials or to few digits of a cost, so that the claim holds at each number named; an interval that
 * contains no such number is "around 1.5 trials".
 */
export function describeBudgets(intervals: readonly BudgetInterval[], axis: BudgetAxis): string {
  const inwards = intervals.map(([from, to]): [number, number] =>
    axis.kind === 'trials'
      ? [Math.ceil(from), Math.floor(to)]
      : [rounded(from, Math.ceil), rounded(to, Math.floor)],
  );
  const named = inwards.filter(([from, to]) => from <= to);
  if (named.length === 0) {
    const middles = intervals.slice(0, MAX_PIECES).map(([a, b]) => formatBudget(Math.sqrt(a * b)));
    return `around ${withUnit(listOf([...new Set(middles)]), axis)}`;
  }
  const pieces = axis.kind === 'trials' ? joinNeighbours(named) : named;
  const write = (budget: number) => (axis.kind === 'trials' ? `${budget}` : formatBudget(budget));
  const last = withUnit(write(pieces.at(-1)?.[1] as number), axis);
  if (pieces.length > MAX_PIECES)
    return `at ${pieces.length} stretches between ${write(pieces[0]?.[0] as number)} and ${last}`;
  const texts = pieces.map(([from, to], i) => {
    const end = i === pieces.length - 1 ? last : write(to);
    return from === to ? `at ${end}` : `from ${write(from)} to ${end}`;
  });
  return listOf(texts);
}

/** Intervals are open at their start unless the claim holds there too. */
export function withoutStart(
  [from, to]: BudgetInterval,
  holds: (budget: number) => boolean,
): BudgetInterval {
  return holds(from) ? [from, to] : [from * (1 + 1e-9), to];
}

/** Limits of a budget in few characters, rounded outwards so that they hold as written. */
export function formatBudgetLimits(lower: number, upper: number): [string, string] {
  return [formatBudget(rounded(lower, Math.floor)), formatBudget(rounded(upper, Math.ceil))];
}

/** A positive number with no more digits than `formatBudget` shows. */
function rounded(value: number, round: (scaled: number) => number): number {
  return roundedTo(value, budgetDigits(value), round);
}

/** Adjacent whole numbers form one interval. */
function joinNeighbours(pieces: readonly [number, number][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [from, to] of pieces) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
