import { savedSweepJson } from '../support/saved-sweep-json.ts';
import {
  reportOf,
  type Step,
  SWEEPS,
  said,
  startTrainingRepository,
  sweepCsv,
  type TrainingRepository,
} from '../support/training-repository.ts';

let repository: TrainingRepository;

beforeEach(async () => {
  repository = await startTrainingRepository();
});

afterEach(() => repository.stop());

const CONFIG = '.github/tuning-gate.yml';
const QUIET = { check: 'never', comment: 'never' };
/** All settings are the config's. */
const UNSET = { metric: '', direction: '' };

interface Trained {
  readonly run: number;
  /** The CSV of each name. */
  readonly sweeps: Readonly<Record<string, string>>;
  readonly step?: Step;
  /** In the checkout of the jobs that train. */
  readonly config?: string;
}

/** Each name is trained by a job of its own. */
async function collectAll({ run: runId, sweeps, step = {}, config }: Trained) {
  const files = config === undefined ? {} : { [CONFIG]: config };
  for (const [name, trains] of Object.entries(sweeps)) {
    const inputs = { ...(config === undefined ? {} : UNSET), name };
    const run = await repository.collect({ ...step, runId, trains, files, inputs });
    expect(said(run, 'error')).toEqual([]);
  }
}

/** A push to main whose run saves the baselines of all names. */
async function trainMain(trained: Trained) {
  const { github } = repository;
  if (trained.config === undefined) await github.commit({ branch: 'main' });
  else await github.write('main', CONFIG, trained.config);
  const step = { event: await github.pushEvent() };
  await collectAll({ ...trained, step });
  const run = await repository.gate({ ...step, runId: trained.run });
  expect(said(run, 'error')).toEqual([]);
  github.endRun(trained.run);
  return run;
}

type Reported = {
  readonly gate: string;
  readonly better: { readonly level: string };
};

describe('three models of four shards each', () => {
  const MODELS = ['small', 'medium', 'large'];

  async function collectShards(runId: number, step: Step, shiftOf: (model: string) => number) {
    const jobs = MODELS.flatMap((model) => [0, 1, 2, 3].map((shard) => ({ model, shard })));
    for (const [jobIndex, { model, shard }] of jobs.entries()) {
      const trains = sweepCsv({
        seed: `${runId} ${model} ${shard}`,
        trials: 12,
        shift: shiftOf(model),
      });
      const strategy = { jobIndex, jobTotal: jobs.length };
      await repository.collect({ ...step, runId, trains, strategy, inputs: { name: model } });
    }
  }

  test('give one comment, one check and one verdict, with at most 32 calls of the API', async () => {
    const { github } = repository;
    await github.commit({ branch: 'main' });
    const push = { event: await github.pushEvent() };
    await collectShards(801, push, () => 0);
    const onMain = await repository.gate({ ...push, runId: 801 });
    expect(onMain.outputs).toMatchObject({
      verdict: 'no-baseline',
      gate: 'neutral',
      'sweep-artifact': 'tuning-gate-sweeps',
    });
    github.endRun(801);
    await collectShards(900, {}, (model) => (model === 'large' ? -0.3 : 0));

    const run = await repository.gate({ runId: 900 });

    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail', worse: 'strong' });
    expect(await github.comments()).toHaveLength(1);
    const { headSha } = await github.pullRequest();
    expect(await github.checks(headSha)).toMatchObject([
      { name: 'tuning-gate', conclusion: 'failure' },
    ]);
    expect(run.apiCalls.length).toBeLessThanOrEqual(32);
    expect(run.apiCalls.filter((call) => call.endsWith('/zip'))).toHaveLength(13);
  });
});

describe('the comparisons of a run', () => {
  const sweeps = { small: SWEEPS.baseline, large: sweepCsv({ seed: 'large' }) };
  const changed = {
    small: sweepCsv({ seed: 'small again' }),
    large: sweepCsv({ seed: 'large again' }),
  };

  test('include a name that the pull request no longer trains', async () => {
    await trainMain({ run: 801, sweeps });
    await collectAll({ run: 900, sweeps: { small: changed.small } });

    const run = await repository.gate({ runId: 900, inputs: QUIET });

    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'no-candidate', gate: 'fail' });
  });

  test('leave out a name that only the pull request saves', async () => {
    await trainMain({ run: 801, sweeps });
    await collectAll({ run: 900, sweeps: { ...changed, extra: SWEEPS.worse } });

    const run = await repository.gate({ runId: 900, inputs: QUIET });

    expect(run.exitCode).toBe(0);
    expect(await reportOf(run)).toMatchObject({ comparisons: [{}, {}] });
    expect(run.summary).toMatch(/Not compared: `extra` /);
  });

  test.each([
    ['is no sweep', 'a-first', { 'sweep.json': '{' }],
    ['is empty', 'a-first', {}],
    ['has a name that is too long', `${'a'.repeat(60)}~~${'0'.repeat(32)}`, {}],
  ])('do not depend on another artifact that %s', async (_, name, files) => {
    const { github } = repository;
    await trainMain({ run: 801, sweeps });
    await collectAll({ run: 900, sweeps: changed });
    await github.addArtifact({ run: 900, name: `tuning-gate-sweep-${name}`, files });

    const run = await repository.gate({ runId: 900, inputs: QUIET });

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(await reportOf(run)).toMatchObject({ comparisons: { length: 2 } });
  });

  test('name the one whose name is too long, where it counts', async () => {
    await collectAll({ run: 900, sweeps: { ['模型'.repeat(9)]: SWEEPS.same } });

    const run = await repository.gate({ runId: 900, inputs: QUIET });

    expect(run.exitCode).toBe(1);
    expect(said(run, 'error')[0]).toContain('List the comparisons in the config file');
  });

  test('come and go with what main trains', async () => {
    await trainMain({ run: 801, sweeps });
    const { small } = sweeps;
    await trainMain({ run: 802, sweeps: { small, added: SWEEPS.baseline } });
    await collectAll({ run: 900, sweeps: { ...changed, added: SWEEPS.worse } });

    const run = await repository.gate({ runId: 900, inputs: QUIET });

    expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
    expect(await reportOf(run)).toMatchObject({ comparisons: { length: 2 } });
    expect(run.summary).toMatch(/Not compared: `large` /);
  });

  const config = `
metric: accuracy
direction: maximize
false-alarm-rate: 0.02
comparisons:
  small: {}
  large: {}
`;

  test('are those of the base, whatever the pull request writes into the config', async () => {
    const { github } = repository;
    await trainMain({ run: 801, sweeps, config });
    const own = config.replace('  large: {}\n', '').replace('0.02', '0.5');
    await github.write('try-wider-range', CONFIG, own);
    await collectAll({ run: 900, sweeps: { ...changed, large: SWEEPS.worse }, config: own });

    const run = await repository.gate({ runId: 900, inputs: QUIET });

    expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
    expect(await reportOf(run)).toMatchObject({
      comparisons: [{ settings: { falseAlarmRate: 0.01 } }, { settings: { falseAlarmRate: 0.01 } }],
    });
    expect(run.summary).not.toContain('the pull request’s own');
  });

  test.each([
    ['in the same run', false],
    ['in a gate that runs after it', true],
  ])(
    'take nothing from the pull request’s own config as long as the base has none, %s',
    async (_, isAfter) => {
      const { github } = repository;
      await trainMain({ run: 801, sweeps });
      const own = 'metric: accuracy\ndirection: maximize\nfail-on: never\n';
      await github.write('try-wider-range', CONFIG, own);
      await collectAll({ run: 900, sweeps: { ...changed, large: SWEEPS.worse }, config: own });
      const after = { event: await github.workflowRunEvent({ run: 900 }), runId: 950 };

      const run = await repository.gate({
        ...(isAfter ? after : { runId: 900 }),
        inputs: QUIET,
      });

      expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
      expect(run.summary).toContain('the one in this pull request will apply once merged');
      expect(said(run, 'warning')).toEqual([]);
    },
  );

  test('are invalid if the pull request changes how a sweep is read, naming both', async () => {
    await trainMain({ run: 801, sweeps, config });
    const own = config.replace('accuracy', 'learning_rate');
    await collectAll({ run: 900, sweeps: changed, config: own });

    const run = await repository.gate({ runId: 900, inputs: QUIET });

    expect(run.outputs).toMatchObject({ verdict: 'invalid', gate: 'fail' });
    expect(run.summary).toContain(
      'different values of `metric`, in this order (`accuracy`, `learning_rate`)',
    );
  });

  test('are not stopped by a mistake in a config that the pull request adds, which is said', async () => {
    const { github } = repository;
    await trainMain({ run: 801, sweeps });
    await github.write('try-wider-range', CONFIG, config.replace('  large: {}', '  large: {} ]'));
    await collectAll({ run: 900, sweeps: changed });

    const run = await repository.gate({ runId: 900, inputs: QUIET });

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(said(run, 'warning')).toEqual([
      expect.stringMatching(/^The config of this pull request has a mistake\. .*not valid YAML/),
    ]);
    // GitHub shows it at the line of the pull request's own file.
    expect(run.stdout).toMatch(/^::warning file=\.github\/tuning-gate\.yml,line=\d+::/m);
  });

  test('name the file and the field of a wrong setting', async () => {
    await repository.github.write(
      'main',
      CONFIG,
      config.replace('large: {}', 'large: {margin: x}'),
    );
    await collectAll({ run: 900, sweeps: changed });

    const run = await repository.gate({ runId: 900, inputs: QUIET });

    expect(run.exitCode).toBe(1);
    expect(said(run, 'error')[0]).toContain(
      '.github/tuning-gate.yml, comparisons.large.margin: invalid value "x"',
    );
  });
});

describe('one sweep', () => {
  const config = `
direction: maximize
comparisons:
  accuracy: { candidate: 'sweep:small', metric: accuracy }
  rate: { candidate: 'sweep:small', metric: learning_rate, direction: minimize }
`;

  test('is trained once for two metrics, and saved once', async () => {
    const saved = await trainMain({ run: 801, sweeps: { small: SWEEPS.baseline }, config });
    expect(saved.tempFiles.filter((file) => /sweep.*json/.test(file))).toEqual([
      'tuning-gate.sweep/small.2.json',
      'tuning-gate.sweep/small.json',
    ]);
    await collectAll({ run: 900, sweeps: { small: SWEEPS.worse }, config });

    const run = await repository.gate({ runId: 900, inputs: QUIET });

    expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
    const { comparisons } = (await reportOf(run)) as unknown as { comparisons: Reported[] };
    expect(comparisons.map(({ gate }) => gate)).toEqual(['fail', 'pass']);
    expect(run.apiCalls.filter((call) => call.endsWith('/zip'))).toHaveLength(2);
  });

  test('is saved once for a metric that one comparison names and another finds', async () => {
    const both = `
direction: maximize
comparisons:
  named: { candidate: 'sweep:small', metric: accuracy }
  found: { candidate: 'sweep:small' }
`;
    const trains = SWEEPS.same.replace(/^(\w+),[^,]+,/gm, '$1,');
    await collectAll({ run: 900, sweeps: { small: trains }, config: both });
    await repository.github.write('main', CONFIG, both);

    const run = await repository.gate({ runId: 900, inputs: QUIET });

    expect(run).toMatchObject({ exitCode: 0, outputs: { verdict: 'no-baseline' } });
  });

  test('is compared in two metrics by a job that trains and compares', async () => {
    const own = config.replaceAll("candidate: 'sweep:small', ", '');
    const step = { files: { [CONFIG]: own }, inputs: UNSET };
    const { github } = repository;
    await github.write('main', CONFIG, own);
    const event = await github.pushEvent();
    await repository.trainAndGate({ ...step, event, runId: 801, trains: SWEEPS.baseline });
    github.endRun(801);

    const run = await repository.trainAndGate({ ...step, runId: 900, trains: SWEEPS.worse });

    expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
    expect(await reportOf(run)).toMatchObject({
      comparisons: [{ gate: 'fail' }, { gate: 'pass' }],
    });
  });
});

test('two arms of a run are compared with each other, and one with a fixed reference', async () => {
  const { github } = repository;
  const config = `
metric: accuracy
direction: maximize
comparisons:
  worth tuning: { candidate: 'sweep:tuned', baseline: 'sweep:default' }
  since-v1: { candidate: 'sweep:tuned', baseline: 'ref:main:v1.csv' }
`;
  await github.write('main', CONFIG, config);
  await github.write('main', 'v1.csv', SWEEPS.baseline);
  const tuned = sweepCsv({ seed: 'tuned' });
  await collectAll({ run: 900, sweeps: { tuned, default: SWEEPS.worse }, config });

  const run = await repository.gate({ runId: 900, inputs: QUIET });
  const { comparisons } = (await reportOf(run)) as unknown as { comparisons: Reported[] };
  expect(comparisons.map(({ better }) => better.level).sort()).toEqual(['none', 'strong']);

  await collectAll({ run: 901, sweeps: { tuned }, config });
  const dropped = await repository.gate({ runId: 901, inputs: QUIET });
  expect(dropped.outputs).toMatchObject({ verdict: 'no-baseline', gate: 'fail' });
});

describe('an anchor, a reference that stays where it is,', () => {
  const config = `
metric: accuracy
direction: maximize
comparisons:
  small: {}
  since-v1: { candidate: 'sweep:small', baseline: 'ref:main:v1.csv' }
`;
  const slower = sweepCsv({ seed: 'main', shift: -0.3 });

  /** A repository whose main has lost since v1, unless other trials are given for it. */
  async function judgeAfter(ofMain: string, ofPull: string) {
    await repository.github.write('main', 'v1.csv', SWEEPS.baseline);
    await trainMain({ run: 801, sweeps: { small: ofMain }, config });
    await collectAll({ run: 900, sweeps: { small: ofPull }, config });
    const run = await repository.gate({ runId: 900, inputs: QUIET });
    const { comparisons } = (await reportOf(run)) as unknown as { comparisons: Reported[] };
    return { run, gates: comparisons.map(({ gate }) => gate) };
  }

  test('does not fail a pull request for what main has lost before it, and says since when', async () => {
    const { run, gates } = await judgeAfter(slower, sweepCsv({ seed: 'pull', shift: -0.3 }));
    expect(run.exitCode).toBe(0);
    expect(gates).toEqual(['neutral', 'pass']);
    expect(run.summary).toMatch(
      /The base branch is worse than this reference too, since [0-9a-f]{7} or earlier/,
    );
  });

  test('fails the pull request that loses more than main has', async () => {
    const { gates } = await judgeAfter(slower, sweepCsv({ seed: 'pull', shift: -0.6 }));
    expect(gates).toEqual(['fail', 'fail']);
  });

  test('fails the pull request that crosses it', async () => {
    const { gates } = await judgeAfter(SWEEPS.same, SWEEPS.worse);
    expect(gates).toContain('fail');
  });
});

test('100 shards and 50 comparisons take at most 20 calls of the API and one a shard', async () => {
  const { github } = repository;
  const names = Array.from({ length: 50 }, (_, i) => `model-${i}`);
  const listed = names.map((name) => `  ${name}: {}\n`).join('');
  await github.write('main', CONFIG, `metric: accuracy\ncomparisons:\n${listed}`);
  const base = (await github.pushEvent()).sha;
  const { headSha } = await github.pullRequest();
  const repositoryName = github.repository;
  const sweepOf = (runId: number, sha: string, name: string, shard: string | null) =>
    savedSweepJson({
      training: { name, shard, sha, runId, repository: repositoryName },
      trialCount: 12,
      seed: `${runId} ${name} ${shard}`,
    });
  await github.addRun({ id: 801, event: 'push', headSha: base, headBranch: 'main' });
  await github.addArtifact({
    run: 801,
    name: 'tuning-gate-sweeps',
    files: Object.fromEntries(
      names.map((name) => [`${name}.json`, sweepOf(801, base, name, null)]),
    ),
  });
  await github.addRun({ id: 900, event: 'pull_request', headSha, headBranch: 'try-wider-range' });
  for (const [job, name] of [...names, ...names].entries()) {
    const shard = `${job}-of-100`;
    const files = { 'sweep.json': sweepOf(900, headSha, name, shard) };
    await github.addArtifact({ run: 900, name: `tuning-gate-sweep-${name}.${shard}`, files });
  }

  const run = await repository.gate({ runId: 900, inputs: { charts: 'none' } });

  expect(await reportOf(run)).toMatchObject({ comparisons: { length: 50 } });
  expect(await github.comments()).toHaveLength(1);
  expect(await github.checks(headSha)).toHaveLength(1);
  expect(run.apiCalls.filter((call) => call.endsWith('/zip'))).toHaveLength(101);
  expect(run.apiCalls.length).toBeLessThanOrEqual(20 + 100);
});
