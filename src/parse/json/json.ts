import { dataError, type UserError } from '../../errors.ts';
import { printablePath, type SourceFile } from '../../read/index.ts';
import { plainTrials } from '../plain-trials.ts';
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
  if (!isFields(document)) throw noTrials(path);
  const values = Object.values(document);
  const isTrial = saysItIsTrial(document) || (values.length > 0 && !values.some(Array.isArray));
  if (!isTrial) throw noTrials(path);
  return { where: printablePath(path), path, fields: document };
}

function noTrials(path: string): UserError {
  return dataError(
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

interface NamedList {
  readonly name: string;
  readonly list: readonly Fields[];
}

/**
 * The one list of trials in a document; null unless there is exactly one list of objects, or if
 * the document is rather a trial with its history, whose steps must never count as trials.
 */
function wrappedRows(document: unknown): readonly unknown[] | null {
  if (!isFields(document)) return null;
  const [only, another] = listsIn(document);
  if (only === undefined || another !== undefined) return null;
  return saysItIsTrial(document) && !isAround(document, only) ? null : only.list;
}

/**
 * A list next to numbers is usually a trial's history. A missing score or a status also marks a
 * trial: one that failed may have nothing else.
 */
function saysItIsTrial(document: Fields): boolean {
  return (
    Object.values(document).some((value) => readNumber(value) !== 'other') ||
    Object.keys(document).some(isStatusName) ||
    listsIn(document).some(isHistory)
  );
}

function listsIn(document: Fields): NamedList[] {
  return Object.entries(document).flatMap(([name, list]) =>
    isListOfObjects(list) ? [{ name: words(name), list }] : [],
  );
}

function isListOfObjects(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

const LISTS_OF_TRIALS =
  /^(all_)?(trials|runs|results|experiments|configs|configurations|evaluations|sweep|jobs|rows|records)$/;
const LISTS_OF_STEPS =
  /histor|curve|epoch|step|log|checkpoint|fold|split|progress|report|metric|loss|score|seed|repeat/;

/** Numbers that describe the file. */
const OF_FILES =
  /^((schema|format|file)_)?version$|^(n|num|number_of|total|count)_?(trials|runs)$|^(trial|run)_count$/;

/** Numbers that describe the sweep as a whole. */
const OF_SWEEPS =
  /^(best|n|num|number_of)_|^(total|max)_(trials|runs|evals|evaluations|jobs|budget)$|^(best|count|total|size|seed|budget)$|(^|_)(time|timestamp|elapsed|duration)$/;

/** Whether everything that makes the document look like a trial describes the list instead. */
function isAround(document: Fields, named: NamedList): boolean {
  const { name, list } = named;
  const isOfTrials = LISTS_OF_TRIALS.test(name);
  const isAbout = (key: string) => OF_FILES.test(key) || (isOfTrials && OF_SWEEPS.test(key));
  const numbers = Object.keys(document).filter(
    (key) => readNumber(ownValue(document, key)) !== 'other',
  );
  return (
    numbers.every((key) => isAbout(words(key))) &&
    !Object.keys(document).some(isStatusName) &&
    !LISTS_OF_STEPS.test(name) &&
    (isOfTrials || shareKeys(list)) &&
    !countsUp(named)
  );
}

function isHistory(named: NamedList): boolean {
  return LISTS_OF_STEPS.test(named.name) && countsUp(named);
}

const STEPS = /^(epoch|step|global_step|training_iteration)s?$/;
const ROUNDS = /^(iteration|batch|round)s?$/;

/** Whether the items count up as in a history; a tuner may number its trials too. */
function countsUp({ name, list }: NamedList): boolean {
  const isStep = (key: string) =>
    STEPS.test(key) || (ROUNDS.test(key) && !LISTS_OF_TRIALS.test(name));
  const keys = Object.keys(list[0] ?? {}).filter((key) => isStep(words(key)));
  return list.length > 1 && keys.some((key) => isRising(list.map((item) => ownValue(item, key))));
}

function isRising(values: readonly unknown[]): boolean {
  return values.every((value, i) => {
    const before = i === 0 ? -Infinity : values[i - 1];
    return typeof value === 'number' && typeof before === 'number' && value > before;
  });
}

function shareKeys(list: readonly Fields[]): boolean {
  const keys = Object.keys(list[0] ?? {});
  return list.length > 1 && keys.some((key) => list.every((item) => Object.hasOwn(item, key)));
}

/** `schemaVersion` and `Schema-Version` as `schema_version`. */
function words(name: string): string {
  return name
    .slice(0, 100)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
}
