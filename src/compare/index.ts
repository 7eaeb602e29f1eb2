export { compareAt, compareCurves } from './compare.ts';
export type {
  BudgetInterval,
  BudgetRow,
  Comparison,
  Difference,
  DirectionEvidence,
  SomeEvidence,
} from './comparison.ts';
export { isAtLeast } from './summarize.ts';
