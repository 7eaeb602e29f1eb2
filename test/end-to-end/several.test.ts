import { savedSweepJson } from '../support/saved-sweep-json.ts';
import {
  CONFIG,
  QUIET,
  type Saving,
  type Step,
  type StepRun,
  SWEEPS,
  sweepCsv,
  UNSET,
  useRepository,
} from '../support/training.ts';

const repository = useRepository();

type Sweeps = Readonly<Record<string, string>>;

/** Jobs that read by a config, if one is given, and leave all settings to it. */
const by = (config?: string): Step =>
  config === undefined ? {} : { files: { [CONFIG]: config }, inputs: UNSET };

/** A push to main, with its config, whose run saves the baselines of all names. */
async function trainMain(run: number, sweeps: Sweeps, config?: string) {
  if (config !== undefined) repository.github.write('main', CONFIG, config);
  await repository.trainMain({ run, sweeps });
}

/** The pull request trains these, and the gate of the run judges them. */
async function judge(sweeps: Sweeps, runId = 900) {
  await repository.saveEach(sweeps, { runId });
  return repository.gate({ runId, inputs: QUIET });
}

/** The same where its jobs read by this config. */
async function judgeBy(config: string, sweeps: Sweeps) {
  await repository.collectEach(sweeps, { ...by(config), runId: 900 });
  return repository.gate({ runId: 900, inputs: QUIET });
}

type Reported = {
  readonly gate: string;
  readonly better: { readonly level: string };
};

const comparisonsOf = async (run: StepRun) =>
  ((await run.report()) as { comparisons: Reported[] }).comparisons;

test('three models of four shards each give one comment, one check and one verdict, with at most 32 calls of the API, 40 with a history', async () => {
  const { github } = repository;
  const models = ['small', 'medium', 'large'];
  const collect = async (run: Saving, shiftOf: (model: string) => number) => {
    for (const name of models) {
      const [seed, shift] = [`${run.runId} ${name}`, shiftOf(name)];
      const shards = [0, 1, 2, 3].map((job) =>
        sweepCsv({ seed: `${seed} ${job}`, trials: 12, shift }),
      );
      await repository.saveShards(shards, { ...run, name });
    }
  };
  const push = { event: repository.pushToMain(), runId: 801 };
  await collect(push, () => 0);
  const onMain = await repository.gate(push);
  expect(onMain.outputs).toMatchObject({
    verdict: 'no-baseline',
    gate: 'neutral',
    'sweep-artifact': 'tuning-gate-sweeps',
  });
  github.endRun(801);
  await collect({ runId: 900 }, (model) => (model === 'large' ? -0.3 : 0));

  const run = await repository.gate({ runId: 900 });

  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail', worse: 'strong' });
  expect(github.comments()).toHaveLength(1);
  expect(repository.checks()).toMatchObject([{ name: 'tuning-gate', conclusion: 'failure' }]);
  expect(run.apiCalls.length).toBeLessThanOrEqual(32);
  expect(run.apiCalls.filter((call) => call.endsWith('/zip'))).toHaveLength(13);

  // With a history, main also writes that.
  const inputs = { history: 'true' };
  const recorded = { event: repository.pushToMain(), runId: 802, inputs };
  await collect(recorded, () => 0);
  const kept = await repository.gate(recorded);

  expect(kept.warnings).toEqual([]);
  expect(kept.apiCalls.length).toBeLessThanOrEqual(40);
});

const sweeps = { small: SWEEPS.baseline, large: sweepCsv({ seed: 'large' }) };
const changed = {
  small: sweepCsv({ seed: 'small again' }),
  large: sweepCsv({ seed: 'large again' }),
};
const config = `
metric: accuracy
direction: maximize
false-alarm-rate: 0.02
comparisons:
  small: {}
  large: {}
`;

test('where no sweep of several can be read, the message says why and what to do', async () => {
  const { github } = repository;
  await trainMain(801, sweeps, 'comparisons: { small: {}, large: {} }\n');
  await repository.saveEach(sweeps, { runId: 900 });
  for (const { id } of github.artifactsOf({ run: 900 }))
    github.fault({ on: `GET …/${id}/zip`, kind: '500', times: 99 });

  const run = await repository.gate({ runId: 900 });

  expect(run.errors.join()).toMatch(/GitHub did not give the sweep .* Run the job again\./);
  expect(repository.comment().split('<details>')[0]).toContain('Run the job again.');
});

describe('the comparisons of a run, without a config,', () => {
  repository.beginsWith(() => trainMain(801, sweeps));

  test('include a name that the pull request no longer trains', async () => {
    const run = await judge({ small: changed.small });

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'no-candidate', gate: 'fail' } });
  });

  test('leave out a name that only the pull request saves', async () => {
    const run = await judge({ ...changed, extra: SWEEPS.worse });

    expect(run.exitCode).toBe(0);
    expect(await comparisonsOf(run)).toHaveLength(2);
    expect(run.summary).toMatch(/Not compared: `extra` /);
  });

  test.each([
    ['is no sweep', 'a-first', { 'sweep.json': '{' }],
    ['has a name that is too long', `${'a'.repeat(60)}~~${'0'.repeat(32)}`, {}],
  ])('do not depend on another artifact that %s', async (_, name, files) => {
    await repository.saveEach(changed, { runId: 900 });
    repository.github.addArtifact({ run: 900, name: `tuning-gate-sweep-${name}`, files });

    const run = await judge({});

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(await comparisonsOf(run)).toHaveLength(2);
  });

  test.each([
    ['in the same run', false],
    ['in a gate that runs after it', true],
  ])('take nothing from the pull request’s own config, %s', async (_, isAfter) => {
    const { github } = repository;
    const own = 'metric: accuracy\ndirection: maximize\nfail-on: never\n';
    github.write('try-wider-range', CONFIG, own);
    await repository.collectEach({ ...changed, large: SWEEPS.worse }, { ...by(own), runId: 900 });
    const after = { event: github.workflowRunEvent({ run: 900 }), runId: 950 };

    const run = await repository.gate({ ...(isAfter ? after : { runId: 900 }), inputs: QUIET });

    expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
    expect(run.summary).toContain('The config here applies once merged');
    expect(run.warnings).toEqual([]);
  });

  test('are not stopped by a mistake in a config that the pull request adds, which is said', async () => {
    const mistaken = config.replace('  large: {}', '  large: {} ]');
    repository.github.write('try-wider-range', CONFIG, mistaken);

    const run = await judge(changed);

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(run.warnings).toEqual([
      expect.stringMatching(/^The config of this pull request has a mistake\. .*not valid YAML/),
    ]);
    // GitHub shows it at the line of the pull request's own file.
    expect(run.stdout).toMatch(/^::warning file=\.github\/tuning-gate\.yml,line=\d+::/m);
  });
});

test('the one whose name is too long is named, where it counts', async () => {
  const run = await judge({ ['模型'.repeat(9)]: SWEEPS.same });

  expect(run.exitCode).toBe(1);
  expect(run.errors[0]).toContain('List the comparisons in the config file');
});

describe('the comparisons of a run, with a config of the base,', () => {
  test('are those of the base, whatever the pull request writes into it', async () => {
    await trainMain(801, sweeps, config);
    const own = config.replace('  large: {}\n', '').replace('0.02', '0.5');
    repository.github.write('try-wider-range', CONFIG, own);

    const run = await judgeBy(own, { ...changed, large: SWEEPS.worse });

    expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
    // Holm's procedure: the one that fails at half the rate leaves the whole of it to the other.
    const settings = { falseAlarmRate: 0.02 };
    expect(await comparisonsOf(run)).toMatchObject([
      { settings, test: { alpha: 0.01, failed: true } },
      { settings, test: { alpha: 0.02, failed: false } },
    ]);
    expect(run.summary).not.toContain('the pull request’s own');
  });

  test('are invalid if the pull request changes how a sweep is read, naming both', async () => {
    await trainMain(801, sweeps, config);

    const run = await judgeBy(config.replace('accuracy', 'learning_rate'), changed);

    expect(run.outputs).toMatchObject({ verdict: 'invalid', gate: 'fail' });
    expect(run.summary).toContain(
      'different values of `metric`, in this order (`accuracy`, `learning_rate`)',
    );
  });
});

describe('one sweep', () => {
  const metrics = `
direction: maximize
comparisons:
  accuracy: { candidate: 'sweep:small', metric: accuracy }
  rate: { candidate: 'sweep:small', metric: learning_rate, direction: minimize }
`;

  test('is trained once for two metrics, and saved once', async () => {
    const { github } = repository;
    github.write('main', CONFIG, metrics);
    const push = { event: repository.pushToMain(), runId: 801 };
    await repository.collectEach({ small: SWEEPS.baseline }, { ...by(metrics), ...push });
    const saved = await repository.gate(push);
    github.endRun(801);
    expect(saved.tempFiles.filter((file) => /sweep.*json/.test(file))).toEqual([
      'tuning-gate.sweep/small.2.json',
      'tuning-gate.sweep/small.json',
    ]);

    const run = await judgeBy(metrics, { small: SWEEPS.worse });

    expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
    expect((await comparisonsOf(run)).map(({ gate }) => gate)).toEqual(['fail', 'pass']);
    expect(run.apiCalls.filter((call) => call.endsWith('/zip'))).toHaveLength(2);
  });
});

test('two arms of a run are compared with each other, and one with a fixed reference', async () => {
  const { github } = repository;
  const arms = `
metric: accuracy
direction: maximize
comparisons:
  worth tuning: { candidate: 'sweep:tuned', baseline: 'sweep:default' }
  since-v1: { candidate: 'sweep:tuned', baseline: 'ref:main:v1.csv' }
`;
  github.write('main', CONFIG, arms);
  github.write('main', 'v1.csv', SWEEPS.baseline);
  const tuned = sweepCsv({ seed: 'tuned' });

  const run = await judge({ tuned, default: SWEEPS.worse });
  const levels = (await comparisonsOf(run)).map(({ better }) => better.level);
  expect(levels.sort()).toEqual(['none', 'strong']);

  const dropped = await judge({ tuned }, 901);
  expect(dropped.outputs).toMatchObject({ verdict: 'no-baseline', gate: 'fail' });
});

test('100 shards and 50 comparisons take at most 20 calls of the API and one a shard', async () => {
  const { github } = repository;
  const names = Array.from({ length: 50 }, (_, i) => `model-${i}`);
  const listed = names.map((name) => `  ${name}: {}\n`).join('');
  github.write('main', CONFIG, `metric: accuracy\ncomparisons:\n${listed}`);
  const base = github.pushEvent().sha;
  const { headSha } = github.pullRequest();
  const repositoryName = github.repository;
  const sweepOf = (runId: number, sha: string, name: string, shard: string | null) =>
    savedSweepJson({
      training: { name, shard, sha, runId, repository: repositoryName },
      trialCount: 12,
      seed: `${runId} ${name} ${shard}`,
    });
  github.addRun({ id: 801, event: 'push', headSha: base, headBranch: 'main' });
  github.addArtifact({
    run: 801,
    name: 'tuning-gate-sweeps',
    files: Object.fromEntries(names.map((it) => [`${it}.json`, sweepOf(801, base, it, null)])),
  });
  github.addRun({ id: 900, event: 'pull_request', headSha, headBranch: 'try-wider-range' });
  for (const [job, name] of [...names, ...names].entries()) {
    const shard = `${job}-of-100`;
    const files = { 'sweep.json': sweepOf(900, headSha, name, shard) };
    github.addArtifact({ run: 900, name: `tuning-gate-sweep-${name}.${shard}`, files });
  }

  const run = await repository.gate({ runId: 900, inputs: { charts: 'forest' } });

  expect(await run.report()).toMatchObject({ comparisons: { length: 50 } });
  expect(github.comments()).toHaveLength(1);
  expect(github.checks(headSha)).toHaveLength(1);
  expect(run.apiCalls.filter((call) => call.endsWith('/zip'))).toHaveLength(101);
  expect(run.apiCalls.length).toBeLessThanOrEqual(20 + 100);
});
