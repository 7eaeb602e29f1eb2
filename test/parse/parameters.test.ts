import { inspectFiles, readRecord } from '../../src/parse/index.ts';
import { readSavedSweep, saveSweep } from '../../src/parse/saved/saved-sweep.ts';
import { uniteShards } from '../../src/parse/saved/shards.ts';
import type { SourceFile } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import { savedSweep } from './saved/saved-sweeps.ts';
import { filesOf, READING, sweepOf } from './sweeps.ts';

/** As Optuna writes it, with parameters of these names. */
function optuna(names: readonly string[], ...rows: readonly (readonly unknown[])[]): string {
  const header = ['number', 'value', 'state', ...names.map((name) => `params_${name}`)];
  const lines = rows.map((row, i) => [i, 0.5, 'COMPLETE', ...row].join(','));
  return [header.join(','), ...lines, ''].join('\n');
}

async function drawn(names: readonly string[], ...rows: readonly (readonly unknown[])[]) {
  const { trials } = await sweepOf(optuna(names, ...rows));
  return trials.map(({ parameters, seed }) => ({ parameters, seed }));
}

describe('the seed of a trial’s training', () => {
  it('is not a parameter under any name', async () => {
    const names = ['seed', 'random_state', 'SEED', 'model.torch_seed', 'trainer/randomSeed'];
    for (const name of [...names, 'rng_seed', 'data-seed', 'random_seed']) {
      const trials = await drawn(['lr', name], [0.1, 7]);
      expect(trials).toEqual([{ parameters: { lr: 0.1 }, seed: 7 }]);
    }
  });

  it.each(['n_seed', 'num_seed', 'seeds', 'seed_ratio', 'linseed', 'state', 'max_seed'])(
    'is not %s',
    async (name) => {
      expect(await drawn([name], [7])).toEqual([{ parameters: { [name]: 7 }, seed: null }]);
    },
  );

  it('is a whole number in every trial, or it is a parameter like others', async () => {
    for (const other of [0.5, 'fixed', 'True']) {
      const trials = await drawn(['seed'], [7], [other]);
      expect(trials[0]).toEqual({ parameters: { seed: 7 }, seed: null });
    }
  });

  it('may be missing in some trials, and is not recorded where it is too large to be exact', async () => {
    const large = '98765432109876543210';
    const trials = await drawn(['random_state'], [''], ['None'], ['-4'], [large]);
    expect(trials.map(({ seed }) => seed)).toEqual([null, null, -4, null]);
    expect(trials[3]?.parameters).toEqual({});
  });

  it('is the plain one of several, and none of them is a parameter', async () => {
    const trials = await drawn(['bagging_seed', 'a.seed', 'data_seed'], [1, 2, 3]);
    expect(trials).toEqual([{ parameters: {}, seed: 2 }]);
  });

  it('is a column of a table that does not tell parameters', async () => {
    const { trials } = await sweepOf('lr,seed,f1\n1,11,0.5\n2,,0.6\n', { metric: 'f1' });
    expect(trials).toMatchObject([{ seed: 11 }, { seed: null }]);
    expect(trials[0]?.parameters).toEqual({ lr: 1 });
  });

  it('stays out of the search space even if sweep.meta.json has it there', async () => {
    const { files, source } = filesOf('lr,seed,f1\n1,11,0.5\n');
    const search = { space: { lr: { low: 0, high: 9 }, seed: { low: 0, high: 99 } } };
    const meta = { path: 'sweep.meta.json', text: JSON.stringify({ schemaVersion: 1, search }) };
    const reading = { ...READING, metric: 'f1' };
    const { trials } = await readRecord([...files, meta], reading, source);
    expect(trials).toMatchObject([{ parameters: { lr: '1' }, seed: 11 }]);
    expect(Object.keys(trials[0]?.parameters ?? {})).toEqual(['lr']);
  });
});

describe('a saved sweep from before seeds were kept', () => {
  const text = saveSweep(savedSweep());
  const source = savedSweep().record.source;
  const read = (file: SourceFile) => readSavedSweep(file, source).record;

  it('has none', () => {
    const old = text.replaceAll(/,"(seed|gaps)":(null|\[\])/g, '');
    expect(old).not.toContain('seed');
    const record = read({ path: 'old.json', text: old });
    expect(record).toEqual(read({ path: 'new.json', text }));
    expect(record).toMatchObject({ search: { seed: null }, trials: [{ seed: null }] });
    expect(record).not.toHaveProperty('gaps');
  });
});

describe('the seed of a search', () => {
  const hyperband = () => readLocal('hyperband', localPlace('test/fixtures/keras-tuner'));
  const reading = { ...READING, direction: null };

  it.each(['null', '"x"', '1.5', '1e30', '[7]'])('is unknown if that is %s', async (seed) => {
    const files = (await hyperband()).map((file) => ({
      ...file,
      text: file.text.replace('"seed": 7', `"seed": ${seed}`),
    }));
    const record = await readRecord(files, reading, filesOf('').source);
    expect(record.search.seed).toBeNull();
  });

  it('may come from sweep.meta.json, unless the tool records another', async () => {
    const search = { method: 'random', seed: 5 };
    const meta = { path: 'sweep.meta.json', text: JSON.stringify({ schemaVersion: 1, search }) };
    const { files, source } = filesOf('f1\n1\n2\n');
    const { search: read } = await readRecord([...files, meta], READING, source);
    expect(read).toEqual({ method: 'random', sampler: null, seed: 5 });
    expect((await inspectFiles([...files, meta], READING, source)).search.seed).toBe(5);
    const keras = await readRecord([...(await hyperband()), meta], reading, source);
    expect(keras.search.seed).toBe(7);
  });

  it('of shards is known if they agree', () => {
    const seedOf = (...seeds: readonly (number | null)[]) => {
      const shards = seeds.map((seed, i) => {
        const search = { method: 'random', sampler: null, seed } as const;
        return savedSweep({ training: { shard: `${i}` }, record: { search } });
      });
      return uniteShards(shards).record.search;
    };
    expect(seedOf(3, 3)).toEqual({ method: 'random', sampler: null, seed: 3 });
    expect(seedOf(3, 4)).toEqual({ method: 'random', sampler: null, seed: null });
    expect(seedOf(3, null).seed).toBeNull();
  });
});
