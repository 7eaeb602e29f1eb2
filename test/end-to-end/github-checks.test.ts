import { ask, repositoryPath } from '../support/github-api.ts';
import { type GitHub, startGitHub } from '../support/github-double.ts';

let github: GitHub;
let sha: string;

beforeAll(async () => {
  github = await startGitHub();
});

beforeEach(async () => {
  sha = await github.pushToPullRequest();
});

afterAll(() => github.stop());

const OUTPUT = { title: 'Title', summary: 'Summary', text: 'Text' };

function post(change: object = {}, token = github.token) {
  const check = { name: 'tuning-gate', head_sha: sha, conclusion: 'neutral', output: OUTPUT };
  const body = { ...check, status: 'completed', ...change };
  return ask(github, 'POST', `${repositoryPath(github)}/check-runs`, { token, body });
}

test('a check is made completed, and seen with all it says', async () => {
  const annotation = { path: 'a.csv', start_line: 1, end_line: 1, message: 'Odd' };
  const annotations = [{ ...annotation, annotation_level: 'warning' }];

  expect((await post({ output: { ...OUTPUT, annotations }, external_id: 'x' })).status).toBe(201);

  expect(await github.checks(sha)).toMatchObject([
    {
      name: 'tuning-gate',
      status: 'completed',
      conclusion: 'neutral',
      title: 'Title',
      summary: 'Summary',
      text: 'Text',
      externalId: 'x',
      annotations: [{ path: 'a.csv', message: 'Odd' }],
    },
  ]);
});

test('a conclusion alone means completed', async () => {
  await post({ status: undefined, conclusion: 'success' });

  expect(await github.checks(sha)).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
});

test('the checks of a commit are listed by name, the newest of each', async () => {
  await post({ conclusion: 'failure' });
  await post({ conclusion: 'success' });
  await post({ name: 'other' });
  const path = `${repositoryPath(github)}/commits/${sha}/check-runs?check_name=tuning-gate`;

  const { body } = await ask(github, 'GET', path);

  expect(body).toMatchObject({ total_count: 1, check_runs: [{ conclusion: 'success' }] });
  expect(await github.checks(sha)).toHaveLength(3);
});

const annotation = { path: 'a', start_line: 1, end_line: 1, annotation_level: 'notice' };

test.each([
  ['completed without a conclusion', { conclusion: undefined }],
  ['with a summary too long', { output: { ...OUTPUT, summary: 'x'.repeat(65_536) } }],
  ['with a text too long', { output: { ...OUTPUT, text: 'x'.repeat(65_536) } }],
  [
    'with 51 annotations',
    { output: { ...OUTPUT, annotations: Array(51).fill({ ...annotation, message: 'x' }) } },
  ],
  ['of a commit that is not there', { head_sha: '0'.repeat(40) }],
])('a check %s is refused', async (_, change) => {
  expect((await post(change)).status).toBe(422);
  expect(await github.checks(sha)).toEqual([]);
});

test('a check of the largest size is taken', async () => {
  const longest = 'x'.repeat(65_535);
  const annotations = Array(50).fill({ ...annotation, message: 'x' });

  const output = { title: 'Title', summary: longest, text: longest, annotations };

  expect((await post({ output })).status).toBe(201);
});

test.each(['readOnly', 'withoutChecks', 'user'] as const)(
  'the %s token makes no check',
  async (name) => {
    expect((await post({}, github.tokens[name])).status).toBe(403);
    expect(await github.checks(sha)).toEqual([]);
  },
);
