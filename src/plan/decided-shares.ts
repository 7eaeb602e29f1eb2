import type { Stretch } from './stretches.ts';

/** A share of the range, cut into cells. */
export interface ShareGrid {
  /** The share that is all cells, > 0. */
  readonly target: number;
  readonly cells: number;
  /** Which way shares are moved on the grid. */
  readonly round: (cells: number) => number;
}

/** Whether the share that is strongly worse is added up, or the one that is not. */
export type Side = 'held' | 'missed';

/** What one baseline score decides of the range, by how many candidate scores lie below it: 0 … m. */
export interface DecidedShare {
  readonly rank: number;
  /** In cells. */
  readonly cells: Int32Array;
  /** The most cells that this and all lower baseline scores can still decide. */
  readonly most: Int32Array;
}

/**
 * The share of the range that is decided when a baseline score is known to lie above just b of the
 * candidate's m: Y₍ᵢ₎ < X₍ⱼ₎ is then true for the ranks i ≤ b, so that with j = baseline.lower and
 * i = candidate.upper a stretch is strongly worse (held) for i ≤ b and is not (missed) for i > b.
 *
 * @param stretches those that can be held: no limit is infinite
 * @returns in descending order of rank; only baseline scores that decide something
 */
export function decidedShares(
  stretches: readonly Stretch[],
  candidateTrials: number,
  { side, grid }: { readonly side: Side; readonly grid: ShareGrid },
): DecidedShare[] {
  let below: Int32Array = new Int32Array(candidateTrials + 1);
  const ascending = [...groupByRank(stretches)].sort(([a], [b]) => a - b);
  const decided = ascending.map(([rank, group]) => {
    const shares = new Float64Array(candidateTrials + 1);
    for (const { share, candidate } of group) {
      const [from, to] = side === 'held' ? [candidate.upper] : [0, candidate.upper];
      for (let b = from ?? 0; b < (to ?? shares.length); b++)
        shares[b] = (shares[b] as number) + share;
    }
    const cells = Int32Array.from(shares, (share) => cellsIn(share, grid));
    below = addLargest(below, cells);
    return { rank, cells, most: below };
  });
  return decided.reverse();
}

function groupByRank(stretches: readonly Stretch[]): Map<number, Stretch[]> {
  const groups = new Map<number, Stretch[]>();
  for (const stretch of stretches) {
    const { lower } = stretch.baseline;
    const group = groups.get(lower);
    if (group) group.push(stretch);
    else groups.set(lower, [stretch]);
  }
  return groups;
}

/** More cells than all are as good as all. */
function cellsIn(share: number, { target, cells, round }: ShareGrid): number {
  return share >= target ? cells : round((share / target) * cells);
}

/** b only falls as scores are used up: what can still be decided is the largest from here down. */
export function addLargest(most: Int32Array, cells: Int32Array): Int32Array {
  let largest = 0;
  return most.map((sum, b) => {
    largest = Math.max(largest, cells[b] as number);
    return sum + largest;
  });
}
