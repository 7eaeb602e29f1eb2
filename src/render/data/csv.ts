/** Numbers keep every digit; null leaves the cell empty. */
export type Cell = string | number | boolean | null;

/** A header and rows as CSV [RFC 4180], in UTF-8, with a line feed after every row. */
export function csvText(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(written).join(',')}\n`).join('');
}

/** The rows of a run's comparisons; if there are several, the first column has their names. Null without rows. */
export function csvOfRun(
  header: readonly string[],
  comparisons: readonly { readonly name: string; readonly rows: readonly (readonly Cell[])[] }[],
): string | null {
  const first = (cell: string) => (comparisons.length > 1 ? [cell] : []);
  const rows = comparisons.flatMap(({ name, rows }) => rows.map((row) => [...first(name), ...row]));
  return rows.length === 0 ? null : csvText([...first('comparison'), ...header], rows);
}

/** What a spreadsheet takes for a formula: at the start of a cell, or after another separator. */
const FORMULA = /(^|[;\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g;

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Text may come from a sweep. Where it would be a formula it gets an apostrophe in front, which
 * spreadsheets take for "this is text"; a number written as text is left as it is.
 */
function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = NUMBER.test(cell) ? cell : cell.replace(FORMULA, "$1$2'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
