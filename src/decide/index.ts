export * from './accept.ts';
export { assess } from './assess.ts';
export type * from './assessment.ts';
export { haveTies } from './chances.ts';
export * from './checklist.ts';
export { ownOf } from './checks/configurations.ts';
export * from './classify.ts';
export { confirm } from './confirm.ts';
export {
  axisOf,
  budgetsOfOne,
  curveOf,
  curvesOf,
  doublingsOf,
  IN_TRIALS,
  rulesOn,
  type Size,
  sizeOf,
  unitOf,
} from './curves.ts';
export type {
  Arm,
  FactsOf,
  Warning,
  WarningCode,
} from './findings.ts';
export * from './history.ts';
export * from './memory.ts';
export { middleBest } from './no-change.ts';
export * from './outcome.ts';
export { planFor } from './plan-for.ts';
export { failingLevel, levelsOf } from './rules.ts';
export {
  type AskedComparison,
  type ConfigNote,
  combineAssessments,
  haveUseForOlder,
  levelsOfRun,
  type NamedAssessment,
  type RunAssessment,
} from './several.ts';
