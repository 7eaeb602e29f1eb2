import { type BudgetInterval, comparedRange } from '../compare/index.ts';
import { inCost } from '../estimate/index.ts';
import type { ArmDesign, Design } from './design.ts';
import { rankCurve } from './rank-steps.ts';

/** The budgets at which sweeps of a design are compared; null where they resolve none. */
export function designRange(design: Design): BudgetInterval | null {
  const { baseline, candidate, quantile, rules } = design;
  const curveOf = ({ band, trialCost }: ArmDesign) => inCost(rankCurve(band, quantile), trialCost);
  return comparedRange(curveOf(baseline), curveOf(candidate), rules);
}
