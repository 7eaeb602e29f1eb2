import {
  type Client,
  githubReader,
  openPulls,
  refusalOf,
  workflowFile,
} from '../../src/github/index.ts';
import { type Answer, fakeGitHub } from '../publish/fake-github.ts';

const ROOT = '/repos/octo/sweeps';
const next = { link: '<https://api.github.com/x?page=2>; rel="next", <x>; rel="last"' };

function given(...answers: readonly Answer[]) {
  const { client, sent } = fakeGitHub(...answers);
  return { client, ...githubReader(client), asked: () => sent.map(({ request }) => request) };
}

const commits = (...names: string[]) => names.map((sha) => ({ sha }));
const pull = (number: number) => ({ number, head: { sha: 'abc' }, base: { ref: 'main' } });
const HEAD = 'fork:feature/x';

describe('the history', () => {
  test('gives the merge base of two branches, and how far one is ahead', async () => {
    const compared = { merge_base_commit: { sha: 'a' }, ahead_by: 3, behind_by: 5 };
    const { history, asked } = given([200, compared], [200, compared]);
    expect(await history.mergeBase('release/1.0', 'h')).toBe('a');
    expect(await history.commitsAhead('x', 'y')).toBe(3);
    expect(asked()).toEqual([
      `GET ${ROOT}/compare/release/1.0...h?per_page=1`,
      `GET ${ROOT}/compare/x...y?per_page=1`,
    ]);
  });

  test('gives a commit and those before it, no further than its caller reads', async () => {
    const { history, asked } = given([200, commits('c', 'b'), next], [200, commits('a')]);
    const pages = history.before('c')[Symbol.asyncIterator]();
    expect(await pages.next()).toMatchObject({ value: ['c', 'b'] });
    expect(asked()).toEqual([`GET ${ROOT}/commits?sha=c&per_page=100&page=1`]);
    expect(await pages.next()).toMatchObject({ value: ['a'] });
    expect(await pages.next()).toMatchObject({ done: true });
    expect(asked()[1]).toBe(`GET ${ROOT}/commits?sha=c&per_page=100&page=2`);
  });
});

test('the open pull requests of a branch may be on any page', async () => {
  const { client, asked } = given([200, [pull(1)], next], [200, [pull(9)]]);
  const found = await openPulls(client, HEAD);
  expect(found.map(({ number }) => number)).toEqual([1, 9]);
  const query = 'state=open&head=fork:feature/x&per_page=100&page=2';
  expect(asked()[1]).toBe(`GET ${ROOT}/pulls?${query}`);
});

test.each([
  ['of the repository itself', { id: 1 }, false],
  ['of a fork', { id: 2 }, true],
  ['of a repository that is gone', null, true],
])('a run %s is recognised', async (_, head_repository, isOfFork) => {
  const path = '.github/workflows/tuning.yml@refs/heads/main';
  const [startedAt, createdAt] = ['2026-03-01T10:00:00Z', '2026-03-01T09:00:00Z'];
  const times = { run_started_at: startedAt, created_at: createdAt };
  const repository = { id: 1 };
  const { runs, asked } = given([
    200,
    { event: 'push', path, ...times, repository, head_repository },
  ]);
  const workflow = '.github/workflows/tuning.yml';
  expect(await runs(7)).toEqual({ event: 'push', isOfFork, workflow, startedAt, createdAt });
  expect(asked()).toEqual([`GET ${ROOT}/actions/runs/7`]);
});

test.each([
  '.github/workflows/a b.yml',
  '.github/workflows/a b.yml@main',
  'octo/.github/.github/workflows/a b.yml@refs/heads/x@y',
])('the file of a workflow is read from %s', (path) => {
  expect(workflowFile(path)).toBe('.github/workflows/a b.yml');
});

async function all<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of pages) found.push(page);
  return found;
}

describe.each<[string, (client: Client) => Promise<unknown>]>([
  ['the parents', (client) => githubReader(client).history.parentsOf('m')],
  ['the merge base', (client) => githubReader(client).history.mergeBase('main', 'h')],
  ['the commits before', (client) => all(githubReader(client).history.before('c'))],
  ['a run', (client) => githubReader(client).runs(7)],
  ['the pull requests', (client) => openPulls(client, HEAD)],
])('the answer about %s', (_, ask) => {
  const refusalFor = async (...answers: readonly Answer[]) =>
    refusalOf(await ask(given(...answers).client).catch((thrown: unknown) => thrown));

  test.each(['', '{"sha": "m", "par', '[{"sha'])('is unreachable if cut to %j', async (text) => {
    expect(await refusalFor([200, text])).toBe('unreachable');
  });

  test.each([
    [404, 'missing'],
    [403, 'forbidden'],
  ] as const)('with status %i is a refusal', async (status, refusal) => {
    expect(await refusalFor([status, { message: 'No' }])).toBe(refusal);
  });
});

test('a list that is cut on a later page is not the end of it', async () => {
  const cut: Answer = [200, '[{"sha": "b'];
  const { history } = given([200, commits('c'), next], cut);
  const error = await all(history.before('c')).catch((thrown: unknown) => thrown);
  expect(refusalOf(error)).toBe('unreachable');
});
