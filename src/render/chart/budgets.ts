import type { ChartModel } from './model.ts';

/** The range of budgets a chart shows. */
export interface Budgets {
  readonly first: number;
  readonly last: number;
  /** The largest budget that both sweeps' gate bands resolve; below `first` if there is none. */
  readonly resolved: number;
}

/** How far beyond the last resolvable budget the medians go on. */
const BEYOND = 1.5;
/** A far larger sweep widens the axis at most this far past the smaller one. */
const LARGER = 3;

const MANTISSAS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** Mantissas of ticks, the most readable first. */
const PRIORITIES = [[1], [2, 5], [3], [4, 6, 8], [1.5], [1.2, 2.5]];

/** `mantissa` × 10^`exponent` without the rounding errors of powers. */
function scaled(mantissa: number, exponent: number): number {
  return Number(`${mantissa}e${exponent}`);
}

/** The decimal exponents from one number's to another's. */
export function decades(from: number, to: number): number[] {
  const first = Math.floor(Math.log10(from));
  const last = Math.floor(Math.log10(to));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** The largest readable number that is not above `limit`. */
function readableBelow(limit: number): number {
  const exponent = Math.floor(Math.log10(limit));
  const readable = MANTISSAS.map((mantissa) => scaled(mantissa, exponent));
  return readable.findLast((budget) => budget <= limit) ?? limit;
}

export function chartBudgets({ arms, firstBudget: first }: ChartModel): Budgets {
  const resolvable = arms.map((arm) => (arm.gate ?? arm).resolvableBudget);
  const resolved = Math.min(...resolvable);
  const trials = Math.max(...arms.map(({ scores }) => scores.length));

  const shown = arms.map((arm) => arm.resolvableBudget);
  const widest = Math.min(Math.max(...resolvable, ...shown), LARGER * Math.max(resolved, first));
  // With nothing resolved, a few trials are enough to see the medians rise.
  const wanted = resolved < first ? 4 * first : BEYOND * widest;
  const reach = Math.min(wanted, trials * first);
  return { first, last: Math.max(readableBelow(reach), 2 * first), resolved };
}

/** Readable numbers of the decades in a range, the most readable first. */
function readable(first: number, last: number): number[] {
  return PRIORITIES.flatMap((mantissas) =>
    decades(first, last).flatMap((exponent) => mantissas.map((m) => scaled(m, exponent))),
  );
}

/** Numbers of trials to mark below a cost axis, the most readable first. */
export function trialMarks({ first, last }: Budgets, trialCost: number): number[] {
  const [from, to] = [first / trialCost, last / trialCost];
  // The axis begins at one trial of the more expensive sweep; rounding errors must not drop it.
  const inside = (trials: number) => trials >= from * (1 - 1e-9) && trials <= to * (1 + 1e-9);
  return [1, ...readable(from, to)].filter((trials) => Number.isInteger(trials) && inside(trials));
}

function candidates({ first, last }: Budgets): number[] {
  const inOrder = readable(first, last);
  // Nobody spends part of a trial, but a very short axis needs a third label.
  const whole = first === 1 ? inOrder.filter((x) => x % (last > 3 ? 1 : 0.5) === 0) : inOrder;
  return [first, last, ...whole].filter((budget) => budget >= first && budget <= last);
}

/** The free distance between the texts of two ticks. */
type Clearance = (a: number, b: number) => number;

export function budgetTicks(budgets: Budgets, clearance: Clearance): number[] {
  return spaced(candidates(budgets), clearance);
}

/** The marks whose texts do not crowd each other; earlier ones take precedence. */
export function spaced(marks: readonly number[], clearance: Clearance): number[] {
  const placed: number[] = [];
  for (const mark of new Set(marks)) {
    if (placed.every((other) => clearance(other, mark) >= 0)) placed.push(mark);
  }
  return placed.sort((a, b) => a - b);
}
