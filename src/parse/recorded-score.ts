import type { Direction, ReadingSettings } from '../settings.ts';
import { type Format, recordedDirection, type Table } from './format.ts';
import { onlyScore, scoreColumns } from './score-columns.ts';
import type { Sweep } from './sweep.ts';

/** What the files of a sweep record of its score. */
export interface RecordedScore {
  /** `optuna` of the format `optuna-sqlite`. */
  readonly tool: string;
  /** Null where the files do not name it; untrusted text. */
  readonly study: string | null;
  readonly metric: string;
  readonly direction: Direction;
}

type Known = Pick<Sweep, 'format' | 'metric' | 'direction'>;

interface Recording {
  readonly table: Table;
  readonly format: Pick<Format, 'name'>;
  readonly reading: ReadingSettings;
}

/** Null unless the files tell the direction, and the metric wherever it is not given. */
export function recordedScore({ table, format, reading }: Recording): RecordedScore | null {
  const metric = reading.metric ?? (table.scores && onlyScore(table, reading.cost));
  const direction = metric === null ? null : recordedDirection(table, metric);
  if (metric === null || direction === null) return null;
  return { tool: toolOf(format.name), study: table.study ?? null, metric, direction };
}

/** The same of a sweep that was read. */
export function scoreOfSweep({ format, metric, direction }: Known): RecordedScore {
  return { tool: toolOf(format), study: null, metric, direction };
}

function toolOf(format: string): string {
  return format.split('-')[0] ?? format;
}

/**
 * The settings with what these files do not tell of the score, from the other arm's files if both
 * are of one tool and metric, and as far as they name one, of one study.
 *
 * @param other asked for only where something is missing
 */
export async function completedReading(
  { table, format, reading }: Recording,
  other: () => Promise<RecordedScore | null>,
): Promise<ReadingSettings> {
  const own = reading.metric ?? onlyScore(table, reading.cost);
  const direction =
    reading.direction ?? (own === null ? table.direction : recordedDirection(table, own));
  if (own !== null && direction !== null) return reading;
  const lent = await other();
  if (lent === null || lent.tool !== toolOf(format.name)) return reading;
  if (lent.study !== null && table.study !== undefined && lent.study !== table.study)
    return reading;
  const { plain, nested } = scoreColumns(table, reading.cost);
  const isHere =
    own === lent.metric ||
    (own === null && [...plain, ...nested].some(({ name }) => name === lent.metric));
  if (!isHere) return reading;
  return { ...reading, metric: lent.metric, direction: direction ?? lent.direction };
}
