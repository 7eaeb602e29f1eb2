import { type BudgetRow, type Comparison, compareAt, compareCurves } from '../compare/index.ts';
import {
  confidenceBand,
  inCost,
  limitsAt,
  type TuningCurve,
  tuningCurve,
} from '../estimate/index.ts';
import { powersOfTwo } from '../math/powers-of-two.ts';
import { orient, type Sweep } from '../parse/index.ts';
import { plainSearch } from '../read/index.ts';
import type { Settings } from '../settings.ts';
import type { Assessment, LoneSweep, Searches, Verdict } from './assessment.ts';
import { axisOf, rulesOn } from './axis.ts';
import {
  incomparable,
  judge,
  type Mismatch,
  withoutBaseline,
  withoutCandidate,
} from './gate-policy.ts';
import { rangeWarnings, searchWarnings, sweepWarnings, trialsNeeded } from './warnings.ts';

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
  const without = (verdict: Verdict): Assessment => ({
    ...verdict,
    settings,
    searches,
    ...sweeps,
    axis: axisOf([baseline, candidate].flatMap((sweep) => sweep ?? [])),
    comparison: null,
    rows: [],
    alone: loneSweep(sweeps, settings),
    warnings: [
      ...searchWarnings(searches),
      ...(candidate ? sweepWarnings('candidate', candidate) : []),
    ],
    trialsNeeded: null,
  });
  if (candidate === null) return without(withoutCandidate(settings.gate));
  if (baseline === null) return without(withoutBaseline(settings.gate));
  const mismatch = mismatchOf(baseline, candidate, settings);
  if (mismatch) return without(incomparable(mismatch));

  const axis = axisOf([baseline, candidate]);
  const curves = {
    baseline: curveOf(baseline, settings, axis),
    candidate: curveOf(candidate, settings, axis),
  };
  const trial = Math.max(curves.baseline.trialCost, curves.candidate.trialCost);
  const rules = rulesOn({ axis, trial }, settings.comparison);
  const comparison = compareCurves(curves.baseline, curves.candidate, rules);
  const needed = trialsNeeded(comparison, settings);
  return {
    ...judge(comparison, settings.gate),
    settings,
    searches,
    baseline,
    candidate,
    axis,
    comparison,
    rows: budgetsOf(comparison, settings).map((budget) => rowAt(comparison, budget, settings)),
    alone: null,
    warnings: [
      ...searchWarnings(searches),
      ...sweepWarnings('baseline', baseline),
      ...sweepWarnings('candidate', candidate),
      ...rangeWarnings(comparison, needed),
    ],
    trialsNeeded: needed,
  };
}

/** The tuning curve of one sweep with its band, over budgets in trials or in cost. */
export function curveOf(sweep: Sweep, settings: Settings, axis = axisOf([sweep])): TuningCurve {
  const scores = sweep.trials.map((trial) => trial.score);
  const band = confidenceBand(scores.length, settings.band);
  const { quantile } = settings.comparison;
  const curve = tuningCurve(scores, band, quantile, scoreBounds(sweep, settings));
  return axis.kind === 'cost' && sweep.cost ? inCost(curve, sweep.cost.mean) : curve;
}

function scoreBounds({ direction }: Sweep, { reading }: Settings) {
  const ends = [reading.metricMin ?? -Infinity, reading.metricMax ?? Infinity];
  const [floor, ceiling] = ends.map((end) => orient(end, direction)).sort((a, b) => a - b);
  return { floor: floor ?? -Infinity, ceiling: ceiling ?? Infinity };
}

/** The curve of the candidate where there is no baseline; of nothing else. */
function loneSweep({ baseline, candidate }: Sweeps, settings: Settings): LoneSweep | null {
  if (baseline !== null || candidate === null) return null;
  const curve = curveOf(candidate, settings);
  const budgets = settings.comparison.budgets ?? doublingsOf(curve);
  const rows = budgets.map((budget) => ({ budget, ...limitsAt(curve, budget) }));
  return { sweep: candidate, curve, rows };
}

function ownSearches({ baseline, candidate }: Sweeps): Searches {
  const search = (sweep: Sweep | null) =>
    plainSearch(sweep?.source.location ?? '', sweep ? null : { why: 'missing' });
  return { baseline: search(baseline), candidate: search(candidate) };
}

/** Saved sweeps bring their metric along: it must be the same in both, and the one asked for. */
function mismatchOf(baseline: Sweep, candidate: Sweep, { reading }: Settings): Mismatch | null {
  const { metric, direction } = reading;
  if (baseline.metric !== candidate.metric) return 'metrics';
  if (metric !== null && candidate.metric !== metric) return 'asked-metric';
  if (baseline.direction !== candidate.direction) return 'directions';
  return direction !== null && candidate.direction !== direction ? 'asked-direction' : null;
}

function rowAt({ baseline, candidate }: Comparison, budget: number, settings: Settings): BudgetRow {
  return compareAt(baseline, candidate, budget, settings.comparison.margin);
}

/**
 * The budgets asked for; else 1, 2, 4, 8 … trials of the dearer sweep inside the range, or its start
 * where it has none.
 */
function budgetsOf(
  { baseline, candidate, range, from: start }: Comparison,
  { comparison }: Settings,
): readonly number[] {
  if (comparison.budgets) return comparison.budgets;
  if (range === null) return [start];
  const trial = Math.max(baseline.trialCost, candidate.trialCost);
  const [from, to] = range;
  const doublings = powersOfTwo(from / trial, to / trial).map((trials) => trials * trial);
  return doublings.length > 0 ? doublings : [from];
}

/** The budgets of one sweep's table: 1, 2, 4, 8 … trials as far as it resolves them, at least one. */
export function doublingsOf({ trialCost, resolvableBudget }: TuningCurve): readonly number[] {
  const most = Math.max(1, resolvableBudget / trialCost);
  return powersOfTwo(1, most).map((trials) => trials * trialCost);
}
