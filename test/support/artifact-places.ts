import type { SeededArtifact } from './github-artifacts.ts';
import type { WorkflowEvent } from './github-events.ts';
import type { SeededRun } from './github-runs.ts';
import type { ActionRun } from './runner.ts';
import { savedSweepJson } from './saved-sweep-json.ts';
import {
  type Step,
  SWEEPS,
  startTrainingRepository,
  type TrainingRepository,
} from './training-repository.ts';

/** What is stored under a name; null: nothing. */
export type Stored = Omit<SeededArtifact, 'name' | 'run'> | null;

interface Options {
  readonly inputs?: Readonly<Record<string, string>>;
  /** How the run that stored it differs. */
  readonly by?: Partial<SeededRun>;
  readonly policy?: Step['policy'];
}

/** One artifact, read in each place where the Action reads artifacts. */
export interface ArtifactPlaces {
  readonly repository: TrainingRepository;
  /** The name of the artifact. */
  readonly artifact: string;
  /** The commit of the run that saved it where it is looked up. */
  readonly base: string;
  /** What that run, or the candidate's, would save. */
  sweep(saved?: Parameters<typeof savedSweepJson>[0]): string;
  /** `baseline: auto`, saved by a run on main. */
  lookUp(stored: Stored, options?: Options): Promise<ActionRun>;
  /** `baseline: run:ID:NAME`. */
  nameIt(stored: Stored, options?: Options): Promise<ActionRun>;
  /** `mode: gate` in the run that saved it, against a baseline in the workspace. */
  collect(stored: Stored, options?: Options): Promise<ActionRun>;
}

/** Longer than anything takes that is not waited for, and far shorter than a download may. */
const TIMEOUT = 20_000;
const READING = { metric: 'accuracy', direction: 'maximize' };
const QUIET = { check: 'never', comment: 'never' };

interface Case {
  readonly repository: TrainingRepository;
  /** Of a run, and for a name, that nothing else in the repository has. */
  readonly id: number;
  readonly name: string;
  readonly artifact: string;
  readonly base: string;
  readonly headSha: string;
  readonly event: WorkflowEvent;
}

async function caseOf(repository: TrainingRepository, id: number): Promise<Case> {
  const { github } = repository;
  const name = `case-${id}`;
  return {
    repository,
    id,
    name,
    artifact: `tuning-gate-sweep-${name}`,
    base: (await github.tip('main')) ?? '',
    headSha: (await github.pullRequest()).headSha,
    event: await github.pullRequestEvent(),
  };
}

function placesOf(one: Case): ArtifactPlaces {
  const { repository, id, name, artifact, base } = one;
  return {
    repository,
    artifact,
    base,
    sweep: ({ training, ...saved } = {}) =>
      savedSweepJson({ training: { name, sha: base, ...training }, ...saved }),
    lookUp: async (stored, { by, ...options } = {}) => {
      await store(one, stored, { event: 'push', headSha: base, headBranch: 'main', ...by });
      return compare(one, { inputs: { name }, ...options });
    },
    nameIt: async (stored, { by, ...options } = {}) => {
      await store(one, stored, { event: 'push', headSha: base, headBranch: 'main', ...by });
      return compare(one, { inputs: { baseline: `run:${id}:${artifact}` }, ...options });
    },
    collect: async (stored, { policy = {} } = {}) => {
      const { headSha, event } = one;
      await store(one, stored, { event: 'pull_request', headSha, headBranch: 'try-it' });
      // The file of that name is the baseline's here.
      const inputs = { baseline: 'candidate.csv', name, ...READING, ...QUIET };
      return repository.gate({
        event,
        runId: id,
        trains: SWEEPS.baseline,
        inputs,
        policy,
        timeout: TIMEOUT,
      });
    },
  };
}

async function store(
  { repository: { github }, id, artifact }: Case,
  stored: Stored,
  by: Omit<SeededRun, 'id'>,
): Promise<void> {
  await github.addRun({ id, ...by });
  if (stored !== null) await github.addArtifact({ name: artifact, run: id, ...stored });
}

function compare(
  { repository, id, event }: Case,
  { inputs, policy = {} }: Options,
): Promise<ActionRun> {
  const runId = 100_000 + id;
  const trains = SWEEPS.same;
  return repository.trainAndGate({
    event,
    runId,
    trains,
    inputs: { ...QUIET, ...inputs },
    policy,
    timeout: TIMEOUT,
  });
}

/** A repository for many artifacts, each with a name and a run of its own. */
export async function startArtifactCases() {
  const repository = await startTrainingRepository();
  let id = 800;
  return {
    next: async () => {
      id += 1;
      return placesOf(await caseOf(repository, id));
    },
    /** Checks the requests, and that the storage was never shown the token. */
    stop: async () => {
      const { storageRequests } = repository.github;
      await repository.stop();
      const downloads = storageRequests.filter(({ method }) => method === 'GET');
      if (downloads.length === 0) throw new Error('Nothing was downloaded.');
      if (downloads.some(({ authorized }) => authorized)) throw new Error('The token was sent.');
    },
  };
}
