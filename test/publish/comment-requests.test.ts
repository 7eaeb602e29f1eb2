import { commentThread } from '../../src/github/index.ts';
import { type Answer, fakeGitHub } from './fake-github.ts';

const COMMENTS = '/repos/octo/sweeps/issues/7/comments';

const foreign = (id: number, login: string | null = 'octocat') => ({
  id,
  node_id: `IC_${id}`,
  html_url: `https://github.com/octo/sweeps/pull/7#issuecomment-${id}`,
  body: 'hello',
  user: login === null ? null : { login },
});
const comment = (id: number, author = 'octocat') => ({
  id,
  nodeId: `IC_${id}`,
  url: `https://github.com/octo/sweeps/pull/7#issuecomment-${id}`,
  body: 'hello',
  author,
});
const next = (page: number) => ({
  link: `<https://api.github.com${COMMENTS}?per_page=100&page=${page}>; rel="next"`,
});

function given(...answers: readonly Answer[]) {
  const { client, sent } = fakeGitHub(...answers);
  return { thread: commentThread(client, 7), sent };
}

describe('the list of comments', () => {
  test('has those of all pages and of deleted accounts', async () => {
    const { thread, sent } = given([200, [foreign(1)], next(2)], [200, [foreign(2, null)]]);
    expect(await thread.list()).toEqual([comment(1), comment(2, '')]);
    expect(sent.map(({ request }) => request)).toEqual([
      `GET ${COMMENTS}?per_page=100&page=1`,
      `GET ${COMMENTS}?per_page=100&page=2`,
    ]);
  });

  test('fails if a page is cut off, instead of being shorter', async () => {
    const cut: Answer = [200, '[{"id": 1, "node_'];
    await expect(given(cut).thread.list()).rejects.toThrow('incomplete');
    const { thread } = given([200, [foreign(1)], next(2)], cut);
    await expect(thread.list()).rejects.toThrow('incomplete');
  });
});

describe('looking comments up', () => {
  test('gives those that are not minimised, and fails if it is forbidden', async () => {
    const viewer = { login: 'github-actions[bot]' };
    const nodes = [{ id: 'a', isMinimized: false }, { id: 'b', isMinimized: true }, null];
    const errors = [{ type: 'FORBIDDEN', message: 'Resource not accessible' }];
    const { thread } = given([200, { data: { viewer, nodes } }], [200, { data: null, errors }]);
    expect(await thread.lookUp(['a', 'b'])).toEqual({ login: viewer.login, open: new Set(['a']) });
    await expect(thread.lookUp(['a'])).rejects.toThrow('Resource not accessible');
  });

  test('fails if the answer is cut off', async () => {
    const { thread } = given([200, '{"data": {"viewer'], [200, '{"data": {"viewer']);
    await expect(thread.lookUp(['a'])).rejects.toThrow('incomplete');
  });
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
    const { thread, sent } = given([502, { message: 'Bad Gateway' }], [404, { message: 'gone' }]);
    await expect(thread.update(5, 'new')).rejects.toThrow('Bad Gateway');
    expect(await thread.update(5, 'new')).toBe(false);
    const request = 'PATCH /repos/octo/sweeps/issues/comments/5';
    expect(sent).toEqual(Array(2).fill({ request, body: { body: 'new' } }));
  });

  test('minimises a comment as outdated', async () => {
    const minimizedComment = { isMinimized: true };
    const { thread, sent } = given([200, { data: { minimizeComment: { minimizedComment } } }]);
    await thread.minimise('IC_5');
    expect(sent).toMatchObject([{ request: 'POST /graphql', body: { variables: { id: 'IC_5' } } }]);
    expect(JSON.stringify(sent)).toMatch(/minimizeComment.*subjectId: \$id, classifier: OUTDATED/);
  });

  test('a forbidden write is an error', async () => {
    const errors = [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }];
    const { thread } = given([200, { data: null, errors }], [403, { message: 'Forbidden' }]);
    await expect(thread.minimise('IC_5')).rejects.toThrow('not accessible');
    await expect(thread.update(5, 'new')).rejects.toMatchObject({ status: 403 });
  });
});
