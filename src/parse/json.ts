import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { checkRowCount, type FileFormat, isFields, plainTable, type Row } from './format.ts';
import { parseJson } from './json-text.ts';
import { saysItIsTrial, wrappedRows } from './json-wrapper.ts';
import { shown } from './number.ts';
import { withOrder } from './plain-order.ts';

/**
 * One JSON document: an array of objects, or an object around exactly one such array; or a single
 * trial, as tools write that give every trial a file.
 */
export const json: FileFormat = {
  kind: 'file',
  name: 'json',
  title: 'JSON',
  hasHeader: false,
  correction: 'Correct it, or make it null for a failed trial.',
  detect: ({ text }) => /^\s*[[{]/.test(text),
  read: (file) => plainTable(withOrder(readRows(file))),
};

function readRows({ path, text }: SourceFile): Row[] {
  const document = parseJson(text, { path, line: 1 });
  const items = Array.isArray(document) ? document : wrappedRows(document);
  if (items === null) return [loneTrial(document, path)];
  checkRowCount(items.length, path);
  return items.map((item, i) => toRow(item, { path, where: `item ${i + 1}` }));
}

function loneTrial(document: unknown, path: string): Row {
  if (!isFields(document)) throw noRows(path);
  const values = Object.values(document);
  const isTrial = saysItIsTrial(document) || (values.length > 0 && !values.some(Array.isArray));
  if (!isTrial) throw noRows(path);
  return { where: printablePath(path), path, fields: document };
}

/** @throws UserError unless the item is an object */
export function toRow(item: unknown, place: { path: string; where: string }): Row {
  const { path } = place;
  const where = `${printablePath(path)}, ${place.where}`;
  if (isFields(item)) return { where, path, fields: item };
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
    fix: 'Write an array of objects, or an object with exactly one array of objects, such as `trials`, and no scores beside it.',
  });
}
