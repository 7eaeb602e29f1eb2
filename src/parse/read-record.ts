import { isMetaFile, type Source, type SourceFile } from '../read/index.ts';
import type { Direction, ReadingSettings } from '../settings/index.ts';
import { onlyScore, scoreColumns } from './columns/score-columns.ts';
import { understand } from './read-table.ts';
import { separateMeta, withMeta } from './saved/meta.ts';
import { readSavedSweeps } from './saved/read-saved.ts';
import { isSavedSweep } from './saved/saved-sweep.ts';
import type { Sweep, SweepRecord } from './sweep.ts';
import { checkRowCount, type Format, recordedDirection, type Table } from './table.ts';
import { toRecord } from './to-record.ts';

/**
 * Reads the files of one sweep as if they were one: all in one foreign format, or all saved. A
 * saved sweep keeps its own metric, direction, cost and metadata, whichever settings are given.
 *
 * @param all at least one, in the order in which their rows count
 * @param other reads what the files of the other arm record about the score
 * @throws UserError if the files or the settings for reading them have to be corrected
 */
export async function readRecord(
  all: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
  other: () => Promise<RecordedScore | null> = async () => null,
): Promise<SweepRecord> {
  const saved = readSavedSweeps(all, source);
  if (saved !== null) return saved.record;
  const { meta, files } = separateMeta(all);
  const { format, table: read } = await understand(files, reading);
  checkRowCount(read.rows.length, source.location);
  const table = withMeta(read, meta);
  const asked = await completedReading({ table, format, reading }, other);
  return { ...toRecord(table, { format, reading: asked, source }), meta };
}

/** What the files of a sweep record about its score, without reading its trials; null if nothing. */
export async function readRecordedScore(
  all: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
): Promise<RecordedScore | null> {
  const saved = readSavedSweeps(all, source);
  if (saved !== null) return scoreOfSweep(saved.record);
  const { format, table } = await understand(separateMeta(all).files, reading);
  return recordedScore({ table, format, reading });
}

/** Whether files are saved sweeps, which may not be mixed with other files. */
export function areSaved(files: readonly SourceFile[]): boolean {
  return files.some((file) => !isMetaFile(file) && isSavedSweep(file.text));
}

/** What the files of a sweep record about its score. */
export interface RecordedScore {
  /** `optuna` of the format `optuna-sqlite`. */
  readonly tool: string;
  /** Null if the files do not name it; untrusted text. */
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

/** Null unless the files record the direction, and the metric if it is not given. */
function recordedScore({ table, format, reading }: Recording): RecordedScore | null {
  const metric = reading.metric ?? (table.scores && onlyScore(table, reading.cost));
  const direction = metric === null ? null : recordedDirection(table, metric);
  if (metric === null || direction === null) return null;
  return { tool: toolOf(format.name), study: table.study ?? null, metric, direction };
}

/** The same for a sweep that was read. */
export function scoreOfSweep({ format, metric, direction }: Known): RecordedScore {
  return { tool: toolOf(format), study: null, metric, direction };
}

function toolOf(format: string): string {
  return format.split('-')[0] ?? format;
}

/**
 * The settings, completed with the metric and direction that the other arm's files record, if both
 * arms are of one tool and metric and, if they name one, of one study.
 *
 * @param other is called only if something is missing
 */
async function completedReading(
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
