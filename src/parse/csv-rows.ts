import { printablePath } from '../read/index.ts';
import { type CsvColumns, columnsOf, damaged, mayBeRow } from './csv-columns.ts';
import type { CsvRecord } from './csv-records.ts';
import { DecimalCommas, withDecimalPoint } from './decimal-comma.ts';
import type { Row } from './format.ts';
import type { Kept } from './kept.ts';
import { SharedCells } from './shared-cells.ts';

interface Draft extends Row {
  readonly fields: Record<string, string>;
}

interface Place {
  readonly path: string;
  readonly nameless: string;
  readonly kept: Kept;
}

/** Makes rows of the records of a CSV file as they come. */
export class CsvRows {
  readonly #place: Place;
  readonly #shownPath: string;
  readonly #rows: Draft[] = [];
  readonly #commas = new DecimalCommas();
  readonly #shared = new SharedCells();
  /** The first record, as long as only the next tells what it is. */
  #first: CsvRecord | null = null;
  #columns: CsvColumns | null = null;
  /** An empty row for each new one: objects made alike take the least memory. */
  #empty: Readonly<Record<string, string>> = {};
  #blank: CsvRecord | null = null;

  constructor(place: Place) {
    this.#place = place;
    this.#shownPath = printablePath(place.path);
  }

  /** @throws UserError if it is no header and no row below what came before */
  add(record: CsvRecord): void {
    if (this.#first !== null) this.#begin(this.#first, record);
    if (this.#columns !== null) this.#addBelow(record, this.#columns);
    else if (mayBeRow(record)) this.#first = record;
    else if (!isBlank(record)) this.#begin(record, null);
  }

  rows(): readonly Row[] {
    if (this.#first !== null) this.#begin(this.#first, null);
    return this.#rows;
  }

  /** The rows, with decimal points in place of the commas that stand for them. */
  rowsWithPoints(): readonly Row[] {
    const rows = this.rows();
    const places = new Set(this.#commas.columns());
    const named = this.#columns?.named.filter(({ place }) => places.has(place)) ?? [];
    for (const { fields } of this.#rows) {
      for (const { name } of named) fields[name] = withDecimalPoint(fields[name] ?? '');
    }
    return rows;
  }

  #begin(first: CsvRecord, second: CsvRecord | null): void {
    this.#first = null;
    this.#columns = columnsOf(first, second, this.#place);
    this.#empty = Object.fromEntries(this.#columns.named.map(({ name }) => [name, '']));
    if (this.#columns.header === null) this.#push(first, this.#columns);
  }

  /**
   * In one column, a blank line is a trial without a score. In several, rows without any value may
   * end the file, as spreadsheets write them; one between others is where something was lost.
   */
  #addBelow(record: CsvRecord, columns: CsvColumns): void {
    if (columns.count > 1 && isBlank(record)) {
      this.#blank ??= record;
      return;
    }
    if (this.#blank !== null) {
      const fix = 'Correct the line, or remove it.';
      throw damaged(this.#blank, this.#place.path, { what: 'is empty', fix });
    }
    if (!repeats(record, columns.header)) this.#push(record, columns);
  }

  #push({ cells, line }: CsvRecord, { count, named, header }: CsvColumns): void {
    const { path, kept } = this.#place;
    if (cells.length !== count) {
      const what = `has ${cells.length} cells, and the ${header === null ? 'first line' : 'header'} has ${count}`;
      const fix = 'Correct the line; quote cells that hold the delimiter.';
      throw damaged({ cells, line }, path, { what, fix });
    }
    const fields = { ...this.#empty };
    const own: (string | null)[] = [];
    for (const { name, place } of named) {
      const cell = cells[place] ?? '';
      const shared = this.#shared.find(place, cell);
      fields[name] = shared ?? cell;
      own.push(shared === null ? cell : null);
    }
    kept.add(own, path);
    this.#commas.add(cells);
    this.#rows.push({ where: `${this.#shownPath}, line ${line}`, path, fields });
  }
}

function isBlank({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell === '');
}

/** Runs that append to one file write the header once more each. */
function repeats({ cells }: CsvRecord, header: CsvRecord | null): boolean {
  const others = header?.cells ?? [];
  return cells.length === others.length && cells.every((cell, i) => cell === others[i]);
}
