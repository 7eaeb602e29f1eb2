import { understand } from '../../../src/parse/read-table.ts';
import { wandbCsv } from '../../../src/parse/wandb/csv.ts';
import { readLocal } from '../../../src/read/local.ts';
import type { SourceFile } from '../../../src/read/source-file.ts';
import type { ReadingSettings } from '../../../src/settings/index.ts';
import { filesOf, messageOf, parseSweep, READING, scoresOf, userError } from '../sweeps.ts';

async function fixture(name: string): Promise<SourceFile> {
  const [file] = await readLocal(name, { directory: 'test/fixtures/wandb-csv' });
  if (file === undefined) throw new Error(`There is no ${name}`);
  return file;
}

async function tableIn(name: string, study: string | null = null) {
  return wandbCsv.read(await fixture(name), { study });
}

async function sweepIn(name: string, settings: Partial<ReadingSettings> = {}) {
  const reading = { ...READING, ...settings };
  return parseSweep({ files: [await fixture(name)], source: filesOf('').source }, reading);
}

const accuracy = { metric: 'val.accuracy' };

describe('the CSV of the runs table of Weights & Biases', () => {
  it('is a sweep of its runs in the order of their creation', async () => {
    const sweep = await sweepIn('runs.csv', accuracy);
    expect(sweep).toMatchObject({ format: 'wandb-csv', isOrdered: true });
    expect(sweep.trials.map(({ outcome, score }) => [outcome, score])).toEqual([
      ...[
        ['failed', -Infinity],
        ['failed', -Infinity],
        ['failed', -Infinity],
      ],
      ...[
        ['failed', -Infinity],
        ['completed', 0.8123456789012345],
      ],
    ]);
  });

  it('has failed runs with a score, running ones, and one that is not in the sweep', async () => {
    const sweep = await sweepIn('runs.csv', accuracy);
    expect(sweep.counts).toEqual({ counted: 5, failed: 4, pruned: 0, running: 1, ignored: 1 });
    expect(sweep.leftOut).toEqual([{ count: 1, what: 'hand-picked trials' }]);
    expect(sweep.search).toEqual({ method: 'unknown', sampler: null, seed: null });
  });

  it('has the runtime for a cost', async () => {
    const { cost, trials } = await sweepIn('runs.csv', { ...accuracy, cost: 'duration' });
    expect(cost?.unit).toBe('seconds');
    expect(trials.map(({ cost: seconds }) => seconds)).toEqual([30, 59, 3600, null, 61]);
  });

  it('has scores among its own columns only', async () => {
    const { scores } = await tableIn('runs.csv');
    expect(scores).toEqual(['lr', 'augment.flip', 'sizes', 'optimizer', 'val.accuracy', 'loss']);
    expect(await messageOf(sweepIn('runs.csv'))).toMatch(/is not given/);
  });

  it('may have few columns: then a run without the score failed', async () => {
    const sweep = await sweepIn('few-columns.csv', { metric: 'acc' });
    expect(sweep.trials.map(({ score }) => score)).toEqual([0.5, -Infinity, 0.75]);
    expect(sweep.isOrdered).toBe(false);
  });

  it('may hold several sweeps, of which one must be named', async () => {
    const error = await userError(sweepIn('two-sweeps.csv'));
    expect(error).toMatchObject({ fault: 'settings', where: 'study (--study)' });
    expect(error.what).toContain('2 sweeps: "aaaa1111" (2 trials), "bbbb2222" (2 trials)');
    const wrong = sweepIn('two-sweeps.csv', { study: 'cccc' });
    expect(await messageOf(wrong)).toContain('is "cccc", and the files hold 2 sweeps');
  });

  it('knows method, metric and direction where a sweep gave them to its runs', async () => {
    const bayes = await sweepIn('two-sweeps.csv', { direction: null, study: 'aaaa1111' });
    expect(bayes).toMatchObject({ metric: 'loss', direction: 'minimize' });
    expect(bayes.search).toEqual({ method: 'adaptive', sampler: 'bayes', seed: null });
    const random = await sweepIn('two-sweeps.csv', { direction: null, study: 'bbbb2222' });
    expect(random.search).toEqual({ method: 'random', sampler: null, seed: null });
    expect(random.counts).toMatchObject({ counted: 2, failed: 1 });
    const other = { direction: 'maximize', metric: 'acc', study: 'bbbb2222' } as const;
    expect((await sweepIn('two-sweeps.csv', other)).direction).toBe('maximize');
  });

  it('reads a method as a parameter if nothing else of the sweep is recorded', async () => {
    const text = 'Name,State,Sweep,method,x\na,finished,s,random,1\nb,finished,s,random,2\n';
    const table = await wandbCsv.read({ path: 'a.csv', text }, { study: null });
    expect(table.search.method).toBe('unknown');
  });

  it('has no state but those of runs', async () => {
    const text = 'Name,State,Runtime,x\na,finished,3,1\nb,Ohio,4,2\n';
    expect(await messageOf(scoresOf(text, { metric: 'x' }))).toMatch(
      /line 3: State is "Ohio", an unknown state/,
    );
  });

  it('may have runtimes for people, and keeps a metric called duration', async () => {
    const text = 'Name,State,Runtime,x\na,finished,1m 10s,1\nb,finished,00:01:00,2\n';
    const table = await wandbCsv.read({ path: 'a.csv', text }, { study: null });
    expect(table.rows.map(({ fields }) => fields.duration)).toEqual([70, 60]);
    const own = 'Name,State,Runtime,duration\na,finished,70,5\n';
    expect(await scoresOf(own, { metric: 'duration' })).toEqual([5]);
  });
});

describe('the detection of runs tables', () => {
  const formatOf = async (header: string) => {
    const files = [{ path: 'a.csv', text: `${header}\n${header.replace(/[^,]+/g, '1')}\n` }];
    const settings = { format: 'auto', study: null };
    return understand(files, settings).then(
      ({ format }) => format.name,
      (error: Error) => error.message,
    );
  };

  it('goes by the columns', async () => {
    expect(await formatOf('"Name","Runtime","Sweep","lr"')).toBe('wandb-csv');
    expect(await formatOf('Name,ID,Created,lr')).toBe('wandb-csv');
    expect(await formatOf('Name,lr,_wandb')).toBe('wandb-csv');
    expect(await formatOf('Name,Runtime,lr')).toBe('csv');
    expect(await formatOf('Name,Tags,ID,User,lr')).toBe('csv');
    expect(await formatOf('name,state,runtime,sweep,lr')).not.toBe('wandb-csv');
  });

  it('refuses the export of a chart, and says which export is right', async () => {
    const files = [await fixture('chart.csv')];
    const message = await messageOf(understand(files, { format: 'auto', study: null }));
    expect(message).toMatch(/chart.csv: is the CSV of a Weights & Biases chart.* runs table/);
    expect(await formatOf('Step,a - x,a - x__MIN')).toBe('csv');
  });
});
