import { dataError } from '../../errors.ts';
import { printablePath, type SourceFile } from '../../read/index.ts';
import { plainTrials } from '../columns/plain-trials.ts';
import { isStatusName } from '../columns/words.ts';
import {
  checkRowCount,
  type Fields,
  type FileFormat,
  isFields,
  plainTable,
  type Row,
} from '../table.ts';
import { readNumber, shown } from '../values.ts';
import { parseJson, tryParseJson } from './parse-json.ts';

/**
 * One JSON document: an array of objects, or an object with such an array; or a single trial, from tools
 * that write a file per trial.
 */
export const json: FileFormat = {
  name: 'json',
  title: 'JSON',
  isGeneric: true,
  hasHeader: false,
  marks: { text: [/^\s*[[{]/] },
  read: (file) => plainTable(plainTrials(readDocument(file), file.path)),
};

export function readDocument({ path, text }: SourceFile): Row[] {
  const where = printablePath(path);
  const document = parseJson(text, where);
  const items = isFields(document) ? trialsIn(document) : document;
  if (isFields(document) && items === null) return [{ where, path, fields: document }];
  if (!Array.isArray(items)) {
    const fix = 'Write an array of objects, or an object with one such array called `trials`.';
    throw dataError(where, 'is neither a list of trials nor a single one', fix);
  }
  checkRowCount(items.length, path);
  return items.map((item, i) => toRow(item, path, `item ${i + 1}`));
}

export const jsonl: FileFormat = {
  ...json,
  name: 'jsonl',
  title: 'JSON Lines',
  marks: { text: [/^\s*\{/] },
  isText: isLines,
  read: (file) => {
    const lines = readLines(file);
    const trials = lines.filter(isTrialAmong(lines));
    const count = lines.length - trials.length;
    const table = plainTable(plainTrials(trials, file.path));
    return { ...table, leftOut: [{ count, what: 'other lines' }] };
  },
};

/** Headers and summaries share no key with most lines, as trials do, unless one only says how it ended. */
function isTrialAmong(lines: readonly Row[]): (line: Row) => boolean {
  const counts = new Map<string, number>();
  for (const { fields } of lines)
    for (const key in fields) counts.set(key, (counts.get(key) ?? 0) + 1);
  const common = [...counts].flatMap(([key, count]) => (2 * count > lines.length ? [key] : []));
  if (common.length === 0) return () => true;
  const isEnd = (key: string) => isStatusName(key) || /^(error|exception)/i.test(key);
  return ({ fields }) => {
    const keys = Object.keys(fields);
    return keys.length === 0 || keys.some((key) => common.includes(key) || isEnd(key));
  };
}

/** A single line that holds a list of trials is a JSON document rather than one trial. */
function isLines(text: string): boolean {
  const start = text.trim();
  const end = start.indexOf('\n');
  const first = tryParseJson(end === -1 ? start : start.slice(0, end));
  return isFields(first) && (end !== -1 || trialsIn(first) === null);
}

/** Whether a text is a JSON array of such objects. */
export function isListOf(text: string, isItem: (item: Fields) => boolean): boolean {
  const list = tryParseJson(text);
  return Array.isArray(list) && list.every((one) => isFields(one) && isItem(one));
}

export function readLines({ path, text }: SourceFile): Row[] {
  const rows: Row[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parseJson(line, `${printablePath(path)}, line ${i + 1}`);
    rows.push(toRow(value, path, `line ${i + 1}`));
    checkRowCount(rows.length, path);
  }
  return rows;
}

function toRow(item: unknown, path: string, place: string): Row {
  const where = `${printablePath(path)}, ${place}`;
  if (isFields(item)) return { where, path, fields: item };
  throw dataError(
    where,
    `is ${shown(item)}, not an object`,
    'Write one object per trial, with a key for each column.',
  );
}

const LISTS = ['trials', 'runs', 'results', 'rows'];

/**
 * The trials in a document; null if it is a trial itself, perhaps with its history, whose steps must
 * never count as trials: with a number or a status of its own, it only holds what it calls trials.
 */
function trialsIn(document: Fields): readonly Fields[] | null {
  const members = Object.entries(document);
  const isTrial = members.some(
    ([name, value]) => isStatusName(name) || readNumber(value) !== 'other',
  );
  for (const wanted of isTrial ? ['trials'] : LISTS) {
    const [, list] = members.find(([name]) => name.toLowerCase() === wanted) ?? [];
    if (Array.isArray(list) && list.length > 0 && list.every(isFields)) return list;
  }
  return null;
}
