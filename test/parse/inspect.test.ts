import { type Inspection, inspectFiles } from '../../src/parse/index.ts';
import { saveSweep } from '../../src/parse/saved/saved-sweep.ts';
import type { SourceFile } from '../../src/read/index.ts';
import type { ReadingSettings } from '../../src/settings/index.ts';
import { savedSweep } from './saved/saved-sweeps.ts';
import { filesOf, messageOf, READING, textFile } from './sweeps.ts';

async function inspect(
  text: string,
  reading: Partial<ReadingSettings> = {},
  ...more: readonly SourceFile[]
): Promise<Inspection> {
  const { files, source } = filesOf(text);
  const asked = { ...READING, direction: null, ...reading };
  return inspectFiles([...files, ...more], asked, source);
}

const SEVERAL = 'id,x,val_loss,seconds,state\n1,0.5,2,30,COMPLETE\n2,7,,10,FAIL\n3,1,4,50,PRUNED\n';

const metaWith = (search: object) =>
  textFile('sweep.meta.json', JSON.stringify({ schemaVersion: 1, search }));

describe('an inspection', () => {
  test('takes what is given for granted, and says what would come of it', async () => {
    const { metric, direction, warnings, settings, trials } = await inspect(SEVERAL, {
      metric: 'accuracy',
      direction: 'maximize',
      cost: 'seconds',
    });
    expect(metric).toMatchObject({ name: 'accuracy', from: 'given' });
    expect(direction).toEqual({ value: 'maximize', from: 'given' });
    expect(warnings[0]).toMatch(/^compare would stop here: sweep\.csv: has no metric "accuracy"/);
    expect(trials.counts).toBeNull();
    expect(settings).toContainEqual(['cost', 'seconds']);
  });

  test('leaves a metric that is one of several open, the likeliest first', async () => {
    const text = 'K,Restarts,f1,train_f1\n1,2,3,4\n3,5,7,9\n';
    const { metric, settings, obstacle } = await inspect(text);
    expect([metric.name, metric.from, obstacle]).toEqual([null, 'unknown', null]);
    expect(metric.candidates.map(({ name }) => name)).toEqual(['f1', 'train_f1', 'K', 'Restarts']);
    const question = 'f1, train_f1, K or Restarts?';
    expect(settings[0]).toEqual(['metric', { question, placeholder: 'NAME' }]);
    expect(settings[1]?.[0]).toBe('direction');
  });

  test.each([
    [999, 14],
    [-1, 3],
  ])('finds %d in %d trials while the direction is open', async (value, count) => {
    const scores = Array.from({ length: 50 }, (_, i) => (i < count ? value : 0.5 + i / 100));
    const { suspectedFailedValue } = await inspect(`quality\n${scores.join('\n')}\n`);
    expect(suspectedFailedValue).toEqual({ value, count });
  });

  test.each(['inf', '-inf'])('counts %s as a failure while the direction is open', async (bad) => {
    const { trials, obstacle } = await inspect(`quality\n0.5\n${bad}\n0.25\n`);
    expect(trials.counts).toMatchObject({ counted: 3, failed: 1 });
    expect(obstacle).toBeNull();
  });

  test('of a saved sweep is refused: nothing is left to be set', async () => {
    expect(await messageOf(inspect(saveSweep(savedSweep())))).toContain('tuning-gate curve');
  });
});

test('how the trials were drawn may be given, unless the files record another', async () => {
  const grid = metaWith({ method: 'grid' });
  const asked = { metric: 'val_loss', searchMethod: 'random' } as const;
  const given = await inspect(SEVERAL, asked);
  const denied = await inspect(SEVERAL, asked, grid);
  expect(given.search).toMatchObject({ method: 'random' });
  expect(denied.search).toMatchObject({ method: 'grid' });
  expect(denied.warnings).toEqual([
    'This was a grid search. The bands hold only for random search.',
  ]);
});
