import erfc from '@stdlib/math-base-special-erfc';
import { findRoot } from '../math/root.ts';

/**
 * How many times the trials the candidate needs, if that is the same at every budget; 1 is no change,
 * less is faster. 0 ≤ lower ≤ estimate ≤ upper ≤ ∞.
 */
export interface OverallSlowdown {
  readonly estimate: number;
  readonly lower: number;
  readonly upper: number;
  /** That the limits hold, as far as the model does; in (0, 1). */
  readonly confidence: number;
  /** Of "no change", two-sided: below 1 − confidence exactly where the limits leave 1 out. */
  readonly pValue: number;
}

/**
 * The size of the difference between two sweeps in one number, under a model: F_c = F_b^θ, so that the
 * candidate needs R = 1/θ times the trials for the same score at every budget [Lehmann53].
 *
 * Under it, the largest of a scores of the baseline and b of the candidate is the candidate's with
 * probability θb/(a + θb). The likelihood of the scores' order is the product of these from the best
 * score down (Cox's partial likelihood), ending before the scores that are tied with the pooled median:
 * lower ones are about budgets below about one trial. Tied scores above it come in any order: the numbers
 * a and b are averaged over the orders (Efron's method). R̂ maximises the likelihood, which is
 * log-concave in ln θ. The limits invert the score test, the derivative of the log-likelihood over the
 * square root of its information at the same θ, taken for normal; it falls in θ.
 *
 * @param baseline scores, larger is better, −∞ for a failed trial; at least one, in any order
 * @param candidate likewise; independent of the baseline's
 * @param confidence in (0, 1)
 * @returns ∞ for estimate and upper limit, or 0 for estimate and lower limit, where all that counts is
 *   of one arm; null where nothing counts
 * @see D. R. Cox, Regression models and life-tables, J. R. Stat. Soc. B 34 (1972); B. Efron, The
 *   efficiency of Cox's likelihood function for censored data, JASA 72 (1977)
 */
export function overallSlowdown(
  baseline: Iterable<number>,
  candidate: Iterable<number>,
  confidence: number,
): OverallSlowdown | null {
  const { odds, candidates } = topDown(baseline, candidate);
  if (odds.length === 0) return null;

  const test = scoreTest(odds, candidates);
  const limit = normalLimit((1 - confidence) / 2);
  const slowdownAt = (value: number) => Math.exp(-whereItIs(test, value));
  const [isAllBaseline, isAllCandidate] = [candidates === 0, candidates === odds.length];
  const finite = () => (isAllCandidate ? 0 : slowdownAt(0));
  return {
    estimate: isAllBaseline ? Infinity : finite(),
    lower: isAllCandidate ? 0 : slowdownAt(-limit),
    upper: isAllBaseline ? Infinity : slowdownAt(limit),
    confidence,
    pValue: 2 * normalTail(Math.abs(test(0))),
  };
}

/**
 * Of each score that counts b/a, the odds that it is the candidate's if nothing changed, and how many are. Scores
 * carry no information once all that are left belong to one arm.
 */
function topDown(baseline: Iterable<number>, candidate: Iterable<number>) {
  const [others, own] = [fallingOrder(baseline), fallingOrder(candidate)];
  const pooled = fallingOrder([...baseline, ...candidate]);
  const median = pooled[Math.floor(pooled.length / 2)] as number;

  const odds: number[] = [];
  let [i, j] = [0, 0];
  while (i < others.length && j < own.length) {
    const top = Math.max(others[i] as number, own[j] as number);
    if (top <= median) break;
    const [fromBaseline, fromCandidate] = [tiedAt(others, i, top), tiedAt(own, j, top)];
    const tied = fromBaseline + fromCandidate;
    for (let k = 0; k < tied; k++) {
      const left = others.length - i - (k / tied) * fromBaseline;
      odds.push((own.length - j - (k / tied) * fromCandidate) / left);
    }
    i += fromBaseline;
    j += fromCandidate;
  }
  return { odds, candidates: j };
}

function fallingOrder(scores: Iterable<number>): Float64Array {
  return Float64Array.from(scores).sort().reverse();
}

/** How many scores from a place on have a value; they fall. */
function tiedAt(falling: Float64Array, place: number, value: number): number {
  let end = place;
  while (falling[end] === value) end++;
  return end - place;
}

/** The score over the square root of the information at ln θ: falls, and is 0 at the estimate. */
function scoreTest(odds: readonly number[], candidates: number): (logTheta: number) => number {
  return (logTheta) => {
    const theta = Math.exp(logTheta);
    let [expected, information] = [0, 0];
    for (const ratio of odds) {
      const chance = (theta * ratio) / (1 + theta * ratio);
      expected += chance;
      information += chance / (1 + theta * ratio);
    }
    return (candidates - expected) / Math.sqrt(information);
  };
}

/** P(Z ≥ z) for a standard normal Z. */
function normalTail(z: number): number {
  return erfc(z / Math.SQRT2) / 2;
}

/** Tails further out are below the smallest double. */
const FARTHEST = 38;

/** The z ≥ 0 with P(Z ≥ z) = tail, in (0, ½]. */
function normalLimit(tail: number): number {
  const excess = (z: number) => Math.log(normalTail(z) / tail);
  return findRoot(excess, { low: 0, high: FARTHEST, tolerance: 1e-13 });
}

/** Where a falling function has a value that it reaches. */
function whereItIs(falling: (x: number) => number, value: number): number {
  let [low, high] = [-1, 1];
  while (falling(low) < value) low *= 2;
  while (falling(high) > value) high *= 2;
  return findRoot((x) => falling(x) - value, { low, high, tolerance: 1e-12 });
}
