import { dataError } from '../../errors.ts';
import {
  printable,
  printableJson,
  printablePath,
  type Source,
  type SourceFile,
} from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { TOOL } from '../../tool.ts';
import { parseJson } from '../json/parse-json.ts';
import { orient, type SweepRecord, type Trial } from '../sweep.ts';
import { isFields, ownValue } from '../table.ts';
import { readAs } from './fields.ts';
import {
  FORMAT,
  MAX_WHERE,
  OLDEST_VERSION,
  type SavedTrial,
  savedDocument,
  savedHead,
  savedTrial,
  type Training,
  VERSION,
} from './schema.ts';
import { NOTHING_GIVEN } from './settings.ts';

/** A sweep as it crosses from the job that trains to the one that compares. */
export interface SavedSweep {
  readonly record: SweepRecord;
  readonly training: Training;
}

/**
 * A sweep as JSON text, one trial per line: the same text for the same sweep.
 *
 * @throws UserError if its metric, unit or training could not be read again
 */
export function saveSweep({ record, training }: SavedSweep): string {
  const { source, format, metric, direction, cost, search, isOrdered, leftOut } = record;
  const { meta, settings, gaps = [] } = record;
  const location = printablePath(source.location);
  const head = {
    format: FORMAT,
    schemaVersion: VERSION,
    tool: { name: TOOL.name, version: TOOL.version },
    training,
    read: { format, location, search, isOrdered, leftOut, gaps, meta, settings },
    metric,
    direction,
    cost,
  };
  const place = { file: 'the sweep to save', fix: 'Choose another.' };
  const lines = Object.entries(readAs(savedHead, head, place)).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const trials = record.trials.map((trial) => `\n    ${JSON.stringify(toSaved(trial, direction))}`);
  return printableJson(`{\n  ${lines.join(',\n  ')},\n  "trials": [${trials.join(',')}\n  ]\n}\n`);
}

function toSaved({ where, outcome, score, ...trial }: Trial, direction: Direction) {
  const { cost, parameters, seed } = trial;
  const value = score === -Infinity ? null : orient(score, direction);
  return { outcome, value, cost, where: printable(where, MAX_WHERE), parameters, seed };
}

/**
 * Reads what `saveSweep` wrote, and nothing else: it may come from anybody.
 *
 * @param source where the file was found, which is newer than where it was written
 */
export function readSavedSweep({ path, text }: SourceFile, source: Source): SavedSweep {
  const place = { file: printablePath(path), fix: 'Save the sweep again with tuning-gate.' };
  const document = parseJson(text, place.file);
  checkVersion(document, place.file);
  const saved = readAs(savedDocument, document, place);
  const { training, read, metric, direction, cost } = saved;
  const trials = saved.trials.map((trial, i) => {
    const recorded = toRecorded(readAs(savedTrial, trial, place, ['trials', i]), direction);
    return cost === null ? { ...recorded, cost } : recorded;
  });
  const { format, search, isOrdered, leftOut, meta } = read;
  const head = { source, format, metric, direction, cost, search, isOrdered, parts: null, leftOut };
  const settings = read.settings ?? NOTHING_GIVEN;
  return { record: { ...head, gaps: read.gaps ?? [], meta, settings, trials }, training };
}

/** Another version may differ in anything, so no other field is worth a complaint. */
function checkVersion(document: unknown, file: string): void {
  const version = isFields(document) ? ownValue(document, 'schemaVersion') : undefined;
  const isRead = version === VERSION || version === OLDEST_VERSION;
  if (isRead || !Number.isSafeInteger(version)) return;
  throw dataError(
    file,
    `was saved with schema version ${version}; this version reads ${OLDEST_VERSION} and ${VERSION}`,
    'Use the same version of tuning-gate in the job that collects and the one that compares; on the default branch, run the workflow again.',
  );
}

function toRecorded(trial: SavedTrial, direction: Direction): Trial {
  const { outcome, value, cost, parameters, seed } = trial;
  const where = printable(trial.where, MAX_WHERE);
  const score = value === null ? -Infinity : orient(value, direction);
  return { where, outcome, score, cost, parameters, seed };
}
