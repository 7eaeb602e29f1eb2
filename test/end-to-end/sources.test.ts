import { Mlflow } from '../support/mlflow.ts';
import {
  CONFIG,
  type Step,
  SWEEPS,
  useTrainingRepository,
} from '../support/training-repository.ts';

const repository = useTrainingRepository();
let mlflow: Mlflow;
beforeAll(async () => {
  mlflow = await Mlflow.start();
});
afterAll(() => mlflow.stop());
beforeEach(() => mlflow.clear());

const scoresOf = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => Number(line.split(',')[2]));

const PASSWORD = 'correct horse';
const env = () => ({
  MLFLOW_TRACKING_URI: mlflow.url,
  MLFLOW_TRACKING_USERNAME: 'reader',
  MLFLOW_TRACKING_PASSWORD: PASSWORD,
});

// The double gives both sweeps the same parameters.
let opened = '';
repository.beginsWith(() => {
  opened = repository.github.tip('main') ?? '';
  repository.github.write('main', CONFIG, 'pairing: independent\n');
});

/** Judges the pull request by what the server has; nothing is trained or collected here. */
function judge({ inputs, ...step }: Step = {}) {
  const source = { source: 'mlflow:resnet', metric: 'accuracy', direction: 'maximize' };
  return repository.run({
    runId: 900,
    env: env(),
    ...step,
    inputs: { ...source, ...inputs },
  });
}

describe('with source, a pull request is judged by the trials on the server', () => {
  test('of its test merge and of the nearest commit of the base, as by the same trials in files', async () => {
    const { github } = repository;
    const base = github.tip('main') ?? '';
    repository.pushToMain();
    mlflow.addSweep('resnet', base, scoresOf(SWEEPS.baseline));
    mlflow.addSweep('resnet', github.pullRequestEvent().sha, scoresOf(SWEEPS.worse));

    const run = await judge();

    const files = { 'baseline.csv': SWEEPS.baseline, 'candidate.csv': SWEEPS.worse };
    const inputs = { baseline: 'baseline.csv', check: 'never', comment: 'never' };
    const byFiles = await repository.trainAndGate({ runId: 901, files, inputs });
    const [found, expected] = [await run.report(), await byFiles.report()];
    for (const key of ['verdict', 'worse', 'better', 'at', 'overallSlowdown', 'falseAlarm'])
      expect(found[key]).toEqual(expected[key]);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'worse', 'baseline-sha': base });
    expect(run.apiCalls.filter((call) => call.includes('artifacts'))).toEqual([]);
    expect(run.summary).toContain(`trials of \`${base.slice(0, 7)}\`, read `);
  });

  test('of its head, where the runs record that', async () => {
    const { github } = repository;
    mlflow.addSweep('resnet', opened, scoresOf(SWEEPS.baseline));
    mlflow.addSweep('resnet', github.pullRequest().headSha, scoresOf(SWEEPS.same));
    expect((await judge()).outputs).toMatchObject({ gate: 'pass', 'baseline-sha': opened });
  });

  test('and without trials there is no candidate, and no baseline', async () => {
    mlflow.addSweep('resnet', 'f'.repeat(40), scoresOf(SWEEPS.same));
    const nothing = await judge();
    expect(nothing.outputs).toMatchObject({ verdict: 'no-candidate', gate: 'fail' });
    expect(nothing.summary).toMatch(
      /Nothing matches `mlflow:resnet`\.[\s\S]*which commit its trials record/,
    );

    mlflow.addSweep('resnet', repository.github.pullRequest().headSha, scoresOf(SWEEPS.same));
    const first = await judge({ runId: 902 });
    expect(first.outputs).toMatchObject({ verdict: 'no-baseline', gate: 'neutral' });
    expect(first.summary).toMatch(/None of the \d+ newest commits? of `main` has trials/);
  });

  test('and a run on the base only informs, about what was there before', async () => {
    const before = repository.github.tip('main') ?? '';
    const event = repository.pushToMain();
    mlflow.addSweep('resnet', before, scoresOf(SWEEPS.baseline));
    mlflow.addSweep('resnet', event.sha, scoresOf(SWEEPS.worse));
    const run = await judge({ event });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'worse', 'baseline-sha': before });
    expect(run.outputs['sweep-artifact']).toBeUndefined();
  });

  test('and the secrets are masked, and nowhere else', async () => {
    mlflow.addSweep('resnet', repository.github.pullRequest().headSha, scoresOf(SWEEPS.same));
    const basic = Buffer.from(`reader:${PASSWORD}`).toString('base64');
    mlflow.authorization = `Basic ${basic}`;
    const run = await judge();
    expect(run.outputs).toMatchObject({ verdict: 'no-baseline' });
    const shown = [run.summary, repository.comment(), JSON.stringify(await run.report())].join();
    for (const secret of [PASSWORD, basic]) expect(shown).not.toContain(secret);
  });

  test('and it goes with no other candidate', async () => {
    const run = await judge({ inputs: { candidate: 'candidate.csv' } });
    expect(run.errors).toEqual([expect.stringContaining('cannot be combined with')]);
  });
});
