import { findRoot } from '../math/root.ts';
import { type Design, isComputable, piecesOf } from './design.ts';

/** How a candidate may differ from the baseline. */
export interface Alternative {
  /** R > 0: it needs R times the baseline's trials for the same score. */
  readonly slowdown: number;
  /** At every budget, or only above the median of all scores, and below it like the baseline. */
  readonly where: 'everywhere' | 'above-median';
}

const UNCHANGED: Alternative = { slowdown: 1, where: 'everywhere' };

/** Four times in five. */
const USUAL_POWER = 0.8;
const MAX_SLOWDOWN = 2 ** 20;

/**
 * The probability that independent sweeps between which nothing changed show strong evidence of "worse"
 * anywhere on the range. Exact for continuous scores, an upper bound with ties, failures or a margin.
 *
 * @param design with budgets in trials
 * @returns in [0, 1]; 0 where the sweeps resolve no budget
 */
export function strongRate(design: Design): number {
  return chanceOf(cornersOf(design), UNCHANGED);
}

/**
 * The power of strong evidence: the probability that it shows a candidate that is slower in some way
 * [Lehmann53]. It increases with the slowdown, from the false-alarm rate at 1. Exact for independent sweeps
 * with continuous scores, an upper bound with ties.
 *
 * @param design with budgets in trials and no margin
 * @returns in [0, 1]; 0 where the sweeps resolve no budget
 */
export function powerOf(design: Design): (alternative: Alternative) => number {
  const corners = cornersOf(design);
  return (alternative) => chanceOf(corners, alternative);
}

/**
 * The slowdown at every budget, in [1, 2²⁰], that strong evidence shows with the given power, to a
 * relative error of 1e-10.
 *
 * @param design with budgets in trials and no margin
 * @param power in (0, 1)
 * @returns null where no such slowdown has that power, as where the sweeps resolve no budget, and
 *   for sweeps of more than 20,000 trials
 */
export function detectableSlowdown(design: Design, power = USUAL_POWER): number | null {
  if (!isComputable(design)) return null;
  const corners = cornersOf(design);
  const excess = (logarithm: number) =>
    chanceOf(corners, { slowdown: Math.exp(logarithm), where: 'everywhere' }) - power;
  if (excess(0) >= 0) return 1;
  let high = Math.LN2;
  while (excess(high) < 0) {
    if (high >= Math.log(MAX_SLOWDOWN)) return null;
    high *= 2;
  }
  return Math.exp(findRoot(excess, { low: 0, high, tolerance: 1e-10 }));
}

/**
 * Where strong evidence holds, by the order of the scores. On a piece of the range it is Y₍ᵢ₎ < X₍ⱼ₎: at least
 * i of the candidate's scores lie below the baseline's j-th. Of all pieces with the same j the least i
 * decides: evidence holds somewhere on the range if one baseline score has that many below it.
 */
interface Corners {
  readonly baselineTrials: number;
  readonly candidateTrials: number;
  /** By the rank j of a baseline score, from 1; more than there are where it decides nothing. */
  readonly enoughBelow: Float64Array;
  /** The least j that decides something; more than there are where none does. */
  readonly lowest: number;
}

function cornersOf(design: Design): Corners {
  const [baselineTrials, candidateTrials] = [design.baseline.band.n, design.candidate.band.n];
  const enoughBelow = new Float64Array(baselineTrials + 1).fill(Infinity);
  for (const { baselineLower: j, candidateUpper: i } of piecesOf(design)) {
    if (j > 0) enoughBelow[j] = Math.min(enoughBelow[j] as number, i);
  }
  const lowest = enoughBelow.findIndex((i) => i < Infinity);
  return {
    baselineTrials,
    candidateTrials,
    enoughBelow,
    lowest: lowest === -1 ? Infinity : lowest,
  };
}

function chanceOf(corners: Corners, alternative: Alternative): number {
  const { baselineTrials, candidateTrials } = corners;
  const start = { chances: new Map([[baselineTrials, 1]]), left: baselineTrials + candidateTrials };
  if (alternative.where === 'above-median') return chanceAboveMedian(corners, alternative);
  return Math.min(1, walk(corners, start, { slowdown: alternative.slowdown, end: [0, 0] }).held);
}

/** Where walks begin: the chances of so many baseline scores among those left. */
interface Start {
  readonly chances: ReadonlyMap<number, number>;
  /** Scores of both sweeps. */
  readonly left: number;
}

interface Way {
  readonly slowdown: number;
  /** Down to which numbers of scores left it goes. */
  readonly end: readonly [baseline: number, candidate: number];
}

interface Walked {
  readonly held: number;
  /** The chance of coming to the end without it. */
  readonly passed: number;
}

/** A chance this small is left out: far below the precision of any rate. */
const NEGLIGIBLE = 1e-60;

/**
 * The probability of strong evidence anywhere on the range, exactly, for continuous scores.
 *
 * Scores are taken from the largest down. With a of the baseline's and b of the candidate's to come, the
 * largest is the candidate's with probability θb/(a + θb), θ = 1/R: where nothing changed because all
 * orders are equally likely, and for F_c = F_b^θ, which is τ_c(k) = τ_b(θk), by [Lehmann53]. When the
 * baseline's j-th score comes, the candidate's that are left lie below it: with enough of them evidence
 * holds, and the rest does not matter. One pass over all numbers of scores left adds up the chances of
 * ending there; chances are only ever multiplied and added up, so that nothing cancels.
 */
function walk(corners: Corners, start: Start, { slowdown, end }: Way): Walked {
  const { baselineTrials, candidateTrials, enoughBelow, lowest } = corners;
  const [baselineEnd, candidateEnd] = end;
  // By the candidate's scores left: the chance of that when the next baseline score comes.
  const chances = new Float64Array(candidateTrials + 1);
  let [most, fewest] = [-1, candidateTrials];
  let held = 0;
  for (let a = baselineTrials; a >= Math.max(baselineEnd, lowest); a--) {
    const beginning = start.chances.get(a);
    if (beginning !== undefined) {
      const b = start.left - a;
      chances[b] = (chances[b] as number) + beginning;
      [most, fewest] = [Math.max(most, b), Math.min(fewest, b)];
    }
    const weight = (a - baselineEnd) * slowdown;
    fewest = takeCandidates(chances, { most, fewest, last: candidateEnd }, weight);
    if (a === baselineEnd) return { held, passed: chances[candidateEnd] as number };

    const enough = enoughBelow[a] as number;
    for (; most >= fewest && (most >= enough || isNegligible(chances[most])); most--) {
      held += chances[most] as number;
      chances[most] = 0;
    }
  }
  return { held, passed: 0 };
}

interface Window {
  /** Chances of more scores left than these, or of fewer, are none. */
  readonly most: number;
  readonly fewest: number;
  readonly last: number;
}

/**
 * Before the next baseline score any number of the candidate's may come, as long as any are to.
 *
 * @param weight of the baseline scores that are left, relative to that of one of the candidate's
 * @returns the fewest that may be left now
 */
function takeCandidates(chances: Float64Array, { most, fewest, last }: Window, weight: number) {
  let passedOn = 0;
  for (let b = most; b > last; b--) {
    const here = (chances[b] as number) + passedOn;
    if (b < fewest && isNegligible(here)) return b + 1;
    const share = here / (weight + b - last);
    chances[b] = share * weight;
    passedOn = share * (b - last);
  }
  chances[last] = (chances[last] as number) + passedOn;
  return last;
}

function isNegligible(chance: number | undefined): boolean {
  return (chance ?? 0) < NEGLIGIBLE;
}

/** A division of the better half of the scores this unlikely, next to the likeliest one, is left out. */
const UNLIKELY = 1e-12;

/**
 * As `walk`, for a candidate that has as many scores as the baseline above the median of all, but worse
 * ones there: F_c = ½ + ½(2F_b − 1)^θ. For each way in which the better half of the scores can fall to the
 * sweeps there is a walk through it, and below all orders are equally likely.
 */
function chanceAboveMedian(corners: Corners, { slowdown }: Alternative): number {
  const { baselineTrials, candidateTrials } = corners;
  const left = Math.ceil((baselineTrials + candidateTrials) / 2);
  let held = 0;
  const passed = new Map<number, number>();
  const whole = { chances: new Map([[baselineTrials, 1]]), left: baselineTrials + candidateTrials };
  for (const [baselineLeft, chance] of divisionsOf(corners, left)) {
    const end = [baselineLeft, left - baselineLeft] as const;
    const found = walk(corners, whole, { slowdown, end });
    held += chance * found.held;
    passed.set(baselineLeft, chance * found.passed);
  }
  const below = walk(corners, { chances: passed, left }, { slowdown: 1, end: [0, 0] });
  return Math.min(1, held + below.held);
}

/** The distribution of the number of baseline scores among the `size` best, if every subset is equally likely. */
function divisionsOf(
  { baselineTrials: n, candidateTrials: m }: Corners,
  size: number,
): Map<number, number> {
  const weights = new Map<number, number>();
  const likeliest = Math.floor(((n + 1) * (size + 1)) / (n + m + 2));
  // The probability of k + 1 baseline scores, relative to that of k.
  const ratio = (k: number) => ((n - k) * (size - k)) / ((k + 1) * (m - size + k + 1));
  for (let [k, weight] = [likeliest, 1]; weight > UNLIKELY; weight *= ratio(k++)) {
    weights.set(k, weight);
  }
  for (let [k, weight] = [likeliest, 1]; weight > UNLIKELY; weight /= ratio(--k)) {
    weights.set(k, weight);
  }
  const sum = [...weights.values()].reduce((a, b) => a + b, 0);
  return new Map([...weights].map(([k, weight]) => [k, weight / sum]));
}
