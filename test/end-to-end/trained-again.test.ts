import { crashed, type Step, SWEEPS, sweepCsv, useRepository } from '../support/training.ts';

const STANDS = 'Worse in an earlier run';

const repository = useRepository({ trained: true });

const train = (runId: number, trains: string, more: Step = {}) =>
  repository.trainAndGate({ runId, trains, ...more });

/** The same with its first 36 trials never ended. */
function killed(csv: string): string {
  const [head = '', ...rows] = csv.trim().split('\n');
  const lines = rows.map((row, i) =>
    i < 36 ? row.replace(/[^,]+$/, ',running') : `${row},completed`,
  );
  return `${[`${head},status`, ...lines].join('\n')}\n`;
}

describe('a commit that failed and is trained again', () => {
  repository.beginsWith(() => train(900, SWEEPS.worse));

  test('fails again, says why, and names both runs', async () => {
    const again = await train(901, SWEEPS.same);

    expect(again).toMatchObject({ exitCode: 1, outputs: { gate: 'fail', reason: STANDS } });
    expect(repository.checks().at(-1)).toMatchObject({ conclusion: 'failure', title: STANDS });
    const runs = `https://github.com/${repository.github.repository}/actions/runs`;
    for (const text of [repository.comment(), again.summary]) {
      expect(text).toContain(`❌ **${STANDS}**`);
      expect(text).toContain(`[That run](${runs}/900) trained the same commit for the same base`);
      expect(text).toContain(`[this run](${runs}/901)`);
      expect(text).toContain('push a new commit to run the check again.');
      expect(text).not.toContain('f nothing changed');
      expect(text).toContain('**Maintainer:** to accept, label ');
    }
    const log = again.stdout.replace(/\s+/g, ' ');
    expect(log).toContain(`That run (${runs}/900) trained the same commit for the same base`);
    expect(again.errors[0]).toContain(STANDS);
  });

  test('fails also in a later attempt, after GitHub has made the test merge again, and in a third run', async () => {
    const { github } = repository;
    expect((await train(900, SWEEPS.same, { runAttempt: 2 })).outputs.gate).toBe('fail');
    const event = github.pullRequestEvent();
    const parents = [github.tip('main') ?? '', github.pullRequest().headSha];
    const sha = github.commit({ parents, message: 'Merge it once more' });
    expect(sha).not.toBe(event.sha);
    const other = sweepCsv({ seed: 'a third' });
    expect((await train(902, other, { event: { ...event, sha } })).outputs.gate).toBe('fail');
  });

  test('is judged anew after a push', async () => {
    repository.github.pushToPullRequest();
    expect((await train(901, SWEEPS.same)).outputs.gate).toBe('pass');
  });

  test('passes with the label, and again when it is drawn once more', async () => {
    await train(901, SWEEPS.same);
    repository.accept();
    const accepted = await train(901, SWEEPS.same, { runAttempt: 2 });
    expect(accepted).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(repository.checks().at(-1)?.title).toBe(`${STANDS} (accepted by mona)`);

    const covered = await train(902, SWEEPS.same);
    expect(covered.outputs.gate).toBe('pass');
  });
});

describe('a commit that is trained again after', () => {
  test.each<[string, Step, string]>([
    ['an unreadable sweep', { trains: 'trial,accuracy\n1,high\n' }, 'error'],
    ['crashes alone', { trains: crashed(SWEEPS.same, 36) }, 'worse'],
    ['trials that a dying machine left unfinished', { trains: killed(SWEEPS.same) }, 'worse'],
  ])('%s is judged', async (_, step, verdict) => {
    const failed = await repository.trainAndGate({ runId: 900, ...step });
    expect(failed.outputs).toMatchObject({ gate: 'fail', verdict });

    const again = await train(901, SWEEPS.same);

    expect(again.outputs.gate).toBe('pass');
    const named =
      /\[An earlier run\]\(https:\S+\/900\) found this commit worse, but only because of trials that failed or never ended\./;
    expect(named.test(again.summary)).toBe(verdict === 'worse');
  });

  test('crashes twice stays failed, whatever the next training shows, and its second failure says so', async () => {
    const first = await train(900, crashed(SWEEPS.same, 36));
    expect(first.summary).toContain('train again: the new trials are judged');
    const second = await train(901, crashed(sweepCsv({ seed: 'a second' }), 36));
    expect(second.outputs).toMatchObject({ gate: 'fail', verdict: 'worse' });
    expect(second.summary).toMatch(
      /\[An earlier run\]\(https:\S+\/900\) failed only because of such trials, too, so this failure stands/,
    );
    expect(second.summary).not.toContain('train again');

    const third = await train(902, SWEEPS.same);

    expect(third.outputs).toMatchObject({ gate: 'fail', reason: STANDS });
    expect(third.summary).toMatch(/\[That run\]\(https:\S+\/901\)/);
    await repository.trainMain({ run: 802, trains: sweepCsv({ seed: 'baseline again' }) });
    expect((await train(903, SWEEPS.same)).outputs.gate).toBe('pass');
  });
});

test('of several comparisons, only the one that failed fails again', async () => {
  const { baseline, same, worse } = SWEEPS;
  await repository.trainMain({ run: 802, sweeps: { small: baseline, large: baseline } });
  await repository.saveEach({ small: worse, large: same }, { runId: 900 });
  await repository.gate({ runId: 900 });

  const small = sweepCsv({ seed: 'small again' });
  await repository.saveEach({ small, large: same }, { runId: 901 });
  const again = await repository.gate({ runId: 901 });

  expect(again.outputs).toMatchObject({ gate: 'fail', reason: STANDS });
  expect(repository.checks().at(-1)?.title).toBe(
    'Worse in an earlier run in 1 of 2 comparisons: small',
  );
});

test('two jobs of one run write one check: the second, which passes after one that failed, asks for a name', async () => {
  await train(900, SWEEPS.worse);
  const comments = repository.github.comments();

  const other = await train(900, SWEEPS.same);

  expect(other.exitCode).toBe(1);
  expect(other.errors).toContainEqual(
    'On this commit, `tuning-gate` is already the check of another job or step of this run. Give each of them its own input `name`.',
  );
  expect(repository.checks().at(-1)).toMatchObject({ conclusion: 'failure' });
  expect(repository.github.comments()).toEqual(comments);
});
