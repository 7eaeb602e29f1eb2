import { answer } from './answers.ts';
import {
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  type WorkflowEvent,
  workflowRunEvent,
} from './events.ts';
import type { Fault } from './faults.ts';
import type { Exchange } from './messages.ts';
import { type Job, Repository } from './repository.ts';
import { type LoopbackServer, Records, serve } from './server.ts';
import { runtimeToken, startArtifactService, startStorage } from './storage.ts';
import { TOKENS } from './tokens.ts';

export interface GitHubOptions {
  /** Whether the repository is private; it is not when left out. */
  readonly private?: boolean;
}

/** A GitHub on loopback: its API, its artifact service, and the storage of artifacts. */
export class GitHub extends Repository {
  readonly tokens = TOKENS;
  readonly token = TOKENS.workflow;
  readonly readOnlyToken = TOKENS.readOnly;
  readonly #records = new Records();
  readonly #servers: LoopbackServer[] = [];
  /** For GITHUB_API_URL. */
  apiUrl = '';
  /** For ACTIONS_RESULTS_URL. */
  resultsUrl = '';

  static async start({ private: isPrivate = false }: GitHubOptions = {}): Promise<GitHub> {
    const github = new GitHub(isPrivate);
    await github.#listen();
    return github;
  }

  async #listen(): Promise<void> {
    const records = this.#records;
    const storage = await startStorage(records);
    const given = { repository: this, storage };
    const service = await startArtifactService(given, records);
    const api = await serve({
      host: 'api',
      records,
      answer: (ask) => answer(ask, { ...given, apiUrl: this.apiUrl }),
    });
    this.apiUrl = api.url;
    this.resultsUrl = service.url;
    this.#servers.push(service, storage, api);
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) await server.stop();
  }

  /** The same as GitHub Enterprise Server has it, ending in `/api/v3`. */
  get enterpriseApiUrl(): string {
    return `${this.apiUrl}/api/v3`;
  }

  /** The requests so far that came through the API address, in order of their answers. */
  get requests(): Exchange[] {
    return this.#records.exchanges.filter(({ host }) => host === 'api');
  }

  /** Those to the artifact service and the storage. */
  get storageRequests(): Exchange[] {
    return this.#records.exchanges.filter(({ host }) => host !== 'api');
  }

  /** Forgets the requests so far, and all faults. */
  forget(): void {
    this.#records.exchanges.length = 0;
    this.heal();
  }

  /** Makes the next matching requests fail; faults are taken in the order they were added. */
  fault(...faults: readonly Fault[]): void {
    this.#records.faults.add(...faults);
  }

  /** Ends all faults. */
  heal(): void {
    this.#records.faults.clear();
  }

  /** For ACTIONS_RUNTIME_TOKEN; the run exists from then on. */
  runtimeToken(job: Job): string {
    this.startRun(job);
    return runtimeToken({ run: job.run, attempt: job.attempt });
  }

  /** On this repository's pull request, on the one from a fork, or on the one of a number. */
  pullRequestEvent({ fork = false, number }: PullChoice = {}): WorkflowEvent {
    const own = fork ? this.forkPullRequest().number : this.pullNumber;
    return pullRequestEvent(this, number ?? own);
  }

  /** To main. */
  pushEvent(): WorkflowEvent {
    return pushEvent(this);
  }

  /** After a run that was added, or that the runner double started, has ended. */
  workflowRunEvent({ run }: { readonly run: number }): WorkflowEvent {
    return workflowRunEvent(this, run);
  }

  /** In a merge queue, for a pull request. */
  mergeGroupEvent({ number = this.pullNumber }: PullChoice = {}): WorkflowEvent {
    return mergeGroupEvent(this, number);
  }
}

interface PullChoice {
  readonly fork?: boolean;
  readonly number?: number;
}
