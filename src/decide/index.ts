export * from './acknowledge.ts';
export { assess } from './assess.ts';
export type * from './assessment.ts';
export * from './checklist.ts';
export {
  axisOf,
  budgetsOfOne,
  curveOf,
  doublingsOf,
  IN_TRIALS,
  rulesOn,
  unitOf,
} from './curves.ts';
export * from './drift.ts';
export { isBeforeFirst } from './expected.ts';
export type {
  Arm,
  FactsOf,
  Reason,
  Remedy,
  Warning,
  WarningCode,
} from './findings.ts';
export {
  exitCodeOf,
  failingLevel,
  isClosedByLimits,
  levelsOf,
} from './gate-policy.ts';
export * from './history.ts';
export * from './memory.ts';
export { planFor } from './plan-for.ts';
export {
  type AskedComparison,
  bisectCodeOf,
  type ConfigNote,
  combineAssessments,
  excuseAnchor,
  levelsOfRun,
  type NamedAssessment,
  type RunAssessment,
} from './several.ts';
export { type Size, sizeOf } from './size.ts';
