import { formatBudget } from '../numbers.ts';

/** Decimals as budgets are written: two digits below ten, three beyond. */
const SHORT = { from: 10, to: 99 };
const LONG = { from: 100, to: 999 };

/**
 * Budgets between two, evenly far apart on a log scale, of which each is exactly the number that is
 * shown for it; where there is a choice, the rounder one.
 *
 * @param first > 0
 * @param last ≥ first
 * @param most how many at most, ≥ 2
 */
export function readableBudgets([first, last]: readonly [number, number], most: number): number[] {
  const all = decades(first, last).flatMap(inDecade).filter(isInside(first, last));
  const [least, reach] = [Math.log(first), Math.log(last) - Math.log(first) || 1];
  const cells = new Map<number, number>();
  for (const budget of all) {
    const cell = Math.min(most - 1, Math.floor(((Math.log(budget) - least) / reach) * most));
    const rival = cells.get(cell);
    if (rival === undefined || digits(budget) < digits(rival)) cells.set(cell, budget);
  }
  return [...cells.values()];
}

function decades(first: number, last: number): number[] {
  const [from, to] = [Math.floor(Math.log10(first)), Math.floor(Math.log10(last))];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function inDecade(exponent: number): number[] {
  const isShort = exponent < 1 && exponent >= -3;
  const { from, to } = isShort ? SHORT : LONG;
  const shift = exponent - (isShort ? 1 : 2);
  return Array.from({ length: to - from + 1 }, (_, i) => Number(`${from + i}e${shift}`));
}

function isInside(first: number, last: number) {
  return (budget: number) => budget >= first && budget <= last;
}

/** How many digits a reader has to take in. */
function digits(budget: number): number {
  const all = formatBudget(budget).replace(/^0\.0*|\D/g, '');
  return all.replace(/0+$/, '').length;
}
