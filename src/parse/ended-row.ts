import type { Direction } from '../settings.ts';
import type { Row } from './format.ts';
import type { Quantity, SweepContext } from './quantity.ts';
import type { Status } from './status.ts';
import type { RecordedTrial } from './sweep-record.ts';
import { readScore } from './trial-values.ts';

/** A row of which it is known how its trial ended. */
export interface EndedRow {
  readonly row: Row;
  readonly outcome: RecordedTrial['outcome'];
  /** Larger is better; −∞ unless completed or pruned. */
  readonly score: number;
}

interface Judging {
  readonly metric: Quantity;
  readonly direction: Direction;
  readonly statusOf: (row: Row) => Status | undefined;
  readonly context: SweepContext;
}

/**
 * How a row's trial ended. An error state makes it failed even with a metric; a trial without the
 * metric is failed whatever its status.
 */
export function judgeRow(row: Row, { metric, direction, statusOf, context }: Judging): EndedRow {
  const status = statusOf(row);
  const without = { row, score: -Infinity };
  if (status === 'unfinished') return { ...without, outcome: 'running' };
  if (status === 'failed') return { ...without, outcome: 'failed' };

  const score = readScore({ row, quantity: metric, context }, direction);
  if (score === -Infinity) return { ...without, outcome: 'failed' };
  return { row, score, outcome: status === 'pruned' ? 'pruned' : 'completed' };
}
