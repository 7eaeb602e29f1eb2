import type { BudgetInterval } from '../compare/index.ts';
import { formatBudget, plural } from './numbers.ts';

const MOST_PIECES = 3;

/**
 * Budgets in words: "for budgets of 2 to 8 trials". Ends are rounded inwards to whole trials, so
 * that what is said holds for each whole number named; a stretch without one is "around 1.5 trials".
 */
export function describeBudgets(intervals: readonly BudgetInterval[]): string {
  const whole = intervals.filter(([from, to]) => Math.ceil(from) <= Math.floor(to));
  if (whole.length === 0) {
    const middles = intervals.slice(0, MOST_PIECES).map(([a, b]) => formatBudget(Math.sqrt(a * b)));
    return `for budgets around ${listOf(middles)} trials`;
  }
  const pieces = joinNeighbours(whole.map(([from, to]) => [Math.ceil(from), Math.floor(to)]));
  const [first, last] = [pieces[0]?.[0] as number, pieces.at(-1)?.[1] as number];
  if (pieces.length > MOST_PIECES)
    return `for ${pieces.length} stretches of budgets between ${first} and ${last} trials`;
  const texts = pieces.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`));
  return first === last
    ? `for a budget of ${plural(first, 'trial')}`
    : `for budgets of ${listOf(texts)} trials`;
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

function listOf(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('');
  return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
