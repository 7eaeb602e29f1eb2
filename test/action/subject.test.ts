import { type PullRequestLookup, type Subject, subjectsOf } from '../../src/action/run.ts';
import { usageError } from '../../src/errors.ts';
import type { OpenPull } from '../../src/github/index.ts';

const repository = { id: 1, name: 'models', owner: { login: 'octo' }, default_branch: 'main' };
const [SHA, HEAD] = ['a', 'b'].map((letter) => letter.repeat(40)) as [string, string];
const WORKFLOW = '.github/workflows/tuning.yml';

type Context = Parameters<typeof subjectsOf>[0];

const contextOf = (eventName: string, context: Partial<Context> = {}): Context => ({
  eventName,
  payload: { repository },
  ref: 'refs/heads/main',
  sha: SHA,
  runId: 7,
  workflowRef: `octo/models/${WORKFLOW}@refs/pull/12/merge`,
  workspaceSha: null,
  ...context,
});

const nobody = () => Promise.reject(new Error('Nobody was to be asked.'));
const asksNobody: PullRequestLookup = { pullsOf: nobody, pullOf: nobody };

/** What is judged on pull request 12, in full. */
const onPull: Subject = {
  ...{ headSha: HEAD, pull: 12, isForPull: true, baseBranch: 'release', isOnBase: false },
  ...{ isBaseline: false, runId: 7, isOwnRun: true, workflow: WORKFLOW },
  ...{ mustRecordHead: false, unreadable: null },
};

async function found(eventName: string, context: Partial<Context> = {}, asking = asksNobody) {
  const subjects = await subjectsOf(contextOf(eventName, context), asking);
  if (typeof subjects === 'string' || subjects.length !== 1) throw new Error(`${subjects}`);
  return subjects[0];
}

/** Gives one pull request, and remembers for which number it was asked. */
function pull12(headSha: string, isOpen = true) {
  const pullOf = jest.fn(async () => ({ number: 12, headSha, baseBranch: 'release', isOpen }));
  return { ...asksNobody, pullOf };
}

describe('a pull request', () => {
  const pull = (owner: string) => ({
    number: 12,
    head: { sha: HEAD, ref: 'main', repo: { id: 1, owner: { login: owner } } },
    base: { ref: 'release', sha: 'stale' },
  });

  test.each([
    ['pull_request', 'octo', {}],
    ['pull_request', 'fork', {}],
    ['pull_request_target', 'fork', { draft: true }],
    ['pull_request_review', 'fork', {}],
  ])('of a %s of %s is judged by its head, against its own base', async (event, owner, more) => {
    const payload = { repository, pull_request: { ...pull(owner), ...more } };
    expect(await found(event, { payload, ref: 'refs/pull/12/merge' })).toEqual(onPull);
  });

  test.each<[string, object, boolean]>([
    ['pull_request', {}, false],
    ['pull_request', { title: { from: 'A' } }, false],
    ['pull_request', { base: { ref: { from: 'main' } } }, true],
    ['pull_request_target', { body: { from: 'A' } }, false],
    ['pull_request_review', { body: { from: 'A' } }, true],
  ])('%s that was edited in %j is judged: %s', async (event, changes, isJudged) => {
    const payload = { repository, pull_request: pull('octo'), action: 'edited', changes };
    const subjects = await subjectsOf(contextOf(event, { payload }), asksNobody);
    expect(typeof subjects).toBe(isJudged ? 'object' : 'string');
  });
});

describe('a run of a branch', () => {
  const onMain = { isForPull: false, baseBranch: 'main', isOnBase: true, isBaseline: true };
  const workflow_run = { id: 5, event: 'pull_request', head_sha: HEAD };
  const feature = { pull: null, isForPull: false, baseBranch: 'main', isOnBase: false };

  test.each<[string, Partial<Context>, Partial<Subject>]>([
    ['push', {}, { ...onPull, headSha: SHA, pull: null, ...onMain }],
    ['schedule', {}, onMain],
    ['workflow_dispatch', {}, onMain],
    ['push', { ref: 'refs/heads/feature/main' }, { ...feature, isBaseline: true }],
    ['push', { ref: 'refs/tags/main' }, { ...feature, isBaseline: false }],
    ['schedule', { ref: 'refs/heads/t/1', payload: {} }, { ...onMain, baseBranch: 't/1' }],
    ['schedule', { ref: 'refs/heads/t/1' }, { baseBranch: 'main', isOnBase: false }],
    // Where the default branch is not known, no run is excused.
    ['push', { payload: {} }, { baseBranch: 'main', isOnBase: false }],
    // The run that deployed says nothing about what was trained.
    ['deployment_status', { payload: { repository, workflow_run } }, { headSha: SHA }],
    // Others can start these.
    ['repository_dispatch', {}, { isBaseline: false }],
    ['merge_group', {}, { isBaseline: false }],
    ['discussion', {}, { isBaseline: false }],
  ])('by %s, with %j', async (event, context, subject) => {
    expect(await found(event, context)).toMatchObject(subject);
  });

  describe('by workflow_dispatch, for a pull request that is named,', () => {
    const dispatch = (number: string, workspaceSha: string | null, asking = asksNobody) => {
      const payload = { repository, inputs: { 'pull-request': number } };
      return found('workflow_dispatch', { payload, workspaceSha }, asking);
    };

    test.each([
      ['12', HEAD, HEAD],
      [' #12 ', null, SHA],
    ])('is judged as that one if what is checked out is its head: %j', async (given, sha, head) => {
      const asking = pull12(head);
      expect(await dispatch(given, sha, asking)).toEqual({ ...onPull, headSha: head });
      expect(asking.pullOf.mock.calls).toEqual([[12]]);
    });

    test('has to be trained on its head if it is not', async () => {
      const later = { ...onPull, mustRecordHead: true };
      expect(await dispatch('12', 'c'.repeat(40), pull12(HEAD))).toEqual(later);
      const closed = dispatch('12', null, pull12(HEAD, false));
      await expect(closed).rejects.toThrow('#12 is closed.');
    });

    test.each(['twelve', '0', '1e3', '12; ls'])('is refused if that is no number: %s', (number) =>
      expect(dispatch(number, HEAD)).rejects.toThrow('such as 12'),
    );

    test('is a run of its branch if the input is left empty', async () => {
      expect(await dispatch('', null)).toMatchObject({ isBaseline: true });
    });
  });
});

describe('a pull request that is trained elsewhere', () => {
  const later = { ...onPull, mustRecordHead: true };
  const dispatched = (client_payload: unknown, asking = pull12(HEAD), action = 'tuning-gate') =>
    found('repository_dispatch', { payload: { repository, action, client_payload } }, asking);

  test.each<unknown>([12, '12', ' #12 '])('is that of a dispatch: %j', async (number) => {
    const asking = pull12(HEAD);
    const payload = { pull_request: number, sha: HEAD.toUpperCase(), more: {} };
    expect(await dispatched(payload, asking)).toEqual(later);
    expect(asking.pullOf.mock.calls).toEqual([[12]]);
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'pull_request'],
    ['a list', [12, HEAD], 'pull_request'],
    ['an object for the number', { pull_request: {}, sha: HEAD }, 'pull_request'],
    ['a fraction', { pull_request: 1.5, sha: HEAD }, 'pull_request'],
    ['code', { pull_request: '12; ls', sha: HEAD }, 'pull_request'],
    ['a huge text', { pull_request: '1'.repeat(60_000), sha: HEAD }, 'pull_request'],
    ['no SHA', { pull_request: 12 }, 'sha'],
    ['a short SHA', { pull_request: 12, sha: 'abc1234' }, 'sha'],
    ['a list for the SHA', { pull_request: 12, sha: [HEAD] }, 'sha'],
    ['a branch for the SHA', { pull_request: 12, sha: 'refs/heads/x' }, 'sha'],
  ])('is not that of a dispatch with %s', async (_, payload, field) => {
    await expect(dispatched(payload, asksNobody as ReturnType<typeof pull12>)).rejects.toThrow(
      `client_payload has no valid \`${field}\`. Send the number`,
    );
  });

  test.each([
    [
      'whose head moved on, or that is another repository’s',
      pull12(SHA),
      'about bbbbbbb, but the head of #12 is aaaaaaa.',
    ],
    ['that is closed', pull12(HEAD, false), '#12 is closed.'],
  ])('is not one %s', async (_, asking, message) => {
    await expect(dispatched({ pull_request: 12, sha: HEAD }, asking)).rejects.toThrow(message);
  });

  test('is none of a dispatch of another type', async () => {
    const other = dispatched({ pull_request: 12, sha: HEAD }, undefined, 'deploy');
    expect(await other).toMatchObject({ pull: null, isForPull: false });
  });
});

describe('a run after the one that trained', () => {
  interface Training {
    readonly event?: string;
    readonly owner?: string | null;
    readonly branch?: string;
    readonly conclusion?: string;
    readonly asking?: PullRequestLookup;
  }

  function after({ event = 'pull_request', owner = 'fork', branch = 'change', ...more }: Training) {
    const { conclusion = 'success', asking = asksNobody } = more;
    const head_repository =
      owner === null ? null : { id: owner === 'octo' ? 1 : 2, owner: { login: owner } };
    const workflow_run = {
      ...{ id: 5, run_attempt: 3, event, conclusion, path: `${WORKFLOW}@main` },
      ...{ head_sha: HEAD, head_branch: branch, head_repository },
      // Empty for forks, and never to be relied on.
      pull_requests: [{ number: 666 }],
    };
    const workflowRef = 'octo/models/.github/workflows/gate.yml@refs/heads/main';
    return found('workflow_run', { payload: { repository, workflow_run }, workflowRef }, asking);
  }

  const asks = (...pulls: OpenPull[]) => ({ ...asksNobody, pullsOf: jest.fn(async () => pulls) });

  test.each([HEAD, SHA])(
    'is about what was trained, wherever its pull request is: %s',
    async (headSha) => {
      const asking = asks({ number: 12, headSha, baseBranch: 'release' });
      expect(await after({ asking })).toEqual({ ...onPull, runId: 5, isOwnRun: false });
      expect(asking.pullsOf.mock.calls).toEqual([['fork:change']]);
    },
  );

  test.each(['skipped', 'cancelled', 'action_required', 'stale'])(
    'has nothing to judge if training was %s',
    async (conclusion) =>
      expect(after({ conclusion })).rejects.toThrow(`trains ended as \`${conclusion}\`.`),
  );

  test.each([
    ['fork', 'main', 'the branch that was trained (`main` of `fork`).'],
    [null, 'main', 'the branch that was trained (`main`).'],
    ['fork', '', 'the branch that was trained (`fork`).'],
    // A fork may have chosen the name.
    ['fork', '`<img>`@octocat', 'the branch that was trained (`` `<img>`@octocat `` of `fork`).'],
  ])('has nothing to judge without a pull request of %s from %s', (owner, branch, message) => {
    const isKnown = owner !== null && branch !== '';
    const asking = isKnown ? asks() : asksNobody;
    return expect(after({ owner, branch, asking })).rejects.toThrow(message);
  });

  test.each(['push', 'schedule', 'workflow_dispatch'])(
    'for a %s is about its branch, and does not look for pull requests',
    async (event) => {
      const about = { headSha: HEAD, pull: null, isForPull: false, isBaseline: false, runId: 5 };
      const onMain = await after({ event, owner: 'octo', branch: 'main' });
      expect(onMain).toMatchObject({ ...about, isOnBase: true });
      expect(await after({ event, owner: 'octo' })).toMatchObject({ ...about, isOnBase: false });
      expect(await after({ event, branch: 'main' })).toMatchObject({ ...about, isOnBase: false });
    },
  );

  test('knows only the commit if the pull requests cannot be listed', async () => {
    const unreadable = usageError('here', 'is not known', 'Ask again.');
    const asking = { ...asksNobody, pullsOf: () => Promise.reject(unreadable) };
    const about = { headSha: HEAD, pull: null, isForPull: true, unreadable };
    expect(await after({ asking })).toMatchObject(about);
    await expect(after({})).rejects.toThrow('Nobody was to be asked.');
  });
});
