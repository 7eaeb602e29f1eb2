import { dataError, type FilePlace } from '../errors.ts';
import { printable } from '../printable.ts';
import { type SourceFile, textOf, writtenText } from '../read/index.ts';
import { isStatusName, plainTrials } from './columns/names.ts';
import {
  checkRowCount,
  type Fields,
  type FileFormat,
  isFields,
  plainTable,
  type Row,
} from './table.ts';
import { flattened, listed, readNumber, shown } from './values.ts';

/** An array of objects, or an object with such an array; or one trial, from tools that write a file for each. */
export const json: FileFormat = {
  name: 'json',
  title: 'JSON',
  isGeneric: true,
  hasHeader: false,
  marks: { text: [/^\s*[[{]/] },
  read: (file) => plainTable(plainTrials(readDocument(file), file.path)),
};

export function readDocument(file: SourceFile): Row[] {
  const { path } = file;
  const document = parseJson(textOf(file), { path });
  const items = isFields(document) ? trialsIn(document) : document;
  if (isFields(document) && items === null) return [{ path, fields: document }];
  if (!Array.isArray(items)) {
    const fix = 'Write an array of objects, or an object with one such array called `trials`.';
    throw dataError({ path }, 'is neither a list of trials nor a single one', fix);
  }
  checkRowCount(items.length, path);
  return items.map((item, i) => rowOf(item, { path, part: `item ${i + 1}` }));
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

/** What a file holds: one value, or a list of those of its lines. */
export function parseDocument(file: SourceFile): unknown {
  const text = textOf(file);
  const document = tryParseJson(text);
  if (document !== undefined) return document;
  return isLines(text) ? readLines(file).map(({ fields }) => fields) : parseJson(text, file);
}

export function listsIn(document: unknown): string {
  const nameOf = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));
  const members = isFields(document) ? flattened(document, '.', { nameOf }) : [];
  const lists = members.flatMap(([name, value]) => {
    const isList = Array.isArray(value) && value.length > 0 && value.every(isFields);
    return isList ? { text: `\`${printable(name, 100)}\` (${value.length})`, value } : [];
  });
  const found = lists.toSorted((a, b) => b.value.length - a.value.length);
  const texts = found.map(({ text }) => text);
  return listed(texts, 3);
}

/** A single line that holds a list of trials is a JSON document rather than one trial. */
function isLines(text: string): boolean {
  const start = text.trim();
  const end = start.indexOf('\n');
  const first = tryParseJson(end === -1 ? start : start.slice(0, end));
  return isFields(first) && (end !== -1 || trialsIn(first) === null);
}

export function isListOf(text: string, isItem: (item: Fields) => boolean): boolean {
  const list = tryParseJson(text);
  return Array.isArray(list) && list.every((item) => isFields(item) && isItem(item));
}

export function readLines(file: SourceFile): Row[] {
  const { path } = file;
  const rows: Row[] = [];
  for (const [i, line] of textOf(file).split('\n').entries()) {
    if (line.trim() === '') continue;
    const place = { path, line: i + 1 };
    rows.push(rowOf(parseJson(line, place), place));
    checkRowCount(rows.length, path);
  }
  return rows;
}

export function rowOf(
  item: unknown,
  { path, line, part }: FilePlace,
  fix = 'Write one object per trial, with a key for each column.',
): Row {
  if (isFields(item)) return { path, line, part, fields: item };
  throw dataError({ path, line, part }, `is ${shown(item)}, not an object`, fix);
}

/** The JSON object in a file; null if the file is missing or empty, as runs that were killed leave it. */
export function readObject(file: SourceFile | undefined): Fields | null {
  const text = writtenText(file);
  if (file === undefined || text === '') return null;
  const value = parseJson(text, file);
  if (isFields(value)) return value;
  throw dataError(file, 'is not a JSON object', 'Copy the file again.');
}

const LISTS = ['trials', 'runs', 'results', 'rows'];

/** Null for a trial, perhaps with its history: beside a number or a status, no list but `trials` holds trials. */
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

/** Deeper values could overflow the stack of code that walks through them. */
const MAX_DEPTH = 100;

/** Strings, which are kept, and Python's numbers. One that does not end matches too: no search begins in it. */
const PYTHON = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|(?<![\w.+-])(?:NaN|-?Infinity)\b/gs;
const JSON_OF = new Map(Object.entries({ NaN: 'null', Infinity: '1e999', '-Infinity': '-1e999' }));

/** Reads JSON, and the bare NaN (as null), Infinity and -Infinity that Python writes. */
export function parseJson(text: string, { path, line: start, part }: FilePlace): unknown {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [, what = reason, position] = /^(.*?)(?: in JSON)? at position (\d+)/.exec(reason) ?? [];
    const line = text.slice(0, Number(position ?? 0)).split('\n').length;
    const place = { path, part, line: line === 1 ? start : line };
    const said = `is not valid JSON: ${printable(what, 160)}`;
    throw dataError(place, said, 'Write it again as valid JSON.');
  }
}

export function tryParseJson(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  const isPython = /\b(NaN|Infinity)\b/.test(text);
  const plain = isPython ? text.replace(PYTHON, (token) => JSON_OF.get(token) ?? token) : text;
  const value: unknown = JSON.parse(plain);
  if (isTooDeep(value)) throw new Error(`it is nested deeper than ${MAX_DEPTH} levels`);
  return value;
}

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === MAX_DEPTH || Object.values(value).some((inner) => isTooDeep(inner, depth + 1));
}
