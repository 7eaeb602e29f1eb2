export { assess, curveOf } from './assess.ts';
export type { Arm, Assessment, VerdictWord, Warning } from './assessment.ts';
