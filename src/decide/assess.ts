import { limitsAt } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import { plainSearch } from '../read/index.ts';
import type { Settings } from '../settings.ts';
import type { Arm, Assessment, LoneSweep, Searches, Verdict } from './assessment.ts';
import { axisOf } from './axis.ts';
import { checkSweep } from './checks/check-assumptions.ts';
import { compareSweeps } from './compare-sweeps.ts';
import { budgetsOfOne, curveOf } from './curves.ts';
import { incomparable, type Mismatch, withAllShards, withoutSweep } from './gate-policy.ts';
import type { SweepPair } from './sweep-pair.ts';
import { searchWarnings } from './warnings.ts';

interface Sweeps {
  readonly baseline: Sweep | null;
  readonly candidate: Sweep | null;
}

/**
 * From two sweeps, either of which may be missing, to everything a report says.
 *
 * @param searches how they were found, if there is more to it than the sweeps say themselves
 */
export function assess(
  sweeps: Sweeps,
  settings: Settings,
  searches: Searches = ownSearches(sweeps),
): Assessment {
  const { baseline, candidate } = sweeps;
  const { gate } = settings;
  const without = (verdict: Verdict) => notCompared(sweeps, { verdict, settings, searches });
  const withoutArm = (arm: Arm) => without(withoutSweep(arm, searches[arm].absence, gate));
  if (candidate === null) return withoutArm('candidate');
  if (baseline === null) return withoutArm('baseline');
  const mismatch = mismatchOf({ baseline, candidate }, settings);
  if (mismatch) return without(incomparable(mismatch, gate));
  return compareSweeps({ baseline, candidate }, settings, searches);
}

interface Finding {
  readonly verdict: Verdict;
  readonly settings: Settings;
  readonly searches: Searches;
}

/** What can be said where there are no two sweeps of one metric. */
function notCompared(sweeps: Sweeps, { verdict, settings, searches }: Finding): Assessment {
  const { baseline, candidate } = sweeps;
  return {
    ...withAllShards(verdict, searches.candidate, settings.gate),
    settings,
    searches,
    ...sweeps,
    axis: axisOf([baseline, candidate].flatMap((sweep) => sweep ?? [])),
    comparison: null,
    rows: [],
    example: null,
    efforts: [],
    target: null,
    overallSlowdown: null,
    ruledOut: null,
    notWorse: null,
    jointLevel: null,
    gateConfidence: settings.band.confidence,
    isBeyondRate: false,
    isPaired: false,
    chances: null,
    alone: loneSweep(sweeps, settings),
    warnings: [
      ...searchWarnings(searches),
      ...(candidate ? checkSweep({ arm: 'candidate', sweep: candidate }, settings) : []),
    ],
    trialsNeeded: null,
  };
}

/** The curve of the candidate where there is no baseline; of nothing else. */
function loneSweep({ baseline, candidate }: Sweeps, settings: Settings): LoneSweep | null {
  if (baseline !== null || candidate === null) return null;
  const curve = curveOf(candidate, settings);
  const budgets = budgetsOfOne(curve, axisOf([candidate]), settings);
  const rows = budgets.map((budget) => ({ budget, ...limitsAt(curve, budget) }));
  return { sweep: candidate, curve, rows };
}

function ownSearches({ baseline, candidate }: Sweeps): Searches {
  const search = (sweep: Sweep | null) =>
    plainSearch(sweep?.source.location ?? '', sweep ? null : { why: 'missing' });
  return { baseline: search(baseline), candidate: search(candidate) };
}

/** Saved sweeps bring their metric along: it must be the same in both, and the one asked for. */
function mismatchOf({ baseline, candidate }: SweepPair, { reading }: Settings): Mismatch | null {
  const { metric, direction } = reading;
  if (baseline.metric !== candidate.metric) return 'metrics';
  if (metric !== null && candidate.metric !== metric) return 'asked-metric';
  if (baseline.direction !== candidate.direction) return 'directions';
  return direction !== null && candidate.direction !== direction ? 'asked-direction' : null;
}
