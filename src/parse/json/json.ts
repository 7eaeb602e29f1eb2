import { dataError, type UserError } from '../../errors.ts';
import { printablePath, type SourceFile } from '../../read/index.ts';
import { plainTrials } from '../plain-trials.ts';
import { checkRowCount, type FileFormat, isFields, plainTable, type Row } from '../table.ts';
import { shown } from '../values.ts';
import { parseJson, tryParseJson } from './parse-json.ts';
import { saysItIsTrial, wrappedRows } from './wrapper.ts';

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
  detect: ({ text }) => /^\s*[[{]/.test(text),
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
  detect: isLines,
  read: (file) => plainTable(plainTrials(readLines(file), file.path)),
};

/** A single line that holds a list of trials is a JSON document rather than one trial. */
function isLines({ text }: SourceFile): boolean {
  const start = text.trimStart();
  if (!start.startsWith('{')) return false;
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
