import { partsOf } from './score-names.ts';

const COSTS =
  /^(time|times|duration|runtime|walltime|elapsed|cost|costs|seconds?|secs?|minutes?|hours?|ms|flops)$/;
/** A moment, or a part of the time. */
const NO_COSTS =
  /^(start|started|end|ended|stamp|timestamp|since|this|date|created|remaining|step|epoch)$/;

/** Whether a name is one that costs have. */
export function isCostName(name: string): boolean {
  const parts = partsOf(name);
  return parts.some((part) => COSTS.test(part)) && !parts.some((part) => NO_COSTS.test(part));
}

/** Words that mean a unit wherever they stand. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(secs?|seconds?)$/, 'seconds'],
  [/^milliseconds?$/, 'milliseconds'],
  [/^(mins|minutes?)$/, 'minutes'],
  [/^(hrs?|hours?)$/, 'hours'],
];

/** What is short enough to mean something else, as in `min_time`, means a unit at the end alone. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^s$/, 'seconds'],
  [/^ms$/, 'milliseconds'],
  [/^min$/, 'minutes'],
  [/^h$/, 'hours'],
];

/** What a cost is counted in, going by its name: `gpu_hours`, `time_s`; null if it does not tell. */
export function unitByName(name: string): string | null {
  const parts = partsOf(name);
  // What is so much a second, or so many seconds an epoch, is another quantity.
  if (parts.includes('per')) return null;
  const [last = ''] = parts.slice(-1);
  const unit =
    UNITS.find(([word]) => parts.some((part) => word.test(part))) ??
    ENDINGS.find(([word]) => parts.length > 1 && word.test(last));
  if (unit === undefined) return null;
  const device = parts.find((part) => /^[cgt]pu$/.test(part));
  return device === undefined ? unit[1] : `${device.toUpperCase()} ${unit[1]}`;
}
