import { type Arm, type Assessment, curvesOf } from '../../decide/index.ts';
import { limitsAt, type TuningCurve } from '../../estimate/index.ts';
import { commonBreaks } from '../../math/step-function.ts';
import type { Sweep } from '../../parse/index.ts';
import { toMetric } from '../../report/index.ts';
import type { Direction } from '../../settings/index.ts';

export interface ShownCurve {
  readonly sweep: Sweep;
  readonly curve: TuningCurve;
}

/** The compared curves, or the candidate's alone; null for a sweep without a curve. */
export function shownCurves(assessment: Assessment): Record<Arm, ShownCurve | null> {
  const curves = curvesOf(assessment);
  const shown = (arm: Arm) => {
    const [sweep, curve] = [assessment[arm], curves[arm]];
    return sweep && curve && { sweep, curve };
  };
  return { baseline: shown('baseline'), candidate: shown('candidate') };
}

/**
 * A curve and its band as one list of steps that covers all budgets, in the metric's own unit; each holds on
 * (from, to]. A sweep of more trials than `maxSteps` is thinned to that many steps at even log-budgets; a merged
 * step has the lowest of its lower limits, so that the band still holds.
 */
export function curveSteps(curve: TuningCurve, direction: Direction, maxSteps: number) {
  const ends = commonBreaks([curve.lower, curve.point, curve.upper], 0, Infinity);
  const isThinned = curve.band.n > maxSteps && ends.length > maxSteps;
  const lasts = isThinned ? evenlySpaced(ends, maxSteps) : ends.map((_, i) => i);
  const steps = lasts.map((last, i) => {
    const first = (lasts[i - 1] ?? -1) + 1;
    const to = ends[last] as number;
    const lower = limitsAt(curve, ends[first] as number).lower;
    const limits = toMetric({ ...limitsAt(curve, to), lower }, direction);
    return { from: ends[first - 1] ?? 0, to, ...limits };
  });
  return { steps, isThinned };
}

/** Indexes of ends: for each even log-budget the last one at or before it, and the last of all. */
function evenlySpaced(ends: readonly number[], maxSteps: number): number[] {
  const logs = ends.slice(0, -1).map(Math.log);
  const [first, last] = [logs[0] as number, logs.at(-1) as number];
  const lasts = new Set<number>();
  let next = 0;
  for (let i = 0; i < maxSteps - 1; i++) {
    const target = first + ((last - first) * i) / (maxSteps - 2) + 1e-12;
    while (next + 1 < logs.length && (logs[next + 1] as number) <= target) next++;
    lasts.add(next);
  }
  return [...lasts, ends.length - 1];
}
