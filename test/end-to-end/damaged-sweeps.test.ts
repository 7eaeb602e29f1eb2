import { craftZip } from '../read/zips.ts';
import { savedSweepJson } from '../support/saved-sweep-json.ts';
import {
  reportOf,
  SWEEPS,
  said,
  sweepCsv,
  useTrainingRepository,
  warningsOf,
} from '../support/training-repository.ts';

const repository = useTrainingRepository();

const QUIET = { check: 'never', comment: 'never' };
const SWEEP = 'tuning-gate-sweep';

/** What a run on the tip of main has saved. */
async function savedOnMain(name: string, files: Readonly<Record<string, string>>, run = 801) {
  const { github } = repository;
  const headSha = github.commit({ branch: 'main' });
  github.addRun({ id: run, event: 'push', headSha, headBranch: 'main' });
  github.addArtifact({ name, run, files });
  return headSha;
}

/** What jobs of the pull request's run have saved. */
async function savedByPull(
  name: string,
  files: Readonly<Record<string, string>> | Buffer,
  times = 1,
) {
  const { github } = repository;
  const { headSha } = github.pullRequest();
  github.addRun({ id: 900, event: 'pull_request', headSha, headBranch: 'try-wider-range' });
  const content = Buffer.isBuffer(files) ? { body: files } : { files };
  for (let i = 0; i < times; i++) github.addArtifact({ name, run: 900, ...content });
}

/** The file of a shard of the pull request. */
function shardJson(shard: string | null, more: Readonly<Record<string, unknown>> = {}) {
  const training = { shard, runId: 900, repository: repository.github.repository, ...more };
  return savedSweepJson({ training, trialCount: 24, seed: `shard ${shard}` });
}

describe('a baseline that is damaged', () => {
  test('is an error for a pull request, which says what to do', async () => {
    await savedOnMain(SWEEP, { 'sweep.json': savedSweepJson().slice(0, 400) });

    const run = await repository.trainAndGate({ trains: SWEEPS.same, runId: 900, inputs: QUIET });

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
    expect(run.summary).toContain('The baseline sweep could not be read.');
    expect(run.summary).toMatch(
      /tuning-gate-sweep\/sweep\.json.* is not valid JSON.* Write it again/,
    );
  });

  test('does not fail main, which saves the next one', async () => {
    await savedOnMain(SWEEP, { 'sweep.json': '{' });
    const { github } = repository;
    const sha = github.commit({ branch: 'main' });
    const event = github.pushEvent();
    const onMain = await repository.trainAndGate({ event, runId: 802, trains: SWEEPS.baseline });
    github.endRun(802);

    const run = await repository.trainAndGate({ trains: SWEEPS.same, runId: 900, inputs: QUIET });

    expect(onMain).toMatchObject({
      exitCode: 0,
      outputs: { verdict: 'error', gate: 'neutral', 'sweep-artifact': SWEEP },
    });
    expect(said(onMain, 'warning')[0]).toContain('could not be read');
    expect(run.outputs).toMatchObject({ gate: 'pass', 'baseline-sha': sha });
  });

  test('and was to hold those of several names, does the same', async () => {
    await savedOnMain('tuning-gate-sweeps', { 'small.json': '{', 'large.json': '{' });
    const { github } = repository;
    const judge = async (step: Parameters<typeof repository.gate>[0]) => {
      for (const name of ['small', 'large']) {
        const trains = sweepCsv({ seed: `${name} ${step.runId}` });
        await repository.collect({ ...step, trains, inputs: { name } });
      }
      return repository.gate({ ...step, inputs: QUIET });
    };
    const onPull = await judge({ runId: 900 });
    github.commit({ branch: 'main' });
    const onMain = await judge({ event: github.pushEvent(), runId: 802 });
    github.endRun(802);
    const again = await judge({ runId: 901 });

    expect(onPull).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
    expect(onMain).toMatchObject({
      exitCode: 0,
      outputs: { verdict: 'error', gate: 'neutral', 'sweep-artifact': 'tuning-gate-sweeps' },
    });
    expect(again).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(await reportOf(again)).toMatchObject({ comparisons: { length: 2 } });
  });
});

test('a baseline that is hidden behind a thousand artifacts of its name is an error', async () => {
  await repository.trainMain({ run: 801 });
  await savedByPull(SWEEP, Buffer.from('x'), 1000);

  const run = await repository.trainAndGate({ trains: SWEEPS.worse, inputs: QUIET });

  expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
  expect(run.summary).toContain('none of the newest 1,000 artifacts of this name is a baseline');
  expect(run.summary).toContain('baseline: run:ID:NAME');
});

describe('what a run has saved twice', () => {
  beforeEach(() => repository.trainMain({ run: 801 }));

  const gate = () => repository.gate({ runId: 900, inputs: QUIET });

  test('whole and in shards, is an error that names both', async () => {
    for (const shard of ['0-of-2', '1-of-2'])
      await savedByPull(`${SWEEP}.${shard}`, { 'sweep.json': shardJson(shard) });
    await savedByPull(SWEEP, { 'sweep.json': shardJson(null) });

    const run = await gate();

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
    expect(said(run, 'error')[0]).toContain(
      'a whole sweep (run 900, attempt 1): comes with shard 0-of-2 (run 900, attempt 1), whose trials may be in both',
    );
  });

  test('in two files of an artifact, is an error that names both', async () => {
    await savedByPull(SWEEP, { 'sweep.json': shardJson(null), 'copy.json': shardJson(null) });

    const run = await gate();

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
    expect(said(run, 'error')[0]).toContain(
      `${SWEEP}/sweep.json: holds the same part or shard as ${SWEEP}/copy.json`,
    );
  });

  test('in two entries of one name, is an error that names them', async () => {
    const [good, bad] = [shardJson(null), shardJson(null).replaceAll('0.6', '0.1')];
    const entries = [bad, good].map((content) => ({ path: 'sweep.json', content }));
    await savedByPull(SWEEP, craftZip(entries));

    const run = await gate();

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
    expect(said(run, 'error')[0]).toContain(`${SWEEP}, entry sweep.json: is there twice`);
  });
});

test('on main, shards and what the gate united of them may be gated again', async () => {
  const { github } = repository;
  github.commit({ branch: 'main' });
  const event = github.pushEvent();
  const attempt = async (runAttempt: number, seed: string) => {
    for (const jobIndex of [0, 1]) {
      const trains = sweepCsv({ seed: `${seed} ${jobIndex}`, trials: 24 });
      const strategy = { jobIndex, jobTotal: 2 };
      await repository.collect({ event, runId: 801, runAttempt, trains, strategy });
    }
  };
  await attempt(1, 'first');
  await repository.gate({ event, runId: 801 });

  const gatedAgain = await repository.gate({ event, runId: 801, runAttempt: 2 });
  await attempt(3, 'second');
  const trainedAgain = await repository.gate({ event, runId: 801, runAttempt: 3 });

  for (const run of [gatedAgain, trainedAgain]) {
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'sweep-artifact': SWEEP } });
    expect(said(run, 'error')).toEqual([]);
    expect(await reportOf(run)).toMatchObject({ candidate: { n: 48 } });
  }
});

describe('of four models of three shards each,', () => {
  const MODELS = ['a', 'b', 'c', 'd'];
  const JOBS = MODELS.flatMap((model) => [0, 1, 2].map((shard) => ({ model, shard })));

  /** Trains with all jobs of the matrix but the one that fails. */
  async function trainAll(step: Parameters<typeof repository.collect>[0], failing = -1) {
    for (const [jobIndex, { model, shard }] of JOBS.entries()) {
      if (jobIndex === failing) continue;
      const trains = sweepCsv({ seed: `${step.runId} ${model} ${shard}`, trials: 16 });
      const strategy = { jobIndex, jobTotal: JOBS.length };
      await repository.collect({ ...step, trains, strategy, inputs: { name: model } });
    }
  }

  beforeEach(async () => {
    const { github } = repository;
    github.commit({ branch: 'main' });
    const event = github.pushEvent();
    await trainAll({ event, runId: 801 });
    await repository.gate({ event, runId: 801 });
    github.endRun(801);
  });

  /** The verdict of each model. */
  async function gateAll() {
    const run = await repository.gate({ runId: 900, inputs: QUIET });
    const { comparisons } = (await reportOf(run)) as {
      comparisons: { name: string; verdict: string; gate: string; warnings: { code: string }[] }[];
    };
    const of = Object.fromEntries(
      comparisons.map(({ name, verdict, gate }) => [name, `${verdict}, ${gate}`]),
    );
    return { run, of, codes: comparisons.flatMap(({ warnings }) => warnings.map((w) => w.code)) };
  }

  const PASS = 'none, pass';

  test('a job that is missing fails the model it belongs to, and the others are judged', async () => {
    await trainAll({ runId: 900 }, 4);

    const { run, of } = await gateAll();

    expect(of).toEqual({ a: PASS, b: 'invalid, fail', c: PASS, d: PASS });
    expect(run.summary).toContain('1 of 3 matrix jobs saved no trials');
  });

  test('a shard that is damaged does the same', async () => {
    await trainAll({ runId: 900 }, 4);
    await savedByPull(`${SWEEP}-b.4-of-12`, { 'sweep.json': '{"format": "tuning-gate-sweep",' });

    const { run, of } = await gateAll();

    expect(of).toEqual({ a: PASS, b: 'error, fail', c: PASS, d: PASS });
    expect(run.exitCode).toBe(1);
    expect(run.summary).toContain('The candidate sweep could not be read');
    expect(run.summary).toContain(`${SWEEP}-b.4-of-12/sweep.json`);
    expect(run.summary).not.toContain('no earlier commit has a sweep');
  });

  test('all are judged where none is missing', async () => {
    await trainAll({ runId: 900 });

    const { of, codes } = await gateAll();

    expect(Object.values(of)).toEqual(MODELS.map(() => expect.stringContaining('pass')));
    expect(codes).not.toContain('missing-shards');
    expect(codes).not.toContain('shards-differ');
  });

  test('a damaged shard on main fails nothing there, and nothing is kept', async () => {
    const { github } = repository;
    github.commit({ branch: 'main' });
    const event = github.pushEvent();
    await trainAll({ event, runId: 802 }, 4);
    github.addArtifact({
      name: `${SWEEP}-b.4-of-12`,
      run: 802,
      files: { 'sweep.json': '{"format": "tuning-gate-sweep",' },
    });

    const run = await repository.gate({ event, runId: 802 });

    expect(run).toMatchObject({ exitCode: 0, outputs: { verdict: 'error', gate: 'neutral' } });
    expect(run.outputs).not.toHaveProperty('sweep-artifact');
    expect(said(run, 'warning').join()).toContain('because of the sweep "b": it could not be read');
  });
});

test('one shard of four that is saved as the only one is said to differ from the baseline', async () => {
  const { github } = repository;
  github.commit({ branch: 'main' });
  const event = github.pushEvent();
  for (const jobIndex of [0, 1, 2, 3]) {
    const trains = sweepCsv({ seed: `main ${jobIndex}`, trials: 12 });
    const strategy = { jobIndex, jobTotal: 4 };
    await repository.collect({ event, runId: 801, trains, strategy });
  }
  await repository.gate({ event, runId: 801 });
  github.endRun(801);
  const trains = sweepCsv({ seed: 'best shard', trials: 48 });
  await repository.collect({ runId: 900, trains, inputs: { shard: '0-of-1' } });

  const run = await repository.gate({ runId: 900, inputs: QUIET });

  expect(await warningsOf(run)).toContain('shards-differ');
  expect(run.summary).toContain('changed from 4 to 1');
});

test('an artifact that is renamed to another shard than its file is refused', async () => {
  await repository.trainMain({ run: 801 });
  await savedByPull(`${SWEEP}.0-of-1`, { 'sweep.json': shardJson('0-of-4') });

  const run = await repository.gate({ runId: 900, inputs: QUIET });

  expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
  expect(said(run, 'error')[0]).toContain('holds another part or shard than its name says');
});
