export { assess, curveOf, doublingsOf } from './assess.ts';
export type { Arm, Assessment, Searches } from './assessment.ts';
export type { BudgetAxis } from './axis.ts';
export { excuseOf, exitCodeOf, VERBS } from './gate-policy.ts';
