import { savedSweepJson } from '../support/saved-sweep-json.ts';
import {
  CONFIG,
  reportOf,
  type Saving,
  type Step,
  type StepRun,
  SWEEPS,
  said,
  sweepCsv,
  UNSET,
  useTrainingRepository,
} from '../support/training-repository.ts';

const LOOKS = `
metric: accuracy
direction: maximize
false-alarm-rate: 0.01
looks: 12,24,36,48
`;
/** Added to every accuracy: too little for an answer. */
const UNCLEAR = -0.03;

const repository = useTrainingRepository();
let base: string;

repository.beginsWith(() => {
  const { github } = repository;
  github.write('main', CONFIG, LOOKS);
  base = github.commit({ branch: 'main' });
  // Saved before the run of the pull request was created.
  const createdAt = new Date(Date.now() - 60_000);
  github.addRun({ id: 801, event: 'push', headSha: base, headBranch: 'main', createdAt });
  const files = { 'sweep.json': savedSweepJson({ training: { sha: base, runId: 801 } }) };
  const saved = { run: 801, name: 'tuning-gate-sweep', createdAt: createdAt.toISOString() };
  github.addArtifact({ ...saved, files });
});

interface Part extends Partial<Saving> {
  readonly shift?: number;
  /** Which of the four jobs save what they trained. */
  readonly jobs?: readonly number[];
}

/** What the four jobs of a part draw: three trials each. */
function drawn(part: number, { shift = UNCLEAR, jobs = [0, 1, 2, 3] }: Part = {}) {
  return [0, 1, 2, 3].map((job) =>
    jobs.includes(job) ? sweepCsv({ seed: `1 ${part} ${job}`, trials: 3, shift }) : null,
  );
}

/** A part of the recipe's matrix has been trained. */
function train(part: number, { shift, jobs, ...job }: Part = {}): Promise<void> {
  const made = { ...(shift === undefined ? {} : { shift }), ...(jobs && { jobs }) };
  return repository.saveShards(drawn(part, made), { runId: 900, part, ...job });
}

function look(step: Step = {}): Promise<StepRun> {
  return repository.gate({ runId: 900, ...step });
}

const visible = () =>
  repository.github
    .comments()
    .filter(({ minimized }) => !minimized)
    .map(({ body }) => body);

describe('training in parts', () => {
  test('stops at the first look if the candidate is worse', async () => {
    const inputs = { ...UNSET, part: '1' };
    const step = { runId: 900, files: { [CONFIG]: LOOKS }, inputs };
    await repository.collectShards(drawn(1, { shift: -0.3 }), step);

    const run = await look();

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse', gate: 'fail' } });
    expect(run.outputs).toMatchObject({ decided: 'true', look: '1 of 4', 'next-trials': '' });
    expect(run.outputs['baseline-sha']).toBe(base);
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure' }]);
    expect(visible()).toEqual([expect.stringContaining('Stopped after 12 of 48 trials: worse.')]);
  });

  test('goes on while a look does not decide, and gives the same answer when one is run again', async () => {
    await train(1);
    const first = await look();

    expect(first).toMatchObject({ exitCode: 0, outputs: { verdict: 'undecided' } });
    expect(first.outputs).toMatchObject({ decided: 'false', look: '1 of 4', 'next-trials': '24' });
    expect(repository.checks()).toEqual([]);
    expect(said(first, 'warning')).toEqual([]);
    expect(visible()).toEqual([expect.stringContaining('Undecided after 12 of 48 trials')]);

    await train(2, { shift: 0.05 });
    const second = await look();

    expect(second).toMatchObject({ exitCode: 0, outputs: { gate: 'pass', decided: 'true' } });
    expect(second.outputs).toMatchObject({ look: '2 of 4', 'next-trials': '' });
    expect(said(second, 'warning')).toEqual([]);
    expect(repository.checks()).toMatchObject([{ conclusion: 'success' }]);
    expect(visible()).toEqual([expect.stringContaining('Stopped after 24 of 48 trials: ')]);

    const again = await look({ runAttempt: 2 });

    const places = ['report-dir', 'report-json', 'check-url'];
    for (const [name, value] of Object.entries(second.outputs))
      if (!places.includes(name)) expect(again.outputs[name]).toBe(value);
  });

  test('ends with the last look', async () => {
    for (const part of [1, 2, 3]) await train(part);
    const third = await look({ inputs: { comment: 'never' } });
    expect(third.outputs).toMatchObject({ decided: 'false', look: '3 of 4' });
    expect(repository.checks()).toEqual([]);

    await train(4);
    const last = await look({ inputs: { comment: 'never' } });
    expect(last.outputs).toMatchObject({ decided: 'true', look: '4 of 4' });
    expect(repository.checks()).toHaveLength(1);
    expect(await reportOf(last)).toMatchObject({ stoppedBy: 'last' });
  });

  test('waits for a job that failed, and goes on once it has run again', async () => {
    await train(1, { jobs: [0, 1, 3] });
    const failed = await look();

    expect(failed).toMatchObject({ exitCode: 1, outputs: { gate: 'fail', decided: '' } });
    expect(failed.summary).toContain('1 of 4 matrix jobs saved no trials');
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure' }]);

    await train(1, { jobs: [2], runAttempt: 2 });
    const again = await look({ runAttempt: 2 });

    expect(again).toMatchObject({ exitCode: 0, outputs: { decided: 'false', look: '1 of 4' } });
    expect(visible()).toEqual([expect.not.stringContaining('a new sequence of looks')]);
  });

  test('begins anew when all jobs are run again, which the comment says', async () => {
    await train(1, { shift: -0.3 });
    await look();

    await train(1, { runAttempt: 2 });
    const again = await look({ runAttempt: 2 });

    expect(again.outputs).toMatchObject({ verdict: 'undecided', decided: 'false' });
    expect(visible().at(-1)).toContain(
      'Attempt 2 trained all parts again: a new sequence of looks, with a new chance of a false alarm.',
    );
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure' }]);
  });

  test('compares every look with the baseline there was when the run began', async () => {
    const event = repository.github.pullRequestEvent();
    await train(1, { event });
    const first = await look({ event });
    await repository.trainMain({ run: 802, trains: SWEEPS.worse });
    await train(2, { event });
    const second = await look({ event });

    expect([first.outputs['baseline-sha'], second.outputs['baseline-sha']]).toEqual([base, base]);
  });
});

describe('a fork', () => {
  /** The gate after the fork's run, which has trained these parts. */
  async function judge(shifts: readonly number[]) {
    const { github } = repository;
    const { number } = github.forkPullRequest();
    const event = github.pullRequestEvent({ fork: true });
    for (const [i, shift] of shifts.entries()) await train(i + 1, { shift, event });
    github.endRun(900);
    const run = await look({ event: github.workflowRunEvent({ run: 900 }), runId: 950 });
    return { run, checks: repository.checks(number) };
  }

  test('that trains on after “worse” gains nothing: the gate judges all looks anew', async () => {
    const { run, checks } = await judge([-0.3, 0.3, 0.3, 0.3]);

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse', look: '1 of 4' } });
    expect(checks).toMatchObject([{ conclusion: 'failure' }]);
    expect(await reportOf(run)).toMatchObject({ candidate: { n: 12 }, stoppedBy: 'worse' });
  });

  test('that stops before a look decides fails: cutting trials must not open the gate', async () => {
    const { run, checks } = await judge([UNCLEAR]);

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'insufficient', gate: 'fail' } });
    expect(checks).toMatchObject([{ conclusion: 'failure' }]);
    expect(run.summary).toContain('Training ended after 12 trials, before the look at 24');
  });
});

test('main trains all parts, and keeps them as the next baseline at the end', async () => {
  const onMain = { event: repository.pushToMain(), runId: 802 };
  await train(1, { ...onMain, shift: -0.3 });
  const first = await look(onMain);
  expect(first).toMatchObject({ exitCode: 0, outputs: { decided: 'false' } });
  expect(first.outputs).not.toHaveProperty('sweep-artifact');

  for (const part of [2, 3, 4]) await train(part, { ...onMain, shift: -0.3 });
  const kept = { decided: 'true', 'sweep-artifact': 'tuning-gate-sweep' };
  expect(await look(onMain)).toMatchObject({ exitCode: 0, outputs: kept });
});
