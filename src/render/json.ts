import type { BudgetRow, DirectionEvidence } from '../compare/index.ts';
import { type Assessment, exitCodeOf } from '../decide/index.ts';
import { type CdfBand, type Limits, limitsAt, type TuningCurve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Direction, Settings } from '../settings.ts';
import { TOOL } from '../tool.ts';
import { differenceInMetric, toMetric } from './arm-values.ts';
import { metricSteps } from './steps.ts';

/** A number as JSON can hold it. */
type Number_ = number | 'Infinity' | '-Infinity';

/** JSON has no infinities: they are written as strings. */
function number(value: number): Number_ {
  if (Number.isFinite(value)) return value;
  return value > 0 ? 'Infinity' : '-Infinity';
}

/** How every object begins. */
export function head(command: string) {
  const { name, version } = TOOL;
  return { schemaVersion: 1, tool: { name, version }, command };
}

export function bandsJson(band: CdfBand) {
  const { method, n, confidence, pointwise, epsilon, lower, upper } = band;
  return { ...head('bands'), method, n, confidence, pointwise, epsilon, lower, upper };
}

export function curveJson(sweep: Sweep, curve: TuningCurve, budgets: readonly number[]) {
  const { steps, thinned } = metricSteps(curve, sweep.direction);
  return {
    ...head('curve'),
    ...curveHead(sweep, curve),
    steps: steps.map(({ from, to, lower, median, upper }) => ({
      from,
      to: number(to),
      lower: number(lower),
      median: number(median),
      upper: number(upper),
    })),
    stepsThinned: thinned,
    at: budgets.map((budget) => ({
      budget,
      ...limits(limitsAt(curve, budget), sweep.direction),
      u: null,
      v: null,
      w: null,
      vStd: null,
    })),
  };
}

export function compareJson(assessment: Assessment) {
  const { verdict, gate, reason, baseline, candidate, comparison, settings } = assessment;
  const direction = baseline?.direction ?? 'maximize';
  return {
    ...head('compare'),
    verdict,
    gate,
    reason,
    exitCode: exitCodeOf(assessment),
    settings: settingsJson(settings),
    worse: comparison && evidence(comparison.worse),
    better: comparison && evidence(comparison.better),
    range: comparison?.range ?? null,
    baseline: baseline && comparison && curveHead(baseline, comparison.baseline),
    candidate: candidate && comparison && curveHead(candidate, comparison.candidate),
    crossings: comparison?.crossings ?? [],
    at: assessment.rows.map((row) => rowJson(row, direction)),
    falseAlarm: null,
    jointLevel: null,
    detectableSlowdown: null,
    equivalentEffort: null,
    target: null,
    trialsNeeded: assessment.trialsNeeded && { ...assessment.trialsNeeded, toDetect: null },
    acknowledged: null,
    warnings: assessment.warnings,
  };
}

function settingsJson({ reading, band, comparison, gate }: Settings) {
  const { method, ...rest } = band;
  return { ...reading, band: method, ...rest, ...comparison, ...gate };
}

function evidence({ level, share, intervals }: DirectionEvidence) {
  return { level, share, intervals };
}

function curveHead(sweep: Sweep, curve: TuningCurve) {
  const { metric, direction, format, source, counts, cost } = sweep;
  return {
    n: counts.counted,
    failed: counts.failed,
    trials: counts,
    ties: curve.ties,
    metric,
    direction,
    format,
    source,
    resolvableBudget: curve.resolvableBudget,
    cost: cost && { mean: cost.mean, unit: cost.unit },
  };
}

function limits(at: Limits, direction: Direction) {
  const { lower, middle, upper } = toMetric(at, direction);
  return { lower: number(lower), median: number(middle), upper: number(upper) };
}

function rowJson(row: BudgetRow, direction: Direction) {
  const { lower, middle, upper } = differenceInMetric(row, direction);
  return {
    budget: row.budget,
    baseline: limits(row.baseline, direction),
    candidate: limits(row.candidate, direction),
    difference: {
      lower: number(lower),
      estimate: Number.isNaN(middle) ? null : middle,
      upper: number(upper),
    },
    worse: row.worse,
    better: row.better,
  };
}
