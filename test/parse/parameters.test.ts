import { inspectFiles, readRecord } from '../../src/parse/index.ts';
import { uniteShards } from '../../src/parse/saved/saved-sweep.ts';
import { textIfAny } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import type { ReadingSettings } from '../../src/settings/index.ts';
import { savedSweep } from './saved/saved-sweeps.ts';
import { filesOf, READING, sweepOf, textFile } from './sweeps.ts';

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

  it('may be missing in some trials, and is not recorded where it is too large to be exact', async () => {
    const large = '98765432109876543210';
    const trials = await drawn(['random_state'], [''], ['None'], ['-4'], [large]);
    expect(trials.map(({ seed }) => seed)).toEqual([null, null, -4, null]);
    expect(trials[3]?.parameters).toEqual({});
  });

  it('is a column of a table that does not tell parameters', async () => {
    const { trials } = await sweepOf('lr,seed,f1\n1,11,0.5\n2,,0.6\n', { metric: 'f1' });
    expect(trials).toMatchObject([{ seed: 11 }, { seed: null }]);
    expect(trials[0]?.parameters).toEqual({ lr: 1 });
  });

  it('stays out of the search space even if sweep.meta.json has it there', async () => {
    const { files, source } = filesOf('lr,seed,f1\n1,11,0.5\n');
    const search = { space: { lr: { low: 0, high: 9 }, seed: { low: 0, high: 99 } } };
    const meta = textFile('sweep.meta.json', JSON.stringify({ schemaVersion: 1, search }));
    const reading = { ...READING, metric: 'f1' };
    const { trials } = await readRecord([...files, meta], reading, source);
    expect(trials).toMatchObject([{ parameters: { lr: '1' }, seed: 11 }]);
    expect(Object.keys(trials[0]?.parameters ?? {})).toEqual(['lr']);
  });
});

/** The parameters of the first trial of a table with this metric. */
async function guessed(text: string, reading: Partial<ReadingSettings> = {}) {
  const { files, source } = filesOf(text);
  const record = await readRecord(files, { ...READING, metric: 'acc', ...reading }, source);
  return { parameters: record.trials[0]?.parameters ?? null, gaps: record.gaps ?? [] };
}

describe('the parameters of a table that does not tell them', () => {
  it('are the columns that vary and neither measure, count nor describe the trials', async () => {
    const text = [
      'trial,status,acc,val_loss,seconds,lr,optimizer,batch_size,seed,fixed,name,started,error,epoch',
      '0,ok,0.5,2,30,0.1,adam,16,7,1,a,2026-01-01 10:00:00,,5',
      '1,ok,0.6,1,40,0.01,sgd,32,8,1,b,2026-01-01 10:00:09,,7',
      '2,failed,,,,0.2,adam,,9,1,c,2026-01-01 10:00:18,Killed,9',
    ].join('\n');
    expect(await guessed(text)).toEqual({
      parameters: { lr: 0.1, optimizer: 'adam', batch_size: 16 },
      gaps: ['parameters-guessed'],
    });
  });

  it('are those in an object named like parameters, if there is one', async () => {
    const rows = [1, 2, 3].map((i) => ({
      config: { lr: i, opt: { name: 'x' } },
      acc: i,
      width: i * i,
    }));
    expect((await guessed(JSON.stringify(rows))).parameters).toEqual({
      ...{ 'config.lr': 1, 'config.opt.name': 'x' },
    });
  });

  it('are not what the metric or the cost is read from', async () => {
    const rows = [1, 2, 4].map((i) => ({ a: i, b: 9 - i, power: 7 * i, lr: i / 8 }));
    const asked = { metric: 'max([a, b])', cost: 'power' };
    expect((await guessed(JSON.stringify(rows), asked)).parameters).toEqual({ lr: 0.125 });
  });

  it('are not guessed where nothing varies, or sweep.meta.json names them', async () => {
    expect(await guessed('acc,lr\n0.5,1\n0.6,1\n')).toEqual({ parameters: null, gaps: [] });
    const { files, source } = filesOf('acc,lr,width\n0.5,1,4\n0.6,2,9\n');
    const text = JSON.stringify({ schemaVersion: 1, search: { space: { lr: {} } } });
    const all = [...files, textFile('sweep.meta.json', text)];
    const record = await readRecord(all, { ...READING, metric: 'acc' }, source);
    expect([record.trials[0]?.parameters, record.gaps]).toEqual([{ lr: '1' }, []]);
  });

  it('are not guessed for more trials than a search has', async () => {
    const text = `acc,lr\n${Array.from({ length: 10_001 }, (_, i) => `0.5,${i % 7}\n`).join('')}`;
    expect((await guessed(text)).parameters).toBeNull();
  });
});

describe('the seed of a search', () => {
  const hyperband = () => readLocal('hyperband', localPlace('test/fixtures/keras-tuner'));
  const reading = { ...READING, direction: null };

  it.each(['null', '"x"', '1.5', '1e30', '[7]'])('is unknown if that is %s', async (seed) => {
    const files = (await hyperband()).map((file) => ({
      ...file,
      text: textIfAny(file).replace('"seed": 7', `"seed": ${seed}`),
    }));
    const record = await readRecord(files, reading, filesOf('').source);
    expect(record.search.seed).toBeNull();
  });

  it('may come from sweep.meta.json, unless the tool records another', async () => {
    const search = { method: 'random', seed: 5 };
    const meta = textFile('sweep.meta.json', JSON.stringify({ schemaVersion: 1, search }));
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
