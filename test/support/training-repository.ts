import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import seedrandom from 'seedrandom';
import { type GitHub, type GitHubOptions, startGitHub } from './github-double.ts';
import { contractViolations } from './openapi-contract.ts';
import { type ActionOptions, type ActionRun, runAction } from './runner.ts';

interface SweepShape {
  readonly seed: string;
  readonly trials?: number;
  /** Added to every accuracy. */
  readonly shift?: number;
}

/** A CSV of trials whose accuracies are uniform on [0.6, 0.9) before the shift. */
export function sweepCsv({ seed, trials = 48, shift = 0 }: SweepShape): string {
  const random = seedrandom(seed);
  const rows = Array.from({ length: trials }, (_, trial) => {
    const accuracy = 0.6 + 0.3 * random() + shift;
    return `${trial},${random().toFixed(4)},${accuracy.toFixed(6)}`;
  });
  return `trial,learning_rate,accuracy\n${rows.join('\n')}\n`;
}

/** Sweeps of 48 trials: one distribution twice, and one that is strongly worse. */
export const SWEEPS = {
  baseline: sweepCsv({ seed: 'baseline' }),
  same: sweepCsv({ seed: 'other' }),
  worse: sweepCsv({ seed: 'worse', shift: -0.3 }),
} as const;

/** What a step of a training workflow is told; its event is the pull request's when left out. */
export interface Step extends Partial<Omit<ActionOptions, 'folder' | 'inputs'>> {
  readonly inputs?: Readonly<Record<string, string>>;
  /** The content of `candidate.csv` in the workspace; none when left out. */
  readonly trains?: string;
  /** Other files of the workspace. */
  readonly files?: Readonly<Record<string, string>>;
  /** The commit that is checked out; the event's own when left out. */
  readonly checksOut?: string;
}

export interface StepRun extends ActionRun {
  /** The calls of GitHub's API that were made, as `GET /repos/…?…`, if no other step ran meanwhile. */
  readonly apiCalls: readonly string[];
}

/** A repository whose workflow trains and compares, on a GitHub of its own. */
export interface TrainingRepository {
  readonly github: GitHub;
  /** A step in a new workspace, as every job has one. */
  run(step: Step): Promise<StepRun>;
  /** `mode: collect` of `candidate.csv`. */
  collect(step: Step): Promise<StepRun>;
  /** `mode: gate`. */
  gate(step: Step): Promise<StepRun>;
  /** `mode: auto` with `candidate.csv`, if no other candidate is given. */
  trainAndGate(step: Step): Promise<StepRun>;
  /** Trains on a new commit of main, which a push made, and saves the sweep; gives its SHA. */
  trainMain(options: { readonly run: number; readonly trains?: string }): Promise<string>;
  /** Checks that every request was as GitHub documents it. */
  stop(): Promise<void>;
}

const READING = { metric: 'accuracy', direction: 'maximize' };

export async function startTrainingRepository(
  options: GitHubOptions = {},
): Promise<TrainingRepository> {
  const github = await startGitHub(options);
  const home = await mkdtemp(join(tmpdir(), 'training-repository-'));
  const run = (step: Step) => runStep(github, home, step);
  const trainAndGate = (step: Step) =>
    run({ ...step, inputs: { candidate: 'candidate.csv', ...READING, ...step.inputs } });
  const collect = (step: Step) =>
    trainAndGate({ ...step, inputs: { mode: 'collect', ...step.inputs } });
  return {
    github,
    run,
    collect,
    gate: (step) => run({ ...step, inputs: { mode: 'gate', ...step.inputs } }),
    trainAndGate,
    trainMain: async ({ run: runId, trains = SWEEPS.baseline }) => {
      const sha = await github.commit({ branch: 'main' });
      await collect({ event: await github.pushEvent(), runId, trains });
      github.endRun(runId);
      return sha;
    },
    stop: async () => {
      const violations = contractViolations(github.requests);
      await github.stop();
      await rm(home, { recursive: true });
      if (violations.length > 0) throw new Error(violations.join('\n'));
    },
  };
}

async function runStep(github: GitHub, home: string, step: Step): Promise<StepRun> {
  const { trains, files, checksOut, ...options } = step;
  const event = step.event ?? (await github.pullRequestEvent());
  const folder = await mkdtemp(join(home, 'job-'));
  await checkOut(join(folder, 'workspace'), checksOut ?? event.sha);
  const all = { ...files, ...(trains === undefined ? {} : { 'candidate.csv': trains }) };
  for (const [name, content] of Object.entries(all)) {
    const path = join(folder, 'workspace', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const before = github.requests.length;
  const run = await runAction({
    folder,
    apiUrl: github.apiUrl,
    repository: github.repository,
    token: github.token,
    artifacts: github.artifacts,
    ...options,
    event,
  });
  const made = github.requests.slice(before);
  return { ...run, apiCalls: made.map(({ method, path }) => `${method} ${path}`) };
}

/** Leaves a checkout of a commit, as far as git is asked which commit it is at. */
async function checkOut(folder: string, sha: string): Promise<void> {
  for (const part of ['objects', 'refs']) {
    await mkdir(join(folder, '.git', part), { recursive: true });
  }
  await writeFile(join(folder, '.git', 'HEAD'), `${sha}\n`);
}

/** The JSON report of a run. */
export async function reportOf(run: ActionRun): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(run.outputs['report-json'] ?? '', 'utf8'));
}

/** Which warnings the report of a run has, in their order. */
export async function warningsOf(run: ActionRun): Promise<string[]> {
  const { warnings } = (await reportOf(run)) as { warnings: { code: string }[] };
  return warnings.map(({ code }) => code);
}

/** Messages of one level of annotation. */
export function said(run: ActionRun, level: 'error' | 'warning' | 'notice'): string[] {
  return run.annotations.filter((one) => one.level === level).map(({ message }) => message);
}
