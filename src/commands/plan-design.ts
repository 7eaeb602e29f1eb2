import type { ComparisonRules } from '../compare/index.ts';
import { type CdfBand, confidenceBand } from '../estimate/index.ts';
import { type Design, designInTrials, gateConfidence, type WantedRate } from '../plan/index.ts';
import type { Settings } from '../settings.ts';

/** What a planned comparison goes by. */
export interface Policy {
  readonly settings: Settings;
  /** With budgets in trials. */
  readonly rules: ComparisonRules;
}

/** Trials of both sweeps. */
type Sizes = readonly [baseline: number, candidate: number];

/** Of the bands that evidence goes by. */
export function confidenceOf(trials: Sizes, { settings, rules }: Policy): number {
  const { band, comparison } = settings;
  const wanted = wantedRate(settings);
  if (wanted === null) return band.confidence;
  return gateConfidence({ ...wanted, trials, band, quantile: comparison.quantile, rules });
}

export function designOf(trials: Sizes, confidence: number, policy: Policy): Design {
  const { band, comparison } = policy.settings;
  const bands = trials.map((n) => confidenceBand(n, { ...band, confidence }));
  return designInTrials(bands as [CdfBand, CdfBand], {
    quantile: comparison.quantile,
    rules: policy.rules,
  });
}

/** Null where the confidence is given. */
export function wantedRate({ comparison, gate }: Settings): WantedRate | null {
  const { falseAlarmRate: rate } = comparison;
  if (rate === null || gate.failOn === 'never') return null;
  return { rate, failOn: gate.failOn };
}
