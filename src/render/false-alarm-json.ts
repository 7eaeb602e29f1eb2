import type { FalseAlarmRate, FalseAlarmRates } from '../plan/index.ts';

/** How often each level of evidence is found for nothing. */
export function falseAlarmJson({ weak, fair, strong }: FalseAlarmRates) {
  return { weak: toJson(weak), fair: toJson(fair), strong: toJson(strong) };
}

function toJson({ rate, standardError, isBound }: FalseAlarmRate) {
  return { rate, standardError, bound: isBound };
}
