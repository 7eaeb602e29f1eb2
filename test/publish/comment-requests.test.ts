import { commentThread } from '../../src/github/index.ts';
import { type Answer, fakeGitHub } from './fake-github.ts';

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
