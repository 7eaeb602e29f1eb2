import seedrandom from 'seedrandom';
import { CONFIG, QUIET, type Step, useRepository } from '../support/training.ts';

const repository = useRepository();

const random = seedrandom('a list of configurations');
const LIST = Array.from({ length: 24 }, () => random());

interface Training {
  readonly list?: readonly number[];
  readonly seed: string;
  readonly shift?: number;
}

/** A training of each configuration, as the script of the README writes it, in an order of its own. */
function trained({ list = LIST, seed, shift = 0 }: Training): string {
  const noise = seedrandom(seed);
  const rows = list.map((rate, trial) => {
    const accuracy = 0.9 - 0.4 * Math.abs(rate - 0.6) + shift + 0.004 * noise();
    const columns = [trial, 'finished', accuracy.toFixed(6), (60 * noise()).toFixed(2), rate, 64];
    return { place: noise(), line: columns.join(',') };
  });
  const lines = rows.toSorted((a, b) => a.place - b.place).map(({ line }) => line);
  return `trial,status,accuracy,duration_seconds,learning_rate,hidden_units\n${lines.join('\n')}\n`;
}

const BASELINE = trained({ seed: 'main' });
const SAME = trained({ seed: 'same' });
const WORSE = trained({ seed: 'worse', shift: -0.012 });
const OTHERS = trained({ seed: 'others', list: LIST.map(() => random()) });
const LISTED = { [CONFIG]: 'pairing: paired\n' };

const judge = (trains: string, more: Step = {}) =>
  repository.trainAndGate({ runId: 900, trains, ...more });
const trainMain = (more: Omit<Parameters<typeof repository.trainMain>[0], 'run'> = {}) =>
  repository.trainMain({ run: 801, trains: BASELINE, ...more });

describe('a pull request that trains the configurations of the base again', () => {
  repository.beginsWith(() => trainMain());

  test('fails where it is worse at the same settings, without any setting', async () => {
    const run = await judge(WORSE);

    const title = /^Worse on 2\d of 24 settings, typically by 0\.01\d* \(0\.01\d* to 0\.01\d*\)/;
    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse', gate: 'fail' } });
    expect(repository.checks()).toMatchObject([
      { conclusion: 'failure', title: expect.stringMatching(title) },
    ]);
    expect(repository.comment()).toContain(': the check **fails**.');
    expect(await run.report()).toMatchObject({
      test: {
        ...{ design: 'paired', alpha: 0.003, failed: true, by: 'same-settings' },
        pairs: {
          n: 24,
          unmatched: { baseline: 0, candidate: 0 },
          change: { estimate: expect.any(Number) },
        },
      },
    });
  });

  test('passes where it is not', async () => {
    const run = await judge(SAME);
    expect(run).toMatchObject({ exitCode: 0, outputs: { verdict: 'none', gate: 'pass' } });
    expect(repository.comment()).toContain('The check had an 80 % chance to catch');
  });

  test('is compared as independent sweeps where the base says so', async () => {
    const { github } = repository;
    github.write('main', CONFIG, 'metric: accuracy\ndirection: maximize\npairing: independent\n');
    const run = await judge(WORSE, { inputs: QUIET });
    expect(run.exitCode).toBe(0);
    expect(await run.report()).toMatchObject({
      test: { design: 'independent', unit: 'trial', pairs: null },
    });
  });
});

describe('a baseline that was saved as a list', () => {
  repository.beginsWith(() => trainMain({ files: LISTED }));

  test('is paired in every pull request: one that trains others is invalid', async () => {
    const run = await judge(OTHERS);
    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid', gate: 'fail' } });
    expect(run.outputs.reason).toBe('Not judged: none of the baseline’s 24 trials have a partner');
    expect(repository.comment()).toContain('Compared as independent sweeps: no evidence');
    expect(await run.report()).toMatchObject({
      reasonCode: 'unmatched',
      test: { design: 'independent', unit: 'trial', pairs: null },
    });
    expect(run.errors[0]).toContain('train the list that the base branch trains');
  });
});

const shards = (seed: string, shift: number) =>
  [0, 1, 2].map((job) =>
    trained({ seed: `${seed} ${job}`, shift, list: LIST.slice(8 * job, 8 * job + 8) }),
  );
const byTrial = { 'pair-by': 'trial', pairing: 'paired' };
// Every value moves with a change of the search space.
const moved = (csv: string) => csv.replace(/0\.\d+,64$/gm, (cell) => `1${cell}`);

test('sweeps of shards from one seed are paired by the numbers of their trials in each shard', async () => {
  repository.github.write('main', CONFIG, 'pair-by: trial\npairing: paired\n');
  const event = repository.pushToMain();
  await repository.saveShards(shards('main', 0), { event, runId: 801, inputs: byTrial });
  await repository.gate({ event, runId: 801 });
  repository.github.endRun(801);
  const candidate = shards('worse', -0.012).map(moved);
  await repository.saveShards(candidate, { runId: 900, inputs: byTrial });

  const run = await repository.gate({ runId: 900, inputs: QUIET });

  expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse' } });
  expect(await run.report()).toMatchObject({ test: { pairs: { n: 24 } } });
});

test('a job that saved nothing leaves the other pairs to be judged, unless its own could decide', async () => {
  repository.github.write('main', CONFIG, LISTED[CONFIG]);
  await trainMain();
  const jobs = (seed: string, shift = 0) =>
    [0, 8, 16].map((start) => trained({ list: LIST.slice(start, start + 8), seed, shift }));
  const judgeWithout = async (lost: number, trains: readonly string[], runId: number) => {
    const saved = trains.map((csv, job) => (job < lost ? null : csv));
    await repository.saveShards(saved, { runId });
    return (await repository.gate({ runId, inputs: QUIET })).report();
  };

  const paired = (n: number) => ({ design: 'paired', pairs: { n } });
  const fine = await judgeWithout(1, jobs('same'), 900);
  expect(fine).toMatchObject({ gate: 'pass', verdict: 'none', test: paired(16) });
  const most = await judgeWithout(2, jobs('same'), 901);
  expect(most).toMatchObject({ gate: 'fail', reasonCode: 'missing-shards', test: paired(8) });
  const worse = await judgeWithout(1, jobs('worse', -0.012), 902);
  expect(worse).toMatchObject({ gate: 'fail', verdict: 'worse', test: paired(16) });
});
