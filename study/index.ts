import { adaptive } from './studies/adaptive.ts';
import { anywhere } from './studies/anywhere.ts';
import { bandCoverage } from './studies/band-coverage.ts';
import { bootstrap } from './studies/bootstrap.ts';
import { calibration } from './studies/calibration.ts';
import { costAxis } from './studies/cost-axis.ts';
import { gateRates } from './studies/gate.ts';
import { history } from './studies/history.ts';
import { instead } from './studies/instead.ts';
import { meanEstimators } from './studies/mean-estimators.ts';
import { noChange } from './studies/no-change.ts';
import { pairedLevel } from './studies/paired-level.ts';
import { pairedPowers } from './studies/paired-power.ts';
import { resolvableBudgets } from './studies/resolvable-budget.ts';
import { wholeSearches } from './studies/searches.ts';
import { settingsLevel } from './studies/settings-level.ts';
import { settingsPools } from './studies/settings-pools.ts';
import { settingsPower } from './studies/settings-power.ts';
import { slowdown } from './studies/slowdown.ts';
import { tiesAndFailures } from './studies/ties-and-failures.ts';
import { truthBound } from './studies/truth-bound.ts';
import { underestimation } from './studies/underestimation.ts';
import { widths } from './studies/widths.ts';
import { wrongConclusions } from './studies/wrong-conclusions.ts';
import { year } from './studies/year.ts';
import type { AnyStudy } from './study.ts';

/** All studies, in the order of the report. */
export const STUDIES: readonly AnyStudy[] = [
  meanEstimators,
  wrongConclusions,
  underestimation,
  bootstrap,
  bandCoverage,
  widths,
  resolvableBudgets,
  tiesAndFailures,
  calibration,
  gateRates,
  truthBound,
  anywhere,
  slowdown,
  costAxis,
  noChange,
  history,
  pairedLevel,
  pairedPowers,
  settingsLevel,
  settingsPower,
  settingsPools,
  wholeSearches,
  adaptive,
  instead,
  year,
];
