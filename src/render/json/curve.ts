import { type Limits, limitsAt, type TuningCurve } from '../../estimate/index.ts';
import { commonBreaks } from '../../math/step-function.ts';
import type { Sweep } from '../../parse/index.ts';
import type { Direction, Settings } from '../../settings/index.ts';
import { jsonHead } from '../../tool.ts';
import { type MeanValues, meanValuesAt, toMetric } from '../wording/scores.ts';
import { limits, number } from './values.ts';

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
    // A false-alarm rate needs two sweeps: a single one has no gate.
    gateSteps: null,
    at: means.map(({ trials, ...mean }, i) => {
      const budget = budgets[i] as number;
      const medians = limits(limitsAt(curve, budget), sweep.direction);
      return { budget, trials, ...medians, ...meanJson(mean) };
    }),
  };
}

export function curveHead(sweep: Sweep, curve: TuningCurve) {
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

/** Holds on budgets (from, to], in the metric's own unit. */
interface CurveStep {
  readonly from: number;
  readonly to: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

const MAX_STEPS = 2000;

/**
 * A curve and its band as one list of steps that covers all budgets. Above 2,000 trials it is
 * thinned to at most 2,000 steps at even log-budgets; a merged step has the lowest of its lower
 * limits, so that the band still holds.
 */
function metricSteps(
  curve: TuningCurve,
  direction: Direction,
): { steps: CurveStep[]; thinned: boolean } {
  const ends = commonBreaks([curve.lower, curve.point, curve.upper], 0, Infinity);
  const thinned = curve.band.n > MAX_STEPS && ends.length > MAX_STEPS;
  const lasts = thinned ? evenlySpaced(ends) : ends.map((_, i) => i);
  const steps = lasts.map((last, i) => {
    const first = (lasts[i - 1] ?? -1) + 1;
    const to = ends[last] as number;
    const lower = limitsAt(curve, ends[first] as number).lower;
    const limits = { ...limitsAt(curve, to), lower };
    return step(limits, direction, [ends[first - 1] ?? 0, to]);
  });
  return { steps, thinned };
}

function step(limits: Limits, direction: Direction, [from, to]: [number, number]): CurveStep {
  const { lower, middle, upper } = toMetric(limits, direction);
  return { from, to, lower, median: middle, upper };
}

/** Indexes of ends: for each even log-budget the last one at or before it, and the last of all. */
function evenlySpaced(ends: readonly number[]): number[] {
  const logs = ends.slice(0, -1).map(Math.log);
  const [first, last] = [logs[0] as number, logs.at(-1) as number];
  const lasts = new Set<number>();
  let next = 0;
  for (let i = 0; i < MAX_STEPS - 1; i++) {
    const target = first + ((last - first) * i) / (MAX_STEPS - 2) + 1e-12;
    while (next + 1 < logs.length && (logs[next + 1] as number) <= target) next++;
    lasts.add(next);
  }
  return [...lasts, ends.length - 1];
}
