import type { Expectations } from '../../plan/index.ts';
import type { Settings } from '../../settings/index.ts';
import { jsonHead } from '../../tool.ts';
import { falseAlarmJson } from './values.ts';

/** What sweeps of a given size can show, known before they are run. */
export interface Plan {
  readonly settings: Settings;
  /** Null if only the number of trials is asked for. */
  readonly trials: readonly [baseline: number, candidate: number] | null;
  /** Null without `trials`. */
  readonly expectations: Expectations | null;
  readonly trialsFor: TrialsFor;
}

/** How many trials the goal takes; `trials` is null if it is more than are tried. */
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
    // The power is that of strong evidence, even if the check fails on less.
    powerLevel: 'strong',
    power: expectations?.power ?? null,
    detectableSlowdown: expectations?.detectableSlowdown ?? null,
    trialsFor: [{ slowdown, power, budget, n }],
  };
}
