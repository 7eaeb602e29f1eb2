import type { UserError } from '../errors.ts';
import type { ReadingSettings } from '../settings.ts';
import type { Inspected } from './inspect-names.ts';
import { type Attempt, attemptWith, MAX_TRIED } from './inspect-trials.ts';

/**
 * What is wrong with the files if no settings would make a sweep of them; null if some would.
 *
 * @param metrics names of what could be the metric
 */
export function obstacleOf(
  inspected: Inspected,
  { problem }: Attempt,
  metrics: readonly string[],
): UserError | null {
  if (problem === null) return null;
  const plain = { ...inspected.reading, ...PLAIN };
  let last = problem;
  for (const metric of metrics.length > 0 ? metrics.slice(0, MAX_TRIED) : [null]) {
    for (const direction of ['maximize', 'minimize'] as const) {
      const other = attemptWith(inspected, { ...plain, metric, direction });
      if (other.problem === null) return null;
      last = other.problem;
    }
  }
  return last.fault === 'data' ? last : null;
}

/** Settings that refuse nothing. */
const PLAIN = {
  cost: null,
  failedTrials: 'worst',
  prunedTrials: 'last',
  metricMin: null,
  metricMax: null,
  failedValue: null,
} as const satisfies Partial<ReadingSettings>;
