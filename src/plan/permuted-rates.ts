import type { Sample } from '../math/binomial.ts';
import { quickRandom, randomChoices } from '../math/random.ts';
import { type Design, type Piece, piecesOf } from './design.ts';

/** Look-ups of all draws together: counted and not timed, so that the same seed gives the same bytes. */
const MOST_STEPS = 60_000_000;
const FEWEST_DRAWS = 1000;
const MOST_DRAWS = 50_000;
/** As where sweeps are compared: a share this close to the least one that counts is that share. */
const SLACK = 1e-9;

/**
 * How often independent sweeps between which nothing changed show at least fair and at least weak evidence
 * of "worse": strong evidence anywhere on the range, or the level on the least share that counts. Estimated
 * from seeded orders of their scores, all equally likely; the orders depend on the sizes and the seed alone.
 */
export function permutedHits(design: Design, seed: number): Record<'weak' | 'fair', Sample> {
  const { baseline, candidate, rules } = design;
  const [n, m] = [baseline.band.n, candidate.band.n];
  const pieces = joined(piecesOf(design));
  const least = Math.max(Number.MIN_VALUE, rules.minShare - SLACK);
  const draws = drawsFor(n + m);
  const below = new Int32Array(n + 1);
  const hits = { weak: 0, fair: 0 };
  const orders = randomChoices({ size: n + m, chosen: m }, quickRandom(seed));
  for (let draw = 0; draw < draws; draw++) {
    countBelow(orders.next().value as Uint8Array, below);
    const { weak, fair } = sharesIn(below, pieces);
    if (weak >= least) hits.weak++;
    if (fair >= least) hits.fair++;
  }
  return { weak: { hits: hits.weak, draws }, fair: { hits: hits.fair, draws } };
}

/** How many orders there are for so many trials in both sweeps. */
export function drawsFor(trials: number): number {
  const affordable = Math.floor(MOST_STEPS / (3 * trials));
  return Math.min(MOST_DRAWS, Math.max(FEWEST_DRAWS, affordable));
}

/** Neighbours that the same scores decide on, as one: the breaks of other curves do not matter. */
function joined(pieces: readonly Piece[]): Piece[] {
  const together: Piece[] = [];
  for (const piece of pieces) {
    const last = together.at(-1);
    if (last && areSame(last, piece)) {
      together[together.length - 1] = { ...last, share: last.share + piece.share };
    } else together.push(piece);
  }
  return together;
}

function areSame(a: Piece, b: Piece): boolean {
  return (
    a.baselineLower === b.baselineLower &&
    a.baselinePoint === b.baselinePoint &&
    a.candidatePoint === b.candidatePoint &&
    a.candidateUpper === b.candidateUpper
  );
}

/**
 * For each baseline score, from rank 1, how many candidate scores are below it.
 *
 * @param order for each score in ascending order, 1 if it is the candidate's
 */
function countBelow(order: Uint8Array, below: Int32Array): void {
  let [candidates, baselines] = [0, 0];
  for (const isCandidate of order) {
    if (isCandidate === 1) candidates++;
    else below[++baselines] = candidates;
  }
}

/**
 * On what share of the range each level holds; all of it where strong evidence holds anywhere. With d of the
 * candidate's scores below the baseline's j-th, its i-th is below that exactly if d ≥ i.
 */
function sharesIn(below: Int32Array, pieces: readonly Piece[]): Record<'weak' | 'fair', number> {
  let [weak, fair] = [0, 0];
  for (const { share, baselineLower, baselinePoint, candidatePoint, candidateUpper } of pieces) {
    const belowLower = below[baselineLower] as number;
    if (belowLower >= candidateUpper) return { weak: 1, fair: 1 };
    const isPointBelow = belowLower >= candidatePoint;
    const isUpperBelow = (below[baselinePoint] as number) >= candidateUpper;
    if (isPointBelow || isUpperBelow) weak += share;
    if (isPointBelow && isUpperBelow) fair += share;
  }
  return { weak, fair };
}
