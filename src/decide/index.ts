export { assess } from './assess.ts';
export type { Arm, Assessment, Chances, Searches, TargetBudgets } from './assessment.ts';
export { axisOf, type BudgetAxis, checkUnits, unitOf } from './axis.ts';
export { type BestConfiguration, bestConfiguration } from './best-configuration.ts';
export { checklistOf, checklistsOf } from './checklist.ts';
export type { ChecklistItem } from './checklist-item.ts';
export { curveOf, doublingsOf } from './curves.ts';
export { excuseOf, exitCodeOf, VERBS } from './gate-policy.ts';
