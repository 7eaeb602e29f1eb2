import type { PairedForecast, Plan } from '../../plan/index.ts';
import { jsonHead } from '../../tool.ts';
import { falseAlarmJson } from './json-values.ts';

export function planJson({ settings, expectations, paired, trialsFor }: Plan) {
  const { slowdown, power, budget, trials: n } = trialsFor;
  return {
    ...jsonHead('plan'),
    n: expectations?.trials ?? null,
    confidence: settings.band.confidence,
    failOn: settings.gate.failOn,
    resolvableBudget: expectations?.resolvableBudget ?? null,
    falseAlarm: expectations && falseAlarmJson(expectations.falseAlarm),
    falseStrongBound: expectations?.falseStrongBound ?? null,
    gateRate: expectations?.gateRate ?? null,
    test: expectations?.test ?? null,
    // The power is that of strong evidence or the test, even if the check fails on less.
    powerLevel: 'strong',
    power: expectations?.power ?? null,
    capped: expectations?.capped ?? null,
    detectableSlowdown: expectations?.detectableSlowdown ?? null,
    trialsFor: [{ slowdown, power, budget, n }],
    paired: paired && pairedJson(paired),
  };
}

function pairedJson({ pairs: n, correlation, level: alpha, ...forecast }: PairedForecast) {
  const { power, capped, detectableSlowdown } = forecast;
  return { n, correlation, alpha, power, capped, detectableSlowdown };
}
