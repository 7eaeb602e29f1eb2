import type { DecidingRanks } from './deciding-ranks.ts';
import { HeldLevels, type SharesOf } from './level-rates.ts';

/**
 * The shares of the levels of "worse" by the interleaving of two sweeps' scores alone. Where d
 * candidate scores are below the baseline's j-th, the candidate's i-th is below it exactly if d ≥ i:
 * two look-ups decide on a part of the range.
 *
 * @param parts of the range, their ranks within the trials that interleavings have
 * @param baselineTrials ≥ 1
 */
export function sharesByRank(parts: readonly DecidingRanks[], baselineTrials: number): SharesOf {
  const columns = columnsOf(parts);
  const below = new Int32Array(baselineTrials + 1);
  const held = new HeldLevels();
  return (interleaving) => {
    countBelow(interleaving, below);
    held.clear();
    for (let i = 0; i < parts.length; i++) {
      held.add(levelAt(i, columns, below), columns.share[i] as number);
    }
    return held.sharesOf(1);
  };
}

type Columns = Readonly<Record<keyof DecidingRanks, Float64Array | Int32Array>>;

function columnsOf(parts: readonly DecidingRanks[]): Columns {
  const ranks = (name: keyof DecidingRanks) => Int32Array.from(parts, (part) => part[name]);
  return {
    share: Float64Array.from(parts, ({ share }) => share),
    baselineLower: ranks('baselineLower'),
    baselinePoint: ranks('baselinePoint'),
    candidatePoint: ranks('candidatePoint'),
    candidateUpper: ranks('candidateUpper'),
  };
}

/** For each baseline score, from rank 1, how many candidate scores are below it. */
function countBelow(interleaving: Uint8Array, below: Int32Array): void {
  let candidates = 0;
  let baselines = 0;
  for (let place = 0; place < interleaving.length; place++) {
    if (interleaving[place] === 1) candidates++;
    else below[++baselines] = candidates;
  }
}

function levelAt(i: number, columns: Columns, below: Int32Array): number {
  const belowLower = below[columns.baselineLower[i] as number] as number;
  const upper = columns.candidateUpper[i] as number;
  if (belowLower >= upper) return 3;
  const isPointBelow = belowLower >= (columns.candidatePoint[i] as number);
  const isUpperBelow = (below[columns.baselinePoint[i] as number] as number) >= upper;
  return (isPointBelow ? 1 : 0) + (isUpperBelow ? 1 : 0);
}
