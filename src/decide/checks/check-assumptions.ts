import type { Settings } from '../../settings/index.ts';
import type { SweepPair, Warning } from '../assessment.ts';
import { searchedColumns } from '../parameters.ts';
import { type ArmedSweep, levelOfEach, significant } from '../warning.ts';
import { configurationWarnings } from './configurations.ts';
import {
  failureChecks,
  impreciseCosts,
  largeSweeps,
  missingCosts,
  smallSweeps,
  suspectedFailures,
  tiedScores,
  unequalSizes,
} from './facts.ts';
import {
  driftChecks,
  prunerWarnings,
  sweepWarnings,
  unknownMethod,
  unknownOrder,
} from './sampling.ts';
import { spaceChecks, spaceWarnings } from './search-space.ts';

/**
 * Everything that casts doubt on what the statistics assume of two sweeps, or that is good to know about
 * them; warnings that may invalidate the comparison come first. Statistical checks share a level of 0.01, so
 * that sound sweeps get a false warning of them in at most 1 report in 100; the others are facts, or
 * rules of which each says how rarely chance fulfils it.
 *
 * @param pair sweeps of n, m ≥ 1 trials; permutations are seeded by `settings.band.seed`
 */
export function checkAssumptions(pair: SweepPair, settings: Settings): Warning[] {
  const sweeps = (['baseline', 'candidate'] as const).map((arm) => ({ arm, sweep: pair[arm] }));
  const columns = searchedColumns(pair);
  const drift = driftChecks(sweeps, settings.band.seed);
  const space = spaceChecks(columns);
  const failures = failureChecks(pair);
  const level = levelOfEach(drift.length + space.length + failures.length);
  return assumptionsFirst([
    ...factsOf(sweeps),
    ...largeSweeps(sweeps, settings.band),
    ...significant(drift, level),
    ...spaceWarnings(pair, significant(space, level)),
    ...configurationWarnings(pair, columns),
    ...significant(failures, level),
    ...unequalSizes(pair),
    ...missingCosts(pair),
  ]);
}

/**
 * The same for a single sweep, as far as one sweep shows it.
 *
 * @param armed a sweep of n ≥ 1 trials
 */
export function checkSweep(armed: ArmedSweep, settings: Settings): Warning[] {
  const drift = driftChecks([armed], settings.band.seed);
  return assumptionsFirst([
    ...factsOf([armed]),
    ...largeSweeps([armed], settings.band),
    ...significant(drift, levelOfEach(drift.length)),
  ]);
}

/** What needs no test. */
function factsOf(sweeps: readonly ArmedSweep[]): Warning[] {
  return [
    ...sweeps.flatMap(({ arm, sweep }) => sweepWarnings(arm, sweep)),
    ...prunerWarnings(sweeps),
    ...unknownMethod(sweeps),
    ...unknownOrder(sweeps),
    ...smallSweeps(sweeps),
    ...tiedScores(sweeps),
    ...suspectedFailures(sweeps),
    ...impreciseCosts(sweeps),
  ];
}

function assumptionsFirst(warnings: readonly Warning[]): Warning[] {
  const isAssumption = ({ kind }: Warning) => kind === 'assumption';
  return [...warnings.filter(isAssumption), ...warnings.filter((one) => !isAssumption(one))];
}
