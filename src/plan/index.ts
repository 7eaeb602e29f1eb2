export {
  type Design,
  detectableSlowdown,
  falseStrongBound,
  type Method,
  powerOf,
} from './design.ts';
export {
  type FalseAlarmRate,
  type FalseAlarmRates,
  falseAlarmRates,
  gateDesign,
  NO_RATES,
  type WantedRate,
  wantedRate,
} from './false-alarm.ts';
export {
  type LooksOutcome,
  type LooksPlan,
  type LooksQuestion,
  type PlannedLook,
  planLooks,
} from './looks.ts';
export * from './plan.ts';
export * from './trials-needed.ts';
