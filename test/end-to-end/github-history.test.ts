import { ask, repositoryPath } from '../support/github-api.ts';
import { type GitHub, startGitHub } from '../support/github-double.ts';
import { contractViolations } from '../support/openapi-contract.ts';

let github: GitHub;

beforeEach(async () => {
  github = await startGitHub();
});

afterEach(async () => {
  await github.stop();
  expect(contractViolations(github.requests)).toEqual([]);
});

const get = (path: string, options?: Parameters<typeof ask>[3]) =>
  ask(github, 'GET', `${repositoryPath(github)}/${path}`, options);
const comparison = async (base: string, head: string) => {
  const { body } = await get(`compare/${base}...${head}`);
  const { merge_base_commit, status, ahead_by, behind_by } = body as {
    merge_base_commit: { sha: string };
    status: string;
    ahead_by: number;
    behind_by: number;
  };
  return { base: merge_base_commit.sha, status, ahead: ahead_by, behind: behind_by };
};
const pulls = async (query: string) =>
  (await get(`pulls?${query}`)).body as {
    number: number;
    head: { sha: string; repo: { id: number; fork: boolean; owner: { login: string } } };
  }[];

test('a commit is made on a branch, with its parents and its files', async () => {
  const before = await github.tip('main');
  const sha = await github.commit({ branch: 'main', message: 'Add', files: { 'a/b.csv': 'x\n' } });

  expect(await github.tip('main')).toBe(sha);
  expect((await get(`git/commits/${sha}`)).body).toMatchObject({
    sha,
    message: 'Add',
    parents: [{ sha: before }],
  });
});

test('ancestors are listed newest first, parents never before their children, in pages', async () => {
  const root = (await github.tip('main')) ?? '';
  const left = await github.commit({ parents: [root], message: 'left' });
  const right = await github.commit({ parents: [root], message: 'right' });
  const merge = await github.commit({ branch: 'side', parents: [left, right] });
  const shas = async (query: string) =>
    ((await get(`commits?${query}`)).body as { sha: string }[]).map(({ sha }) => sha);

  expect(await shas('sha=side')).toEqual([merge, right, left, root]);
  expect(await shas(`sha=${merge}&per_page=3&page=2`)).toEqual([root]);
});

test('two commits are compared by the best ancestor they share', async () => {
  const root = (await github.tip('main')) ?? '';
  const first = await github.commit({ branch: 'main' });
  const head = await github.commit({ branch: 'feature/x', parents: [first] });
  const second = await github.commit({ branch: 'main' });
  const merged = await github.commit({ parents: [head, second] });
  const third = await github.commit({ branch: 'main' });

  expect(await comparison('main', 'feature/x')).toEqual({
    base: first,
    status: 'diverged',
    ahead: 1,
    behind: 2,
  });
  expect(await comparison(third, merged)).toMatchObject({ base: second, ahead: 2, behind: 1 });
  expect(await comparison(root, third)).toMatchObject({ base: root, status: 'ahead', ahead: 3 });
  expect(await comparison(third, root)).toMatchObject({ base: root, status: 'behind', behind: 3 });
  expect(await comparison('main', third)).toMatchObject({ base: third, status: 'identical' });
  expect((await get(`compare/main...${'0'.repeat(40)}`)).status).toBe(404);
});

test('a file is read at a commit as its bytes, a folder as a list', async () => {
  const main = await github.tip('main');
  const sha = await github.commit({ files: { 'runs/a b.csv': 'é,1\r\n' } });
  const accept = 'application/vnd.github.raw+json';

  const file = await get(`contents/runs/a%20b.csv?ref=${sha}`, { accept });
  const escaped = await get(`contents/runs%2Fa%20b.csv?ref=${sha}`, { accept });
  const folder = await get(`contents/runs?ref=${sha}`, { accept });
  const absent = await get(`contents/runs/a%20b.csv?ref=${main}`, { accept });

  expect([file.text, escaped.text]).toEqual(['é,1\r\n', 'é,1\r\n']);
  expect(folder.body).toMatchObject([{ type: 'file', path: 'runs/a b.csv' }]);
  expect(absent.status).toBe(404);
});

test('bytes of a file that are no text come back as they are', async () => {
  const content = Buffer.from([0, 255, 13, 10, 128]);
  await github.commit({ branch: 'main', files: { 'x.bin': content } });
  const response = await fetch(`${github.apiUrl}${repositoryPath(github)}/contents/x.bin`, {
    headers: {
      accept: 'application/vnd.github.raw+json',
      authorization: `Bearer ${github.token}`,
    },
  });

  expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
});

test('a push moves the head of the pull request', async () => {
  const before = await github.pullRequest();
  const head = await github.pushToPullRequest();

  expect(await github.pullRequest()).toEqual({ ...before, headSha: head });
  expect((await get(`git/commits/${head}`)).body).toMatchObject({
    parents: [{ sha: before.headSha }],
  });
  expect(await pulls(`state=open&head=${before.label}`)).toMatchObject([{ head: { sha: head } }]);
});

test('the test-merge has the base and the head for parents, and is made anew when one moves', async () => {
  const { headSha } = await github.pullRequest();
  const merge = await github.testMerge();
  const same = await github.testMerge();
  const base = await github.commit({ branch: 'main' });
  const next = await github.testMerge();

  expect(same).toBe(merge);
  expect((await get(`git/commits/${next}`)).body).toMatchObject({
    parents: [{ sha: base }, { sha: headSha }],
  });
  expect((await github.pullRequestEvent()).sha).toBe(next);
  expect((await get(`pulls/${github.pullNumber}`)).body).toMatchObject({ merge_commit_sha: next });
});

test('a pull request from a fork is found by its own owner and branch', async () => {
  const fork = await github.forkPullRequest();
  const head = await github.pushToPullRequest({ number: fork.number });

  expect(fork.repositoryId).not.toBe(github.repositoryId);
  expect(fork.label).toBe(`reviewer:${fork.branch}`);
  expect(await pulls(`state=open&head=${fork.label}`)).toMatchObject([
    {
      number: fork.number,
      head: { sha: head, repo: { fork: true, owner: { login: 'reviewer' } } },
    },
  ]);
  expect(await pulls(`state=open&head=octo-org:${fork.branch}`)).toEqual([]);
  expect((await comparison('main', head)).base).toBe(await github.tip('main'));
});

test('a closed pull request is no longer among the open ones', async () => {
  const { label } = await github.pullRequest();
  await github.closePullRequest();

  expect(await pulls(`state=open&head=${label}`)).toEqual([]);
});
