import { compile, search } from 'jmespath';
import { dataError, UserError } from '../../errors.ts';
import { printable } from '../../read/index.ts';
import { parseJson } from '../json/parse-json.ts';
import { type Fields, isFields, ownValue, type Row } from '../table.ts';
import { shown } from '../values.ts';

declare module 'jmespath' {
  /** @throws Error unless the expression is well formed */
  export function compile(expression: string): ExpressionNode;
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
 * dotted path (`curve[-1].accuracy`), which leads into texts that are JSON, else JMESPath.
 *
 * @returns null if no row has a value in any of the three meanings
 */
export function resolveExpression(asked: Asked, rows: readonly Row[]): ReadValue | null {
  const meanings = [columnNamed(asked), pathOf(asked), queryOf(asked)];
  const hasValue = (read: ReadValue) => rows.some((row) => hasIn(read, row));
  return meanings.find((read) => read !== null && hasValue(read)) ?? null;
}

/** A value of the wrong type is one: what is wrong with it is said when it is needed. */
export function hasIn(read: ReadValue, row: Row): boolean {
  try {
    return read(row) !== undefined;
  } catch (error) {
    if (error instanceof UserError && error.fault === 'data') return true;
    throw error;
  }
}

function columnNamed({ expression }: Asked): ReadValue {
  return ({ fields }) => ownValue(fields, expression);
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

/** What JSON in a text holds, as tables have it in their cells; any other value as it is. */
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

/** The query language reads inherited keys too, so that what every object inherits is no name. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

function isQuery(expression: string): boolean {
  return !INHERITED.some((name) => expression.includes(name)) && syntaxError(expression) === null;
}

/** What only an expression has; names with other signs in them are taken for misspelt columns. */
const EXPRESSION = /[()[\]{}|&*@`]|\.\./;

/** What is wrong with an expression; null if nothing is, or if it is rather a name. */
export function malformation(expression: string): string | null {
  return EXPRESSION.test(expression) ? syntaxError(expression) : null;
}

const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;

const TOO_MUCH = 'It nests too many lists and functions';

function syntaxError(expression: string): string | null {
  if (expression.length > MAX_EXPRESSION) return TOO_MUCH;
  // The library lets these dots through, and then stumbles over them.
  if (/\.\./.test(expression.replace(QUOTED, ''))) return 'Two dots without a name between them';
  try {
    if (isTooMuchWork(compile(expression))) return TOO_MUCH;
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
    // A function got nothing for a number or a list: the trial stopped before its first report.
    if (/^TypeError: .* received type null/.test(reason)) return undefined;
    const asked = `${JSON.stringify(printable(expression))} cannot be evaluated`;
    if (reason.startsWith('TypeError')) {
      const what = `${option} ${asked}: ${printable(withTypes(reason), 160)}`;
      throw dataError(where, what, TYPE_CORRECTION);
    }
    throw new UserError({
      fault: 'settings',
      where: option,
      what: `${asked} for ${where}: ${printable(reason, 160)}`,
      fix: 'Correct the expression; https://jmespath.org describes the language.',
    });
  }
}

const TYPE_CORRECTION =
  'Correct the value; to_number() turns text into a number: CSV cells are text.';

/** The query language takes blank text for the number 0. */
function withoutBlanks(fields: Fields): Fields {
  const entries = Object.entries(fields);
  const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
  if (!entries.some(([, value]) => isBlank(value))) return fields;
  return Object.fromEntries(entries.map(([key, value]) => [key, isBlank(value) ? null : value]));
}

const TYPES = ['number', 'any', 'text', 'list', 'object', 'boolean', 'expression', 'nothing'];

/** Some of the library's messages have the numbers of types for their names. */
function withTypes(reason: string): string {
  const text = reason.replace(/^TypeError: /, '').replace(/ instead\.$/, '');
  if (!/^expected [\do]/.test(text)) return text;
  return text.replace(/\d/g, (digit) => TYPES[Number(digit)] ?? digit);
}

/** As much of a compiled expression as tells how it grows what it is given. */
export interface ExpressionNode {
  readonly type: string;
  readonly name?: unknown;
  readonly children?: readonly ExpressionNode[];
  /** Of a pair the expression, of a literal what it says. */
  readonly value?: unknown;
}

/** Expressions are written by hand. */
export const MAX_EXPRESSION = 1000;

/** What is worked out may become so many times as large as a trial, or take as many steps. */
const MAX_GROWTH = 1000;

/** Whether an expression could need more time and memory than any that is meant. */
export function isTooMuchWork(expression: ExpressionNode): boolean {
  return growthOf(expression) > MAX_GROWTH;
}

/**
 * How many times as large as its input a result may become: projections share out what there is,
 * while lists, functions and literals repeat it, each as often as any around it is worked out.
 */
function growthOf({ type, name, children = [], value }: ExpressionNode): number {
  const inner = children.reduce((product, child) => product * growthOf(child), 1);
  switch (type) {
    case 'MultiSelectList':
    case 'MultiSelectHash':
      return inner * Math.max(1, children.length);
    case 'Function':
      // Text within text has its quotes doubled.
      return inner * Math.max(name === 'to_string' ? 2 : 1, children.length);
    case 'KeyValuePair':
      return growthOf(value as ExpressionNode);
    case 'Literal':
      return membersOf(value);
    default:
      return inner;
  }
}

function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, member) => sum + membersOf(member), 1);
}
