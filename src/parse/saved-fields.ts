import { UserError } from '../errors.ts';
import { printable } from '../read/index.ts';
import { type Fields, isFields, ownValue } from './format.ts';
import { shown } from './number.ts';

/** Where a field is, and what can be done about it, for messages. */
export interface Place {
  readonly file: string;
  /** Its path in the file: `trials[3].value`; empty for the whole. */
  readonly field: string;
  readonly fix: string;
}

/** What a field has to be. */
export interface Check<T> {
  /** For people: `a finite number`. */
  readonly expected: string;
  /** Undefined unless the value is what is expected. */
  readonly read: (value: unknown, place: Place) => T | undefined;
}

/** @throws UserError unless the value is what is expected */
export function readAs<T>(check: Check<T>, value: unknown, place: Place): T {
  const read = check.read(value, place);
  if (read !== undefined) return read;
  const found = value === undefined ? 'missing' : shown(value);
  throw wrongField(place, `is ${found} where ${check.expected} should be`);
}

export function wrongField({ file, field, fix }: Place, what: string): UserError {
  return new UserError({ fault: 'data', where: field ? `${file}, ${field}` : file, what, fix });
}

/** The place of a field's own field. */
export function below(place: Place, name: string): Place {
  return { ...place, field: place.field ? `${place.field}.${name}` : name };
}

/** The place of a list's item. */
export function itemOf(place: Place, index: number): Place {
  return { ...place, field: `${place.field}[${index}]` };
}

/** Text of a pattern. */
export function pattern(expected: string, matches: RegExp): Check<string> {
  const read = (value: unknown) =>
    typeof value === 'string' && matches.test(value) ? value : undefined;
  return { expected, read };
}

/** Any text of a limited length. */
export function text(longest: number): Check<string> {
  return pattern(
    `text of at most ${longest.toLocaleString('en-US')} characters`,
    new RegExp(`^[^]{0,${longest}}$`, 'u'),
  );
}

/** A number within limits. */
export function number(expected: string, fits: (value: number) => boolean): Check<number> {
  const read = (value: unknown) => (typeof value === 'number' && fits(value) ? value : undefined);
  return { expected, read };
}

export function oneOf<const T extends string | number>(...values: readonly T[]): Check<T> {
  const expected = values.map((value) => JSON.stringify(value)).join(' or ');
  return { expected, read: (value) => values.find((one) => one === value) };
}

export function orNull<T>({ expected, read }: Check<T>): Check<T | null> {
  return {
    expected: `${expected} or null`,
    read: (value, place) => (value === null ? null : read(value, place)),
  };
}

/** What may be left out, which is null then. */
export function optional<T>({ expected, read }: Check<T>): Check<T | null> {
  return {
    expected,
    read: (value, place) => (value === undefined || value === null ? null : read(value, place)),
  };
}

export function list<T>(item: Check<T>, most: number): Check<readonly T[]> {
  const read = (value: unknown, place: Place) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    return value.map((one, i) => readAs(item, one, itemOf(place, i)));
  };
  return { expected: `a list of at most ${most.toLocaleString('en-US')} items`, read };
}

interface Dictionary<T> {
  readonly name: Check<string>;
  readonly value: Check<T>;
  readonly most: number;
}

/** An object with any fields of these names and values. */
export function dictionary<T>({
  name,
  value,
  most,
}: Dictionary<T>): Check<Readonly<Record<string, T>>> {
  const read = (found: unknown, place: Place) => {
    if (!isFields(found) || Object.keys(found).length > most) return undefined;
    const members = Object.entries(found).map(([key, one]) => {
      const at = below(place, printable(key, 40));
      return [readAs(name, key, at), readAs(value, one, at)];
    });
    return Object.fromEntries(members) as Record<string, T>;
  };
  return { expected: `an object of at most ${most.toLocaleString('en-US')} fields`, read };
}

export const boolean: Check<boolean> = {
  expected: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** What one of several kinds is, the first that fits. */
export function anyOf<T>(expected: string, kinds: readonly Check<T>[]): Check<T> {
  const read = (value: unknown, place: Place) => {
    for (const kind of kinds) {
      const found = kind.read(value, place);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return { expected, read };
}

type Shape = Readonly<Record<string, Check<unknown>>>;
type Members<S extends Shape> = {
  readonly [Name in keyof S]: S[Name] extends Check<infer T> ? T : never;
};

/** An object with these fields and no others. */
export function object<S extends Shape>(shape: S): Check<Members<S>> {
  const read = (value: unknown, place: Place) =>
    isFields(value) ? membersOf(shape, value, place) : undefined;
  return { expected: 'an object', read };
}

function membersOf<S extends Shape>(shape: S, fields: Fields, place: Place): Members<S> {
  const extra = Object.keys(fields).find((name) => !Object.hasOwn(shape, name));
  if (extra !== undefined) {
    throw wrongField(below(place, printable(extra, 40)), 'is no field known here');
  }
  const members = Object.entries(shape).map(([name, check]) => [
    name,
    readAs(check, ownValue(fields, name), below(place, name)),
  ]);
  return Object.fromEntries(members) as Members<S>;
}
