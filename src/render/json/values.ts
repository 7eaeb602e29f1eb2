import type { Limits } from '../../estimate/index.ts';
import type { FalseAlarmRate, FalseAlarmRates } from '../../plan/index.ts';
import { printableJson } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { toMetric } from '../wording/scores.ts';

/** A result for other programs. */
export function jsonText(value: object): string {
  return `${printableJson(JSON.stringify(value, null, 2))}\n`;
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
