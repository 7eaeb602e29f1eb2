import { UserError } from '../errors.ts';
import { printablePath } from '../read/index.ts';
import type { ReadingSettings } from '../settings.ts';
import { describeColumns, isNumeric, surveyPaths } from './columns.ts';
import type { Inspected } from './inspect-names.ts';
import { type Attempt, attemptWith } from './inspect-trials.ts';

/** More columns are not tried, for each takes as long as reading the sweep. */
const MOST_TRIED = 5;

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
  const isPlain = problem.fault === 'data' && inspected.reading.metric === null;
  if (metrics.length === 0) return isPlain ? problem : withoutNumbers(inspected);
  const plain = { ...inspected.reading, ...PLAIN };
  for (const metric of metrics.slice(0, MOST_TRIED)) {
    for (const direction of ['maximize', 'minimize'] as const) {
      const other = attemptWith(inspected, { ...plain, metric, direction });
      if (other.problem === null) return null;
    }
  }
  return problem.fault === 'data' ? problem : null;
}

function withoutNumbers({ source, table }: Inspected): UserError {
  const columns = surveyPaths(table.rows);
  const what = columns.some(isNumeric)
    ? `has no column of numbers that can be the score: ${describeColumns(columns)}`
    : 'has no column of numbers, so that nothing can be the score';
  return new UserError({
    fault: 'data',
    where: printablePath(source.location),
    what,
    fix: 'Check that this is the sweep, that it has finished, and that its numbers have no units or other signs.',
  });
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
