import {
  leastShare,
  type NoChangeDesign,
  type SomeEvidence,
  staircaseOf,
} from '../compare/index.ts';
import { findRoot, remember } from '../math/functions.ts';
import { CountBelow, chanceToTouch, type Staircase } from '../math/interleaving.ts';
import type { Sample } from '../math/order-statistics.ts';
import { quickRandom, randomChoices } from '../math/random.ts';
import type { EvidenceLevel } from '../settings/index.ts';
import {
  type Design,
  designRange,
  isComputable,
  noChangeDesign,
  type Piece,
  piecesOf,
  strongStaircase,
} from './design.ts';

/** The level of the test of no change where no rate is given. */
export const USUAL_LEVEL = 0.003;

/** Where strong evidence would raise more false alarms, it decides nothing. */
const MOST_BY_BANDS = 0.01;

/** Whether strong evidence fails a check that is given no rate. */
export function doBandsDecide(design: Design): boolean {
  return chanceToTouch(strongStaircase(design)) <= MOST_BY_BANDS;
}

/**
 * The orders of the scores that fail a check: by the test of no change where a rate is given, else by that at its usual
 * level or by strong evidence.
 *
 * @param rate α, in (0, 1); null: none is given
 */
export function failingOrders(design: Design, rate: number | null): Staircase {
  const hasBands = rate === null && doBandsDecide(design);
  return ordersFailing(design, { level: rate ?? USUAL_LEVEL, hasBands });
}

/** Those that the test fails at a level, and with bands those with strong evidence. */
export function ordersFailing(
  design: Design,
  { level, hasBands }: { readonly level: number; readonly hasBands: boolean },
): Staircase {
  const { staircase } = gateAt(noChangeDesign(design.trials, design), level);
  if (!hasBands) return staircase;
  const strong = strongStaircase(design);
  const steps = strong.steps.map((step, rank) => Math.min(step, staircase.steps[rank] as number));
  return { ...strong, steps };
}

/** A gate by the test: the orders that fail it, and how often they come if nothing changed. */
export interface NoChangeGate {
  readonly staircase: Staircase;
  /** The level attained, in [0, α]; 0: no order fails, so no gate is possible. */
  readonly rate: number;
}

/** From so few cells between two staircases on, each is tried by itself. */
const FEW = 12;
/** No rate is printed with so many digits. */
const CLOSE = 1 - 1e-6;

interface TriedGate extends NoChangeGate {
  /** Of the local tails that fail. */
  readonly limit: number;
}

/**
 * The gate that fails where p ≤ α: the largest limit of the local tails that at most that mass of orders touches. The
 * mass is the level it attains, somewhat less than α since tails are discrete.
 *
 * @param level α, in (0, 1)
 */
export const gateAt = remember((design: NoChangeDesign, level: number): NoChangeGate => {
  const counts = new CountBelow(...design.trials);
  const at = (limit: number, bracket?: readonly [Staircase, Staircase]): TriedGate => {
    const staircase = staircaseOf(design, limit, counts, bracket);
    return { limit, staircase, rate: chanceToTouch(staircase) };
  };
  // The mass is no less than any local tail that is touched, so a larger limit cannot keep the level.
  let [gate, beyond] = [at(0), at(level)];
  if (beyond.rate <= level) return beyond;

  const tryAt = (limit: number) => {
    const tried = at(limit, [beyond.staircase, gate.staircase]);
    const isKept = tried.rate <= level;
    if (isKept) gate = tried;
    else beyond = tried;
    return isKept;
  };
  for (let step = 1; cellsBetween(beyond, gate).length > FEW; step++) {
    if (gate.rate > level * CLOSE) return gate;
    tryAt(limitBetween(gate, beyond, { level, step }));
  }
  // The last one is beyond.
  const limits = cellsBetween(beyond, gate).map((cell) => counts.atLeast(...cell));
  limits.sort((one, other) => one - other);
  for (let [low, high] = [-1, limits.length - 1]; high - low > 1; ) {
    const middle = (low + high) >> 1;
    if (tryAt(limits[middle] as number)) low = middle;
    else high = middle;
  }
  return gate;
});

/** About how the limit that keeps a level goes with the level of another one. */
const EXPONENT = 1.12;
/** Every third step halves the bracket, so that a bad slope ends. */
const HALVE_EVERY = 3;

/** The next limit to try, by the logarithms of limits and masses, which are nearly on a line. */
function limitBetween(
  low: TriedGate,
  high: TriedGate,
  { level, step }: { readonly level: number; readonly step: number },
): number {
  if (low.limit === 0) return high.limit * (level / high.rate) ** EXPONENT * (1 - step * 1e-3);
  const isHalved = low.rate === 0 || step % HALVE_EVERY === 0;
  const share = isHalved ? 1 / 2 : Math.log(level / low.rate) / Math.log(high.rate / low.rate);
  return low.limit * (high.limit / low.limit) ** share;
}

/**
 * Ranks of the baseline, with how many of the candidate's scores below them touch one staircase, but not the other: all, or
 * more than a few.
 */
function cellsBetween({ staircase: larger }: NoChangeGate, { staircase: smaller }: NoChangeGate) {
  const cells: [rank: number, below: number][] = [];
  for (const [rank, from] of larger.steps.entries()) {
    const to = Math.min(smaller.steps[rank] as number, larger.candidateTrials + 1);
    for (let below = from; below < to; below++) if (cells.push([rank, below]) > FEW) return cells;
  }
  return cells;
}

/**
 * The chance that a gate fails a candidate whose curve is the baseline's up to a budget, and stays where it is from
 * there on: its scores are cut off at the quantile of that budget. Exact for continuous scores, in O(n·m).
 *
 * @param budget in trials, > 0
 * @param quantile of the curve, in (0, 1)
 */
export function powerAgainstCap(
  { candidateTrials: m, steps }: Staircase,
  budget: number,
  quantile: number,
): number {
  const n = steps.length - 1;
  const above = -Math.expm1(Math.log(quantile) / budget);
  const [baselineAbove, capped] = [binomial(n, above), binomial(m, above)];
  const highest = steps.findLastIndex((step) => step <= m);
  // The chance to touch with a of the baseline's and b of the candidate's smallest scores to come, at b.
  const touching = new Float64Array(m + 1);
  let [lowest, power] = [0, 0];
  for (let a = 0; a <= n; a++) {
    const enough = steps[a] as number;
    lowest = Math.min(lowest, enough);
    for (let [b, passed] = [lowest, 0]; a > 0 && b <= m; b++) {
      passed = (a * (b >= enough ? 1 : (touching[b] as number)) + b * passed) / (a + b);
      touching[b] = passed;
    }
    for (; lowest < m && (touching[lowest] as number) < NEGLIGIBLE; lowest++) touching[lowest] = 0;

    const here = baselineAbove[n - a] as number;
    if (here < NEGLIGIBLE) continue;
    // The capped scores are below all baseline scores above the cap, and above all others.
    power += a < highest ? here : here * dot(capped, touching);
  }
  return Math.min(1, power);
}

/** A chance this small is left out: far below the precision of any power. */
const NEGLIGIBLE = 1e-60;

/** The sum of one chance times another, of which the second counts from the end. */
function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  const last = other.length - 1;
  for (let i = 0; i <= last; i++) sum += (one[i] as number) * (other[last - i] as number);
  return sum;
}

/** P(k of n) for k from 0 to n, each with chance p. */
function binomial(n: number, p: number): Float64Array {
  const chances = new Float64Array(n + 1);
  let log = n * Math.log1p(-p);
  for (let k = 0; k <= n; k++) {
    chances[k] = Math.exp(log);
    log += Math.log((n - k) / (k + 1)) + Math.log(p / (1 - p));
  }
  return chances;
}

/** Four times in five. */
const USUAL_POWER = 0.8;
const MAX_LOG = 20 * Math.LN2;

/**
 * The slowdown at every budget [Lehmann53], in [1, 2²⁰], that a gate catches with the given power, to a relative error
 * of 1e-10. Exact for independent sweeps with continuous scores.
 *
 * @param staircase that fails where it is touched
 * @param power in (0, 1)
 * @returns null where no such slowdown has that power
 */
export function detectableSlowdown(staircase: Staircase, power = USUAL_POWER): number | null {
  const excess = (logarithm: number) => chanceToTouch(staircase, Math.exp(logarithm)) - power;
  if (excess(0) >= 0) return 1;
  let high = Math.LN2;
  while (excess(high) < 0) {
    if (high >= MAX_LOG) return null;
    high = Math.min(2 * high, MAX_LOG);
  }
  return Math.exp(findRoot(excess, { low: 0, high, tolerance: 1e-10 }));
}

/** How often sweeps between which nothing changed show some evidence of "worse". */
export interface FalseAlarmRate {
  /** In [0, 1]. */
  readonly rate: number;
  /** Of a simulated rate; 0 where it is computed. */
  readonly standardError: number;
  /** Whether the truth may be less. */
  readonly isBound: boolean;
  /** What a simulated rate was estimated from; null where it is computed. */
  readonly sample: Sample | null;
}

/** A rate that was not simulated. */
export function computedRate(rate: number, isBound = false): FalseAlarmRate {
  return { rate, standardError: 0, isBound, sample: null };
}

/** Null where a rate was not asked for, or is not known. */
export type FalseAlarmRates = Readonly<Record<SomeEvidence, FalseAlarmRate | null>>;

/** No rate is known: where trials have costs. */
export const NO_RATES: FalseAlarmRates = { weak: null, fair: null, strong: null };

/**
 * The false-alarm rates: the probability of at least some level of evidence that the candidate is worse,
 * when both sweeps are independent draws from one continuous distribution. Every order of their scores is
 * then equally likely, so that the rates depend only on the numbers of trials and on settings. With
 * ties, failures or a margin they are upper bounds: each level is an and/or of strict inequalities
 * between scores.
 *
 * Strong is exact up to 20,000 trials in a sweep, as bands are, and unknown beyond.
 *
 * @param design with budgets in trials: where costs count, no rate holds for every distribution of them
 * @param asked the levels to simulate in addition to strong evidence, with which seed, and whether scores tie or
 *   trials failed; a margin makes bounds of the rates by itself
 * @returns fair and weak only where asked for, each with its standard error
 */
export function falseAlarmRates(
  design: Design,
  {
    levels,
    seed,
    isBound = false,
  }: { levels: readonly SomeEvidence[]; seed: number; isBound?: boolean },
): FalseAlarmRates {
  const isUpper = isBound || design.rules.margin > 0;
  const strong = isComputable(design)
    ? computedRate(chanceToTouch(strongStaircase(design)), isUpper)
    : null;
  const isSimulated = levels.some((level) => level !== 'strong') && designRange(design) !== null;
  const hits = isSimulated ? simulatedHits(design, seed) : null;
  const rateOf = (level: 'weak' | 'fair') => {
    if (!levels.includes(level)) return null;
    return hits === null ? computedRate(0, isUpper) : simulatedRate(hits[level], isUpper);
  };
  return { weak: rateOf('weak'), fair: rateOf('fair'), strong };
}

/** Its error counts half a hit and one draw more, so that it is not zero without a hit. */
function simulatedRate(sample: Sample, isBound: boolean): FalseAlarmRate {
  const { hits, draws } = sample;
  const near = (hits + 0.5) / (draws + 1);
  return {
    rate: hits / draws,
    standardError: Math.sqrt((near * (1 - near)) / draws),
    isBound,
    sample,
  };
}

/** Look-ups of all draws together: counted and not timed, so that the same seed gives the same bytes. */
const MAX_LOOKUPS = 60_000_000;
const MIN_DRAWS = 1000;
const MAX_DRAWS = 50_000;

/**
 * In how many random orders of the scores, all equally likely, there is at least fair and at least weak evidence of
 * "worse": strong evidence anywhere on the range, or the level on the least share that counts.
 */
function simulatedHits(design: Design, seed: number) {
  const [n, m] = design.trials;
  const affordable = Math.floor(MAX_LOOKUPS / (3 * (n + m)));
  const draws = Math.min(MAX_DRAWS, Math.max(MIN_DRAWS, affordable));
  const orders = randomChoices(n + m, m, quickRandom(seed));
  const pieces = piecesOf(design);
  const below = new Uint32Array(n + 1);
  let [weak, fair] = [0, 0];
  for (let draw = 0; draw < draws; draw++) {
    let [candidates, rank] = [0, 0];
    for (const isCandidate of orders.next().value as Uint8Array) {
      if (isCandidate === 1) candidates++;
      else below[++rank] = candidates;
    }
    const level = levelOf(below, pieces, design.rules.minShare);
    if (level !== 'none') weak++;
    if (level === 'fair' || level === 'strong') fair++;
  }
  return { weak: { hits: weak, draws }, fair: { hits: fair, draws } };
}

/**
 * The level of evidence that the candidate is worse, by the order of the scores. With d of the candidate's scores below
 * the baseline's j-th, its i-th is below that exactly if d ≥ i.
 *
 * @param below by the rank of each baseline score from 1: how many candidate scores lie below
 * @param minShare of fair and weak evidence, in (0, 1]
 */
function levelOf(below: Uint32Array, pieces: readonly Piece[], minShare: number): EvidenceLevel {
  const least = leastShare(minShare);
  let [weak, fair] = [0, 0];
  for (const { share, baseline, candidate } of pieces) {
    const belowLower = below[baseline.lower] as number;
    if (belowLower >= candidate.upper) return 'strong';
    const isPointBelow = belowLower >= candidate.point;
    const isUpperBelow = (below[baseline.point] as number) >= candidate.upper;
    if (isPointBelow || isUpperBelow) weak += share;
    if (isPointBelow && isUpperBelow) fair += share;
  }
  if (fair >= least) return 'fair';
  return weak >= least ? 'weak' : 'none';
}
