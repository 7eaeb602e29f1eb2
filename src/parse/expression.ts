import { compile, search } from 'jmespath';
import { UserError } from '../errors.ts';
import { printable } from '../read/index.ts';
import { isFields, ownValue, type Row } from './format.ts';

declare module 'jmespath' {
  /** @throws Error unless the expression is well formed */
  export function compile(expression: string): unknown;
}

/** What a row has of something; undefined where it has nothing. */
export type ReadValue = (row: Row) => unknown;

interface Asked {
  readonly expression: string;
  /** Who asked, for people: `metric (--metric)`. */
  readonly option: string;
}

/**
 * Gives an expression its meaning, once for all rows: the column of exactly this name, else a
 * dotted path (`curve[-1].accuracy`), else JMESPath.
 *
 * @returns null if no row has a value in any of the three meanings
 */
export function resolveExpression(asked: Asked, rows: readonly Row[]): ReadValue | null {
  const meanings = [columnNamed(asked), pathOf(asked), queryOf(asked)];
  const hasValue = (read: ReadValue) => rows.some((row) => read(row) !== undefined);
  return meanings.find((read) => read !== null && hasValue(read)) ?? null;
}

function columnNamed({ expression }: Asked): ReadValue {
  return ({ fields }) => ownValue(fields, expression);
}

const PATH = /^[^.[\]]+(\[-?\d+\])*(\.[^.[\]]+(\[-?\d+\])*)*$/;

function pathOf({ expression }: Asked): ReadValue | null {
  if (!PATH.test(expression)) return null;
  const steps = expression.match(/\[-?\d+\]|[^.[\]]+/g) ?? [];
  return ({ fields }) => steps.reduce<unknown>(follow, fields);
}

function follow(value: unknown, step: string): unknown {
  if (!step.startsWith('[')) return isFields(value) ? ownValue(value, step) : undefined;
  return Array.isArray(value) ? value.at(Number(step.slice(1, -1))) : undefined;
}

function queryOf(asked: Asked): ReadValue | null {
  return isQuery(asked.expression) ? (row) => query(asked, row) : null;
}

/** The query language reads inherited keys too, so that what every object inherits is no name. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

function isQuery(expression: string): boolean {
  if (INHERITED.some((name) => expression.includes(name))) return false;
  try {
    compile(expression);
    return true;
  } catch {
    return false;
  }
}

function query({ expression, option }: Asked, { fields, where }: Row): unknown {
  try {
    return (search(fields, expression) as unknown) ?? undefined;
  } catch (error) {
    const reason = String(error).replace(/^Error: /, '');
    // A function got null for a list, as the trial stopped before its first report; or the library
    // stumbled itself, over an expression that only looks well formed.
    if (reason.startsWith('TypeError')) return undefined;
    throw new UserError({
      fault: 'settings',
      where: option,
      what: `${JSON.stringify(printable(expression))} cannot be worked out for ${where}: ${printable(reason)}`,
      fix: 'Correct the expression; https://jmespath.org describes the language.',
    });
  }
}
