import {
  type Step,
  SWEEPS,
  said,
  sweepCsv,
  useTrainingRepository,
} from '../support/training-repository.ts';

const LABEL = 'tuning-gate: accepted';
const STANDS = 'This commit was worse in an earlier run';

const repository = useTrainingRepository({ trained: true });

const train = (runId: number, trains: string, more: Step = {}) =>
  repository.trainAndGate({ runId, trains, ...more });

async function checks() {
  return repository.github.checks(repository.github.pullRequest().headSha);
}

/** The same sweep with its first trials crashed. */
function crashed(csv: string, count: number): string {
  const [head = '', ...rows] = csv.trim().split('\n');
  const failed = rows.map((row, i) => (i < count ? row.replace(/[^,]+$/, 'nan') : row));
  return `${[head, ...failed].join('\n')}\n`;
}

describe('a commit that failed and is trained again', () => {
  test('fails again, says why, and names both runs', async () => {
    await train(900, SWEEPS.worse);

    const again = await train(901, SWEEPS.same);

    expect(again).toMatchObject({ exitCode: 1, outputs: { gate: 'fail', reason: STANDS } });
    expect((await checks()).at(-1)).toMatchObject({ conclusion: 'failure', title: STANDS });
    const comment = repository.github.comments().at(-1)?.body ?? '';
    const runs = `https://github.com/${repository.github.repository}/actions/runs`;
    for (const text of [comment, again.summary]) {
      expect(text).toContain(`❌ **${STANDS}.**`);
      expect(text).toContain(`[That run](${runs}/900) trained the same commit for the same base`);
      expect(text).toContain(`from [this run](${runs}/901)`);
      expect(text).toContain('Push a change to have it judged anew.');
      expect(text).not.toContain('If nothing changed');
      expect(text).toContain('To accept it: a maintainer sets the label');
    }
    const log = again.stdout.replace(/\s+/g, ' ');
    expect(log).toContain(`That run (${runs}/900) trained the same commit for the same base`);
    expect(said(again, 'error')[0]).toContain(STANDS);
  });

  test('fails also in a later attempt, after GitHub has made the test merge again, and in a third run', async () => {
    const { github } = repository;
    await train(900, SWEEPS.worse);
    expect((await train(900, SWEEPS.same, { runAttempt: 2 })).outputs.gate).toBe('fail');
    const event = github.pullRequestEvent();
    const parents = [github.tip('main') ?? '', github.pullRequest().headSha];
    const sha = github.commit({ parents, message: 'Merge it once more' });
    expect(sha).not.toBe(event.sha);
    const other = sweepCsv({ seed: 'a third' });
    expect((await train(902, other, { event: { ...event, sha } })).outputs.gate).toBe('fail');
  });

  test('is judged by the same trials if only the comparison runs again', async () => {
    await train(900, SWEEPS.worse);
    const again = await train(901, SWEEPS.worse);
    expect(again.outputs).toMatchObject({ gate: 'fail', verdict: 'worse' });
    expect(again.outputs.reason).not.toBe(STANDS);
  });

  test('is judged anew after a push, which the count of draws tells', async () => {
    await train(900, SWEEPS.worse);
    const commentNow = async () => repository.github.comments().at(-1)?.body;
    expect(await commentNow()).not.toContain('has been trained');
    repository.github.pushToPullRequest();

    const pushed = await train(901, SWEEPS.same);

    expect(pushed.outputs.gate).toBe('pass');
    expect(await commentNow()).toContain('This pull request’s candidate has been trained 2 times.');
    await train(902, SWEEPS.same);
    expect(await commentNow()).toContain('has been trained 2 times.');
  });

  test('is judged anew against another baseline', async () => {
    await train(900, SWEEPS.worse);
    await repository.trainMain({ run: 802, trains: sweepCsv({ seed: 'baseline again' }) });
    expect((await train(901, SWEEPS.same)).outputs.gate).toBe('pass');
  });

  test('is judged anew on another commit of the base that has the same baseline', async () => {
    await train(900, SWEEPS.worse);
    repository.github.commit({ branch: 'main' });
    expect((await train(901, SWEEPS.same)).outputs.gate).toBe('pass');
  });

  test.each([
    ['an unreadable sweep', { trains: 'trial,accuracy\n1,high\n' }, 'error'],
    ['no sweep', {}, 'no-candidate'],
    ['another metric', { trains: SWEEPS.same, inputs: { metric: 'learning_rate' } }, 'invalid'],
  ])('is judged after %s, which is no failure of the candidate', async (_, step: Step, verdict) => {
    const failed = await repository.trainAndGate({ runId: 900, ...step });
    expect(failed.outputs).toMatchObject({ gate: 'fail', verdict });
    expect((await train(901, SWEEPS.same)).outputs.gate).toBe('pass');
  });

  test('is judged if it failed only by its crashes, and both runs are named', async () => {
    const flaky = await train(900, crashed(SWEEPS.same, 36));
    expect(flaky.outputs).toMatchObject({ gate: 'fail', verdict: 'worse' });

    const again = await train(901, SWEEPS.same);

    expect(again.outputs.gate).toBe('pass');
    expect(again.summary).toMatch(
      /\[An earlier run\]\(https:\S+\/900\) found this commit worse, but only because of trials that failed or never ended\./,
    );
  });

  test('is judged if it failed only by trials that a dying machine left unfinished', async () => {
    const [head = '', ...rows] = SWEEPS.same.trim().split('\n');
    const killed = rows.map((row, i) =>
      i < 36 ? row.replace(/[^,]+$/, ',running') : `${row},completed`,
    );
    const dying = await train(900, `${[`${head},status`, ...killed].join('\n')}\n`);
    expect(dying.outputs).toMatchObject({ gate: 'fail', verdict: 'worse' });

    expect((await train(901, SWEEPS.same)).outputs.gate).toBe('pass');
  });

  test('fails if it is worse without its crashes too', async () => {
    await train(900, crashed(SWEEPS.worse, 12));
    expect((await train(901, SWEEPS.same)).outputs.reason).toBe(STANDS);
  });

  test('does not get through by failing to train where that is allowed', async () => {
    await train(900, SWEEPS.worse);
    const inputs = { 'on-missing-candidate': 'neutral' };
    const none = await repository.trainAndGate({ runId: 901, inputs });
    expect(none.outputs).toMatchObject({ gate: 'fail', verdict: 'no-candidate', reason: STANDS });
  });

  test('passes with the label, and again when it is drawn once more', async () => {
    await train(900, SWEEPS.worse);
    await train(901, SWEEPS.same);
    repository.github.label({ label: LABEL, login: 'mona', role: 'maintain' });
    const accepted = await train(901, SWEEPS.same, { runAttempt: 2 });
    expect(accepted).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect((await checks()).at(-1)?.title).toBe(`${STANDS} (accepted by mona)`);

    const covered = await train(902, SWEEPS.same);
    expect(covered.outputs.gate).toBe('pass');
  });

  test('stays accepted if it was accepted when it failed', async () => {
    await train(900, SWEEPS.worse);
    repository.github.label({ label: LABEL, login: 'mona', role: 'maintain' });
    expect((await train(901, SWEEPS.same)).outputs.gate).toBe('pass');
  });

  test('is not judged if its earlier checks cannot be read in an outage', async () => {
    await train(900, SWEEPS.worse);
    repository.github.fault({ on: 'GET …/check-runs', kind: '502', times: 6 });
    const again = await train(901, SWEEPS.same);
    expect(again).toMatchObject({ exitCode: 1, outputs: { gate: 'fail', verdict: 'error' } });
    expect(again.summary).toContain('the earlier checks of this commit: could not be read');
  });
});

describe('of several comparisons', () => {
  test('only the one that failed fails again', async () => {
    const collect = async (runId: number, small: string, step: Step = {}) => {
      for (const [name, trains] of Object.entries({ small, large: SWEEPS.same }))
        await repository.collect({ ...step, runId, trains, inputs: { name } });
    };
    const { github } = repository;
    github.commit({ branch: 'main' });
    const push = { event: github.pushEvent() };
    await collect(802, SWEEPS.baseline, push);
    await repository.gate({ ...push, runId: 802 });
    github.endRun(802);
    await collect(900, SWEEPS.worse);
    await repository.gate({ runId: 900 });

    await collect(901, sweepCsv({ seed: 'small again' }));
    const again = await repository.gate({ runId: 901 });

    expect(again.outputs).toMatchObject({ gate: 'fail', reason: STANDS });
    expect((await checks()).at(-1)?.title).toBe('Worse earlier in 1 of 2 comparisons: small');
  });
});

describe('two jobs of one run', () => {
  test.each([
    ['passes', SWEEPS.same, SWEEPS.baseline, 'success'],
    ['fails', SWEEPS.same, SWEEPS.worse, 'failure'],
    ['passes after one that failed', SWEEPS.worse, SWEEPS.same, 'failure'],
  ])('write one check: the second, which %s, asks for a name', async (_, first, second, ends) => {
    await train(900, first);
    const comments = repository.github.comments();

    const other = await train(900, second);

    expect(other.exitCode).toBe(1);
    expect(said(other, 'error')).toContainEqual(
      'On this commit, `tuning-gate` is already the check of another job or step of this run. Give each of them its own input `name`.',
    );
    expect((await checks()).at(-1)).toMatchObject({ conclusion: ends });
    expect(repository.github.comments()).toEqual(comments);

    const named = await train(900, SWEEPS.same, { inputs: { name: 'large' } });
    expect((await checks()).at(-1)).toMatchObject({ name: 'tuning-gate / large' });
    expect(said(named, 'error')).toEqual([]);
  });

  test('may find the same, as looks do that run later', async () => {
    await train(900, SWEEPS.same);
    const second = await train(900, SWEEPS.same);
    expect(said(second, 'error')).toEqual([]);
    expect(await checks()).toHaveLength(1);
  });
});
