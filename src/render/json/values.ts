import type { CdfBand, Limits } from '../../estimate/index.ts';
import type { FalseAlarmRate, FalseAlarmRates } from '../../plan/index.ts';
import { printableJson } from '../../read/index.ts';
import type { Direction } from '../../settings.ts';
import { TOOL } from '../../tool.ts';
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

/** The fields that every object begins with. */
export function head(command: string) {
  const { name, version } = TOOL;
  return { schemaVersion: 1, tool: { name, version }, command };
}

export function bandsJson(band: CdfBand) {
  const { method, n, confidence, pointwise, epsilon, lower, upper } = band;
  return { ...head('bands'), method, n, confidence, pointwise, epsilon, lower, upper };
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
