import { quickRandom, type Random, uniformOrderStatistics } from '../math/random.ts';
import { leastReaching } from '../math/weighted-quantile.ts';
import { type DecidingRanks, decidingRanks } from './deciding-ranks.ts';
import type { Design } from './design.ts';
import { leastShare } from './level-rates.ts';
import { stretchesOf } from './stretches.ts';

/** Scores of all pairs together: counted and not timed, so that the same seed gives the same bytes. */
const MOST_SCORES = 2_000_000;
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
  const lower = Int32Array.from(parts, ({ baselineLower }) => baselineLower - 1);
  const upper = Int32Array.from(parts, ({ candidateUpper }) => candidateUpper - 1);
  const least = leastShare(rules.minShare);

  const random = quickRandom(seed);
  return Float64Array.from({ length: pairs }, () => {
    const [u, v] = [logarithms(n, random), logarithms(m, random)];
    const ratios = shares.map(
      (_, k) => (u[lower[k] as number] as number) / (v[upper[k] as number] as number),
    );
    return leastReaching(ratios, shares, least);
  }).sort();
}

function canHold({ baselineLower, candidateUpper }: DecidingRanks): boolean {
  return baselineLower >= 1 && candidateUpper < Infinity;
}

function logarithms(n: number, random: Random): Float64Array {
  return uniformOrderStatistics(n, random).map(Math.log);
}
