import {
  type BudgetInterval,
  type BudgetRow,
  type Comparison,
  type CurvePair,
  compareAt,
  compareCurves,
  isAtLeast,
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
import type { BudgetAxis, SweepPair } from './assessment.ts';
import { axisOf, budgetsOn, rulesOn } from './axis.ts';

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
function budgetsOf(
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

/** 1, 2, 4 … inside [from, to], for `to` < ∞; none where none lies there. */
function powersOfTwo(from: number, to: number): number[] {
  const powers: number[] = [];
  for (let power = 1; power <= to; power *= 2) if (power >= from) powers.push(power);
  return powers;
}

/** The rows of the table and the one that stands for the verdict, which joins the table unless budgets were asked for. */
export function tableOf(comparison: Comparison, axis: BudgetAxis, settings: Settings) {
  const { margin, budgets: asked } = settings.comparison;
  const rows = budgetsOf(comparison, axis, settings).map((budget) =>
    compareAt(comparison, budget, margin),
  );
  const example = exampleOf(comparison, { rows, axis, margin });
  if (example === null || asked !== null || rows.includes(example)) return { rows, example };
  return { rows: [...rows, example].sort((a, b) => a.budget - b.budget), example };
}

interface Table {
  readonly rows: readonly BudgetRow[];
  readonly axis: BudgetAxis;
  readonly margin: number;
}

/**
 * What is known at the budget that stands for the verdict in a sentence: the row of the table nearest
 * to the middle of where the verdict's first claim holds, of those on which it does; else a budget near
 * that middle. Where it holds at no budget that can be written, the nearest row.
 *
 * @returns null where no budgets are compared
 */
export function exampleOf(comparison: Comparison, { rows, axis, margin }: Table): BudgetRow | null {
  const { range } = comparison;
  if (range === null) return null;
  const { stretches, isAgreeing } = claimOf(comparison, range);
  // A sentence names whole trials where it can.
  const named = stretches.filter((one) => axis.kind === 'cost' || Math.floor(one[1]) > one[0]);
  const stretch = longestOf(named) ?? longestOf(stretches) ?? range;
  const fitting = rows.filter((row) => isWithin(row.budget, stretch) && isAgreeing(row));
  const middle = middleOf(stretch);
  const row = nearest(fitting, middle);
  if (row !== undefined) return row;
  const budget = plain(middle, stretch, axis);
  const at = (one: number) => compareAt(comparison, one, margin);
  if (budget !== undefined) return at(budget);
  return (
    nearest(
      rows.filter((one) => isWithin(one.budget, range)),
      middle,
    ) ?? at(middle)
  );
}

interface Claim {
  readonly stretches: readonly BudgetInterval[];
  readonly isAgreeing: (row: BudgetRow) => boolean;
}

/** Worse before better; if there is evidence of neither, all budgets that are compared. */
function claimOf(comparison: Comparison, range: BudgetInterval): Claim {
  const way = comparison.worse.level === 'none' ? 'better' : 'worse';
  const { level, intervals } = comparison[way];
  if (level === 'none') return { stretches: [range], isAgreeing: () => true };
  return { stretches: intervals[level], isAgreeing: (row) => isAtLeast(row[way], level) };
}

function longestOf(stretches: readonly BudgetInterval[]): BudgetInterval | undefined {
  return stretches.toSorted((a, b) => b[1] / b[0] - a[1] / a[0])[0];
}

function isWithin(budget: number, [from, to]: BudgetInterval): boolean {
  return budget >= from && budget <= to;
}

function middleOf([from, to]: BudgetInterval): number {
  return Math.sqrt(from * to);
}

/** A budget inside that can be written exactly: whole trials, else few digits. Stretches are open at their start. */
function plain(budget: number, [from, to]: BudgetInterval, axis: BudgetAxis): number | undefined {
  const whole = axis.kind === 'trials' ? [Math.round, Math.ceil, Math.floor] : [];
  return [...whole.map((round) => round(budget)), short(budget)].find(
    (one) => one > from && one <= to && one === short(one),
  );
}

/** With as many digits as a report writes. */
function short(budget: number): number {
  return Number(budget.toPrecision(budget < 10 ? 2 : 3));
}

function nearest(rows: readonly BudgetRow[], budget: number): BudgetRow | undefined {
  const distance = (row: BudgetRow) => Math.abs(Math.log(row.budget / budget));
  return rows.toSorted((a, b) => distance(a) - distance(b))[0];
}
