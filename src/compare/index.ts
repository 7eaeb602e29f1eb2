export {
  type BudgetInterval,
  type BudgetRow,
  type Comparison,
  type ComparisonRules,
  type CurvePair,
  compareAt,
  compareCurves,
  comparedRange,
  type DirectionEvidence,
  isAtLeast,
  leastShare,
  type SomeEvidence,
} from './compare.ts';
export * from './effect-size.ts';
