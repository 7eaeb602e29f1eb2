import type { FalseAlarmRate, FalseAlarmRates } from '../plan/index.ts';

/** How often each level of evidence is found for nothing; null where that was not asked for, or is not known. */
export function falseAlarmJson({ weak, fair, strong }: FalseAlarmRates) {
  return { weak: toJson(weak), fair: toJson(fair), strong: toJson(strong) };
}

function toJson(known: FalseAlarmRate | null) {
  if (known === null) return null;
  const { rate, standardError, isBound } = known;
  return { rate, standardError, bound: isBound };
}
