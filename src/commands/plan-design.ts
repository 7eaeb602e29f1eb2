import type { ComparisonRules } from '../compare/index.ts';
import { confidenceBand } from '../estimate/index.ts';
import { type ArmDesign, confidenceForRate, type Design } from '../plan/index.ts';
import type { Settings } from '../settings.ts';
import type { PlanRequest } from './plan-flags.ts';

/** What a planned comparison goes by. */
export interface Policy {
  readonly settings: Settings;
  /** With budgets in trials. */
  readonly rules: ComparisonRules;
}

/** Null where sizes and a rate have no confidence, and where there is only a rate. */
export function chooseConfidence(
  trials: PlanRequest['trials'],
  { settings, rules }: Policy,
): number | null {
  const { band, comparison } = settings;
  const falseAlarm = wantedRate(settings);
  if (falseAlarm === null) return band.confidence;
  if (trials === null) return null;
  const [baselineTrials, candidateTrials] = trials;
  const sizes = { baselineTrials, candidateTrials };
  return confidenceForRate({
    ...sizes,
    ...falseAlarm,
    band,
    quantile: comparison.quantile,
    rules,
  });
}

interface Sized {
  readonly trials: readonly [baseline: number, candidate: number];
  readonly confidence: number;
}

export function designOf({ trials, confidence }: Sized, { settings, rules }: Policy): Design {
  const [baseline, candidate] = trials.map((n) => ({
    band: confidenceBand(n, { ...settings.band, confidence }),
    trialCost: 1,
  })) as [ArmDesign, ArmDesign];
  return { baseline, candidate, quantile: settings.comparison.quantile, rules };
}

/** Null where the confidence is given. */
export function wantedRate({ comparison, gate }: Settings) {
  const { falseAlarmRate: rate } = comparison;
  if (rate === null || gate.failOn === 'never') return null;
  return { rate, failOn: gate.failOn };
}
