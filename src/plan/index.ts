export type { Design, Method } from './design.ts';
export {
  type FalseAlarmRate,
  type FalseAlarmRates,
  falseAlarmRates,
  NO_RATES,
} from './false-alarm.ts';
export { gateDesign, type WantedRate, wantedRate } from './gate-by-rate.ts';
export { type LooksPlan, type LooksQuestion, type PlannedLook, planLooks } from './looks.ts';
export {
  type Expectations,
  type LooksForecast,
  makePlan,
  type Plan,
  type PowerCurve,
  powerCurveOf,
} from './plan.ts';
export { detectableSlowdown, powerOf } from './strong-chance.ts';
export { trialsToDetect, trialsToResolve } from './trials-needed.ts';
export { falseStrongBound } from './truth-bound.ts';
