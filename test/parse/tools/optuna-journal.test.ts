import { readRecord } from '../../../src/parse/index.ts';
import { type Source, textOf } from '../../../src/read/index.ts';
import type { ReadingSettings } from '../../../src/settings/index.ts';
import { messageOf, READING, textFile } from '../sweeps.ts';
import { endsOf, fixture, RANDOM_ENDS, recordIn, recordOf } from './optuna-fixtures.ts';

const journal = (text: string) => textFile('journal.log', text);
const line = (code: number, fields: object) =>
  JSON.stringify({ op_code: code, worker_id: 'w-1', ...fields });

const STUDY = line(0, { study_name: 'a', directions: [2] });
const started = line(4, { study_id: 0, datetime_start: '2024-11-03T10:20:30.250000' });
const ended = (trial: number, values: unknown, state = 1) =>
  line(6, { trial_id: trial, state, values, datetime_complete: '2024-11-03T10:20:31.750001' });

function recordOfLines(lines: readonly string[], reading: Partial<ReadingSettings> = {}) {
  return recordOf(journal(`${lines.join('\n')}\n`), reading);
}

describe("Optuna's journal", () => {
  it('has costs in seconds, from times with and without a zone', async () => {
    const zoned = started.replace('.250000', '.250000+00:00');
    const end = ended(1, [2]).replace('.750001', '.750001+00:00');
    const { trials, cost } = await recordOfLines([STUDY, started, zoned, ended(0, [1]), end], {
      cost: 'duration',
    });
    expect(trials.map((trial) => trial.cost)).toEqual([1.500001, 1.500001]);
    expect(cost).toEqual({ unit: 'seconds' });
    expect((await recordIn('random.log', { cost: 'duration' })).trials).toHaveLength(11);
  });

  it('must have one of several studies chosen', async () => {
    expect(await messageOf(recordIn('two-studies.log'))).toBe(
      'study (--study): is not given, and the files hold 2 studies: ' +
        '"sampled" (3 trials), "random" (13 trials). Name one of them.',
    );
    expect(endsOf(await recordIn('two-studies.log', { study: 'random' }))).toEqual(RANDOM_ENDS);
    expect(await messageOf(recordIn('random.log', { study: 'other' }))).toContain(
      'study (--study): is "other", and the files hold only "random" (13 trials)',
    );
  });

  it.each([
    ['two-goals.log', 'values_0', 'values_1'],
    ['two-named-goals.log', 'values_error', 'values_recall'],
  ])('may have several objectives, each with its direction: %s', async (name, one, other) => {
    expect(await messageOf(recordIn(name))).toContain(`several columns of numbers: ${one} (`);
    expect((await recordIn(name, { metric: one })).direction).toBe('minimize');
    const record = await recordIn(name, { metric: other });
    expect(record.direction).toBe('maximize');
    expect(endsOf(record).slice(1, 3)).toEqual([
      ['completed', 0.9740737681721087],
      ['failed', -Infinity],
    ]);
    expect(await messageOf(recordIn(name, { metric: one, direction: 'maximize' }))).toContain(
      'is to minimize according to the Optuna journal, but direction is maximize',
    );
  });

  it('has no direction for what is no objective', async () => {
    const metric = 'user_attrs_gpu_seconds';
    expect(await messageOf(recordIn('random.log', { metric }))).toContain('is not given, and the');
    const { direction } = await recordIn('random.log', { metric, direction: 'maximize' });
    expect(direction).toBe('maximize');
  });

  it('may be in several files, whose objectives have one direction each', async () => {
    const source = { kind: 'file', location: 'logs', sha: null, runUrl: null, createdAt: null };
    const reading = {
      ...READING,
      direction: null,
      metric: 'values_1',
      repeats: 'separate',
    } as const;
    const read = (texts: readonly string[]) => {
      const files = texts.map((text, i) => textFile(`${i}.log`, text));
      return readRecord(files, reading, source as Source);
    };
    const text = textOf(await fixture('two-goals.log'));
    const both = await read([text, `${text}\n`]);
    expect(both).toMatchObject({ direction: 'maximize', isOrdered: false });
    expect(both.trials).toHaveLength(12);
    const other = text.replace('"directions":[1,2]', '"directions":[2,1]');
    expect(await messageOf(read([text, other]))).toContain(
      'direction (--direction): is not given, and the files do not say which way',
    );
  });

  it('may leave a direction open', async () => {
    const open = [STUDY.replace('[2]', '[0]'), started, ended(0, [1])];
    expect(await messageOf(recordOfLines(open))).toContain('direction (--direction');
    expect((await recordOfLines(open, { direction: 'minimize' })).trials[0]?.score).toBe(-1);
  });

  it('does each thing as Optuna does it', async () => {
    const record = await recordOfLines([
      STUDY,
      // Another worker joins, and its study is the same, whatever it says.
      line(0, { study_name: 'a', directions: [1] }),
      started,
      line(2, { study_id: 0, user_attr: { x: 1 } }),
      line(7, { trial_id: 0, step: 1, intermediate_value: 3 }),
      ended(0, [1]),
      // The trial is over.
      ended(0, [2]),
      line(6, { trial_id: 0, state: 3, values: null }),
      line(9, { trial_id: 0, system_attr: { fixed_params: { x: 1 } } }),
      // There is no such trial, and no such study.
      ended(7, [9]),
      line(4, { study_id: 5 }),
      // A trial that was added as a whole, one that never ended, and one that never started.
      line(4, { study_id: 0, state: 1, value: 4, params: { k: 1 }, distributions: {} }),
      started,
      line(4, { study_id: 0, state: 4 }),
      line(10, {}),
    ]);
    expect(record.direction).toBe('maximize');
    expect(endsOf(record)).toEqual([
      ['completed', 1],
      ['completed', 4],
      ['running', -Infinity],
    ]);
    expect(record.trials[1]?.parameters).toEqual({ k: 1 });
  });

  it('may delete a study, and create it again', async () => {
    const lines = [STUDY, started, line(1, { study_id: 0 }), ended(0, [9])];
    expect(await messageOf(recordOfLines(lines))).toContain('the files hold no studies');
    const again = line(4, { study_id: 1, state: 1, values: [2] });
    expect(endsOf(await recordOfLines([...lines, STUDY, again]))).toEqual([['completed', 2]]);
  });

  it('has bare NaN and Infinity among its values', async () => {
    const lines = [STUDY, started, started, ended(0, ['X']), ended(1, ['Y']), started];
    const text = [...lines, ended(2, [0.30000000000000004])].join('\n');
    const python = text.replace('"X"', 'NaN').replace('"Y"', '-Infinity');
    expect(endsOf(await recordOf(journal(`${python}\n`)))).toEqual([
      ['failed', -Infinity],
      ['failed', -Infinity],
      ['completed', 0.30000000000000004],
    ]);
  });

  it('may end in a line that was not written to its end', async () => {
    const lines = [STUDY, started, ended(0, [1])].join('\n');
    const torn = `${lines}\n${started}\n${ended(1, [2]).slice(0, 60)}`;
    expect(endsOf(await recordOf(journal(torn)))).toEqual([
      ['completed', 1],
      ['running', -Infinity],
    ]);
    expect(endsOf(await recordOf(journal(lines)))).toEqual([['completed', 1]]);
  });

  it('cannot have such a line in the middle', async () => {
    const lines = [STUDY, `${started.slice(0, 40)}${started}`, started];
    expect(await messageOf(recordOfLines(lines))).toMatch(
      /^journal\.log, line 2: is not valid JSON/,
    );
  });

  it.each([
    [line(11, {}), 'op_code is 11, which Optuna does not write'],
    [line(6, { trial_id: 0, state: 5 }), 'state is 5, which Optuna does not write'],
    [line(6, { trial_id: '0', state: 1 }), 'trial_id is "0", which Optuna does not write'],
    [ended(0, 'many'), 'values is "many", which Optuna does not write'],
    [line(0, { study_name: 'b' }), 'directions is null, which Optuna does not write'],
    [line(0, { study_name: 1 }), 'study_name is 1, which Optuna does not write'],
    ['[1]', 'is not an operation of a journal'],
  ])('cannot have the operation %s', async (operation, what) => {
    expect(await messageOf(recordOfLines([STUDY, started, operation, started]))).toContain(
      `journal.log, line 3: ${what}`,
    );
  });
});

test('tables of another database are read like those of SQLite', async () => {
  const choices = JSON.stringify({ attributes: { choices: ['adam', 'sgd'] } });
  const tables = {
    studies: [{ study_id: 3, study_name: 'resnet' }],
    study_directions: [{ study_id: 3, direction: 'MINIMIZE', objective: 0 }],
    trials: [
      { trial_id: 8, number: 1, study_id: 3, state: 'FAIL' },
      { trial_id: 7, number: 0, study_id: 3, state: 'COMPLETE' },
    ],
    trial_values: [{ trial_id: 7, objective: 0, value: null, value_type: 'INF_NEG' }],
    trial_params: [
      { trial_id: 7, param_name: 'optimizer', param_value: 1, distribution_json: choices },
    ],
    trial_system_attributes: [],
  };
  const { format, direction, trials } = await recordOf(
    textFile(
      'optuna:resnet',
      JSON.stringify({
        ...tables,
        trial_values: [{ ...tables.trial_values[0], value: 0.5, value_type: 'FINITE' }],
      }),
    ),
  );
  expect([format, direction]).toEqual(['optuna-database', 'minimize']);
  expect(trials).toMatchObject([
    { outcome: 'completed', score: -0.5, number: 0, parameters: { optimizer: 'sgd' } },
    { outcome: 'failed', number: 1 },
  ]);
  const infinite = recordOf(textFile('optuna:resnet', JSON.stringify(tables)));
  expect(await messageOf(infinite)).toContain('better than any score can be');
});
