export { compareAt, compareCurves, comparedRange } from './compare.ts';
export type {
  BudgetInterval,
  BudgetRow,
  Comparison,
  ComparisonRules,
  Difference,
  DirectionEvidence,
  SomeEvidence,
} from './comparison.ts';
export { isAtLeast } from './summarize.ts';
