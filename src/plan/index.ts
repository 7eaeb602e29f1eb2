export { type Design, designInTrials } from './design.ts';
export { type Expectations, expectationsOf } from './expectations.ts';
export {
  type FalseAlarmRate,
  type FalseAlarmRates,
  falseAlarmRates,
  NO_RATES,
} from './false-alarm.ts';
export { gateConfidence, type RateQuestion, type WantedRate } from './gate-by-rate.ts';
export { type Alternative, detectableSlowdown, powerOf } from './strong-chance.ts';
export { trialsToDetect } from './trials-to-detect.ts';
export { falseStrongBound } from './truth-bound.ts';
