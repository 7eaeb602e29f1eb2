import {
  CONFIG,
  type StepRun,
  SWEEPS,
  said,
  sweepCsv,
  useTrainingRepository,
} from '../support/training-repository.ts';

/**
 * What people see who cheat in nothing. None of them may be stopped by a check that its comment does not say how
 * to turn green.
 */
const repository = useTrainingRepository();

function expectOpen(run: StepRun, gate: 'neutral' | 'pass'): void {
  expect(said(run, 'error')).toEqual([]);
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

  test('pass once the config has that line', async () => {
    repository.github.write('main', CONFIG, 'min-trials: 48\n');
    await repository.trainMain({ run: 801, trains: monthly });
    expectOpen(await train(900, sound), 'pass');
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

test('a machine that made trials fail, and the run after it', async () => {
  await repository.trainMain({ run: 801 });
  const rows = SWEEPS.same.trim().split('\n');
  const flaky = rows.map((row, i) => (i > 0 && i <= 24 ? row.replace(/[^,]*$/, '') : row));
  const first = await train(900, `${flaky.join('\n')}\n`);
  expect(first).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse' } });
  expect(repository.comment()).toContain('If the machine made them fail, train again');

  const second = await train(901, sweepCsv({ seed: 'a sound machine' }));

  expectOpen(second, 'pass');
  expect(repository.comment()).toContain('/actions/runs/900');
});

describe('a repository of two models', () => {
  const models = { small: SWEEPS.baseline, large: sweepCsv({ seed: 'large' }) };

  repository.beginsWith(() => repository.trainMain({ run: 801, sweeps: models }));

  const again = (...names: string[]) => {
    const sweeps = names.map((name) => [name, sweepCsv({ seed: `${name} again` })]);
    return repository.saveEach(Object.fromEntries(sweeps), { runId: 900 });
  };

  test('gets a third', async () => {
    await again('small', 'large', 'third');
    expectOpen(await repository.gate({ runId: 900 }), 'pass');
    expect(repository.comment()).toContain('`third`');
  });

  test('loses one, which a maintainer accepts', async () => {
    await again('small');
    const run = await repository.gate({ runId: 900 });
    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'no-candidate' } });
    expect(repository.comment()).toContain('**Maintainer:** to accept, label ');

    repository.accept();

    expectOpen(await repository.gate({ runId: 900, runAttempt: 2 }), 'neutral');
    const [text = ''] = repository.comment().split('<details');
    expect(text.match(/\*\*.* \(accepted by mona\)<br>/g)).toHaveLength(1);
    expect(text).not.toContain('check that the job that trains');
  });
});

test('an unchanged model whose training is deterministic, with fixed seeds', async () => {
  await repository.trainMain({ run: 801, trains: SWEEPS.baseline });
  const run = await train(900, SWEEPS.baseline);
  expect(run).toMatchObject({ exitCode: 0 });
  expect(repository.comment()).toContain('check that the job trained with it');
  expect(['success', 'neutral']).toContain(repository.checks().at(-1)?.conclusion);
});
