import { type BudgetRow, type Comparison, compareAt, compareCurves } from '../compare/index.ts';
import { confidenceBand, type TuningCurve, tuningCurve } from '../estimate/index.ts';
import { powersOfTwo } from '../math/powers-of-two.ts';
import { orient, type Sweep } from '../parse/index.ts';
import type { Settings } from '../settings.ts';
import type { Assessment, Locations, Verdict } from './assessment.ts';
import { incomparable, judge, withoutBaseline, withoutCandidate } from './gate-policy.ts';
import { rangeWarnings, sweepWarnings, trialsNeeded } from './warnings.ts';

interface Sweeps {
  readonly baseline: Sweep | null;
  readonly candidate: Sweep | null;
}

/**
 * From two sweeps, either of which may be missing, to everything a report says.
 *
 * @param locations where they were looked for, if the sweeps do not say it themselves
 */
export function assess(
  sweeps: Sweeps,
  settings: Settings,
  locations: Locations = ownLocations(sweeps),
): Assessment {
  const { baseline, candidate } = sweeps;
  const without = (verdict: Verdict): Assessment => ({
    ...verdict,
    settings,
    locations,
    ...sweeps,
    comparison: null,
    rows: [],
    warnings: [],
    trialsNeeded: null,
  });
  if (candidate === null) return without(withoutCandidate(settings.gate));
  if (baseline === null) return without(withoutBaseline(settings.gate));
  const mismatch = mismatchOf(baseline, candidate);
  if (mismatch) return without(incomparable(mismatch));

  const comparison = compareCurves(
    curveOf(baseline, settings),
    curveOf(candidate, settings),
    settings.comparison,
  );
  const needed = trialsNeeded(comparison, settings);
  return {
    ...judge(comparison, settings.gate),
    settings,
    locations,
    baseline,
    candidate,
    comparison,
    rows: budgetsOf(comparison, settings).map((budget) => rowAt(comparison, budget, settings)),
    warnings: [
      ...sweepWarnings('baseline', baseline),
      ...sweepWarnings('candidate', candidate),
      ...rangeWarnings(comparison, needed),
    ],
    trialsNeeded: needed,
  };
}

/** The tuning curve of one sweep with its band. */
export function curveOf(sweep: Sweep, settings: Settings): TuningCurve {
  const scores = sweep.trials.map((trial) => trial.score);
  const band = confidenceBand(scores.length, settings.band);
  return tuningCurve(scores, band, settings.comparison.quantile, scoreBounds(sweep, settings));
}

function scoreBounds({ direction }: Sweep, { reading }: Settings) {
  const ends = [reading.metricMin ?? -Infinity, reading.metricMax ?? Infinity];
  const [floor, ceiling] = ends.map((end) => orient(end, direction)).sort((a, b) => a - b);
  return { floor: floor ?? -Infinity, ceiling: ceiling ?? Infinity };
}

function ownLocations({ baseline, candidate }: Sweeps): Locations {
  return {
    baseline: baseline?.source.location ?? '',
    candidate: candidate?.source.location ?? '',
  };
}

function mismatchOf(baseline: Sweep, candidate: Sweep): 'metrics' | 'directions' | null {
  if (baseline.metric !== candidate.metric) return 'metrics';
  return baseline.direction === candidate.direction ? null : 'directions';
}

function rowAt({ baseline, candidate }: Comparison, budget: number, settings: Settings): BudgetRow {
  return compareAt(baseline, candidate, budget, settings.comparison.margin);
}

/** The budgets asked for; else the powers of two in the range, or its start where it has none. */
function budgetsOf(
  { range, from: start }: Comparison,
  { comparison }: Settings,
): readonly number[] {
  if (comparison.budgets) return comparison.budgets;
  if (range === null) return [start];
  const [from, to] = range;
  const powers = powersOfTwo(from, to);
  return powers.length > 0 ? powers : [from];
}
