import { printable } from '../read/index.ts';

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const INFINITE = /^([+-]?)inf(inity)?$/i;
const MISSING = /^([+-]?nan|na|n\/a|null|none|)$/i;

/**
 * The number a field holds: decimal or scientific notation, as a number or as text. Infinite
 * values come through; NaN and the words for nothing are `missing`, anything else is `other`.
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
