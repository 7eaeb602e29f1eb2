import { tickFormat } from 'd3-scale';

/** A real minus sign reads better than a hyphen. */
const MINUS = '−';
const MOST_DECIMALS = 6;
/** What a double holds. */
const MOST_DIGITS = 16;
const LARGEST_PLAIN = 1e7;

/** Writes numbers with as many digits as their uncertainty warrants. */
export type Format = (value: number) => string;

/**
 * A format for estimates whose limits are `width` apart: the last digit is worth between a third
 * of that and a thirtieth, so no digit is shown that the data do not support. Exact values (width 0
 * or unknown) get four significant digits.
 *
 * @param width ≥ 0; +∞ where there are no limits
 * @param magnitude largest absolute value to be written
 */
export function formatFor(width: number, magnitude: number): Format {
  const scale = width > 0 && Number.isFinite(width) ? width / 3 : magnitude / 1000;
  const decimals = scale > 0 ? Math.max(0, -Math.floor(Math.log10(scale))) : 0;
  const isLong = decimals > MOST_DECIMALS && magnitude < 0.01;
  if (isLong || decimals > MOST_DIGITS || magnitude >= LARGEST_PLAIN) {
    const digits = Math.ceil(Math.log10(Math.max(magnitude, scale) / scale)) || 0;
    return (value) => typeset(value.toExponential(Math.min(MOST_DIGITS, Math.max(0, digits))));
  }
  return (value) => typeset(value.toFixed(decimals));
}

/** With a sign, as a difference is written. */
export function signed(format: Format): Format {
  return (value) => {
    const text = format(value);
    return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
  };
}

function typeset(text: string): string {
  const isZero = !/[1-9]/.test(text.replace(/e.*$/, ''));
  return isZero ? text.replace('-', '') : text.replace(/-/g, MINUS);
}

/** A budget in few characters: "8", "8.2", "22.3", "0.25", "150", "20k". */
export function formatBudget(budget: number): string {
  const plain = budget >= 0.001 && budget < 9999.5;
  if (plain) return String(Number(budget.toPrecision(budget < 10 ? 2 : 3)));
  const short = Number(budget.toPrecision(3));
  return tickFormat(0, short, 1, '.3~s')(short);
}

/** A probability or share as a percentage without needless digits: 80 %, 99.5 %; never rounded to 100. */
export function formatPercent(share: number): string {
  const percent = Number((100 * share).toPrecision(6));
  return `${percent === 100 && share < 1 ? 100 * share : percent} %`;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How old something is: `3 days old`, in the largest unit of which there are two or more. */
export function formatAge(seconds: number): string {
  const fitting = UNITS.find((one) => seconds >= 2 * one.seconds) ?? UNITS[2];
  const count = Math.floor(seconds / fitting.seconds);
  return count < 1 ? 'just made' : `${plural(count, fitting.unit)} old`;
}
