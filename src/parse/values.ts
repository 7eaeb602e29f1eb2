import { printable } from '../read/index.ts';

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const INFINITE = /^([+-]?)inf(inity)?$/i;
const MISSING = /^([+-]?nan|na|n\/a|null|none|)$/i;

/**
 * The number a field holds: decimal or scientific notation, as a number or as text. Infinite
 * values are kept; NaN and words for nothing are `missing`, anything else is `other`.
 */
export function readNumber(value: unknown): number | 'missing' | 'other' {
  if (value === null || value === undefined) return 'missing';
  if (typeof value === 'number') return Number.isNaN(value) ? 'missing' : value;
  if (typeof value !== 'string') return 'other';
  const text = value.trim();
  if (DECIMAL.test(text)) return Number(text);
  if (MISSING.test(text)) return 'missing';
  const sign = INFINITE.exec(text)?.[1];
  if (sign === undefined) return 'other';
  return sign === '-' ? -Infinity : Infinity;
}

/** A foreign value for a message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(printable(value, 40));
  if (typeof value === 'number') return String(value);
  return printable(JSON.stringify(value) ?? typeof value, 40);
}

const TIMEDELTA = /^(?:(-?\d{1,9}) days?,? ?)?(?:\+?(\d{1,4}):(\d{2}):(\d{2}(?:\.\d{1,9})?))?$/;

/** The seconds of a span of time as Python writes it: `0 days 00:01:51.045`; null for other text. */
export function readTimedelta(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const found = text === '' ? null : TIMEDELTA.exec(text);
  if (found === null) return null;
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = found.map((part) => Number(part ?? 0));
  return rounded(days * 86_400 + hours * 3600 + minutes * 60 + seconds);
}

const MEASURED = /^(\d{1,12}(?:\.\d{1,9})?) ?(d|h|min|m|s|ms)$/;
const SECONDS: Readonly<Record<string, number>> = {
  ...{ d: 86_400, h: 3600, min: 60, m: 60, s: 1, ms: 0.001 },
};

/**
 * The seconds of a span of time that is written as text: `0 days 00:01:02.3`, `00:01:02`, `161ms`,
 * `5.8min`. Null for anything else, including numbers without a unit.
 */
export function readDuration(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const [, number, unit = ''] = MEASURED.exec(text) ?? [];
  return number === undefined
    ? readTimedelta(text)
    : rounded(Number(number) * (SECONDS[unit] ?? 0));
}

/** Drops the digits that only the summation added. */
function rounded(seconds: number): number {
  return Math.round(seconds * 1e9) / 1e9;
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:Z|([+-]\d{2}):?(\d{2}))?$/;

/**
 * A date and time, in seconds since 1970; null for other text. Without an offset it is read as UTC:
 * only the time between two of them and their order matter.
 */
export function readInstant(value: unknown): number | null {
  const found = typeof value === 'string' ? INSTANT.exec(value.trim()) : null;
  if (found === null) return null;
  const [, day, time, fraction = '0', hours, minutes] = found;
  const offset = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const seconds = Date.parse(`${day}T${time}${offset}`) / 1000;
  return Number.isNaN(seconds) ? null : seconds + Number(`0.${fraction}`);
}

/** The seconds from one instant to another; null if one is missing or they are in the wrong order. */
export function secondsBetween(start: number | null, end: number | null): number | null {
  if (start === null || end === null || end < start) return null;
  return Math.round((end - start) * 1e6) / 1e6;
}
