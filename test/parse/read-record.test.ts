import fc from 'fast-check';
import { readRecord, toSweep } from '../../src/parse/index.ts';
import { readSavedSweeps } from '../../src/parse/saved/read-saved.ts';
import { saveSweep } from '../../src/parse/saved/saved-sweep.ts';
import type { ReadingSettings } from '../../src/settings/index.ts';
import { SOURCE, savedSweep, savedTrial } from './saved/saved-sweeps.ts';
import { filesOf, messageOf, parseSweep, READING, textFile, thrownBy } from './sweeps.ts';

const ROWS = ['1,4,ok', '3,,FAIL', '3,2,PRUNED', ',5,PRUNED', '5,7,RUNNING', ',6,ok', '0.25,8,'];
const asked = { metric: 'x', cost: 'seconds', costUnit: 's' };
const reading = (settings: Partial<ReadingSettings>) => ({ ...READING, ...asked, ...settings });

function recordOf(rows: readonly string[], settings: Partial<ReadingSettings> = {}) {
  const { files, source } = filesOf(`x,seconds,state\n${rows.join('\n')}\n`);
  return readRecord(files, reading(settings), source);
}

describe('the record of a sweep', () => {
  it('needs no cost of trials that the settings drop', async () => {
    const rows = ['1,2,ok', '1,,PRUNED', '1,soon,PRUNED', '1,soon,FAIL'];
    const dropped = { prunedTrials: 'drop', failedTrials: 'drop' } as const;
    const { trials } = await recordOf(rows, dropped);
    expect(trials.map(({ cost }) => cost)).toEqual([2, null, null, null]);
    const record = await recordOf(rows.slice(0, 2));
    expect(toSweep(record, reading(dropped)).cost?.mean).toBe(2);
    expect(thrownBy(() => toSweep(record, reading({})))).toContain('line 3: has no cost');
  });

  it('becomes the same sweep after saving as before, under any policy', async () => {
    const policies = fc.record({
      failedTrials: fc.constantFrom('worst', 'drop', 'error'),
      prunedTrials: fc.constantFrom('last', 'worst', 'drop', 'error'),
      metricMin: fc.constantFrom(null, 0.5),
      metricMax: fc.constantFrom(null, 2, 3),
      direction: fc.constantFrom('maximize', 'minimize'),
    });
    const rows = fc.shuffledSubarray(ROWS, { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(rows, policies, async (some, policy) => {
        const { files, source } = filesOf(`x,seconds,state\n${some.join('\n')}\n`);
        const { direction } = policy;
        const record = await readRecord(files, reading({ direction }), source);
        const text = saveSweep(savedSweep({ record }));
        const settings = { ...READING, ...policy, direction: null };
        const late = () => parseSweep({ files: [textFile('saved.json', text)], source }, settings);
        const atOnce = () => parseSweep({ files, source }, reading(policy));
        const outcome = (result: () => Promise<object>) =>
          result().then(
            // Only a saved sweep says how it was to be compared.
            (sweep) => ({ ...sweep, source: null, pairing: undefined }),
            (error: Error) => error.message,
          );
        expect(await outcome(late)).toEqual(await outcome(atOnce));
      }),
    );
  });

  it('has the source of where it was found, with the commit and time of the training', async () => {
    const file = textFile('saved.json', saveSweep(savedSweep()));
    const { sha, createdAt } = savedSweep().training;
    const known = { ...SOURCE, sha: 'b'.repeat(40), createdAt: '2020-01-01T00:00:00Z' };
    const { source } = await readRecord([file], READING, SOURCE);
    expect(source).toEqual({ ...SOURCE, sha, createdAt, environment: null });
    expect((await readRecord([file], READING, known)).source).toEqual({
      ...known,
      environment: null,
    });
  });

  it('is that of all saved shards together', async () => {
    const files = ['2', '10'].map((shard) => {
      const trials = [savedTrial({ place: { path: shard } })];
      const text = saveSweep(savedSweep({ training: { shard }, record: { trials } }));
      return textFile(`${shard}.json`, text);
    });
    const saved = await readSavedSweeps(files.toReversed(), SOURCE);
    expect(saved?.record.trials.map(({ place }) => place.path)).toEqual(['2', '10']);
    expect(saved?.training).toMatchObject({ shard: null, runId: 7 });
    expect(await readRecord(files, { ...READING, format: 'csv' }, SOURCE)).toEqual(saved?.record);
  });

  it('cannot be of saved and other files together', async () => {
    const { files, source } = filesOf([saveSweep(savedSweep()), 'accuracy\n0.5\n']);
    for (const either of [files, files.toReversed()]) {
      expect(await messageOf(readRecord(either, READING, source))).toBe(
        'b.txt: is not a sweep saved by tuning-gate, but a.txt is one. ' +
          'Name either only saved sweeps or only the files of the training.',
      );
    }
    expect(await readSavedSweeps(files.slice(1), SOURCE)).toBeNull();
  });
});

describe('a saved sweep', () => {
  const sweepOf = (record: Parameters<typeof savedSweep>[0]) =>
    toSweep(savedSweep(record).record, READING);

  it('has no trial that counts if it is empty', () => {
    expect(thrownBy(() => sweepOf({ record: { trials: [] } }))).toContain(
      'tuning-gate-sweep: has no trial that counts: 0 failed, 0 pruned',
    );
  });

  it('needs the costs it promises, of the trials that count', () => {
    const [pruned, ended] = [savedTrial({ outcome: 'pruned' }), savedTrial({ cost: 2 })];
    const { record } = savedSweep({ record: { cost: { unit: null }, trials: [pruned, ended] } });
    expect(thrownBy(() => toSweep(record, READING))).toContain(
      'sweep.csv, line 2: has no cost that is a finite number above 0.',
    );
    const { cost } = toSweep(record, { ...READING, prunedTrials: 'drop' });
    expect(cost).toEqual({ mean: 2, unit: null, from: 1 });
  });

  it('has a pruned trial without a score counted as a failed one', () => {
    const trial = savedTrial({ outcome: 'pruned', score: -Infinity });
    const { counts, trials } = sweepOf({ record: { trials: [trial] } });
    expect(counts).toEqual({
      ...{ drawn: 1, counted: 1, failed: 1, pruned: 0, running: 0, ignored: 0 },
    });
    expect(trials).toMatchObject([{ outcome: 'failed' }]);
  });
});
