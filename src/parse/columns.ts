import { printable } from '../read/index.ts';
import type { Row } from './format.ts';
import { readNumber } from './number.ts';

/** What all rows together have under one name. */
export interface Column {
  readonly name: string;
  /** Values that are numbers, and that are neither numbers nor missing. */
  readonly numbers: number;
  readonly others: number;
  /** Of the finite numbers; Infinity and -Infinity if there are none. */
  readonly least: number;
  readonly greatest: number;
}

/** In the order in which they turn up. */
export function namesOfColumns(rows: readonly Row[]): Set<string> {
  const names = new Set<string>();
  for (const { fields } of rows) for (const name of Object.keys(fields)) names.add(name);
  return names;
}

type Tally = { -readonly [Name in keyof Column]: Column[Name] };

/** All columns, in the order in which they turn up; in one pass, as there may be very many. */
export function surveyColumns(rows: readonly Row[]): Column[] {
  const columns = new Map<string, Tally>();
  for (const { fields } of rows) {
    for (const name of Object.keys(fields)) {
      let column = columns.get(name);
      if (column === undefined) {
        column = { name, numbers: 0, others: 0, least: Infinity, greatest: -Infinity };
        columns.set(name, column);
      }
      countIn(column, fields[name]);
    }
  }
  return [...columns.values()];
}

function countIn(column: Tally, value: unknown): void {
  const number = readNumber(value);
  if (number === 'missing') return;
  if (number === 'other') {
    column.others++;
    return;
  }
  column.numbers++;
  if (!Number.isFinite(number)) return;
  column.least = Math.min(column.least, number);
  column.greatest = Math.max(column.greatest, number);
}

/** Whether a column has numbers, and nothing else but missing values. */
export function isNumeric({ numbers, others }: Column): boolean {
  return numbers > 0 && others === 0;
}

const MOST_SHOWN = 20;

/** Names for a message, the numeric ones first and with their ranges. */
export function describeColumns(columns: readonly Column[]): string {
  const sorted = columns.toSorted((a, b) => Number(isNumeric(b)) - Number(isNumeric(a)));
  const shown = sorted.slice(0, MOST_SHOWN).map(describeColumn);
  const hidden = columns.length - shown.length;
  return [...shown, ...(hidden > 0 ? [`and ${hidden} more`] : [])].join(', ');
}

function describeColumn(column: Column): string {
  const { name, least, greatest } = column;
  const shownName = printable(name, 40);
  if (!isNumeric(column) || least > greatest) return shownName;
  return `${shownName} (${rounded(least)} to ${rounded(greatest)})`;
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(4)));
}
