export {
  acknowledge,
  canBeAccepted,
  judgeLabel,
  type LabelRefusal,
} from './acknowledge.ts';
export type {
  Acknowledgement,
  Arm,
  Assessment,
  Chances,
  LoneSweep,
  Searches,
  SweepPair,
  TargetBudgets,
  TrialsNeeded,
  Verdict,
} from './assessment.ts';
export { axisOf, type BudgetAxis, IN_TRIALS, rulesOn, unitOf, withUnit } from './axis.ts';
export { chancesOf, confidenceOfGate, trialsForSlowdown } from './chances.ts';
export { type ChecklistItem, checklistOf, checklistsOf } from './checklist.ts';
export { checkAssumptions, checkSweep } from './checks/check-assumptions.ts';
export { arePaired, isSameSweep } from './checks/configurations.ts';
export { searchWarnings, settingDiffers } from './checks/facts.ts';
export { checkBudgets, checkUnit, checkUnits, chooseAxis } from './choose-axis.ts';
export { budgetsOfOne, comparisonOf, curveOf, doublingsIn, doublingsOf } from './curves.ts';
export { tableOf } from './example.ts';
export {
  applyStrict,
  claimNotWorse,
  exitCodeOf,
  failingLevel,
  incomparable,
  judge,
  type Mismatch,
  missingSweep,
  noGateForRate,
  requireAllShards,
  worseWords,
} from './gate-policy.ts';
export { isClosedByLimits, rangeWarnings, trialsToOpen } from './range.ts';
export { type BestConfiguration, bestConfiguration } from './search-space.ts';
export {
  type ComparisonNotes,
  combineAssessments,
  type NamedAssessment,
  type RunAssessment,
} from './several.ts';
