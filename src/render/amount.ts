import { codeSpan } from './markdown.ts';
import { powerOfTen } from './numbers.ts';

const SECONDS = /^(s|secs?|seconds?)$/i;

/** In seconds, the largest first. */
const TIMES = [
  { seconds: 86_400, name: 'days' },
  { seconds: 3600, name: 'hours' },
  { seconds: 60, name: 'minutes' },
] as const;

/** A cost with its unit, three digits long: `21 minutes`, 1.2 `USD`. The unit is untrusted. */
export function describeAmount(value: number, unit: string | null): string {
  if (unit === null) return threeDigits(value);
  if (!SECONDS.test(unit)) return `${threeDigits(value)} ${codeSpan(unit, 40)}`;
  const larger = TIMES.find(({ seconds }) => value >= 2 * seconds);
  const shown = threeDigits(value / (larger?.seconds ?? 1));
  return `${shown} ${larger?.name ?? (shown === '1' ? 'second' : 'seconds')}`;
}

/** Whole parts are not rounded. */
function threeDigits(value: number): string {
  const rounded = Number(value.toPrecision(3));
  if (rounded >= 1e15 || (rounded > 0 && rounded < 1e-6)) return powerOfTen(value, 3);
  return String(rounded >= 1000 ? Math.round(value) : rounded);
}
