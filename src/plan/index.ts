export { type Design, designInTrials } from './design.ts';
export type { Expectations, PowerPoint } from './expectations.ts';
export {
  type FalseAlarmRate,
  type FalseAlarmRates,
  falseAlarmRates,
  NO_RATES,
} from './false-alarm.ts';
export { confidenceOfGate, gateConfidence, type RateQuestion, wantedRate } from './gate-by-rate.ts';
export type { LooksOutcome } from './look-outcomes.ts';
export { type LooksPlan, type LooksQuestion, type PlannedLook, planLooks } from './looks.ts';
export { type LooksForecast, makePlan, type Plan, type PowerCurve, powerCurveOf } from './plan.ts';
export { detectableSlowdown, powerOf } from './strong-chance.ts';
export { trialsToDetect, trialsToResolve } from './trials-needed.ts';
export { falseStrongBound } from './truth-bound.ts';
