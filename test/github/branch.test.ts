import { branchOf, refusalOf } from '../../src/github/index.ts';
import { type Answer, fakeGitHub } from '../publish/fake-github.ts';

const ROOT = '/repos/octo/sweeps/git';
const BLOB = { path: 'a.svg', mode: '100644', type: 'blob', sha: 'b1' };
const FOLDER = { path: 'old', mode: '040000', type: 'tree', sha: 't1' };

function given(...answers: readonly Answer[]) {
  const { client, sent } = fakeGitHub(...answers);
  return { sent, branch: branchOf(client, { owner: 'octo', repo: 'sweeps', branch: 'charts' }) };
}

const ref: Answer = [200, { object: { sha: 'c1' } }];
const commit: Answer = [200, { sha: 'c1', tree: { sha: 't0' } }];
const tree = (entries: readonly object[], truncated = false): Answer => [
  200,
  { sha: 't0', tree: entries, truncated },
];

describe('the tip of a branch', () => {
  test('is its commit, with what is in its root folder', async () => {
    const { branch, sent } = given(ref, commit, tree([BLOB, FOLDER]));
    expect(await branch.tip()).toEqual({
      sha: 'c1',
      treeSha: 't0',
      entries: [
        { path: 'a.svg', mode: '100644', sha: 'b1' },
        { path: 'old', mode: '040000', sha: 't1' },
      ],
      isComplete: true,
    });
    expect(sent.map(({ request }) => request)).toEqual([
      `GET ${ROOT}/ref/heads/charts`,
      `GET ${ROOT}/commits/c1`,
      `GET ${ROOT}/trees/t0`,
    ]);
  });

  test.each([
    ['cut by GitHub', tree([BLOB], true)],
    ['with an entry of an unknown kind', tree([BLOB, { ...BLOB, mode: '100777' }])],
    ['with an entry without a name', tree([{ ...BLOB, path: '' }])],
    ['that does not say whether it is whole', [200, { tree: [BLOB] }] as const],
  ])('is known to be incomplete: a folder %s', async (_, answer) => {
    expect(await given(ref, commit, answer).branch.tip()).toMatchObject({ isComplete: false });
  });

  test.each([
    [[[403, { message: 'Resource not accessible by integration' }]], 'forbidden'],
    [[[200, '']], 'unreachable'],
    [[[200, {}]], 'unreachable'],
    [[ref, [200, { sha: 'c1' }]], 'unreachable'],
    [[ref, commit, [200, { tree: 'none' }]], 'unreachable'],
  ] as const)('is an error if the answers are %j', async (answers, refusal) => {
    const error = await given(...answers)
      .branch.tip()
      .catch((thrown: unknown) => thrown);
    expect(refusalOf(error)).toBe(refusal);
  });
});

describe('what is written', () => {
  test('is a folder of the kept entries and the new files, nothing else', async () => {
    const { branch, sent } = given([201, { sha: 't2' }]);
    const kept = [
      { path: 'old', mode: '040000', sha: 't1' },
      { path: 'lib', mode: '160000', sha: 'c9' },
    ] as const;
    expect(await branch.addTree(kept, [{ path: 'n.svg', content: '<svg/>' }])).toBe('t2');
    expect(sent).toEqual([
      {
        request: `POST ${ROOT}/trees`,
        body: {
          tree: [
            { path: 'old', mode: '040000', type: 'tree', sha: 't1' },
            { path: 'lib', mode: '160000', type: 'commit', sha: 'c9' },
            { path: 'n.svg', mode: '100644', type: 'blob', content: '<svg/>' },
          ],
        },
      },
    ]);
  });

  test('creates the branch if there was none, and moves it otherwise', async () => {
    const { branch, sent } = given([201, { ref: 'x' }], [200, { ref: 'x' }]);
    await branch.moveTo('c2', null);
    await branch.moveTo('c3', 'c2');
    expect(sent).toEqual([
      { request: `POST ${ROOT}/refs`, body: { ref: 'refs/heads/charts', sha: 'c2' } },
      { request: `PATCH ${ROOT}/refs/heads/charts`, body: { sha: 'c3', force: false } },
    ]);
  });
});
