import * as z from 'zod/mini';
import { dataError } from '../../errors.ts';
import { printable } from '../../printable.ts';
import { LABEL } from '../../settings/index.ts';
import { MAX_NAME, MAX_PARAMETERS, MAX_VALUE } from '../parameters.ts';
import { shown } from '../values.ts';

type DocumentPlace = Readonly<Record<'path' | 'fix', string>>;

/** Reads what stands `at` a place in a document by its schema, whose messages say what a field should be. */
export function readAs<T extends z.ZodMiniType>(
  schema: T,
  value: unknown,
  place: DocumentPlace,
  at: readonly PropertyKey[] = [],
): z.output<T> {
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return data;
  const [issue] = error.issues;
  if (issue === undefined) throw error;
  const unknown = issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : [];
  const wrong = issue.path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
  const said = wrong === undefined ? 'missing' : shown(wrong);
  const what =
    unknown.length > 0 ? 'is an unknown field' : `is ${said}, but should be ${issue.message}`;
  const field = [...at, ...issue.path, ...unknown].reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return [before, printable(String(key), 40)].filter(Boolean).join('.');
  }, '');
  throw dataError({ path: place.path, part: field }, what, place.fix);
}

export function text(maxLength: number) {
  const expected = `text of at most ${maxLength.toLocaleString('en-US')} characters`;
  return pattern(new RegExp(`^[\\s\\S]{0,${maxLength}}$`, 'u'), expected);
}

export function pattern(regex: RegExp, expected: string) {
  return z.string(expected).check(z.regex(regex, expected));
}

/** Of runs and their sweeps. */
export const labelOrNone = pattern(
  new RegExp(`^$|${LABEL.source}`, 'u'),
  'printable text of at most 80 characters',
);
export const commit = pattern(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 'the SHA of a commit');
export const workflowPath = pattern(/^[^\p{Cc}\p{Cs}]{0,300}$/u, 'the path of a workflow file');
export const event = pattern(/^[a-z_]{0,40}$/, 'the name of an event');
export const instant = pattern(
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{3})?Z$/,
  'an instant such as "2026-11-03T10:20:30Z"',
);

export const whole = z.int('a whole number');
export function wholeFrom(least: number, greatest = Number.MAX_SAFE_INTEGER) {
  const expected = `a whole number from ${least} to ${greatest}`;
  return z.int(expected).check(z.gte(least, expected), z.lte(greatest, expected));
}

export const finite = z.number('a finite number');
export const positive = z
  .number('a finite number above 0')
  .check(z.gt(0, 'a finite number above 0'));
export const truth = z.boolean('true or false');

export function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, values.map((value) => JSON.stringify(value)).join(' or '));
}

/** A field that may be missing; it is null then. */
export function optional<T extends z.ZodMiniType>(schema: T, description = '') {
  const field = z._default(z.nullable(schema), null);
  return description === '' ? field : described(field, description);
}

export function described<T extends z.ZodMiniType>(schema: T, description: string): T {
  return schema.check(z.describe(description));
}

export function list<T extends z.ZodMiniType>(item: T, maxLength: number) {
  const expected = `a list of at most ${maxLength.toLocaleString('en-US')} items`;
  return z.readonly(z.array(item, expected).check(z.maxLength(maxLength, expected)));
}

export function object<S extends z.core.$ZodLooseShape>(shape: S) {
  return z.strictObject(shape, 'an object');
}

export function dictionary<T extends z.ZodMiniType>(value: T) {
  const expected = `an object of at most ${MAX_PARAMETERS.toLocaleString('en-US')} fields, with names of at most ${MAX_NAME} characters`;
  const isSmall = (fields: object) => Object.keys(fields).length <= MAX_PARAMETERS;
  return z.record(text(MAX_NAME), value, expected).check(z.refine(isSmall, expected));
}

export const parameterValue = z.union(
  [text(MAX_VALUE), finite, truth, z.null()],
  `text of at most ${MAX_VALUE} characters, a finite number, true, false or null`,
);
