import { resolve } from 'node:path';
import * as core from '@actions/core';
import { detailOf } from '../errors.ts';
import {
  type Client,
  createClient,
  type GitHubReader,
  githubReader,
  pullNow,
  pullsWithHead,
  type Repository,
  type RunLookup,
  refusalOf,
  runLookup,
} from '../github/index.ts';
import type { Instance, JudgingRun } from '../publish/index.ts';
import { type GitHubPlace, newReads, type Place, printable } from '../read/index.ts';
import type { ActionInputs } from './inputs.ts';
import { type Asking, type Several, type Subject, subjectsOf } from './subject.ts';
import { trainedCommit, urlOfRun, type World } from './world.ts';

/** What a verdict is about, and where it is reported. */
export interface GateContext {
  readonly world: World;
  readonly inputs: ActionInputs;
  readonly subject: Subject;
  readonly instance: Instance;
  /** This run, which judges. */
  readonly run: JudgingRun;
  readonly repository: Repository;
  /** Null if the step has no token. */
  readonly client: Client | null;
  readonly place: Place;
  /** What the report is about, as Markdown. */
  readonly origin: string;
  /** The URL of this run, with the log and the summary. */
  readonly runUrl: string;
}

/**
 * What there is to judge, one context for each pull request.
 *
 * @returns a sentence that says why there is nothing to judge
 */
export async function gateContexts(
  inputs: ActionInputs,
  world: World,
): Promise<Several<GateContext> | string> {
  const { context, policy } = world;
  const repository = context.repo;
  const client = inputs.token === '' ? null : await createClient(inputs.token, policy);
  const workflowRef = process.env.GITHUB_WORKFLOW_REF ?? '';
  const { eventName, payload, ref, sha, runId, runAttempt } = context;
  const directory = resolve(inputs.workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const event = { eventName, payload, ref, sha, runId, runAttempt, workflowRef, workspaceSha };
  const subjects = await subjectsOf(event, asking(client, repository));
  if (typeof subjects === 'string') return subjects;

  const run = await judgingRun(client, world);
  const reader = client && githubReader(client, repository);
  const { budget } = newReads();
  const contextOf = (subject: Subject): GateContext => {
    const runUrl = urlOfRun(world);
    const { name } = inputs;
    const place = {
      directory,
      workspaceSha,
      instance: name,
      repository: `${repository.owner}/${repository.repo}`,
      github: reader && githubPlace(reader, { subject, world }),
      reads: newReads(budget),
    };
    return {
      world,
      inputs,
      subject,
      instance: { workflow: subject.workflow, name },
      run,
      repository,
      client,
      place,
      origin: originOf(subject.headSha, runUrl),
      runUrl,
    };
  };
  const [first, ...others] = subjects;
  return [contextOf(first), ...others.map(contextOf)];
}

/** The branches that a verdict is about; one that only informs is about none. */
export function basesOf(contexts: Several<GateContext>): string[] {
  const bases = contexts.flatMap(({ subject }) => (subject.informs ? [] : subject.baseBranch));
  return [...new Set(bases)];
}

/** Without an answer, the report is only in the check and the summary. */
function asking(client: Client | null, repository: Repository): Asking {
  const answerOr = async <T>(fallback: T, ask: (client: Client) => Promise<T>): Promise<T> => {
    try {
      return client === null ? fallback : await ask(client);
    } catch (error) {
      if (refusalOf(error) === null) throw error;
      const what = printable(detailOf(error, 'message'), 200);
      core.warning(`The pull requests of this run could not be read: ${what}`);
      return fallback;
    }
  };
  return {
    pullsWith: (head) => answerOr([], (known) => pullsWithHead(known, repository, head)),
    pullAt: (number, sha) =>
      answerOr(null, async (known) => {
        const pull = await pullNow(known, repository, number);
        if (pull.headSha === sha) return pull;
        const [head, own] = [pull.headSha, sha].map((one) => one.slice(0, 7));
        core.warning(
          `The head of #${number} is ${head}, and this run is of ${own}: the verdict only informs, and nothing is written there. Start the workflow on the branch of the pull request.`,
        );
        return null;
      }),
  };
}

type Known = Pick<GateContext, 'subject' | 'world'>;

function githubPlace(reader: GitHubReader, { subject, world }: Known): GitHubPlace {
  return {
    reader,
    runId: subject.run.id,
    baseline: {
      branch: subject.baseBranch,
      headSha: subject.headSha,
      isOnBranch: subject.isOnBase,
      workflow: subject.workflow,
      mustHaveWorkflow: !subject.isOwnRun && !subject.informs,
    },
    runUrl: (id) => urlOfRun(world, id),
    now: world.now(),
  };
}

/** This run; its start decides which of two verdicts is the later one. */
async function judgingRun(
  client: Client | null,
  { context, now }: Pick<World, 'context' | 'now'>,
): Promise<JudgingRun> {
  const { runId: id, runAttempt: attempt } = context;
  const started = client && (await startOf(id, runLookup(client, context.repo)));
  const startedAt = started ?? new Date(now()).toISOString();
  return { id, attempt, startedAt: startedAt.replace(/\.\d+Z$/, 'Z') };
}

/** Null if the token may not read it: the time of the step is close enough. */
async function startOf(id: number, lookUp: RunLookup): Promise<string | null> {
  try {
    return (await lookUp(id)).startedAt;
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
}

/** What a report is about, as Markdown: the commit that was judged, and the run that did it. */
function originOf(headSha: string, runUrl: string): string {
  const run = `[this run](${runUrl})`;
  const isSha = /^[0-9a-f]{40,64}$/.test(headSha);
  return isSha ? `For commit ${headSha.slice(0, 7)}, from ${run}.` : `From ${run}.`;
}
