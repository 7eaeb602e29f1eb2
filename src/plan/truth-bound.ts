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
  const { baseline, candidate, quantile } = design;
  const range = designRange(design);
  if (range === null) return 0;

  const levels = ({ trialCost }: ArmDesign) =>
    range.map((budget) => quantile ** (trialCost / budget)) as [number, number];
  const upper = upperHolds(candidate, levels(candidate));
  const lower = lowerHolds(baseline, levels(baseline));
  return isPaired ? Math.min(1, 2 - upper - lower) : 1 - upper * lower;
}

/** Beyond this many trials each miss is the band's own, in closed form: conservative, and at once. */
const MAX_COMPUTED = 20_000;

/** Each side of a band of constant width misses with at most half of what the whole may [Massart90]. */
function heldByOneSide({ confidence }: ArmDesign['band']): number {
  return 1 - (1 - confidence) / 2;
}

/** Levels of the CDF that the range runs through. */
type Levels = readonly [first: number, last: number];

/** Y₍ᵢ₎ is the upper limit up to level lᵢ, from the first lᵢ in the range on: U₍ᵢ₎ ≥ lᵢ, or ≥ the last level. */
function upperHolds({ band }: ArmDesign, [first, last]: Levels): number {
  if (band.n > MAX_COMPUTED) return heldByOneSide(band);
  const far = farBounds(band.n);
  const lower = far.lower.map((least, i) => {
    const bound = band.lower[i] as number;
    return bound < first ? least : Math.max(least, Math.min(bound, last));
  });
  return probabilityWithin(lower, far.upper);
}

/** X₍ⱼ₎ is the lower limit above level uⱼ: U₍ⱼ₎ ≤ uⱼ, or ≤ the first level of the range. */
function lowerHolds({ band }: ArmDesign, [first, last]: Levels): number {
  if (band.n > MAX_COMPUTED) return heldByOneSide(band);
  const far = farBounds(band.n);
  const upper = far.upper.map((most, i) => {
    const bound = band.upper[i] as number;
    return bound < last ? Math.min(most, Math.max(bound, first)) : most;
  });
  return probabilityWithin(far.lower, upper);
}

/** Of not holding any of `farBounds`. */
const NEGLIGIBLE = 1e-17;

/**
 * Bounds that hold for all order statistics but with a negligible probability [Massart90]. They stand
 * for none: without any, the computation follows all counts there can be, however unlikely.
 */
function farBounds(n: number) {
  const width = Math.sqrt(Math.log(2 / NEGLIGIBLE) / (2 * n));
  const ranks = Float64Array.from({ length: n }, (_, i) => i + 1);
  return {
    lower: ranks.map((i) => Math.max(0, i / n - width)),
    upper: ranks.map((i) => Math.min(1, (i - 1) / n + width)),
  };
}
