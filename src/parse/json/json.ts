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
  const where = printablePath(path);
  const document = parseJson(text, where);
  const items = isFields(document) ? trialsIn(document) : document;
  if (!Array.isArray(items)) {
    throw dataError(
      where,
      'is not clearly a list of trials, nor a single one',
      'Write an array of objects, or an object with one such array called `trials`.',
    );
  }
  checkRowCount(items.length, path);
  if (items[0] === document) return [{ where, path, fields: items[0] }];
  return items.map((item, i) => toRow(item, path, `item ${i + 1}`));
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
  return isFields(first) && !(isOnly && hasList(first) && trialsIn(first)?.[0] !== first);
}

function readLines({ path, text }: SourceFile): Row[] {
  const rows: Row[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parseJson(line, `${printablePath(path)}, line ${i + 1}`);
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
 * The trials in a document: those in its only list of objects, or itself, perhaps with its history,
 * whose steps must never count as trials. Null if it may be either.
 */
function trialsIn(document: Fields): readonly Fields[] | null {
  const values = Object.entries(document);
  const lists = values.filter(([name, value]) => isListOfObjects(value) && !isHistory(name, value));
  const [only, another] = lists;
  const hasOutcome = values.some(
    ([name, value]) => isStatusName(name) || readNumber(value) !== 'other',
  );
  if (only === undefined) {
    const isTrial = hasOutcome || (values.length > 0 && !hasOther(values));
    return isTrial ? [document] : null;
  }
  const [name, list] = only as [string, readonly Fields[]];
  return another === undefined && (name.toLowerCase() === 'trials' || !hasOutcome) ? list : null;
}

function hasList(document: Fields): boolean {
  return Object.values(document).some(isListOfObjects);
}

/** Whether there is a list that is not a history. */
function hasOther(values: readonly (readonly [string, unknown])[]): boolean {
  return values.some(([, value]) => Array.isArray(value) && !isListOfObjects(value));
}

function isListOfObjects(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

/** Names of lists within one trial. */
const STEPS_LISTED =
  /histor|curve|epoch|step|log|checkpoint|fold|split|progress|report|metric|loss|score|seed|repeat/i;
const STEPS = /^(epoch|step|global_?step|training_iteration)s?$/i;

/** Whether a list is named like a history, or its items count up as in one. */
function isHistory(name: string, list: readonly Fields[]): boolean {
  const counters = Object.keys(list[0] ?? {}).filter((key) => STEPS.test(key));
  const isRising = (key: string) =>
    list.every((item, i) => {
      const [before, value] = [list[i - 1]?.[key] ?? -Infinity, ownValue(item, key)];
      return typeof value === 'number' && typeof before === 'number' && value > before;
    });
  return STEPS_LISTED.test(name) || (list.length > 1 && counters.some(isRising));
}
