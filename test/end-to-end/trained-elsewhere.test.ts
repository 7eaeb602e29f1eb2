import seedrandom from 'seedrandom';
import { Mlflow } from '../support/mlflow.ts';
import {
  CONFIG,
  reportOf,
  type Step,
  type StepRun,
  SWEEPS,
  said,
  useTrainingRepository,
} from '../support/training-repository.ts';

const EXPERIMENT = 'resnet';
const INPUTS = {
  source: `mlflow:${EXPERIMENT}`,
  'expect-trials': '48',
  metric: 'accuracy',
  direction: 'maximize',
};

const repository = useTrainingRepository();
let mlflow: Mlflow;
let base: string;

beforeAll(async () => {
  mlflow = await Mlflow.start();
});
afterAll(() => mlflow.stop());

repository.beginsWith(() => {
  base = repository.github.tip('main') ?? '';
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

/** The candidate’s first trials have ended, and the others run. */
function train(ended: number, { sha = head(), of = 48, shift = 0 } = {}): void {
  const all = scores('candidate', of, shift);
  mlflow.addSweep(
    EXPERIMENT,
    sha,
    all.map((score, trial) => (trial < ended ? score : null)),
  );
}

function finish(shift = 0, sha = head()): void {
  mlflow.finish(sha, (trial) => 0.6 + 0.3 * seedrandom(`${trial}`)() + shift);
}

const head = (number?: number) => repository.github.pullRequest(number).headSha;

function judge({ inputs, ...step }: Step = {}): Promise<StepRun> {
  const env = { MLFLOW_TRACKING_URI: mlflow.url };
  return repository.gate({ env, runId: 900, ...step, inputs: { ...INPUTS, ...inputs } });
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
const schedule = () => onMain('schedule', { schedule: '*/15 * * * *' });
const IN_PROGRESS = { status: 'in_progress', conclusion: null } as const;

test.each([
  ['repository_dispatch', dispatch],
  ['workflow_dispatch', byNumber],
  ['schedule', schedule],
])(
  'a check is in progress until all trials have ended, then %s gives the verdict',
  async (_, eventOf) => {
    train(12);
    const first = await judge();

    expect(first).toMatchObject({ exitCode: 0, summary: '', outputs: { decided: 'false' } });
    expect(first.outputs).toMatchObject({ verdict: 'undecided', gate: 'neutral' });
    expect(said(first, 'notice')).toEqual(['12 of 48 trials have ended.']);
    const title = '12 of 48 trials have ended';
    expect(repository.checks()).toMatchObject([{ ...IN_PROGRESS, title }]);
    expect(repository.github.comments()).toEqual([]);

    const [{ id } = { id: 0 }] = repository.checks();
    const early = await judge({ event: eventOf(), runId: 901 });
    expect(early).toMatchObject({ exitCode: 0, outputs: { decided: 'false' } });
    expect(repository.checks()).toMatchObject([{ id, ...IN_PROGRESS }]);

    finish();
    const last = await judge({ event: eventOf(), runId: 902 });

    expect(last).toMatchObject({ exitCode: 0, outputs: { decided: 'true', gate: 'pass' } });
    expect(repository.checks()).toMatchObject([{ id, conclusion: 'success' }]);
    expect(repository.comment()).toContain('✅');
  },
);

describe('what has ended', () => {
  test('fails a dispatch that finds it worse, and stays failed if other trials take their place', async () => {
    train(12, { shift: -0.3 });
    await judge();
    finish(-0.3);
    const worse = await judge({ event: dispatch(), runId: 901 });
    expect(worse).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse', decided: 'true' } });

    clear();
    train(3);
    await judge({ event: dispatch(), runId: 902 });
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure' }, IN_PROGRESS]);
    finish();
    const again = await judge({ event: dispatch(), runId: 903 });
    expect(again).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    expect(again.outputs.reason).toBe('This commit was worse in an earlier run');
  });

  test('is exactly the first trials drawn, however many have ended', async () => {
    train(60, { of: 60 });
    const [slow] = mlflow.runs
      .splice(48 + 10, 1)
      .map((run) => ({ ...run, status: 'RUNNING' as const }));
    if (slow) mlflow.runs.splice(48 + 10, 0, slow);
    await judge();
    expect(repository.checks()).toMatchObject([{ title: '47 of 48 trials have ended' }]);

    finish();
    const run = await judge({ event: dispatch(), runId: 901 });
    expect(await reportOf(run)).toMatchObject({ candidate: { n: 48 }, verdict: 'none' });
    expect(repository.comment()).toContain('48 trials, 12 later trials left out');
  });

  test('may record a test merge that the base has left behind', async () => {
    const event = repository.github.pullRequestEvent();
    train(12, { sha: event.sha });
    await judge({ event });
    repository.github.commit({ branch: 'main' });
    finish(0, event.sha);
    const run = await judge({ event: dispatch(), runId: 901 });
    expect(run.outputs).toMatchObject({ gate: 'pass', 'baseline-sha': base });
  });

  test('is compared with the nearest base whose trials have all ended', async () => {
    const { github } = repository;
    const tip = github.commit({ branch: 'main' });
    mlflow.addSweep(EXPERIMENT, tip, [0.5, 0.5, null]);
    const event = github.pullRequestEvent();
    train(48, { sha: event.sha });
    expect((await judge({ event })).outputs).toMatchObject({ gate: 'pass', 'baseline-sha': base });
  });

  test('is judged look by look, and the check is in progress in between', async () => {
    const looks = {
      'expect-trials': '',
      looks: '12,48',
      'false-alarm-rate': '0.01',
      'pass-above': '1',
    };
    train(5);
    await judge({ inputs: looks });
    expect(repository.checks()).toMatchObject([
      { ...IN_PROGRESS, title: '5 of 12 trials have ended' },
    ]);
    clear();
    train(20);
    await judge({ event: schedule(), runId: 901, inputs: looks });
    expect(repository.checks()).toMatchObject([IN_PROGRESS]);
    expect(repository.github.comments()).toEqual([]);
    finish();
    const last = await judge({ event: schedule(), runId: 902, inputs: looks });
    expect(last.outputs).toMatchObject({ decided: 'true', look: '2 of 2' });
    expect(repository.checks()).toMatchObject([{ conclusion: 'success' }]);
  });
});

describe('after expect-within', () => {
  const inputs = { 'expect-within': '0.00001' };

  test.each([
    ['47 trials', 47, 'Only 47 of 48 trials have ended', '1 is still running'],
    ['none but running ones', 0, 'Only 0 of 48 trials have ended', '48 are still running'],
  ])('the check fails with what is missing: %s', async (_, ended, title, missing) => {
    train(ended);
    await judge({ inputs });
    const run = await judge({ event: schedule(), runId: 901, inputs });

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'fail', decided: 'true' } });
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure', title }]);
    expect(repository.comment()).toContain(missing);
  });

  test('the check fails if nothing was ever trained, and passes once all has ended', async () => {
    await judge({ inputs });
    expect(repository.checks()).toMatchObject([
      { ...IN_PROGRESS, title: '0 of 48 trials have ended' },
    ]);
    const run = await judge({ event: dispatch(), runId: 901, inputs });
    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'no-candidate' } });

    train(48);
    const late = await judge({ event: dispatch(), runId: 902, inputs });
    expect(late).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(repository.checks().at(-1)).toMatchObject({ conclusion: 'success' });
  });
});

describe('a schedule', () => {
  /** More pull requests, each with a head and trials of its own. */
  function open(trains: (sha: string) => void): number {
    const { github } = repository;
    const branch = `change-${github.pulls.size}`;
    const sha = github.commit({ branch, parents: [base] });
    const number = github.open({ branch }).number;
    trains(sha);
    return number;
  }

  test('judges each pull request by itself: one that cannot be read keeps no other waiting', async () => {
    const { github } = repository;
    const worse = open((sha) => train(12, { sha, shift: -0.3 }));
    const broken = open((sha) => train(12, { sha }));
    const waiting = open((sha) => train(12, { sha }));
    train(12);
    for (const number of [1, worse, broken, waiting])
      await judge({ event: github.pullRequestEvent({ number }), runId: 900 + number });
    finish();
    finish(-0.3, head(worse));
    mlflow.finish(head(broken), () => Number.MAX_VALUE);

    const run = await judge({ event: schedule(), runId: 950, inputs: { 'upload-report': 'true' } });

    expect(run.exitCode).toBe(1);
    expect(said(run, 'error')).toEqual([expect.stringMatching(`^#${broken}: .*Infinity`)]);
    expect(run.outputs).toMatchObject({ verdict: 'error', decided: 'false' });
    expect(repository.checks(1)).toMatchObject([{ conclusion: 'success' }]);
    expect(repository.checks(worse)).toMatchObject([{ conclusion: 'failure' }]);
    expect(repository.checks(broken)).toMatchObject([
      { ...IN_PROGRESS, title: expect.stringContaining('No verdict') },
    ]);
    expect(repository.checks(waiting)).toMatchObject([
      { ...IN_PROGRESS, title: '12 of 48 trials have ended' },
    ]);
    expect(repository.comment(worse)).toContain('Worse');
    expect(
      github
        .artifactsOf({ run: 950 })
        .map(({ name }) => name)
        .sort(),
    ).toEqual([1, worse].map((number) => `tuning-gate-report-pull-${number}`));
    expect((await judge({ event: schedule(), runId: 951 })).exitCode).toBe(1);
  });

  test('takes 20 at a time, those first that have waited longest for their turn', async () => {
    const { github } = repository;
    const createdAt = new Date(Date.now() - 900_000);
    const run900 = { id: 900, event: 'pull_request', headSha: head(), headBranch: 'x', createdAt };
    github.addRun(run900);
    await judge();
    const [check] = repository.checks();
    const others = Array.from({ length: 21 }, () => open(() => {}));
    for (const number of others) {
      const id = github.newId();
      if (check) github.written.checks.set(id, { ...check, id, headSha: head(number) });
    }
    const numbers = [1, ...others];
    const seen = (runId: number) =>
      numbers.filter((number) =>
        repository.checks(number)[0]?.externalId?.includes(`"id":${runId},`),
      );
    const run = await judge({ event: schedule(), runId: 990 });
    expect(seen(990)).toHaveLength(20);
    expect(run.stdout).toContain('2 more wait for the next run.');
    const left = numbers.filter((number) => !seen(990).includes(number));
    await judge({ event: schedule(), runId: 991 });
    expect(seen(991)).toEqual(expect.arrayContaining(left));
  });

  test('knows the source from the config, and has nothing to do where no check is in progress', async () => {
    const config = Object.entries(INPUTS).map((entry) => entry.join(': '));
    repository.github.write('main', CONFIG, config.join('\n'));
    const none = Object.fromEntries(Object.keys(INPUTS).map((name) => [name, '']));
    train(12);
    await judge({ inputs: none });
    finish();
    await judge({ event: schedule(), runId: 901, inputs: none });
    expect(repository.checks()).toMatchObject([{ conclusion: 'success' }]);
    const idle = await judge({ event: schedule(), runId: 902, inputs: none });
    expect(said(idle, 'notice')).toEqual(['No open pull request has a check in progress.']);
  });
});

describe('a check in progress', () => {
  repository.beginsWith(() => {
    clear();
    train(12);
    return judge();
  });
  beforeEach(() => train(48));

  test('stays so in an outage, says why, and is completed after it', async () => {
    mlflow.fault({ on: 'POST …/runs/search', kind: '403', times: 9 });
    const run = await judge({ event: dispatch(), runId: 901 });
    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
    expect(repository.checks()).toMatchObject([
      { ...IN_PROGRESS, title: expect.stringContaining('No verdict') },
    ]);
    expect(repository.github.comments()).toEqual([]);
    clear();
    train(48);
    await judge({ event: schedule(), runId: 902 });
    expect(repository.checks()).toMatchObject([{ conclusion: 'success' }]);
  });

  test.each([
    ['has been deleted', () => repository.github.written.checks.clear(), dispatch],
    ['is of another App', () => change({ by: 'my-app[bot]' }), schedule],
  ])('gives way to a new one if it %s', async (_, spoil, eventOf) => {
    spoil();
    const run = await judge({ event: eventOf(), runId: 901 });
    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(repository.checks().at(-1)).toMatchObject({ conclusion: 'success' });
    const isRefused = repository.checks()[0]?.by === 'my-app[bot]';
    const about = expect.stringContaining('give all runs the same `github-token`');
    expect(said(run, 'warning')).toEqual(isRefused ? [about] : []);
  });

  /** Changes what GitHub has of the first check. */
  function change(to: object): void {
    const [check] = repository.checks();
    if (check) repository.github.written.checks.set(check.id, { ...check, ...to });
  }

  test('is never that of a job that has its name', async () => {
    change({ by: 'a job', externalId: 'b2c6' });
    await judge({ event: dispatch(), runId: 901 });
    expect(repository.checks()).toMatchObject([IN_PROGRESS, { conclusion: 'success' }]);
  });

  test('is completed once by two runs at the same time', async () => {
    const both = [901, 902].map((runId) => judge({ event: dispatch(), runId, bundled: true }));
    for (const { exitCode } of await Promise.all(both)) expect(exitCode).toBe(0);
    const open = repository.checks().filter(({ status }) => status !== 'completed');
    expect(open).toEqual([]);
    // Where both have written one, the older run's is hidden.
    const visible = repository.github.comments().filter(({ minimized }) => !minimized);
    expect(visible).toHaveLength(1);
  });

  test('is about the base that the pull request has by then', async () => {
    const { github } = repository;
    const release = github.commit({ branch: 'release', parents: [base] });
    github.editPull({ base: 'release' });
    const run = await judge({ event: dispatch(), runId: 901 });
    expect(run.outputs).toMatchObject({ gate: 'pass', 'baseline-sha': base });
    expect(release).not.toBe(base);
    expect(repository.checks()).toMatchObject([{ conclusion: 'success' }]);
  });

  test.each<[string, () => void]>([
    ['moved on', () => repository.github.pushToPullRequest()],
    ['was closed', () => repository.github.editPull({ state: 'closed' })],
  ])('is left alone if its pull request %s', async (_, spoil) => {
    const [sha, event] = [head(), dispatch()];
    spoil();
    for (const each of [event, schedule()]) {
      const run = await judge({ event: each, runId: 901 });
      expect(run).toMatchObject({ exitCode: 0, outputs: {} });
      expect(said(run, 'notice')).toHaveLength(1);
    }
    expect(repository.github.checks(sha)).toMatchObject([IN_PROGRESS]);
  });

  test('is begun for a fork by a dispatch: its own run has no secrets', async () => {
    const { number, headSha } = repository.github.forkPullRequest();
    train(12, { sha: headSha });
    const event = dispatch({ pull_request: number, sha: headSha });
    await judge({ event, runId: 901 });
    expect(repository.checks(number)).toMatchObject([IN_PROGRESS]);
    finish(0, headSha);
    await judge({ event: schedule(), runId: 902 });
    expect(repository.checks(number)).toMatchObject([{ conclusion: 'success' }]);
  });
});

test('expect-trials needs a source, and trials that count', async () => {
  const alone = await judge({ inputs: { source: '', candidate: 'a.csv' }, trains: SWEEPS.same });
  expect(said(alone, 'error')).toEqual([
    expect.stringContaining('input expect-trials: needs `source`'),
  ]);
  const dropping = await judge({ inputs: { 'failed-trials': 'drop' }, runId: 901 });
  expect(said(dropping, 'error')).toEqual([expect.stringContaining('exactly its first trials')]);
});
