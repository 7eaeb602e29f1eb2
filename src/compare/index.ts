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
export { isAtLeast } from './summarize.ts';
export { budgetToTarget, type NeededBudget } from './target.ts';
