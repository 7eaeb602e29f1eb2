import fc from 'fast-check';
import { UserError } from '../../src/errors.ts';
import { type Inspection, inspectFiles, saveSweep } from '../../src/parse/index.ts';
import type { SourceFile } from '../../src/read/index.ts';
import type { ReadingSettings } from '../../src/settings.ts';
import { savedSweep } from './saved-sweeps.ts';
import { filesOf, messageOf, READING } from './sweeps.ts';

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

describe('an inspection', () => {
  test('needs neither metric nor direction, and says which they may be', async () => {
    const { metric, direction, settings } = await inspect(SEVERAL);
    expect(metric).toMatchObject({ name: 'val_loss', from: 'likely' });
    expect(direction).toEqual({ value: 'minimize', from: 'likely' });
    expect(settings).toEqual([
      ['metric', 'val_loss'],
      ['direction', 'minimize'],
    ]);
  });

  test('counts the trials as a comparison would', async () => {
    const { trials } = await inspect(`${SEVERAL}4,1,1,1,RUNNING\n`);
    expect(trials).toEqual({
      rows: 4,
      finished: 1,
      failed: 1,
      pruned: 1,
      unfinished: 1,
      leftOut: [],
      counted: 3,
    });
  });

  test('of numbers for a status is told to be of no use, for they are no score either', async () => {
    const { metric, obstacle } = await inspect(
      '[{"loss": 1, "status": 1}, {"loss": 2, "status": 3}]',
    );
    expect(metric.candidates.map(({ name }) => name)).toEqual(['loss']);
    expect(obstacle?.message).toContain('status is 1, which is no status known');
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
    );
    expect(metric).toEqual({
      name: 'eval.acc',
      from: 'likely',
      candidates: [
        { name: 'eval.acc', values: 1, least: 0.5, greatest: 0.5 },
        { name: 'steps[-1][-1]', values: 1, least: 4, greatest: 4 },
      ],
    });
    expect(trials).toMatchObject({ finished: 1, failed: 1, counted: 2 });
  });

  test('prefers a nested score to the only column of numbers, which is none', async () => {
    const { metric } = await inspect('[{"id": 1, "eval": {"acc": 0.5}}]');
    expect(metric).toMatchObject({ name: 'eval.acc', from: 'only' });
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

  test('does without a metric where there is none', async () => {
    const { metric, direction, warnings } = await inspect('name\na\nb\n');
    expect(metric).toEqual({ name: null, from: 'unknown', candidates: [] });
    expect(direction).toEqual({ value: null, from: 'unknown' });
    expect(warnings[0]).toContain('has no column of numbers');
  });

  test('says that a metric is a guess where no name is that of a score', async () => {
    const { metric, warnings } = await inspect('x,y\n1,2\n3,4\n', { direction: 'maximize' });
    expect(metric).toMatchObject({ name: 'y', from: 'guess' });
    expect(warnings[0]).toContain('No column is named as scores are');
  });

  test('says that a direction is a guess where nothing tells it', async () => {
    const { direction, warnings, settings } = await inspect('quality\n1\n2\n');
    expect(direction).toEqual({ value: null, from: 'unknown' });
    expect(warnings[0]).toContain('which way it gets better');
    expect(settings).toContainEqual(['direction', 'maximize']);
  });

  test('says what to write where a status is none that is known', async () => {
    const { warnings, trials } = await inspect('f1,status\n1,perhaps\n');
    expect(warnings[0]).toContain('status is "perhaps", which is no status known');
    expect(trials.counted).toBeNull();
  });

  test('of a saved sweep has nothing left to be named', async () => {
    const { format, metric, direction, settings, trials, warnings } = await inspect(
      saveSweep(
        savedSweep({ record: { search: { method: 'random', sampler: null, seed: null } } }),
      ),
    );
    expect(format.title).toBe('a sweep saved by tuning-gate, of csv');
    expect(metric).toMatchObject({ name: 'accuracy', from: 'recorded' });
    expect(direction).toEqual({ value: 'maximize', from: 'recorded' });
    expect([settings, trials.counted, warnings]).toEqual([[], 1, []]);
  });

  test('of damaged files fails as any reading of them', async () => {
    expect(await messageOf(inspect('[{"x": 1}, {"x"'))).toContain('cut off');
  });
});

describe('how the trials were drawn', () => {
  test('is unknown where nothing tells it, which is said', async () => {
    const { search, warnings } = await inspect(SEVERAL);
    expect(search).toEqual({ method: 'unknown', sampler: null, seed: null, from: 'unknown' });
    expect(warnings.at(-1)).toContain('search-method');
  });

  test('may be told by sweep.meta.json', async () => {
    const { search, warnings, files } = await inspect(SEVERAL, {}, metaWith({ method: 'random' }));
    expect(search).toEqual({ method: 'random', sampler: null, seed: null, from: 'meta' });
    expect([warnings, files]).toEqual([[], 2]);
  });

  test('may be given, but not against what is told', async () => {
    const grid = metaWith({ method: 'grid' });
    const given = await inspect(SEVERAL, { searchMethod: 'random' });
    const denied = await inspect(SEVERAL, { searchMethod: 'random' }, grid);
    expect(given.search).toMatchObject({ method: 'random', from: 'given' });
    expect(denied.search).toMatchObject({ method: 'grid', from: 'meta' });
    expect(denied.warnings).toEqual([
      'The search was grid. The bands hold for random search alone.',
      'search-method (--search-method) is random, while the search was grid, which counts.',
    ]);
  });
});

test('parameters are what sweep.meta.json names', async () => {
  const space = { lr: { low: 0, high: 1 }, opt: { choices: ['a', 'b'] } };
  const text = 'f1,lr,opt\n1,2,a\n3,4,\n';
  const { parameters, sweep } = await inspect(text, {}, metaWith({ method: 'random', space }));
  const number = { kind: 'number', least: 2, greatest: 4, examples: [] };
  const word = { kind: 'text', least: null, greatest: null, examples: ['a'] };
  expect(parameters).toEqual([
    { name: 'lr', values: 2, distinct: 2, ...number },
    { name: 'opt', values: 1, distinct: 1, ...word },
  ]);
  expect(sweep?.meta?.search).toMatchObject({ method: 'random' });
});

test('any text is inspected, or refused with an error for people', async () => {
  const pieces = fc.constantFrom(
    ...'",;\n[]{}:.0123abf',
    'loss',
    'NaN',
    '__proto__',
    'state',
    '1e999',
  );
  const texts = fc.array(pieces, { maxLength: 40 }).map((all) => `{"loss": ${all.join('')}`);
  const tables = fc.array(pieces, { maxLength: 60 }).map((all) => `loss,x\n${all.join('')}`);
  await fc.assert(
    fc.asyncProperty(fc.oneof(texts, tables), async (text) => {
      const result = await inspect(text).catch((error: unknown) => error);
      if (result instanceof Error) expect(result).toBeInstanceOf(UserError);
    }),
    { numRuns: 1000 },
  );
});
