export { assess, curveOf } from './assess.ts';
export type { Arm, Assessment, Searches } from './assessment.ts';
export { excuseOf, exitCodeOf, VERBS } from './gate-policy.ts';
