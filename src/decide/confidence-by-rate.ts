import { confidenceForPermutedRate, confidenceForRate } from '../plan/index.ts';
import type { GateSettings, Settings } from '../settings.ts';
import { axisOf, rulesOn } from './axis.ts';
import { costedRules } from './costed-rules.ts';
import type { SweepPair } from './sweep-pair.ts';

/** More than any that is chosen: where no confidence is within the rate, limits are the widest. */
const HIGHEST = 0.999;

/** Settings with the confidence that a false-alarm rate asks for. */
export interface ChosenSettings {
  readonly settings: Settings;
  /** False where no confidence keeps the gate's false alarms that rare. */
  readonly isWithinRate: boolean;
}

/** The settings as they are, or with the confidence that `false-alarm-rate` chooses. */
export function chooseConfidence(pair: SweepPair, settings: Settings): ChosenSettings {
  const { falseAlarmRate: rate } = settings.comparison;
  const { failOn } = settings.gate;
  if (rate === null || failOn === 'never') return { settings, isWithinRate: true };
  const confidence = confidenceFor(pair, { settings, rate, failOn });
  const band = { ...settings.band, confidence: confidence ?? HIGHEST };
  return { settings: { ...settings, band }, isWithinRate: confidence !== null };
}

interface Wanted {
  readonly settings: Settings;
  readonly rate: number;
  readonly failOn: Exclude<GateSettings['failOn'], 'never'>;
}

/** Before it is known whether sweeps with costs are compared in them: that depends on the confidence. */
function confidenceFor(
  { baseline, candidate }: SweepPair,
  { settings, rate, failOn }: Wanted,
): number | null {
  const { band, comparison } = settings;
  const wanted = { rate, failOn, band, quantile: comparison.quantile };
  const axis = axisOf([baseline, candidate]);
  if (axis.kind === 'cost') {
    const trials = { baseline: baseline.trials, candidate: candidate.trials };
    const rules = costedRules(axis, settings);
    return confidenceForPermutedRate({ ...wanted, ...trials, rules });
  }
  const sizes = {
    baselineTrials: baseline.trials.length,
    candidateTrials: candidate.trials.length,
  };
  const rules = rulesOn({ axis, trial: 1 }, comparison);
  return confidenceForRate({ ...wanted, ...sizes, rules });
}
