import type { SourceFile } from '../read/index.ts';
import { checkRowCount, type FileFormat, isFields, plainTable, type Row } from './format.ts';
import { json, toRow } from './json.ts';
import { parseJson } from './json-text.ts';
import { wrappedRows } from './json-wrapper.ts';

/** One JSON object a line. */
export const jsonl: FileFormat = {
  kind: 'file',
  name: 'jsonl',
  title: 'JSON Lines',
  hasHeader: false,
  correction: json.correction,
  detect: ({ text }) => detect(text),
  read: (file) => plainTable(readRows(file)),
};

interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/** The lines that are not blank; one at a time, for there may be very many. */
function* linesOf(text: string): Generator<Line> {
  let start = 0;
  for (let number = 1; start < text.length; number++) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    const line = text.slice(start, end);
    if (line.trim() !== '') yield { text: line, number };
    start = end + 1;
  }
}

/** A document in a single line around a list of trials is JSON rather than one line of trials. */
function detect(text: string): boolean {
  const lines = linesOf(text);
  const first: Line | undefined = lines.next().value;
  if (!first?.text.trimStart().startsWith('{')) return false;
  const value = tryParse(first.text);
  return isFields(value) && (lines.next().done !== true || wrappedRows(value) === null);
}

function tryParse(text: string): unknown {
  try {
    return parseJson(text, { path: '', line: 1 });
  } catch {
    return undefined;
  }
}

function readRows({ path, text }: SourceFile): Row[] {
  const rows: Row[] = [];
  for (const line of linesOf(text)) {
    const value = parseJson(line.text, { path, line: line.number });
    rows.push(toRow(value, { path, where: `line ${line.number}` }));
    checkRowCount(rows.length, path);
  }
  return rows;
}
