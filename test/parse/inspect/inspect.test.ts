import { type Inspection, inspectFiles } from '../../../src/parse/index.ts';
import { saveSweep } from '../../../src/parse/saved/saved-sweep.ts';
import type { SourceFile } from '../../../src/read/index.ts';
import type { ReadingSettings } from '../../../src/settings/index.ts';
import { savedSweep } from '../saved/saved-sweeps.ts';
import { filesOf, messageOf, READING } from '../sweeps.ts';

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

const metaWith = (search: object) => ({
  path: 'sweep.meta.json',
  text: JSON.stringify({ schemaVersion: 1, search }),
});

const OPEN_DIRECTION = { question: 'maximize or minimize?', placeholder: 'maximize|minimize' };

describe('an inspection', () => {
  test('needs neither metric nor direction, and says which they may be', async () => {
    const { metric, direction, settings } = await inspect('val_loss,state\n2,COMPLETE\n,FAIL\n');
    expect(metric).toMatchObject({ name: 'val_loss', from: 'only' });
    expect(direction).toEqual({ value: 'minimize', from: 'name' });
    expect(settings).toEqual([
      ['metric', 'val_loss'],
      ['direction', 'minimize'],
    ]);
  });

  test('counts the trials as a comparison would', async () => {
    const { trials } = await inspect(`${SEVERAL}4,1,1,1,RUNNING\n`, { metric: 'val_loss' });
    const ends = { finished: 1, failed: 1, pruned: 1, unfinished: 1 };
    expect(trials).toEqual({ rows: 4, ...ends, leftOut: [], counted: 3 });
  });

  test('lists what could be the metric with the number of values and the range', async () => {
    const { metric } = await inspect(SEVERAL);
    expect(metric.candidates).toEqual([
      { name: 'val_loss', values: 2, least: 2, greatest: 4 },
      { name: 'x', values: 3, least: 0.5, greatest: 7 },
      { name: 'seconds', values: 3, least: 10, greatest: 50 },
    ]);
  });

  test('lists what could be the cost with its mean', async () => {
    const text = 'score,duration,start_time,gpu_hours\n1,5,1e9,0\n2,7,1e9,0.5\n';
    expect((await inspect(text)).costs).toEqual([
      { name: 'duration', values: 2, mean: 6, unit: null },
      { name: 'gpu_hours', values: 1, mean: 0.5, unit: 'GPU hours' },
    ]);
  });

  test('finds numbers that are nested, by the paths that name them', async () => {
    const { metric, trials } = await inspect(
      '[{"eval": {"acc": 0.5}, "steps": [[1, 2], [3, 4]]}, {"eval": {"acc": NaN}, "steps": []}]',
      { metric: 'eval.acc' },
    );
    expect(metric).toEqual({
      name: 'eval.acc',
      from: 'given',
      candidates: [
        { name: 'eval.acc', values: 1, least: 0.5, greatest: 0.5 },
        { name: 'steps[-1][-1]', values: 1, least: 4, greatest: 4 },
      ],
    });
    expect(trials).toMatchObject({ finished: 1, failed: 1, counted: 2 });
  });

  test('takes what is given for granted, and says what would come of it', async () => {
    const { metric, direction, warnings, settings, trials } = await inspect(SEVERAL, {
      metric: 'accuracy',
      direction: 'maximize',
      cost: 'seconds',
    });
    expect(metric).toMatchObject({ name: 'accuracy', from: 'given' });
    expect(direction).toEqual({ value: 'maximize', from: 'given' });
    expect(warnings[0]).toMatch(/^compare would stop here: sweep\.csv: has no metric "accuracy"/);
    expect(trials).toMatchObject({ failed: 1, pruned: 1, counted: null });
    expect(settings).toContainEqual(['cost', 'seconds']);
  });

  test('has no metric if there is none', async () => {
    const { metric, direction, warnings } = await inspect('name\na\nb\n');
    expect(metric).toEqual({ name: null, from: 'unknown', candidates: [] });
    expect(direction).toEqual({ value: null, from: 'unknown' });
    expect(warnings[0]).toContain('has no column of numbers');
  });

  test('leaves a metric that is one of several open, the likeliest first', async () => {
    const text = 'K,Restarts,f1,train_f1\n1,2,3,4\n3,5,7,9\n';
    const { metric, warnings, settings, obstacle } = await inspect(text);
    expect([metric.name, metric.from, obstacle]).toEqual([null, 'unknown', null]);
    expect(metric.candidates.map(({ name }) => name)).toEqual(['f1', 'train_f1', 'K', 'Restarts']);
    expect(warnings[0]).toContain('name its column with metric');
    const question = 'f1, train_f1, K or Restarts?';
    expect(settings[0]).toEqual(['metric', { question, placeholder: 'NAME' }]);
    expect(settings[1]?.[0]).toBe('direction');
  });

  test('takes neither a parameter nor a count for the metric because a tool may log scores so', async () => {
    const header = 'Name,State,Created,ID,lr,epoch,status_code,val_acc\n';
    const row = (i: number, acc: string) =>
      `run-${i},finished,2024-01-01T00:00:0${i}.000Z,ab${i},0.${i},10,1,${acc}\n`;
    const unread = await inspect(header + row(1, '82 %') + row(2, '83 %'));
    expect(unread.metric.name).toBeNull();
    const { metric } = await inspect(header + row(1, '0.82') + row(2, '0.83'));
    expect(metric.candidates.map(({ name }) => name)).not.toContain('epoch');
  });

  test('leaves a direction open that nothing tells', async () => {
    const { direction, warnings, settings, trials } = await inspect('quality\n1\n2\n');
    expect(direction).toEqual({ value: null, from: 'unknown' });
    expect(warnings[0]).toContain('whether to maximize or minimize quality');
    expect(settings).toEqual([
      ['metric', 'quality'],
      ['direction', OPEN_DIRECTION],
    ]);
    expect(trials.counted).toBe(2);
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
    expect([trials.counted, trials.failed, obstacle]).toEqual([3, 1, null]);
  });

  test('of a saved sweep is refused: nothing is left to be set', async () => {
    expect(await messageOf(inspect(saveSweep(savedSweep())))).toContain('tuning-gate curve');
  });
});

describe('how the trials were drawn', () => {
  test('is unknown where nothing tells it, which is said', async () => {
    const { search, warnings } = await inspect(SEVERAL);
    expect(search).toEqual({ method: 'unknown', sampler: null, seed: null, from: 'unknown' });
    expect(warnings.at(-1)).toContain('search-method');
  });

  test('may be given, unless the files record another', async () => {
    const grid = metaWith({ method: 'grid' });
    const asked = { metric: 'val_loss', searchMethod: 'random' } as const;
    const given = await inspect(SEVERAL, asked);
    const denied = await inspect(SEVERAL, asked, grid);
    expect(given.search).toMatchObject({ method: 'random', from: 'given' });
    expect(denied.search).toMatchObject({ method: 'grid', from: 'meta' });
    expect(denied.warnings).toEqual([
      'The search was grid. The bands hold only for random search.',
    ]);
  });
});

test('parameters are what sweep.meta.json names', async () => {
  const space = { lr: { low: 0, high: 1 }, opt: { choices: ['a', 'b'] } };
  const text = 'f1,lr,opt\n1,2,a\n3,4,\n';
  const { parameters, sweep } = await inspect(text, {}, metaWith({ method: 'random', space }));
  const number = { least: 2, greatest: 4, examples: [] };
  const word = { least: null, greatest: null, examples: ['a'] };
  expect(parameters).toEqual([
    { name: 'lr', values: 2, distinct: 2, ...number },
    { name: 'opt', values: 1, distinct: 1, ...word },
  ]);
  expect(sweep?.meta?.search).toMatchObject({ method: 'random' });
});
