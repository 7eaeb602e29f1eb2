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

/** Consecutive sweeps, the last one not included. */
interface Segment {
  readonly from: number;
  readonly to: number;
}

/** The sweeps of a segment before `at` against those from there on. */
interface Split extends Segment {
  readonly at: number;
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

/** All scores in increasing order, and where each sweep's are. */
interface Pool {
  readonly scores: Float64Array;
  /** The sweep that each score is from. */
  readonly owners: Uint32Array;
  /** The places of each sweep's scores in the order, sweep after sweep. */
  readonly places: Uint32Array;
  /** Where the places of each sweep start, and where those of the last end. */
  readonly starts: readonly number[];
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
  const pool = poolOf(sweeps);
  const known = new Map<string, ChangePoint | null>();
  const changeOf = (from: number, to: number) => {
    const key = `${from} ${to}`;
    if (!known.has(key)) known.set(key, changeIn(pool, { from, to }, test));
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

function poolOf(sweeps: readonly (readonly number[])[]): Pool {
  const all = sweeps.flatMap((scores, owner) => scores.map((score) => ({ score, owner })));
  // A difference would not be a number where both failed.
  all.sort((a, b) => (a.score === b.score ? 0 : a.score - b.score));
  const starts = [0];
  for (const { length } of sweeps) starts.push((starts.at(-1) as number) + length);
  const places = new Uint32Array(all.length);
  const free = [...starts];
  all.forEach(({ owner }, place) => {
    const at = free[owner] as number;
    places[at] = place;
    free[owner] = at + 1;
  });
  return {
    scores: Float64Array.from(all, ({ score }) => score),
    owners: Uint32Array.from(all, ({ owner }) => owner),
    places,
    starts,
  };
}

/** The places of a segment's scores in their order. */
function placesIn({ places, starts }: Pool, { from, to }: Segment): Uint32Array {
  return places.slice(starts[from], starts[to]).sort();
}

function changeIn(pool: Pool, segment: Segment, { rules, level }: Test): ChangePoint | null {
  let extreme: Extreme | null = null;
  const all = placesIn(pool, segment);
  // A p-value is at least its least tail, and there are two directions.
  let limit = Math.log(level / 2);
  for (const split of splitsOf(segment)) {
    const share = Math.log(split.share);
    const isWhole = split.from === segment.from && split.to === segment.to;
    const places = isWhole ? all : placesIn(pool, split);
    const found = extremeOf({ ...pool, places }, split, {
      rules,
      limit: limit + share,
    });
    if (found === null) continue;
    extreme = found;
    limit = found.logTail - share;
  }
  if (extreme === null) return null;
  const { split, direction } = extreme;
  const pValue = Math.max(MIN_P_VALUE, (2 * chanceOf(extreme, rules)) / split.share);
  return pValue <= level ? { at: split.at, direction, pValue } : null;
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
function splitsOf({ from, to }: Segment): readonly Split[] {
  const places = Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => from + 1 + i);
  const weights = places.map((at) => 1 / Math.min(at - from, to - at));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const reaches = REACHES.filter((reach) => 2 * reach < to - from);
  const half = reaches.length === 0 ? 1 : 0.5;
  const near = reaches.flatMap((reach) =>
    places.map((at) => {
      const around = {
        from: Math.max(from, at - reach),
        to: Math.min(to, at + reach),
      };
      return { ...around, at, share: half / reaches.length / places.length };
    }),
  );
  const whole = places.map((at, i) => {
    return { from, at, to, share: (half * (weights[i] as number)) / total };
  });
  return [...whole, ...near];
}

/**
 * The direction with the least tail, if it is below the limit.
 *
 * @param pool with the places of the split's scores in their order
 */
function extremeOf(
  { scores, owners, places, starts }: Pool,
  split: Split,
  { rules, limit }: { readonly rules: Test['rules']; readonly limit: number },
): Extreme | null {
  const { from, at, to } = split;
  const [start = 0, middle = 0, end = 0] = [from, at, to].map((sweep) => starts[sweep]);
  const [before, after] = [middle - start, end - middle];
  const worse = new LeastTail({ ...rules, trials: [before, after] }, limit);
  const better = new LeastTail({ ...rules, trials: [after, before] }, limit);
  // Tied scores are not below each other.
  let [beforeBelow, afterBelow, beforeRead, afterRead] = [0, 0, 0, 0];
  let last = Number.NaN;
  for (const place of places) {
    const score = scores[place] as number;
    if (score !== last) {
      last = score;
      beforeBelow = beforeRead;
      afterBelow = afterRead;
    }
    if ((owners[place] as number) < at) worse.read(++beforeRead, afterBelow);
    else better.read(++afterRead, beforeBelow);
  }
  const logTail = Math.min(worse.log, better.log);
  if (logTail === limit) return null;
  return worse.log <= better.log
    ? { split, direction: 'worse', trials: [before, after], logTail }
    : { split, direction: 'better', trials: [after, before], logTail };
}

/** The least local tail of one side's scores, taken in increasing order; none above a limit is computed. */
class LeastTail {
  /** ln T, or the limit. */
  log: number;
  readonly #ranks: ReturnType<typeof ranksTested>;
  readonly #counts: CountBelow;
  readonly #expected: number;
  #below = 0;

  constructor(design: NoChangeDesign, limit: number) {
    const [n, m] = design.trials;
    this.log = limit;
    this.#ranks = ranksTested(design);
    this.#counts = new CountBelow(n, m);
    this.#expected = m / (n + 1);
  }

  /** @param below how many of the other side's scores are below the one of this rank */
  read(rank: number, below: number): void {
    const { first, last } = this.#ranks;
    // With as many below, the tail of the rank before is smaller.
    if (below === this.#below || rank < first || rank > last) return;
    this.#below = below;
    if (below <= rank * this.#expected) return;
    // A tail is at least its first chance.
    if (this.#counts.logChance(rank, below) >= this.log) return;
    this.log = Math.min(this.log, this.#counts.logAtLeast(rank, below));
  }
}
