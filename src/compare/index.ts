export {
  compareAt,
  compareCurves,
  comparedRange,
  jointLevel,
} from './compare.ts';
export type {
  BudgetInterval,
  BudgetRow,
  Comparison,
  ComparisonRules,
  CurvePair,
  Difference,
  DirectionEvidence,
  SomeEvidence,
} from './comparison.ts';
export { isAtLeast } from './evidence.ts';
export {
  budgetToTarget,
  type EquivalentEffort,
  equivalentEffort,
  type NeededBudget,
} from './needed-budget.ts';
export { type OverallSlowdown, overallSlowdown } from './overall-slowdown.ts';
export { isNotWorseAt, type NotWorse, notWorse, type RuledOut, ruledOut } from './ruled-out.ts';
