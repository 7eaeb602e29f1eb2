import { createHash } from 'node:crypto';
import { type BranchTip, changeBranch, readBranchFile, refusalOf } from '../../src/github/index.ts';
import { type Answer, fakeGitHub } from '../publish/fake-github.ts';

const ROOT = '/repos/octo/sweeps/git';
const FILES = new Map([['n.svg', '<svg/>']]);
const CHART = { path: 'n.svg', mode: '100644', type: 'blob', content: '<svg/>' };
const sha1 = (text: string) =>
  createHash('sha1').update(`blob ${text.length}\0${text}`).digest('hex');

const conflict: Answer = [422, { message: 'Update is not a fast forward' }];
const made = (sha: string): Answer => [201, { sha }];
const moved: Answer = [200, { ref: 'x' }];
const tipAt = (sha: string, files: Readonly<Record<string, string>>): Answer[] => {
  const tree = Object.entries(files).map(([path, blob]) => ({ path, type: 'blob', sha: blob }));
  return [
    [200, { object: { sha } }],
    [200, { truncated: false, tree: [{ path: 'history', type: 'tree', sha: 't' }, ...tree] }],
  ];
};

function change(answers: readonly Answer[]) {
  const { client, sent } = fakeGitHub(...answers);
  const seen: (BranchTip | null)[] = [];
  const changed = changeBranch(client, 'data', async (tip) => {
    seen.push(tip);
    return { files: FILES, drops: (path) => path.startsWith('old'), message: 'Chart of run 7' };
  });
  return { changed, sent, seen };
}

test('a branch that is not there is made', async () => {
  const answers = [[404, { message: 'Not Found' }] as const, made('t1'), made('c1'), moved];
  const { changed, sent, seen } = change(answers);
  expect(await changed).toBe('c1');
  expect(seen).toEqual([null]);
  expect(sent.slice(1)).toMatchObject([
    { request: `POST ${ROOT}/trees`, body: { tree: [CHART] } },
    { request: `POST ${ROOT}/commits`, body: { tree: 't1', parents: [] } },
    { request: `POST ${ROOT}/refs`, body: { ref: 'refs/heads/data', sha: 'c1' } },
  ]);
});

test('what is there stays but for what is dropped, also what somebody pushes first', async () => {
  const first = [...tipAt('c1', { 'a.jsonl': 'b1' }), made('t2'), made('c2'), conflict];
  const then = tipAt('c3', { 'a.jsonl': 'b2', 'old.svg': 'b3', 'n.svg': 'b4' });
  const { changed, sent, seen } = change([...first, ...then, made('t4'), made('c4'), moved]);
  expect(await changed).toBe('c4');
  expect(seen.map((tip) => tip?.files.get('a.jsonl'))).toEqual(['b1', 'b2']);
  const kept = { path: 'a.jsonl', mode: '100644', type: 'blob', sha: 'b2' };
  expect(sent.slice(7)).toMatchObject([
    { request: `POST ${ROOT}/trees`, body: { tree: [kept, CHART] } },
    { request: `POST ${ROOT}/commits`, body: { tree: 't4', parents: ['c3'] } },
    { request: `PATCH ${ROOT}/refs/heads/data`, body: { sha: 'c4', force: false } },
  ]);
});

test('nothing is committed if it is there already, as after an answer that was lost', async () => {
  const { changed, sent } = change(tipAt('c1', { 'n.svg': sha1('<svg/>') }));
  expect(await changed).toBe('c1');
  expect(sent).toHaveLength(2);
});

test.each<[readonly Answer[], string]>([
  [[[403, { message: 'Resource not accessible by integration' }]], 'forbidden'],
  [[[200, '']], 'unreachable'],
  [[[200, {}]], 'unreachable'],
  [
    [
      [200, { object: { sha: 'c1' } }],
      [200, { truncated: true, tree: [] }],
    ],
    'unreachable',
  ],
])('it is an error if the answers are %j', async (answers, refusal) => {
  const error = await change(answers).changed.catch((thrown: unknown) => thrown);
  expect(refusalOf(error)).toBe(refusal);
});

test('a file has to be what the branch says it is', async () => {
  const read = (blob: string) => {
    const { client } = fakeGitHub([200, '{}', { 'content-type': 'application/vnd.github.raw' }]);
    const tip = { sha: 'c1', files: new Map([['a.jsonl', blob]]) };
    return readBranchFile(client, { tip, path: 'a.jsonl' }, 1000);
  };
  await expect(read('0'.repeat(40))).rejects.toThrow('does not have the digest');
});
