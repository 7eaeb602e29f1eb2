import seedrandom from 'seedrandom';
import { Mlflow } from '../support/mlflow.ts';
import {
  CONFIG,
  type Step,
  type StepRun,
  useTrainingRepository,
} from '../support/training-repository.ts';

const EXPERIMENT = 'resnet';
const INPUTS = {
  source: `mlflow:${EXPERIMENT}`,
  metric: 'accuracy',
  direction: 'maximize',
};
// The double gives all sweeps the same parameters.
const SETTINGS = 'pairing: independent\n';

const repository = useTrainingRepository();
let mlflow: Mlflow;
let base: string;

beforeAll(async () => {
  mlflow = await Mlflow.start();
});
afterAll(() => mlflow.stop());

repository.beginsWith(() => {
  base = repository.github.tip('main') ?? '';
  repository.github.write('main', CONFIG, SETTINGS);
});

/** Main alone has been trained. */
function clear(): void {
  mlflow.clear();
  mlflow.addSweep(EXPERIMENT, base, scores('baseline'));
}

beforeEach(clear);

/** Uniform on [0.6, 0.9) before the shift. */
function scores(seed: string, trials = 48, shift = 0): number[] {
  const random = seedrandom(seed);
  return Array.from({ length: trials }, () => 0.6 + 0.3 * random() + shift);
}

/** The candidate is trained; only its first trials have ended, if so many are given. */
function train({ sha = head(), of = 48, ended = 48, shift = 0 } = {}): void {
  const all = scores('candidate', of, shift);
  const known = all.map((score, trial) => (trial < ended ? score : null));
  mlflow.addSweep(EXPERIMENT, sha, known);
}

const head = (number?: number) => repository.github.pullRequest(number).headSha;

function judge({ inputs, ...step }: Step = {}): Promise<StepRun> {
  const env = { MLFLOW_TRACKING_URI: mlflow.url };
  return repository.gate({
    ...{ env, runId: 900, event: dispatch() },
    ...step,
    inputs: { ...INPUTS, ...inputs },
  });
}

/** An event on main, with what it says. */
function onMain(name: string, more: object = {}) {
  const { sha, ref, payload } = repository.github.pushEvent();
  return {
    name,
    sha,
    ref,
    payload: { repository: payload.repository, sender: payload.sender, ...more },
  };
}

function dispatch(client_payload: object = { pull_request: 1, sha: head() }) {
  return onMain('repository_dispatch', { action: 'tuning-gate', client_payload });
}

const byNumber = () => onMain('workflow_dispatch', { inputs: { 'pull-request': '1' } });

describe('a pull request that is trained elsewhere', () => {
  test.each([
    ['repository_dispatch', dispatch],
    ['workflow_dispatch', byNumber],
  ])('gets its verdict by %s, in check and comment', async (_, eventOf) => {
    train();
    const run = await judge({ event: eventOf() });
    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass', 'baseline-sha': base } });
    expect(repository.checks()).toMatchObject([{ conclusion: 'success' }]);
    expect(repository.comment()).toContain('✅');
  });

  test('is worse where its trials have not ended: it was to be judged after that', async () => {
    train({ ended: 12 });
    expect(await judge()).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse' } });
  });

  test('may have its source in the config of the base', async () => {
    const config = Object.entries(INPUTS).map((entry) => entry.join(': '));
    repository.github.write('main', CONFIG, `${SETTINGS}${config.join('\n')}`);
    train();
    const none = Object.fromEntries(Object.keys(INPUTS).map((name) => [name, '']));
    const run = await judge({ event: byNumber(), inputs: none });
    expect(run.outputs).toMatchObject({ gate: 'pass', 'baseline-sha': base });
  });

  test('may be of a fork, whose own run has no secrets', async () => {
    const { number, headSha } = repository.github.forkPullRequest();
    train({ sha: headSha });
    await judge({ event: dispatch({ pull_request: number, sha: headSha }) });
    expect(repository.checks(number)).toMatchObject([{ conclusion: 'success' }]);
  });

  test('has no verdict in an outage, and gets it after that', async () => {
    train();
    mlflow.fault({ on: 'POST …/runs/search', kind: '403', times: 9 });
    expect(await judge()).toMatchObject({ exitCode: 1, outputs: { verdict: 'error' } });
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure' }]);
    clear();
    train();
    expect(await judge({ runId: 901 })).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(repository.checks().at(-1)).toMatchObject({ conclusion: 'success' });
  });
});
