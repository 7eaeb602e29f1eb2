export {
  type BudgetRow,
  type Comparison,
  type ComparisonRules,
  type CurvePair,
  compareAt,
  compareCurves,
  comparedRange,
  type Difference,
  jointLevel,
} from './compare.ts';
export {
  type BudgetInterval,
  type DirectionEvidence,
  isAtLeast,
  type SomeEvidence,
} from './evidence.ts';
export {
  budgetToTarget,
  type EquivalentEffort,
  equivalentEffort,
  type NeededBudget,
} from './needed-budget.ts';
export { type OverallSlowdown, overallSlowdown } from './overall-slowdown.ts';
export { isNotWorseAt, type NotWorse, notWorse, type RuledOut, ruledOut } from './ruled-out.ts';
