import {
  CONFIG,
  type Step,
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

async function train(runId: number, trains: string, more: Step = {}): Promise<StepRun> {
  await repository.collect({ runId, trains, ...more });
  return repository.gate({ runId });
}

test('the first pull request, before main has a baseline', async () => {
  const run = await train(900, SWEEPS.same);
  expectOpen(run, 'neutral');
  expect(repository.comment()).toContain('Merge this, or run this workflow once on `main`.');
});

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

describe('searches that adapt, as Optuna’s do by default,', () => {
  /** Scores that rise from trial to trial, as where earlier trials steer later ones. */
  const risingCsv = (seed: string) => {
    const rows = sweepCsv({ seed }).trim().split('\n').slice(1);
    const sorted = rows.map((row) => Number(row.split(',')[2])).sort((a, b) => a - b);
    const lines = sorted.map((score, i) => `${i},${(i * 7) % 48},${score}`);
    return `trial,learning_rate,accuracy\n${lines.join('\n')}\n`;
  };
  const ADAPTIVE = { inputs: { 'search-method': 'adaptive' } };

  test('are told that no rate holds, and what would', async () => {
    await repository.trainMain({ run: 801, ...ADAPTIVE });
    const run = await train(900, SWEEPS.worse, ADAPTIVE);
    expectOpen(run, 'neutral');
    expect(repository.comment()).toMatch(/random search/);
    expect(repository.comment()).not.toMatch(/times in 10,000/);
  });

  test('are recognised by their drift where the files do not name them', async () => {
    await repository.trainMain({ run: 801, trains: risingCsv('before') });
    const run = await train(900, sweepCsv({ seed: 'worse', shift: -0.3 }));
    expectOpen(run, 'neutral');
  });
});

test('a job of the matrix that the runner killed, and that is re-run', async () => {
  await repository.trainMain({ run: 801 });
  const shards = [0, 1, 2, 3].map((job) => sweepCsv({ seed: `shard ${job}`, trials: 12 }));
  const only = (isSaved: (job: number) => boolean) =>
    shards.map((shard, job) => (isSaved(job) ? shard : null));
  await repository.saveShards(
    only((job) => job !== 2),
    { runId: 900 },
  );
  const first = await repository.gate({ runId: 900 });
  expect(first).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
  expect(repository.comment()).toContain('Re-run the failed jobs.');

  await repository.saveShards(
    only((job) => job === 2),
    { runId: 900, runAttempt: 2 },
  );

  expectOpen(await repository.gate({ runId: 900, runAttempt: 2 }), 'pass');
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

describe('a pull request that trains fewer trials', () => {
  const fewer = sweepCsv({ seed: 'fewer', trials: 24 });

  test('is told which line allows it, where nobody has said how many there must be', async () => {
    await repository.trainMain({ run: 801 });
    const run = await train(900, fewer);
    expectOpen(run, 'neutral');
    expect(repository.comment()).toContain('`min-trials: 24`');
  });

  test('fails where the config says how many, and the comment says so', async () => {
    repository.github.write('main', CONFIG, 'min-trials: 48\n');
    await repository.trainMain({ run: 801 });
    const run = await train(900, fewer);
    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'insufficient' } });
    expect(repository.comment()).toMatch(/24 .*48/);
  });
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
    expect(repository.comment()).toContain('To accept it: a maintainer sets the label');

    repository.accept();

    expectOpen(await repository.gate({ runId: 900, runAttempt: 2 }), 'neutral');
    const [text = ''] = repository.comment().split('<details');
    expect(text.match(/Not judged, accepted by mona/g)).toHaveLength(1);
    expect(text).not.toContain('Check that the job that trains ran');
  });
});

test('a hotfix while training is broken', async () => {
  await repository.trainMain({ run: 801 });
  const broken = await repository.gate({ runId: 900 });
  expect(broken).toMatchObject({ exitCode: 1, outputs: { verdict: 'no-candidate' } });
  expect(repository.comment()).toContain('To accept it: a maintainer sets the label');
  expect(repository.comment()).not.toContain('part of the difference');

  repository.accept();

  expectOpen(await repository.gate({ runId: 900, runAttempt: 2 }), 'neutral');
});

test('a merge queue after a pull request that passed', async () => {
  await repository.trainMain({ run: 801 });
  await train(900, SWEEPS.same);
  const event = repository.github.mergeGroupEvent();

  const run = await repository.gate({ event, runId: 950 });

  expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
  expect(repository.github.checks(event.sha)).toMatchObject([{ conclusion: 'success' }]);
});

test('Dependabot, whose token may only read', async () => {
  await repository.trainMain({ run: 801 });
  const token = repository.github.readOnlyToken;
  await repository.collect({ runId: 900, trains: SWEEPS.same });

  const run = await repository.gate({ runId: 900, token });

  expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
  expect(said(run, 'error')).toEqual([]);
  expect(said(run, 'warning').join(' ')).toContain('`permissions: checks: write`');
  expect(run.summary).toContain('The check passes.');
});

test('an unchanged model whose training is deterministic, with fixed seeds', async () => {
  await repository.trainMain({ run: 801, trains: SWEEPS.baseline });
  const run = await train(900, SWEEPS.baseline);
  expect(run).toMatchObject({ exitCode: 0 });
  expect(repository.comment()).toContain('Give each run a seed of its own.');
  expect(['success', 'neutral']).toContain(repository.checks().at(-1)?.conclusion);
});
