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
  withUnit,
} from './curves.ts';
export {
  exitCodeOf,
  failingLevel,
  isBeyondRate,
  isClosedByLimits,
  levelsOf,
  worseWords,
} from './gate-policy.ts';
export * from './memory.ts';
export {
  combineAssessments,
  excuseAnchor,
  type NamedAssessment,
  type RunAssessment,
} from './several.ts';
