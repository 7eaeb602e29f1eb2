import type { Fault } from '../support/github-faults.ts';
import {
  SWEEPS,
  said,
  startTrainingRepository,
  type TrainingRepository,
} from '../support/training-repository.ts';

let repository: TrainingRepository;
let runId = 900;

beforeAll(async () => {
  repository = await startTrainingRepository();
});

afterAll(() => repository.stop());

/** A comparison of its own, of two files, whose requests meet a fault. */
async function judge(fault: Fault, inputs: Readonly<Record<string, string>>) {
  runId += 1;
  const name = `case ${runId}`;
  repository.github.fault(fault);
  const run = await repository.trainAndGate({
    runId,
    trains: SWEEPS.same,
    files: { 'baseline.csv': SWEEPS.baseline },
    inputs: { baseline: 'baseline.csv', name, ...inputs },
  });
  const { headSha } = await repository.github.pullRequest();
  const comments = await repository.github.comments();
  const checks = await repository.github.checks(headSha);
  const posts = run.apiCalls.filter((call) => call.startsWith('POST /repos'));
  return {
    run,
    posts: posts.length,
    comments: comments.filter(({ body }) => body.includes(name)).length,
    checks: checks.filter((check) => check.name.includes(name)).length,
  };
}

const PASSING: [Omit<Fault, 'on'>, number][] = [
  [{ kind: '429', retryAfter: 1, times: 2 }, 3],
  [{ kind: '429' }, 2],
  [{ kind: 'secondary-limit', retryAfter: 1 }, 2],
  [{ kind: 'secondary-limit' }, 2],
  [{ kind: '500', times: 2 }, 3],
  [{ kind: '502' }, 2],
  [{ kind: 'reset' }, 2],
  [{ kind: 'lost-answer' }, 1],
];

test.each(PASSING)(
  'a comment and a check are written once in spite of %j',
  async (fault, posts) => {
    const comment = await judge({ on: 'POST …/comments', ...fault }, { check: 'never' });
    expect(said(comment.run, 'warning')).toEqual([]);
    expect(comment).toMatchObject({ posts, comments: 1 });

    const check = await judge({ on: 'POST …/check-runs', ...fault }, { comment: 'never' });
    expect(said(check.run, 'warning')).toEqual([]);
    expect(check).toMatchObject({ posts, checks: 1 });
  },
);

test('a comment that is forbidden is one warning, asked for once, and the verdict stands', async () => {
  const fault: Fault = { on: 'POST …/comments', kind: '403' };
  const { run, posts, comments } = await judge(fault, { check: 'never' });
  expect(said(run, 'warning')).toEqual([expect.stringContaining('`permissions: pull-requests')]);
  expect([run.exitCode, posts, comments]).toEqual([0, 1, 0]);
});
