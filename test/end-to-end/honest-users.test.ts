import {
  type StepRun,
  SWEEPS,
  sweepCsv,
  useTrainingRepository,
} from '../support/training-repository.ts';

/**
 * What people see who cheat in nothing. None of them may be stopped by a check that its comment does not say how
 * to turn green.
 */
const repository = useTrainingRepository();

function expectOpen(run: StepRun, gate: 'neutral' | 'pass'): void {
  expect(run.errors).toEqual([]);
  expect(run).toMatchObject({ exitCode: 0, outputs: { gate } });
  const conclusion = gate === 'pass' ? 'success' : gate;
  expect(repository.checks().at(-1)).toMatchObject({ conclusion });
}

async function train(runId: number, trains: string): Promise<StepRun> {
  await repository.save(trains, { runId });
  return repository.gate({ runId });
}

describe('a monthly baseline of 96 trials, and pull requests of 48', () => {
  const sound = sweepCsv({ seed: 'pull request' });
  const monthly = sweepCsv({ seed: 'a month', trials: 96 });

  test('are told which line makes 48 enough', async () => {
    await repository.trainMain({ run: 801, trains: monthly });
    const run = await train(900, sound);
    expectOpen(run, 'neutral');
    expect(repository.comment()).toContain('`min-trials: 48`');
  });
});

test('a job of the matrix that the runner killed is missing without a failure, until it is re-run', async () => {
  await repository.trainMain({ run: 801 });
  const shards = [0, 1, 2, 3].map((job) => sweepCsv({ seed: `shard ${job}`, trials: 12 }));
  const only = (isSaved: (job: number) => boolean) =>
    shards.map((shard, job) => (isSaved(job) ? shard : null));
  await repository.saveShards(
    only((job) => job !== 2),
    { runId: 900 },
  );
  expectOpen(await repository.gate({ runId: 900 }), 'pass');
  expect(repository.comment()).toContain('Only 3 of the 4 jobs saved their trials');

  await repository.saveShards(
    only((job) => job === 2),
    { runId: 900, runAttempt: 2 },
  );

  expectOpen(await repository.gate({ runId: 900, runAttempt: 2 }), 'pass');
  expect(repository.comment()).not.toContain('of the 4 jobs');
});

test('an unchanged model whose training is deterministic, with fixed seeds', async () => {
  await repository.trainMain({ run: 801, trains: SWEEPS.baseline });
  const run = await train(900, SWEEPS.baseline);
  expect(run).toMatchObject({ exitCode: 0 });
  expect(repository.comment()).toContain('check that the job trained with it');
  expect(['success', 'neutral']).toContain(repository.checks().at(-1)?.conclusion);
});
