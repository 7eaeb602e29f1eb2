import { dataError } from '../../errors.ts';
import { printablePath, type SourceFile } from '../../read/index.ts';
import { plainTrials } from '../columns/plain-trials.ts';
import { isStatusName } from '../status.ts';
import {
  checkRowCount,
  type Fields,
  type FileFormat,
  isFields,
  ownValue,
  plainTable,
  type Row,
} from '../table.ts';
import { readNumber, shown } from '../values.ts';
import { parseJson, tryParseJson } from './parse-json.ts';

/**
 * One JSON document: an array of objects, or an object around exactly one such array; or a single
 * trial, from tools that write a file per trial.
 */
export const json: FileFormat = {
  kind: 'file',
  name: 'json',
  title: 'JSON',
  isGeneric: true,
  hasHeader: false,
  correction: 'Correct it, or make it null for a failed trial.',
  marks: { text: [/^\s*[[{]/] },
  read: (file) => plainTable(plainTrials(readDocument(file), file.path)),
};

function readDocument({ path, text }: SourceFile): Row[] {
  const document = parseJson(text, { path, line: 1 });
  const items = Array.isArray(document) ? document : wrappedRows(document);
  if (items === null) return [loneTrial(document, path)];
  checkRowCount(items.length, path);
  return items.map((item, i) => toRow(item, path, `item ${i + 1}`));
}

function loneTrial(document: unknown, path: string): Row {
  if (isFields(document) && isTrial(document)) {
    return { where: printablePath(path), path, fields: document };
  }
  throw dataError(
    printablePath(path),
    'is not a list of trials',
    'Write an array of objects, or an object with exactly one array of objects, such as `trials`, and no scores next to it.',
  );
}

/** One JSON object per line. */
export const jsonl: FileFormat = {
  kind: 'file',
  name: 'jsonl',
  title: 'JSON Lines',
  isGeneric: true,
  hasHeader: false,
  correction: json.correction,
  marks: { text: [/^\s*\{/] },
  isText: isLines,
  read: (file) => plainTable(plainTrials(readLines(file), file.path)),
};

/** A single line that holds a list of trials is a JSON document rather than one trial. */
function isLines(text: string): boolean {
  const start = text.trimStart();
  const end = start.indexOf('\n');
  const first = tryParseJson(end === -1 ? start : start.slice(0, end));
  const isOnly = end === -1 || start.slice(end).trim() === '';
  return isFields(first) && !(isOnly && wrappedRows(first) !== null);
}

function readLines({ path, text }: SourceFile): Row[] {
  const rows: Row[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parseJson(line, { path, line: i + 1 });
    rows.push(toRow(value, path, `line ${i + 1}`));
    checkRowCount(rows.length, path);
  }
  return rows;
}

/** @throws UserError unless the item is an object */
function toRow(item: unknown, path: string, place: string): Row {
  const where = `${printablePath(path)}, ${place}`;
  if (isFields(item)) return { where, path, fields: item };
  throw dataError(
    where,
    `is ${shown(item)}, not an object`,
    'Write one object per trial, with a key for each column.',
  );
}

/**
 * The one list of trials in a document; null unless there is exactly one list of objects, or if
 * the document is rather a trial with its history, whose steps must never count as trials.
 */
function wrappedRows(document: unknown): readonly Fields[] | null {
  if (!isFields(document)) return null;
  const [only, another] = Object.entries(document).filter(([, value]) => isListOfObjects(value));
  if (only === undefined || another !== undefined) return null;
  const [name, list] = only as [string, readonly Fields[]];
  const isHistory = STEPS_LISTED.test(wordsOf(name)) || countsUp(list);
  return isHistory || hasOutcome(document) ? null : list;
}

/** An object with an outcome of its own, or without other lists than its history. */
function isTrial(document: Fields): boolean {
  const values = Object.values(document);
  const lists = values.filter(Array.isArray);
  const isWithoutLists = lists.every((list) => isListOfObjects(list) && countsUp(list));
  const hasNumber = values.some((value) => readNumber(value) !== 'other');
  return hasNumber || hasOutcome(document) || (values.length > 0 && isWithoutLists);
}

/**
 * Whether an object has a status or a number as trials have, even a missing one: a trial that failed
 * may have nothing else.
 */
function hasOutcome(document: Fields): boolean {
  return Object.entries(document).some(
    ([name, value]) =>
      isStatusName(name) || (readNumber(value) !== 'other' && !OF_SWEEPS.test(wordsOf(name))),
  );
}

function isListOfObjects(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

/** Names of lists within one trial. */
const STEPS_LISTED =
  /histor|curve|epoch|step|log|checkpoint|fold|split|progress|report|metric|loss|score|seed|repeat/;

/** Numbers that describe a file, or a sweep as a whole. */
const OF_SWEEPS =
  /^((best|n|num|number_of)_.*|(total|max|count)_(trials|runs|evals|evaluations|jobs|budget)|(trial|run)_count|(.+_)?version|best|count|total|size|seed|budget|(.+_)?(time|timestamp|elapsed|duration))$/;

const STEPS = /^(epoch|step|global_step|training_iteration)s?$/;

/** Whether the items count up as in a history. */
function countsUp(list: readonly Fields[]): boolean {
  const names = Object.keys(list[0] ?? {}).filter((name) => STEPS.test(wordsOf(name)));
  const isRising = (name: string) =>
    list.every((item, i) => {
      const [before, value] = [list[i - 1]?.[name] ?? -Infinity, ownValue(item, name)];
      return typeof value === 'number' && typeof before === 'number' && value > before;
    });
  return list.length > 1 && names.some(isRising);
}

/** `schemaVersion` and `Schema-Version` as `schema_version`. */
function wordsOf(name: string): string {
  return name
    .slice(0, 100)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
}
