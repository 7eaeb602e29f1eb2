import type { BudgetInterval } from '../../compare/index.ts';
import { type BudgetAxis, unitOf, withUnit } from '../../decide/index.ts';
import { formatBudget, listOf } from './numbers.ts';

const MAX_PIECES = 3;

/** One budget with its unit: "8 trials", "1 trial", "402 seconds". */
export function describeBudget(budget: number, axis: BudgetAxis): string {
  return withUnit(formatBudget(budget), axis);
}

/** The first budget that something holds from, rounded up to what is written. */
export function describeStart(budget: number, axis: BudgetAxis): string {
  return describeBudget(rounded(budget, Math.ceil), axis);
}

/**
 * Budgets in words: "for budgets of 2 to 8 trials". Ends are rounded inwards, to whole trials or to
 * few digits of a cost, so that what is said holds for each number named; a stretch without one
 * is "around 1.5 trials".
 */
export function describeBudgets(intervals: readonly BudgetInterval[], axis: BudgetAxis): string {
  const unit = unitOf(axis);
  const inwards = intervals.map(axis.kind === 'trials' ? wholeTrials : fewDigits);
  const named = inwards.filter(([from, to]) => from <= to);
  if (named.length === 0) {
    const middles = intervals.slice(0, MAX_PIECES).map(([a, b]) => formatBudget(Math.sqrt(a * b)));
    return `for budgets around ${withUnit(listOf([...new Set(middles)]), axis)}`;
  }
  const pieces = axis.kind === 'trials' ? joinNeighbours(named) : named;
  const write = (budget: number) => (axis.kind === 'trials' ? `${budget}` : formatBudget(budget));
  const [first, last] = [pieces[0]?.[0] as number, pieces.at(-1)?.[1] as number];
  if (pieces.length > MAX_PIECES) {
    return `for ${pieces.length} stretches of budgets between ${write(first)} and ${write(last)} ${unit}`;
  }
  const texts = pieces.map(([from, to]) =>
    from === to ? write(from) : `${write(from)} to ${write(to)}`,
  );
  if (first !== last) return `for budgets of ${listOf(texts)} ${unit}`;
  return `for a budget of ${withUnit(write(first), axis)}`;
}

function wholeTrials([from, to]: BudgetInterval): [number, number] {
  return [Math.ceil(from), Math.floor(to)];
}

function fewDigits([from, to]: BudgetInterval): [number, number] {
  return [rounded(from, Math.ceil), rounded(to, Math.floor)];
}

/** Limits of a budget, in few characters and rounded outwards: they hold as they are written. */
export function formatBudgetLimits(lower: number, upper: number): [string, string] {
  return [formatBudget(rounded(lower, Math.floor)), formatBudget(rounded(upper, Math.ceil))];
}

/** A positive number with no more digits than `formatBudget` shows. */
function rounded(value: number, round: (scaled: number) => number): number {
  const shown = Number(value.toPrecision(value >= 0.001 && value < 10 ? 2 : 3));
  // What has few digits stays as it is, whatever a multiplication has lost.
  if (Math.abs(shown - value) <= 1e-12 * value) return shown;
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const digits = value >= 0.001 && value < 10 ? 1 : 2;
  const scaled = round(Number(`${mantissa}e${digits}`));
  return Number(`${scaled}e${Number(exponent) - digits}`);
}

/** Whole numbers next to each other read as one stretch. */
function joinNeighbours(pieces: readonly [number, number][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [from, to] of pieces) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
