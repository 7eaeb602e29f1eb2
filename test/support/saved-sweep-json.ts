import seedrandom from 'seedrandom';

/** What a saved sweep says beside its scores; anything, also what it may not. */
interface Saved {
  readonly metric?: string;
  readonly schemaVersion?: number;
  readonly training?: Readonly<Record<string, unknown>>;
  /** The file that it was read from, and every trial too. */
  readonly location?: string;
  /** Of what each trial cost; no costs when left out. */
  readonly unit?: string;
  /** How its trials are to be judged. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** How many of its trials failed. */
  readonly failed?: number;
  /** 48 when left out. */
  readonly trialCount?: number;
  /** Sweeps of one seed have the same scores. */
  readonly seed?: string;
}

const TRAINING = {
  name: '',
  shard: null,
  workflow: '.github/workflows/tuning.yml',
  sha: null,
  repository: 'octo-org/sweeps',
  runId: 1,
  runAttempt: 1,
  event: 'push',
  createdAt: '2026-01-01T00:00:00Z',
};

/** The file in which a sweep crosses from one job to another, as anybody can write it. */
export function savedSweepJson(saved: Saved = {}): string {
  const { metric = 'accuracy', schemaVersion = 3, location = 'sweep.csv', failed = 0 } = saved;
  const { unit, trialCount = 48, seed = 'saved' } = saved;
  const random = seedrandom(seed);
  const trials = Array.from({ length: trialCount }, (_, trial) => {
    const hasFailed = trial < failed;
    const value = hasFailed ? null : 0.6 + 0.3 * random();
    const outcome = hasFailed ? 'failed' : 'completed';
    return {
      outcome,
      value,
      cost: unit === undefined ? null : 1,
      where: location,
      parameters: null,
    };
  });
  return JSON.stringify({
    format: 'tuning-gate-sweep',
    schemaVersion,
    tool: { name: 'tuning-gate', version: '1.0.0' },
    training: { ...TRAINING, ...saved.training },
    read: {
      format: 'csv',
      location,
      search: { method: 'unknown', sampler: null },
      isOrdered: false,
      leftOut: [],
      meta: null,
      settings: saved.settings ?? null,
    },
    metric,
    direction: 'maximize',
    cost: unit === undefined ? null : { unit },
    trials,
  });
}
