import type { FalseAlarmRate, FalseAlarmRates } from '../../plan/index.ts';
import { printableJson } from '../../printable.ts';

/** A result for other programs: a step or a row of a table takes one line. */
export function jsonText(value: object): string {
  // As plain data, without what is undefined.
  return `${printableJson(laidOut(JSON.parse(compactJson(value)), '\n'))}\n`;
}

/** Longer lists of numbers and texts are broken into lines. */
const MAX_LINE = 150;

/** @param newline a line break with the indentation of what is around */
function laidOut(value: unknown, newline: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${newline}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([key, part]) => {
    const written = laidOut(part, inner);
    return isList ? written : `${JSON.stringify(key)}: ${written}`;
  });
  const isFlat = Object.values(value).every((part) => typeof part !== 'object' || part === null);
  const line = parts.join(', ');
  if (isFlat && line.length <= MAX_LINE)
    return isList || line === '' ? braced(isList, line) : `{ ${line} }`;
  return braced(isList, `${inner}${parts.join(`,${inner}`)}${newline}`);
}

function braced(isList: boolean, content: string): string {
  return isList ? `[${content}]` : `{${content}}`;
}

/** The same without white space. */
export function compactJson(value: object): string {
  return JSON.stringify(value, finiteOrText);
}

/** JSON has no infinities: they are written as strings. What is not a number is null. */
function finiteOrText(_: string, value: unknown): unknown {
  if (value === Infinity) return 'Infinity';
  return value === -Infinity ? '-Infinity' : value;
}

/** How often each level of evidence is found if nothing changed; null if not asked for or not known. */
export function falseAlarmJson({ weak, fair, strong }: FalseAlarmRates) {
  const known = (rate: FalseAlarmRate | null) =>
    rate && { rate: rate.rate, standardError: rate.standardError, bound: rate.isBound };
  return { weak: known(weak), fair: known(fair), strong: known(strong) };
}
