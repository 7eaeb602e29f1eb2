import type {
  BudgetRow,
  DirectionEvidence,
  EquivalentEffort,
  NeededBudget,
  NotWorse,
  OverallSlowdown,
} from '../compare/index.ts';
import {
  type Assessment,
  exitCodeOf,
  type TargetBudgets,
  type TrialsNeeded,
} from '../decide/index.ts';
import { type Limits, limitsAt, type TuningCurve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Direction, GivenBudget, Settings } from '../settings.ts';
import { jsonHead } from '../tool.ts';
import { differenceInMetric, toMetric } from './arm-values.ts';
import { checklistJson } from './checklist.ts';
import { falseAlarmJson } from './false-alarm-json.ts';
import { type MeanValues, meanValuesAt } from './mean-values.ts';
import { metricSteps } from './steps.ts';

/** A number as JSON can hold it. */
type Number_ = number | 'Infinity' | '-Infinity';

/** JSON has no infinities: they are written as strings. */
function number(value: number): Number_ {
  if (Number.isFinite(value)) return value;
  return value > 0 ? 'Infinity' : '-Infinity';
}

export function curveJson(
  sweep: Sweep,
  curve: TuningCurve,
  { settings, budgets }: { settings: Settings; budgets: readonly number[] },
) {
  const means = meanValuesAt(budgets, { sweep, curve, settings });
  return {
    ...jsonHead('curve'),
    ...curveHead(sweep, curve),
    ...stepsJson(curve, sweep.direction),
    // A rate is of two sweeps: one alone has no gate.
    gateSteps: null,
    at: means.map(({ trials, ...mean }, i) => {
      const budget = budgets[i] as number;
      const medians = limits(limitsAt(curve, budget), sweep.direction);
      return { budget, trials, ...medians, ...meanJson(mean) };
    }),
  };
}

/** A curve with its band, step by step. */
export function stepsJson(curve: TuningCurve, direction: Direction) {
  const { steps, thinned } = metricSteps(curve, direction);
  return {
    steps: steps.map(({ from, to, lower, median, upper }) => ({
      from,
      to: number(to),
      lower: number(lower),
      median: number(median),
      upper: number(upper),
    })),
    stepsThinned: thinned,
  };
}

function meanJson({ u, v, w, meanLower, meanUpper, ...spread }: Omit<MeanValues, 'trials'>) {
  return {
    u: u === null ? null : number(u),
    v: number(v),
    w: number(w),
    ...spread,
    meanLower: number(meanLower),
    meanUpper: number(meanUpper),
  };
}

export function compareJson(assessment: Assessment) {
  const { verdict, gate, reason, baseline, candidate, comparison, settings, axis } = assessment;
  const direction = baseline?.direction ?? 'maximize';
  return {
    ...jsonHead('compare'),
    verdict,
    gate,
    reason,
    exitCode: exitCodeOf(assessment),
    settings: settingsJson(settings),
    axis,
    worse: comparison && evidence(comparison.worse),
    better: comparison && evidence(comparison.better),
    range: comparison?.range ?? null,
    shownRange: comparison?.shownRange ?? null,
    gateConfidence: assessment.gateConfidence,
    baseline: baseline && comparison && curveHead(baseline, comparison.baseline),
    candidate: candidate && comparison && curveHead(candidate, comparison.candidate),
    crossings: comparison?.crossings ?? [],
    at: assessment.rows.map((row) => rowJson(row, direction)),
    falseAlarm: assessment.chances && falseAlarmJson(assessment.chances.falseAlarm),
    jointLevel: assessment.jointLevel,
    detectableSlowdown: assessment.chances?.detectableSlowdown ?? null,
    falseStrongBound: assessment.chances?.falseStrongBound ?? null,
    ...lossJson(assessment),
    equivalentEffort: comparison && assessment.efforts.map(effortJson),
    target: assessment.target && targetJson(assessment.target),
    trialsNeeded: assessment.trialsNeeded && trialsNeededJson(assessment.trialsNeeded),
    acknowledged: null,
    checklist: checklistJson(assessment),
    warnings: assessment.warnings,
  };
}

function trialsNeededJson({ toOpenRange, toDetect, ...goal }: TrialsNeeded) {
  const known = (trials: number | 'over 200' | null) => (trials === 'over 200' ? null : trials);
  return { toOpenRange: known(toOpenRange), toDetect: known(toDetect), ...goal };
}

function settingsJson({ reading, band, comparison, gate }: Settings) {
  const { method, ...rest } = band;
  const { given: _, ...read } = reading;
  const { budgetMin, budgetMax, budgets, ...others } = comparison;
  const limits = {
    budgetMin: budgetMin && budgetJson(budgetMin),
    budgetMax: budgetMax && budgetJson(budgetMax),
    budgets: budgets?.map(budgetJson) ?? null,
  };
  return { ...read, band: method, ...rest, ...others, ...limits, ...gate };
}

/** As the user gave it. */
function budgetJson({ value, unit }: GivenBudget): number | string {
  return unit === null ? value : `${value} ${unit}`;
}

function effortJson({ budget, estimate, lower, upper }: EquivalentEffort) {
  const limits = { lower: number(lower), upper: number(upper) };
  return { budget, estimate: estimate === null ? null : number(estimate), ...limits };
}

/** How much worse the candidate is, or can be. */
function lossJson({ overallSlowdown, ruledOut, notWorse }: Assessment) {
  const losses = ruledOut?.map(({ fromBudget, loss }) => ({ fromBudget, loss: number(loss) }));
  return {
    overallSlowdown: overallSlowdown && slowdownJson(overallSlowdown),
    ruledOut: losses ?? null,
    notWorse: notWorse && notWorseJson(notWorse),
  };
}

function slowdownJson({ confidence, pValue, ...factors }: OverallSlowdown) {
  return { ...neededJson(factors), confidence, pValue };
}

function notWorseJson({ margin, intervals, share }: NotWorse) {
  return { margin, intervals, share };
}

function neededJson({ estimate, lower, upper }: NeededBudget) {
  return { estimate: number(estimate), lower: number(lower), upper: number(upper) };
}

function targetJson({ score, baseline, candidate, level }: TargetBudgets) {
  return { score, baseline: neededJson(baseline), candidate: neededJson(candidate), level };
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
