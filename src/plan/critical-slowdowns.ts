import { quickRandom, type Random } from '../math/random.ts';
import { leastReaching } from '../math/weighted-quantile.ts';
import { type DecidingRanks, decidingRanks } from './deciding-ranks.ts';
import type { Design } from './design.ts';
import { leastShare } from './level-rates.ts';
import { stretchesOf } from './stretches.ts';

/** Scores of all pairs together: counted and not timed, so that the same seed gives the same bytes. */
const MOST_SCORES = 8_000_000;
const FEWEST_PAIRS = 1000;
const MOST_PAIRS = 20_000;

/**
 * For simulated pairs of sweeps, the slowdown from which each is judged strongly worse.
 *
 * With U₍ⱼ₎ and V₍ᵢ₎ the order statistics of uniforms and F_c = F_b^(1/R) [Lehmann53], the candidate's
 * i-th score has the level V₍ᵢ₎^R of the baseline, so that Y₍ᵢ₎ < X₍ⱼ₎ just where R > ln U₍ⱼ₎ / ln V₍ᵢ₎.
 * A pair is strongly worse where R is above these ratios on the least share that counts. The part of
 * the pairs below R is the power at R: simulated, for all R at once.
 *
 * @returns in increasing order, ∞ where no slowdown is enough; 1,000 or more
 */
export function criticalSlowdowns(design: Design, seed: number): Float64Array {
  const { baseline, candidate, rules } = design;
  const [n, m] = [baseline.band.n, candidate.band.n];
  const affordable = Math.floor(MOST_SCORES / (n + m));
  const pairs = Math.min(MOST_PAIRS, Math.max(FEWEST_PAIRS, affordable));
  const parts = decidingRanks(stretchesOf(design)).filter(canHold);
  const shares = Float64Array.from(parts, ({ share }) => share);
  const lower = placesOf(parts.map(({ baselineLower }) => baselineLower));
  const upper = placesOf(parts.map(({ candidateUpper }) => candidateUpper));
  const least = leastShare(rules.minShare);

  const random = quickRandom(seed);
  return Float64Array.from({ length: pairs }, () => {
    const u = logarithmsOf(lower.ranks, n, random);
    const v = logarithmsOf(upper.ranks, m, random);
    const ratios = shares.map(
      (_, k) => (u[lower.at[k] as number] as number) / (v[upper.at[k] as number] as number),
    );
    return leastReaching(ratios, shares, least);
  }).sort();
}

function canHold({ baselineLower, candidateUpper }: DecidingRanks): boolean {
  return baselineLower >= 1 && candidateUpper < Infinity;
}

/** Which ranks occur among some, each once and ascending, and where among those each of them is. */
interface Places {
  readonly ranks: Int32Array;
  readonly at: Int32Array;
}

function placesOf(all: readonly number[]): Places {
  const ranks = Int32Array.from(new Set(all)).sort();
  const places = new Map([...ranks].map((rank, i) => [rank, i]));
  return { ranks, at: Int32Array.from(all, (rank) => places.get(rank) ?? 0) };
}

/** So far that no factor more, 2⁻³² at least, comes near underflow. */
const SMALL = 1e-200;

/**
 * The logarithms of some order statistics of n uniforms: normalised sums of exponentials, which are
 * logarithms of products of uniforms. One logarithm serves many factors.
 */
function logarithmsOf(ranks: Int32Array, n: number, random: Random): Float64Array {
  const sums = new Float64Array(ranks.length);
  let [sum, product, next] = [0, 1, 0];
  for (let i = 1; i <= n + 1; i++) {
    product *= 1 - random();
    const isWanted = i === ranks[next];
    if (!isWanted && product > SMALL && i <= n) continue;
    sum -= Math.log(product);
    product = 1;
    if (isWanted) sums[next++] = sum;
  }
  return sums.map((one) => Math.log(one / sum));
}
