import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assess } from '../../src/decide/index.ts';
import { quickRandom } from '../../src/math/random.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { sweepFrom, textFile } from '../parse/sweeps.ts';
import { compared, SEARCHES } from '../support/assessments.ts';
import { settingsWith } from '../support/sweeps.ts';
import { repetitions } from './repetitions.ts';

const RUNS = repetitions(200, 20_000);
/** Sweeps of others, beside the repository; test/reference/README.md says where they come from. */
const DATA = '../shared/data';

interface Pool {
  readonly files: readonly string[];
  /** Another pool, of which the older sweep is made; null: what is left of this one. */
  readonly older: string | null;
  readonly metric: string;
  readonly settings: readonly string[];
}

const digits = ['baseline', 'candidate-same'].map((name) => `examples/digits/${name}.csv`);
const DIGITS = ['learning_rate', 'hidden_units', 'alpha', 'momentum', 'batch_size'].map(
  (name) => `params_${name}`,
);
const DEBERTA = [
  ...['num_train_epochs', 'train_batch_size', 'learning_rate', 'warmup_steps', 'cls_drop_out'],
];
const POOLS: Readonly<Record<string, Pool>> = {
  digits: { files: digits, older: null, metric: 'accuracy', settings: DIGITS },
  deberta: {
    files: [join(DATA, 'deberta-base.jsonl')],
    older: join(DATA, 'deberta-v3-base.jsonl'),
    metric: 'max(learning_curves.matched[*][1])',
    settings: DEBERTA,
  },
  reuters: { files: [join(DATA, 'reuters-lstm.csv')], older: null, metric: 'f1', settings: [] },
};

async function read(paths: readonly string[], { metric, settings }: Pool): Promise<Sweep> {
  const files = paths.map((path) => textFile(path, readFileSync(path, 'utf8')));
  const sweep = await sweepFrom(files, { metric, settings: settings.length ? settings : 'none' });
  return { ...sweep, search: { ...sweep.search, method: 'random' } };
}

type Trial = Sweep['trials'][number];

function ofTrials(sweep: Sweep, trials: readonly Trial[]): Sweep {
  const plain = trials.map(({ search: _, ...trial }, number) => ({ ...trial, number }));
  const counts = { ...sweep.counts, drawn: trials.length, counted: trials.length, failed: 0 };
  return { ...sweep, trials: plain, counts };
}

/** Whole searches of random trials, a job each. */
function asSearches(sweep: Sweep, length: number): Sweep {
  const trials = sweep.trials.map((trial, i) => ({ ...trial, shard: `${Math.floor(i / length)}` }));
  return { ...sweep, trials, search: { ...sweep.search, method: 'adaptive' } };
}

/** How often comparisons of a pool with itself fail, and have a p-value of at most 0.05. */
async function alarmsIn(pool: Pool, size: number, length: number | null) {
  const all = await read(pool.files, pool);
  const other = pool.older === null ? null : await read([pool.older], pool);
  const random = quickRandom(size);
  const given = settingsWith({
    ...(pool.settings.length > 0 && { settings: pool.settings.join() }),
    pairing: 'independent',
  });
  const found = { failed: 0, low: 0, rate: 0 };
  for (let run = 0; run < RUNS; run++) {
    const order = all.trials.map((trial) => ({ trial, at: random() })).sort((a, b) => a.at - b.at);
    const dealt = order.map(({ trial }) => trial);
    const arms = [dealt.slice(0, size), dealt.slice(size, 2 * size)].map((trials) => {
      const sweep = ofTrials(all, trials);
      return length === null ? sweep : asSearches(sweep, length);
    });
    const [baseline, candidate] = arms as [Sweep, Sweep];
    const left = dealt.slice(2 * size);
    const older = other ?? (left.length > 0 ? ofTrials(all, left) : null);
    const sweeps = { baseline, candidate, searches: SEARCHES, older: older ? [older] : [] };
    const settings = { ...given, band: { ...given.band, seed: run } };
    const { outcome, test, chances } = compared(assess(sweeps, settings));
    found.failed += Number(outcome.gate === 'fail');
    found.low += Number((test?.pValue ?? 1) <= 0.05);
    found.rate = Math.max(found.rate, chances?.gateRate?.rate ?? test?.attainedRate ?? 0);
  }
  return found;
}

function expectAtMost(hits: number, rate: number) {
  expect(hits).toBeLessThanOrEqual(RUNS * rate + 4 * Math.sqrt(RUNS * rate * (1 - rate)));
}

describe.each([
  ['digits', 'trials at comparable settings, with older ones', 24, null],
  ['digits', 'whole searches', 48, 8],
  ['deberta', 'trials at comparable settings, with older ones of another model', 24, null],
  ['deberta', 'whole searches', 24, 4],
  ['reuters', 'trials with ties and without settings', 48, null],
] as const)('of the pool %s, %s', (name, _, size, length) => {
  const pool = POOLS[name] as Pool;
  const isHere = [...pool.files, pool.older ?? []].flat().every((path) => existsSync(path));
  const title = 'raise no more false alarms than is printed';
  (isHere ? test : test.skip)(
    isHere ? title : `${title} (skipped: its files are not in ${DATA})`,
    async () => {
      const { failed, low, rate } = await alarmsIn(pool, size, length);
      expect(rate).toBeGreaterThan(0);
      expect(rate).toBeLessThan(0.01);
      expectAtMost(failed, rate);
      expectAtMost(low, 0.05);
    },
  );
});
