import { quickRandom } from '../../src/math/random.ts';
import type { WorkflowEvent } from '../support/github/events.ts';
import { playGate } from '../support/play-gate.ts';
import { CONFIG, QUIET, type StepRun, useRepository } from '../support/training.ts';

const repository = useRepository();

const JOBS = 6;
const TRIALS = 16;

/** The data frame of a study of Optuna, whose sampler comes closer to the best. */
function study(seed: number, loss = 0): string {
  const random = quickRandom(seed);
  const rows = Array.from({ length: TRIALS }, (_, i) => {
    const [lr, decay] = [0.4 + (random() - 0.5) / (1 + i / 4), random()];
    const value = 0.9 - (lr - 0.4) ** 2 - 0.1 * decay + 0.001 * random() - loss;
    const trace = i < 10 ? '' : '{}';
    return `${i},${value},2026-01-05 10:${i + 10}:00,${lr},${decay},${trace},COMPLETE`;
  });
  const head =
    'number,value,datetime_start,params_lr,params_decay,system_attrs_tpe:relative_params:0,state';
  return `${head}\n${rows.join('\n')}\n`;
}

const READING = { metric: 'value', direction: 'maximize' };

/** One study a job; then the gate. */
async function train(runId: number, loss: number, event?: WorkflowEvent): Promise<StepRun> {
  const step = event === undefined ? { runId } : { runId, event };
  for (let job = 0; job < JOBS; job++) {
    const inputs = { ...READING, shard: `${job}`, shards: `${JOBS}` };
    await repository.collect({ ...step, trains: study(runId + job, loss), inputs });
  }
  return repository.gate({ ...step, inputs: QUIET });
}

test('a private repository that trains TPE on its own runner has a verdict on the first pull request after the set-up', async () => {
  const { github } = repository;
  github.isPrivate = true;
  const config = 'search-method: adaptive\n';
  github.write('main', CONFIG, config);
  const given = {
    ...{ run: 'python sweep.py', jobs: JOBS, ...READING },
    'runs-on': '["self-hosted", "gpu"]',
  };
  const train = (runId: number, event: WorkflowEvent, loss: number) =>
    playGate(repository, {
      ...{ event, runId, with: given, files: { [CONFIG]: config } },
      trains: ({ job, base }) => study(base === '' ? runId + job : 500 + job, base ? 0 : loss),
    });
  await train(801, repository.pushToMain(), 0);
  github.endRun(801);

  const run = await train(900, github.pullRequestEvent(), 0.05);

  expect(run?.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
  expect(repository.checks()).toMatchObject([{ conclusion: 'failure' }]);
  expect(repository.comment()).toContain('6 + 6 searches of 16 trials, one a job');
});

test('studies that jobs collect, one each, are compared as whole searches, also once main has united them', async () => {
  await train(801, 0, repository.pushToMain());
  repository.github.endRun(801);

  const run = await train(900, 0.05);

  expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
  const { test: found, candidate } = (await run.report()) as Record<string, unknown> & {
    candidate: object;
  };
  expect(candidate).toMatchObject({ format: 'optuna-csv', n: JOBS * TRIALS });
  expect(found).toMatchObject({
    ...{ unit: 'search', units: { baseline: JOBS, candidate: JOBS }, relabelings: 924 },
    columns: ['decay', 'lr'],
  });
  expect(run.summary).toContain('6 + 6 searches of 16 trials, one a job');
  expect(run.summary).toContain('taken as independent: jobs');
});

test.each([
  [0, 'none', 'pass'],
  [0.05, 'worse', 'fail'],
])(
  'the first pull request, %d worse than its base, is compared with as many searches of the base (%s)',
  async (loss, verdict, gate) => {
    const trained: string[] = [];
    const run = await playGate(repository, {
      event: repository.github.pullRequestEvent(),
      runId: 900,
      with: { run: './train.sh', jobs: JOBS, ...READING },
      trains: ({ job, base }) => {
        trained.push(base);
        return base === '' ? study(900 + job, loss) : study(500 + job);
      },
    });

    const main = repository.github.tip('main');
    expect(trained).toEqual([...Array(JOBS).fill(''), ...Array(JOBS).fill(main)]);
    expect(run?.outputs).toMatchObject({ verdict, gate, 'baseline-sha': main });
    expect(run?.summary).toContain('6 + 6 searches of 16 trials, one a job');
    expect(repository.comment()).toContain('trained in this run');
  },
);
