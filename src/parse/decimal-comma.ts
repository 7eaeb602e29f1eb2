interface Cells {
  readonly cells: readonly string[];
}

const COMMA = /^[+-]?\d*,\d+(e[+-]?\d+)?$/i;
const WHOLE = /^[+-]?\d+$/;

/** What may as well be a whole number of thousands: `1,234`. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Rows with decimal points in place of the commas that spreadsheets write in much of the world;
 * only in columns where nothing speaks against it. For delimiters other than commas.
 */
export function withDecimalPoints<T extends Cells>(rows: readonly T[]): readonly T[] {
  const columns = new Set<number>();
  for (const { cells } of rows) {
    for (const [i, cell] of cells.entries()) if (cell.includes(',')) columns.add(i);
  }
  const numeric = new Set([...columns].filter((column) => hasDecimalCommas(rows, column)));
  if (numeric.size === 0) return rows;
  return rows.map((row) => ({ ...row, cells: row.cells.map(pointIn(numeric)) }));
}

function pointIn(columns: ReadonlySet<number>): (cell: string, column: number) => string {
  return (cell, column) =>
    columns.has(column) && COMMA.test(cell) ? cell.replace(',', '.') : cell;
}

/** Whether a column has numbers with a comma that is no point's and no thousands', and no others. */
function hasDecimalCommas(rows: readonly Cells[], column: number): boolean {
  let found = false;
  for (const { cells } of rows) {
    const cell = cells[column] ?? '';
    if (COMMA.test(cell)) found ||= !THOUSANDS.test(cell);
    else if (/\d/.test(cell) && !WHOLE.test(cell)) return false;
  }
  return found;
}
