import type { BudgetInterval } from '../compare/index.ts';
import { type BudgetAxis, unitOf } from '../decide/index.ts';
import { budgetDigits, formatBudget, roundedTo, shownBudget } from './numbers.ts';
import { listed, type Phrase, plain, type Span, say, type Words, words } from './phrase.ts';

const MAX_PIECES = 3;

/** What budgets are counted in, in the plural: "trials", "GPU hours". */
export function unitSpan(axis: BudgetAxis): Span {
  return plain('noun', unitOf(axis));
}

/** The end of a word in the plural; `ms` and `US$` are none. */
const PLURAL = /(?<=[a-z]{3})s(?=$| of cost$)/;

/** The unit after a number: "trial" after 1, else "trials". */
export function unitAfter(shown: number, axis: BudgetAxis): Span {
  return shown === 1 ? plain('noun', unitOf(axis).replace(PLURAL, '')) : unitSpan(axis);
}

/** A budget with its unit: "8 trials", "1 trial", "402 seconds". */
export function describeBudget(budget: number, axis: BudgetAxis): Phrase {
  return say`${formatBudget(budget)} ${unitAfter(shownBudget(budget), axis)}`;
}

/** Budgets that are not in a row: "2, 5 and 8 trials", or of more than three "2 … 16 trials". */
export function describeSeveral(budgets: readonly number[], axis: BudgetAxis): Phrase {
  const shown = [...new Set(budgets.map(shownBudget))];
  const [first = 0, last = 0] = [shown[0], shown.at(-1)];
  const all = listed(shown.map((budget) => say`${formatBudget(budget)}`));
  const ends = say`${formatBudget(first)} … ${formatBudget(last)}`;
  return say`${shown.length > MAX_PIECES ? ends : all} ${unitAfter(last, axis)}`;
}

/** The budget from which on something holds, rounded up so that it holds as written. */
export function describeStart(budget: number, axis: BudgetAxis, round = Math.ceil): Phrase {
  return describeBudget(rounded(budget, round), axis);
}

/**
 * Intervals of budgets in words: "from 2 to 8 trials", "at 1 trial". Ends are rounded inwards, to whole
 * trials or to few digits of a cost, so that the claim holds at each number named; an interval that
 * contains no such number is "around 1.5 trials".
 */
export function describeBudgets(intervals: readonly BudgetInterval[], axis: BudgetAxis): Phrase {
  const inwards = namedIn(intervals, axis);
  if (inwards.length > 0)
    return say`${bareBudgets(intervals, axis)} ${unitAfter(inwards.at(-1)?.[1] ?? 0, axis)}`;
  return say`around ${describeSeveral(middlesOf(intervals), axis)}`;
}

/** The same without the unit: "from 2 to 8". */
export function bareBudgets(intervals: readonly BudgetInterval[], axis: BudgetAxis): Phrase {
  const pieces = namedIn(intervals, axis);
  const write = (budget: number) =>
    axis.kind === 'trials' ? words`${budget}` : formatBudget(budget);
  if (pieces.length === 0)
    return say`around ${listed(middlesOf(intervals).map((one) => say`${formatBudget(one)}`))}`;
  const [first, last] = [pieces[0]?.[0] ?? 0, pieces.at(-1)?.[1] ?? 0];
  if (pieces.length > MAX_PIECES)
    return say`at ${pieces.length} stretches between ${write(first)} and ${write(last)}`;
  const each = pieces.map(([from, to]) =>
    from === to ? say`at ${write(to)}` : say`from ${write(from)} to ${write(to)}`,
  );
  return listed(each);
}

/** The intervals that contain a number that can be named, rounded to it. */
function namedIn(intervals: readonly BudgetInterval[], { kind }: BudgetAxis) {
  const inwards = intervals.map(([from, to]): [number, number] =>
    kind === 'trials'
      ? [Math.ceil(from), Math.floor(to)]
      : [rounded(from, Math.ceil), rounded(to, Math.floor)],
  );
  const named = inwards.filter(([from, to]) => from <= to);
  return kind === 'trials' ? joinNeighbours(named) : named;
}

function middlesOf(intervals: readonly BudgetInterval[]): number[] {
  const middles = intervals.slice(0, MAX_PIECES).map(([a, b]) => shownBudget(Math.sqrt(a * b)));
  return [...new Set(middles)];
}

/** Intervals are open at their start unless the claim holds there too. */
export function withoutStart(
  [from, to]: BudgetInterval,
  holds: (budget: number) => boolean,
): BudgetInterval {
  return holds(from) ? [from, to] : [from * (1 + 1e-9), to];
}

/** Limits of a budget in few characters, rounded outwards so that they hold as written. */
export function formatBudgetLimits(lower: number, upper: number): [Words, Words] {
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
