import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import { checkFiles } from '../../src/check/index.ts';
import { runBash } from '../support/bash.ts';
import { type Context, filledIn, isTrue } from '../support/expressions.ts';
import type { WorkflowEvent } from '../support/github/events.ts';
import { playGate, type TrainingPart } from '../support/play-gate.ts';
import { GATE, inputsOf, runScripts, trainingJobs } from '../support/reusable-workflows.ts';
import { sweepCsv, useRepository } from '../support/training.ts';
import { posixTest } from '../support/windows.ts';
import { type Job, type Step, yamlIn } from '../support/workflow-pages.ts';

/** The calls that the README shows: of pull requests, and of those from forks. */
const [own, forks] = yamlIn('README.md')
  .map((text) => ({ text, jobs: (parse(text) as { jobs?: Record<string, Job> }).jobs }))
  .flatMap(({ text, jobs }) => (jobs ? [{ text, call: Object.values(jobs)[0] as Job }] : []));
const MODELS = ['small', 'medium', 'large'];
const JOBS = 6;
const LINE = `      models: '${JSON.stringify(MODELS)}'\n`;

const repository = useRepository();

interface Run {
  readonly event: WorkflowEvent;
  readonly runId: number;
  readonly with?: Context;
  readonly token?: string;
  /** Added to the scores of a model. */
  readonly shifts?: Readonly<Record<string, number>>;
}

function play({ shifts = {}, ...run }: Run) {
  const trains = ({ model, job, base }: TrainingPart) => {
    const shift = base === '' ? (shifts[model] ?? 0) : 0;
    return sweepCsv({ seed: `${run.runId} ${model} ${job} ${base}`, trials: 48 / JOBS, shift });
  };
  return playGate(repository, { ...run, trains });
}

test('three models in six jobs, with forks and a queue, need 25 lines', () => {
  const text = `${own?.text}${LINE}${forks?.text}`;
  expect(text.trim().split('\n').length).toBeLessThanOrEqual(25);
});

test('the README’s workflows take three models in six jobs to a verdict, also from forks and in a queue', async () => {
  const { github } = repository;
  const given = { ...own?.call.with, models: JSON.stringify(MODELS), jobs: JOBS };
  const main = await play({ event: repository.pushToMain(), runId: 910, with: given });
  expect(main?.outputs).toMatchObject({ verdict: 'no-baseline', gate: 'neutral' });
  github.endRun(910);

  const pull = github.pullRequestEvent();
  const shifts = { medium: -0.3 };
  const worse = await play({ event: pull, runId: 920, with: given, shifts });
  expect(worse).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse', gate: 'fail' } });
  const { comparisons } = (await (worse as NonNullable<typeof worse>).report()) as {
    comparisons: { name: string; gate: string; candidate: { n: number } }[];
  };
  expect(comparisons.map(({ name, gate, candidate }) => [name, gate, candidate.n]).sort()).toEqual([
    ['large', 'pass', 48],
    ['medium', 'fail', 48],
    ['small', 'pass', 48],
  ]);
  expect(repository.checks()).toMatchObject([{ name: 'tuning-gate', conclusion: 'failure' }]);
  expect(repository.comment()).toContain('`medium`');
  github.endRun(920);
  const judged = { event: github.workflowRunEvent({ run: 920 }), runId: 925 };
  expect(await play({ ...judged, with: forks?.call.with ?? {} })).toBeNull();

  const queue = github.mergeGroupEvent();
  expect(await play({ event: queue, runId: 930, with: given })).toMatchObject({ exitCode: 1 });
  expect(github.checks(queue.sha)).toMatchObject([{ conclusion: 'failure' }]);

  const fork = github.forkPullRequest();
  const training = { event: github.pullRequestEvent({ fork: true }), runId: 940, with: given };
  const advice = await play({ ...training, token: github.readOnlyToken });
  expect(advice?.outputs.gate).toBe('pass');
  expect(github.checks(fork.headSha)).toEqual([]);
  github.endRun(940);
  const event = github.workflowRunEvent({ run: 940 });
  const verdict = await play({ event, runId: 950, with: forks?.call.with ?? {} });
  expect(verdict?.outputs).toMatchObject({ gate: 'pass' });
  expect(github.checks(fork.headSha)).toMatchObject([{ conclusion: 'success' }]);
  expect(github.comments(fork.number)).toHaveLength(1);
});

/** A folder with programs that write down how they are called, also as the sweep. */
function fakePrograms(names: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'fake-programs-'));
  for (const name of names) {
    const script = `#!/bin/sh\necho "${name} $*" >> log\ncp log candidate.csv\n`;
    writeFileSync(join(folder, name), script);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

posixTest('the README’s command gets its seed and its file', () => {
  const folder = fakePrograms(['pip', 'python']);
  const [, , third] = trainingJobs(inputsOf(GATE, own?.call.with ?? {}));
  const path = `${folder}${delimiter}${process.env.PATH}`;
  const { text } = runScripts(third as NonNullable<typeof third>, {
    ...{ runNumber: 7, path, reads: 'candidate.csv' },
  });
  expect(text).toBe(
    'pip install -r requirements.txt\npython sweep.py --trials 12 --seed 7002 --output candidate.csv\n',
  );
  rmSync(folder, { recursive: true });
});

describe('the composite action that trains in a container, with a cache', () => {
  const page = readFileSync('docs/workflows.md', 'utf8');
  const [, text = ''] = /^```yaml\n(name: Train\n[\s\S]*?)^```/m.exec(page) ?? [];
  const { inputs, runs } = parse(text) as {
    readonly inputs: object;
    readonly runs: { readonly using: string; readonly steps: readonly Step[] };
  };
  const train = GATE.jobs.train?.steps.find(({ uses }) => uses?.endsWith('/actions/train'));

  test('is given the inputs that it declares, and uses no others', () => {
    expect(runs.using).toBe('composite');
    expect(Object.keys(train?.with ?? {})).toEqual(expect.arrayContaining(Object.keys(inputs)));
    const used = Array.from(text.matchAll(/inputs\.(\w+)/g), ([, name]) => name);
    expect(used.sort()).toEqual(Object.keys(inputs).sort());
    for (const { run, shell } of runs.steps) expect(shell).toBe(run && 'bash');
  });

  test('leaves nothing for check to find where it is called without a command', async () => {
    const called = own?.text.replace(/^ +run: .*\n/m, '') ?? '';
    const read = (path: string) => (path === '.github/actions/train/action.yml' ? text : null);
    const files = [{ path: '.github/workflows/tuning.yml', text: called }];
    const none = { paths: () => [], sweepAt: async () => null };
    expect(await checkFiles(files, { read, ...none })).toEqual([]);
    const codes = await checkFiles(files, { read: () => null, ...none });
    expect(codes).toMatchObject([{ code: 'missing-input' }]);
  });

  posixTest('fetches what the cache lacks, and trains with its seed and its file', () => {
    const folder = fakePrograms(['docker']);
    writeFileSync(join(folder, 'fetch.sh'), 'mkdir "$1"');
    const given = { sweep: 'candidate.csv', seed: '7002' };
    const outputs = { 'cache-hit': 'false' };
    const PATH = `${folder}${delimiter}${process.env.PATH}`;
    for (const { run = '', if: condition = 'true', env } of runs.steps) {
      const known = { inputs: given, steps: { data: { outputs } } };
      if (!isTrue(condition, known)) continue;
      const settings = { cwd: folder, env: { PATH, ...filledIn(env, known) } };
      expect(runBash(['-e', '-c', run], settings).status).toBe(0);
    }
    expect(existsSync(join(folder, 'data'))).toBe(true);
    expect(readFileSync(join(folder, 'candidate.csv'), 'utf8')).toMatch(
      /^docker run .*:\/work .* python sweep\.py --trials 12 --seed 7002 --output candidate\.csv\n$/,
    );
    rmSync(folder, { recursive: true });
  });
});
