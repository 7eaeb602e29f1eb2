import { probabilityWithin } from '../math/crossing.ts';
import type { ArmDesign, Design } from './design.ts';
import { designRange } from './design-range.ts';

/**
 * At most how often strong evidence of "worse" is wrong, whatever the truth: the probability of strong
 * evidence at any budget of the range at which the candidate is in fact at least as good.
 *
 * At such a budget the candidate's upper limit lies below its curve, or the baseline's lower limit
 * above its own. Each is one crossing of one boundary, of which only the limits used in the range
 * count: 1 − P(upper limits hold)·P(lower limits hold) for independent sweeps, the sum of both misses
 * for paired ones. A bound for all distributions; fair and weak evidence have none.
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

/** Levels of the CDF that the range runs through. */
type Levels = readonly [first: number, last: number];

/** Y₍ᵢ₎ is the upper limit up to level lᵢ, from the first lᵢ in the range on: U₍ᵢ₎ ≥ lᵢ, or ≥ the last level. */
function upperHolds({ band }: ArmDesign, [first, last]: Levels): number {
  const lower = band.lower.map((bound) => (bound < first ? 0 : Math.min(bound, last)));
  return probabilityWithin(lower, new Float64Array(band.n).fill(1));
}

/** X₍ⱼ₎ is the lower limit above level uⱼ: U₍ⱼ₎ ≤ uⱼ, or ≤ the first level of the range. */
function lowerHolds({ band }: ArmDesign, [first, last]: Levels): number {
  const upper = band.upper.map((bound) => (bound < last ? Math.max(bound, first) : 1));
  return probabilityWithin(new Float64Array(band.n), upper);
}
