import { useMlflow } from '../support/mlflow.ts';
import { CONFIG, type Step, type StepRun, SWEEPS, useRepository } from '../support/training.ts';

const INPUTS = { source: 'mlflow:resnet', metric: 'accuracy', direction: 'maximize' };
// The double gives all sweeps the same parameters.
const SETTINGS = 'pairing: independent\n';
const [USER, PASSWORD] = ['reader', 'correct horse'];

const repository = useRepository();
const mlflow = await useMlflow();
/** What main was when the pull request was opened. */
let opened = '';

repository.beginsWith(() => {
  opened = main();
  repository.github.write('main', CONFIG, SETTINGS);
});

const main = () => repository.github.tip('main') ?? '';
const head = (number?: number) => repository.github.pullRequest(number).headSha;

/** A sweep of a commit, of which only the first trials have ended if so many are given. */
function train(sha: string, csv: string, ended = 48): void {
  const rows = csv.trim().split('\n').slice(1);
  const scores = rows.map((row, trial) => (trial < ended ? Number(row.split(',')[2]) : null));
  mlflow.addSweep('resnet', sha, scores);
}

/** Judges the pull request by what the server has; nothing is trained or collected here. */
function judge({ inputs, ...step }: Step = {}): Promise<StepRun> {
  const login = { MLFLOW_TRACKING_USERNAME: USER, MLFLOW_TRACKING_PASSWORD: PASSWORD };
  const env = { MLFLOW_TRACKING_URI: mlflow.url, ...login };
  return repository.run({ runId: 900, env, ...step, inputs: { ...INPUTS, ...inputs } });
}

/** An event on main, with what it says. */
function onMain(name: string, more: object) {
  const { sha, ref, payload } = repository.github.pushEvent();
  const { repository: about, sender } = payload;
  return { name, sha, ref, payload: { repository: about, sender, ...more } };
}

function dispatch(client_payload: object = { pull_request: 1, sha: head() }) {
  return onMain('repository_dispatch', { action: 'tuning-gate', client_payload });
}

const byNumber = () => onMain('workflow_dispatch', { inputs: { 'pull-request': '1' } });

describe('with source, a pull request is judged by the trials on the server', () => {
  test('of its test merge and of the nearest commit of the base, as by the same trials in files', async () => {
    const { github } = repository;
    const base = main();
    repository.pushToMain();
    train(base, SWEEPS.baseline);
    train(github.pullRequestEvent().sha, SWEEPS.worse);

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
    train(opened, SWEEPS.baseline);
    train(head(), SWEEPS.same);
    expect((await judge()).outputs).toMatchObject({ gate: 'pass', 'baseline-sha': opened });
  });

  test('and without trials there is no candidate, and no baseline', async () => {
    train('f'.repeat(40), SWEEPS.same);
    const nothing = await judge();
    expect(nothing.outputs).toMatchObject({ verdict: 'no-candidate', gate: 'fail' });
    expect(nothing.summary).toMatch(
      /Nothing matches `mlflow:resnet`\.[\s\S]*which commit its trials record/,
    );

    train(head(), SWEEPS.same);
    const first = await judge({ runId: 902 });
    expect(first.outputs).toMatchObject({ verdict: 'no-baseline', gate: 'neutral' });
    expect(first.summary).toMatch(/None of the \d+ newest commits? of `main` has trials/);
  });

  test('and a run on the base only informs, about what was there before', async () => {
    const before = main();
    const event = repository.pushToMain();
    train(before, SWEEPS.baseline);
    train(event.sha, SWEEPS.worse);
    const run = await judge({ event });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'worse', 'baseline-sha': before });
    expect(run.outputs['sweep-artifact']).toBeUndefined();
  });

  test('and the secrets are masked, and nowhere else', async () => {
    train(head(), SWEEPS.same);
    const basic = Buffer.from(`${USER}:${PASSWORD}`).toString('base64');
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

describe('a pull request that is trained elsewhere', () => {
  beforeEach(() => train(opened, SWEEPS.baseline));
  const trainHead = (ended?: number) => train(head(), SWEEPS.same, ended);
  const judgeByDispatch = (step: Step = {}) =>
    judge({ event: dispatch(), ...step, inputs: { mode: 'gate', ...step.inputs } });

  test.each([
    ['repository_dispatch', dispatch],
    ['workflow_dispatch', byNumber],
  ])('gets its verdict by %s, in check and comment', async (_, eventOf) => {
    trainHead();
    const run = await judgeByDispatch({ event: eventOf() });
    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass', 'baseline-sha': opened } });
    expect(repository.checks()).toMatchObject([{ conclusion: 'success' }]);
    expect(repository.comment()).toContain('"gate":"pass"');
  });

  test('is worse where its trials have not ended: it was to be judged after that', async () => {
    trainHead(12);
    expect(await judgeByDispatch()).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse' } });
  });

  test('may have its source in the config of the base', async () => {
    const config = Object.entries(INPUTS).map((entry) => entry.join(': '));
    repository.github.write('main', CONFIG, `${SETTINGS}${config.join('\n')}`);
    trainHead();
    const none = Object.fromEntries(Object.keys(INPUTS).map((name) => [name, '']));
    const run = await judgeByDispatch({ event: byNumber(), inputs: none });
    expect(run.outputs).toMatchObject({ gate: 'pass', 'baseline-sha': opened });
  });

  test('may be of a fork, whose own run has no secrets', async () => {
    const { number, headSha } = repository.github.forkPullRequest();
    train(headSha, SWEEPS.same);
    await judgeByDispatch({ event: dispatch({ pull_request: number, sha: headSha }) });
    expect(repository.checks(number)).toMatchObject([{ conclusion: 'success' }]);
  });

  test('has no verdict in an outage, and gets it after that', async () => {
    trainHead();
    mlflow.fault({ on: 'POST …/runs/search', kind: '403', times: 9 });
    expect(await judgeByDispatch()).toMatchObject({ exitCode: 1, outputs: { verdict: 'error' } });
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure' }]);
    mlflow.clear();
    train(opened, SWEEPS.baseline);
    trainHead();
    const again = await judgeByDispatch({ runId: 901 });
    expect(again).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(repository.checks().at(-1)).toMatchObject({ conclusion: 'success' });
  });
});
