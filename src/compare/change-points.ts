import { CountBelow, chanceToTouch } from '../math/interleaving.ts';
import { type NoChangeDesign, ranksTested, staircaseOf } from './no-change.ts';

/** Where consecutive sweeps stop being draws from one distribution. */
export interface ChangePoint {
  /** The index of the first sweep after the change, ≥ 1. */
  readonly at: number;
  readonly direction: 'worse' | 'better';
  /** Of all splits of the segment together, in (0, level]; what is smaller than 1e-50 is given as that. */
  readonly pValue: number;
}

interface Test {
  readonly rules: Omit<NoChangeDesign, 'trials'>;
  /** Of all splits of a segment, in (0, 1). */
  readonly level: number;
}

/** Consecutive sweeps, the last one not included: those before `at` against those from there on. */
interface Split {
  readonly from: number;
  readonly at: number;
  readonly to: number;
  /** Of the segment's level. */
  readonly share: number;
}

interface Extreme {
  readonly split: Split;
  readonly direction: ChangePoint['direction'];
  /** Of the side that is better, and of the other. */
  readonly trials: NoChangeDesign['trials'];
  /** ln T, the logarithm of the least local tail. */
  readonly logTail: number;
}

/** Of a history, that of a gate: what a page shows is to be as rare as a failed check if nothing changed. */
export const CHANGE_LEVEL = 0.003;

/** How many sweeps on either side are the surroundings of a split; 16 show any loss worth a word. */
const REACHES = [2, 4, 8, 16];

/** Smaller p-values would lack what is left out of the mass of lattice paths. */
const MIN_P_VALUE = 1e-50;

/**
 * Where a series of sweeps changed, by the test of no change: a segment is split where the trials before and after
 * differ most, as long as all its splits together are unlikely enough if nothing changed, and both parts are looked at
 * in the same way (binary segmentation [ScottKnott74]); at last each split has to stand between its neighbours. Sweeps
 * between two change points cannot be told apart.
 *
 * Each split of a segment is tested in both directions, with all sweeps on either side and with only the nearest 2, 4,
 * 8 and 16, and has its share of the level, so that by Boole's inequality at most `level` of all segments in which
 * nothing changed are split, whatever the distribution of the scores. Exact for the level of a split, conservative
 * for their union; ties and failures make it more so. Holds for a series that never changed, and for parts whose ends
 * are not chosen by the scores; the ends of later segments are estimated, for which a study gives the rate.
 *
 * One pass over the scores a split, in O(sweeps · trials), and one exact p-value a segment.
 *
 * @param sweeps at least one score each, larger is better, −∞ for failed trials, in any order; not changed
 * @param test of which the ranks that are looked at, and the level, in (0, 1)
 * @returns in their order
 */
export function changePoints(
  sweeps: readonly (readonly number[])[],
  test: Test,
): readonly ChangePoint[] {
  const known = new Map<string, ChangePoint | null>();
  const changeOf = (from: number, to: number) => {
    const key = `${from} ${to}`;
    if (!known.has(key)) known.set(key, changeIn(sweeps, [from, to], test));
    return known.get(key) ?? null;
  };
  const pointsIn = (from: number, to: number): ChangePoint[] => {
    const found = changeOf(from, to);
    if (found === null) return [];
    return [...pointsIn(from, found.at), found, ...pointsIn(found.at, to)];
  };
  const points = pointsIn(0, sweeps.length);
  if (points.length < 2) return points;
  // One that was found before its neighbours may stand elsewhere between them, or not at all.
  for (let i = 0; i < points.length; ) {
    const found = changeOf(points[i - 1]?.at ?? 0, points[i + 1]?.at ?? sweeps.length);
    points.splice(i, 1, ...(found === null ? [] : [found]));
    i = found === null ? Math.max(0, i - 1) : i + 1;
  }
  return points;
}

function changeIn(
  sweeps: readonly (readonly number[])[],
  segment: readonly [from: number, to: number],
  { rules, level }: Test,
): ChangePoint | null {
  const pool = poolOf(sweeps, segment);
  let extreme: Extreme | null = null;
  // A p-value is at least its least tail, and there are two directions.
  let limit = Math.log(level / 2);
  for (const split of splitsOf(segment)) {
    const share = Math.log(split.share);
    const [before, after] = sidesOf(pool, split);
    const worse = leastTail([before, after], rules, limit + share);
    const logTail = leastTail([after, before], rules, worse);
    if (logTail === limit + share) continue;
    limit = logTail - share;
    extreme =
      logTail < worse
        ? { split, direction: 'better', trials: [after.length, before.length], logTail }
        : { split, direction: 'worse', trials: [before.length, after.length], logTail };
  }
  if (extreme === null) return null;
  const { split, direction } = extreme;
  const pValue = Math.max(MIN_P_VALUE, (2 * chanceOf(extreme, rules)) / split.share);
  return pValue <= level ? { at: split.at, direction, pValue } : null;
}

/** The scores of a segment in increasing order, and which sweep each is from. */
function poolOf(sweeps: readonly (readonly number[])[], [start, end]: readonly [number, number]) {
  const all = sweeps
    .slice(start, end)
    .flatMap((scores, i) => scores.map((score) => ({ score, owner: start + i })));
  // Failures differ by no number.
  all.sort((a, b) => a.score - b.score || 0);
  return {
    scores: Float64Array.from(all, ({ score }) => score),
    owners: Uint32Array.from(all, ({ owner }) => owner),
  };
}

/** The scores of both sides in increasing order. */
function sidesOf({ scores, owners }: ReturnType<typeof poolOf>, { from, at, to }: Split) {
  const [before, after] = [new Float64Array(scores.length), new Float64Array(scores.length)];
  let [n, m] = [0, 0];
  for (let i = 0; i < scores.length; i++) {
    const owner = owners[i] as number;
    if (owner >= from && owner < at) before[n++] = scores[i] as number;
    else if (owner >= at && owner < to) after[m++] = scores[i] as number;
  }
  return [before.subarray(0, n), after.subarray(0, m)] as const;
}

/** P(T ≤ the one found) if nothing changed. */
function chanceOf({ trials, logTail }: Extreme, rules: Test['rules']): number {
  const tail = Math.exp(logTail);
  // By Boole's inequality it is at most n times the tail.
  if (trials[0] * tail < MIN_P_VALUE / 1e6) return 0;
  return chanceToTouch(staircaseOf({ ...rules, trials }, tail));
}

/**
 * All splits of a segment, with shares that add up to 1. Half of the level is for those of the whole segment: as splits
 * far from its ends differ by few sweeps and so are nearly the same question, their shares go with 1/the number of
 * sweeps on the shorter side, and what is new is seen soon. The other half is for the surroundings of each split,
 * where a loss that was mended soon is not lost among what was before and after.
 */
function splitsOf([from, to]: readonly [number, number]): readonly Split[] {
  const places = Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => from + 1 + i);
  const weights = places.map((at) => 1 / Math.min(at - from, to - at));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const reaches = REACHES.filter((reach) => 2 * reach < to - from);
  const half = reaches.length === 0 ? 1 : 0.5;
  const near = reaches.flatMap((reach) =>
    places.map((at) => {
      const around = { from: Math.max(from, at - reach), to: Math.min(to, at + reach) };
      return { ...around, at, share: half / reaches.length / places.length };
    }),
  );
  const whole = places.map((at, i) => {
    return { from, at, to, share: (half * (weights[i] as number)) / total };
  });
  return [...whole, ...near];
}

/**
 * ln T of the scores of one side against those of the other, both in increasing order; the limit where it is not below
 * that. No tail above it is computed.
 */
function leastTail(
  [xs, ys]: readonly [Float64Array, Float64Array],
  rules: Test['rules'],
  limit: number,
): number {
  const trials = [xs.length, ys.length] as const;
  const { first, last } = ranksTested({ ...rules, trials });
  const counts = new CountBelow(...trials);
  const expected = ys.length / (xs.length + 1);
  let [log, below, known] = [limit, 0, 0];
  for (let rank = 1; rank <= last; rank++) {
    while (below < ys.length && (ys[below] as number) < (xs[rank - 1] as number)) below++;
    // With as many below, the tail of the rank before is smaller.
    if (rank < first || below === known) continue;
    known = below;
    // A tail is at least its first chance.
    if (below > rank * expected && counts.logChance(rank, below) < log)
      log = Math.min(log, counts.logAtLeast(rank, below));
  }
  return log;
}
