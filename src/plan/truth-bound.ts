import { constantWidthBounds, MAX_CALIBRATED } from '../estimate/index.ts';
import { probabilityWithin } from '../math/crossing.ts';
import { type ArmDesign, type Design, designRange } from './design.ts';

/**
 * An upper bound on how often strong evidence of "worse" is wrong, for any truth: the probability of strong
 * evidence at any budget of the range at which the candidate is in fact at least as good.
 *
 * At such a budget the candidate's upper limit lies below its curve, or the baseline's lower limit
 * above its own. Each is one crossing of one boundary, of which only the limits used in the range
 * count: 1 − P(upper limits hold)·P(lower limits hold) for independent sweeps, the sum of both misses
 * for paired ones. A bound for all distributions; fair and weak evidence have none. Above 20,000
 * trials a sweep's miss is that of a whole side of its band, which is more.
 *
 * @param isPaired whether the sweeps share configurations
 * @returns in [0, 1]; 0 where the sweeps resolve no budget
 */
export function falseStrongBound(
  design: Design,
  { isPaired }: { readonly isPaired: boolean },
): number {
  const [upper, lower] = [upperMiss(design), lowerMiss([design])];
  return isPaired ? Math.min(1, upper + lower) : 1 - (1 - upper) * (1 - lower);
}

/**
 * The same bound for several looks at one baseline: the probability that strong evidence of "worse" is
 * wrong at any look, for any truth, however the looks depend on each other. They share the
 * baseline, so its lower limits of all looks miss together: one crossing of the highest of them,
 * which is that of a single look where the bands are nested. The candidate's upper limits may miss
 * at each look: the sum of their misses.
 *
 * @param designs of the looks, with the same baseline trials and up to 20,000 in a sweep
 * @returns in [0, 1]; 0 where no look has a range
 */
export function falseStrongBoundOfLooks(designs: readonly Design[]): number {
  const upper = designs.map(upperMiss).reduce((sum, miss) => sum + miss, 0);
  return Math.min(1, upper + lowerMiss(designs));
}

/**
 * The probability that the candidate's upper limit lies below its curve at any budget of the range. Y₍ᵢ₎ is
 * the upper limit up to level lᵢ, from the first lᵢ in the range on: U₍ᵢ₎ ≥ lᵢ, or ≥ the last level.
 */
function upperMiss(design: Design): number {
  const { band } = design.candidate;
  const levels = levelsOf(design, design.candidate);
  if (levels === null) return 0;
  // Each side of a band of constant width misses with at most half of what the whole may [Massart90].
  if (band.n > MAX_CALIBRATED) return (1 - band.confidence) / 2;

  const [first, last] = levels;
  const far = farBounds(band.n);
  const lower = far.lower.map((least, i) => {
    const bound = band.lower[i] as number;
    return bound < first ? least : Math.max(least, Math.min(bound, last));
  });
  return 1 - probabilityWithin(lower, far.upper);
}

/**
 * The probability that the baseline's lower limit lies above its curve at any budget of any of the
 * ranges. X₍ⱼ₎ is the lower limit above level uⱼ: U₍ⱼ₎ ≤ uⱼ, or ≤ the first level of the range.
 */
function lowerMiss(designs: readonly Design[]): number {
  const open = designs.filter((design) => designRange(design) !== null);
  const band = open[0]?.baseline.band;
  if (band === undefined) return 0;
  if (band.n > MAX_CALIBRATED) return (1 - band.confidence) / 2;

  const far = farBounds(band.n);
  const upper = open.reduce((bounds, design) => {
    const [first, last] = levelsOf(design, design.baseline) as readonly [number, number];
    return bounds.map((most, i) => {
      const bound = design.baseline.band.upper[i] as number;
      return bound < last ? Math.min(most, Math.max(bound, first)) : most;
    });
  }, far.upper);
  return 1 - probabilityWithin(far.lower, upper);
}

/** The first and the last level of the CDF that the range runs through; null without a range. */
function levelsOf(design: Design, { trialCost }: ArmDesign): readonly [number, number] | null {
  const range = designRange(design);
  if (range === null) return null;
  const [first, last] = range.map((budget) => design.quantile ** (trialCost / budget));
  return [first as number, last as number];
}

/**
 * Bounds that all order statistics keep but with a probability of 1e-17 [Massart90]. They stand for none:
 * without any, the computation follows all counts there can be, however unlikely.
 */
function farBounds(n: number) {
  return constantWidthBounds(n, Math.sqrt(Math.log(2e17) / (2 * n)));
}
