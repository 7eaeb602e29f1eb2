import { bootstrap } from './studies/bootstrap.ts';
import { meanEstimators } from './studies/mean-estimators.ts';
import { underestimation } from './studies/underestimation.ts';
import { wrongConclusions } from './studies/wrong-conclusions.ts';
import type { AnyStudy } from './study.ts';

/** All studies, in the order of the report. */
export const STUDIES: readonly AnyStudy[] = [
  meanEstimators,
  wrongConclusions,
  underestimation,
  bootstrap,
];
