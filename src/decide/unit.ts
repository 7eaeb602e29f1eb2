import { printable } from '../read/index.ts';
import { COST_UNIT } from '../settings.ts';

interface Axis {
  readonly kind: 'trials' | 'cost';
  readonly unit: string | null;
}

/**
 * What budgets are counted in, in the plural; holds no untrusted text but a plain word or two, for
 * no other unit is read.
 */
export function unitOf({ kind, unit }: Axis): string {
  if (kind === 'trials') return 'trials';
  return unit !== null && COST_UNIT.test(unit) ? unit : 'units of cost';
}

/** Words that have a singular of their own, at the end of a unit. */
const PLURAL =
  /(?<=\b(?:second|minute|hour|day|week|month|year|dollar|euro|cent|token|step|epoch))s$/;

/** A budget as it is written with its unit: "8 trials", "1 trial", "1 GPU hour". */
export function withUnit(budget: string, axis: Axis): string {
  if (budget !== '1') return `${budget} ${unitOf(axis)}`;
  if (axis.kind === 'trials') return '1 trial';
  return unitOf(axis) === 'units of cost'
    ? '1 unit of cost'
    : `1 ${unitOf(axis).replace(PLURAL, '')}`;
}

/** The same word, be it in the singular; `ms` is no plural of `m`. */
export function isSameUnit(unit: string, other: string | null): boolean {
  const singular = (text: string) => text.replace(PLURAL, '');
  return other !== null && singular(unit) === singular(other);
}

/** Untrusted, for a message. */
export function shownUnit(unit: string | null): string {
  return unit === null ? 'no unit' : JSON.stringify(printable(unit));
}
