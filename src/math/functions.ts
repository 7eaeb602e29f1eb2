interface Bracket {
  readonly low: number;
  readonly high: number;
  /** Stop when the bracket is narrower than this (absolute). */
  readonly tolerance: number;
}

/**
 * A root of a continuous function inside a bracket: Chandrupatla's method, inverse quadratic
 * interpolation where it is safe and bisection elsewhere, so it never leaves the bracket.
 *
 * @param f continuous on [low, high], with values of opposite sign (or zero) at the ends
 * @returns x with f(x) = 0 to within `tolerance` in x
 * @throws RangeError if f has the same strict sign at both ends
 * @see T. R. Chandrupatla, A new hybrid quadratic/bisection algorithm for finding the zero of a
 *   nonlinear function without using derivatives, Adv. Eng. Software 28 (1997)
 */
export function findRoot(f: (x: number) => number, { low, high, tolerance }: Bracket): number {
  let newest = { x: low, y: f(low) };
  let opposite = { x: high, y: f(high) };
  if (newest.y * opposite.y > 0) throw new RangeError('the bracket holds no sign change');

  let fraction = 0.5;
  for (;;) {
    const best = Math.abs(newest.y) < Math.abs(opposite.y) ? newest : opposite;
    const width = Math.abs(opposite.x - newest.x);
    const precision = tolerance + 2 * Number.EPSILON * Math.abs(best.x);
    if (best.y === 0 || width <= precision) return best.x;

    const clamp = Math.min(0.5, precision / 2 / width);
    const x = newest.x + Math.min(1 - clamp, Math.max(clamp, fraction)) * (opposite.x - newest.x);
    const next = { x, y: f(x) };
    const sameSide = Math.sign(next.y) === Math.sign(newest.y);
    const discarded = sameSide ? newest : opposite;
    if (!sameSide) opposite = newest;
    newest = next;
    fraction = nextFraction(newest, opposite, discarded);
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where to look next, as a fraction of the way from `newest` to `opposite`. */
function nextFraction(newest: Point, opposite: Point, discarded: Point): number {
  const xi = (newest.x - opposite.x) / (discarded.x - opposite.x);
  const phi = (newest.y - opposite.y) / (discarded.y - opposite.y);
  const interpolationIsSafe = phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi;
  if (!interpolationIsSafe) return 0.5;
  const alpha = (discarded.x - newest.x) / (opposite.x - newest.x);
  return (
    ((newest.y / (opposite.y - newest.y)) * discarded.y) / (opposite.y - discarded.y) +
    ((alpha * newest.y) / (discarded.y - newest.y)) * (opposite.y / (discarded.y - opposite.y))
  );
}

/**
 * A left-continuous step function on (0, ∞): `values[j]` holds on (`breaks[j-1]`, `breaks[j]`],
 * where the first step starts from 0. The last break is always ∞. Breaks increase strictly and
 * neighbouring values differ.
 */
export interface StepFunction {
  readonly breaks: Float64Array;
  readonly values: Float64Array;
}

/**
 * Builds a step function from steps in order, leaving out empty steps and joining neighbours of
 * equal value.
 *
 * @param ends right ends of the steps, non-decreasing, the last one ∞
 * @param values what each step is worth; ±∞ allowed
 */
export function stepFunction(ends: ArrayLike<number>, values: ArrayLike<number>): StepFunction {
  const breaks = new Float64Array(ends.length);
  const kept = new Float64Array(ends.length);
  let count = 0;
  for (let j = 0; j < ends.length; j++) {
    const end = ends[j] as number;
    const value = values[j] as number;
    if (end <= (breaks[count - 1] ?? 0)) continue;
    if (count === 0 || value !== kept[count - 1]) kept[count++] = value;
    breaks[count - 1] = end;
  }
  return { breaks: breaks.subarray(0, count), values: kept.subarray(0, count) };
}

/**
 * The value of a step function, in O(log of the number of steps).
 *
 * @param x in (0, ∞)
 */
export function valueAt({ breaks, values }: StepFunction, x: number): number {
  return values[firstWhere(breaks, (end) => end >= x)] as number;
}

/**
 * The first place of a sorted list where something holds, in O(log n); its length if nowhere.
 *
 * @param holds from a value on for all larger ones
 */
export function firstWhere(sorted: Float64Array, holds: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Where a non-decreasing step function first reaches a value: inf{x > 0 : f(x) ≥ least}, the left
 * end of the first step that does.
 *
 * @param least ±∞ allowed
 * @returns 0 if the first step does, ∞ if none does
 */
export function firstReaching({ breaks, values }: StepFunction, least: number): number {
  const step = values.findIndex((value) => value >= least);
  if (step === -1) return Infinity;
  return breaks[step - 1] ?? 0;
}

/** The same steps with every value mapped; steps that become equal are joined. */
export function mapSteps(steps: StepFunction, map: (value: number) => number): StepFunction {
  return stepFunction(steps.breaks, steps.values.map(map));
}

/**
 * The same steps with the axis stretched.
 *
 * @param factor in (0, ∞)
 */
export function scaleBreaks({ breaks, values }: StepFunction, factor: number): StepFunction {
  return stepFunction(
    breaks.map((end) => end * factor),
    values,
  );
}

/**
 * The common refinement of several step functions inside (`from`, `to`]: the right end of every
 * stretch on which all of them are constant, in increasing order, the last one `to`.
 *
 * @param from in (0, to]
 * @param to in (0, ∞)
 */
export function commonBreaks(
  functions: readonly StepFunction[],
  from: number,
  to: number,
): number[] {
  const inside = functions.map(({ breaks }) => breaks.filter((x) => x > from && x < to));
  const all = concatenated(inside).sort();
  return [...all.filter((x, i) => x !== all[i - 1]), to];
}

export function concatenated(lists: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const list of lists) {
    all.set(list, place);
    place += list.length;
  }
  return all;
}

/** Enough for one size of sweep and the sizes around it. */
const MAX_RESULTS = 50;

/**
 * The same function, which keeps its last results: what depends only on sizes and settings is computed once by a
 * process that compares thousands of sweeps.
 *
 * @param compute gives the same result for the same arguments, which nobody changes; arguments are numbers, texts, and
 *   lists and records of them
 */
export function remember<A extends readonly unknown[], R extends object | number | null>(
  compute: (...given: A) => R,
): (...given: A) => R {
  const results = new Map<string, R>();
  return (...given) => {
    // JSON has no infinities.
    const key = JSON.stringify(given, (_, value) => (value === Infinity ? 'Infinity' : value));
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(...given);
    const [oldest] = results.keys();
    if (results.size === MAX_RESULTS && oldest !== undefined) results.delete(oldest);
    results.set(key, result);
    return result;
  };
}

/** How often each value occurs, in the order in which they do first. */
export function countEach<T>(values: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
