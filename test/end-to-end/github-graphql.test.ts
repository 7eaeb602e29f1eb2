import { ask, repositoryPath } from '../support/github-api.ts';
import { type GitHub, startGitHub } from '../support/github-double.ts';

let github: GitHub;
let nodeId: string;

beforeEach(async () => {
  github = await startGitHub();
  const path = `${repositoryPath(github)}/issues/${github.pullNumber}/comments`;
  const { body } = await ask(github, 'POST', path, { body: { body: 'first' } });
  nodeId = (body as { node_id: string }).node_id;
});

afterEach(() => github.stop());

const LOOK = `query Thread($ids: [ID!]!) {
  viewer { login }
  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }
}`;
const MINIMIZE = `mutation($id: ID!) {
  minimizeComment(input: {subjectId: $id, classifier: OUTDATED}) {
    minimizedComment { isMinimized }
  }
}`;
const query = async (text: string, variables = {}, token = github.token) => {
  const { body } = await ask(github, 'POST', '/graphql', {
    token,
    body: { query: text, variables },
  });
  return body;
};

test('the viewer is told together with which comments are minimised', async () => {
  const before = await query(LOOK, { ids: [nodeId, 'unknown'] });
  const done = await query(MINIMIZE, { id: nodeId });
  const after = await query(LOOK, { ids: [nodeId] });

  const viewer = { login: 'github-actions[bot]' };
  expect(before).toEqual({ data: { viewer, nodes: [{ id: nodeId, isMinimized: false }, null] } });
  expect(done).toEqual({ data: { minimizeComment: { minimizedComment: { isMinimized: true } } } });
  expect(after).toEqual({ data: { viewer, nodes: [{ id: nodeId, isMinimized: true }] } });
  expect(await github.comments()).toMatchObject([{ body: 'first', minimized: true }]);
});

test.each([
  ['as one variable', 'minimizeComment(input: $input)', true],
  ['as a literal', 'minimizeComment(input: {classifier: OUTDATED, subjectId: "ID"})', true],
  ['without a classifier', 'minimizeComment(input: {subjectId: "ID"})', false],
])('the input given %s', async (_, call, minimized) => {
  const input = { subjectId: nodeId, classifier: 'OUTDATED' };
  const text = `mutation { ${call.replace('ID"', `${nodeId}"`)} { clientMutationId } }`;

  await query(text, { input });

  expect(await github.comments()).toMatchObject([{ minimized }]);
});

test('minimising needs the right to write', async () => {
  const refused = await query(MINIMIZE, { id: nodeId }, github.readOnlyToken);

  expect(refused).toMatchObject({ data: null, errors: [{ type: 'FORBIDDEN' }] });
  expect(await github.comments()).toMatchObject([{ minimized: false }]);
});

test('a comment that is not there cannot be minimised', async () => {
  const refused = await query(MINIMIZE, { id: 'unknown' });

  expect(refused).toMatchObject({ errors: [{ type: 'NOT_FOUND' }] });
});

test.each(['query { repository { id } }', 'mutation { addStar { id } }'])(
  '`%s` is answered with errors',
  async (text) => {
    expect(await query(text)).toMatchObject({ errors: [{ message: expect.any(String) }] });
  },
);

test('a deleted comment is gone', async () => {
  const [comment] = await github.comments();
  const path = `${repositoryPath(github)}/issues/comments/${comment?.id}`;

  const { status } = await ask(github, 'DELETE', path);

  expect(status).toBe(204);
  expect(await github.comments()).toEqual([]);
});
