import { playGate, type TrainingPart } from '../support/play-gate.ts';
import { CONFIG, SWEEPS, sweepCsv, useRepository } from '../support/training.ts';

const repository = useRepository();
const WITH = { run: './train.sh', metric: 'accuracy', direction: 'maximize' };
/** A saved sweep that did better than its base does. */
const LUCKY = sweepCsv({ seed: 'lucky', shift: 0.2 });
/** As good as the base. */
const EQUAL = sweepCsv({ seed: 'equal' });
const WORKFLOW = { workflow: '.github/workflows/tuning.yml' };

interface Played {
  readonly base?: string | number;
  readonly candidate?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly runId?: number;
}

/** Plays the workflow of the pull request; the base has trained what it did before. */
async function play({ base = SWEEPS.baseline, candidate = EQUAL, runId = 900, ...more }: Played) {
  const trained: TrainingPart[] = [];
  const run = await playGate(repository, {
    event: repository.github.pullRequestEvent(),
    runId,
    with: { ...WITH, ...more.with },
    trains: (part) => {
      trained.push(part);
      return part.base === '' ? candidate : base;
    },
  });
  if (run === null) throw new Error('Nothing was judged.');
  return { run, trained, bases: trained.filter((part) => part.base !== '') };
}

const main = () => repository.github.tip('main') ?? '';
const title = () => repository.checks().at(-1)?.title;

describe('where no sweep of the base is saved', () => {
  test('the pull request that sets everything up has a base that cannot be trained, and does not fail', async () => {
    const { run } = await play({ base: 127 });
    expect(run).toMatchObject({
      exitCode: 0,
      outputs: { verdict: 'no-baseline', gate: 'neutral' },
    });
    expect(repository.checks()).toMatchObject([{ conclusion: 'neutral' }]);
    expect(repository.comment()).toContain(
      `The base \`${main().slice(0, 7)}\` could not be trained in this run: its job ended with exit code 127.`,
    );
  });

  test('the job of several that failed is named, and so is a base that leaves no sweep', async () => {
    await playGate(repository, {
      ...{ event: repository.github.pullRequestEvent(), runId: 900, with: { ...WITH, jobs: 2 } },
      trains: ({ base, job }) =>
        base !== '' && job === 2 ? 2 : sweepCsv({ seed: `${base} ${job}`, trials: 24 }),
    });
    expect(repository.comment()).toContain('job `2` ended with exit code 2');
    await play({ base: 'no,sweep\n', runId: 901 });
    expect(repository.comment()).toContain('exit code 0 and left no sweep that can be read');
  });

  test.each([
    ['passes', EQUAL, 'success'],
    ['fails', SWEEPS.worse, 'failure'],
  ])(
    'a candidate %s against the base that is trained in the same run',
    async (_, candidate, conclusion) => {
      const { bases } = await play({ candidate });
      expect(bases).toEqual([{ model: '', job: 1, base: main() }]);
      expect(repository.checks()).toMatchObject([{ conclusion }]);
      expect(repository.comment()).toContain(`trained in this run`);
      const { artifacts } = repository.github;
      expect([...artifacts.values()].map(({ name }) => name).sort()).toEqual([
        'tuning-gate-base',
        'tuning-gate-sweep',
      ]);
    },
  );

  test('a failure on a trained base stands, whatever another training of both finds', async () => {
    await play({ candidate: SWEEPS.worse });
    const again = { candidate: EQUAL, base: sweepCsv({ seed: 'another draw' }), runId: 901 };
    const { run } = await play(again);
    expect(run).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    expect(title()).toMatch(/^Worse in an earlier run/);
  });

  test('a sweep of the base branch that the pull request was not built on is no substitute', async () => {
    const { github } = repository;
    const parents = [github.tip('main') ?? ''];
    const event = github.pullRequestEvent();
    await repository.trainMain({ run: 801 });
    const trained: string[] = [];
    const trains = ({ base }: TrainingPart) => {
      trained.push(base);
      return sweepCsv({ seed: `base ${base}` });
    };
    await playGate(repository, { event, runId: 900, with: WITH, trains });
    expect(trained).toEqual(['', ...parents]);
  });

  test('a job that vanished leaves no base', async () => {
    const { github } = repository;
    const event = github.pullRequestEvent();
    const trains = ({ base, job }: TrainingPart) => {
      if (base !== '' && job === 2)
        github.artifacts.delete(github.artifactsOf({ run: 900 })[0]?.id ?? 0);
      return sweepCsv({ seed: `${base} ${job}`, trials: 24 });
    };
    const run = await playGate(repository, {
      event,
      runId: 900,
      with: { ...WITH, jobs: 2 },
      trains,
    });
    expect(run?.outputs.verdict).toBe('no-baseline');
    expect(repository.comment()).toContain('its job saved no sweep');
  });

  test('nothing is trained with `train-base: never`, nor for a run on main', async () => {
    const { trained, run } = await play({ with: { 'train-base': 'never' } });
    expect([trained.length, run.outputs.verdict]).toEqual([1, 'no-baseline']);
    const [event, trains] = [repository.pushToMain(), () => EQUAL];
    const pushed = await playGate(repository, { event, runId: 910, with: WITH, trains });
    expect(pushed?.outputs.verdict).toBe('no-baseline');
  });
});

describe('where a sweep of the base is saved', () => {
  repository.beginsWith(() => repository.trainMain({ run: 801, trains: LUCKY }));

  test('a candidate that is only worse than an unlucky baseline does not block', async () => {
    const { run, bases } = await play({});
    expect(bases).toHaveLength(1);
    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'neutral', verdict: 'worse' } });
    expect(title()).toBe('Worse than the saved sweep, not than the base trained now');
    expect(repository.comment()).toMatch(
      /Against the base `?\w{7}`? trained in this run, it is not worse \(p = 0\.\d+\)\./,
    );
    expect(repository.comment()).toContain('run the workflow on `main`');
  });

  test('a candidate that is worse than the base too fails, and its comment says so', async () => {
    const { run } = await play({ candidate: SWEEPS.worse });
    expect(run).toMatchObject({ exitCode: 1, outputs: { gate: 'fail', verdict: 'worse' } });
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure' }]);
    expect(repository.comment()).toMatch(/trained in this run, it is worse \(p \\< 0\.00001\)\./);
  });

  test('on a pull request that adds a flag to the command, which the base lacks, the first verdict stands', async () => {
    const { run } = await play({ base: 2 });
    expect(run).toMatchObject({ exitCode: 1, outputs: { gate: 'fail', verdict: 'worse' } });
    expect(repository.comment()).toContain('ended with exit code 2, so this verdict stands.');
  });

  test('a candidate that would not fail is judged at once', async () => {
    const { run, trained } = await play({ candidate: LUCKY.replace('\n3,', '\n33,') });
    expect([trained.length, run.exitCode]).toEqual([1, 0]);
  });

  test.each([
    ['missing', 1, 'fail'],
    ['always', 2, 'pass'],
  ])(
    'with `train-base: %s` the base is trained in %i jobs, and the gate says %s',
    async (given, jobs, gate) => {
      const { run, trained } = await play({ with: { 'train-base': given } });
      expect([trained.length, run.outputs.gate]).toEqual([jobs, gate]);
    },
  );

  test('an accepted failure is confirmed by nobody, and a queue repeats what is not confirmed', async () => {
    await play({ candidate: SWEEPS.worse });
    repository.accept();
    const accepted = await play({ candidate: SWEEPS.worse, runId: 901 });
    expect([accepted.trained.length, accepted.run.outputs.gate]).toEqual([1, 'pass']);
    const queue = repository.github.mergeGroupEvent();
    await playGate(repository, { event: queue, runId: 930, with: WITH, trains: () => 1 });
    expect(repository.github.checks(queue.sha)).toMatchObject([{ conclusion: 'success' }]);
  });
});

test('of several models, the bases of those are trained that would fail', async () => {
  const { github } = repository;
  const models = ['small', 'medium', 'large'];
  const event = repository.pushToMain();
  await repository.keepEach(
    { small: LUCKY, medium: LUCKY, large: SWEEPS.baseline },
    { event, runId: 801, ...WORKFLOW },
  );
  github.endRun(801);
  const trained: TrainingPart[] = [];
  const run = await playGate(repository, {
    ...{ event: github.pullRequestEvent(), runId: 900 },
    with: { ...WITH, models: JSON.stringify(models) },
    trains: (part) => {
      trained.push(part);
      return part.base === '' ? EQUAL : SWEEPS.baseline;
    },
  });
  expect(trained.map(({ model, base }) => [model, base])).toEqual([
    ['small', ''],
    ['medium', ''],
    ['large', ''],
    ['medium', event.sha],
    ['small', event.sha],
  ]);
  expect(run?.outputs.gate).toBe('neutral');
});

describe('for a fork', () => {
  repository.beginsWith(() => repository.trainMain({ run: 801, trains: LUCKY }));

  /** The fork's own run, and a sweep that it passes for the base's. */
  async function trainFork() {
    const { github } = repository;
    const event = github.pullRequestEvent({ fork: true });
    const token = github.readOnlyToken;
    await repository.save(SWEEPS.worse, { event, runId: 900 });
    const [artifact] = github.artifactsOf({ run: 900 });
    if (artifact) github.addArtifact({ ...artifact, name: 'tuning-gate-base' });
    github.endRun(900);
    return { token, number: github.forkPullRequest().number };
  }

  test.each([
    ['trains the base by a command of its own', { ...WITH, jobs: 2 }, 2],
    ['trains nothing without one', { jobs: 2 }, 0],
  ])(
    'the workflow that runs after it %s, and takes no base of the fork',
    async (_, given, jobs) => {
      const { number } = await trainFork();
      let trained = 0;
      const trains = ({ base }: TrainingPart) => {
        trained += 1;
        expect(base).toBe(main());
        return sweepCsv({ seed: `${trained}`, trials: 24 });
      };
      const event = repository.github.workflowRunEvent({ run: 900 });
      const run = await playGate(repository, { event, runId: 950, with: given, trains });
      expect([trained, run?.outputs.gate]).toEqual([jobs, 'fail']);
      expect(repository.checks(number)).toMatchObject([{ conclusion: 'failure' }]);
      expect(repository.comment(number).includes('trained in this run')).toBe(jobs > 0);
    },
  );
});

test('with a rate, a base that is missing is one of the comparisons that share it', async () => {
  const config = 'false-alarm-rate: 0.01\nmetric: accuracy\ndirection: maximize\n';
  repository.github.write('main', CONFIG, config);
  const { run } = await play({ candidate: SWEEPS.worse });
  expect(run.outputs).toMatchObject({ gate: 'fail', verdict: 'worse' });
});
