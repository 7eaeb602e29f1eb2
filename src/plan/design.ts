import type { ComparisonRules } from '../compare/index.ts';
import type { CdfBand } from '../estimate/index.ts';

/** What is known of a sweep before it has scores. */
export interface ArmDesign {
  /** Of the CDF of its scores; tells the number of trials. */
  readonly band: CdfBand;
  /** What a trial costs in the unit of budgets, > 0; 1 where budgets are trials. */
  readonly trialCost: number;
}

/** A comparison before its scores: all that the chances of its outcomes depend on. */
export interface Design {
  readonly baseline: ArmDesign;
  readonly candidate: ArmDesign;
  /** The quantile of the best of k scores that is compared, in (0, 1). */
  readonly quantile: number;
  readonly rules: ComparisonRules;
}
