import { FORMAT_NAMES } from './parse/index.ts';
import { BAND_METHODS, GATES, type Settings } from './settings.ts';
import { ValueReader, type ValueSource } from './value-reader.ts';

/** Where costs count, it depends on how they go with the scores. */
const RATE_IN_TRIALS =
  'How often the check fails although nothing changed depends on how costs and scores go together, which is not known. Leave one of them out.';

/** Reads, checks and completes the settings of a comparison; the only place that spells them. */
export function readSettings(source: ValueSource): Settings {
  const read = new ValueReader(source);
  const settings: Settings = {
    reading: {
      metric: read.text('metric'),
      direction: read.optionalChoice('direction', ['maximize', 'minimize']),
      cost: read.text('cost'),
      costUnit: read.unit('cost-unit'),
      format: read.choice('format', ['auto', ...FORMAT_NAMES]),
      study: read.text('study'),
      searchMethod: read.optionalChoice('search-method', ['random', 'grid', 'adaptive']),
      failedTrials: read.choice('failed-trials', ['worst', 'drop', 'error']),
      prunedTrials: read.choice('pruned-trials', ['last', 'worst', 'drop', 'error']),
      metricMin: read.number('metric-min'),
      metricMax: read.number('metric-max'),
      failedValue: read.number('failed-value'),
      given: (['failed-trials', 'pruned-trials'] as const).filter((name) => read.isGiven(name)),
    },
    band: {
      method: read.choice('band', BAND_METHODS),
      confidence: read.required('confidence', { above: 0, below: 1 }),
      calibration: read.choice('calibration', ['exact', 'simulation']),
      seed: read.required('seed', {}),
    },
    comparison: {
      quantile: read.required('quantile', { above: 0, below: 1 }),
      minShare: read.required('min-share', { above: 0, atMost: 1 }),
      margin: read.required('margin', { atLeast: 0 }),
      budgetMin: read.budget('budget-min'),
      budgetMax: read.budget('budget-max'),
      budgets: read.budgets('budgets'),
      target: read.number('target'),
      falseAlarmRate: read.number('false-alarm-rate', { above: 0, below: 1 }),
    },
    gate: {
      failOn: read.choice('fail-on', ['strong', 'fair', 'weak', 'never']),
      onInsufficient: read.choice('on-insufficient', GATES),
      onMissingBaseline: read.choice('on-missing-baseline', GATES),
      onMissingCandidate: read.choice('on-missing-candidate', GATES),
      onMissingShards: read.choice('on-missing-shards', GATES),
      onInvalid: read.choice('on-invalid', GATES),
      strict: read.choice('strict', ['true', 'false']) === 'true',
      informOnly: false,
    },
  };
  const { budgetMin, budgetMax } = settings.comparison;
  if (budgetMin?.unit === budgetMax?.unit) {
    read.inOrder('budget-min', budgetMin?.value ?? null, 'budget-max', budgetMax?.value ?? null);
  }
  read.excludes('false-alarm-rate', 'cost', RATE_IN_TRIALS);
  if (settings.gate.failOn === 'never') read.excludes('false-alarm-rate', 'fail-on');
  read.isWithinBounds('target', settings.comparison.target, settings.reading);
  read.inOrder('metric-min', settings.reading.metricMin, 'metric-max', settings.reading.metricMax);
  read.dependsOn('cost-unit', settings.reading.costUnit, 'cost', settings.reading.cost);
  return settings;
}
