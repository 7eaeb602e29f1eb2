import { resolve } from 'node:path';
import * as core from '@actions/core';
import {
  type Client,
  createClient,
  githubReader,
  ifAnswered,
  pullNow,
  pullsWithHead,
  type Repository,
  runLookup,
} from '../github/index.ts';
import type { Instance, JudgingRun } from '../publish/index.ts';
import { newReads, type Place } from '../read/index.ts';
import { link, ofMessage, type Phrase, say } from '../report/index.ts';
import type { ActionInputs } from './inputs.ts';
import { type Asking, type Several, type Subject, subjectsOf } from './subject.ts';
import { trainedCommit, urlOfRun, type World } from './world.ts';

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
  /** What the report is about. */
  readonly origin: Phrase;
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
  const { repo: repository } = context;
  const client = inputs.token === '' ? null : await createClient(inputs.token, policy);
  const workflowRef = process.env.GITHUB_WORKFLOW_REF ?? '';
  const { eventName, payload, ref, sha, runId } = context;
  const directory = resolve(inputs.workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const event = { eventName, payload, ref, sha, runId, workflowRef, workspaceSha };
  const subjects = await subjectsOf(event, asking(client, repository));
  if (typeof subjects === 'string') return subjects;

  const run = await judgingRun(client, world);
  const reader = client && githubReader(client, repository);
  const { budget } = newReads();
  const runUrl = urlOfRun(world);
  const { name } = inputs;
  const slug = `${repository.owner}/${repository.repo}`;
  const contextOf = (subject: Subject): GateContext => {
    const { headSha, baseBranch: branch, isOnBase: isOnBranch, workflow } = subject;
    const mustHaveWorkflow = !subject.isOwnRun && !subject.informs;
    const baseline = { branch, headSha, isOnBranch, workflow, mustHaveWorkflow };
    const ofRun = { runId: subject.runId, runUrl: (id: number) => urlOfRun(world, id) };
    const github = reader && { reader, ...ofRun, baseline, now: world.now() };
    const reads = newReads(budget);
    const place = { directory, workspaceSha, instance: name, repository: slug, github, reads };
    // GitHub makes a link of a commit that is no code.
    const origin = say`For commit ${ofMessage(headSha.slice(0, 7))}, from ${link(say`this run`, runUrl)}.`;
    const instance = { workflow, name };
    return { world, inputs, subject, instance, run, repository, client, place, origin, runUrl };
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
  const answerTo = async <T>(ask: (client: Client) => Promise<T>): Promise<T | null> => {
    const answer = client && (await ifAnswered(() => ask(client)));
    if (client !== null && answer === null)
      core.warning('The pull requests of this run could not be read: nothing is written there.');
    return answer;
  };
  return {
    pullsWith: async (head) =>
      (await answerTo((known) => pullsWithHead(known, repository, head))) ?? [],
    pullAt: async (number, sha) => {
      const pull = await answerTo((known) => pullNow(known, repository, number));
      if (pull === null || pull.headSha === sha) return pull;
      const [head, own] = [pull.headSha, sha].map((one) => one.slice(0, 7));
      core.warning(
        `The head of #${number} is ${head}, and this run is of ${own}: the verdict only informs, and nothing is written there. Start the workflow on the branch of the pull request.`,
      );
      return null;
    },
  };
}

/** This run; its start decides which of two verdicts is the later one. */
async function judgingRun(client: Client | null, { context, now }: World): Promise<JudgingRun> {
  const { runId: id, runAttempt: attempt, repo } = context;
  const run = client && (await ifAnswered(() => runLookup(client, repo)(id)));
  // If the token may not read it, the time of the step is close enough.
  const startedAt = run?.startedAt ?? new Date(now()).toISOString();
  return { id, attempt, startedAt: startedAt.replace(/\.\d+Z$/, 'Z') };
}
