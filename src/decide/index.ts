export {
  acknowledge,
  canBeAccepted,
  judgeLabel,
  type LabelRefusal,
} from './acknowledge.ts';
export { assess } from './assess.ts';
export type {
  Acknowledgement,
  Arm,
  Assessment,
  BudgetAxis,
  Chances,
  LoneSweep,
  Searches,
  TrialsNeeded,
  Verdict,
} from './assessment.ts';
export {
  axisOf,
  checkBudgets,
  checkUnit,
  checkUnits,
  IN_TRIALS,
  rulesOn,
  unitOf,
  withUnit,
} from './axis.ts';
export { type ChecklistItem, checklistOf, checklistsOf } from './checklist.ts';
export { budgetsOfOne, curveOf, doublingsOf } from './curves.ts';
export {
  exitCodeOf,
  failingLevel,
  isClosedByLimits,
  worseWords,
} from './gate-policy.ts';
export { type BestConfiguration, bestConfiguration } from './search-space.ts';
export {
  type ComparisonNotes,
  combineAssessments,
  type NamedAssessment,
  type RunAssessment,
} from './several.ts';
