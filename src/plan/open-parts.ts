import type { DecidingRanks } from './deciding-ranks.ts';

/** Parts that can be open at once: bits of a whole number. */
const MOST_OPEN = 30;

interface Part extends DecidingRanks {
  readonly bit: number;
}

/**
 * A baseline score, the scores of both sweeps coming in ascending order, and what it does to the
 * parts of the range. Until its lower limit has come a part is undecided in full. It is *open* from
 * then on until its point estimate comes, if all it takes is that the candidate's upper limit comes
 * before; one bit tells whether it is.
 */
export interface Turn {
  readonly opening: readonly Part[];
  /** The bits of parts that are not open any more. */
  readonly closing: number;
  /** The parts that may be open after it. */
  readonly open: readonly Part[];
  /** The share of the parts that open later. */
  readonly later: number;
}

/** The bits of open parts, and what share is held for good since the last score. */
export interface Change {
  readonly open: number;
  readonly gain: number;
}

/**
 * What each baseline score does, from none (0) to the last.
 *
 * @param parts in order of budget, so that those open at once are neighbours
 * @returns null if there are more open at once than there are bits
 */
export function turnsOf(parts: readonly DecidingRanks[], baselineTrials: number): Turn[] | null {
  const withBits = parts.map((part, i) => ({ ...part, bit: 1 << (i % MOST_OPEN) }));
  const turns = Array.from({ length: baselineTrials + 1 }, (_, rank) => turnAt(rank, withBits));
  return turns.every(({ open }) => open.length <= MOST_OPEN) ? turns : null;
}

function turnAt(rank: number, parts: readonly Part[]): Turn {
  const closing = parts.filter((part) => part.baselineLower < rank && part.baselinePoint === rank);
  const later = parts.filter((part) => part.baselineLower > rank);
  return {
    opening: parts.filter((part) => part.baselineLower === rank),
    closing: closing.reduce((bits, { bit }) => bits | bit, 0),
    open: parts.filter((part) => part.baselineLower <= rank && part.baselinePoint > rank),
    later: later.reduce((sum, { share }) => sum + share, 0),
  };
}

/** When the baseline score of a turn comes, with so many candidate scores before it. */
export function takeBaseline(
  turn: Turn,
  before: { readonly open: number; readonly candidates: number },
  level: 'weak' | 'fair',
): Change {
  const { candidates } = before;
  let open = before.open & ~turn.closing;
  let gain = 0;
  for (const {
    share,
    bit,
    baselineLower,
    baselinePoint,
    candidatePoint,
    candidateUpper,
  } of turn.opening) {
    const isPointBelow = candidates >= candidatePoint;
    const isHeld = level === 'weak' ? isPointBelow : candidates >= candidateUpper;
    const mayBe = (level === 'weak' || isPointBelow) && baselinePoint > baselineLower;
    if (isHeld) gain += share;
    else if (mayBe) open |= bit;
  }
  return { open, gain };
}

/** When the candidate score of some rank comes after the baseline score of a turn. */
export function takeCandidate(turn: Turn, before: number, rank: number): Change {
  let open = before;
  let gain = 0;
  for (const { share, bit, candidateUpper } of turn.open) {
    if (candidateUpper !== rank || (open & bit) === 0) continue;
    open &= ~bit;
    gain += share;
  }
  return { open, gain };
}

/** The most share that can still be gained after a turn. */
export function hopeAfter(turn: Turn, open: number): number {
  const isOpen = ({ bit }: Part) => (open & bit) !== 0;
  return turn.open.filter(isOpen).reduce((sum, { share }) => sum + share, turn.later);
}
