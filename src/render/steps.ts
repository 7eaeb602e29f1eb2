import { type Limits, limitsAt, type TuningCurve } from '../estimate/index.ts';
import { commonBreaks } from '../math/step-function.ts';
import type { Direction } from '../settings.ts';
import { toMetric } from './arm-values.ts';

/** What holds on budgets (from, to], in the metric's own unit. */
interface CurveStep {
  readonly from: number;
  readonly to: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

const MOST_STEPS = 2000;

/**
 * A curve and its band as one list of steps that covers all budgets. Above 2,000 trials the steps
 * are thinned to at most 2,000, at evenly spaced log-budgets; a thinned step has the lowest of its
 * lower limits, so that the band still holds.
 */
export function metricSteps(
  curve: TuningCurve,
  direction: Direction,
): { steps: CurveStep[]; thinned: boolean } {
  const ends = commonBreaks([curve.lower, curve.point, curve.upper], 0, Infinity);
  const thinned = curve.band.n > MOST_STEPS && ends.length > MOST_STEPS;
  const kept = thinned ? evenlySpaced(ends) : ends.map((_, i) => i);
  const steps = kept.map((last, i) => {
    const first = (kept[i - 1] ?? -1) + 1;
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

/** Indexes of ends: for each evenly spaced log-budget the last one at or before it; and the last. */
function evenlySpaced(ends: readonly number[]): number[] {
  const logs = ends.slice(0, -1).map(Math.log);
  const [first, last] = [logs[0] as number, logs.at(-1) as number];
  const kept = new Set<number>();
  let next = 0;
  for (let i = 0; i < MOST_STEPS - 1; i++) {
    const target = first + ((last - first) * i) / (MOST_STEPS - 2) + 1e-12;
    while (next + 1 < logs.length && (logs[next + 1] as number) <= target) next++;
    kept.add(next);
  }
  return [...kept, ends.length - 1];
}
