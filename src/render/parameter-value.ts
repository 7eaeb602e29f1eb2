import { codeSpan } from './markdown.ts';

type Value = string | number | boolean | null;

const DECIMAL = /^-?\d*\.?\d+(e[+-]?\d+)?$/i;
const WHOLE = /^-?\d+$/;
const LONGEST_NAME = 40;
const LONGEST_VALUE = 60;
const MINUS = '−';
const MOST_DIGITS = 5;
const SHORT = 8;

/** The name of a parameter, which is untrusted. */
export function parameterName(name: string): string {
  return codeSpan(name, LONGEST_NAME);
}

/** A parameter's value to copy into a configuration: `1e-4`, `adam`. It is untrusted. */
export function parameterValue(value: Value, longest = LONGEST_VALUE): string {
  return codeSpan(valueText(value), longest);
}

/** A parameter's number to read: `1e−4`. */
export function parameterNumber(value: number, digits = MOST_DIGITS): string {
  return numberText(value, digits).replaceAll('-', MINUS);
}

/** Of numbers with more digits than can matter, the first five. */
function valueText(value: Value): string {
  const text = String(value);
  const isLong = text.length > SHORT && DECIMAL.test(text) && !WHOLE.test(text);
  if (typeof value === 'number' || isLong) return numberText(Number(text), MOST_DIGITS);
  return text;
}

function numberText(value: number, digits: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const rounded = Number(value.toPrecision(digits));
  const isTiny = Math.abs(rounded) < 0.001 && rounded !== 0;
  return isTiny ? rounded.toExponential() : String(rounded);
}
