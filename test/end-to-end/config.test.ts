import { SWEEPS, UNSET, useRepository } from '../support/training.ts';

const repository = useRepository({ trained: true });

const CONFIG = '.github/tuning-gate.yml';
const SETTINGS = 'metric: accuracy\ndirection: maximize\n';

/** For a pull request that another job has trained; docs/internals/faults.md has the case of one job. */
test.each<[string, () => void]>([
  ['is not YAML', () => repository.github.write('main', CONFIG, 'metric: [accuracy\n')],
  ['may not be read', () => repository.github.fault({ on: 'GET …/contents/…', kind: '403' })],
])(
  'a config of the base that %s is an error, in the check and the comment too',
  async (_, breaks) => {
    breaks();
    await repository.save(SWEEPS.worse, { runId: 900 });

    const run = await repository.gate({ runId: 900 });

    const reason = 'No verdict: the config could not be read';
    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail', reason } });
    expect(run.errors[0]).toContain('.github/tuning-gate.yml');
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure', title: reason }]);
    expect(repository.comment()).toContain(reason);
  },
);

describe('the config of the base', () => {
  test('counts in one job too, whatever the pull request checks out', async () => {
    const { github } = repository;
    github.write('main', CONFIG, `${SETTINGS}fail-on: strong\n`);
    github.write('try-wider-range', CONFIG, `${SETTINGS}fail-on: never\n`);

    const run = await repository.trainAndGate({
      runId: 900,
      trains: SWEEPS.worse,
      files: { [CONFIG]: `${SETTINGS}fail-on: never\n` },
      inputs: { metric: '', direction: '' },
    });

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse', gate: 'fail' } });
  });

  test('counts before the inputs of the step, and the report and the log say which differ', async () => {
    const { github } = repository;
    github.write('main', CONFIG, SETTINGS);
    const inputs = {
      metric: 'learning_rate', // the config says otherwise
      direction: 'maximize', // the config says the same
      'search-method': 'adaptive', // the config leaves it open
    };
    const note =
      'The config overrides these inputs of the workflow: `metric`, `search-method`. Change them there.';

    const run = await repository.trainAndGate({ runId: 900, trains: SWEEPS.worse, inputs });

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse', gate: 'fail' } });
    expect(await run.report()).toMatchObject({ settings: { searchMethod: null } });
    expect(run.stdout).toContain(note);
    expect(run.summary).toContain(note);
    expect(github.comments()).toMatchObject([{ body: expect.stringContaining(note) }]);
  });
});

test('a pull request cannot leave out its crashes, or call both searches adaptive, next to a config', async () => {
  repository.github.write('main', CONFIG, SETTINGS);
  const rows = SWEEPS.same.trim().split('\n');
  const crashing = rows.map((row, i) => (i > 0 && i <= 36 ? row.replace(/[^,]*$/, '') : row));
  const dropping = await repository.trainAndGate({
    ...{ runId: 900, trains: `${crashing.join('\n')}\n` },
    files: { [CONFIG]: `${SETTINGS}failed-trials: drop\n` },
  });
  expect(dropping).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse' } });
  repository.github.pushToPullRequest();
  const adaptive = await repository.trainAndGate({
    ...{ runId: 901, trains: SWEEPS.worse },
    inputs: { 'search-method': 'adaptive' },
  });
  expect(adaptive).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse' } });
});

test('a job that collects reads the sweep as the config says, and logs which inputs differ', async () => {
  const config = 'metric: accuracy\ndirection: maximize\n';

  const run = await repository.collect({
    runId: 900,
    trains: SWEEPS.same,
    files: { [CONFIG]: config },
    inputs: { metric: 'learning_rate' },
  });

  expect(run.exitCode).toBe(0);
  expect(run.stdout).toContain('The config overrides these inputs of the workflow: `metric`.');
  repository.github.write('main', CONFIG, config);
  const judged = await repository.gate({ runId: 900 });
  expect(judged.outputs).toMatchObject({ gate: 'pass' });
});

test('on a push, the config of the commit itself counts', async () => {
  const { github } = repository;
  github.write('main', CONFIG, `${SETTINGS}confidence: 0.9\n`);
  const event = github.pushEvent();
  await repository.collect({ event, runId: 900, trains: SWEEPS.same });

  const run = await repository.gate({ event, runId: 900 });

  expect(await run.report()).toMatchObject({ settings: { confidence: 0.9 } });
});

test('what `rows` finds in any JSON is collected, kept on main and compared', async () => {
  const config = 'metric: score\ndirection: maximize\nrows: results.results[?!skipped]\n';
  repository.github.write('main', CONFIG, config);
  const train = (runId: number, shift: number, event = repository.github.pullRequestEvent()) => {
    const results = Array.from({ length: 48 }, (_, i) => {
      return { rate: i + runId, score: ((i * 37) % 48) / 48 + shift };
    });
    const found = { results: { results: [{ skipped: true }, ...results] } };
    const files = { [CONFIG]: config, 'out.json': JSON.stringify(found) };
    return repository.collect({ event, runId, files, inputs: { ...UNSET, candidate: 'out.json' } });
  };
  await train(802, 0, repository.github.pushEvent());
  repository.github.endRun(802);
  const collected = await train(900, -0.3);

  const run = await repository.gate({ runId: 900 });

  expect(collected.stdout).toContain('48 trials');
  expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
  expect(await run.report()).toMatchObject({ baseline: { n: 48 }, candidate: { n: 48 } });
});
