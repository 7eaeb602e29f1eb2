import type { SourceFile } from '../read/index.ts';
import {
  type Choice,
  checkRowCount,
  type FileFormat,
  isFields,
  plainTable,
  type Row,
} from './format.ts';
import { json, toRow } from './json.ts';
import { parseJson } from './json-text.ts';
import { wrappedRows } from './json-wrapper.ts';
import { Kept } from './kept.ts';
import { linesOf } from './lines.ts';
import { withOrder } from './plain-order.ts';

/** One JSON object a line. */
export const jsonl: FileFormat = {
  kind: 'file',
  name: 'jsonl',
  title: 'JSON Lines',
  hasHeader: false,
  isStreamed: true,
  correction: json.correction,
  detect,
  read: async (file, choice) => plainTable(withOrder(await readRows(file, choice))),
};

/** A document in a single line around a list of trials is JSON rather than one line of trials. */
function detect({ text, large }: SourceFile): boolean {
  const start = text.trimStart();
  if (!start.startsWith('{')) return false;
  const end = start.indexOf('\n');
  const first = tryParse(end === -1 ? start : start.slice(0, end));
  const isOnly = large === undefined && (end === -1 || start.slice(end).trim() === '');
  return isFields(first) && !(isOnly && wrappedRows(first) !== null);
}

function tryParse(text: string): unknown {
  try {
    return parseJson(text, { path: '', line: 1 });
  } catch {
    return undefined;
  }
}

async function readRows(file: SourceFile, { kept = new Kept() }: Choice): Promise<Row[]> {
  const { path } = file;
  const rows: Row[] = [];
  for await (const { text, number } of linesOf(file)) {
    const row = toRow(parseJson(text, { path, line: number }), { path, where: `line ${number}` });
    kept.add(row.fields, path);
    rows.push(row);
    checkRowCount(rows.length, path);
  }
  return rows;
}
