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
  const span = days * 86_400 + hours * 3600 + minutes * 60 + seconds;
  // Drops the digits that only the summation added.
  return Math.round(span * 1e9) / 1e9;
}

/** `161ms`, `7.6s`, `5.8min`, `2h`, or several of them: `1h 2m 3s`. */
const PART = /(\d{1,12}(?:\.\d{1,9})?) ?(ms|min|[dhms])(?![a-z])/g;
const PARTS = /^(?:\d{1,12}(?:\.\d{1,9})? ?(?:ms|min|[dhms])(?![a-z]) ?){1,5}$/;

/** `PT1M2.5S`, `P1DT2H`; months and years have no length of their own. */
const ISO =
  /^P(?=[\dT])(?:(\d{1,9})D)?(?:T(?=\d)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:[.,]\d{1,9})?)S)?)?$/;

const SECONDS: ReadonlyMap<string, number> = new Map([
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['m', 60],
  ['s', 1],
  ['ms', 0.001],
]);

/**
 * The seconds of a span of time that is written as text: `0 days 00:01:02.3`, `00:01:02`,
 * `PT1M2S`, `161ms`, `5.8min`, `1h 2m`. Null for anything else, including numbers without a unit.
 */
export function readDuration(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return readTimedelta(text) ?? readIso(text) ?? readParts(text);
}

function readIso(text: string): number | null {
  const found = ISO.exec(text);
  if (found === null) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')));
  return rounded(days * 86_400 + hours * 3600 + minutes * 60 + seconds);
}

/** Every unit at most once, longer ones first: tools write nothing else. */
function readParts(text: string): number | null {
  if (!PARTS.test(text)) return null;
  const parts = [...text.matchAll(PART)].map(([, number, unit]) => ({
    number: Number(number),
    seconds: SECONDS.get(unit ?? '') ?? 0,
  }));
  const isSorted = parts.every(
    ({ seconds }, i) => i === 0 || seconds < (parts[i - 1]?.seconds ?? 0),
  );
  return isSorted
    ? rounded(parts.reduce((sum, part) => sum + part.number * part.seconds, 0))
    : null;
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
  // Drops the digits that only the subtraction added.
  return Math.round((end - start) * 1e6) / 1e6;
}
