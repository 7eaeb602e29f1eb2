import type { FalseAlarmRate, FalseAlarmRates } from '../../plan/index.ts';
import { printableJson } from '../../printable.ts';

/** The objects and lists in JSON that hold no other ones; a line end is never inside a string. */
const INNERMOST = /[{[]\n\s+([^{}[\]]{1,150}?)\n\s*([}\]])/g;

/** A result for other programs: a step or a row of a table takes one line. */
export function jsonText(value: object): string {
  const lines = JSON.stringify(value, finiteOrText, 2).replace(
    INNERMOST,
    (found, inner: string) => {
      const [open, close] = found[0] === '{' ? ['{ ', ' }'] : ['[', ']'];
      return `${open}${inner.replace(/\n\s*/g, ' ')}${close}`;
    },
  );
  return `${printableJson(lines)}\n`;
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
  const known = (one: FalseAlarmRate | null) =>
    one && { rate: one.rate, standardError: one.standardError, bound: one.isBound };
  return { weak: known(weak), fair: known(fair), strong: known(strong) };
}
