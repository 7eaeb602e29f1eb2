import { type Asking, type Subject, subjectsOf } from '../../src/action/subject.ts';
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
const asksNobody: Asking = { pullsOf: nobody, pullOf: nobody };

/** What is judged on pull request 12, in full. */
const onPull: Subject = {
  headSha: HEAD,
  pull: 12,
  isForPull: true,
  baseBranch: 'release',
  isOnBase: false,
  informs: false,
  isBaseline: false,
  runId: 7,
  isOwnRun: true,
  workflow: WORKFLOW,
  mustRecordHead: false,
  unreadable: null,
};

async function onlyOf(...asked: Parameters<typeof subjectsOf>): Promise<Subject> {
  const subjects = await subjectsOf(...asked);
  if (typeof subjects === 'string' || subjects.length > 1) throw new Error(`${subjects}`);
  return subjects[0];
}

const found = (eventName: string, context: Partial<Context> = {}) =>
  onlyOf(contextOf(eventName, context), asksNobody);

describe('a pull request', () => {
  const pull = (owner: string) => ({
    number: 12,
    head: { sha: HEAD, ref: 'main', repo: { owner: { login: owner } } },
    base: { ref: 'release', sha: 'stale' },
  });

  test.each(['octo', 'fork'])(
    'of %s is judged by its head, against its own base',
    async (owner) => {
      const payload = { repository, pull_request: pull(owner) };
      const ref = 'refs/pull/12/merge';
      expect(await found('pull_request', { payload, ref })).toEqual(onPull);
    },
  );

  test('is the subject of every event about it, as a draft too', async () => {
    const payload = { repository, pull_request: { ...pull('fork'), draft: true } };
    for (const event of ['pull_request', 'pull_request_target', 'pull_request_review']) {
      expect(await found(event, { payload })).toMatchObject({ pull: 12, isBaseline: false });
    }
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

  test('on which somebody comments is judged by the head it has now', async () => {
    const asked: unknown[] = [];
    const pullOf: Asking['pullOf'] = async (number) => {
      asked.push(number);
      return { number, headSha: HEAD, baseBranch: 'release' };
    };
    const issue = { number: 12, pull_request: { url: '' } };
    const context = contextOf('issue_comment', { payload: { repository, issue } });
    const subject = await onlyOf(context, { ...asksNobody, pullOf });
    expect(subject).toEqual({ ...onPull, mustRecordHead: true });
    expect(asked).toEqual([12]);
  });
});

describe('a run of a branch', () => {
  test.each(['push', 'schedule', 'workflow_dispatch'])(
    'by %s, on the default branch, is the next baseline and informs',
    async (event) => {
      const branch = { isForPull: false, baseBranch: 'main', isOnBase: true, isBaseline: true };
      const informs = true;
      expect(await found(event)).toEqual({
        ...onPull,
        headSha: SHA,
        pull: null,
        informs,
        ...branch,
      });
    },
  );

  test.each([
    ['refs/heads/feature/main', true],
    ['refs/tags/v1.0', false],
    ['refs/tags/main', false],
  ])(
    'of %s is compared with the default branch; its sweep is kept: %s',
    async (ref, isBaseline) => {
      const elsewhere = { baseBranch: 'main', isOnBase: false, isForPull: false, pull: null };
      expect(await found('push', { ref })).toMatchObject({ ...elsewhere, isBaseline });
    },
  );

  test('on a schedule is on the default branch, whether or not the event names it', async () => {
    const ref = 'refs/heads/trunk/1';
    expect(await found('schedule', { ref, payload: {} })).toMatchObject({
      baseBranch: 'trunk/1',
      isOnBase: true,
      isBaseline: true,
    });
    expect(await found('schedule', { ref })).toMatchObject({ baseBranch: 'main', isOnBase: false });
  });

  test('is held back where the default branch is not known', async () => {
    expect(await found('push', { payload: {} })).toMatchObject({
      baseBranch: 'main',
      isOnBase: false,
    });
  });

  describe('by workflow_dispatch, for a pull request that is named,', () => {
    const dispatch = async (number: string, workspaceSha: string | null, head = HEAD) => {
      const asked: unknown[] = [];
      const pullOf: Asking['pullOf'] = async (asksFor) => {
        asked.push(asksFor);
        return { number: 12, headSha: head, baseBranch: 'release' };
      };
      const payload = { repository, inputs: { 'pull-request': number } };
      const context = contextOf('workflow_dispatch', { payload, workspaceSha });
      return { subject: await onlyOf(context, { ...asksNobody, pullOf }), asked };
    };

    test.each([
      ['12', HEAD, HEAD],
      [' #12 ', null, SHA],
    ])('is judged as that one if what is checked out is its head: %j', async (given, sha, head) => {
      const { subject, asked } = await dispatch(given, sha, head);
      expect(asked).toEqual([12]);
      expect(subject).toEqual({ ...onPull, headSha: head });
    });

    test('only informs if it is not', async () => {
      const { subject } = await dispatch('12', 'c'.repeat(40));
      expect(subject).toMatchObject({ pull: null, isForPull: false, informs: true });
      expect(subject.isBaseline).toBe(false);
    });

    test.each(['twelve', '0', '1e3', '12; ls'])('is refused if that is no number: %s', (number) =>
      expect(dispatch(number, HEAD)).rejects.toThrow('such as 12'),
    );

    test('is a run of its branch if the input is left empty', async () => {
      const payload = { repository, inputs: { 'pull-request': '' } };
      expect(await found('workflow_dispatch', { payload })).toMatchObject({ isBaseline: true });
    });
  });

  test.each(['repository_dispatch', 'merge_group', 'discussion'])(
    'by %s is not a baseline, because others can start it',
    async (event) => {
      expect(await found(event)).toMatchObject({ isBaseline: false });
    },
  );
});

describe('a run after the one that trained', () => {
  interface Training {
    readonly event: string;
    readonly owner?: string | null;
    readonly branch?: string;
    readonly pulls?: OpenPull[];
    readonly conclusion?: string;
  }

  async function after({
    event,
    owner = 'octo',
    branch = 'change',
    pulls = [],
    conclusion = 'success',
  }: Training) {
    const asked: Parameters<Asking['pullsOf']>[0][] = [];
    const workflow_run = {
      id: 5,
      run_attempt: 3,
      event,
      conclusion,
      path: `${WORKFLOW}@main`,
      head_sha: HEAD,
      head_branch: branch,
      head_repository:
        owner === null ? null : { id: owner === 'octo' ? 1 : 2, owner: { login: owner } },
      // Empty for forks, and never to be relied on.
      pull_requests: [{ number: 666 }],
    };
    const context = contextOf('workflow_run', {
      payload: { repository, workflow_run },
      workflowRef: 'octo/models/.github/workflows/gate.yml@refs/heads/main',
    });
    const pullsOf: Asking['pullsOf'] = async (head) => {
      asked.push(head);
      return pulls;
    };
    const subjects = await subjectsOf(context, { ...asksNobody, pullsOf });
    if (typeof subjects === 'string') throw new Error(subjects);
    return { subject: subjects[0], subjects, asked };
  }

  const open = (number: number, baseBranch = 'main') => ({ number, headSha: HEAD, baseBranch });

  test('for a pull request finds it by the owner and branch of its head', async () => {
    const { subject, asked } = await after({
      event: 'pull_request',
      owner: 'fork',
      pulls: [open(12, 'release')],
    });
    expect(asked).toEqual([{ owner: 'fork', branch: 'change' }]);
    expect(subject).toEqual({ ...onPull, runId: 5, isOwnRun: false });
  });

  test.each(['skipped', 'cancelled', 'action_required', 'stale'])(
    'has nothing to judge if training was %s',
    async (conclusion) => {
      await expect(after({ event: 'pull_request', conclusion })).rejects.toThrow(
        `Nothing is judged: the run that trains ended as \`${conclusion}\`.`,
      );
    },
  );

  test('is about the commit that was trained, also if the pull request has moved on', async () => {
    const moved = { ...open(12, 'release'), headSha: SHA };
    const { subject } = await after({ event: 'pull_request', owner: 'fork', pulls: [moved] });
    expect(subject).toEqual({ ...onPull, runId: 5, isOwnRun: false });
  });

  test.each(['fork', null])('has nothing to judge without a pull request of %s', (owner) =>
    expect(after({ event: 'pull_request', owner, branch: 'main' })).rejects.toThrow(
      'Nothing is judged: no open pull request comes from the branch `main`',
    ),
  );

  test.each(['push', 'schedule', 'workflow_dispatch'])(
    'for a %s is about its branch, and does not look for pull requests',
    async (event) => {
      const { subject, asked } = await after({ event, branch: 'main' });
      expect(asked).toEqual([]);
      expect(subject).toMatchObject({
        headSha: HEAD,
        pull: null,
        isForPull: false,
        isOnBase: true,
        isBaseline: false,
        runId: 5,
      });
      const elsewhere = await after({ event });
      expect(elsewhere.subject).toMatchObject({ baseBranch: 'main', isOnBase: false });
    },
  );

  test('shows the name of the branch as code, which a fork may have chosen', async () => {
    const judged = after({ event: 'pull_request', owner: 'fork', branch: '`<img>`@octocat' });
    await expect(judged).rejects.toThrow('the branch `` `<img>`@octocat `` of `fork`, which');
  });

  test('knows only the commit if the pull requests cannot be listed', async () => {
    const unreadable = usageError('here', 'is not known', 'Ask again.');
    const workflow_run = {
      event: 'pull_request',
      head_sha: HEAD,
      head_repository: { owner: { login: 'o' } },
    };
    const context = contextOf('workflow_run', { payload: { repository, workflow_run } });
    const pullsOf = () => Promise.reject(unreadable);
    const subject = await onlyOf(context, { ...asksNobody, pullsOf });
    expect(subject).toMatchObject({ headSha: HEAD, pull: null, isForPull: true, unreadable });
  });

  test('passes on what is no answer of GitHub', async () => {
    const workflow_run = { event: 'pull_request', head_repository: { owner: { login: 'o' } } };
    const context = contextOf('workflow_run', { payload: { repository, workflow_run } });
    await expect(subjectsOf(context, asksNobody)).rejects.toThrow('Nobody was to be asked.');
  });
});
