import {
  type GitHubReader,
  githubReader,
  refusalOf,
  workflowFile,
} from '../../src/github/index.ts';
import { type Answer, fakeGitHub } from '../publish/fake-github.ts';

const ROOT = '/repos/octo/sweeps';
const next = { link: '<https://api.github.com/x?page=2>; rel="next"' };

function given(...answers: readonly Answer[]) {
  const { client, sent } = fakeGitHub(...answers);
  return { ...githubReader(client), asked: () => sent.map(({ request }) => request) };
}

const commits = (...names: string[]) => names.map((sha) => ({ sha }));

async function collect(pages: AsyncIterable<string[]>): Promise<string[][]> {
  const found: string[][] = [];
  for await (const page of pages) found.push(page);
  return found;
}

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

  test('gives a commit and those before it, page by page', async () => {
    const { history, asked } = given([200, commits('c', 'b'), next], [200, commits('a')]);
    expect(await collect(history.before('c'))).toEqual([['c', 'b'], ['a']]);
    expect(asked()).toEqual([
      `GET ${ROOT}/commits?sha=c&per_page=100&page=1`,
      `GET ${ROOT}/commits?sha=c&per_page=100&page=2`,
    ]);
  });

  test('is requested no further than its caller reads', async () => {
    const { history, asked } = given([200, commits('c', 'b'), next], [200, commits('a')]);
    for await (const page of history.before('c')) {
      expect(page).toEqual(['c', 'b']);
      break;
    }
    expect(asked()).toHaveLength(1);
  });
});

describe('a run', () => {
  const run = (head_repository: object | null) => ({
    event: 'push',
    path: '.github/workflows/tuning.yml@refs/heads/main',
    run_started_at: '2026-03-01T10:00:00Z',
    created_at: '2026-03-01T09:00:00Z',
    repository: { id: 1 },
    head_repository,
  });

  test.each([
    ['of the repository itself', { id: 1 }, false],
    ['of a fork', { id: 2 }, true],
    ['of a repository that is gone', null, true],
  ])('%s is recognised', async (_, head, isOfFork) => {
    const { runs, asked } = given([200, run(head)]);
    expect(await runs(7)).toEqual({
      event: 'push',
      isOfFork,
      workflow: '.github/workflows/tuning.yml',
      startedAt: '2026-03-01T10:00:00Z',
      createdAt: '2026-03-01T09:00:00Z',
    });
    expect(asked()).toEqual([`GET ${ROOT}/actions/runs/7`]);
  });
});

test.each([
  '.github/workflows/a b.yml',
  '.github/workflows/a b.yml@main',
  'octo/.github/.github/workflows/a b.yml@refs/heads/x@y',
])('the file of a workflow is read from %s', (path) => {
  expect(workflowFile(path)).toBe('.github/workflows/a b.yml');
});

describe.each<[string, (reader: GitHubReader) => Promise<unknown>]>([
  ['the parents', ({ history }) => history.parentsOf('m')],
  ['the merge base', ({ history }) => history.mergeBase('main', 'h')],
  ['the distance', ({ history }) => history.commitsAhead('a', 'b')],
  ['the commits before', ({ history }) => collect(history.before('c'))],
  ['a run', ({ runs }) => runs(7)],
])('the answer about %s', (_, ask) => {
  const refusalFor = async (...answers: readonly Answer[]) =>
    refusalOf(await ask(given(...answers)).catch((thrown: unknown) => thrown));

  test.each(['', '{"sha": "m", "par', '[{"sha'])(
    'is unreachable if it is cut to %j',
    async (text) => {
      expect(await refusalFor([200, text])).toBe('unreachable');
    },
  );

  test.each([
    [404, 'missing'],
    [403, 'forbidden'],
  ] as const)('with status %i is a refusal', async (status, refusal) => {
    expect(await refusalFor([status, { message: 'No' }])).toBe(refusal);
  });
});

test('a list of commits that is cut on a later page is not the end of the history', async () => {
  const { history } = given([200, commits('c'), next], [200, '[{"sha": "b']);
  const error = await collect(history.before('c')).catch((thrown: unknown) => thrown);
  expect(refusalOf(error)).toBe('unreachable');
});
