import type { Stretch } from './stretches.ts';

/**
 * The scores that decide on "worse" along a part of the range, by their ranks in ascending order
 * from 1; 0 is a limit that no score sets, below all.
 */
export interface DecidingRanks {
  /** Of the range. */
  readonly share: number;
  readonly baselineLower: number;
  readonly baselinePoint: number;
  readonly candidatePoint: number;
  readonly candidateUpper: number;
}

/** The same range, with neighbouring stretches joined where the same scores decide on "worse". */
export function decidingRanks(stretches: readonly Stretch[]): DecidingRanks[] {
  const joined: DecidingRanks[] = [];
  for (const { share, baseline, candidate } of stretches) {
    const ranks = {
      share,
      baselineLower: Math.max(0, baseline.lower),
      baselinePoint: baseline.point,
      candidatePoint: candidate.point,
      candidateUpper: candidate.upper,
    };
    const last = joined.at(-1);
    if (last && areSame(last, ranks))
      joined[joined.length - 1] = { ...last, share: last.share + share };
    else joined.push(ranks);
  }
  return joined;
}

function areSame(a: DecidingRanks, b: DecidingRanks): boolean {
  return (
    a.baselineLower === b.baselineLower &&
    a.baselinePoint === b.baselinePoint &&
    a.candidatePoint === b.candidatePoint &&
    a.candidateUpper === b.candidateUpper
  );
}
