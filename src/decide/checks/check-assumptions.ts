import type { Sweep } from '../../parse/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { Arm, Warning } from '../assessment.ts';
import type { ArmedSweep } from '../warning.ts';
import { levelOfEach, significant } from '../warning.ts';
import {
  configurationsOf,
  pairedSweeps,
  repeatedConfigurations,
  sameRows,
} from './configurations.ts';
import {
  failureChecks,
  impreciseCosts,
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
import { searchedColumns, spaceChecks, spaceWarnings } from './search-space.ts';

interface Pair {
  readonly baseline: Sweep;
  readonly candidate: Sweep;
  readonly settings: Settings;
}

/**
 * Everything that speaks against what the statistics assume of two sweeps, or that is good to know of
 * them: warnings that may invalidate the comparison first. Statistical checks share a level of 0.01, so
 * that sound sweeps get a false warning of them in at most 1 report in 100; the others are facts, or
 * rules of which each says how rarely chance fulfils it.
 *
 * @param pair sweeps of n, m ≥ 1 trials; permutations are seeded by `settings.band.seed`
 */
export function checkAssumptions({ baseline, candidate, settings }: Pair): Warning[] {
  const sweeps = armed({ baseline, candidate });
  const drift = driftChecks(sweeps, settings.band.seed);
  const columns = searchedColumns(baseline, candidate);
  const space = spaceChecks(columns);
  const failures = failureChecks(baseline, candidate);
  const level = levelOfEach(drift.length + space.length + failures.length);

  const configurations = configurationsOf({ baseline, candidate, columns });
  return assumptionsFirst([
    ...factsOf(sweeps),
    ...significant(drift, level),
    ...spaceWarnings(baseline, candidate, significant(space, level)),
    ...sameRows(baseline, candidate, configurations),
    ...pairedSweeps(configurations),
    ...repeatedConfigurations(configurations),
    ...significant(failures, level),
    ...unequalSizes(baseline, candidate),
    ...missingCosts(baseline, candidate),
  ]);
}

/**
 * The same for a single sweep, as far as one sweep shows it.
 *
 * @param armed a sweep of n ≥ 1 trials
 */
export function checkSweep(armed: ArmedSweep, settings: Settings): Warning[] {
  const drift = driftChecks([armed], settings.band.seed);
  return assumptionsFirst([...factsOf([armed]), ...significant(drift, levelOfEach(drift.length))]);
}

function armed(sweeps: Readonly<Record<Arm, Sweep>>): ArmedSweep[] {
  return (['baseline', 'candidate'] as const).map((arm) => ({ arm, sweep: sweeps[arm] }));
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
  const [first, second] = (['assumption', 'information'] as const).map((kind) =>
    warnings.filter((warning) => warning.kind === kind),
  );
  return [...(first ?? []), ...(second ?? [])];
}
