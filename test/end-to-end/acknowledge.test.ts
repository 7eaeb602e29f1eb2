import type { WorkflowEvent } from '../support/github-events.ts';
import type { Labeler } from '../support/github-labels.ts';
import {
  reportOf,
  type Step,
  type StepRun,
  SWEEPS,
  said,
  startTrainingRepository,
  sweepCsv,
  type TrainingRepository,
} from '../support/training-repository.ts';

const LABEL = 'tuning-gate: accepted';
const MAINTAINER = { login: 'mona', role: 'maintain' } as const;

let repository: TrainingRepository;

beforeEach(async () => {
  repository = await startTrainingRepository();
  await repository.trainMain({ run: 801 });
});

afterEach(() => repository.stop());

/** An attempt of the pull request's own run, with a worse candidate unless another is given. */
function attempt(runAttempt: number, more: Step = {}): Promise<StepRun> {
  return repository.trainAndGate({ runId: 900, trains: SWEEPS.worse, runAttempt, ...more });
}

function label(
  by: Labeler = MAINTAINER,
  more: { readonly at?: Date; readonly label?: string } = {},
) {
  repository.github.label({ label: LABEL, ...by, ...more });
}

async function checks() {
  return repository.github.checks((await repository.github.pullRequest()).headSha);
}

const asksForLabels = ({ apiCalls }: StepRun) =>
  apiCalls.filter((call) => /\/issues\/\d+\/events|\/permission$/.test(call));

describe('a regression that a maintainer accepts with the label', () => {
  test('passes when the failed job is started again, and everything says who accepted it', async () => {
    const failed = await attempt(1);
    expect(failed).toMatchObject({ exitCode: 1, outputs: { gate: 'fail', verdict: 'worse' } });
    const howTo = `To accept it: a maintainer sets the label \`${LABEL}\`, then re-runs this job.`;
    expect(failed.summary).toContain(howTo);
    expect((await checks())[0]?.summary).toContain(howTo);
    expect((await repository.github.comments())[0]?.body).toContain(howTo);
    expect(said(failed, 'error')[0]).toContain(howTo);
    expect(asksForLabels(failed)).toEqual([]);

    label();
    const accepted = await attempt(2);

    expect(accepted).toMatchObject({ exitCode: 0, outputs: { gate: 'pass', verdict: 'worse' } });
    expect(accepted.outputs.reason).toMatch(/is worse: strong evidence \(accepted by mona\)$/);
    const [before, now] = await checks();
    expect(now).toMatchObject({
      conclusion: 'success',
      title: `${before?.title} (accepted by mona)`,
    });
    const who =
      /`mona` accepted this on 20\d\d-\d\d-\d\d at \d\d:\d\d UTC with the label `tuning-gate: accepted`, for this commit only\./;
    const [comment, ...others] = await repository.github.comments();
    expect(others).toEqual([]);
    for (const text of [now?.summary, comment?.body, accepted.summary, accepted.stdout]) {
      expect(text?.replace(/\s+/g, ' ')).toMatch(who);
      expect(text).not.toContain('To accept it');
      expect(text).not.toContain('The check said then');
    }
    expect(await reportOf(accepted)).toMatchObject({
      gate: 'pass',
      exitCode: 0,
      acknowledged: { label: LABEL, by: 'mona', at: expect.stringMatching(/^20.+Z$/) },
    });
    expect(asksForLabels(accepted)).toHaveLength(2);
  });

  test('passes again at every later attempt, with what the accepted check said', async () => {
    await attempt(1);
    label();
    await attempt(2);
    const other = { trains: sweepCsv({ seed: 'other', shift: -0.25 }) };

    const third = await attempt(3, other);

    expect(third.outputs.gate).toBe('pass');
    expect(third.summary).toContain('The check said then: `Worse: ');
  });

  test('has to be accepted anew after a push', async () => {
    await attempt(1);
    label({ login: 'mona' });
    await repository.github.pushToPullRequest();

    const pushed = await repository.trainAndGate({ runId: 901, trains: SWEEPS.worse });

    expect(pushed).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    expect(pushed.summary).toContain(`The label \`${LABEL}\` does not count: it was set on `);
    expect(pushed.summary).toContain('a maintainer removes it and sets it again');

    repository.github.unlabel({ label: LABEL, ...MAINTAINER });
    label();
    const again = { runId: 901, runAttempt: 2, trains: SWEEPS.worse };
    expect((await repository.trainAndGate(again)).outputs.gate).toBe('pass');
  });

  test('says so if the author of the pull request accepts it', async () => {
    await attempt(1);
    label({ login: 'OctoCat', role: 'admin' });
    const { summary, outputs } = await attempt(2);
    expect(outputs.gate).toBe('pass');
    expect(summary).toContain('`OctoCat`, the author of this pull request, accepted this');
  });

  test('passes in the merge queue', async () => {
    await attempt(1);
    label();
    await attempt(2);
    const event = await repository.github.mergeGroupEvent();

    const queued = await repository.gate({ event, runId: 950 });

    expect(queued).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(await repository.github.checks(event.sha)).toMatchObject([
      { conclusion: 'success', title: expect.stringContaining('(accepted by mona)') },
    ]);
  });

  test('is accepted for a pull request of a fork by the workflow that may write', async () => {
    const { github } = repository;
    const { number, headSha } = await github.forkPullRequest();
    const fork = await github.pullRequestEvent({ fork: true });
    await repository.collect({ event: fork, runId: 900, trains: SWEEPS.worse });
    const event = await github.workflowRunEvent({ run: 900 });
    expect((await repository.gate({ event, runId: 910 })).outputs.gate).toBe('fail');

    github.label({ label: LABEL, number, ...MAINTAINER });
    const accepted = await repository.gate({ event, runId: 910, runAttempt: 2 });

    expect(accepted.outputs.gate).toBe('pass');
    expect((await github.checks(headSha)).at(-1)).toMatchObject({ conclusion: 'success' });
  });

  test('has to be accepted on each pull request of the commit', async () => {
    const { github } = repository;
    const { number } = await github.forkPullRequest();
    await github.commit({ branch: 'release' });
    const other = await github.openAgain({ number, base: 'release' });
    const fork = await github.pullRequestEvent({ fork: true });
    await repository.collect({ event: fork, runId: 900, trains: SWEEPS.worse });
    const event = await github.workflowRunEvent({ run: 900 });
    const gateAgain = (runAttempt: number) => repository.gate({ event, runId: 910, runAttempt });
    await gateAgain(1);

    github.label({ label: LABEL, number, ...MAINTAINER });
    expect((await gateAgain(2)).outputs.gate).toBe('fail');
    const [comments, others] = [await github.comments(number), await github.comments(other.number)];
    expect(comments.at(-1)?.body).toContain('`mona` accepted this');
    expect(others.at(-1)?.body).toContain('To accept it: a maintainer');

    github.label({ label: LABEL, number: other.number, ...MAINTAINER });
    expect((await gateAgain(3)).outputs.gate).toBe('pass');
  });

  test('may have a label of another name', async () => {
    const inputs = { 'acknowledge-label': 'Slower is fine' };
    await attempt(1, { inputs });
    label(MAINTAINER);
    expect((await attempt(2, { inputs })).outputs.gate).toBe('fail');
    label(MAINTAINER, { label: 'slower is FINE' });
    expect((await attempt(3, { inputs })).outputs.gate).toBe('pass');
  });
});

describe('a label does not count', () => {
  const EARLY = new Date('2026-01-01T00:00:00Z');

  test.each<[string, Labeler, Date | undefined, RegExp]>([
    [
      'set by an App',
      { login: 'renovate[bot]', type: 'Bot' },
      undefined,
      /`renovate\[bot\]`, which set it, is not a person/,
    ],
    [
      'set by somebody who triages',
      { login: 'tria', role: 'triage' },
      undefined,
      /`tria`, who set it, may not write to this repository \(permission `read`\)/,
    ],
    [
      'set before the check failed',
      MAINTAINER,
      EARLY,
      /set on 2026-01-01 at 00:00 UTC, before this commit had this result/,
    ],
  ])('if it was %s', async (_, by, at, reason) => {
    await attempt(1);
    label(by, at && { at });

    const second = await attempt(2);

    expect(second).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    for (const text of [second.summary, (await repository.github.comments()).at(-1)?.body]) {
      expect(text).toMatch(reason);
      expect(text).toContain('To accept this result, a maintainer removes it and sets it again');
      expect(text).not.toContain('To accept it:');
    }
    expect((await checks()).at(-1)).toMatchObject({ conclusion: 'failure' });
  });

  test('once it is taken away again', async () => {
    await attempt(1);
    label();
    repository.github.unlabel({ label: LABEL, ...MAINTAINER });
    const second = await attempt(2);
    expect(second.outputs.gate).toBe('fail');
    expect(second.summary).toContain('To accept it: a maintainer');
    expect(asksForLabels(second)).toEqual([]);
  });

  test('if somebody who may not write set it after the maintainer', async () => {
    await attempt(1);
    label(MAINTAINER);
    label({ login: 'tria', role: 'triage' }, { at: new Date(Date.now() + 5000) });
    expect((await attempt(2)).outputs.gate).toBe('fail');
  });

  test.each([
    ['GET …/events', '403', 'Add the line `pull-requests: read` to the job’s `permissions`'],
    [
      'GET …/permission',
      '403',
      'Give the input `github-token` a token that may read collaborators',
    ],
    ['GET …/events', '404', 'Add the line `pull-requests: read`'],
  ] as const)(
    'if %s is answered with %s, and the report says what to do',
    async (on, kind, remedy) => {
      await attempt(1);
      label();
      repository.github.fault({ on, kind });

      const second = await attempt(2);

      expect(second).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
      expect(second.summary).toContain(
        `Whether the label \`${LABEL}\` accepts this could not be read`,
      );
      expect(second.summary).toContain(remedy);
    },
  );

  test('for a sweep that could not be read, nor for the result of the next attempt', async () => {
    const unread = await attempt(1, { trains: 'trial,accuracy\n1,high\n' });
    expect(unread.outputs.verdict).toBe('error');
    expect(unread.summary).not.toContain('To accept it');
    label();

    const second = await attempt(2);

    expect(second.outputs.gate).toBe('fail');
    expect(second.summary).toContain('before this commit had this result');
  });

  test('and is not asked about for a pass', async () => {
    label();
    const run = await attempt(1, { trains: SWEEPS.same });
    expect(run.summary).not.toContain(LABEL);
    expect(asksForLabels(run)).toEqual([]);
  });

  test('without a check, from which it would count', async () => {
    label();
    const run = await attempt(1, { inputs: { check: 'never' } });
    expect(run.outputs.gate).toBe('fail');
    expect(run.summary).not.toContain(LABEL);
    expect(asksForLabels(run)).toEqual([]);
  });
});

describe('what was accepted bounds what passes', () => {
  const slightly = sweepCsv({ seed: 'slightly', shift: -0.12 });

  test('a loss beyond the limits that were shown fails again, and has to be accepted anew', async () => {
    expect((await attempt(1, { trains: slightly })).outputs.gate).toBe('fail');
    const title = (await checks()).at(-1)?.title;
    label();
    expect((await attempt(2, { trains: slightly })).outputs.gate).toBe('pass');

    const worse = await attempt(3, { trains: sweepCsv({ seed: 'slightly', shift: -0.55 }) });

    expect(worse).toMatchObject({ exitCode: 1, outputs: { gate: 'fail', verdict: 'worse' } });
    expect(worse.summary).toMatch(
      /does not count: it was set on 20.+ for `Worse: .+`, which does not cover this result/,
    );
    expect(worse.summary).toContain(title);
    expect((await checks()).at(-1)).toMatchObject({ conclusion: 'failure' });

    const again = await attempt(4, { trains: sweepCsv({ seed: 'other', shift: -0.12 }) });
    expect(again.outputs.gate).toBe('pass');
    repository.github.unlabel({ label: LABEL, ...MAINTAINER });
    label(MAINTAINER, { at: new Date(Date.now() + 2000) });
    const anew = await attempt(5, { trains: sweepCsv({ seed: 'slightly', shift: -0.55 }) });
    expect(anew.outputs.gate).toBe('pass');
  });

  test('a greater loss is not accepted with it, even where both are not judged', async () => {
    const { github } = repository;
    await github.commit({ branch: 'main' });
    const random = { 'search-method': 'random' };
    const push = { event: await github.pushEvent(), runId: 802 };
    await repository.collect({ ...push, trains: SWEEPS.baseline, inputs: random });
    github.endRun(802);
    const adaptive = async (runAttempt: number, shift: number) => {
      const trains = sweepCsv({ seed: `${shift}`, shift });
      const inputs = { 'search-method': 'adaptive' };
      await repository.collect({ runId: 900, runAttempt, trains, inputs });
      return repository.gate({ runId: 900, runAttempt });
    };
    expect((await adaptive(1, -0.1)).outputs).toMatchObject({ verdict: 'invalid', gate: 'fail' });
    label();
    expect((await adaptive(2, -0.1)).outputs.gate).toBe('neutral');

    const worse = await adaptive(3, -0.5);

    expect(worse).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    expect(worse.summary).toMatch(
      /does not count: it was set on .+, which does not cover this result/,
    );
  });

  test('a limit that is not finite covers the same trials alone', async () => {
    const crashed = (count: number) => {
      const [head = '', ...rows] = slightly.trim().split('\n');
      const failed = rows.map((row, i) => (i < count ? row.replace(/[^,]+$/, 'nan') : row));
      return `${[head, ...failed].join('\n')}\n`;
    };
    expect((await attempt(1, { trains: crashed(40) })).outputs.gate).toBe('fail');
    label();
    expect((await attempt(2, { trains: crashed(40) })).outputs.gate).toBe('pass');
    expect((await attempt(3, { trains: crashed(39) })).outputs.gate).toBe('fail');
  });
});

describe('what could not be judged', () => {
  test('is accepted without a candidate, and the check is neutral', async () => {
    const none = () => repository.trainAndGate({ runId: 900, runAttempt: 1 });
    const failed = await none();
    expect(failed).toMatchObject({ exitCode: 1, outputs: { verdict: 'no-candidate' } });
    expect(failed.summary).toContain('To accept it: a maintainer sets the label');
    label();

    const accepted = await repository.trainAndGate({ runId: 900, runAttempt: 2 });

    expect(accepted).toMatchObject({
      exitCode: 0,
      outputs: { gate: 'neutral', verdict: 'no-candidate' },
    });
    expect((await checks()).at(-1)).toMatchObject({
      conclusion: 'neutral',
      title: 'Not judged, accepted by mona: no candidate sweep was found',
    });

    const trained = await attempt(3);
    expect(trained.outputs).toMatchObject({ gate: 'fail', verdict: 'worse' });
  });

  test('is accepted with jobs of the matrix missing, but not if more are missing later', async () => {
    const { github } = repository;
    const collect = (runId: number, shard: string, event?: WorkflowEvent) =>
      repository.collect({
        runId,
        inputs: { shard },
        trains: sweepCsv({ seed: `${runId} ${shard}`, trials: 24 }),
        ...(event && { event }),
      });
    await collect(900, '0-of-3');
    await collect(900, '1-of-3');
    const gate = (runId: number, runAttempt = 1) => repository.gate({ runId, runAttempt });
    const failed = await gate(900);
    expect(failed.outputs).toMatchObject({ gate: 'fail', verdict: 'invalid' });
    label();

    expect((await gate(900, 2)).outputs.gate).toBe('neutral');
    expect((await checks()).at(-1)?.title).toBe(
      'Not judged, accepted by mona: 1 of 3 matrix jobs saved no trials',
    );

    await collect(901, '0-of-3');
    expect((await gate(901)).outputs.gate).toBe('fail');
    expect((await github.comments()).at(-1)?.body).toContain('before this commit had');
  });
});

describe('of several comparisons', () => {
  const CONFIG = '.github/tuning-gate.yml';
  const config = `
metric: accuracy
direction: maximize
acknowledge-label: Slower is fine
comparisons: { small: {}, large: {}, tiny: {} }
`;

  /** Every name is trained by a job of its own. */
  async function train(
    runId: number,
    event: WorkflowEvent,
    sweeps: Record<string, string>,
    runAttempt = 1,
  ) {
    for (const [name, trains] of Object.entries(sweeps)) {
      const inputs = { name, metric: '', direction: '' };
      const files = { [CONFIG]: config };
      await repository.collect({ event, runId, runAttempt, trains, files, inputs });
    }
  }

  test('those that fail are accepted together, with the label that the base names', async () => {
    const { github } = repository;
    await github.write('main', CONFIG, config);
    const push = await github.pushEvent();
    const { baseline, same, worse } = SWEEPS;
    await train(811, push, { small: baseline, large: baseline, tiny: baseline });
    await repository.gate({ event: push, runId: 811 });
    github.endRun(811);
    const own = config.replace('Slower is fine', 'docs');
    await github.write('try-wider-range', CONFIG, own);
    const event = await github.pullRequestEvent();
    await train(900, event, { small: worse, large: worse, tiny: same });
    const gate = (runAttempt: number) => repository.gate({ event, runId: 900, runAttempt });

    const failed = await gate(1);
    expect(failed.outputs).toMatchObject({ gate: 'fail', verdict: 'worse' });
    expect(failed.summary.split('To accept it:')).toHaveLength(2);

    label(MAINTAINER, { label: 'docs' });
    expect((await gate(2)).outputs.gate).toBe('fail');

    label(MAINTAINER, { label: 'Slower is fine' });
    const accepted = await gate(3);
    expect(accepted).toMatchObject({ exitCode: 0, outputs: { gate: 'pass', verdict: 'worse' } });
    const by = { label: 'Slower is fine', by: 'mona' };
    expect(await reportOf(accepted)).toMatchObject({
      gate: 'pass',
      comparisons: [{ acknowledged: by }, { acknowledged: by }, { acknowledged: null }],
    });
    expect((await checks()).at(-1)).toMatchObject({
      conclusion: 'success',
      title: expect.stringMatching(/^Worse in 2 of 3 comparisons.+\(accepted by mona\)$/),
      summary: expect.stringContaining('`mona` accepted this on '),
    });

    await train(900, event, { tiny: worse }, 4);
    const more = await gate(4);
    expect(more).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    expect(more.summary).toContain('before this commit had this result');
  });
});
