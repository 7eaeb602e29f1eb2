import fc from 'fast-check';
import type { SavedSettings } from '../../../src/parse/saved/meta-file.ts';
import type { SavedSweep, Training } from '../../../src/parse/saved/saved-sweep.ts';
import { NOTHING_GIVEN } from '../../../src/parse/saved/settings.ts';
import type { Trial } from '../../../src/parse/sweep.ts';
import { GAPS } from '../../../src/parse/table.ts';
import type { Source } from '../../../src/read/index.ts';
import { character } from '../../support/arbitraries.ts';

export const SOURCE: Source = {
  kind: 'artifact',
  location: 'tuning-gate-sweep',
  sha: null,
  runUrl: null,
  createdAt: null,
};

const TRAINING: Training = {
  name: '',
  shard: null,
  shards: null,
  workflow: '.github/workflows/tuning.yml',
  sha: 'a'.repeat(40),
  repository: 'octo-org/models',
  runId: 7,
  runAttempt: 1,
  event: 'pull_request',
  createdAt: '2026-11-03T10:20:30Z',
};

/** A completed trial without a cost, unless told otherwise. */
export const savedTrial = (changes: Partial<Trial> = {}): Trial => ({
  place: { path: 'sweep.csv', line: 2 },
  outcome: 'completed',
  score: 0.5,
  cost: null,
  parameters: null,
  seed: null,
  number: 0,
  shard: null,
  columns: null,
  ...changes,
});

interface Making {
  readonly training?: Partial<Training>;
  readonly record?: Partial<SavedSweep['record']>;
}

/** A saved sweep of one completed trial, unless told otherwise. */
export function savedSweep({ training = {}, record = {} }: Making = {}): SavedSweep {
  return {
    training: { ...TRAINING, ...training },
    record: {
      source: SOURCE,
      format: 'csv',
      metric: 'accuracy',
      direction: 'maximize',
      cost: null,
      search: { method: 'unknown', sampler: null, seed: null },
      isOrdered: false,
      leftOut: [],
      gaps: [],
      meta: null,
      settings: NOTHING_GIVEN,
      trials: [savedTrial()],
      ...record,
    },
  };
}

const ZERO_TO_EXTREMES = [0, 5e-324, -5e-324, 2 ** -1022, 1e308, -1e308, 0.1, 1 / 3, 1e21, 123e-9];

/** Few values among many, so that they tie; never the negative zero, which is written as zero. */
const score = fc
  .oneof(
    fc.constantFrom(...ZERO_TO_EXTREMES),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: -3, max: 3 }),
  )
  .map((value) => value + 0);

const place = fc
  .integer({ min: 1 })
  .map((line) => ({ path: 'sweeps/größe.csv', line, part: undefined }));

const parameters = fc.option(
  fc.dictionary(
    fc.string({ maxLength: 20 }).filter((name) => name !== '__proto__'),
    fc.oneof(fc.string({ maxLength: 20 }), score, fc.boolean(), fc.constant(null)),
    { maxKeys: 4, noNullPrototype: true },
  ),
);

const seed = fc.option(fc.maxSafeInteger().map((value) => value + 0));

function trialWith(costs: fc.Arbitrary<number | null>): fc.Arbitrary<Trial> {
  const none = fc.constant(-Infinity);
  const ended = (outcome: Trial['outcome'], scores: fc.Arbitrary<number>) =>
    fc.record({
      place,
      outcome: fc.constant(outcome),
      score: scores,
      cost: costs,
      parameters,
      seed,
      number: fc.nat(),
      shard: fc.option(fc.string({ unit: character, maxLength: 30 })),
      columns: parameters,
    });
  return fc.oneof(
    ended('completed', score),
    ended('pruned', fc.oneof(score, none)),
    ended('failed', none),
    ended('running', none),
  );
}

const text = fc.string({ unit: character, maxLength: 30 });
const cost = fc.oneof(
  fc.double({ min: 1e-30, max: 1e30, noNaN: true }),
  fc.integer({ min: 1, max: 100 }),
);
const unit = fc.stringMatching(/^[a-zé€$][a-z0-9 /·-]{0,8}[a-z€]$/);
const FULL_META = {
  search: {
    method: 'random',
    sampler: 'größe\n',
    pruner: null,
    seed: 7,
    space: {
      'a/b': { distribution: 'uniform', low: -1, high: 0.1, log: true, choices: null },
      c: { distribution: null, low: null, high: null, log: null, choices: ['x', 0.1, true, null] },
    },
  },
  infrastructure: { hardware: '1 L4', software: null, provider: '' },
  runtime: { trialSeconds: 5e-324, totalSeconds: Number.MAX_VALUE, energyKilowattHours: null },
  evaluation: { data: 'x', split: null, selection: null },
  code: { repository: null, commit: 'abc' },
} as const;
const parts = Object.fromEntries(
  Object.entries(FULL_META).map(([name, part]) => [name, fc.constantFrom(null, part)]),
);

/** Each part is there or not. */
const metas = fc.record({ ...parts, notes: fc.option(text) }) as unknown as fc.Arbitrary<
  NonNullable<SavedSweep['record']['meta']>
>;

const environments = fc.record({
  os: fc.constantFrom(null, 'Linux'),
  image: fc.option(text),
  gpu: fc.option(text),
  packages: fc.constantFrom(null, 'af'.repeat(32)),
});

const records = fc.constantFrom(null, 'asked').chain((asked) =>
  fc.record({
    source: fc.option(environments).map((environment) => ({ ...SOURCE, environment })),
    format: fc.constantFrom('csv', 'json', 'jsonl'),
    metric: fc.oneof(fc.constantFrom('accuracy', 'größe/精度', '"a" || b', '\u{1f600}'), text),
    direction: fc.constantFrom('maximize', 'minimize'),
    cost: asked === null ? fc.constant(null) : fc.record({ unit: fc.option(unit) }),
    search: fc.record({
      method: fc.constantFrom('random', 'grid', 'adaptive', 'unknown'),
      sampler: fc.option(fc.string({ maxLength: 20 })),
      seed,
    }),
    isOrdered: fc.boolean(),
    leftOut: fc.array(fc.record({ count: fc.nat(9), what: fc.constant('hand-picked trials') }), {
      maxLength: 2,
    }),
    gaps: fc.uniqueArray(fc.constantFrom(...GAPS)),
    meta: fc.option(metas),
    trials: fc.array(trialWith(asked === null ? fc.constant(null) : fc.option(cost)), {
      maxLength: 12,
    }),
  }),
);

const bound = fc.option(fc.integer());

const settings: fc.Arbitrary<SavedSettings> = fc.record({
  failedValue: bound,
  failedTrials: fc.option(fc.constantFrom('worst', 'drop', 'error')),
  prunedTrials: fc.option(fc.constantFrom('last', 'worst', 'drop', 'error')),
  unfinishedTrials: fc.option(fc.constantFrom('worst', 'drop', 'error')),
  searchMethod: fc.option(fc.constantFrom('random', 'grid', 'adaptive')),
  metricMin: bound,
  metricMax: bound,
  minTrials: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  pairing: fc.option(fc.constantFrom('auto', 'paired', 'independent')),
});

export const trainings: fc.Arbitrary<Training> = fc.record({
  name: fc.constantFrom('', 'small', 'Large models_2', 'org/模型'),
  shard: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/)),
  shards: fc.option(fc.integer({ min: 1, max: 12 })),
  workflow: fc.constantFrom(null, '', '.github/workflows/tuning.yml'),
  sha: fc.option(fc.constantFrom('0'.repeat(40), 'af'.repeat(32))),
  repository: fc.constantFrom('octo-org/models', 'a/b.c_d'),
  runId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  runAttempt: fc.integer({ min: 1, max: 99 }),
  event: fc.constantFrom('', 'push', 'pull_request'),
  createdAt: fc.constantFrom('2026-11-03T10:20:30Z', '2024-02-29T23:59:59.999Z'),
});

export const savedSweeps: fc.Arbitrary<SavedSweep> = fc.record({
  record: fc.tuple(records, settings).map(([record, own]) => ({ ...record, settings: own })),
  training: trainings,
});
