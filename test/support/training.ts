import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import seedrandom from 'seedrandom';
import { plannedBy } from '../../src/main.ts';
import { readRecord } from '../../src/parse/index.ts';
import { saveSweep } from '../../src/parse/saved/saved-sweep.ts';
import { settingsToSave } from '../../src/parse/saved/settings.ts';
import { savedName } from '../../src/read/index.ts';
import type { OptionName } from '../../src/settings/index.ts';
import type { WorkflowEvent } from './github/events.ts';
import { GitHub, type GitHubOptions } from './github/github.ts';
import { contractViolations } from './github/openapi.ts';
import { type ActionOptions, type ActionRun, runAction } from './runner.ts';
import { settingsWith } from './sweeps.ts';

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

/** The same sweep with its first trials crashed. */
export function crashed(csv: string, count: number): string {
  const [head = '', ...rows] = csv.trim().split('\n');
  const failed = rows.map((row, i) => (i < count ? row.replace(/[^,]+$/, 'nan') : row));
  return `${[head, ...failed].join('\n')}\n`;
}

/** Sweeps of 48 trials: one distribution twice, and one that is strongly worse. */
export const SWEEPS = {
  baseline: sweepCsv({ seed: 'baseline' }),
  same: sweepCsv({ seed: 'other' }),
  worse: sweepCsv({ seed: 'worse', shift: -0.3 }),
} as const;

/** Inputs of a step without pictures and the page, which take most of a run's time. */
export const PLAIN = { charts: 'none', 'upload-report': 'false' };
/** Inputs of a step that writes neither check nor comment. */
export const QUIET = { check: 'never', comment: 'never' };
/** Inputs that leave the metric to the config. */
export const UNSET = { metric: '', direction: '' };
export const CONFIG = '.github/tuning-gate.yml';
export const MAINTAINER = { login: 'mona', role: 'maintain' } as const;
const WORKFLOW = '.github/workflows/tuning.yml';
const READING = { metric: 'accuracy', direction: 'maximize' };
const AUTO = { candidate: 'candidate.csv', ...READING };

/** What a step of a training workflow is told; its event is the pull request's when left out. */
export interface Step extends Partial<Omit<ActionOptions, 'folder' | 'github' | 'inputs'>> {
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

/** The job that trains a sweep, or a shard of one. */
export interface Saving {
  readonly name?: string;
  readonly shard?: string;
  readonly shards?: number;
  readonly runId: number;
  readonly runAttempt?: number;
  readonly event?: WorkflowEvent;
  readonly workflow?: string;
  /** Of its step, about how it reads the sweep and what it planned. */
  readonly inputs?: Partial<Record<OptionName, string>>;
}

interface MainRun extends Pick<Step, 'files' | 'inputs'> {
  readonly run: number;
  readonly trains?: string;
  /** CSVs by their names, each of a job of its own. */
  readonly sweeps?: Readonly<Record<string, string>>;
}

/** A repository whose workflow trains and compares, on a GitHub of its own. */
export class TrainingRepository {
  #github: GitHub | undefined;
  #home = '';
  readonly #beginnings: (() => void)[] = [];

  async start(options: GitHubOptions): Promise<void> {
    this.#github = await GitHub.start(options);
    this.#home = mkdtempSync(join(tmpdir(), 'training-repository-'));
  }

  async stop(): Promise<void> {
    await this.github.stop();
    rmSync(this.#home, { recursive: true });
    this.expectDocumented();
  }

  /** What all tests of a file or a block begin with: it happens once, and each finds it so again. */
  beginsWith(prepare: () => unknown): void {
    beforeAll(async () => {
      this.#beginnings.at(-1)?.();
      await prepare();
      this.expectDocumented();
      this.#beginnings.push(this.github.save());
    });
    afterAll(() => {
      this.#beginnings.pop();
    });
  }

  begin(): void {
    this.#beginnings.at(-1)?.();
    this.github.forget();
  }

  /** Throws unless every request since the beginning was as GitHub documents it. */
  expectDocumented(): void {
    const violations = contractViolations(this.github.requests);
    if (violations.length > 0) throw new Error(violations.join('\n'));
  }

  get github(): GitHub {
    if (this.#github === undefined) throw new Error('The repository is not started.');
    return this.#github;
  }

  /**
   * A step in a new workspace, as every job has one. In this process, a comment has no chart and the report is not
   * uploaded, if that is not asked for.
   */
  async run(step: Step): Promise<StepRun> {
    const { github } = this;
    const { trains, files, checksOut, ...options } = step;
    const event = step.event ?? github.pullRequestEvent();
    const folder = mkdtempSync(join(this.#home, 'job-'));
    // A checkout, as far as git is asked which commit it is at.
    for (const part of step.bundled ? ['objects', 'refs'] : [])
      mkdirSync(join(folder, 'workspace', '.git', part), { recursive: true });
    const written = {
      ...{ '.git/HEAD': `${checksOut ?? event.sha}\n`, ...files },
      ...(trains !== undefined && { 'candidate.csv': trains }),
    };
    for (const [name, content] of Object.entries(written)) {
      const path = join(folder, 'workspace', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    const before = github.requests.length;
    const inputs = { ...(step.bundled ? {} : PLAIN), ...step.inputs };
    const run = await runAction({ folder, github, ...options, event, inputs });
    const made = github.requests.slice(before);
    return { ...run, apiCalls: made.map(({ method, path }) => `${method} ${path}`) };
  }

  /** `mode: auto` with `candidate.csv`, if no other candidate is given. */
  trainAndGate(step: Step): Promise<StepRun> {
    return this.run({ ...step, inputs: { ...AUTO, ...step.inputs } });
  }

  /** `mode: collect` of `candidate.csv`. */
  collect(step: Step): Promise<StepRun> {
    return this.trainAndGate({ ...step, inputs: { mode: 'collect', ...step.inputs } });
  }

  /** The same of several, by their names. */
  async collectEach(sweeps: Readonly<Record<string, string>>, step: Step): Promise<void> {
    for (const [name, trains] of Object.entries(sweeps))
      await this.collect({ ...step, trains, inputs: { ...step.inputs, name } });
  }

  /** What `mode: collect` saves, without its job being played. */
  async save(trains: string, saving: Saving): Promise<void> {
    const { name = '', shard = '', runId, runAttempt = 1 } = saving;
    const files = { 'sweep.json': await this.#savedText(trains, saving) };
    const of = { run: runId, attempt: runAttempt };
    this.github.addArtifact({ name: savedName(name, shard), ...of, files });
  }

  /** The same of several, by their names. */
  async saveEach(sweeps: Readonly<Record<string, string>>, saving: Saving): Promise<void> {
    for (const [name, trains] of Object.entries(sweeps))
      await this.save(trains, { ...saving, name });
  }

  /** The same of several shards; one that is null is missing. */
  async saveShards(shards: readonly (string | null)[], saving: Saving): Promise<void> {
    const total = shards.length;
    for (const [job, trains] of shards.entries()) {
      const part = { shard: `${job}-of-${total}`, shards: total };
      if (trains !== null) await this.save(trains, { ...saving, ...part });
    }
  }

  /** Several, by their names, as the gate of main keeps them. */
  async keepEach(sweeps: Readonly<Record<string, string>>, saving: Saving): Promise<void> {
    const files: Record<string, string> = {};
    for (const [name, trains] of Object.entries(sweeps))
      files[`${name}.json`] = await this.#savedText(trains, { ...saving, name });
    this.github.addArtifact({ name: 'tuning-gate-sweeps', run: saving.runId, files });
  }

  async #savedText(trains: string, saving: Saving): Promise<string> {
    const { github } = this;
    const { name = '', shard = null, shards = null, workflow = WORKFLOW, inputs } = saving;
    const { runId, runAttempt = 1, event = github.pullRequestEvent() } = saving;
    github.startRun({ event, run: runId, attempt: runAttempt, workflow });
    const [path, { sha }] = ['candidate.csv', event];
    const source = { kind: 'file', location: path, sha, runUrl: null, createdAt: null } as const;
    const files = [{ kind: 'text', path, text: trains } as const];
    const given = settingsWith({ ...READING, ...inputs });
    const read = await readRecord(files, given.reading, source);
    const settings = settingsToSave(given.reading, read.settings, plannedBy(given));
    const record = { ...read, settings };
    const { repository } = github;
    const of = { workflow, sha, repository, runId, runAttempt, event: event.name };
    const training = { name, shard, shards, ...of, createdAt: new Date().toISOString() };
    return saveSweep({ record, training });
  }

  /** `mode: gate`. */
  gate(step: Step): Promise<StepRun> {
    return this.run({ ...step, inputs: { mode: 'gate', ...step.inputs } });
  }

  /** A push to main. */
  pushToMain(): WorkflowEvent {
    this.github.commit({ branch: 'main' });
    return this.github.pushEvent();
  }

  /** Trains on a new commit of main, which a push made, and saves the sweep; gives its SHA. */
  async trainMain({ run: runId, trains = SWEEPS.baseline, sweeps, ...step }: MainRun) {
    const event = this.pushToMain();
    const isAsUsual = step.inputs === undefined && step.files === undefined;
    if (sweeps === undefined && isAsUsual) await this.save(trains, { event, runId });
    else if (sweeps === undefined) await this.collect({ ...step, event, runId, trains });
    else await this.keepEach(sweeps, { event, runId });
    this.github.endRun(runId);
    return event.sha;
  }

  /** The checks of the pull request's head, or of another one's. */
  checks(number?: number) {
    return this.github.checks(this.github.pullRequest(number).headSha);
  }

  /** The newest comment on the pull request, or on another one. */
  comment(number?: number): string {
    return this.github.comments(number).at(-1)?.body ?? '';
  }

  /** Sets the label that accepts a failure. */
  accept(number?: number): void {
    const on = number === undefined ? {} : { number };
    this.github.label({ label: 'tuning-gate: accepted', ...MAINTAINER, ...on });
  }
}

/**
 * A repository that each test of a file finds as it is at first; `trained` if main has a baseline, of run 801. After
 * each, every request is found to have been as GitHub documents it.
 */
export function useRepository({
  trained = false,
  ...options
}: GitHubOptions & { readonly trained?: boolean } = {}): TrainingRepository {
  const repository = new TrainingRepository();
  beforeAll(() => repository.start(options));
  afterAll(() => repository.stop());
  repository.beginsWith(() => trained && repository.trainMain({ run: 801 }));
  beforeEach(() => repository.begin());
  afterEach(() => repository.expectDocumented());
  return repository;
}

/** Which warnings the report of a run has, in their order. */
export async function warningsOf(run: ActionRun): Promise<string[]> {
  const { warnings } = (await run.report()) as { warnings: { code: string }[] };
  return warnings.map(({ code }) => code);
}
