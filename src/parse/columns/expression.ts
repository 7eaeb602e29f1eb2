import { search } from 'jmespath';
import { dataError, detailOf, naming, UserError } from '../../errors.ts';
import { printable } from '../../printable.ts';
import { isJmesPath } from '../../settings/index.ts';
import { tryParseJson } from '../json.ts';
import { type Fields, isFields, ownValue, type Row } from '../table.ts';

/** Reads a value of a row; undefined if it has none. */
export type ReadValue = (row: Row) => unknown;

/** What a column, path or expression was given for. */
export interface Wanted {
  readonly name: string;
  readonly option: 'metric' | 'cost';
}

/**
 * Gives an expression its meaning, once for all rows: a dotted path (`curve[-1].top-1`), or else
 * JMESPath.
 *
 * @returns null if no row has a value in either meaning
 */
export function resolveExpression(wanted: Wanted, rows: readonly Row[]): ReadValue | null {
  const { name } = wanted;
  const meanings: ReadValue[] = [];
  if (PATH.test(name)) meanings.push(pathOf(name));
  if (isJmesPath(name)) meanings.push((row) => query(wanted, row));
  return meanings.find((read) => rows.some((row) => hasIn(read, row))) ?? null;
}

/** A value of the wrong type counts: reading it will say what is wrong. */
export function hasIn(read: ReadValue, row: Row): boolean {
  return valueOr(true, () => read(row) !== undefined);
}

/** The value that is read, or another if the data is wrong. */
export function valueOr<T>(other: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UserError && error.fault === 'data') return other;
    throw error;
  }
}

/** Keys that hold a separator are in quotes. */
const PATH =
  /^("(?:[^"\\]|\\.)*"|[^."[\]]+)(\[-?\d+\])*(\.("(?:[^"\\]|\\.)*"|[^."[\]]+)(\[-?\d+\])*)*$/;

function pathOf(expression: string): ReadValue {
  const steps = expression.match(/"(?:[^"\\]|\\.)*"|\[-?\d+\]|[^."[\]]+/g) ?? [];
  return ({ fields }) => steps.reduce<unknown>(follow, fields);
}

function follow(value: unknown, step: string): unknown {
  if (step.startsWith('['))
    return Array.isArray(value) ? value.at(Number(step.slice(1, -1))) : undefined;
  const key = step.startsWith('"') ? String(tryParseJson(step)) : step;
  return isFields(value) ? ownValue(value, key) : undefined;
}

function query({ name, option }: Wanted, row: Row): unknown {
  try {
    return (search(withoutBlanks(row.fields), name) as unknown) ?? undefined;
  } catch (error) {
    const reason = detailOf(error, 'message');
    // A function got null instead of a number or list: the trial stopped before its first report.
    if (/^TypeError: .* received type null/.test(reason)) return undefined;
    const what = naming`${{ option }} ${JSON.stringify(printable(name))} cannot be evaluated: ${printable(reason, 160)}`;
    const fix =
      'Correct the expression or the value; to_number() turns text into a number: CSV cells are text.';
    throw dataError(row, what, fix);
  }
}

/** The query language reads blank text as the number 0. */
function withoutBlanks(fields: Fields): Fields {
  const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
  const entries = Object.entries(fields).filter(([, value]) => !isBlank(value));
  // Nothing inherited: the language would find it by its name.
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}
