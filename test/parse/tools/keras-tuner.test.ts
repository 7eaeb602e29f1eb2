import { textIfAny } from '../../../src/read/index.ts';
import { type SourceFile, toSourceFile } from '../../../src/read/source-file.ts';
import type { ReadingSettings } from '../../../src/settings/index.ts';
import {
  fixturesIn,
  formatOf,
  isFormat,
  messageOf,
  sweepFrom,
  tableOf,
  textFile,
} from '../sweeps.ts';

const fixture = fixturesIn('keras-tuner');

function sweepOf(files: readonly SourceFile[], reading: Partial<ReadingSettings> = {}) {
  return sweepFrom(files, { direction: null, ...reading });
}

/** One finished trial a text, each with these metrics. */
function projectOf(...trials: readonly { score: number; metrics: object }[]): SourceFile[] {
  return trials.map(({ score, metrics }, i) => {
    const trial = { trial_id: `${i}`, hyperparameters: {}, status: 'COMPLETED', best_step: 0 };
    const text = JSON.stringify({ ...trial, score, metrics: { metrics } });
    return textFile(`p/trial_${i}/trial.json`, text);
  });
}

const metric = (direction: string, value: number) => ({
  direction,
  observations: [{ value: [value], step: 0 }],
});

describe('the folder of a Keras Tuner project', () => {
  it('counts a trial that was stopped with its last report, and an invalid one as failed', async () => {
    const observed =
      '"val_accuracy": {"direction": "max", "observations": [{"value": [0.5], "step": 0}]}';
    const files = (await fixture('random')).map((file) => {
      if (file.path.includes('trial_5')) {
        const text = textIfAny(file).replace('"metrics": {}', `"metrics": {${observed}}`);
        return textFile(file.path, text.replace('"RUNNING"', '"STOPPED"'));
      }
      if (!file.path.includes('trial_4')) return file;
      return textFile(file.path, textIfAny(file).replace('"COMPLETED"', '"INVALID"'));
    });
    const sweep = await sweepOf(files);
    expect(sweep.counts).toMatchObject({ counted: 6, failed: 3, pruned: 1, running: 0 });
    expect(sweep.trials.slice(4).map(({ score }) => score)).toEqual([-Infinity, 0.5]);
  });

  it('has its trials in the order of the oracle, whatever their ids are', async () => {
    const files = (await fixture('random')).map((file) => {
      const text = textIfAny(file).replace(
        '"start_order": ["0", "1", "2"',
        '"start_order": ["2", "0", "1"',
      );
      return { ...file, text };
    });
    const scores = (await sweepOf(files)).trials.map(({ score }) => score);
    expect(scores.slice(0, 3)).toEqual([0.7759711382949769, 0.7942029651093269, -Infinity]);
  });

  it('tells Hyperband without its oracle too, by the values of the tuner', async () => {
    const files = (await fixture('hyperband')).filter(({ path }) => !path.includes('oracle'));
    const table = await tableOf(files);
    expect(table.search.sampler).toBe('Hyperband');
    expect(table.rows.map(({ order }) => order)).toEqual([0, 2, 4, 1, 3, 7, 8, 9]);
    const statuses = table.rows.map(({ status }) => status);
    expect(statuses.filter((status) => status === 'pruned')).toHaveLength(3);
    const { fields, parameters = {} } = table.rows[3] ?? { fields: {} };
    expect(Object.keys(parameters)).toEqual(['lr', 'optimizer', 'momentum']);
    expect(fields).toMatchObject({ 'tuner/epochs': 6, 'tuner/trial_id': '0001' });
  });

  it('knows no order where ids are hashes and nothing else tells it', async () => {
    const all = await fixture('old');
    const files = all.filter(({ path }) => !path.includes('oracle'));
    const { rows } = await tableOf(files);
    expect(rows.map(({ order }) => order)).toEqual([undefined, undefined]);
  });

  it('must be there once', async () => {
    const [file] = projectOf({ score: 1, metrics: { loss: metric('min', 1) } });
    const copy = textFile('p/trial_0 (copy)/trial.json', textIfAny(file));
    const twice = tableOf([...(file ? [file] : []), copy]);
    expect(await messageOf(twice)).toContain('(copy)/trial.json: is the same trial as p/trial_0/');
  });
});

/** A trial of Hyperband after so many epochs, which may go on with another. */
function rung(id: number, epochs: number | null, score: number | null, from?: number) {
  const before = from === undefined ? {} : { 'tuner/trial_id': `${from}` };
  const values = { lr: 1, ...before, ...(epochs === null ? {} : { 'tuner/epochs': epochs }) };
  const text = JSON.stringify({
    trial_id: `${id}`,
    hyperparameters: { values },
    status: score === null ? 'RUNNING' : 'COMPLETED',
    score,
    metrics: { metrics: score === null ? {} : { loss: metric('min', score) } },
  });
  return textFile(`p/trial_${id}/trial.json`, text);
}

const rungsOf = (...files: readonly SourceFile[]) => tableOf(files);

describe('a configuration of Hyperband', () => {
  it('counts once, after the most epochs, in the place where it was first tried', async () => {
    const { rows, leftOut } = await rungsOf(
      ...[rung(0, 2, 0.9), rung(1, 2, 0.8), rung(2, 2, 0.7)],
      ...[rung(3, 4, 0.6, 2), rung(4, 8, 0.5, 3), rung(5, 4, 0.75, 1)],
    );
    const kept = rows.map(({ fields, order, status }) => [fields.trial_id, order, status]);
    expect(kept).toEqual([
      ['0', 0, 'pruned'],
      ['4', 2, 'finished'],
      ['5', 1, 'pruned'],
    ]);
    expect(leftOut).toEqual([{ count: 3, what: 'earlier rungs' }]);
  });

  const finished = (count: number) => new Array(count).fill('finished');

  it.each([
    [
      'unfinished while it goes on, whatever it had before',
      [rung(0, 2, 0.9), rung(1, 4, null, 0), rung(2, 4, 0.5), rung(3, 2, null)],
      ['unfinished', 'finished', 'unfinished'],
    ],
    [
      'not lost where a trial names one that is not there, itself or a later one',
      [rung(0, 4, 0.9, 7), rung(1, 4, 0.8, 1), rung(2, 4, 0.7, 3), rung(3, 4, 0.6, 2)],
      finished(4),
    ],
    ['finished without epochs', [rung(0, null, 0.9), rung(1, null, 0.8, 0)], finished(2)],
  ])('is %s', async (_, files, statuses) => {
    const { rows } = await rungsOf(...files);
    expect(rows.map(({ status }) => status)).toEqual(statuses);
  });
});

describe('the objective of a Keras Tuner project', () => {
  it('is only the score if several metrics may be it, with their direction', async () => {
    const both = { a: metric('max', 1), b: metric('max', 1) };
    const table = await tableOf(projectOf({ score: 1, metrics: both }));
    expect(table).toMatchObject({ scores: ['score'], directions: { score: 'maximize' } });
  });

  it('has no direction where they do not agree, or none of them is it', async () => {
    const mixed = { a: metric('max', 1), b: metric('min', 1) };
    for (const score of [1, 3]) {
      const files = projectOf({ score, metrics: mixed });
      const { directions } = await tableOf(files);
      expect(directions).not.toHaveProperty('score');
      expect(await messageOf(sweepOf(files))).toContain('direction (--direction');
    }
  });

  it('is what matches in all trials', async () => {
    const files = projectOf(
      { score: 1, metrics: { a: metric('max', 1), b: metric('min', 1) } },
      { score: 3, metrics: { a: metric('max', 2), b: metric('min', 3) } },
    );
    expect(await sweepOf(files)).toMatchObject({ metric: 'b', direction: 'minimize' });
  });
});

describe('a damaged Keras Tuner project', () => {
  it.each([
    [/"status": "FAILED"/, '"status": "LOST"', 'has the status "LOST", an unknown status'],
    [/"trial_id": "1"/, '"trial_id": 1', 'has no trial_id'],
    [/\}$/, '', 'is not valid JSON'],
  ])('is an error that names the file: %s', async (pattern, put, what) => {
    const files = (await fixture('random')).map((file) =>
      file.path.includes('trial_1')
        ? { ...file, text: textIfAny(file).replace(pattern, put) }
        : file,
    );
    const message = await messageOf(sweepOf(files));
    expect(message).toContain('random/trial_1/trial.json');
    expect(message).toContain(what);
  });

  it('counts a trial whose file is empty as failed, and says so', async () => {
    const files = (await fixture('random')).map((file) =>
      file.path.includes('trial_0/') ? toSourceFile(Buffer.alloc(0), file.path) : file,
    );
    const whole = await sweepOf(await fixture('random'));
    const sweep = await sweepOf(files);
    expect(sweep.counts).toMatchObject({ counted: 6, failed: whole.counts.failed + 1 });
    expect(sweep.trials[0]).toMatchObject({ outcome: 'failed', score: -Infinity });
    expect([sweep.isOrdered, sweep.gaps]).toEqual([true, ['trials-unreadable']]);
  });
});

it('the detection of Keras Tuner projects ignores other files of that name', async () => {
  const text = '{"trial_id": "1", "score": 0.5}\n';
  expect(await formatOf(textFile('p/trial_1/trial.json', text))).toBe('jsonl');
  const [file] = projectOf({ score: 1, metrics: {} });
  expect(await isFormat('keras-tuner', textFile('trial.json', textIfAny(file)))).toBe(false);
});
