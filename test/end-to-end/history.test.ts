import { readHistory } from '../../src/parse/saved/history.ts';
import type { ActionRun } from '../support/runner.ts';
import { type Step, SWEEPS, useRepository } from '../support/training.ts';

const BRANCH = 'tuning-gate-data';
const PATH = 'history/default.jsonl';

const repository = useRepository();

const filesOf = () => repository.github.git.filesAt(BRANCH);
const sweepsKept = () => Object.keys(filesOf()).filter((path) => path.startsWith('sweeps/'));
const historyOf = (path = PATH) => readHistory({ kind: 'text', path, text: filesOf()[path] ?? '' });

/** A run on a new commit of main, which trains and compares in one job. */
async function merge(runId: number, { inputs, ...step }: Step = {}) {
  const { github } = repository;
  const event = step.event ?? repository.pushToMain();
  const given = { trains: SWEEPS.same, runId, ...step, event };
  const run = await repository.trainAndGate({ ...given, inputs: { history: 'true', ...inputs } });
  github.endRun(runId);
  return { ...run, sha: event.sha };
}

/** A pull request, of which nothing is written. */
function judge(runId: number, { inputs, ...step }: Step = {}): Promise<ActionRun> {
  const all = { history: 'true', check: 'never', comment: 'never', ...inputs };
  return repository.trainAndGate({ trains: SWEEPS.same, runId, ...step, inputs: all });
}

test('with `history: true`, a run on main that may not push is judged all the same, and the warning names the permission', async () => {
  const run = await merge(801, { token: repository.github.readOnlyToken });

  expect(run.outputs).toMatchObject({ verdict: 'no-baseline' });
  expect(run.warnings.join()).toContain('`permissions: contents: write`');
  expect(repository.github.tip(BRANCH)).toBeUndefined();
});

test('with `history: true`, a run on main that has trained nothing adds nothing, without a word on the history', async () => {
  const event = repository.pushToMain();
  const run = await repository.gate({ event, runId: 801, inputs: { history: 'true' } });

  expect(run.outputs).toMatchObject({ verdict: 'no-candidate' });
  expect(run.warnings.join()).not.toContain('history');
  expect(repository.github.tip(BRANCH)).toBeUndefined();
});

describe('with `history: true`, a run on main', () => {
  let first: Awaited<ReturnType<typeof merge>>;

  repository.beginsWith(async () => {
    first = await merge(801, { trains: SWEEPS.baseline });
  });

  test('adds its line and its sweep in one commit', async () => {
    const second = await merge(802, { trains: SWEEPS.worse, inputs: { charts: 'branch' } });

    const { lines, damaged } = await historyOf();
    expect(damaged).toEqual([]);
    expect(lines).toMatchObject([
      {
        commit: first.sha,
        run: { id: 801, attempt: 1 },
        metric: 'accuracy',
        trials: { counted: 48 },
        predecessor: { verdict: 'no-baseline', alarmed: false, rate: null },
      },
      {
        commit: second.sha,
        predecessor: { verdict: 'worse', alarmed: true },
      },
    ]);
    expect(lines[0]?.scores).toHaveLength(48);
    expect(lines[1]?.predecessor.rate).toBeCloseTo(0.0034016, 6);
    expect(lines[0]?.at.map(({ budget }) => budget)).toEqual([1, 2, 4, 8]);
    expect(Object.keys(filesOf()).sort()).toEqual(
      [PATH, `sweeps/${first.sha}/default.json`, `sweeps/${second.sha}/default.json`].sort(),
    );
    const tip = repository.github.git.find(BRANCH);
    expect(repository.github.git.before(tip?.sha ?? '')).toHaveLength(2);
    expect([first, second].flatMap((run) => run.warnings)).toEqual([
      expect.stringContaining('default branch'),
    ]);
  });

  test('that is started again adds another line, and readers take the newest', async () => {
    const { sha } = first;
    const event = repository.github.pushEvent();
    await merge(801, { event, runAttempt: 2, trains: SWEEPS.baseline });

    const { lines, replaced } = await historyOf();
    expect(lines).toMatchObject([{ commit: sha, run: { attempt: 2 } }]);
    expect(replaced).toBe(1);
    expect(sweepsKept()).toEqual([`sweeps/${sha}/default.json`]);
  });

  test('keeps the newest sweep, those before it with 192 trials together, and all lines', async () => {
    const shas = [first.sha];
    for (const run of [802, 803, 804, 805, 806]) shas.push((await merge(run)).sha);

    expect(sweepsKept()).toEqual(shas.slice(-5).map((sha) => `sweeps/${sha}/default.json`));
    expect((await historyOf()).lines.map(({ commit }) => commit)).toEqual(shas);
  });

  test('leaves a damaged line where it is, and says so', async () => {
    const before = `${filesOf()[PATH]}<<<<<<< ours`;
    repository.github.write(BRANCH, PATH, before);

    const run = await merge(802);

    expect(filesOf()[PATH]).toMatch(before);
    expect(await historyOf()).toMatchObject({ lines: [{}, {}], damaged: [{ line: 2 }] });
    expect(run.warnings.join()).toContain(`${PATH}, line 2: is not valid JSON`);
  });

  test('begins anew where the branch was deleted, and goes on where it was pushed by force', async () => {
    const { github } = repository;
    const old = github.tip(BRANCH) ?? '';
    await merge(802);
    github.git.move(`heads/${BRANCH}`, old);
    await merge(803);
    expect((await historyOf()).lines.map(({ run }) => run.id)).toEqual([801, 803]);

    github.git.remove(`heads/${BRANCH}`);
    await merge(804);
    expect((await historyOf()).lines.map(({ run }) => run.id)).toEqual([804]);
    expect(sweepsKept().join()).not.toContain(first.sha);
  });

  test.each(['POST …/git/trees', 'POST …/git/commits', 'PATCH …/git/refs/…', 'GET …/git/ref/…'])(
    'loses nothing by an outage at %s, and writes nothing twice',
    async (on) => {
      repository.github.fault(
        { on, kind: '500' },
        { on, kind: on.startsWith('P') ? 'lost-answer' : 'reset' },
      );
      const run = await merge(802);

      const { lines, replaced } = await historyOf();
      expect([lines.length, replaced]).toEqual([2, 0]);
      expect(run.warnings).toEqual([]);
    },
  );
});

test.each<[string, () => Step]>([
  ['a pull request does not', () => ({})],
  ['a fork does not', () => ({ event: repository.github.pullRequestEvent({ fork: true }) })],
  [
    'what ran after a pull request’s run does not',
    () => {
      const { github } = repository;
      const { headSha } = github.pullRequest();
      github.addRun({ id: 900, event: 'pull_request', headSha, headBranch: 'try-wider-range' });
      return { event: github.workflowRunEvent({ run: 900 }) };
    },
  ],
  [
    'another branch does not',
    () => {
      const sha = repository.github.commit({ branch: 'release' });
      const event = repository.github.pushEvent();
      return { event: { ...event, sha, ref: 'refs/heads/release' } };
    },
  ],
])('only main writes there: %s', async (_, step) => {
  await judge(901, step());

  expect(repository.github.tip(BRANCH)).toBeUndefined();
});

test('a pull request has no baseline once the artifacts are gone, whatever is on the branch', async () => {
  await merge(801, { trains: SWEEPS.baseline });
  repository.github.artifacts.clear();

  const run = await judge(900);

  expect(sweepsKept()).toHaveLength(1);
  expect(run.outputs).toMatchObject({ verdict: 'no-baseline', gate: 'neutral' });
});
