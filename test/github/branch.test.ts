import { addToBranch, refusalOf } from '../../src/github/index.ts';
import { type Answer, fakeGitHub } from '../publish/fake-github.ts';

const ROOT = '/repos/octo/sweeps/git';
const ADDED = { files: new Map([['n.svg', '<svg/>']]), message: 'Chart of run 7' };
const CHART = { path: 'n.svg', mode: '100644', type: 'blob', content: '<svg/>' };

const conflict: Answer = [422, { message: 'Update is not a fast forward' }];
const made = (sha: string): Answer => [201, { sha }];
const moved: Answer = [200, { ref: 'x' }];
const tipAt = (sha: string, tree: string): Answer[] => [
  [200, { object: { sha } }],
  [200, { sha, tree: { sha: tree } }],
];

function add(...answers: readonly Answer[]) {
  const { client, sent } = fakeGitHub(...answers);
  return { added: addToBranch(client, 'charts', ADDED), sent };
}

test('a branch that is not there is made', async () => {
  const { added, sent } = add([404, { message: 'Not Found' }], made('t1'), made('c1'), moved);
  expect(await added).toBe('c1');
  expect(sent.slice(1)).toMatchObject([
    { request: `POST ${ROOT}/trees`, body: { tree: [CHART] } },
    { request: `POST ${ROOT}/commits`, body: { tree: 't1', parents: [] } },
    { request: `POST ${ROOT}/refs`, body: { ref: 'refs/heads/charts', sha: 'c1' } },
  ]);
});

test('files are added on top of those that are there, and of what somebody pushes first', async () => {
  const first = [...tipAt('c1', 't1'), made('t2'), made('c2'), conflict];
  const { added, sent } = add(...first, ...tipAt('c3', 't3'), made('t4'), made('c4'), moved);
  expect(await added).toBe('c4');
  const { message } = ADDED;
  expect(sent.slice(7)).toEqual([
    { request: `POST ${ROOT}/trees`, body: { tree: [CHART] } },
    { request: `POST ${ROOT}/commits`, body: { message, tree: 't4', parents: ['c3'] } },
    { request: `PATCH ${ROOT}/refs/heads/charts`, body: { sha: 'c4', force: false } },
  ]);
});

test('nothing is committed if they are there already', async () => {
  const { added, sent } = add(...tipAt('c1', 't1'), made('t1'));
  expect(await added).toBe('c1');
  expect(sent).toHaveLength(3);
});

test.each<[readonly Answer[], string]>([
  [[[403, { message: 'Resource not accessible by integration' }]], 'forbidden'],
  [[[200, '']], 'unreachable'],
  [[[200, {}]], 'unreachable'],
])('it is an error if the answers are %j', async (answers, refusal) => {
  const error = await add(...answers).added.catch((thrown: unknown) => thrown);
  expect(refusalOf(error)).toBe(refusal);
});
