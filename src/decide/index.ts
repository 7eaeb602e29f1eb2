export { assess } from './assess.ts';
export type {
  Arm,
  Assessment,
  Chances,
  Searches,
  TargetBudgets,
  TrialsNeeded,
} from './assessment.ts';
export { axisOf, type BudgetAxis, IN_TRIALS } from './axis.ts';
export { type BestConfiguration, bestConfiguration } from './best-configuration.ts';
export { checkBudgets, checkUnit, checkUnits } from './check-costs.ts';
export { checklistOf, checklistsOf } from './checklist.ts';
export type { ChecklistItem } from './checklist-item.ts';
export { budgetsOfOne, curveOf, doublingsOf } from './curves.ts';
export { isClosedByLimits } from './empty-range.ts';
export { excuseOf, exitCodeOf, VERBS, worseWords } from './gate-policy.ts';
export { unitOf, withUnit } from './unit.ts';
