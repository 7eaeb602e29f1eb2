export { compareAt, compareCurves, comparedRange } from './compare.ts';
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
export { type EquivalentEffort, equivalentEffort } from './equivalent-effort.ts';
export { jointLevel, type SweepRelation } from './joint-level.ts';
export { type OverallSlowdown, overallSlowdown } from './overall-slowdown.ts';
export { isNotWorseAt, type NotWorse, notWorse, type RuledOut, ruledOut } from './ruled-out.ts';
export { isAtLeast } from './summarize.ts';
export { budgetToTarget, type NeededBudget } from './target.ts';
