import {
  budgetToTarget,
  type Comparison,
  equivalentEffort,
  jointLevel,
  notWorse,
  type OverallSlowdown,
  overallSlowdown,
  ruledOut,
} from './compare/index.ts';
import {
  type Arm,
  type Assessment,
  applyStrict,
  arePaired,
  axisOf,
  budgetsOfOne,
  chancesOf,
  checkAssumptions,
  checkSweep,
  chooseAxis,
  claimNotWorse,
  comparisonOf,
  confidenceOfGate,
  curveOf,
  doublingsIn,
  incomparable,
  isClosedByLimits,
  judge,
  type LoneSweep,
  type Mismatch,
  missingSweep,
  noGateForRate,
  rangeWarnings,
  requireAllShards,
  type Searches,
  type SweepPair,
  searchWarnings,
  settingDiffers,
  type TargetBudgets,
  type TrialsNeeded,
  tableOf,
  trialsForSlowdown,
  trialsToOpen,
  type Verdict,
} from './decide/index.ts';
import { levelFromBudget, limitsAt } from './estimate/index.ts';
import { orient, type SettingDifference, type Sweep } from './parse/index.ts';
import { plainSearch } from './read/index.ts';
import type { Settings } from './settings/index.ts';

interface Sweeps {
  readonly baseline: Sweep | null;
  readonly candidate: Sweep | null;
  /** How the candidate was saved otherwise than the config asks for. */
  readonly difference?: SettingDifference | null;
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
  const withoutArm = (arm: Arm) => without(missingSweep(arm, searches[arm].absence, gate));
  if (candidate === null) return withoutArm('candidate');
  if (sweeps.difference) return without(incomparable('config', gate));
  if (baseline === null) return withoutArm('baseline');
  const mismatch = mismatchOf({ baseline, candidate }, settings);
  if (mismatch) return without(incomparable(mismatch, gate));
  return compareSweeps({ baseline, candidate }, settings, searches);
}

/** Everything a report says of two sweeps of the same metric. */
function compareSweeps(pair: SweepPair, given: Settings, searches: Searches): Assessment {
  const { axis, settings, warnings: ofAxis } = chooseAxis(pair, given);
  const gateConfidence = confidenceOfGate(pair, axis, settings);
  const comparison = comparisonOf(pair, axis, { settings, gateConfidence });
  const isPaired = arePaired(pair.baseline, pair.candidate);
  const { rows, example } = tableOf(comparison, axis, settings);
  const isBeyondRate =
    comparison.range === null &&
    settings.comparison.falseAlarmRate !== null &&
    !isClosedByLimits(comparison);
  const forSlowdown = trialsForSlowdown({ ...pair, comparison, axis, settings });
  const trialsNeeded: TrialsNeeded = {
    // Without a gate that keeps the rate: one that does and never fires would need fewer.
    toOpenRange: isBeyondRate ? forSlowdown.toDetect : trialsToOpen(comparison, settings),
    ...forSlowdown,
  };
  const warnings = [
    ...searchWarnings(searches),
    ...ofAxis,
    ...checkAssumptions({ ...pair, settings }),
    ...rangeWarnings(comparison, trialsNeeded),
  ];
  const { gate } = settings;
  const withinMargin = notWorse(comparison);
  const found: Verdict = isBeyondRate
    ? noGateForRate(settings)
    : claimNotWorse(judge(comparison, gate, axis), withinMargin);
  const verdict = applyStrict(found, comparison.worse.level, { warnings, gate });
  return {
    ...requireAllShards(verdict, searches.candidate, gate),
    settings,
    searches,
    ...pair,
    axis,
    comparison,
    rows,
    example,
    efforts: rows.map(({ budget }) =>
      equivalentEffort(comparison.baseline, comparison.candidate, budget),
    ),
    target: targetOf(pair, comparison, settings),
    overallSlowdown: slowdownOf(pair, comparison, settings),
    ruledOut: ruledOut(comparison, doublingsIn(comparison, comparison.shownRange)),
    notWorse: withinMargin,
    jointLevel: jointLevel(
      comparison.baseline,
      comparison.candidate,
      isPaired ? 'paired' : 'independent',
    ),
    gateConfidence,
    isBeyondRate,
    isPaired,
    chances: chancesOf({ ...pair, comparison, axis, isPaired, settings }),
    alone: null,
    warnings,
    trialsNeeded,
    acknowledged: null,
  };
}

/** One number for all budgets contradicts strong evidence both ways. */
function slowdownOf(
  pair: SweepPair,
  { worse, better }: Comparison,
  { band }: Settings,
): OverallSlowdown | null {
  if ([worse, better].every(({ intervals }) => intervals.strong.length > 0)) return null;
  const [baseline, candidate] = [pair.baseline, pair.candidate].map(({ trials }) =>
    trials.map(({ score }) => score),
  );
  return overallSlowdown(baseline ?? [], candidate ?? [], band.confidence);
}

function targetOf(
  { candidate: { direction } }: SweepPair,
  { baseline, candidate }: Comparison,
  { comparison }: Settings,
): TargetBudgets | null {
  const { target, quantile } = comparison;
  if (target === null) return null;
  const score = orient(target, direction);
  return {
    score: target,
    baseline: budgetToTarget(baseline, score),
    candidate: budgetToTarget(candidate, score),
    level: Math.min(
      levelFromBudget(baseline.band, quantile),
      levelFromBudget(candidate.band, quantile),
    ),
  };
}

interface Finding {
  readonly verdict: Verdict;
  readonly settings: Settings;
  readonly searches: Searches;
}

/** What can be said where there are no two sweeps of one metric. */
function notCompared(sweeps: Sweeps, { verdict, settings, searches }: Finding): Assessment {
  const { baseline, candidate, difference } = sweeps;
  return {
    ...requireAllShards(verdict, searches.candidate, settings.gate),
    settings,
    searches,
    baseline,
    candidate,
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
      ...(difference ? [settingDiffers(difference)] : []),
      ...(candidate ? checkSweep({ arm: 'candidate', sweep: candidate }, settings) : []),
    ],
    trialsNeeded: null,
    acknowledged: null,
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
