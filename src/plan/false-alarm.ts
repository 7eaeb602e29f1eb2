import { leastShare, type SomeEvidence } from '../compare/index.ts';
import type { Sample } from '../math/beta.ts';
import { chanceToTouch } from '../math/interleaving.ts';
import { quickRandom, randomChoices } from '../math/random.ts';
import type { EvidenceLevel } from '../settings/index.ts';
import {
  type Design,
  designRange,
  isComputable,
  type Piece,
  piecesOf,
  type Sizes,
  strongStaircase,
} from './design.ts';

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
  const bound = { isBound: isBound || design.rules.margin > 0 };
  const computed = (rate: number) => ({ ...bound, rate, standardError: 0, sample: null });
  const strong = isComputable(design) ? computed(chanceToTouch(strongStaircase(design))) : null;
  const asked = (['weak', 'fair'] as const).filter((level) => levels.includes(level));
  if (asked.length === 0) return { ...NO_RATES, strong };
  const trials = [design.baseline.band.n, design.candidate.band.n] as const;
  const hits = designRange(design) && simulatedHits(design, drawOrders(trials, seed));
  const simulated = (sample: Sample) => ({ ...bound, ...estimateRate(sample) });
  const rates = asked.map((level) => [level, hits ? simulated(hits[level]) : computed(0)]);
  return { ...NO_RATES, ...Object.fromEntries(rates), strong } as FalseAlarmRates;
}

/** A simulated rate. Its error counts half a hit and one draw more, so that it is not zero without a hit. */
export function estimateRate(sample: Sample) {
  const { hits, draws } = sample;
  const near = (hits + 0.5) / (draws + 1);
  return { rate: hits / draws, standardError: Math.sqrt((near * (1 - near)) / draws), sample };
}

/** Look-ups of all draws together: counted and not timed, so that the same seed gives the same bytes. */
const MAX_LOOKUPS = 60_000_000;
const MIN_DRAWS = 1000;
const MAX_DRAWS = 50_000;

/**
 * Random orders of the scores of two sweeps, all equally likely: for each draw, and in it by the rank of each baseline
 * score from 1, how many candidate scores lie below.
 *
 * @param trials of the baseline and of the candidate, ≥ 1
 */
function drawOrders([n, m]: Sizes, seed: number) {
  const affordable = Math.floor(MAX_LOOKUPS / (3 * (n + m)));
  const draws = Math.min(MAX_DRAWS, Math.max(MIN_DRAWS, affordable));
  const below = new Uint16Array(draws * (n + 1));
  const orders = randomChoices(n + m, m, quickRandom(seed));
  for (let draw = 0; draw < draws; draw++) {
    countBelow(orders.next().value as Uint8Array, below, draw * (n + 1));
  }
  return { draws, below };
}

/**
 * How often independent sweeps between which nothing changed show at least fair and at least weak evidence
 * of "worse": strong evidence anywhere on the range, or the level on the least share that counts.
 *
 * @param orders for the sizes of the design
 */
function simulatedHits(design: Design, { draws, below }: ReturnType<typeof drawOrders>) {
  const stride = design.baseline.band.n + 1;
  const rule = { pieces: piecesOf(design), minShare: design.rules.minShare };
  const hits = { weak: 0, fair: 0 };
  for (let start = 0; start < draws * stride; start += stride) {
    const level = levelOf(below, start, rule);
    if (level !== 'none') hits.weak++;
    if (level === 'fair' || level === 'strong') hits.fair++;
  }
  return { weak: { hits: hits.weak, draws }, fair: { hits: hits.fair, draws } };
}

/** @param order for each score in ascending order, 1 if it is the candidate's */
function countBelow(order: Uint8Array, below: Uint16Array, start: number): void {
  let [candidates, place] = [0, start];
  for (const isCandidate of order) {
    if (isCandidate === 1) candidates++;
    else below[++place] = candidates;
  }
}

/** What makes evidence on the range of a design count. */
interface LevelRule {
  readonly pieces: readonly Piece[];
  /** Of fair and weak evidence, in (0, 1]. */
  readonly minShare: number;
}

/**
 * The level of evidence that the candidate is worse, by the order of the scores: strong anywhere on the range,
 * or a lower level on the least share that counts. With d of the candidate's scores below the baseline's
 * j-th, its i-th is below that exactly if d ≥ i.
 *
 * @param below by the rank of each baseline score from 1, from place `start` on: how many candidate scores
 *   lie below
 */
function levelOf(
  below: Uint16Array,
  start: number,
  { pieces, minShare }: LevelRule,
): EvidenceLevel {
  const least = leastShare(minShare);
  let [weak, fair] = [0, 0];
  for (const { share, baselineLower, baselinePoint, candidatePoint, candidateUpper } of pieces) {
    const belowLower = below[start + baselineLower] as number;
    if (belowLower >= candidateUpper) return 'strong';
    const isPointBelow = belowLower >= candidatePoint;
    const isUpperBelow = (below[start + baselinePoint] as number) >= candidateUpper;
    if (isPointBelow || isUpperBelow) weak += share;
    if (isPointBelow && isUpperBelow) fair += share;
  }
  if (fair >= least) return 'fair';
  return weak >= least ? 'weak' : 'none';
}
