export { assess, curveOf } from './assess.ts';
export type { Arm, Assessment, LoneSweep, Searches, VerdictWord, Warning } from './assessment.ts';
export { excuseOf, exitCodeOf, VERBS } from './gate-policy.ts';
