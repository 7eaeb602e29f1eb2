import { compile, search } from 'jmespath';
import { dataError, UserError, usageError } from '../../errors.ts';
import { printable } from '../../read/index.ts';
import { parseJson } from '../json/parse-json.ts';
import { type Fields, isFields, ownValue, type Row } from '../table.ts';
import { shown } from '../values.ts';

declare module 'jmespath' {
  /** @throws Error unless the expression is well formed */
  export function compile(expression: string): unknown;
}

/** Reads a value of a row; undefined if it has none. */
export type ReadValue = (row: Row) => unknown;

interface Asked {
  readonly expression: string;
  /** The option it was given with, for people: `metric (--metric)`. */
  readonly option: string;
}

/**
 * Gives an expression its meaning, once for all rows: a dotted path (`curve[-1].accuracy`), also into
 * cells that hold JSON, or else JMESPath.
 *
 * @returns null if no row has a value in either meaning
 */
export function resolveExpression(asked: Asked, rows: readonly Row[]): ReadValue | null {
  const meanings = [pathOf(asked), queryOf(asked)];
  const hasValue = (read: ReadValue) => rows.some((row) => hasIn(read, row));
  return meanings.find((read) => read !== null && hasValue(read)) ?? null;
}

/** A value of the wrong type counts: reading it will say what is wrong. */
export function hasIn(read: ReadValue, row: Row): boolean {
  try {
    return read(row) !== undefined;
  } catch (error) {
    if (error instanceof UserError && error.fault === 'data') return true;
    throw error;
  }
}

const PATH = /^[^.[\]]+(\[-?\d+\])*(\.[^.[\]]+(\[-?\d+\])*)*$/;

function pathOf({ expression }: Asked): ReadValue | null {
  if (!PATH.test(expression)) return null;
  const steps = expression.match(/\[-?\d+\]|[^.[\]]+/g) ?? [];
  return ({ fields, where }) =>
    steps.reduce<unknown>((value, step) => follow(withinText(value, where), step), fields);
}

function follow(value: unknown, step: string): unknown {
  if (!step.startsWith('[')) return isFields(value) ? ownValue(value, step) : undefined;
  return Array.isArray(value) ? value.at(Number(step.slice(1, -1))) : undefined;
}

/** The contents of a cell that holds JSON; any other value unchanged. */
function withinText(value: unknown, where: string): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return parseJson(value, { path: '', line: 1 });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const fix = 'Write it as JSON, or leave it empty for a failed trial.';
    throw dataError(where, `has ${shown(value)}, which is not JSON`, fix);
  }
}

function queryOf(asked: Asked): ReadValue | null {
  return isQuery(asked.expression) ? (row) => query(asked, row) : null;
}

/** The query language also reads inherited keys, so those of every object are not allowed. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

function isQuery(expression: string): boolean {
  return !INHERITED.some((name) => expression.includes(name)) && syntaxError(expression) === null;
}

/** Signs that only expressions have; a name with other signs is a misspelt column. */
const EXPRESSION = /[()[\]{}|&*@`]|\.\./;

/** What is wrong with an expression; null if nothing, or if it looks like a name. */
export function malformation(expression: string): string | null {
  return EXPRESSION.test(expression) ? syntaxError(expression) : null;
}

const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;

function syntaxError(expression: string): string | null {
  // The library lets these dots through, and then stumbles over them.
  if (/\.\./.test(expression.replace(QUOTED, ''))) return 'Two dots without a name between them';
  try {
    compile(expression);
    return null;
  } catch (error) {
    const reason = (error as Error).message;
    return reason.includes('(EOF)') ? 'It ends too early' : reason;
  }
}

function query({ expression, option }: Asked, { fields, where }: Row): unknown {
  try {
    return (search(withoutBlanks(fields), expression) as unknown) ?? undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // A function got null instead of a number or list: the trial stopped before its first report.
    if (/^TypeError: .* received type null/.test(reason)) return undefined;
    const asked = `${JSON.stringify(printable(expression))} cannot be evaluated`;
    if (reason.startsWith('TypeError')) {
      // Some of the library's messages have numbers for the names of types.
      const why = /expected [\do]/.test(reason)
        ? 'a value has the wrong type'
        : reason.slice('TypeError: '.length);
      throw dataError(where, `${option} ${asked}: ${printable(why, 160)}`, TYPE_CORRECTION);
    }
    throw usageError(
      option,
      `${asked} for ${where}: ${printable(reason, 160)}`,
      'Correct the expression; https://jmespath.org describes the language.',
    );
  }
}

const TYPE_CORRECTION =
  'Correct the value; to_number() turns text into a number: CSV cells are text.';

/** The query language reads blank text as the number 0. */
function withoutBlanks(fields: Fields): Fields {
  const entries = Object.entries(fields);
  const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
  if (!entries.some(([, value]) => isBlank(value))) return fields;
  return Object.fromEntries(entries.map(([key, value]) => [key, isBlank(value) ? null : value]));
}
