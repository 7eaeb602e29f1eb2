import type { Sweep } from '../../parse/index.ts';
import type { ParameterColumn } from './parameter-columns.ts';

/** What is drawn in each trial of two sweeps, by what makes draws the same; those known alone. */
export interface Configurations {
  readonly baseline: readonly Draw[];
  readonly candidate: readonly Draw[];
}

export interface Draw {
  /** The values of the parameters that are searched, as text. */
  readonly configuration: string;
  /** −∞ for a failed trial. */
  readonly score: number;
}

interface Drawn {
  readonly baseline: Sweep;
  readonly candidate: Sweep;
  /** Of both; none where parameters are not known, or nothing is searched. */
  readonly columns: readonly ParameterColumn[];
}

/** Empty where there are no columns. */
export function configurationsOf({ baseline, candidate, columns }: Drawn): Configurations {
  if (columns.length === 0) return { baseline: [], candidate: [] };
  const drawsOf = ({ trials }: Sweep, arm: 'baseline' | 'candidate') => {
    const known = trials.filter(({ parameters }) => parameters !== null);
    return known.map(({ score }, i) => {
      const keys = columns.map((column) => column[arm][i] ?? null);
      return { configuration: JSON.stringify(keys), score };
    });
  };
  return { baseline: drawsOf(baseline, 'baseline'), candidate: drawsOf(candidate, 'candidate') };
}

/** How many of some keys occur elsewhere. */
export interface Overlap {
  readonly of: number;
  /** Those that occur in the other sweep as well. */
  readonly shared: number;
  /** Those that occur in their own sweep again. */
  readonly repeated: number;
}

export function overlapOf(own: readonly string[], others: readonly string[]): Overlap {
  const [counts, foreign] = [countsOf(own), new Set(others)];
  return {
    of: own.length,
    shared: own.filter((key) => foreign.has(key)).length,
    repeated: own.filter((key) => (counts.get(key) ?? 0) > 1).length,
  };
}

function countsOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Draws that meet by chance meet within a sweep as often as between two. */
const RARELY = 1 / 4;

/**
 * The overlap of the smaller of two sweeps with the other, where chance does not explain it: where
 * trials are repeated within their own sweep less than a quarter as often as they are shared. In a
 * small discrete space both are frequent, in a continuous one neither is, whatever the space.
 *
 * @returns null where chance explains it, or nothing is shared
 */
export function sharedBeyondChance(
  one: readonly string[],
  other: readonly string[],
): Overlap | null {
  const overlaps = [overlapOf(one, other), overlapOf(other, one)] as const;
  const [first, second] = overlaps;
  const smaller = second.of < first.of ? second : first;
  if (smaller.shared === 0) return null;
  const isChance = ({ repeated, of }: Overlap) =>
    repeated / of >= (RARELY * smaller.shared) / smaller.of;
  return overlaps.some(isChance) ? null : smaller;
}
