import {
  budgetToTarget,
  type Comparison,
  jointLevel,
  notWorse,
  ruledOut,
} from '../compare/index.ts';
import { levelFromBudget, limitsAt } from '../estimate/index.ts';
import { orient, type SettingDifference, type Sweep } from '../parse/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Assessment, LoneSweep, Searches, SweepPair, Verdict } from './assessment.ts';
import { axisOf, chooseAxis } from './axis.ts';
import { chancesOf, confidenceOfGate, rangeWarnings, slowdownOf, trialsNeeded } from './chances.ts';
import {
  checkAssumptions,
  checkSweep,
  searchWarnings,
  settingDiffers,
} from './checks/check-assumptions.ts';
import { arePaired } from './checks/configurations.ts';
import { budgetsOfOne, comparisonOf, curveOf, doublingsIn, tableOf } from './curves.ts';
import {
  applyStrict,
  incomparable,
  judge,
  type Mismatch,
  missingSweep,
  requireAllShards,
} from './gate-policy.ts';
import { isDecided, judgeLooks } from './looks.ts';
import type { Arm } from './warning.ts';

interface Sweeps {
  readonly baseline: Sweep | null;
  readonly candidate: Sweep | null;
  /** Where the settings that the candidate was saved with differ from the config. */
  readonly difference?: SettingDifference | null;
  /** How they were found. */
  readonly searches: Searches;
}

/**
 * From two sweeps, either of which may be missing, to everything a report says.
 *
 * @throws UserError for budgets in another unit than they are compared in, and for a false-alarm rate
 *   that cannot be known
 */
export function assess(sweeps: Sweeps, settings: Settings): Assessment {
  const { baseline, candidate, searches } = sweeps;
  const { gate } = settings;
  const without = (verdict: Verdict) => notCompared(sweeps, verdict, settings);
  const withoutArm = (arm: Arm) => without(missingSweep(arm, searches[arm].absence, gate));
  if (candidate === null) return withoutArm('candidate');
  if (sweeps.difference) return without(incomparable('config', gate));
  if (baseline === null) return withoutArm('baseline');
  const mismatch = mismatchOf({ baseline, candidate }, settings);
  if (mismatch) return without(incomparable(mismatch, gate));
  return assessPair({ baseline, candidate }, settings, searches);
}

/** Everything a report says of two sweeps of the same metric; with looks, of the trials that were judged. */
function assessPair(given: SweepPair, asked: Settings, searches: Searches): Assessment {
  const { axis, settings, warnings: ofAxis } = chooseAxis(given, asked);
  const { gate } = settings;
  const judged = gate.looks && judgeLooks(given, settings, searches.candidate);
  const pair = judged?.pair ?? given;
  const gateConfidence = judged?.gateConfidence ?? confidenceOfGate(pair, settings);
  const comparison = comparisonOf(pair, { settings, axis }, gateConfidence);
  const { baseline, candidate } = comparison;
  const { rows, example } = tableOf(comparison, axis, settings);
  const needed = trialsNeeded({ ...pair, comparison, settings });
  const warnings = [
    ...searchWarnings(searches, pair),
    ...ofAxis,
    ...checkAssumptions(pair, settings),
    ...rangeWarnings(comparison, needed),
  ];
  const isPaired = arePaired(warnings);
  const found = judged?.verdict ?? judge(comparison, axis, settings);
  const strict = applyStrict(found, comparison.worse.level, { warnings, gate });
  const verdict = requireAllShards(strict, searches.candidate, gate);
  const look = judged?.look ?? null;
  // Limits of a size fixed beforehand are too optimistic after a look.
  const isEarly = look !== null && look.index < look.of;
  const slowdown = slowdownOf(pair, comparison, settings);
  return {
    ...verdict,
    settings,
    searches,
    ...pair,
    axis,
    comparison,
    rows,
    example,
    target: targetOf(pair, comparison, settings),
    overallSlowdown: slowdown && isEarly ? { ...slowdown, pValue: null } : slowdown,
    ruledOut: ruledOut(comparison, doublingsIn(comparison, comparison.shownRange)),
    notWorse: notWorse(comparison),
    jointLevel: isEarly
      ? null
      : jointLevel(baseline, candidate, isPaired ? 'paired' : 'independent'),
    gateConfidence,
    isPaired,
    chances: chancesOf({ ...pair, comparison, settings }, isPaired),
    alone: null,
    warnings,
    trialsNeeded: needed,
    look,
    decided: isDecided({ ...verdict, ...pair, settings, searches }),
    stoppedBy: judged?.stoppedBy ?? null,
    acknowledged: null,
  };
}

function targetOf(pair: SweepPair, { baseline, candidate }: Comparison, settings: Settings) {
  const { target, quantile } = settings.comparison;
  if (target === null) return null;
  const score = orient(target, pair.candidate.direction);
  const levels = [baseline, candidate].map(({ band }) => levelFromBudget(band, quantile));
  return {
    score: target,
    baseline: budgetToTarget(baseline, score),
    candidate: budgetToTarget(candidate, score),
    level: Math.min(...levels),
  };
}

/** What can be said where there are no two sweeps of one metric. */
function notCompared(sweeps: Sweeps, verdict: Verdict, settings: Settings): Assessment {
  const { baseline, candidate, difference, searches } = sweeps;
  const settled = requireAllShards(verdict, searches.candidate, settings.gate);
  return {
    ...settled,
    settings,
    searches,
    baseline,
    candidate,
    axis: axisOf([baseline, candidate].flatMap((sweep) => sweep ?? [])),
    comparison: null,
    rows: [],
    example: null,
    target: null,
    overallSlowdown: null,
    ruledOut: null,
    notWorse: null,
    jointLevel: null,
    gateConfidence: settings.band.confidence,
    isPaired: false,
    chances: null,
    alone: loneSweep(sweeps, settings),
    warnings: [
      ...searchWarnings(searches, sweeps),
      ...(difference ? [settingDiffers(difference)] : []),
      ...(candidate ? checkSweep({ arm: 'candidate', sweep: candidate }, settings) : []),
    ],
    trialsNeeded: null,
    look: null,
    decided: isDecided({ ...settled, candidate, settings, searches }),
    stoppedBy: null,
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

/** Saved sweeps bring their metric along: it must be the same in both, and the one asked for. */
function mismatchOf({ baseline, candidate }: SweepPair, { reading }: Settings): Mismatch | null {
  const { metric, direction } = reading;
  if (baseline.metric !== candidate.metric) return 'metrics';
  if (baseline.direction !== candidate.direction) return 'directions';
  const [b, c] = [baseline.cost, candidate.cost];
  if (b !== null && c !== null && b.unit !== c.unit) return 'units';
  const isAsked =
    (metric ?? candidate.metric) === candidate.metric &&
    (direction ?? candidate.direction) === candidate.direction;
  return isAsked ? null : 'asked';
}
