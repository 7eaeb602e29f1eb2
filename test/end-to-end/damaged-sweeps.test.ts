import { savedSweepJson } from '../support/saved-sweep-json.ts';
import { QUIET, type Saving, SWEEPS, sweepCsv, useRepository } from '../support/training.ts';

const repository = useRepository();

const SWEEP = 'tuning-gate-sweep';
const UNUSABLE = { verdict: 'no-baseline', gate: 'neutral' };
const FAILS = { exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } };

/** What a run on the tip of main has saved. */
function savedOnMain(name: string, files: Readonly<Record<string, string>>) {
  const { github } = repository;
  const headSha = github.commit({ branch: 'main' });
  github.addRun({ id: 801, event: 'push', headSha, headBranch: 'main' });
  github.addArtifact({ name, run: 801, files });
}

const gate = () => repository.gate({ runId: 900, inputs: QUIET });
const trainAndGate = (trains: string) =>
  repository.trainAndGate({ trains, runId: 900, inputs: QUIET });

describe('a baseline that is damaged', () => {
  test('does not block a pull request, which may mend it, and the title says so', async () => {
    savedOnMain(SWEEP, { 'sweep.json': savedSweepJson().slice(0, 400) });

    const run = await repository.trainAndGate({ trains: SWEEPS.same, runId: 900 });

    expect(run).toMatchObject({ exitCode: 0, outputs: UNUSABLE });
    expect(await run.report()).toMatchObject({ reasonCode: 'baseline-unusable' });
    const title = 'Baseline defective: nothing was compared';
    expect(repository.checks()).toMatchObject([{ conclusion: 'neutral', title }]);
    expect(run.summary).toMatch(
      /tuning-gate-sweep\/sweep\.json.* is not valid JSON[\s\S]*run this workflow on the base branch/,
    );
  });

  test('does not fail main, which saves the next one', async () => {
    savedOnMain(SWEEP, { 'sweep.json': '{' });
    const event = repository.pushToMain();
    const onMain = await repository.trainAndGate({ event, runId: 802, trains: SWEEPS.baseline });
    repository.github.endRun(802);

    const run = await trainAndGate(SWEEPS.same);

    expect(onMain).toMatchObject({
      exitCode: 0,
      outputs: { ...UNUSABLE, 'sweep-artifact': SWEEP },
    });
    expect(onMain.warnings[0]).toContain('Baseline defective: nothing was compared');
    expect(run.outputs).toMatchObject({ gate: 'pass', 'baseline-sha': event.sha });
  });

  test('and was to hold those of several names, does the same', async () => {
    savedOnMain('tuning-gate-sweeps', { 'small.json': '{', 'large.json': '{' });
    const judge = async (step: Saving) => {
      const [small, large] = ['small', 'large'].map((name) =>
        sweepCsv({ seed: `${name} ${step.runId}` }),
      ) as [string, string];
      await repository.save(small, { ...step, name: 'small' });
      await repository.save(large, { ...step, name: 'large' });
      return repository.gate({ ...step, inputs: QUIET });
    };
    const onPull = await judge({ runId: 900 });
    const onMain = await judge({ event: repository.pushToMain(), runId: 802 });
    repository.github.endRun(802);
    const again = await judge({ runId: 901 });

    expect(onPull).toMatchObject({ exitCode: 0, outputs: UNUSABLE });
    const outputs = { ...UNUSABLE, 'sweep-artifact': 'tuning-gate-sweeps' };
    expect(onMain).toMatchObject({ exitCode: 0, outputs });
    expect(again).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(await again.report()).toMatchObject({ comparisons: { length: 2 } });
  });
});

/** Jobs that repeat each other's draws, as with one seed for all. */
const copies = ['0-of-2', '1-of-2'].map((shard) => [shard, sweepCsv({ seed: 'one' })] as const);

test.each([
  ['', ''],
  [' among those of several names', 'small'],
])('a run on main whose sweep is defective fails%s, and saves nothing', async (_, name) => {
  const main = { event: repository.pushToMain(), runId: 801 };
  if (name !== '') await repository.save(SWEEPS.same, { ...main, name: 'large' });
  for (const [shard, trains] of copies)
    await repository.save(trains, { ...main, name, shard, shards: 2 });

  const run = await repository.gate(main);

  expect(run).toMatchObject(FAILS);
  expect(run.outputs).not.toHaveProperty('sweep-artifact');
  expect(run.errors.join()).toContain('has trials of shard 0-of-2');
});

test('on main, shards and what the gate united of them may be gated again', async () => {
  const event = repository.pushToMain();
  const train = (runAttempt: number, seed: string) => {
    const shards = [0, 1].map((job) => sweepCsv({ seed: `${seed} ${job}`, trials: 24 }));
    return repository.saveShards(shards, { event, runId: 801, runAttempt });
  };
  await train(1, 'first');
  await repository.gate({ event, runId: 801 });

  const gatedAgain = await repository.gate({ event, runId: 801, runAttempt: 2 });
  await train(3, 'second');
  const trainedAgain = await repository.gate({ event, runId: 801, runAttempt: 3 });

  for (const run of [gatedAgain, trainedAgain]) {
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'sweep-artifact': SWEEP } });
    expect(run.errors).toEqual([]);
    expect(await run.report()).toMatchObject({ candidate: { n: 48 } });
  }
});

describe('of four models of three shards each,', () => {
  const MODELS = ['a', 'b', 'c', 'd'];
  const PASS = 'none, pass';

  /** Trains with three jobs each; of one model, the second fails. */
  async function trainAll(run: Saving, failing = '') {
    for (const name of MODELS) {
      const shards = [0, 1, 2].map((job) => {
        const trains = sweepCsv({ seed: `${run.runId} ${name} ${job}`, trials: 16 });
        return name === failing && job === 1 ? null : trains;
      });
      await repository.saveShards(shards, { ...run, name });
    }
  }

  repository.beginsWith(async () => {
    const push = { event: repository.pushToMain(), runId: 801 };
    await trainAll(push);
    await repository.gate(push);
    repository.github.endRun(801);
  });

  /** The verdict of each model. */
  async function gateAll() {
    const run = await gate();
    const { comparisons } = (await run.report()) as {
      comparisons: { name: string; verdict: string; gate: string; warnings: { code: string }[] }[];
    };
    const verdicts = comparisons.map((one) => [one.name, `${one.verdict}, ${one.gate}`]);
    const codes = comparisons.flatMap(({ warnings }) => warnings.map(({ code }) => code));
    return { run, of: Object.fromEntries(verdicts), codes };
  }

  test('a job that is missing is said of the model it belongs to, a shard that is damaged fails it, and the others are judged', async () => {
    await trainAll({ runId: 900 }, 'b');

    const missing = await gateAll();

    expect(missing.of).toEqual({ a: PASS, b: 'better, pass', c: PASS, d: PASS });
    expect(missing.codes).toEqual(expect.arrayContaining(['missing-shards']));
    expect(missing.run.summary).toContain(
      '`b`: **Note** (candidate): Only 2 of the 3 jobs saved their trials',
    );

    const files = { 'sweep.json': '{"format": "tuning-gate-sweep",' };
    repository.github.addArtifact({ run: 900, name: `${SWEEP}-b.1-of-3`, files });

    const { run, of } = await gateAll();

    expect(of).toEqual({ a: PASS, b: 'error, fail', c: PASS, d: PASS });
    expect(run.exitCode).toBe(1);
    expect(run.summary).toContain('`b`: the candidate sweep could not be read');
    expect(run.summary).toContain(`${SWEEP}-b.1-of-3/sweep.json`);
    expect(run.summary).not.toContain('no earlier commit has a sweep');
  });
});
