import { chanceToShare } from '../../math/chance-to-share.ts';
import type { Sweep } from '../../parse/index.ts';
import type { Arm, Warning } from '../assessment.ts';
import { assumption } from '../warning.ts';
import { type ParameterColumn, searchedColumns } from './search-space.ts';

/** What is drawn in each trial of two sweeps, keyed by what makes draws the same; only known ones. */
interface Configurations {
  readonly baseline: readonly Draw[];
  readonly candidate: readonly Draw[];
}

/** One trial, as far as its configuration is known. */
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
interface Overlap {
  readonly of: number;
  /** Those that occur in the other sweep as well. */
  readonly shared: number;
  /** Those that occur in their own sweep again. */
  readonly repeated: number;
}

/** How many of a sweep’s keys occur in another sweep, and again in its own. */
function overlapOf(own: readonly string[], others: readonly string[]): Overlap {
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
const CHANCE_RATIO = 1 / 4;

/**
 * The overlap of the smaller of two sweeps with the other, where chance does not explain it: where
 * trials are repeated within their own sweep less than a quarter as often as they are shared. In a
 * small discrete space both are frequent, in a continuous one neither is, in any space.
 *
 * @returns null where chance explains it, or nothing is shared
 */
function sharedBeyondChance(one: readonly string[], other: readonly string[]): Overlap | null {
  const overlaps = [overlapOf(one, other), overlapOf(other, one)] as const;
  const [first, second] = overlaps;
  const smaller = second.of < first.of ? second : first;
  if (smaller.shared === 0) return null;
  const isChance = ({ repeated, of }: Overlap) =>
    repeated / of >= (CHANCE_RATIO * smaller.shared) / smaller.of;
  return overlaps.some(isChance) ? null : smaller;
}

/** Fewer rows meet by chance more often than in 1 pair of sweeps in 100, in the worst of spaces. */
const MIN_COMMON_ROWS = 5;
const MIN_ROWS_IF_ALL = 4;
const MIN_COMMON_SHARE = 0.1;
/** Fewer scores of coarse metrics may come in the same order by chance. */
const MIN_DISTINCT_SCORES = 5;

/**
 * Whether the sweeps hold the same trials: one repeats the other, or of the smaller one at
 * least five rows and a tenth (or all of four) have parameters and score in common with rows of the other,
 * beyond what repeats within each sweep explain. In a discrete space with training that is
 * deterministic, rows meet by chance as configurations do. Failed trials have no score to compare.
 */
export function sameRows(
  baseline: Sweep,
  candidate: Sweep,
  configurations: Configurations,
): Warning[] {
  const common = commonRows(baseline, candidate, configurations);
  if (common === null) return [];
  const message = `${common}: the sweeps are not independent.`;
  return [assumption('same-rows', { arm: null, message })];
}

function commonRows(baseline: Sweep, candidate: Sweep, draws: Configurations): string | null {
  if (isSameSweep(baseline, candidate)) {
    return 'Both sweeps have the same scores in the same order, as if the same file had been given twice';
  }
  const overlap = sharedBeyondChance(rowsOf(draws.baseline), rowsOf(draws.candidate));
  if (overlap === null) return null;
  const { shared, of } = overlap;
  const isAll = shared === of && of >= MIN_ROWS_IF_ALL;
  if (!isAll && (shared < MIN_COMMON_ROWS || shared < MIN_COMMON_SHARE * of)) return null;
  return `${shared} trials of the smaller sweep have the same parameters and the same score as trials of the other`;
}

function rowsOf(draws: readonly Draw[]): string[] {
  return draws
    .filter(({ score }) => score > -Infinity)
    .map(({ configuration, score }) => `${score} ${configuration}`);
}

/** Whether both have the same scores in the same order, enough of them different. */
export function isSameSweep(baseline: Sweep, candidate: Sweep): boolean {
  const [one, other] = [baseline.trials, candidate.trials];
  if (one.length !== other.length) return false;
  const scores = new Set(one.flatMap(({ score }) => (score > -Infinity ? score : [])));
  return (
    scores.size >= MIN_DISTINCT_SCORES && one.every(({ score }, i) => score === other[i]?.score)
  );
}

/** Independent sweeps share as many at most this often. */
const PAIRED_BY_CHANCE = 1 / 1000;

/**
 * Whether two sweeps share configurations, so that they are not independent: at least half of the
 * configurations of the smaller one occur in the other, and by chance they would share as many at most 1
 * time in 1,000, by the number of distinct configurations seen (`chanceToShare`); or one is the other over
 * again. Levels of both bands together need the bound for dependent sweeps then. False where parameters are
 * not known and the scores do not show it, and where there are too few trials: five trials in each that are all
 * shared may be chance in a small space.
 */
export function arePaired(baseline: Sweep, candidate: Sweep): boolean {
  if (isSameSweep(baseline, candidate)) return true;
  const columns = searchedColumns(baseline, candidate);
  return pairsIn(configurationsOf({ baseline, candidate, columns })) !== null;
}

/** The warning, where configurations show it. */
export function pairedSweeps(configurations: Configurations): Warning[] {
  const overlap = pairsIn(configurations);
  if (overlap === null) return [];
  const message = `${overlap.shared} of the ${overlap.of} configurations of the smaller sweep occur in the other: the sweeps are paired. The limits of each still hold.`;
  return [assumption('paired-sweeps', { arm: null, message })];
}

function pairsIn(draws: Configurations): Overlap | null {
  const [one, other] = [draws.baseline.map(configurationOf), draws.candidate.map(configurationOf)];
  const [smaller, larger] = other.length < one.length ? [other, one] : [one, other];
  const overlap = overlapOf(smaller, larger);
  if (overlap.shared === 0 || 2 * overlap.shared < overlap.of) return null;
  const [few, many] = [new Set(smaller), new Set(larger)];
  const shared = [...few].filter((key) => many.has(key)).length;
  const distinct = few.size + many.size - shared;
  const chance = chanceToShare(
    { sizes: [one.length, other.length], distinct, shared },
    PAIRED_BY_CHANCE,
  );
  return chance <= PAIRED_BY_CHANCE ? overlap : null;
}

function configurationOf({ configuration }: Draw): string {
  return configuration;
}

/** A sweep with fewer repeated trials says too little. */
const MIN_EXPECTED = 8;
const MIN_REPEATED_SHARE = 0.1;
/** Chance repeats are matched between the sweeps about as often as within one. */
const MAX_MATCHED_SHARE = 1 / 8;

/**
 * Whether a sweep repeats configurations that chance would not repeat: at least a tenth of its trials
 * are repeated within it, so many that by chance at least eight of them would occur in the other sweep
 * too, and less than an eighth of that number does. In a small discrete space, where repeats are draws
 * like any others, the other sweep has the same configurations: chance fulfils this in at most about 1
 * pair of sweeps in 100, in any space. Gives no warning where the other sweep is
 * too small, or repeats exactly the same ones.
 */
export function repeatedConfigurations({ baseline, candidate }: Configurations): Warning[] {
  const [before, after] = [baseline, candidate].map((draws) =>
    draws.map(({ configuration }) => configuration),
  );
  if (!before || !after) return [];
  return [
    ...repeatsIn('baseline', overlapOf(before, after), after.length),
    ...repeatsIn('candidate', overlapOf(after, before), before.length),
  ];
}

function repeatsIn(arm: Arm, { of, shared, repeated }: Overlap, others: number): Warning[] {
  // A trial of n meets n − 1 in its own sweep, and as many as there are in the other.
  const expected = repeated * Math.min(1, others / (of - 1));
  if (repeated < MIN_REPEATED_SHARE * of || expected < MIN_EXPECTED) return [];
  if (shared >= MAX_MATCHED_SHARE * expected) return [];
  const message = `${repeated} of ${of} trials repeat the configuration of another trial, more than chance explains: they are not independent draws and count for more than they are worth.`;
  return [assumption('repeated-configurations', { arm, message })];
}
