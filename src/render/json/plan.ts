import type { LooksForecast, Plan } from '../../plan/index.ts';
import { jsonHead } from '../../tool.ts';
import { falseAlarmJson } from './values.ts';

export function planJson({ settings, trials, expectations, looks, trialsFor }: Plan) {
  const { slowdown, power, budget, trials: n } = trialsFor;
  return {
    ...jsonHead('plan'),
    n: trials,
    confidence: settings.band.confidence,
    gateConfidence: expectations?.confidence ?? null,
    failOn: settings.gate.failOn,
    resolvableBudget: expectations?.resolvableBudget ?? null,
    falseAlarm: expectations && falseAlarmJson(expectations.falseAlarm),
    falseStrongBound: expectations?.falseStrongBound ?? null,
    // The power is that of strong evidence, even if the check fails on less.
    powerLevel: 'strong',
    power: expectations?.power ?? null,
    detectableSlowdown: expectations?.detectableSlowdown ?? null,
    trialsFor: [{ slowdown, power, budget, n }],
    looks: looks && looksJson(looks),
  };
}

function looksJson({ looks, totalRate, totalBound, outcomes, saving }: LooksForecast) {
  const sizes = looks.map(({ size }) => size);
  return { sizes, plan: looks, totalRate, totalBound, outcomes, saving };
}
