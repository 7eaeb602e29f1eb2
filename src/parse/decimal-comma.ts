const COMMA = /^[+-]?\d*,\d+(e[+-]?\d+)?$/i;
const WHOLE = /^[+-]?\d+$/;

/** What may as well be a whole number of thousands: `1,234`. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Finds the columns whose numbers have the decimal comma that spreadsheets write in much of the
 * world; only those where nothing speaks against it. For delimiters other than commas.
 */
export class DecimalCommas {
  /** By columns: those that have a number with a comma that is no point's and no thousands'. */
  readonly #found = new Set<number>();
  readonly #contradicted = new Set<number>();

  add(cells: readonly string[]): void {
    for (const [column, cell] of cells.entries()) {
      if (!this.#contradicted.has(column)) this.#look(column, cell);
    }
  }

  columns(): number[] {
    return [...this.#found].filter((column) => !this.#contradicted.has(column));
  }

  #look(column: number, cell: string): void {
    if (COMMA.test(cell)) {
      if (!THOUSANDS.test(cell)) this.#found.add(column);
    } else if (/\d/.test(cell) && !WHOLE.test(cell)) {
      this.#contradicted.add(column);
    }
  }
}

/** A number of such a column as others write it; any other text as it is. */
export function withDecimalPoint(cell: string): string {
  return COMMA.test(cell) ? cell.replace(',', '.') : cell;
}
