import {
  type BudgetInterval,
  type Comparison,
  type CurvePair,
  compareCurves,
} from '../compare/index.ts';
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
import type { SweepPair } from './assessment.ts';
import { axisOf, type BudgetAxis, budgetsOn, rulesOn } from './axis.ts';

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

interface Judged {
  readonly settings: Settings;
  readonly gateConfidence: number;
}

/** Both curves with the bands that are shown and with the gate’s, and what they say of each other. */
export function comparisonOf(
  pair: SweepPair,
  axis: BudgetAxis,
  { settings, gateConfidence }: Judged,
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

/** The budgets of one sweep's table: those asked for, else doublings of one trial. */
export function budgetsOfOne(curve: TuningCurve, axis: BudgetAxis, settings: Settings) {
  const asked = budgetsOn({ axis, trial: curve.trialCost }, settings.comparison);
  return asked ?? doublingsOf(curve);
}

/** 1, 2, 4, 8 … trials as far as one sweep resolves them, at least one. */
export function doublingsOf({ trialCost, resolvableBudget }: TuningCurve): readonly number[] {
  const most = Math.max(1, resolvableBudget / trialCost);
  return powersOfTwo(1, most).map((trials) => trials * trialCost);
}

/** The budgets of a comparison's table: those asked for; else doublings of one trial. */
export function budgetsOf(
  comparison: Comparison,
  axis: BudgetAxis,
  settings: Settings,
): readonly number[] {
  const asked = budgetsOn({ axis, trial: trialBudget(comparison) }, settings.comparison);
  return asked ?? doublingsIn(comparison);
}

/** 1, 2, 4, 8 … trials of the more expensive sweep inside the range, or its start where it has none. */
export function doublingsIn(
  comparison: Comparison,
  range: BudgetInterval | null = comparison.range,
): readonly number[] {
  const { from: start } = comparison;
  if (range === null) return [start];
  const [from, to] = range;
  const trial = trialBudget(comparison);
  const doublings = powersOfTwo(from / trial, to / trial).map((trials) => trials * trial);
  return doublings.length > 0 ? doublings : [from];
}

/** What one trial of the more expensive sweep costs in the unit of budgets. */
export function trialBudget({ baseline, candidate }: Pick<Comparison, 'baseline' | 'candidate'>) {
  return Math.max(baseline.trialCost, candidate.trialCost);
}

/** 1, 2, 4 … inside [from, to], for `to` < ∞; none where none lies there. */
function powersOfTwo(from: number, to: number): number[] {
  const powers: number[] = [];
  for (let power = 1; power <= to; power *= 2) if (power >= from) powers.push(power);
  return powers;
}
