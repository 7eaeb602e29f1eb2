export {
  type BudgetRow,
  type Comparison,
  type ComparisonRules,
  type CurvePair,
  compareAt,
  compareCurves,
  comparedRange,
  type Difference,
} from './compare.ts';
export {
  type BudgetInterval,
  type DirectionEvidence,
  isAtLeast,
  SHARE_SLACK,
  type SomeEvidence,
} from './evidence.ts';
export {
  budgetToTarget,
  type EquivalentEffort,
  equivalentEffort,
  isNotWorseAt,
  jointLevel,
  type NeededBudget,
  type NotWorse,
  notWorse,
  type RuledOut,
  ruledOut,
} from './implications.ts';
export { type OverallSlowdown, overallSlowdown } from './overall-slowdown.ts';
