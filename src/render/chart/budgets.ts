import type { ChartModel } from './model.ts';

/** The stretch of budgets a chart shows. */
export interface Budgets {
  readonly first: number;
  readonly last: number;
  /** What the smaller of the resolvable budgets is; below `first` nothing is resolved. */
  readonly resolved: number;
}

/** How far beyond the last resolvable budget the medians go on. */
const BEYOND = 1.5;
/** A far larger sweep widens the axis at most this far past the smaller one. */
const LARGER = 3;

const MANTISSAS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** Mantissas in the order in which they get a place on the axis. */
const PRIORITIES = [[1], [2, 5], [3], [4, 6, 8], [1.5], [1.2, 2.5]];

/** `mantissa` × 10^`exponent` without the rounding errors of powers. */
function scaled(mantissa: number, exponent: number): number {
  return Number(`${mantissa}e${exponent}`);
}

function decades(from: number, to: number): number[] {
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

export function chartBudgets({ arms, firstBudget: first = 1 }: ChartModel): Budgets {
  const resolvable = arms.map((arm) => arm.resolvableBudget);
  const resolved = Math.min(...resolvable);
  const trials = Math.max(...arms.map((arm) => arm.trials));

  const widest = Math.min(Math.max(...resolvable), LARGER * Math.max(resolved, first));
  // With nothing resolved, a few trials are enough to see the medians rise.
  const wanted = resolved < first ? 4 * first : BEYOND * widest;
  const reach = Math.min(wanted, trials * first);
  return { first, last: Math.max(readableBelow(reach), 2 * first), resolved };
}

function candidates({ first, last }: Budgets): number[] {
  const inOrder = PRIORITIES.flatMap((mantissas) =>
    decades(first, last).flatMap((exponent) => mantissas.map((m) => scaled(m, exponent))),
  );
  // Parts of a trial are no budgets anyone spends, but a very short axis needs a third label.
  const whole = first === 1 ? inOrder.filter((x) => x % (last > 3 ? 1 : 0.5) === 0) : inOrder;
  return [first, last, ...whole].filter((budget) => budget >= first && budget <= last);
}

/** Marks whose labels keep their distance, the most readable first served. */
export function budgetTicks(budgets: Budgets, clearance: (a: number, b: number) => number) {
  const ticks: number[] = [];
  for (const budget of new Set(candidates(budgets))) {
    if (ticks.every((tick) => clearance(tick, budget) >= 0)) ticks.push(budget);
  }
  return ticks.sort((a, b) => a - b);
}
