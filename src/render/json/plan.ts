import type { Expectations } from '../../plan/index.ts';
import type { Settings } from '../../settings/index.ts';
import { jsonHead } from '../../tool.ts';
import { falseAlarmJson } from './values.ts';

/** What sweeps can show, before they are run. */
export interface Plan {
  readonly settings: Settings;
  /** Of both sweeps; null if only the trials needed are asked for. */
  readonly trials: readonly [baseline: number, candidate: number] | null;
  /** Null without sweeps. */
  readonly expectations: Expectations | null;
  readonly trialsFor: TrialsFor;
}

/** How many trials show what is to be shown; null: more than are looked at. */
interface TrialsFor {
  readonly slowdown: number;
  readonly power: number;
  readonly budget: number | null;
  readonly trials: number | null;
}

/** A plan as one JSON object. */
export function planJson({ settings, trials, expectations, trialsFor }: Plan) {
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
    // Whatever fails the check: what follows is known of strong evidence.
    powerLevel: 'strong',
    power: expectations?.power ?? null,
    detectableSlowdown: expectations?.detectableSlowdown ?? null,
    trialsFor: [{ slowdown, power, budget, n }],
  };
}
