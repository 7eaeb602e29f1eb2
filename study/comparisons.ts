import { type Comparison, type ComparisonRules, compareCurves } from '../src/compare/index.ts';
import { type CdfBand, tuningCurve } from '../src/estimate/index.ts';
import { chanceToTouch } from '../src/math/interleaving.ts';
import type { Random } from '../src/math/random.ts';
import { type Design, strongStaircase } from '../src/plan/index.ts';
import { BAND, bandOf } from './bands.ts';

export const RULES: ComparisonRules = {
  minShare: 0.1,
  margin: 0,
  budgetMin: null,
  budgetMax: null,
};

/** The sizes of two sweeps, and the confidence of the bands that judge them. */
export interface Sizes {
  readonly n: number;
  readonly m: number;
  readonly confidence: number;
}

export function bandsOf({ n, m, confidence }: Sizes): readonly [CdfBand, CdfBand] {
  return [bandOf(n, confidence), bandOf(m, confidence)];
}

export function designOf(sizes: Sizes): Design {
  const { n, m, confidence } = sizes;
  return { trials: [n, m], band: { ...BAND, confidence }, quantile: 0.5, rules: RULES };
}

/** The chance of strong evidence that a candidate is worse, by how many times the trials it needs. */
export function powerOf(sizes: Sizes): (slowdown: number) => number {
  const orders = strongStaircase(designOf(sizes));
  return (slowdown) => chanceToTouch(orders, slowdown);
}

/**
 * Scores of a search that needs R times the trials of one with uniform scores [Lehmann53]: their CDF is the R-th
 * root of its, so that its curve at k trials is the other's at k/R.
 */
export function slowedScores(n: number, slowdown: number, random: Random): number[] {
  return Array.from({ length: n }, () => random() ** slowdown);
}

/** As the tool compares two sweeps. */
export function compareScores(
  baseline: readonly number[],
  candidate: readonly number[],
  [b, c]: readonly [CdfBand, CdfBand],
): Comparison {
  return compareCurves(tuningCurve(baseline, b), tuningCurve(candidate, c), RULES);
}
