import { quickRandom } from '../../src/math/random.ts';
import {
  CONFIG,
  QUIET,
  type StepRun,
  UNSET,
  useRepository,
  warningsOf,
} from '../support/training.ts';

const repository = useRepository();

interface Drawing {
  readonly trials?: number;
  readonly loss?: number;
  readonly metric?: string;
}

/** A sweep whose scores a recorded learning rate nearly determines. */
function drawn(seed: number, { trials = 24, loss = 0, metric = 'accuracy' }: Drawing = {}) {
  const random = quickRandom(seed);
  const rows = Array.from({ length: trials }, () => {
    const lr = random();
    return `${lr},${(0.9 - (lr - 0.4) ** 2 + 0.01 * random() - loss).toFixed(6)}`;
  });
  return `params_lr,${metric}\n${rows.join('\n')}\n`;
}

/** Runs of main on commits of their own, from 801 on; the newest is the baseline. */
async function trainMain(count: number, drawing: Drawing = {}) {
  for (let i = 1; i <= count; i++)
    await repository.trainMain({ run: 800 + i, trains: drawn(i, drawing) });
}

/** A pull request that loses less than luck of the search hides. */
const LOSES = drawn(99, { loss: 0.01 });

const judge = (inputs: Readonly<Record<string, string>> = {}) =>
  repository.trainAndGate({ trains: LOSES, runId: 900, inputs: { comment: 'never', ...inputs } });

const testIn = async (run: StepRun) => {
  const { test } = (await run.report()) as { test: { olderTrials: number; pValue: number } };
  return test;
};
const olderIn = async (run: StepRun) => (await testIn(run)).olderTrials;
const callsOf = (run: StepRun, pattern: RegExp) => run.apiCalls.filter((one) => pattern.test(one));
const downloadsOf = (run: StepRun) => callsOf(run, /\/zip$/);

describe('without a history, older sweeps', () => {
  test('are those before the baseline that were saved last, as many as make 192 trials', async () => {
    await trainMain(7, { trials: 48 });

    const trains = drawn(99, { trials: 48, loss: 0.01 });
    const run = await repository.trainAndGate({ trains, runId: 900, inputs: { comment: 'never' } });

    expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
    expect(await olderIn(run)).toBe(192);
    expect(downloadsOf(run)).toHaveLength(1 + 4);
    expect(callsOf(run, /\/commits\?/)).toHaveLength(1);
    expect(run.apiCalls.length).toBeLessThanOrEqual(24);
  });

  test('are at most eight', async () => {
    await trainMain(11, { trials: 16 });

    const run = await judge();

    expect(await olderIn(run)).toBe(8 * 16);
    expect(downloadsOf(run)).toHaveLength(1 + 8);
  });

  test('are none of commits after the baseline’s', async () => {
    await trainMain(2);
    const event = repository.github.pullRequestEvent();
    await repository.trainMain({ run: 803, trains: drawn(3) });

    const run = await repository.trainAndGate({ trains: LOSES, event, runId: 900, inputs: QUIET });

    expect(await olderIn(run)).toBe(24);
  });

  test('of another metric are skipped', async () => {
    await trainMain(1);
    const other = { metric: 'f1', direction: 'maximize' };
    await repository.trainMain({ run: 802, trains: drawn(2, { metric: 'f1' }), inputs: other });
    await repository.trainMain({ run: 803, trains: drawn(3) });

    expect(await olderIn(await judge())).toBe(24);
  });

  test.each([
    ['no setting is compared', 'settings: none\n', LOSES],
    ['one adaptive search has no rate', 'search-method: adaptive\n', LOSES],
    ['sweeps are paired', 'pairing: auto\n', drawn(3, { loss: 0.01 })],
  ])('are not looked for where %s', async (_, config, trains) => {
    repository.github.write('main', CONFIG, config);
    await trainMain(3);

    const run = await repository.trainAndGate({ trains, runId: 900, inputs: QUIET });

    expect(downloadsOf(run)).toHaveLength(1);
    expect(callsOf(run, /\/commits\?/)).toEqual([]);
  });

  test.each([
    ['wrong-bytes', 'those around it serve', 48],
    ['403', 'only those after it serve', 24],
  ] as const)('of which one cannot be got (%s) are a note, and %s', async (kind, _, trials) => {
    await trainMain(4);
    const [, , second = ''] = downloadsOf(await judge(QUIET));
    const [, id] = /artifacts\/(\d+)\/zip/.exec(second) ?? [];
    const on = /^\d/.test(kind) ? `GET …/artifacts/${id}/zip` : `GET /artifacts/${id}`;
    repository.github.fault({ on, kind, times: 20 });

    const run = await judge(QUIET);

    expect(await warningsOf(run)).toContain('older-unread');
    expect(await olderIn(run)).toBe(trials);
    expect(run.outputs.verdict).not.toBe('error');
  });
});

test('a re-run takes the same older sweeps, also where one was trained again', async () => {
  await trainMain(3);
  const event = repository.github.pullRequestEvent();
  const step = { trains: LOSES, event, runId: 900, inputs: { comment: 'never' } };
  const before = await repository.trainAndGate(step);
  const { headSha = '' } = repository.github.runs.get(801) ?? {};
  repository.github.addRun({ id: 820, event: 'push', headBranch: 'main', headSha });
  const files = { 'sweep.json': 'no sweep' };
  repository.github.addArtifact({ name: 'tuning-gate-sweep', run: 820, files });

  const after = await repository.trainAndGate({ ...step, runAttempt: 2 });

  expect(await olderIn(before)).toBe(48);
  expect(downloadsOf(after)).toEqual(downloadsOf(before));
  expect((await testIn(after)).pValue).toBe((await testIn(before)).pValue);
  const damaged = await judge(QUIET);
  expect(await warningsOf(damaged)).toContain('older-unread');
  expect(await olderIn(damaged)).toBe(24);
});

test('a re-run takes what is left of the older sweeps, and says which are gone', async () => {
  await trainMain(3);
  const event = repository.github.pullRequestEvent();
  const step = { trains: LOSES, event, runId: 900, inputs: { comment: 'never' } };
  await repository.trainAndGate(step);
  for (const artifact of repository.github.artifactsOf({ run: 801 }))
    repository.github.artifacts.set(artifact.id, { ...artifact, expired: true });

  const after = await repository.trainAndGate({ ...step, runAttempt: 2 });

  expect(await olderIn(after)).toBe(24);
  expect(after.summary).toContain(
    'no longer has 1 of the 2 that an earlier run on this commit took',
  );
});

describe('with `history: true`, older sweeps', () => {
  const merge = async (runId: number, trains: string) => {
    const event = repository.pushToMain();
    const inputs = { history: 'true' };
    await repository.trainAndGate({ trains, runId, event, inputs });
    repository.github.endRun(runId);
  };
  const history = { history: 'true' };

  test('are those that the branch keeps, without a download, and a re-run takes the same', async () => {
    for (const i of [1, 2, 3]) await merge(800 + i, drawn(i));
    const event = repository.github.pullRequestEvent();
    const step = { trains: LOSES, event, runId: 900, inputs: { ...history, comment: 'never' } };

    const run = await repository.trainAndGate(step);

    expect(await olderIn(run)).toBe(48);
    expect(downloadsOf(run)).toHaveLength(1);
    expect(callsOf(run, /\/contents\/sweeps/)).toHaveLength(2);

    for (const i of [4, 5, 6]) await merge(800 + i, drawn(i, { trials: 96 }));
    const kept = Object.keys(repository.github.git.filesAt('tuning-gate-data'));
    const [path = ''] = callsOf(run, /\/contents\/sweeps/);
    expect(kept.some((name) => path.includes(encodeURIComponent(name)))).toBe(false);
    const again = await repository.trainAndGate({ ...step, runAttempt: 2 });
    expect(callsOf(again, /\/contents\/sweeps/)).toEqual(callsOf(run, /\/contents\/sweeps/));
    expect((await testIn(again)).pValue).toBe((await testIn(run)).pValue);
  });

  test('are those of artifacts as long as there is no branch', async () => {
    await trainMain(3);
    expect(await olderIn(await judge({ ...QUIET, ...history }))).toBe(48);
  });
});

describe('several comparisons', () => {
  const models = (seed: number) => ({ large: drawn(seed), small: drawn(seed + 9, { trials: 30 }) });
  const both = { large: 48, small: 60 };
  const judgeBoth = async (history: string) => {
    await repository.saveEach(models(71), { runId: 900 });
    const run = await repository.gate({ runId: 900, inputs: { ...UNSET, ...QUIET, history } });
    const { comparisons } = (await run.report()) as {
      comparisons: { name: string; test: { olderTrials: number } }[];
    };
    const found = comparisons.map(({ name, test }) => [name, test.olderTrials]);
    return { run, found: Object.fromEntries(found) };
  };

  beforeEach(() => {
    const names = 'comparisons:\n  large: {}\n  small: {}\n';
    repository.github.write('main', CONFIG, `metric: accuracy\ndirection: maximize\n${names}`);
  });

  test('open each artifact once, and take the sweeps of their own name', async () => {
    for (const run of [801, 802, 803]) await repository.trainMain({ run, sweeps: models(run) });

    const { run, found } = await judgeBoth('false');

    expect(found).toEqual(both);
    expect(downloadsOf(run)).toHaveLength(2 + 1 + 2);
  });

  test('look at the branch once', async () => {
    for (const runId of [801, 802, 803]) {
      const event = repository.pushToMain();
      await repository.saveEach(models(runId), { runId, event });
      await repository.gate({ runId, event, inputs: { ...UNSET, history: 'true' } });
      repository.github.endRun(runId);
    }

    const { run, found } = await judgeBoth('true');

    expect(found).toEqual(both);
    expect(downloadsOf(run)).toHaveLength(2 + 1);
    expect(callsOf(run, /\/git\/(ref|trees)\//)).toHaveLength(2);
    expect(callsOf(run, /\/commits\?/)).toHaveLength(1);
  });

  test('of three models in six jobs need at most 60 calls of the API', async () => {
    const names = ['large', 'medium', 'small'];
    repository.github.write('main', CONFIG, 'metric: accuracy\ndirection: maximize\n');
    const seedOf = (run: number, name: string) => 1000 * run + 100 * names.indexOf(name);
    for (let run = 801; run <= 810; run++) {
      const all = names.map((name) => [name, drawn(seedOf(run, name), { trials: 18 })]);
      await repository.trainMain({ run, sweeps: Object.fromEntries(all) });
    }
    for (const name of names) {
      const part = (job: number) => drawn(seedOf(900, name) + job, { trials: 3 });
      await repository.saveShards([0, 1, 2, 3, 4, 5].map(part), { name, runId: 900 });
    }

    const run = await repository.gate({ runId: 900 });

    expect(run.outputs.verdict).not.toBe('error');
    // The parts, the baseline, and those before it.
    expect(downloadsOf(run)).toHaveLength(18 + 1 + 8);
    expect(run.apiCalls.length).toBeLessThanOrEqual(60);
  });
});
