import { areParametersGuessed } from '../../src/parse/index.ts';
import { readSavedSweep, saveSweep } from '../../src/parse/saved/saved-sweep.ts';
import { SOURCE, savedSweep } from './saved/saved-sweeps.ts';
import { messageOf, sweepOf, textFile } from './sweeps.ts';

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

describe('parameters of a table that belongs to no tool', () => {
  test.each(['params_lr', 'param:lr', 'config/lr', 'config.lr'])(
    'are recorded in a column named %s',
    async (name) => {
      const sweep = await sweepOf(`x,${name},width\n1,0.1,8\n2,0.2,9\n`, x);
      expect(areParametersGuessed(sweep)).toBe(false);
      expect(sweep.trials.map(({ parameters }) => parameters)).toEqual([
        { [name]: 0.1 },
        { [name]: 0.2 },
      ]);
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
