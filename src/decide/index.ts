export {
  acknowledge,
  canBeAccepted,
  judgeLabel,
  type LabelRefusal,
} from './acknowledge.ts';
export { assess } from './assess.ts';
export type {
  Acknowledgement,
  Assessment,
  BudgetAxis,
  Chances,
  LoneSweep,
  Look,
  Searches,
  StopReason,
  TrialsNeeded,
  Verdict,
} from './assessment.ts';
export {
  axisOf,
  IN_TRIALS,
  rulesOn,
  unitOf,
  withUnit,
} from './axis.ts';
export {
  type BestConfiguration,
  bestConfiguration,
  type ChecklistItem,
  checklistOf,
  checklistsOf,
} from './checklist.ts';
export { budgetsOfOne, curveOf, doublingsOf } from './curves.ts';
export {
  exitCodeOf,
  failingLevel,
  isBeyondRate,
  isClosedByLimits,
  worseWords,
} from './gate-policy.ts';
export {
  type ComparisonNotes,
  combineAssessments,
  type NamedAssessment,
  type RunAssessment,
} from './several.ts';
export type { Arm } from './warning.ts';
