import type { ReadingSettings } from '../../../src/settings/index.ts';
import { fixtureIn, isFormat, messageOf, sweepFrom, tableOf, textFile } from '../sweeps.ts';

const fixture = fixtureIn('parquet');

const sweepIn = async (name: string, reading: Partial<ReadingSettings> = {}) =>
  sweepFrom([await fixture(name)], reading);

describe('a table in Parquet', () => {
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

  it.each([
    'trials-gzip.parquet',
    'trials-plain.parquet',
    'trials-brotli.parquet',
    'trials-lz4.parquet',
    'trials-encodings-1.parquet',
    'trials-encodings-2.parquet',
    'trials-polars.parquet',
  ])('is the same however it is compressed, encoded and cut: %s', async (name) => {
    const { rows } = await tableOf([await fixture('trials.parquet')]);
    const { rows: other } = await tableOf([await fixture(name)]);
    // Polars records no unit of spans of time.
    const perSecond = name === 'trials-polars.parquet' ? 1e6 : 1;
    expect(other.map(({ fields }) => fields)).toEqual(
      rows.map(({ fields }) => ({ ...fields, took: Number(fields.took) * perSecond })),
    );
  });

  it('has nested columns, for paths and expressions', async () => {
    const scoresOf = async (metric: string, direction: 'minimize' | 'maximize') =>
      (await sweepIn('histories.parquet', { metric, direction })).trials.map(({ score }) => score);
    const none = -Infinity;
    const [last, most] = [
      [-1 / 3, -1 / 4, none, -1 / 6, -1 / 7, -1 / 8],
      [1, 1 / 2, none, 1 / 4, 1 / 5, 1 / 6],
    ];
    expect(await scoresOf('history[-1].loss', 'minimize')).toEqual(last);
    expect(await scoresOf('max(history[*].loss)', 'maximize')).toEqual(most);
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

describe('files in Parquet', () => {
  const csv = textFile('b.csv', 'accuracy,lr\n0.5,0.1\n');

  it('are one sweep, unless one is there twice', async () => {
    const names = ['trials.parquet', 'trials-plain.parquet'];
    const [one, other] = await Promise.all(names.map(fixture));
    if (one === undefined || other === undefined) throw new Error('There are no fixtures');
    const separate = { metric: 'accuracy', repeats: 'separate' } as const;
    expect((await sweepFrom([one, other], separate)).trials).toHaveLength(24);
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
});
