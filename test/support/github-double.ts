import { startBlobStorage } from './artifact-blobs.ts';
import { runtimeToken, startArtifactService } from './artifact-service.ts';
import { ArtifactStore } from './artifact-store.ts';
import { addArtifact, artifactRoutes, type SeededArtifact } from './github-artifacts.ts';
import { FULL_NAME, repositoryOf, startBackend } from './github-backend.ts';
import { type Events, eventsOf } from './github-events.ts';
import type { Fault } from './github-faults.ts';
import { startGateway } from './github-gateway.ts';
import { graphql } from './github-graphql.ts';
import { History, type NewCommit } from './github-history.ts';
import { type Labeling, Labels } from './github-labels.ts';
import { checkRuns, longComments, unknownTokens } from './github-limits.ts';
import type { Exchange } from './github-messages.ts';
import { type PullSource, Pulls } from './github-pulls.ts';
import { type Check, type Comment, checksOf, commentsOn } from './github-reports.ts';
import {
  addRun,
  endRun,
  type Job,
  type RunStore,
  runRoute,
  type SeededRun,
  startRun,
} from './github-runs.ts';
import type { Tokens } from './github-tokens.ts';
import { Records } from './loopback-server.ts';

export interface GitHub extends Events {
  /** For GITHUB_API_URL. */
  readonly apiUrl: string;
  /** The same as GitHub Enterprise Server has it, ending in `/api/v3`. */
  readonly enterpriseApiUrl: string;
  /** For GITHUB_REPOSITORY. */
  readonly repository: string;
  readonly repositoryId: number;
  readonly pullNumber: number;
  readonly tokens: Tokens;
  /** `tokens.workflow`. */
  readonly token: string;
  /** `tokens.readOnly`. */
  readonly readOnlyToken: string;
  /** For the runner double: lets the action upload artifacts. */
  readonly artifacts: ArtifactUploads;
  /** The requests so far that came through the API address, in order of their answers. */
  readonly requests: readonly Exchange[];
  /** Those to the artifact service and the blob storage. */
  readonly storageRequests: readonly Exchange[];
  /** All comments on a pull request, `pullNumber` when left out, oldest first. */
  comments(number?: number): Promise<Comment[]>;
  /** All checks of a commit, oldest first. */
  checks(sha: string): Promise<Check[]>;
  /** Makes the next matching requests fail; faults are taken in the order they were added. */
  fault(...faults: readonly Fault[]): void;
  /** Ends all faults. */
  heal(): void;
  addRun(run: SeededRun): Promise<void>;
  /** Ends a run that the runner double started, with success. */
  endRun(run: number): void;
  /** Gives the artifact's id. */
  addArtifact(artifact: SeededArtifact): Promise<number>;
  /** Gives the commit's SHA. */
  commit(commit: NewCommit): Promise<string>;
  /** Commits one file to a branch. */
  write(branch: string, path: string, text: string): Promise<void>;
  /** The commit a branch is at. */
  tip(branch: string): Promise<string | undefined>;
  /** Where a pull request comes from, and its head. */
  pullRequest(number?: number): Promise<PullSource>;
  /** The pull request from a fork, opened when first asked for. */
  forkPullRequest(): Promise<PullSource>;
  /** Another pull request of the same head, into another branch of this repository. */
  openAgain(pull: { number: number; base: string }): Promise<PullSource>;
  /** Sets a label on a pull request, `pullNumber` when left out. */
  label(labeling: Omit<Labeling, 'number'> & { readonly number?: number }): void;
  /** Takes it away. */
  unlabel(labeling: Omit<Labeling, 'number'> & { readonly number?: number }): void;
  /** Pushes to a pull request's branch, a new commit when none is given; gives the new head. */
  pushToPullRequest(options?: { number?: number; sha?: string }): Promise<string>;
  /** Closes a pull request, `pullNumber` when left out, opens it again, or gives it another base. */
  editPull(change: { number?: number; state?: 'open' | 'closed'; base?: string }): Promise<void>;
  stop(): Promise<void>;
}

export interface ArtifactUploads {
  /** For ACTIONS_RESULTS_URL. */
  readonly resultsUrl: string;
  /** For ACTIONS_RUNTIME_TOKEN; the run exists from then on. */
  runtimeToken(job: Job): Promise<string>;
}

export interface GitHubOptions {
  /** Whether the repository is private; it is not when left out. */
  readonly private?: boolean;
  /** What goes wrong from the start. */
  readonly faults?: readonly Fault[];
}

/** Starts a GitHub on loopback: a stateful emulator behind a recording gateway, and storage. */
export async function startGitHub({
  private: isPrivate = false,
  faults = [],
}: GitHubOptions = {}): Promise<GitHub> {
  const backend = await startBackend({ private: isPrivate });
  const { tokens, pullNumber: own } = backend;
  const records = new Records();
  records.faults.add(...faults);
  const blobs = await startBlobStorage(records);
  const history = new History(backend.call);
  const labels = new Labels(backend);
  const pulls = new Pulls(backend, history, labels);
  const runs: RunStore = new Map();
  const state = { backend, blobs, history, pulls, runs, artifacts: new ArtifactStore() };
  const minimized = new Set<string>();
  const gateway = await startGateway(backend, records, [
    unknownTokens(backend),
    graphql(backend, minimized),
    longComments,
    checkRuns(backend),
    artifactRoutes(state),
    runRoute(runs, backend),
    labels.route,
    pulls.route,
  ]);
  const service = await startArtifactService(state, records);
  const requests = (isApi: boolean) =>
    records.exchanges.filter(({ host }) => (host === 'api') === isApi);
  return {
    apiUrl: gateway.url,
    enterpriseApiUrl: `${gateway.url}/api/v3`,
    repository: FULL_NAME,
    repositoryId: (await repositoryOf(backend)).id,
    pullNumber: own,
    tokens,
    token: tokens.workflow,
    readOnlyToken: tokens.readOnly,
    artifacts: {
      resultsUrl: service.url,
      runtimeToken: async (job) => {
        await startRun(runs, backend, job);
        return runtimeToken({ run: job.run, attempt: job.attempt });
      },
    },
    get requests() {
      return requests(true);
    },
    get storageRequests() {
      return requests(false);
    },
    ...eventsOf({ ...state, apiUrl: gateway.url }),
    comments: (number = own) => commentsOn(backend, number, minimized),
    checks: (sha) => checksOf(backend, sha),
    fault: (...more) => records.faults.add(...more),
    heal: () => records.faults.clear(),
    addRun: (run) => addRun(runs, backend, run),
    endRun: (run) => endRun(runs, run),
    addArtifact: (artifact) => addArtifact(state, artifact),
    commit: (commit) => history.commit(commit),
    write: (branch, path, text) => history.write(branch, path, text),
    tip: (branch) => history.tip(branch),
    pullRequest: (number = own) => pulls.source(number),
    forkPullRequest: async () => pulls.source(await pulls.fork()),
    openAgain: async ({ number, base }) => pulls.source(await pulls.again(number, base)),
    label: ({ number = own, ...labeling }) => labels.add({ number, ...labeling }),
    unlabel: ({ number = own, ...labeling }) => labels.remove({ number, ...labeling }),
    pushToPullRequest: ({ number = own, sha } = {}) => pulls.push(number, sha),
    editPull: async ({ number = own, ...body }) => {
      const path = `/repos/${FULL_NAME}/pulls/${number}`;
      await backend.call('PATCH', path, { token: tokens.user, body });
    },
    stop: async () => {
      for (const server of [service, blobs, gateway, backend]) await server.stop();
    },
  };
}
