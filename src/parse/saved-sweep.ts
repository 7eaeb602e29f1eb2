import { UserError } from '../errors.ts';
import {
  printable,
  printableJson,
  printablePath,
  type Source,
  type SourceFile,
} from '../read/index.ts';
import type { Direction } from '../settings.ts';
import { TOOL } from '../tool.ts';
import { isFields, ownValue } from './format.ts';
import { parseJson } from './json-text.ts';
import { below, itemOf, type Place, readAs, wrongField } from './saved-fields.ts';
import {
  FORMAT,
  LONGEST_WHERE,
  type SavedTrial,
  savedHead,
  savedSweep,
  VERSION,
} from './saved-format.ts';
import { NOTHING_GIVEN } from './saved-settings.ts';
import { orient } from './sweep.ts';
import type { RecordedTrial, SweepRecord } from './sweep-record.ts';
import type { Training } from './training.ts';

/** A sweep as it crosses from the job that trains to the one that compares. */
export interface SavedSweep {
  readonly record: SweepRecord;
  readonly training: Training;
}

/**
 * A sweep as JSON text, one trial a line: the same text for the same sweep.
 *
 * @throws UserError if its metric, unit or training could not be read again
 */
export function saveSweep({ record, training }: SavedSweep): string {
  const { source, format, metric, direction, cost, search, isOrdered, leftOut, meta } = record;
  const gaps = record.gaps ?? [];
  const saved = {
    format: FORMAT,
    schemaVersion: VERSION,
    tool: { name: TOOL.name, version: TOOL.version },
    training,
    read: {
      ...{ format, location: printablePath(source.location), search, isOrdered, leftOut, gaps },
      meta,
      settings: record.settings,
    },
    metric,
    direction,
    cost,
  };
  const place = { file: 'the sweep to save', field: '', fix: 'Choose another.' };
  const lines = Object.entries(readAs(savedHead, saved, place)).map(member);
  const trials = record.trials.map((trial) => `\n    ${JSON.stringify(toSaved(trial, direction))}`);
  return printableJson(`{\n  ${lines.join(',\n  ')},\n  "trials": [${trials.join(',')}\n  ]\n}\n`);
}

function member([name, value]: [string, unknown]): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}

function toSaved(
  { where, outcome, score, cost, parameters, seed }: RecordedTrial,
  direction: Direction,
): SavedTrial {
  const value = score === -Infinity ? null : orient(score, direction);
  return { outcome, value, cost, where: printable(where, LONGEST_WHERE), parameters, seed };
}

/** Whether a text begins as saved sweeps do. */
export function isSavedSweep(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"tuning-gate-sweep"/.test(text);
}

const CORRECTION = 'Let tuning-gate save the sweep anew.';

/**
 * Reads what `saveSweep` wrote, and nothing else: it may come from anybody.
 *
 * @param source where the file was found, which tells more than where it was written
 * @throws UserError if anything in it is not as it should be
 */
export function readSavedSweep({ path, text }: SourceFile, source: Source): SavedSweep {
  const place = { file: printablePath(path), field: '', fix: CORRECTION };
  const document = parseJson(text, { path, line: 1 });
  checkVersion(document, place);
  const saved = readAs(savedSweep, document, place);
  const { metric, direction, cost } = saved;
  const trials = saved.trials.map((trial, i) =>
    toRecorded(trial, {
      direction,
      hasCost: cost !== null,
      place: itemOf(below(place, 'trials'), i),
    }),
  );
  const { format, search, isOrdered, leftOut, gaps, meta } = saved.read;
  const reading = { format, metric, direction, cost, search, isOrdered, leftOut, meta };
  const told = gaps === null || gaps.length === 0 ? {} : { gaps };
  const settings = saved.read.settings ?? NOTHING_GIVEN;
  return { record: { source, ...reading, ...told, settings, trials }, training: saved.training };
}

/** Another version may differ in anything, so that nothing else is worth a complaint. */
function checkVersion(document: unknown, { file }: Place): void {
  const version = isFields(document) ? ownValue(document, 'schemaVersion') : undefined;
  if (version === VERSION || !Number.isSafeInteger(version)) return;
  throw new UserError({
    fault: 'data',
    where: file,
    what: `was saved by schema version ${version}; this version reads ${VERSION}`,
    fix: 'Use the same version of tuning-gate in the job that collects and the one that compares; on the default branch run the workflow once anew.',
  });
}

interface Reading {
  readonly direction: Direction;
  readonly hasCost: boolean;
  readonly place: Place;
}

function toRecorded(trial: SavedTrial, { direction, hasCost, place }: Reading): RecordedTrial {
  const { outcome, value, cost, parameters, seed } = trial;
  const wrong = (name: string, found: number | null, expected: string) =>
    wrongField(below(place, name), `is ${found} where ${expected} should be`);
  if (value === null && outcome === 'completed') {
    throw wrong('value', value, 'the score of a completed trial');
  }
  if (value !== null && (outcome === 'failed' || outcome === 'running')) {
    throw wrong('value', value, `the null of a ${outcome} trial`);
  }
  if (cost !== null && !hasCost) throw wrong('cost', cost, 'the null of a sweep without costs');
  const where = printable(trial.where, LONGEST_WHERE);
  const score = value === null ? -Infinity : orient(value, direction);
  return { where, outcome, score, cost, parameters, seed };
}
