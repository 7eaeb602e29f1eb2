import { addLargest, type DecidedShare } from './decided-shares.ts';
import type { Stretch } from './stretches.ts';

interface Grid {
  /** The share that is all cells, > 0. */
  readonly target: number;
  readonly cells: number;
}

/** Stretches that one baseline score decides: they hold from some one down to the last, or not at all. */
interface Group {
  readonly rank: number;
  /** In cells, from the top of the range: where each begins, and where the last one ends. */
  readonly starts: readonly number[];
  readonly end: number;
  /** From how many candidate scores below on each holds, falling. */
  readonly needed: readonly number[];
}

/**
 * As `decidedShares` for the share that is held, rounded up: not each score's share but each run of
 * stretches held without a gap, so that far fewer cells do. A run counts from the cell it begins in to
 * the cell it ends in, both in full, whichever scores decide it: never less than it is, and less than
 * two cells more.
 *
 * @param stretches in order of budget, those that can be held: no limit is infinite
 * @returns in descending order of rank
 */
export function runShares(
  stretches: readonly Stretch[],
  candidateTrials: number,
  grid: Grid,
): DecidedShare[] {
  const groups = groupsOf(stretches, grid);
  let most: Int32Array = new Int32Array(candidateTrials + 1);
  const ascending = groups.map((group, i) => {
    const cells = new Int32Array(candidateTrials + 1);
    fillGains(cells, group, { most: grid.cells, below: groups[i - 1] });
    most = addLargest(most, cells);
    return { rank: group.rank, cells, most };
  });
  return ascending.reverse();
}

/** In ascending order of rank, which is that of budget. */
function groupsOf(stretches: readonly Stretch[], { target, cells }: Grid): Group[] {
  const groups: Group[] = [];
  let at = 0;
  for (let last = stretches.length - 1; last >= 0; ) {
    const rank = (stretches[last] as Stretch).baseline.lower;
    const [starts, needed]: [number[], number[]] = [[], []];
    for (; stretches[last]?.baseline.lower === rank; last--) {
      const { share, candidate } = stretches[last] as Stretch;
      starts.push(at);
      needed.push(candidate.upper);
      at += (share / target) * cells;
    }
    groups.push({ rank, starts, needed, end: at });
  }
  return groups.reverse();
}

interface Around {
  /** More cells than all are as good as all. */
  readonly most: number;
  /** The group of the next lower score. */
  readonly below: Group | undefined;
}

/** What a group adds to the run, by how many candidate scores lie below its score. */
function fillGains(
  cells: Int32Array,
  { starts, end, needed }: Group,
  { most, below }: Around,
): void {
  const last = Math.ceil(end);
  let before = cells.length;
  for (const [i, start] of starts.entries()) {
    // A run that comes from above has the cell counted in which this group begins.
    const from = i === 0 ? Math.ceil(start) : Math.floor(start);
    const enough = needed[i] as number;
    cells.fill(Math.min(most, last - from), enough, before);
    before = Math.min(before, enough);
  }
  // A run that begins with the next lower score, for which both limits change at one budget.
  cells.fill(last - Math.floor(end), below?.needed[0] ?? before, before);
}
