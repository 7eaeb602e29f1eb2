import { formatBudget } from '../../report/index.ts';
import type { ChartModel } from './model.ts';

export interface Budgets {
  readonly first: number;
  readonly last: number;
  /** Whether the data resolve more than the first budget. */
  readonly isResolved: boolean;
}

/** With nothing resolved, a few trials are enough to see the medians rise. */
const UNRESOLVED = 4;

/** From one trial of the more expensive sweep to where the comparison, or the only band, ends. */
export function chartBudgets({ arms, firstBudget: first, budgetMax }: ChartModel): Budgets {
  const resolvable = arms.map((arm) => (arm.gate ?? arm).resolvableBudget);
  const resolved = Math.min(...resolvable, budgetMax ?? Infinity);
  const isResolved = resolved > first;
  // A difference has no trials.
  const trials = Math.max(...arms.map(({ scores }) => scores.length)) || Infinity;
  const reach = Math.min(isResolved ? resolved : UNRESOLVED * first, trials * first);
  return { first, last: reach > first ? reach : 2 * first, isResolved };
}

/** Mantissas of ticks, the most readable first. */
const PRIORITIES = [[1], [2, 5], [3], [4, 6, 8], [1.5], [1.2, 2.5]];

/** The decimal exponents from one number's to another's. */
export function decades(from: number, to: number): number[] {
  const first = Math.floor(Math.log10(from));
  const last = Math.floor(Math.log10(to));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Readable numbers of the decades in a range, the most readable first. */
export function readableNumbers(first: number, last: number): number[] {
  return PRIORITIES.flatMap((mantissas) =>
    // From text, so that no powers are rounded.
    decades(first, last).flatMap((power) => mantissas.map((m) => Number(`${m}e${power}`))),
  );
}

/** Budgets to mark on the axis, the most readable first. */
export function budgetMarks({ first, last }: Budgets): number[] {
  const all = readableNumbers(first, last);
  // Nobody spends part of a trial, but a very short axis needs a third mark.
  const whole = first === 1 ? all.filter((x) => x % (last > 3 ? 1 : 0.5) === 0) : all;
  return [first, ...whole, Number(last.toPrecision(2))].filter(
    (budget) => budget >= first && budget <= last,
  );
}

/** The marks whose texts are apart, earlier ones first, in increasing order. */
export function spaced(
  marks: readonly number[],
  isApart: (a: number, b: number) => boolean,
): number[] {
  const placed: number[] = [];
  const texts = new Set<string>();
  for (const mark of marks) {
    if (texts.has(formatBudget(mark)) || !placed.every((other) => isApart(other, mark))) continue;
    texts.add(formatBudget(mark));
    placed.push(mark);
  }
  return placed.sort((a, b) => a - b);
}
