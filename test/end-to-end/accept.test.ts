import type { WorkflowEvent } from '../support/github/events.ts';
import type { Labeling } from '../support/github/repository.ts';
import {
  CONFIG,
  MAINTAINER,
  type Step,
  type StepRun,
  SWEEPS,
  sweepCsv,
  useRepository,
} from '../support/training.ts';

const LABEL = 'tuning-gate: accepted';

const repository = useRepository({ trained: true });

/** An attempt of the pull request's own run, with a worse candidate unless another is given. */
function attempt(runAttempt: number, more: Step = {}): Promise<StepRun> {
  return repository.trainAndGate({ runId: 900, trains: SWEEPS.worse, runAttempt, ...more });
}

function label(labeling: Partial<Labeling> = {}) {
  repository.github.label({ label: LABEL, ...MAINTAINER, ...labeling });
}

function unlabel() {
  repository.github.unlabel({ label: LABEL, ...MAINTAINER });
}

const asksForLabels = ({ apiCalls }: StepRun) =>
  apiCalls.filter((call) => /\/issues\/\d+\/events|\/permission$/.test(call));

describe('a regression that a maintainer accepts with the label', () => {
  let failed: StepRun;

  repository.beginsWith(async () => {
    failed = await attempt(1);
  });

  test('passes when the failed job is started again, and everything says who accepted it', async () => {
    expect(failed).toMatchObject({ exitCode: 1, outputs: { gate: 'fail', verdict: 'worse' } });
    const howTo = `**Maintainer:** to accept, label \`${LABEL}\`, then *Re-run failed jobs*.`;
    expect(failed.summary).toContain(howTo);
    expect(repository.checks()[0]?.summary).toContain(howTo);
    expect(repository.comment()).toContain(howTo);
    expect(failed.errors[0]).toContain(
      `Maintainer: to accept, label \`${LABEL}\`, then Re-run failed jobs.`,
    );
    expect(asksForLabels(failed)).toEqual([]);

    label();
    const accepted = await attempt(2);

    expect(accepted).toMatchObject({ exitCode: 0, outputs: { gate: 'pass', verdict: 'worse' } });
    expect(accepted.outputs.reason).toMatch(/^Worse by .* \(accepted by mona\)$/);
    const [before, now] = repository.checks();
    const title = `${before?.title} (accepted by mona)`;
    expect(now).toMatchObject({ conclusion: 'success', title });
    const who =
      /`mona` accepted this on 20\d\d-\d\d-\d\d at \d\d:\d\d UTC with the label `tuning-gate: accepted`, for this commit only\./;
    expect(repository.github.comments()).toHaveLength(1);
    for (const text of [now?.summary, repository.comment(), accepted.summary, accepted.stdout]) {
      expect(text?.replace(/\s+/g, ' ')).toMatch(who);
      expect(text).not.toContain('to accept, label');
      expect(text).not.toContain('The check said then');
    }
    expect(await accepted.report()).toMatchObject({
      gate: 'pass',
      exitCode: 0,
      accepted: { label: LABEL, by: 'mona', at: expect.stringMatching(/^20.+Z$/) },
    });
    expect(asksForLabels(accepted)).toHaveLength(2);

    const third = await attempt(3, { trains: sweepCsv({ seed: 'other', shift: -0.25 }) });

    expect(third.outputs.gate).toBe('pass');
    expect(third.summary).toContain('The check said then: `Worse by ');
  });

  test('has to be accepted anew after a push', async () => {
    label();
    repository.github.pushToPullRequest();

    const pushed = await attempt(1, { runId: 901 });

    expect(pushed).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    expect(pushed.summary).toContain(`the label \`${LABEL}\` does not count: it was set on `);
    expect(pushed.summary).toContain('remove it and set it again');

    unlabel();
    label();
    expect((await attempt(2, { runId: 901 })).outputs.gate).toBe('pass');
  });

  test('is not accepted once the pull request has moved on from it', async () => {
    const event = repository.github.pullRequestEvent();
    label();
    repository.github.pushToPullRequest();

    const late = await attempt(2, { event });

    expect(late).toMatchObject({ exitCode: 1, outputs: { gate: 'fail', verdict: 'worse' } });
    expect(asksForLabels(late)).toEqual([]);
  });

  test('passes in the merge queue', async () => {
    label();
    await attempt(2);
    const event = repository.github.mergeGroupEvent();

    const queued = await repository.gate({ event, runId: 950 });

    expect(queued).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(repository.github.checks(event.sha)).toMatchObject([
      { conclusion: 'success', title: expect.stringContaining('(accepted by mona)') },
    ]);
  });

  test.each<[string, Partial<Labeling>, RegExp]>([
    [
      'set by an App',
      { login: 'renovate[bot]', type: 'Bot', role: 'write' },
      /`renovate\[bot\]`, which set it, is not a person/,
    ],
    [
      'set by somebody who triages',
      { login: 'tria', role: 'triage' },
      /`tria`, who set it, may not write to this repository \(permission `read`\)/,
    ],
    [
      'set before the check failed',
      { at: new Date('2026-01-01T00:00:00Z') },
      /set on 2026-01-01 at 00:00 UTC, before this commit had this result/,
    ],
  ])('still fails if it was %s', async (_, labeling, reason) => {
    label(labeling);

    const second = await attempt(2);

    expect(second).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    for (const text of [second.summary, repository.comment()]) {
      expect(text).toMatch(reason);
      expect(text).toContain('To accept, remove it and set it again');
      expect(text).not.toContain('to accept, label');
    }
    expect(repository.checks().at(-1)).toMatchObject({ conclusion: 'failure' });
  });

  test('still fails if what they may do cannot be read', async () => {
    label();
    repository.github.fault({ on: 'GET …/permission', kind: '403' });

    const second = await attempt(2);

    expect(second).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    expect(second.summary).toContain('a token that may read collaborators');
  });
});

describe('of a fork, where the workflow after it may write', () => {
  let event: WorkflowEvent;
  let number: number;

  const judge = async (runAttempt: number) =>
    (await repository.gate({ event, runId: 910, runAttempt })).outputs.gate;

  repository.beginsWith(async () => {
    number = repository.github.forkPullRequest().number;
    const fork = repository.github.pullRequestEvent({ fork: true });
    await repository.save(SWEEPS.worse, { event: fork, runId: 900 });
    event = repository.github.workflowRunEvent({ run: 900 });
  });

  test('it has to be accepted on each pull request of the commit', async () => {
    repository.github.commit({ branch: 'release' });
    const other = repository.github.openAgain({ number, base: 'release' });
    await judge(1);

    label({ number });
    expect(await judge(2)).toBe('fail');
    expect(repository.comment(number)).toContain('`mona` accepted this');
    expect(repository.comment(other.number)).toContain('**Maintainer:** to accept');

    label({ number: other.number });
    expect(await judge(3)).toBe('pass');
  });
});

test('a label does not count for a sweep that could not be read, nor for the result of the next attempt', async () => {
  const unread = await attempt(1, { trains: 'trial,accuracy\n1,high\n' });
  expect(unread.outputs.verdict).toBe('error');
  expect(unread.summary).not.toContain('to accept, label');
  label();

  const second = await attempt(2);

  expect(second.outputs.gate).toBe('fail');
  expect(second.summary).toContain('before this commit had this result');
});

test.each([
  ['for a pass', { trains: SWEEPS.same }, 'pass'],
  ['without a check, from which it would count', { inputs: { check: 'never' } }, 'fail'],
])('nobody asks about a label %s', async (_, step, gate) => {
  label();
  const run = await attempt(1, step);
  expect(run.outputs.gate).toBe(gate);
  expect(run.summary).not.toContain(LABEL);
  expect(asksForLabels(run)).toEqual([]);
});

const slightly = sweepCsv({ seed: 'slightly', shift: -0.12 });

test('a loss beyond the limits that were shown when it was accepted fails again, and has to be accepted anew', async () => {
  expect((await attempt(1, { trains: slightly })).outputs.gate).toBe('fail');
  const title = repository.checks().at(-1)?.title;
  label();
  expect((await attempt(2, { trains: slightly })).outputs.gate).toBe('pass');

  const worse = await attempt(3, { trains: sweepCsv({ seed: 'slightly', shift: -0.55 }) });

  expect(worse).toMatchObject({ exitCode: 1, outputs: { gate: 'fail', verdict: 'worse' } });
  expect(worse.summary).toMatch(
    /does not count: it was set on 20.+ for `Worse by .+`, which does not cover this result/,
  );
  expect(worse.summary).toContain(title);
  expect(repository.checks().at(-1)).toMatchObject({ conclusion: 'failure' });

  const again = await attempt(4, { trains: sweepCsv({ seed: 'other', shift: -0.12 }) });
  expect(again.outputs.gate).toBe('pass');
  unlabel();
  label({ at: new Date(Date.now() + 2000) });
  const anew = await attempt(5, { trains: sweepCsv({ seed: 'slightly', shift: -0.55 }) });
  expect(anew.outputs.gate).toBe('pass');
});

describe('what could not be judged', () => {
  test('is accepted without a candidate, and the check is neutral', async () => {
    const failed = await repository.trainAndGate({ runId: 900 });
    expect(failed).toMatchObject({ exitCode: 1, outputs: { verdict: 'no-candidate' } });
    expect(failed.summary).toContain('**Maintainer:** to accept, label ');
    label();

    const accepted = await repository.trainAndGate({ runId: 900, runAttempt: 2 });

    expect(accepted).toMatchObject({
      exitCode: 0,
      outputs: { gate: 'neutral', verdict: 'no-candidate' },
    });
    expect(repository.checks().at(-1)).toMatchObject({
      conclusion: 'neutral',
      title: 'No candidate sweep was found (accepted by mona)',
    });

    const trained = await attempt(3);
    expect(trained.outputs).toMatchObject({ gate: 'fail', verdict: 'worse' });
  });

  test('is accepted with jobs of the matrix missing, but not if more are missing later', async () => {
    const shard = (seed: string) => sweepCsv({ seed, trials: 24 });
    await repository.saveShards([shard('900 0'), shard('900 1'), null], { runId: 900 });
    const gate = (runId: number, runAttempt = 1) => repository.gate({ runId, runAttempt });
    expect((await gate(900)).outputs).toMatchObject({ gate: 'fail', verdict: 'invalid' });
    label();

    expect((await gate(900, 2)).outputs.gate).toBe('neutral');
    expect(repository.checks().at(-1)?.title).toBe(
      'Not judged: 1 of 3 jobs saved no trials, which could decide (accepted by mona)',
    );

    await repository.saveShards([shard('901 0'), null, null], { runId: 901 });
    expect((await gate(901)).outputs.gate).toBe('fail');
    expect(repository.comment()).toContain('before this commit had');
  });
});

test('of several comparisons, those that fail are accepted together, with the label that the base names', async () => {
  const { github } = repository;
  const config = `
metric: accuracy
direction: maximize
accept-label: Slower is fine
comparisons: { small: {}, large: {}, tiny: {} }
`;
  const { baseline, same, worse } = SWEEPS;
  github.write('main', CONFIG, config);
  const sweeps = { small: baseline, large: baseline, tiny: baseline };
  await repository.trainMain({ run: 811, sweeps });
  github.write('try-wider-range', CONFIG, config.replace('Slower is fine', 'docs'));
  const own = { event: github.pullRequestEvent(), runId: 900 };
  await repository.saveEach({ small: worse, large: worse, tiny: same }, own);
  const gate = (runAttempt: number) => repository.gate({ ...own, runAttempt });

  const failed = await gate(1);
  expect(failed.outputs).toMatchObject({ gate: 'fail', verdict: 'worse' });
  expect(failed.summary.split('to accept, label')).toHaveLength(2);

  label({ label: 'docs' });
  expect((await gate(2)).outputs.gate).toBe('fail');

  label({ label: 'Slower is fine' });
  const accepted = await gate(3);
  expect(accepted).toMatchObject({ exitCode: 0, outputs: { gate: 'pass', verdict: 'worse' } });
  const by = { label: 'Slower is fine', by: 'mona' };
  expect(await accepted.report()).toMatchObject({
    gate: 'pass',
    comparisons: [{ accepted: by }, { accepted: by }, { accepted: null }],
  });
  expect(repository.checks().at(-1)).toMatchObject({
    conclusion: 'success',
    title: expect.stringMatching(/^Worse in 2 of 3 comparisons.+\(accepted by mona\)$/),
    summary: expect.stringContaining('`mona` accepted this on '),
  });

  await repository.save(worse, { ...own, name: 'tiny', runAttempt: 4 });
  const more = await gate(4);
  expect(more).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
  expect(more.summary).toContain('before this commit had this result');
});
