import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GitHub, startGitHub } from '../support/github-double.ts';
import type { WorkflowEvent } from '../support/github-events.ts';
import { contractViolations } from '../support/openapi-contract.ts';
import { type ActionOptions, type ActionRun, runAction } from '../support/runner.ts';
import { sweepCsv, writeWorkspace } from '../support/sweep-files.ts';

const BASELINE = sweepCsv({ seed: 'baseline' });
const SAME = sweepCsv({ seed: 'other' });
const WORSE = sweepCsv({ seed: 'worse', shift: -0.3 });
const LISTING = /^\/repos\/[^/]+\/[^/]+\/issues\/\d+\/comments(\?|$)/;

let github: GitHub;
let folder: string;
let onPullRequest: WorkflowEvent;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'action-test-'));
  github = await startGitHub();
  onPullRequest = await github.pullRequestEvent();
});

afterEach(async () => {
  expect(contractViolations(github.requests)).toEqual([]);
  await github.stop();
  await rm(folder, { recursive: true });
});

interface Act extends Partial<ActionOptions> {
  readonly candidate?: string;
}

/** Compares `candidate` with the baseline on the pull request, unless told otherwise. */
async function act({ candidate = SAME, inputs, ...options }: Act = {}): Promise<ActionRun> {
  await writeWorkspace(folder, { 'baseline.csv': BASELINE, 'candidate.csv': candidate });
  return runAction({
    folder,
    event: onPullRequest,
    apiUrl: github.apiUrl,
    repository: github.repository,
    token: github.token,
    artifacts: github.artifacts,
    ...options,
    inputs: {
      baseline: 'baseline.csv',
      candidate: 'candidate.csv',
      metric: 'accuracy',
      direction: 'maximize',
      name: 'nightly',
      ...inputs,
    },
  });
}

const writes = () =>
  github.requests
    .filter(({ method, path }) => method !== 'GET' && path.includes('/comments'))
    .map(({ method, status }) => `${method} ${status}`);
const level = (run: ActionRun, wanted: string) =>
  run.annotations.filter((annotation) => annotation.level === wanted);
const everythingSaid = (run: ActionRun) => `${run.stdout}\n${run.stderr}\n${run.summary}`;

describe('on a pull request', () => {
  test('a strong regression fails the step and is told in one comment', async () => {
    const run = await act({ candidate: WORSE });

    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ gate: 'fail', worse: 'strong', better: 'none' });
    const comments = await github.comments();
    expect(comments).toMatchObject([{ author: 'github-actions[bot]' }]);
    expect(comments[0]?.body).toMatch(/<!-- tuning-gate[^>]*nightly/);
    expect(run.outputs['comment-url']).toContain(String(comments[0]?.id));
    expect(writes()).toEqual(['POST 201']);
  });

  test('sweeps of one distribution pass, and the comment says so', async () => {
    const run = await act({ bundled: true });

    expect(run.exitCode).toBe(0);
    expect(run.outputs.gate).not.toBe('fail');
    expect(run.outputs.worse).not.toBe('strong');
    expect(await github.comments()).toHaveLength(1);
    expect(level(run, 'error')).toEqual([]);
  });

  test('the report is in the summary and in files the outputs name', async () => {
    const { outputs, summary } = await act();

    expect(summary).toContain('accuracy');
    expect(outputs.verdict).toBeTruthy();
    expect(outputs.reason).toBeTruthy();
    expect(outputs['report-dir']).toBeTruthy();
    const report: unknown = JSON.parse(await readFile(outputs['report-json'] ?? '', 'utf8'));
    expect(report).toEqual(expect.any(Object));
  });

  test('no token is ever printed', async () => {
    expect(everythingSaid(await act({ candidate: WORSE }))).not.toContain(github.token);
  });

  test('`comment: never` leaves the pull request alone', async () => {
    const run = await act({ inputs: { comment: 'never' } });

    expect(run.exitCode).toBe(0);
    expect(run.summary).not.toBe('');
    expect(writes()).toEqual([]);
  });
});

describe('the comment', () => {
  test('is updated in place by the next run', async () => {
    await act({ candidate: WORSE });
    const [first] = await github.comments();

    await act({ candidate: SAME, runId: 1002 });

    const comments = await github.comments();
    expect(comments).toHaveLength(1);
    expect(comments[0]?.id).toBe(first?.id);
    expect(comments[0]?.body).not.toBe(first?.body);
    expect(writes()).toEqual(['POST 201', 'PATCH 200']);
  });

  test('is not written again when nothing changed', async () => {
    // A report that is uploaded again has another address.
    const inputs = { 'upload-report': 'false' };
    await act({ inputs });
    await act({ inputs });

    expect(writes()).toEqual(['POST 201']);
  });

  test('is found behind more than a page of others', async () => {
    const others = Array.from({ length: 120 }, (_, index) => `Remark ${index}`);
    await Promise.all(others.map((body) => github.seedComment({ author: 'reviewer', body })));
    await act({ candidate: WORSE });

    await act({ candidate: SAME, runId: 1002 });

    expect(await github.comments()).toHaveLength(121);
    expect(writes()).toEqual(['POST 201', 'PATCH 200']);
  });

  test('of another author is never touched, whatever marker it carries', async () => {
    await act({ candidate: WORSE, token: github.tokens.app });
    const [ofApp] = await github.comments();
    await github.seedComment({ author: 'reviewer', body: ofApp?.body ?? '' });
    const foreign = await github.comments();

    await act({ candidate: SAME, runId: 1002 });

    const comments = await github.comments();
    expect(comments.slice(0, 2)).toEqual(foreign);
    expect(comments.slice(2)).toMatchObject([{ author: 'github-actions[bot]' }]);
  });

  test('of another instance is left to that instance', async () => {
    await act();
    await act({ inputs: { name: 'weekly' } });

    expect(await github.comments()).toHaveLength(2);
  });

  test.each([
    ['an App', 'app', 'my-app[bot]'],
    ['a person', 'user', 'octocat'],
  ] as const)('stays one under the token of %s', async (_, token, author) => {
    await act({ candidate: WORSE, token: github.tokens[token] });
    await act({ candidate: SAME, token: github.tokens[token], runId: 1002 });

    expect(await github.comments()).toMatchObject([{ author }]);
  });

  test('is posted once the listing has recovered from a 502', async () => {
    github.fault({ kind: 'bad-gateway', method: 'GET', path: LISTING });

    const run = await act();

    expect(run.exitCode).toBe(0);
    expect(await github.comments()).toHaveLength(1);
    expect(level(run, 'warning')).toEqual([]);
  });

  test('stays one when the answer to its creation is lost', async () => {
    github.fault({ kind: 'lost-answer', method: 'POST', path: LISTING });

    const run = await act();

    expect(run.exitCode).toBe(0);
    expect(await github.comments()).toHaveLength(1);
  });
});

describe('without the means to comment', () => {
  test('a read-only token costs warnings that name the permissions, not the verdict', async () => {
    const run = await act({ candidate: WORSE, token: github.readOnlyToken });

    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ gate: 'fail', worse: 'strong' });
    expect(run.summary).toContain('accuracy');
    expect(level(run, 'warning').map(({ message }) => message)).toEqual([
      expect.stringContaining('checks: write'),
      expect.stringContaining('pull-requests: write'),
    ]);
    expect(run.summary).toContain('checks: write');
    expect(await github.comments()).toEqual([]);
  });

  test('a step without a token writes the summary alone and says so', async () => {
    const run = await act({ token: '', bundled: true });

    expect(run.exitCode).toBe(0);
    expect(run.summary).toContain('accuracy');
    expect(everythingSaid(run)).toMatch(/token/i);
    expect(github.requests).toEqual([]);
  });

  test('a push writes the summary alone and says so', async () => {
    const run = await act({ event: await github.pushEvent() });

    expect(run.exitCode).toBe(0);
    expect(run.summary).toContain('accuracy');
    expect(everythingSaid(run)).toMatch(/pull request/i);
    expect(writes()).toEqual([]);
  });
});

describe('reporting never changes the verdict', () => {
  test('a regression on the default branch informs, and does not fail', async () => {
    const run = await act({ candidate: WORSE, event: await github.pushEvent() });

    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'worse', worse: 'strong', gate: 'neutral' });
    expect(level(run, 'warning')[0]?.message).toContain('default branch');
  });

  test.each([
    ['report files', { RUNNER_TEMP: '/dev/null/nowhere' }],
    ['job summary', { GITHUB_STEP_SUMMARY: '/dev/null/nowhere' }],
  ])('the %s that cannot be written cost one warning', async (what, env) => {
    const run = await act({ env });

    expect(run.exitCode).toBe(0);
    expect(run.outputs.gate).toBe('pass');
    expect(level(run, 'warning')).toHaveLength(1);
    expect(level(run, 'warning')[0]?.message).toContain(what);
  });

  test('the comment names the commit and links to the run', async () => {
    const run = await act();

    const [comment] = await github.comments();
    expect(comment?.body).toMatch(
      /For commit [0-9a-f]{7}, from \[this run\]\(http.*\/actions\/runs\/\d+\)\.\s*$/,
    );
    expect(run.exitCode).toBe(0);
  });
});

describe('a sweep that is not there', () => {
  test('fails the step when it is the candidate', async () => {
    const run = await act({ inputs: { candidate: 'nowhere/*.csv' } });

    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'no-candidate', gate: 'fail' });
  });

  test('is neutral when it is the baseline', async () => {
    const run = await act({ inputs: { baseline: 'nowhere/*.csv' } });

    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'no-baseline', gate: 'neutral' });
  });
});

test('a corrupt candidate is an error that names the file, and no verdict', async () => {
  await writeWorkspace(folder, { 'broken.json': '[{"accuracy": 0.91}, {"accu' });

  const run = await act({ inputs: { candidate: 'broken.json' }, bundled: true });

  expect(run.exitCode).toBe(1);
  expect(level(run, 'error')).toHaveLength(1);
  expect(level(run, 'error')[0]?.message).toContain('broken.json');
  expect(everythingSaid(run)).not.toMatch(/^\s+at .+:\d+/m);
  expect(run.outputs).toMatchObject({ verdict: 'error', gate: 'fail' });
  expect(await github.comments()).toMatchObject([{ body: expect.stringContaining('No verdict') }]);
});

test.each(['{"action":', 'null'])('an event file of %j is one error and no stack', async (text) => {
  const path = join(folder, 'garbage.json');
  await writeFile(path, text);

  const run = await act({ env: { GITHUB_EVENT_PATH: path }, bundled: true });

  expect(run.exitCode).toBe(1);
  expect(level(run, 'error')).toMatchObject([
    { message: expect.stringMatching(/^GITHUB_EVENT_PATH: .*not a JSON object/) },
  ]);
  expect(run.stderr).toBe('');
});
