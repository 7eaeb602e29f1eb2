import { CONFIG, SWEEPS, sweepCsv, useTrainingRepository } from '../support/training-repository.ts';

const repository = useTrainingRepository();

interface Given {
  /** What main trained: 48 trials otherwise. */
  readonly baseline?: string;
  /** The config of main, which may have none. */
  readonly config?: string;
  /** Of the jobs that train main and the pull request. */
  readonly ofMain?: Readonly<Record<string, string>>;
  readonly ofPull?: Readonly<Record<string, string>>;
}

/** A pull request whose job trained what it says, against the baseline of main. */
async function judged(trains: string, given: Given = {}) {
  const { baseline = SWEEPS.baseline, config, ofMain = {}, ofPull = {} } = given;
  const { github } = repository;
  if (config !== undefined) github.write('main', CONFIG, config);
  const event = repository.pushToMain();
  await repository.save(baseline, { event, runId: 801, inputs: ofMain });
  github.endRun(801);
  await repository.save(trains, { runId: 900, inputs: ofPull });
  const run = await repository.gate({ runId: 900 });
  const checks = repository.checks() as { conclusion: string }[];
  const comments = github.comments() as { body: string }[];
  return {
    report: await run.report(),
    found: { exitCode: run.exitCode, conclusion: checks[0]?.conclusion },
    comment: comments[0]?.body ?? '',
  };
}

const CLOSED = { exitCode: 1, conclusion: 'failure' };

describe('a pull request that trains fewer trials', () => {
  test('fails below the number that was saved with the baseline', async () => {
    const { report, found } = await judged(sweepCsv({ seed: 'other', trials: 47 }), {
      ofMain: { 'min-trials': '48' },
    });
    expect(found).toEqual(CLOSED);
    expect(report).toMatchObject({ verdict: 'insufficient', reasonCode: 'candidate-short' });
  });
});

describe('a pull request whose trials cost more', () => {
  const COST = { cost: 'seconds', 'cost-unit': 'seconds' };
  const costing = (seconds: number) => {
    const [header, ...rows] = SWEEPS[seconds > 10 ? 'same' : 'baseline'].trim().split('\n');
    const lines = rows.map((row, i) => `${row},${seconds + (i % 3)}`);
    return `${header},seconds\n${lines.join('\n')}\n`;
  };
  const main = { baseline: costing(10), ofMain: COST };

  test('fails if it no longer saves what they cost', async () => {
    const { report, found, comment } = await judged(costing(100), main);
    expect(found).toEqual(CLOSED);
    expect(report).toMatchObject({ verdict: 'invalid' });
    expect(comment).toContain(
      '❌ **Not judged**: the candidate’s trials have no cost, the baseline’s do<br>',
    );
  });
});

describe('a job that saved nothing', () => {
  /** A sweep by jobs that train six trials each; of those that are lost, nothing is saved. */
  async function judgeJobs(jobs: number, lost: number, more: { shift?: number; config?: string }) {
    const { github } = repository;
    const { shift = 0, config } = more;
    if (config !== undefined) github.write('main', CONFIG, config);
    await repository.trainMain({ run: 801 });
    const trained = Array.from({ length: jobs }, (_, job) =>
      job < lost ? null : sweepCsv({ seed: `job ${job}`, trials: 6, shift }),
    );
    await repository.saveShards(trained, { runId: 900 });
    const run = await repository.gate({ runId: 900 });
    return { run, report: await run.report(), comment: repository.comment() };
  }

  test.each([
    ['', {}],
    [' where the base says how many trials there are to be', { config: 'min-trials: 48\n' }],
  ])('does not fail a check that does not depend on it%s, and is said', async (_, more) => {
    const { run, report, comment } = await judgeJobs(8, 1, more);
    expect(run).toMatchObject({ exitCode: 0, outputs: { verdict: 'none', gate: 'pass' } });
    expect(report).toMatchObject({ candidate: { n: 42 } });
    expect(comment).toContain('Only 7 of the 8 jobs saved their trials');
  });

  test.each([
    ['its trials could decide', 8, 3, { shift: -0.05 }],
    ['it is one of many', 8, 5, {}],
  ])('fails the check if %s', async (_, jobs, lost, more) => {
    const { run, report, comment } = await judgeJobs(jobs, lost, more);
    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid', gate: 'fail' } });
    expect(report).toMatchObject({ reasonCode: 'missing-shards' });
    expect(comment).toContain(
      `❌ **Not judged**: ${lost} of ${jobs} jobs saved no trials, which could decide<br>`,
    );
  });
});
