export * from './compare.ts';
export {
  type BudgetInterval,
  type DirectionEvidence,
  isAtLeast,
  leastShare,
  type SomeEvidence,
} from './evidence.ts';
export * from './implications.ts';
export * from './overall-slowdown.ts';
