import { printable } from '../printable.ts';
import { type Fields, isFields } from './table.ts';

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const INFINITE = /^([+-]?)inf(inity)?$/i;
const MISSING = /^([+-]?nan|na|n\/a|null|none|)$/i;

/** The number in a field, written as decimal or scientific. Infinity is one; NaN and words for nothing are `missing`. */
export function readNumber(value: unknown): number | 'missing' | 'other' {
  if (value === null || value === undefined) return 'missing';
  if (typeof value === 'number') return Number.isNaN(value) ? 'missing' : stored(value);
  if (typeof value !== 'string') return 'other';
  const text = value.trim();
  if (DECIMAL.test(text)) return stored(Number(text));
  if (MISSING.test(text)) return 'missing';
  const sign = INFINITE.exec(text)?.[1];
  if (sign === undefined) return 'other';
  return sign === '-' ? -Infinity : Infinity;
}

/** Databases have no infinite values: tools store the greatest number there is. */
function stored(value: number): number {
  return Math.abs(value) === Number.MAX_VALUE ? 2 * value : value;
}

export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(printable(value, 40));
  if (typeof value === 'number') return String(value);
  return printable(JSON.stringify(value) ?? typeof value, 40);
}

export function listed(texts: readonly string[], max = 20): string {
  const more = texts.length - max;
  return [...texts.slice(0, max), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

export function either(texts: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(texts);
}

const TIMEDELTA = /^(?:(-?\d{1,9}) days?,? ?)?(?:\+?(\d{1,4}):(\d{2}):(\d{2}(?:\.\d{1,9})?))?$/;
const MEASURED = /^(\d{1,12}(?:\.\d{1,9})?) ?(d|h|min|m|s|ms)$/;
const SECONDS: Readonly<Record<string, number>> = {
  ...{ d: 86_400, h: 3600, min: 60, m: 60, s: 1, ms: 0.001 },
};

/** Of `0 days 00:01:02.3`, `00:01:02`, `161ms` or `5.8min` the seconds; null for numbers without a unit. */
export function readDuration(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const [, number, unit = ''] = MEASURED.exec(text) ?? [];
  if (number !== undefined) return rounded(Number(number) * (SECONDS[unit] ?? 0));
  const match = text === '' ? null : TIMEDELTA.exec(text);
  if (match === null) return null;
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = match.map((part) => Number(part ?? 0));
  return rounded(days * 86_400 + hours * 3600 + minutes * 60 + seconds);
}

/** Drops the digits that only the summation added. */
const rounded = (seconds: number) => Math.round(seconds * 1e9) / 1e9;

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:Z|([+-]\d{2}):?(\d{2}))?$/;

/** Seconds since 1970; null for other text. Without an offset it is read as UTC: only differences and order matter. */
export function readInstant(value: unknown): number | null {
  const match = typeof value === 'string' ? INSTANT.exec(value.trim()) : null;
  if (match === null) return null;
  const [, day, time, fraction = '0', hours, minutes] = match;
  const offset = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const seconds = Date.parse(`${day}T${time}${offset}`) / 1000;
  return Number.isNaN(seconds) ? null : seconds + Number(`0.${fraction}`);
}

export function secondsBetween(start: number | null, end: number | null): number | null {
  if (start === null || end === null || end < start) return null;
  return Math.round((end - start) * 1e6) / 1e6;
}

export function ownValue(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

export function numberIn(fields: Fields, name: string): number | null {
  const number = readNumber(ownValue(fields, name));
  return typeof number === 'number' ? number : null;
}

/** The text in a field, without space around it; empty if there is none. */
export function textIn(fields: Fields, name: string): string {
  return String(ownValue(fields, name) ?? '').trim();
}

/** Cells by the rest of their names. A table has columns for the parameters of all trials: those a trial lacks are empty. */
export function cellsUnder(prefix: string, fields: Fields): Fields {
  const cells = Object.entries(fields).flatMap(([name, cell]) =>
    name.startsWith(prefix) && cell !== '' ? [[name.slice(prefix.length), cell]] : [],
  );
  return Object.fromEntries(cells);
}

export function parametersUnder(prefix: string, fields: Fields): Fields {
  const cells = Object.entries(cellsUnder(prefix, fields)).map(([name, cell]) => {
    const number = readNumber(cell);
    if (typeof number === 'number') return [name, number];
    return [name, cell === 'True' || cell === 'False' ? cell === 'True' : cell];
  });
  return Object.fromEntries(cells);
}

export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

const MAX_DEPTH = 10;
const MAX_NAME = 500;
const MAX_VALUES = 10_000;

interface FlatOptions {
  readonly isLeftOut?: (value: unknown) => boolean;
  /** What a key is called in names; the value tells a column from an object or a list. */
  readonly nameOf?: (key: string, value: unknown, depth: number) => string;
}

/** The values within nested objects, by the names of all keys to them, such as `eval/loss`. */
export function flattened(
  nested: Fields,
  separator: string,
  { isLeftOut = () => false, nameOf = (key) => key }: FlatOptions = {},
): [name: string, value: unknown][] {
  const values: [string, unknown][] = [];
  const walk = (fields: Fields, prefix: string, depth: number) => {
    for (const [key, value] of Object.entries(fields)) {
      const name = `${prefix}${nameOf(key, value, depth)}`;
      if (values.length >= MAX_VALUES) return;
      if (name.length > MAX_NAME || isLeftOut(value)) continue;
      if (isFields(value) && depth < MAX_DEPTH) walk(value, `${name}${separator}`, depth + 1);
      else values.push([name, value]);
    }
  };
  walk(nested, '', 1);
  return values;
}

export function fieldsIn(value: unknown, key: string): Fields {
  const inner = isFields(value) ? ownValue(value, key) : undefined;
  return isFields(inner) ? inner : {};
}

/** The objects in the list of a field; empty without one. */
export function itemsIn(fields: Fields, name: string): Fields[] {
  const list = ownValue(fields, name);
  return Array.isArray(list) ? list.filter(isFields) : [];
}

/** How many digits a number has from the first to the last that is not 0, as it is written shortest. */
export function digitsOf(number: number): number {
  const [mantissa = ''] = String(Math.abs(number)).split('e');
  return mantissa.replace('.', '').replace(/^0+|0+$/g, '').length;
}
