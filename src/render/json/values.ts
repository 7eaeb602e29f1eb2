import type { Limits } from '../../estimate/index.ts';
import type { FalseAlarmRate, FalseAlarmRates } from '../../plan/index.ts';
import { printableJson } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { toMetric } from '../wording/scores.ts';

/** The objects and lists in JSON that hold no other ones; a line end is never inside a string. */
const INNERMOST = /[{[]\n\s+([^{}[\]]{1,150}?)\n\s*([}\]])/g;

/** A result for other programs: a step or a row of a table takes one line. */
export function jsonText(value: object): string {
  const lines = JSON.stringify(value, null, 2).replace(INNERMOST, (found, inner: string) => {
    const [open, close] = found[0] === '{' ? ['{ ', ' }'] : ['[', ']'];
    return `${open}${inner.replace(/\n\s*/g, ' ')}${close}`;
  });
  return `${printableJson(lines)}\n`;
}

/** A number as JSON can hold it. */
type Number_ = number | 'Infinity' | '-Infinity';

/** JSON has no infinities: they are written as strings. */
export function number(value: number): Number_ {
  if (Number.isFinite(value)) return value;
  return value > 0 ? 'Infinity' : '-Infinity';
}

export function limits(at: Limits, direction: Direction) {
  const { lower, middle, upper } = toMetric(at, direction);
  return { lower: number(lower), median: number(middle), upper: number(upper) };
}

/** How often each level of evidence is found if nothing changed; null if not asked for or not known. */
export function falseAlarmJson({ weak, fair, strong }: FalseAlarmRates) {
  return { weak: toJson(weak), fair: toJson(fair), strong: toJson(strong) };
}

function toJson(known: FalseAlarmRate | null) {
  if (known === null) return null;
  const { rate, standardError, isBound } = known;
  return { rate, standardError, bound: isBound };
}
