import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { checkRowCount, type Fields, type Format, isFields, type Row } from './format.ts';
import { parseJson } from './json-text.ts';
import { shown } from './number.ts';

/** One JSON document: an array of objects, or an object around exactly one such array. */
export const json: Format = {
  name: 'json',
  hasHeader: false,
  correction: 'Correct it, or make it null for a failed trial.',
  detect: (text) => /^\s*[[{]/.test(text),
  read,
};

function read({ path, text }: SourceFile): Row[] {
  const document = parseJson(text, { path, line: 1 });
  const items = Array.isArray(document) ? document : wrappedRows(document);
  if (items === null) throw noRows(path);
  checkRowCount(items.length, path);
  return items.map((item, i) => toRow(item, `${printablePath(path)}, item ${i + 1}`));
}

/** The one array of objects in an object; null unless there is exactly one. */
export function wrappedRows(document: unknown): readonly unknown[] | null {
  if (!isFields(document)) return null;
  const lists = Object.values(document).filter(isListOfObjects);
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

function isListOfObjects(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

/** @throws UserError unless the item is an object */
export function toRow(item: unknown, where: string): Row {
  if (isFields(item)) return { where, fields: item };
  throw new UserError({
    fault: 'data',
    where,
    what: `is ${shown(item)}, not an object`,
    fix: 'Write one object a trial, with a key for each column.',
  });
}

function noRows(path: string): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: 'is no list of trials',
    fix: 'Write an array of objects, or an object with exactly one array of objects in it.',
  });
}
