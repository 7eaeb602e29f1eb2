import { areParametersGuessed } from '../../src/parse/index.ts';
import { readSavedSweep, saveSweep } from '../../src/parse/saved/saved-sweep.ts';
import { SOURCE, savedSweep } from './saved/saved-sweeps.ts';
import { fixturesIn, messageOf, sweepFrom, sweepOf, textFile } from './sweeps.ts';

const x = { metric: 'x' };
const file = (...rows: string[]) => `study,x,params_lr\n${rows.join('\n')}\n`;
const searchesIn = (sweep: Awaited<ReturnType<typeof sweepOf>>) =>
  sweep.trials.map(({ search = null }) => search);

describe('which search a trial is of', () => {
  const first = file('a,1,0.1', 'a,2,0.2');
  const second = file('b,3,0.3', 'b,4,0.4');

  test('is its file where each is a search by itself', async () => {
    expect(searchesIn(await sweepOf([first, second], x))).toEqual(['1', '1', '2', '2']);
  });

  test('is its file, in the order of all trials where no two have the same number', async () => {
    const numbered = (...rows: string[]) => `number,x,params_lr\n${rows.join('\n')}\n`;
    const workers = [numbered('0,1,0.1', '3,4,0.4'), numbered('1,2,0.2', '2,3,0.3')];
    const sweep = await sweepOf(workers, x);
    expect(sweep.trials.map(({ number, score }) => [number, score])).toEqual([
      ...[
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
    ]);
    expect(searchesIn(sweep)).toEqual(['1', '2', '2', '1']);
  });

  test('is one for files of Optuna that number their trials on, as it numbers those of each study from 0', async () => {
    const numbered = (...numbers: number[]) =>
      `number,value,params_lr\n${numbers.map((i) => `${i},${i / 7},${i / 3}\n`).join('')}`;
    const cut = await sweepOf([numbered(0, 1, 2), numbered(3, 4, 5)]);
    expect(searchesIn(cut)).toEqual(cut.trials.map(() => null));
    const apart = await sweepOf([numbered(0, 1, 2), numbered(0, 4, 5)]);
    expect(searchesIn(apart)).toEqual(['1', '1', '1', '2', '2', '2']);
  });

  test('is that of no other file: dumps of one study are refused, unless every row is said to be a training', async () => {
    const rows = [1, 2, 3, 4, 5, 6, 7].map((i) => `a,${i},0.${i}`);
    const dumps = [file(...rows.slice(0, 5)), file(...rows)];
    expect(await messageOf(sweepOf(dumps, x))).toBe(
      'a.txt: has trials of b.txt again, in the same order. Name the last dump of each study, and give each search its own seed. If each row is a training of its own, say `repeats` (--repeats separate).',
    );
    expect(searchesIn(await sweepOf(dumps, { ...x, repeats: 'separate' }))).toHaveLength(12);
  });

  test('is not known of one file, and not of files with one trial each', async () => {
    expect(searchesIn(await sweepOf(first, x))).toEqual([null, null]);
    const single = [file('a,1,0.1'), file('b,3,0.3'), file('c,4,0.3')];
    expect(searchesIn(await sweepOf(single, x))).toEqual([null, null, null]);
  });

  test('is what the column says that unit names, wherever it is', async () => {
    const whole = file('a,1,0.1', 'b,2,0.2', 'a,3,0.3');
    expect(searchesIn(await sweepOf(whole, { ...x, unit: 'study' }))).toEqual(['a', 'b', 'a']);
    expect(await messageOf(sweepOf(whole, { ...x, unit: 'studies' }))).toContain(
      'has no column "studies", which unit names',
    );
  });

  test('is kept with a saved sweep', () => {
    const saved = savedSweep();
    const [trial] = saved.record.trials;
    if (trial === undefined) throw new Error('A saved sweep has a trial.');
    const record = { ...saved.record, trials: [trial, { ...trial, search: 'b', number: 1 }] };
    const text = saveSweep({ ...saved, record });
    const read = readSavedSweep(textFile('sweep.json', text), SOURCE);
    expect(read.record.trials.map(({ search }) => search)).toEqual([undefined, 'b']);
  });
});

/** What is in these folders and files of one tool, as one sweep. */
async function filesIn(tool: string, names: readonly string[]) {
  return (await Promise.all(names.map(fixturesIn(tool)))).flat();
}

const UNSAID = { direction: null };
const countSearches = (sweep: Awaited<ReturnType<typeof sweepOf>>) =>
  new Set(searchesIn(sweep)).size;

describe('of what a tool writes', () => {
  test.each<[string, string, string, Parameters<typeof sweepFrom>[1]]>([
    ['one study in a journal', 'optuna', 'tpe.log', UNSAID],
    ['one study of several', 'optuna', 'two-studies.log', { ...UNSAID, study: 'sampled' }],
    ['a data frame of Optuna', 'optuna', 'tpe.csv', { direction: 'minimize' }],
    ['a folder of Ray', 'ray', 'asha', {}],
    ['a folder of Keras Tuner', 'keras-tuner', 'bayesian', UNSAID],
    ['the files of MLflow, one experiment', 'mlflow', 'mlruns', { metric: 'val/acc' }],
    ['a folder of Syne Tune', 'syne-tune', 'asha', UNSAID],
    ['the runs of one W&B sweep', 'wandb-runs', 'bayes', UNSAID],
    ['a W&B sweep of several', 'wandb-csv', 'two-sweeps.csv', { study: 'aaaa1111', metric: 'acc' }],
    ['a file for each trial, as of jobs of Hydra', 'plain', 'one-file-a-trial', { metric: 'f1' }],
  ])('%s is one search, however many agents worked on it', async (_, tool, name, reading) => {
    const sweep = await sweepFrom(await filesIn(tool, [name]), reading);
    expect(sweep.trials.length).toBeGreaterThan(1);
    expect(countSearches(sweep)).toBe(1);
  });

  test.each<[string, string, readonly string[], Parameters<typeof sweepFrom>[1]]>([
    ['studies of a journal', 'optuna', ['two-studies.log'], { direction: 'minimize', study: '*' }],
    ['projects of Keras Tuner', 'keras-tuner', ['bayesian', 'random'], { ...UNSAID, study: '*a*' }],
    ['experiments of Ray', 'ray', ['random', 'optuna'], { metric: 'accuracy', study: '*' }],
    ['W&B sweeps of a table', 'wandb-csv', ['two-sweeps.csv'], { study: '*', metric: 'acc' }],
    ['journals, a file each', 'optuna', ['tpe.log', 'grid.log'], { ...UNSAID, study: '*' }],
  ])('%s are a search each where a pattern in study fits them', async (_, tool, names, reading) => {
    const sweep = await sweepFrom(await filesIn(tool, names), reading);
    expect(countSearches(sweep)).toBe(2);
    expect(new Set(searchesIn(sweep))).not.toContain(null);
  });

  test('studies of a plain table are too, in the order of each, and others are left out', async () => {
    const pooled = 'study,number,x\nt-1,1,2\nt-1,0,1\nt-2,0,3\nother,0,9\nt-2,1,4\n';
    const sweep = await sweepOf(pooled, { ...x, study: 't-*' });
    expect(sweep.trials.map(({ score, search }) => [search, score])).toEqual([
      ['t-1', 1],
      ['t-1', 2],
      ['t-2', 3],
      ['t-2', 4],
    ]);
  });

  test('a pattern that fits one study is that study, and one that fits none lists them', async () => {
    const files = await filesIn('optuna', ['two-studies.log']);
    const one = await sweepFrom(files, { ...UNSAID, study: 'sam*' });
    expect(one.trials).toHaveLength(
      (await sweepFrom(files, { ...UNSAID, study: 'sampled' })).trials.length,
    );
    expect(countSearches(one)).toBe(1);
    expect(await messageOf(sweepFrom(files, { ...UNSAID, study: 'tuning-*' }))).toMatch(
      /is "tuning-\*", and the files hold 2 studies: .*"random"/,
    );
  });

  test('trials that somebody enqueued are no part of a search', async () => {
    const files = await filesIn('optuna', ['random.log']);
    const sweep = await sweepFrom(files, UNSAID);
    expect(sweep.leftOut).toContainEqual({ count: 1, what: 'hand-picked trials' });
    expect(sweep.trials.every(({ isHandPicked }) => !isHandPicked)).toBe(true);
  });
});

describe('parameters of a table that belongs to no tool', () => {
  test.each(['params_lr', 'param:lr', 'config/lr', 'config.lr'])(
    'are recorded in a column named %s',
    async (name) => {
      const sweep = await sweepOf(`x,${name},width\n1,0.1,8\n2,0.2,9\n`, x);
      expect(areParametersGuessed(sweep)).toBe(false);
      expect(sweep.trials.map((it) => it.parameters)).toEqual([{ [name]: 0.1 }, { [name]: 0.2 }]);
    },
  );

  test('are otherwise guessed, with those that are listed among them', async () => {
    const text = 'x,lr,best_score\n1,0.1,8\n2,0.2,9\n';
    const guessed = await sweepOf(text, x);
    expect(areParametersGuessed(guessed)).toBe(true);
    expect(guessed.trials[0]?.parameters).toEqual({ lr: 0.1 });
    const listed = await sweepOf(text, { ...x, settings: ['best_score'] });
    expect(listed.trials[0]?.parameters).toEqual({ lr: 0.1, best_score: 8 });
  });
});
