export type { Design, Method } from './design.ts';
export {
  type FalseAlarmRate,
  type FalseAlarmRates,
  falseAlarmRates,
  NO_RATES,
} from './false-alarm.ts';
export * from './gate-by-rate.ts';
export * from './looks.ts';
export * from './plan.ts';
export * from './strong-chance.ts';
export * from './trials-needed.ts';
export { falseStrongBound } from './truth-bound.ts';
