import { placeText } from '../../../src/errors.ts';
import { textIfAny } from '../../../src/read/index.ts';
import { type SourceFile, toSourceFile } from '../../../src/read/source-file.ts';
import type { ReadingSettings } from '../../../src/settings/index.ts';
import { fixturesIn, formatOf, messageOf, sweepFrom, tableOf, textFile } from '../sweeps.ts';

const fixture = fixturesIn('ray');

function sweepOf(files: readonly SourceFile[], reading: Partial<ReadingSettings> = {}) {
  return sweepFrom(files, { metric: 'accuracy', ...reading });
}

const shortened = (scores: readonly { score: number }[]) =>
  scores.map(({ score }) => Number(score.toFixed(4)));

const RANDOM = [0.9188, -Infinity, -Infinity, -Infinity, 0.4289, 0.8522, 0.801];

describe('the folder of a Ray Tune experiment', () => {
  it.each([
    ['its state', /^(?!.*experiment_state)/, /_00001/],
    ['the reports, as the state has the last', /experiment_state/, /state-.*, trial .*_00001$/],
    ['all but reports as CSV', /^(?!.*(result|experiment_state.*)\.json$)/, /_00001/],
  ])('may lack %s', async (_, kept, where) => {
    const files = (await fixture('random')).filter(({ path }) => kept.test(path));
    const { trials } = await sweepOf(files);
    expect(shortened(trials)).toEqual(RANDOM);
    expect(trials[1] && placeText(trials[1].place)).toMatch(where);
  });

  it.each(['eval/loss', 'eval.loss'])('has nested metrics by the name %s', async (metric) => {
    const sweep = await sweepOf(await fixture('random'), { metric, direction: 'minimize' });
    expect(shortened(sweep.trials)[0]).toBe(-0.0812);
    expect(sweep.trials[4]).toMatchObject({ score: -Infinity });
  });

  it('knows nothing of what drew the trials without a trace of it', async () => {
    const all = await fixture('optuna');
    const files = all.filter(({ path }) => !/search(er|_gen)[-_]state/.test(path));
    const table = await tableOf(files);
    expect(table.search).toEqual({ method: 'unknown', sampler: null, seed: null });
    const trace = textFile('asha/pbt_global.txt', '[]');
    const bred = [...(await fixture('asha')), trace];
    expect((await tableOf(bred)).search).toEqual({
      method: 'adaptive',
      sampler: 'PopulationBasedTraining',
      seed: null,
    });
  });

  it('takes a trial that began after the state was written for one that is not over', async () => {
    const files = await fixture('random');
    const [state] = files.filter(({ path }) => path.includes('experiment_state'));
    const { trial_data, ...rest } = JSON.parse(textIfAny(state));
    const isFirst = ([text]: [string]) => text.includes('_00000');
    const text = JSON.stringify({ ...rest, trial_data: trial_data.filter(isFirst) });
    const stale = files.map((file) => (file === state ? { ...file, text } : file));
    expect((await sweepOf(stale)).counts).toMatchObject({ counted: 7, failed: 2, running: 4 });
  });

  it('takes a trial that waits for another try for one that started', async () => {
    const files = await fixture('killed');
    const pending = files.map((file) => ({
      ...file,
      text: textIfAny(file).replaceAll('RUNNING', 'PENDING'),
    }));
    expect((await sweepOf(pending)).counts).toMatchObject({ counted: 3, running: 1 });
    const never = '{"trial_id": "f0000_00003", "status": "PENDING"}';
    const more = pending.map((file) => {
      if (!file.path.includes('experiment_state')) return file;
      const { trial_data, ...rest } = JSON.parse(file.text);
      return textFile(file.path, JSON.stringify({ ...rest, trial_data: [...trial_data, [never]] }));
    });
    const { counts, leftOut } = await sweepOf(more);
    expect(counts).toMatchObject({ drawn: 3, running: 1 });
    expect(leftOut).toEqual([{ count: 1, what: 'waiting trials' }]);
  });

  it('reads the state of the last time it was taken up', async () => {
    const files = await fixture('killed');
    const [state] = files.filter(({ path }) => path.includes('experiment_state'));
    const path = 'killed/experiment_state-2099-01-01_00-00-00.json';
    const text = textIfAny(state).replaceAll('RUNNING', 'TERMINATED') ?? '';
    expect((await sweepOf([textFile(path, text), ...files])).counts.running).toBe(0);
  });

  it('leaves a torn last line out', async () => {
    const report = (x: number) =>
      `{"trial_id": "a", "training_iteration": 1, "time_total_s": 2, "x": ${x}}`;
    const whole = `${report(1)}\n${report(2)}`;
    for (const text of [whole, `${whole}\n${report(3).slice(0, 20)}`]) {
      const { trials } = await sweepOf([textFile('e/t/result.json', text)], { metric: 'x' });
      expect(trials).toMatchObject([{ score: 2 }]);
    }
  });

  it('counts the copies of a trial once', async () => {
    const text = '{"trial_id": "a", "training_iteration": 1, "time_total_s": 2, "x": 1}\n';
    const files = ['e/a', 'e/b'].map((folder) => textFile(`${folder}/result.json`, text));
    const table = await tableOf(files);
    expect(table.rows).toHaveLength(1);
    expect(table.leftOut).toEqual([{ count: 1, what: 'repeated folders' }]);
  });
});

it('several Ray Tune experiments of one name can be chosen by their paths', async () => {
  const files = (await fixture('killed')).flatMap((file) =>
    ['a', 'b'].map((folder) => ({ ...file, path: `${folder}/${file.path}` })),
  );
  expect(await messageOf(sweepOf(files))).toContain('"killed" (3 trials, a/killed), "killed"');
  expect((await sweepOf(files, { study: 'b/killed' })).counts.counted).toBe(3);
});

describe('a damaged Ray Tune experiment', () => {
  const state = (trial: string) => [
    textFile('e/experiment_state-1.json', `{"trial_data": [${trial}], "runner_data": {}}`),
  ];

  it.each([
    ['[1]', 'has no trial_id in trial_data[0]'],
    ['"x"', 'has no trial_id in trial_data[0]'],
    [
      '["{\\"trial_id\\": \\"a\\", \\"status\\": \\"LOST\\"}"]',
      'trial_data[0]: has the status "LOST"',
    ],
    ['["{"]', 'is not valid JSON'],
  ])('is an error that names the file: %s', async (trial, what) => {
    const message = await messageOf(sweepOf(state(trial)));
    expect(message).toContain('e/experiment_state-1.json');
    expect(message).toContain(what);
  });

  it('may be a report that is no text', async () => {
    const files = await fixture('killed');
    const broken = files.map((file) =>
      file.path.endsWith('result.json') ? toSourceFile(Buffer.from('a\0b'), file.path) : file,
    );
    expect(await messageOf(sweepOf(broken))).toContain('contains binary data');
  });
});

it('the detection of Ray Tune experiments ignores other files of that name', async () => {
  const text = '{"accuracy": 0.5, "config": {"lr": 1}}\n';
  expect(await formatOf(textFile('a/result.json', text))).toBe('jsonl');
  const state = textFile('a/experiment_state-1.json', '[{"x": 1}]');
  expect(await formatOf(state)).toBe('json');
  expect(await formatOf(textFile('a/progress.csv', 'epoch,loss\n1,2\n'))).toBe('csv');
});
