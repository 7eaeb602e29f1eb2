import { CONFIG, type StepRun, SWEEPS, sweepCsv, useRepository } from '../support/training.ts';

const repository = useRepository();

/** A pull request whose job trained this, against the baseline of main, whose job has these inputs. */
async function judged(trains: string, { baseline = SWEEPS.baseline, inputs = {} } = {}) {
  const event = repository.pushToMain();
  await repository.save(baseline, { event, runId: 801, inputs });
  repository.github.endRun(801);
  await repository.save(trains, { runId: 900 });
  return repository.gate({ runId: 900 });
}

function expectClosed(run: StepRun): void {
  expect(run).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
  expect(repository.checks().at(-1)).toMatchObject({ conclusion: 'failure' });
}

/** Nobody who cheats in nothing may be stopped by a check whose comment does not say how to turn it green. */
function expectOpen(run: StepRun, gate: 'neutral' | 'pass'): void {
  expect(run).toMatchObject({ exitCode: 0, outputs: { gate }, errors: [] });
  const conclusion = gate === 'pass' ? 'success' : gate;
  expect(repository.checks().at(-1)).toMatchObject({ conclusion });
}

test('a pull request that trains fewer trials fails below the number that was saved with the baseline', async () => {
  const short = sweepCsv({ seed: 'other', trials: 47 });
  const run = await judged(short, { inputs: { 'min-trials': '48' } });
  expectClosed(run);
  const found = { verdict: 'insufficient', reasonCode: 'candidate-short' };
  expect(await run.report()).toMatchObject(found);
});

test('a pull request of 48 trials, against a monthly baseline of 96, is told which line makes 48 enough', async () => {
  const baseline = sweepCsv({ seed: 'a month', trials: 96 });
  expectOpen(await judged(sweepCsv({ seed: 'pull request' }), { baseline }), 'neutral');
  expect(repository.comment()).toContain('`min-trials: 48`');
});

test('a pull request whose trials cost more fails if it no longer saves what they cost', async () => {
  const costing = (sweep: string, seconds: number) => {
    const [header, ...rows] = sweep.trim().split('\n');
    const lines = rows.map((row, i) => `${row},${seconds + (i % 3)}`);
    return `${header},seconds\n${lines.join('\n')}\n`;
  };
  const inputs = { cost: 'seconds', 'cost-unit': 'seconds' };
  const baseline = costing(SWEEPS.baseline, 10);
  const run = await judged(costing(SWEEPS.same, 100), { baseline, inputs });
  expectClosed(run);
  expect(run.outputs.verdict).toBe('invalid');
  expect(repository.comment()).toContain(
    '❌ **Not judged**: the candidate’s trials have no cost, the baseline’s do<br>',
  );
});

test('an unchanged model whose training is deterministic, with fixed seeds, is not stopped', async () => {
  expect(await judged(SWEEPS.baseline)).toMatchObject({ exitCode: 0 });
  expect(repository.comment()).toContain('check that the job trained with it');
  expect(['success', 'neutral']).toContain(repository.checks().at(-1)?.conclusion);
});

describe('a job that saved nothing', () => {
  /** A sweep by jobs that train six trials each; of those that are lost, nothing is saved. */
  async function judgeJobs(jobs: number, lost: number, { shift = 0, config = '' }) {
    if (config !== '') repository.github.write('main', CONFIG, config);
    await repository.trainMain({ run: 801 });
    const trained = Array.from({ length: jobs }, (_, job) =>
      sweepCsv({ seed: `job ${job}`, trials: 6, shift }),
    );
    const saved = trained.map((csv, job) => (job < lost ? null : csv));
    await repository.saveShards(saved, { runId: 900 });
    return { trained, run: await repository.gate({ runId: 900 }) };
  }

  test.each([
    ['', {}],
    [' where the base says how many trials there are to be', { config: 'min-trials: 48\n' }],
  ])(
    'does not fail a check that does not depend on it%s, and is said until it is run again',
    async (_, more) => {
      const { trained, run } = await judgeJobs(8, 1, more);
      expectOpen(run, 'pass');
      expect(await run.report()).toMatchObject({ verdict: 'none', candidate: { n: 42 } });
      expect(repository.comment()).toContain('Only 7 of the 8 jobs saved their trials');

      const again = { runId: 900, runAttempt: 2 };
      await repository.saveShards(
        trained.map((csv, job) => (job < 1 ? csv : null)),
        again,
      );
      expectOpen(await repository.gate(again), 'pass');
      expect(repository.comment()).not.toContain('of the 8 jobs');
    },
  );

  test.each([
    ['its trials could decide', 8, 3, { shift: -0.05 }],
    ['it is one of many', 8, 5, {}],
  ])('fails the check if %s', async (_, jobs, lost, more) => {
    const { run } = await judgeJobs(jobs, lost, more);
    expectClosed(run);
    const found = { verdict: 'invalid', reasonCode: 'missing-shards' };
    expect(await run.report()).toMatchObject(found);
    expect(repository.comment()).toContain(
      `❌ **Not judged**: ${lost} of ${jobs} jobs saved no trials, which could decide<br>`,
    );
  });
});
