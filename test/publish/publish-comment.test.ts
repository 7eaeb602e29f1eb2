import { commentThread } from '../../src/github/index.ts';
import { publishComment } from '../../src/publish/index.ts';
import { writeMarker } from '../../src/publish/publish-comment.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import { type Answer, fakeGitHub } from './fake-github.ts';
import { badGateway, FakePull, forbidden, order, post, startOf, WORKFLOW } from './fake-pull.ts';

const marker = writeMarker({
  workflow: WORKFLOW,
  name: '',
  run: { id: 1, attempt: 1, startedAt: startOf(1) },
  state: { gate: 'pass', verdict: 'none', worse: 'none', better: 'none' },
});

const bodies = (pull: FakePull) =>
  pull.open.map(({ body }) => body.split('\n').slice(1).join('\n'));

let pull: FakePull;
beforeEach(() => {
  pull = new FakePull();
});

describe('the comment of an instance', () => {
  test('begins with a hidden line that says what it is about', async () => {
    await post(pull, { name: 'nightly', run: 7, attempt: 2, gate: 'neutral', worse: 'fair' });
    expect(pull.open[0]?.body.split('\n')[0]).toBe(
      '<!-- tuning-gate: {"workflow":".github/workflows/tuning.yml","name":"nightly","run":{"id":7,"attempt":2,"startedAt":"2026-01-07T02:00:00Z"},"state":{"gate":"neutral","verdict":"worse","worse":"fair","better":"none"}} -->',
    );
  });

  test('is not written again if it says the same, even if GitHub changed its line ends', async () => {
    await post(pull, { report: 'one  \ntwo\n' });
    pull.change('node-1', { body: pull.open[0]?.body.replaceAll('\n', '\r\n').trim() ?? '' });
    const outcome = await post(pull, { attempt: 2, report: 'one\ntwo\n' });
    expect(outcome).toEqual({ done: 'unchanged', url: 'https://example.test/1', note: null });
    expect(pull.writes).toEqual(['create']);
  });

  test('is posted anew if somebody minimised the last one', async () => {
    await post(pull, { report: 'one' });
    pull.change('node-1', { minimised: true });
    expect(await post(pull, { run: 2, report: 'two' })).toMatchObject({ done: 'created' });
    expect(bodies(pull)).toEqual(['two']);
  });

  test('fits into GitHub’s limit, marker included', async () => {
    await post(pull, { report: `Verdict.\n\n${'A long line of words.\n'.repeat(5000)}` });
    expect(pull.open[0]?.body).toHaveLength(65_536);
  });

  test.each([
    ['run', { run: 4 }],
    ['attempt of the same run', { run: 5, attempt: 1 }],
    ['run, though of a greater number', { run: 9, day: 4 }],
  ])('is left alone by an older %s', async (_, older) => {
    await post(pull, { run: 5, attempt: 2, report: 'new' });
    const outcome = await post(pull, { ...older, report: 'old', gate: 'fail' });
    expect(outcome).toMatchObject({ done: 'outdated', url: 'https://example.test/1' });
    expect(outcome.note).toContain('A newer run has already reported');
    expect(bodies(pull)).toEqual(['new']);
  });

  test.each([
    ['is taken over if its run cannot be', '2096-01-01', {}, 'updated'],
    ['and is no notice of failure then', '2096-01-01', { gate: 'fail' }, 'posted-anew'],
    ['is not taken over by a run that began before', '2026-02-03', {}, 'outdated'],
  ] as const)('%s', async (_, day, change, done) => {
    const forged = marker.replace('2026-01-01', day).replace('"pass"', '"fail"');
    pull.add('bot', `${forged}\nAll is well.`);
    expect(await post(pull, { report: 'one', ...change })).toMatchObject({ done });
    expect(bodies(pull)).toEqual([done === 'outdated' ? 'All is well.' : 'one']);
  });

  test.each([
    ['pass', 'weak', 'not-wanted'],
    ['neutral', 'none', 'not-wanted'],
    ['neutral', 'fair', 'created'],
    ['pass', 'strong', 'created'],
    ['fail', 'none', 'created'],
  ] as const)(
    'for regressions only, at gate %s and evidence %s is %s',
    async (gate, worse, done) => {
      const outcome = await post(pull, { when: 'regressions', gate, worse });
      expect(outcome.done).toBe(done);
      expect(outcome.note === null).toBe(done === 'created');
    },
  );
});

describe('a pull request that turns into failure', () => {
  test('has two comments until the next run if the old one cannot be minimised', async () => {
    await post(pull, { gate: 'pass' });
    pull.fail({ on: 'minimise', ...forbidden });
    const outcome = await post(pull, { run: 2, gate: 'fail' });
    expect(outcome).toMatchObject({ done: 'posted-anew', url: 'https://example.test/2' });
    expect(outcome.note).toBe('An earlier comment of this report may still be visible (no).');
    expect(pull.open).toHaveLength(2);
    await post(pull, { run: 3, gate: 'fail', report: 'still bad' });
    expect(pull.writes.slice(-2)).toEqual(['update', 'minimise']);
    expect(bodies(pull)).toEqual(['still bad']);
  });

  test('counts a new comment even if the list does not show it yet', async () => {
    await post(pull, { gate: 'pass' });
    const stale = pull.comments;
    const thread = { ...pull.thread(), list: async () => stale };
    const outcome = await publishComment(thread, order({ run: 2, gate: 'fail' }), QUICK_POLICY);
    expect(outcome).toMatchObject({ done: 'posted-anew', url: 'https://example.test/2' });
    expect(pull.open).toMatchObject([{ id: 2 }]);
  });
});

describe('a comment that cannot be written at once', () => {
  test('is not tried if the comments or the author cannot be read', async () => {
    for (let i = 0; i < 6; i++) pull.fail({ on: 'list', ...badGateway });
    await expect(post(pull)).rejects.toBe(badGateway.error);
    await post(pull);
    pull.fail({ on: 'lookUp', ...forbidden });
    await expect(post(pull, { run: 2 })).rejects.toBe(forbidden.error);
    expect(pull.writes).toEqual(['create']);
  });

  test.each([
    ['update', { run: 2 }],
    ['create', { run: 8, gate: 'fail' }],
  ] as const)('is not repeated over what a newer run wrote: %s', async (call, change) => {
    await post(pull, { run: 1 });
    const thread = pull.thread();
    let isFirst = true;
    const overtaken = async () => {
      if (isFirst) await post(pull, { run: 9, report: 'newest' });
      isFirst = false;
    };
    const late = {
      update: () => overtaken().then(() => Promise.reject(badGateway.error)),
      create: (body: string) => overtaken().then(() => thread.create(body)),
    };
    const meets = { ...thread, [call]: late[call] };
    const outcome = await publishComment(meets, order(change), QUICK_POLICY);
    expect(outcome).toMatchObject({ done: 'outdated', url: 'https://example.test/1' });
    expect(bodies(pull)).toEqual(['newest']);
  });

  test('leaves comments that the next run minimises, whatever they say', async () => {
    await post(pull, { run: 5, report: 'new' });
    const body = pull.open[0]?.body ?? '';
    pull.add('bot', body);
    pull.add('bot', body.replace('"id":5', '"id":4'));
    pull.add('bot', body.replace('"startedAt":"2026', '"startedAt":"2096'));
    const outcome = await post(pull, { run: 5, report: 'new' });
    expect(outcome).toMatchObject({ done: 'unchanged', note: null });
    expect(pull.writes).toEqual(['create', ...Array(3).fill('minimise')]);
    expect(pull.open).toMatchObject([{ id: 1 }]);
  });
});

const COMMENTS = '/repos/octo/sweeps/issues/7/comments';

const foreign = (id: number, user: object | null = { login: 'octocat' }) => {
  const html_url = `https://github.com/octo/sweeps/pull/7#issuecomment-${id}`;
  return { id, node_id: `IC_${id}`, html_url, body: 'hello', user };
};
const next = { link: '<https://api.github.com/x?page=2>; rel="next"' };

function given(...answers: readonly Answer[]) {
  const { client, sent } = fakeGitHub(...answers);
  return { thread: commentThread(client, 7), sent };
}

test('the list has the comments of all pages and of deleted accounts', async () => {
  const { thread, sent } = given([200, [foreign(1)], next], [200, [foreign(2, null)]]);
  const url = 'https://github.com/octo/sweeps/pull/7#issuecomment-1';
  const first = { id: 1, nodeId: 'IC_1', url, body: 'hello', author: 'octocat' };
  expect(await thread.list()).toMatchObject([first, { id: 2, author: '' }]);
  const pages = [1, 2].map((page) => `GET ${COMMENTS}?per_page=100&page=${page}`);
  expect(sent.map(({ request }) => request)).toEqual(pages);
});

test('the list fails if a page is cut off, instead of being shorter', async () => {
  const { thread } = given([200, [foreign(1)], next], [200, '[{"id": 1, "node_']);
  await expect(thread.list()).rejects.toThrow('incomplete');
});

test('looking comments up gives those that are not minimised, and fails if it is forbidden', async () => {
  const viewer = { login: 'github-actions[bot]' };
  const nodes = [{ id: 'a', isMinimized: false }, { id: 'b', isMinimized: true }, null];
  const errors = [{ type: 'FORBIDDEN', message: 'Resource not accessible' }];
  const { thread } = given(
    [200, { data: { viewer, nodes } }],
    [200, { data: null, errors }],
    [200, '{"data": {"viewer'],
  );
  expect(await thread.lookUp(['a', 'b'])).toEqual({ login: viewer.login, open: new Set(['a']) });
  await expect(thread.lookUp(['a'])).rejects.toThrow('Resource not accessible');
  await expect(thread.lookUp(['a'])).rejects.toThrow('incomplete');
});

describe('writing', () => {
  test.each([
    ['fails', [502, { message: 'Bad Gateway' }], 'Bad Gateway'],
    ['sends half an answer', [201, '{"id": 5, "node_'], 'incomplete'],
  ] as const)('a comment is not repeated if the server %s', async (_, answer, message) => {
    const { thread, sent } = given(answer, [201, foreign(6)]);
    await expect(thread.create('hello')).rejects.toThrow(message);
    expect(sent).toHaveLength(1);
  });

  test('nor is an update, which is not an error if the comment is gone', async () => {
    const bad: Answer = [502, { message: 'Bad Gateway' }];
    const { thread, sent } = given(bad, [404, { message: 'gone' }], [403, { message: 'No' }]);
    await expect(thread.update(5, 'new')).rejects.toThrow('Bad Gateway');
    expect(await thread.update(5, 'new')).toBe(false);
    await expect(thread.update(5, 'new')).rejects.toMatchObject({ status: 403 });
    const request = 'PATCH /repos/octo/sweeps/issues/comments/5';
    expect(sent).toEqual(Array(3).fill({ request, body: { body: 'new' } }));
  });

  test('minimises a comment as outdated, unless it is forbidden', async () => {
    const errors = [{ type: 'FORBIDDEN', message: 'Resource not accessible' }];
    const { thread, sent } = given([200, { data: {} }], [200, { data: null, errors }]);
    await thread.minimise('IC_5');
    expect(sent).toMatchObject([{ request: 'POST /graphql', body: { variables: { id: 'IC_5' } } }]);
    expect(JSON.stringify(sent)).toMatch(/minimizeComment.*subjectId: \$id, classifier: OUTDATED/);
    await expect(thread.minimise('IC_5')).rejects.toThrow('not accessible');
  });
});
