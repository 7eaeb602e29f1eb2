import { resolve } from 'node:path';
import * as core from '@actions/core';
import {
  type Client,
  createClient,
  githubReader,
  ifAnswered,
  pullNow,
  runLookup,
} from '../github/index.ts';
import { codeSpan } from '../print/index.ts';
import type { Instance, JudgingRun } from '../publish/index.ts';
import { newReads, type Place, type Reads } from '../read/index.ts';
import { link, type Phrase, plain, say } from '../report/index.ts';
import { asking } from './asking.ts';
import { reviewedConfig } from './find-config.ts';
import { ofBranch, type Several, type Subject, subjectsOf } from './subject.ts';
import { type ActionInputs, urlOfRun, type World } from './world.ts';

export interface GateContext {
  readonly world: World;
  readonly inputs: ActionInputs;
  readonly subject: Subject;
  readonly instance: Instance;
  /** This run, which judges. */
  readonly run: JudgingRun;
  /** When this run was created, the same in all its attempts. */
  readonly createdAt: string;
  /** Null if the step has no token. */
  readonly client: Client | null;
  /** The pull request as it is now, asked once; null if there is none, or GitHub does not say. */
  readonly live: () => Promise<LivePull | null>;
  readonly place: Place;
  /** What the report is about. */
  readonly origin: Phrase;
  /** The URL of this run, with the log and the summary. */
  readonly runUrl: string;
}

interface LivePull {
  readonly headSha: string;
  /** It is closed or has another base, and gets nothing: a notice has said so. */
  readonly isStale: boolean;
}

/**
 * The commit that there is to judge, with one context for each of its pull requests.
 *
 * @returns a sentence that says why there is nothing to judge
 */
export async function gateContexts(
  inputs: ActionInputs,
  world: World,
): Promise<Several<GateContext> | string> {
  const { context, policy } = world;
  const { repository } = context;
  const client = inputs.token === '' ? null : await createClient(inputs.token, repository, policy);
  const directory = resolve(inputs.workingDirectory);
  const workspaceSha = await world.trainedCommit(directory);
  const { run, createdAt } = await judgingRun(client, world);
  const reader = client && githubReader(client);
  const runUrl = urlOfRun(world);
  const { name } = inputs;
  // A page of 1,000 runs takes a server longer than anything takes GitHub.
  const patient = { ...policy, maxAnswer: 2 * policy.maxAnswer };
  const servers = { env: process.env, mask: core.setSecret, now: world.now, policy: patient };
  const placeOf = (subject: Subject, { budget }: Reads): Place => {
    const { headSha, baseBranch: branch, isOnBase: isOnBranch, workflow } = subject;
    const mustHaveWorkflow = !subject.isOwnRun && !subject.informs;
    const baseline = { branch, headSha, isOnBranch, workflow, mustHaveWorkflow };
    const ofRun = { runId: subject.runId, runUrl: (id: number) => urlOfRun(world, id) };
    const candidateShas = candidateCommits(subject, world);
    const github = reader && { reader, ...ofRun, baseline, candidateShas, now: world.now() };
    const reads = newReads(budget);
    return { directory, workspaceSha, instance: name, repository, github, servers, reads };
  };
  const isTrainedElsewhere = async () => {
    if (inputs.given('source')?.trim()) return true;
    if (inputs.mode !== 'gate' || reader === null) return false;
    // A run that no pull request started has the config of its own branch.
    const own = ofBranch({ ...context, workspaceSha });
    const { config } = await reviewedConfig(inputs, own, placeOf(own, newReads()));
    const levels = config === null ? [] : [config.top, ...config.comparisons.values()];
    return levels.some((level) => level.get('source')?.trim());
  };
  const asks = asking(client, isTrainedElsewhere);
  const subjects = await subjectsOf({ ...context, workspaceSha }, asks);
  if (typeof subjects === 'string') return subjects;

  const contextOf = (subject: Subject, reads: Reads): GateContext => {
    // GitHub makes a link of a commit that is no code.
    const commit = plain('commit', subject.headSha.slice(0, 7));
    const origin = say`For commit ${commit}, from ${link(say`this run`, runUrl)}.`;
    let live: Promise<LivePull | null> | null = null;
    return {
      ...{ world, inputs, subject, run, createdAt, client, origin, runUrl },
      instance: { workflow: subject.workflow, name },
      place: placeOf(subject, reads),
      live: () => {
        live ??= livePull(client, subject);
        return live;
      },
    };
  };
  const reads = newReads();
  const [first, ...others] = subjects;
  return [contextOf(first, reads), ...others.map((subject) => contextOf(subject, reads))];
}

/** A run for a pull request trains its test merge, unless the workflow checks out the head. */
function candidateCommits({ headSha, isOwnRun }: Subject, { context }: World): string[] {
  const isMerge = isOwnRun && context.eventName === 'pull_request';
  return [...new Set([headSha, ...(isMerge ? [context.sha] : [])])];
}

/** Whether the verdict is to be written as a check. */
export function wantsCheck({ inputs, subject }: Pick<GateContext, 'inputs' | 'subject'>): boolean {
  return inputs.check === 'always' || (inputs.check === 'auto' && subject.isForPull);
}

/** The branches that a verdict is about; one that only informs, or knows no pull request, is about none. */
export function basesOf(contexts: Several<GateContext>): string[] {
  const bases = contexts.flatMap(({ subject: { informs, unreadable, baseBranch } }) =>
    informs || unreadable ? [] : baseBranch,
  );
  return [...new Set(bases)];
}

/** Of several, those whose pull request still is what was trained for; all if none is. */
export async function stillCurrent(contexts: Several<GateContext>): Promise<Several<GateContext>> {
  if (contexts.length === 1) return contexts;
  const current: GateContext[] = [];
  for (const context of contexts) if (!(await context.live())?.isStale) current.push(context);
  const [first, ...others] = current;
  return first === undefined ? contexts : [first, ...others];
}

/** The event that started the run may be hours old. */
async function livePull(
  client: Client | null,
  { pull: number, baseBranch }: Subject,
): Promise<LivePull | null> {
  if (client === null || number === null) return null;
  const now = await ifAnswered(() => pullNow(client, number));
  if (now === null) return null;
  const isStale = !now.isOpen || now.baseBranch !== baseBranch;
  const why = now.isOpen
    ? `its base is ${codeSpan(now.baseBranch)} now, and this run is about ${codeSpan(baseBranch)}`
    : 'it was closed meanwhile';
  if (isStale) core.notice(`Nothing is written on #${number}: ${why}.`);
  return { headSha: now.headSha, isStale };
}

/** This run; its start decides which of two verdicts is the later one. */
async function judgingRun(client: Client | null, { context, now }: World) {
  const { runId: id, runAttempt: attempt } = context;
  const found = client && (await ifAnswered(() => runLookup(client)(id)));
  // If the token may not read it, the time of the step is close enough.
  const startedAt = found?.startedAt ?? new Date(now()).toISOString();
  const run: JudgingRun = { id, attempt, startedAt: startedAt.replace(/\.\d+Z$/, 'Z') };
  return { run, createdAt: new Date(found?.createdAt ?? startedAt).toISOString() };
}
