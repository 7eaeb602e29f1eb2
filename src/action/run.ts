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
import { type Environment, newReads, type Place, type Reads } from '../read/index.ts';
import { link, type Phrase, plain, say } from '../report/index.ts';
import { type NonEmpty, pullRequestLookup, type Subject, subjectsOf } from './subject.ts';
import { type ActionInputs, readEnvironment, urlOfRun, type World } from './world.ts';

/** What is known of a run before anybody knows what it is about. */
interface StartedRun {
  readonly world: World;
  readonly inputs: ActionInputs;
  /** Null if the step has no token. */
  readonly client: Client | null;
  /** This run, which judges. */
  readonly judging: JudgingRun;
  /** When this run was created, the same in all its attempts. */
  readonly createdAt: string;
  /** The URL of this run, with the log and the summary. */
  readonly runUrl: string;
  /** The commit that is checked out; null if unknown. */
  readonly workspaceSha: string | null;
  /** What it was trained with; null where other jobs train. */
  readonly environment: Environment | null;
}

/** A run of the gate on one subject: all that reading, judging and publishing need to know. */
export interface Run extends StartedRun {
  readonly subject: Subject;
  readonly place: Place;
  readonly instance: Instance;
  /** The pull request as it is now, asked once; null if there is none, or GitHub does not say. */
  readonly live: () => Promise<LivePull | null>;
  /** What the report is about. */
  readonly origin: Phrase;
}

interface LivePull {
  readonly headSha: string;
  /** It is closed or has another base, and gets nothing: a notice has said so. */
  readonly isStale: boolean;
}

/**
 * From the event to the commit that there is to judge, and where its sweeps are: a run for each of its pull requests
 * that still is what was trained for.
 *
 * @returns a sentence that says why there is nothing to judge
 */
export async function runsOf(inputs: ActionInputs, world: World): Promise<NonEmpty<Run> | string> {
  const started = await startRun(inputs, world);
  const { client, workspaceSha } = started;
  const lookup = pullRequestLookup(client);
  const subjects = await subjectsOf({ ...world.context, workspaceSha }, lookup);
  if (typeof subjects === 'string') return subjects;
  const reads = newReads();
  const [first, ...others] = subjects.map((subject) => runOn(subject, started, reads));
  return stillCurrent([first as Run, ...others]);
}

async function startRun(inputs: ActionInputs, world: World): Promise<StartedRun> {
  const { context, policy, now } = world;
  const { repository, runId: id, runAttempt: attempt } = context;
  const client = inputs.token === '' ? null : await createClient(inputs.token, repository, policy);
  const workspaceSha = await world.trainedCommit(resolve(inputs.workingDirectory));
  const environment = inputs.mode === 'auto' ? await readEnvironment(world.ask) : null;
  const recorded = client && (await ifAnswered(() => runLookup(client)(id)));
  // If the token may not read it, the time of the step is close enough.
  const startedAt = recorded?.startedAt ?? new Date(now()).toISOString();
  return {
    ...{ world, inputs, client, workspaceSha, environment, runUrl: urlOfRun(world) },
    // The start decides which of two verdicts is the later one.
    judging: { id, attempt, startedAt: startedAt.replace(/\.\d+Z$/, 'Z') },
    createdAt: new Date(recorded?.createdAt ?? startedAt).toISOString(),
  };
}

/** Where the sweeps of a subject are looked for. */
function placeOf(subject: Subject, started: StartedRun, { budget }: Reads): Place {
  const { world, inputs, client, workspaceSha, environment } = started;
  const { headSha, baseBranch: branch, isOnBase: isOnBranch, workflow } = subject;
  const { context, policy, now } = world;
  const mustHaveWorkflow = !subject.isOwnRun && !subject.isOnBase;
  // A run for a pull request trains its test merge, unless the workflow checks out the head.
  const isMerge = subject.isOwnRun && context.eventName === 'pull_request';
  const github = client && {
    reader: githubReader(client),
    runId: subject.runId,
    judgingRunId: context.runId,
    runUrl: (id: number) => urlOfRun(world, id),
    baseline: { branch, headSha, isOnBranch, workflow, mustHaveWorkflow },
    older: { keptFor: inputs.history ? inputs.name : null, taken: null },
    candidateShas: [...new Set([headSha, ...(isMerge ? [context.sha] : [])])],
    now: now(),
  };
  return {
    directory: resolve(inputs.workingDirectory),
    workspaceSha,
    environment,
    repository: context.repository,
    github,
    // A page of 1,000 runs takes a server longer than anything takes GitHub.
    servers: {
      ...{ env: process.env, mask: core.setSecret, now },
      policy: { ...policy, maxAnswer: 2 * policy.maxAnswer },
    },
    reads: newReads(budget),
  };
}

function runOn(subject: Subject, started: StartedRun, reads: Reads): Run {
  const { client, inputs, runUrl } = started;
  // GitHub makes a link of a commit that is no code.
  const commit = plain('commit', subject.headSha.slice(0, 7));
  let live: Promise<LivePull | null> | null = null;
  return {
    ...started,
    subject,
    place: placeOf(subject, started, reads),
    instance: { workflow: subject.workflow, name: inputs.name },
    live: () => {
      live ??= livePull(client, subject);
      return live;
    },
    origin: say`Commit ${commit}, ${link(say`this run`, runUrl)}.`,
  };
}

/** Whether the verdict is to be written as a check. */
export function wantsCheck({ inputs, subject }: Pick<Run, 'inputs' | 'subject'>): boolean {
  return inputs.check === 'always' || (inputs.check === 'auto' && subject.isForPull);
}

/** The branches that a verdict is about; one that only informs, or knows no pull request, is about none. */
export function basesOf(runs: readonly Run[]): string[] {
  const bases = runs.flatMap(({ subject: { isOnBase, unreadable, baseBranch } }) =>
    isOnBase || unreadable ? [] : baseBranch,
  );
  return [...new Set(bases)];
}

/** Of several, those whose pull request still is what was trained for; all if none is. */
export async function stillCurrent(runs: NonEmpty<Run>): Promise<NonEmpty<Run>> {
  if (runs.length === 1) return runs;
  const current: Run[] = [];
  for (const run of runs) if (!(await run.live())?.isStale) current.push(run);
  const [first, ...others] = current;
  return first === undefined ? runs : [first, ...others];
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
