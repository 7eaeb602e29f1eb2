/**
 * A left-continuous step function on (0, ∞): `values[j]` holds on (`breaks[j-1]`, `breaks[j]`],
 * where the first step starts from 0. The last break is always ∞. Breaks increase strictly and
 * neighbouring values differ.
 */
export interface StepFunction {
  readonly breaks: readonly number[];
  readonly values: readonly number[];
}

/**
 * Builds a step function from steps in order, leaving out empty steps and joining neighbours of
 * equal value.
 *
 * @param ends right ends of the steps, non-decreasing, the last one ∞
 * @param values what each step is worth; ±∞ allowed
 */
export function stepFunction(ends: ArrayLike<number>, values: ArrayLike<number>): StepFunction {
  const breaks: number[] = [];
  const kept: number[] = [];
  for (let j = 0; j < ends.length; j++) {
    const end = ends[j] as number;
    const value = values[j] as number;
    if (end <= (breaks.at(-1) ?? 0)) continue;
    if (value === kept.at(-1)) breaks[breaks.length - 1] = end;
    else {
      breaks.push(end);
      kept.push(value);
    }
  }
  return { breaks, values: kept };
}

/**
 * The value of a step function, in O(log of the number of steps).
 *
 * @param x in (0, ∞)
 */
export function valueAt({ breaks, values }: StepFunction, x: number): number {
  let [low, high] = [0, breaks.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((breaks[middle] as number) >= x) high = middle;
    else low = middle + 1;
  }
  return values[low] as number;
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
  const inside = functions.flatMap(({ breaks }) => breaks.filter((x) => x > from && x < to));
  return [...new Set(inside)].sort((a, b) => a - b).concat(to);
}
