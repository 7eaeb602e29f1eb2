import type { ActionRun } from '../support/runner.ts';
import { type Step, SWEEPS, said, useTrainingRepository } from '../support/training-repository.ts';

const repository = useTrainingRepository();

/** Compares two files of the workspace on the pull request, unless told otherwise. */
async function act({ inputs, files, ...step }: Step = {}): Promise<ActionRun> {
  return repository.trainAndGate({
    trains: SWEEPS.same,
    files: { 'baseline.csv': SWEEPS.baseline, ...files },
    ...step,
    inputs: { baseline: 'baseline.csv', name: 'nightly', ...inputs },
  });
}

const everythingSaid = (run: ActionRun) => `${run.stdout}\n${run.stderr}\n${run.summary}`;

describe('on a pull request', () => {
  test('a strong regression fails the step and posts one comment, without revealing the token', async () => {
    const { github } = repository;

    const run = await act({ trains: SWEEPS.worse, runId: 901 });

    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ gate: 'fail', worse: 'strong', better: 'none' });
    const comments = github.comments();
    expect(comments).toMatchObject([{ author: 'github-actions[bot]' }]);
    expect(comments[0]?.body).toMatch(/<!-- tuning-gate[^>]*nightly/);
    expect(comments[0]?.body).toMatch(
      /For commit [0-9a-f]{7}, from \[this run\]\(http.*\/actions\/runs\/901\)\.\s*$/,
    );
    expect(run.outputs['comment-url']).toContain(String(comments[0]?.id));
    expect(everythingSaid(run)).not.toContain(github.token);
  });

  test('sweeps of one distribution pass, and the comment says so', async () => {
    const run = await act();

    expect(run.exitCode).toBe(0);
    expect(run.outputs.gate).not.toBe('fail');
    expect(run.outputs.worse).not.toBe('strong');
    expect(repository.github.comments()).toHaveLength(1);
    expect(said(run, 'error')).toEqual([]);
  });

  test('a step without a token only writes the summary, and says so', async () => {
    const run = await act({ token: '' });

    expect(run.exitCode).toBe(0);
    expect(run.summary).toContain('accuracy');
    expect(everythingSaid(run)).toMatch(/token/i);
    expect(repository.github.requests).toEqual([]);
  });
});

test('a corrupt candidate is an error that names the file', async () => {
  const files = { 'broken.json': '[{"accuracy": 0.91}, {"accu' };

  const run = await act({ files, inputs: { candidate: 'broken.json' } });

  expect(run.exitCode).toBe(1);
  expect(said(run, 'error')).toEqual([expect.stringContaining('broken.json')]);
  expect(everythingSaid(run)).not.toMatch(/^\s+at .+:\d+/m);
  expect(run.outputs).toMatchObject({ verdict: 'error', gate: 'fail' });
  expect(repository.github.comments()).toMatchObject([
    { body: expect.stringContaining('No verdict') },
  ]);
});
