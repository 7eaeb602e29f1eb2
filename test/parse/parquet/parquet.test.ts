import type { ReadingSettings } from '../../../src/settings/index.ts';
import { fixtureIn, isFormat, messageOf, sweepFrom, tableOf, textFile } from '../sweeps.ts';

const fixture = fixtureIn('parquet');

const sweepIn = async (name: string, reading: Partial<ReadingSettings> = {}) =>
  sweepFrom([await fixture(name)], reading);

/** What does not depend on where a trial is written. */
const placeless = async (sweep: ReturnType<typeof sweepFrom>) =>
  (await sweep).trials.map((trial) => ({ ...trial, place: null }));

describe('a table in Parquet', () => {
  it('is a sweep whose failed trials are those of the status', async () => {
    const sweep = await sweepIn('trials.parquet', { metric: 'accuracy', cost: 'took' });
    expect(sweep).toMatchObject({ format: 'parquet', isOrdered: false });
    expect(sweep.counts).toEqual({
      ...{ drawn: 12, counted: 12, failed: 1, pruned: 0, running: 1, ignored: 0 },
    });
    expect(sweep.trials[0]?.place).toMatchObject({ path: 'trials.parquet', part: 'row 1' });
    expect(sweep.trials.slice(-2)).toMatchObject([
      { outcome: 'failed', score: -Infinity, cost: 6 },
      { outcome: 'running', score: -Infinity, cost: 18 },
    ]);
  });

  it('has cells as a CSV would have them, without the index of pandas', async () => {
    const { rows } = await tableOf([await fixture('trials.parquet')]);
    expect(rows[0]?.fields).toEqual({
      accuracy: 0.7918,
      status: 'FINISHED',
      lr: 0.00014182443417129888,
      optimizer: 'adam',
      layers: 1,
      dropout: 0.25,
      nesterov: true,
      started: '2026-05-25T10:16:08.198Z',
      day: '2026-05-25T00:00:00.000Z',
      took: 15,
      price: 1,
      run_key: String(2n ** 62n + 9n),
      tokens: 10 ** 12 + 9,
    });
    expect(rows.map(({ fields }) => fields.accuracy).slice(-2)).toEqual(['', '']);
  });

  it.each(['trials-gzip.parquet', 'trials-plain.parquet'])(
    'is the same however it is compressed and cut into row groups: %s',
    async (name) => {
      const { rows } = await tableOf([await fixture('trials.parquet')]);
      const { rows: other } = await tableOf([await fixture(name)]);
      expect(other.map(({ fields }) => fields)).toEqual(rows.map(({ fields }) => fields));
    },
  );

  it.each([
    ['trials-zstd.parquet', 'is compressed with ZSTD'],
    ['trials-pages-2.parquet', 'has a page of the type DATA_PAGE_V2'],
  ])('may be written in ways that are not read, with the way out: %s', async (name, what) => {
    expect(await messageOf(sweepIn(name))).toBe(
      `${name}: ${what}, which is not supported. ` +
        'Write it as pandas and PyArrow do by default: df.to_parquet(path).',
    );
  });

  it('has nested columns, for paths and expressions', async () => {
    const nothing = -Infinity;
    const last = await sweepIn('histories.parquet', {
      metric: 'history[-1].loss',
      direction: 'minimize',
    });
    expect(last.trials.map(({ score }) => score)).toEqual([
      -1 / 3,
      -1 / 4,
      nothing,
      -1 / 6,
      -1 / 7,
      -1 / 8,
    ]);
    const least = await sweepIn('histories.parquet', { metric: 'max(history[*].loss)' });
    expect(least.trials.map(({ score }) => score)).toEqual([
      1,
      1 / 2,
      nothing,
      1 / 4,
      1 / 5,
      1 / 6,
    ]);
    expect(last.trials[0]).toMatchObject({
      parameters: {
        'config.lr': 0.1,
        'config.optimizer.betas': '[0.9,0.99]',
        'config.optimizer.name': 'adam',
      },
      seed: 0,
    });
  });

  it('takes NaN and nothing for failures, and has one column without being asked', async () => {
    const { trials } = await sweepIn('score.parquet', { direction: 'minimize' });
    expect(trials.map(({ score }) => score)).toEqual([-0.5, -Infinity, -Infinity, -Infinity]);
  });

  it('has one row for each trial, as any table', async () => {
    expect(await messageOf(sweepIn('epochs.parquet'))).toContain(
      'epochs.parquet: has several rows for one trial: 9 rows with 3 values of "trial", distinguished by "epoch"',
    );
  });
});

describe("a tool's table in Parquet", () => {
  it.each<[string, string, Partial<ReadingSettings>]>([
    ['optuna.parquet', 'optuna/random.csv', { direction: 'minimize' }],
    ['mlflow.parquet', 'mlflow/search_runs.csv', { metric: 'metrics.val/acc' }],
  ])('means what it does as CSV: %s', async (name, other, reading) => {
    const [tool = '', table = ''] = other.split('/');
    const asked = { ...reading, cost: 'duration' };
    const sweep = await sweepIn(name, asked);
    const csv = await sweepFrom([await fixtureIn(tool)(table)], asked);
    expect(sweep).toMatchObject({ format: csv.format, counts: csv.counts, leftOut: csv.leftOut });
    const [trials, same] = await Promise.all(
      [sweep, csv].map((one) => placeless(Promise.resolve(one))),
    );
    expect(trials).toEqual(same);
  });
});

describe('files in Parquet', () => {
  const csv = textFile('b.csv', 'accuracy,lr\n0.5,0.1\n');

  it('are one sweep, unless one is there twice', async () => {
    const names = ['trials.parquet', 'trials-plain.parquet'];
    const [one, other] = await Promise.all(names.map(fixture));
    if (one === undefined || other === undefined) throw new Error('There are no fixtures');
    expect((await sweepFrom([one, other], { metric: 'accuracy' })).trials).toHaveLength(24);
    const twice = [one, { ...one, path: 'copy.parquet' }];
    expect(await messageOf(sweepFrom(twice, { metric: 'accuracy' }))).toContain(
      'copy.parquet: is the same as trials.parquet',
    );
  });

  it('are not mixed with others, whichever format is named', async () => {
    const files = [await fixture('trials.parquet'), csv];
    const messages = ['auto', 'parquet', 'csv', 'json'].map((format) =>
      messageOf(sweepFrom(files, { format, metric: 'accuracy' })),
    );
    expect(await Promise.all(messages)).toEqual([
      expect.stringContaining('b.csv: looks like csv, but trials.parquet looks like parquet'),
      expect.stringContaining('b.csv: is text, not Parquet'),
      expect.stringContaining('trials.parquet: is a Parquet file, not CSV or TSV'),
      expect.stringContaining('trials.parquet: is a Parquet file, not JSON'),
    ]);
    expect(await isFormat('parquet', csv)).toBe(false);
  });

  it('are read as plain ones if that is asked for', async () => {
    const reading = { format: 'parquet', metric: 'metrics.val/acc' };
    expect(await sweepIn('mlflow.parquet', reading)).toMatchObject({
      format: 'parquet',
      leftOut: [],
    });
  });
});
