/*
 * Numbers by classes, so that rounding decides no comparison: equal is the same class, less is an earlier one.
 *
 * Every number has a scale: how large the numbers were that it was computed from. Sorted by value and then by scale, a
 * class starts at its least value v₀ and takes each next v while v − v₀ ≤ 1e-9·max(both scales). It is a total preorder,
 * coarser than <. The order in which the numbers stand does not matter, nor whose a number is. All numbers times a positive
 * factor have the same classes; so have all numbers shifted by c while 1e-9·|c| is below the smallest gap.
 *
 * Classes are 1, 2, 3 … in increasing order; −∞ and ∞ stay what they are.
 */

import { firstWhere } from './functions.ts';

/** Numbers that differ by less of their scale are the same, but for rounding. */
const TOLERANCE = 1e-9;

/**
 * The scores of two sweeps by classes of both together, in O(n log n). The scale of a score is its size, or the margin.
 *
 * @param baseline scores, none NaN, in any order; not changed
 * @param candidate likewise
 * @param margin ≥ 0, which the candidate's scores are raised by before
 * @returns those of the baseline, then those of the candidate
 */
export function classesOfAll(
  baseline: readonly number[],
  candidate: readonly number[],
  margin = 0,
): Float64Array {
  return classesOfScores([...baseline, ...candidate.map((score) => score + margin)], margin);
}

/**
 * Scores by classes.
 *
 * @param scores none NaN, in any order, some of them raised by the margin; not changed
 */
export function classesOfScores(scores: ArrayLike<number>, margin = 0): Float64Array {
  const all = Float64Array.from(scores);
  return all.map(classesAmong(all, margin));
}

/** The class that each of some scores has among all of them. */
export function classesAmong(scores: Float64Array, margin: number): (score: number) => number {
  const sorted = scores.toSorted();
  const scales = sorted.map((score) => Math.max(Math.abs(score), margin));
  const starts = startsOf(sorted, scales);
  return (score) => classAmong(starts, score);
}

/**
 * What each pair loses from the baseline's score to the candidate's, with its sign, by classes of the sizes of all. The
 * scale of a loss is the largest of both scores and the margin; one within 1e-9 of it is 0. It is ±∞ where one of both
 * failed, 0 where both did. Exchanging the scores of a pair turns its sign.
 *
 * @param baseline scores, −∞ for a failed trial
 * @param candidate as many, in the same order
 * @param margin ≥ 0, which the candidate's scores are raised by before
 */
export function classesOfLosses(
  baseline: readonly number[],
  candidate: readonly number[],
  margin = 0,
): Float64Array {
  const losses = baseline.map((x, i) => {
    const y = (candidate[i] as number) + margin;
    const scale = Math.max(Math.abs(x), Math.abs(y), margin);
    const isSame = x === y || (scale < Infinity && Math.abs(x - y) <= TOLERANCE * scale);
    const loss = isSame ? 0 : x - y;
    return { loss, size: Math.abs(loss), scale };
  });
  const sorted = losses
    .filter(({ loss }) => loss !== 0)
    .sort((a, b) => (a.size === b.size ? a.scale - b.scale : a.size - b.size));
  const starts = startsOf(
    Float64Array.from(sorted, ({ size }) => size),
    Float64Array.from(sorted, ({ scale }) => scale),
  );
  return Float64Array.from(losses, ({ loss, size }) => Math.sign(loss) * classAmong(starts, size));
}

/** The least value of each class of finite values. */
function startsOf(sorted: Float64Array, scales: Float64Array): Float64Array {
  const starts = new Float64Array(sorted.length);
  let [count, scale] = [0, 0];
  for (let i = 0; i < sorted.length; i++) {
    const value = sorted[i] as number;
    if (!Number.isFinite(value)) continue;
    const own = scales[i] as number;
    const least = count === 0 ? -Infinity : (starts[count - 1] as number);
    if (value - least <= TOLERANCE * Math.max(scale, own)) continue;
    starts[count++] = value;
    scale = own;
  }
  return starts.subarray(0, count);
}

/** How many classes start at a value or below: values that are equal are of one class, whatever their scales. */
function classAmong(starts: Float64Array, value: number): number {
  return Number.isFinite(value) ? firstWhere(starts, (start) => start > value) : value;
}
