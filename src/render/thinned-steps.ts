import { commonBreaks, type StepFunction, valueAt } from '../math/step-function.ts';

/** A level piece of a curve; it begins where the one before ends. */
export interface Piece {
  readonly end: number;
  readonly value: number;
}

/** Budgets (from, to], 0 < from < to. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What a piece that stands for several is worth, by the curve's values at its places. */
type Pick = (first: number, middle: number, last: number) => number;

/**
 * A curve in at most so many pieces: all its own, or those that end nearest before budgets an even
 * factor apart. The curve must go one way, so that a piece's extremes are at its ends.
 *
 * @param most ≥ 1
 */
export function thinned(
  curve: StepFunction,
  { from, to, most }: Stretch & { readonly most: number },
  pick: Pick,
): Piece[] {
  const ends = commonBreaks([curve], from, to);
  const kept = ends.length <= most ? ends.map((_, i) => i) : evenlySpaced(ends, from, most);
  return kept.map((last, i) => {
    const start = kept[i - 1];
    const end = ends[last] as number;
    const firstEnd = ends[start === undefined ? 0 : start + 1] as number;
    const middle = Math.sqrt(start === undefined ? from : (ends[start] as number)) * Math.sqrt(end);
    return {
      end,
      value: pick(valueAt(curve, firstEnd), valueAt(curve, middle), valueAt(curve, end)),
    };
  });
}

/** Indexes of ends: for each budget the last one at or before it; and the last of all. */
function evenlySpaced(ends: readonly number[], from: number, most: number): number[] {
  const factor = (ends.at(-1) as number) / from;
  const kept = new Set<number>();
  let next = 0;
  for (let i = 1; i < most; i++) {
    const budget = from * factor ** (i / most);
    while ((ends[next] as number) <= budget) next++;
    if (next > 0) kept.add(next - 1);
  }
  return [...kept.add(ends.length - 1)];
}
