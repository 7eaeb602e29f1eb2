import { search } from 'jmespath';
import { dataError, detailOf, naming, settingsError, type UserError } from '../errors.ts';
import { printable } from '../printable.ts';
import { type SourceFile, type TextFile, textOf, workOn } from '../read/index.ts';
import { listsIn, parseDocument } from './json.ts';
import { checkRowCount, type Fields, isFields } from './table.ts';
import { shown } from './values.ts';

type RowsTask = Readonly<{ files: readonly TextFile[]; expression: string }>;

const ROWS = { option: 'rows' };
const MAX_SECONDS = { atLeast: 10, perMebibyte: 1 };
const READABLE = ['auto', 'json', 'jsonl'];

/** The rows that an expression finds in each file. A process of its own evaluates it: a few characters can find very much. */
export async function selectRows(
  files: readonly SourceFile[],
  { rows, format }: Readonly<Record<'rows' | 'format', string>>,
): Promise<TextFile[]> {
  if (!READABLE.includes(format)) {
    const fix = naming`Leave ${ROWS} or ${{ option: 'format' }} out.`;
    throw settingsError('rows', `finds rows in JSON, but the format is ${printable(format)}`, fix);
  }
  const texts = files.map((file): TextFile => {
    const text = textOf(file);
    if (/^\s*[[{]/.test(text)) return { kind: 'text', path: file.path, text };
    const what = naming`is not JSON, and ${ROWS} finds rows in JSON only`;
    throw dataError(file, what, naming`Leave ${ROWS} out: every row of a table is a trial.`);
  });
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  const seconds = Math.round(MAX_SECONDS.atLeast + (MAX_SECONDS.perMebibyte * length) / 2 ** 20);
  const task: RowsTask = { files: texts, expression: rows };
  const limits = { deadlineMs: 1000 * seconds, explain: tooMuch };
  return (await workOn('rows', task, limits)) as TextFile[];
}

function tooMuch({ message }: Error): UserError {
  return settingsError('rows', message, 'Write an expression that finds each row once.');
}

export async function findRows({ files, expression }: RowsTask): Promise<TextFile[]> {
  try {
    const textOfRows = (file: TextFile) => JSON.stringify(rowsIn(file, expression), finite);
    return files.map((file) => ({ ...file, text: textOfRows(file) }));
  } catch (error) {
    // The engine's own limits, of a list or a text.
    throw error instanceof RangeError ? tooMuch(new Error('finds more than memory holds')) : error;
  }
}

/** JSON has no infinite numbers; as words they are still read. */
const finite = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

function rowsIn(file: TextFile, expression: string): readonly Fields[] {
  const document = parseDocument(file);
  const found = evaluate(expression, document, file);
  const items = Array.isArray(found) ? found : [];
  checkRowCount(items.length, file.path);
  const other = items.findIndex((item) => !isFields(item));
  if (items.length > 0 && other === -1) return items;
  const lists = listsIn(document);
  const places = lists === '' ? 'Name the list that holds the rows.' : `Its lists are ${lists}.`;
  if (items.length === 0) {
    const [what, instead] =
      found === null || Array.isArray(found)
        ? ['nothing', '']
        : [shown(found), ', not a list of objects'];
    const text = naming`${ROWS} finds ${what} at ${quoted(expression)}${instead}`;
    throw dataError(file, text, places);
  }
  const place = { path: file.path, part: `item ${other + 1} of ${quoted(expression)}` };
  const fix = items.some(isFields)
    ? `Choose those that are: ${quoted('LIST[?KEY]')}.`
    : `Make objects of them: ${quoted(`${expression} | [].{score: @}`)}.`;
  throw dataError(place, `is ${shown(items[other])}, not an object`, fix);
}

function evaluate(expression: string, document: unknown, file: TextFile): unknown {
  try {
    return search(document, expression);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const reason = printable(detailOf(error, 'message'), 160);
    const what = naming`${ROWS} ${quoted(expression)} cannot be evaluated: ${reason}`;
    throw dataError(file, what, 'Correct the expression: https://jmespath.org.');
  }
}

function quoted(expression: string): string {
  return `\`${printable(expression, 100)}\``;
}
