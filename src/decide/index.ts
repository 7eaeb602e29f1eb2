export * from './acknowledge.ts';
export { excuseAnchor } from './anchor.ts';
export { assess } from './assess.ts';
export type * from './assessment.ts';
export { axisOf, IN_TRIALS, rulesOn, unitOf, withUnit } from './axis.ts';
export * from './checklist.ts';
export { budgetsOfOne, curveOf, doublingsOf } from './curves.ts';
export {
  exitCodeOf,
  failingLevel,
  isBeyondRate,
  isClosedByLimits,
  levelsOf,
  worseWords,
} from './gate-policy.ts';
export * from './memory.ts';
export * from './several.ts';
export type { Arm } from './warning.ts';
