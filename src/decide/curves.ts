import { type Comparison, type CurvePair, compareCurves } from '../compare/index.ts';
import {
  type CdfBand,
  confidenceBand,
  inCost,
  scoreBounds,
  type TuningCurve,
  tuningCurve,
} from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { BandSettings, Settings } from '../settings/index.ts';
import type { BudgetAxis, SweepPair } from './assessment.ts';
import { axisOf, rulesOn } from './axis.ts';

/** The tuning curve of one sweep with its band, over budgets in trials or in cost. */
export function curveOf(sweep: Sweep, settings: Settings): TuningCurve {
  const band = confidenceBand(sweep.trials.length, settings.band);
  return curveWith(band, sweep, { settings, axis: axisOf([sweep]) });
}

interface Shown {
  readonly settings: Settings;
  readonly axis: BudgetAxis;
}

function curveWith(band: CdfBand, sweep: Sweep, { settings, axis }: Shown): TuningCurve {
  const scores = sweep.trials.map((trial) => trial.score);
  const bounds = scoreBounds(sweep.direction, settings.reading);
  const curve = tuningCurve(scores, band, settings.comparison.quantile, bounds);
  return axis.kind === 'cost' && sweep.cost ? inCost(curve, sweep.cost.mean) : curve;
}

interface Judged extends Shown {
  readonly gateConfidence: number;
}

/** Both curves with the bands that are shown and with the gate’s, and what they say of each other. */
export function comparisonOf(
  pair: SweepPair,
  { settings, axis, gateConfidence }: Judged,
): Comparison {
  const { confidence } = settings.band;
  const bandOf = bandsBySize(settings.band);
  const curvesAt = (level: number): CurvePair => {
    const curve = (sweep: Sweep) =>
      curveWith(bandOf(sweep.trials.length, level), sweep, { settings, axis });
    return { baseline: curve(pair.baseline), candidate: curve(pair.candidate) };
  };
  const shown = curvesAt(confidence);
  const gate = gateConfidence === confidence ? shown : curvesAt(gateConfidence);
  const rules = rulesOn({ axis, trial: trialBudget(shown) }, settings.comparison);
  return compareCurves(shown.baseline, shown.candidate, rules, gate);
}

/** Sweeps of one size share a band. */
function bandsBySize(settings: BandSettings): (n: number, confidence: number) => CdfBand {
  const known = new Map<string, CdfBand>();
  return (n, confidence) => {
    const band = known.get(`${n} ${confidence}`) ?? confidenceBand(n, { ...settings, confidence });
    known.set(`${n} ${confidence}`, band);
    return band;
  };
}

/** What one trial of the more expensive sweep costs in the unit of budgets. */
export function trialBudget({ baseline, candidate }: CurvePair): number {
  return Math.max(baseline.trialCost, candidate.trialCost);
}
