import { resolve } from 'node:path';
import * as core from '@actions/core';
import * as z from 'zod/mini';
import { settingsError, UserError, usageError } from '../errors.ts';
import {
  type Client,
  createClient,
  githubReader,
  ifAnswered,
  type OpenPull,
  onceEach,
  openPulls,
  pullNow,
  reasonOf,
  refusalOf,
  runLookup,
  workflowFile,
} from '../github/index.ts';
import { codeSpan } from '../print/index.ts';
import { printable } from '../printable.ts';
import { type Instance, type JudgingRun, MAX_BASES } from '../publish/index.ts';
import { newReads, type Place, type Reads, TRUSTED_EVENTS } from '../read/index.ts';
import { link, plain, say } from '../report/index.ts';
import {
  type ActionInputs,
  type QueuedGroup,
  type RunnerContext,
  readEnvironment,
  type TrainingRun,
  urlOfRun,
  type World,
} from './world.ts';

/** A run of the gate on one subject: all that reading, judging and publishing need to know. */
export type Run = ReturnType<typeof runOn>;

/** A run for each pull request that still is what was trained for, or why nothing is judged. */
export async function runsOf(inputs: ActionInputs, world: World): Promise<NonEmpty<Run> | string> {
  const started = await startRun(inputs, world);
  const { client, workspaceSha } = started;
  const subjects = await subjectsOf({ ...world.context, workspaceSha }, pullRequestLookup(client));
  if (typeof subjects === 'string') return subjects;
  const reads = newReads();
  const [first, ...others] = subjects.map((subject) => runOn(subject, started, reads));
  return stillCurrent([first as Run, ...others]);
}

async function startRun(inputs: ActionInputs, world: World) {
  const { context, policy, now } = world;
  const { repository, runId: id, runAttempt: attempt } = context;
  const { githubToken: token } = inputs;
  const client = token === '' ? null : await createClient(token, repository, policy);
  const recorded = client && (await ifAnswered(() => runLookup(client)(id)));
  // If the token may not read it, the time of the step is close enough.
  const startedAt = recorded?.startedAt ?? new Date(now()).toISOString();
  return {
    ...{ world, inputs, client, runUrl: urlOfRun(world) },
    /** The commit that is checked out; null if unknown. */
    workspaceSha: await world.trainedCommit(resolve(inputs.workingDirectory)),
    /** What it was trained with; null where other jobs train. */
    environment: inputs.mode === 'auto' ? await readEnvironment(world.ask) : null,
    /** This run, which judges: its start decides which of two verdicts is the later one. */
    judging: { id, attempt, startedAt: startedAt.replace(/\.\d+Z$/, 'Z') } as JudgingRun,
    /** The same in all its attempts. */
    createdAt: new Date(recorded?.createdAt ?? startedAt).toISOString(),
  };
}

type StartedRun = Awaited<ReturnType<typeof startRun>>;

function placeOf(subject: Subject, started: StartedRun, { budget }: Reads): Place {
  const { world, inputs, client, workspaceSha, environment } = started;
  const { headSha, runId, baseBranch: branch, isOnBase: isOnBranch, isOwnRun, workflow } = subject;
  const { context, policy, now } = world;
  const mustHaveWorkflow = !isOwnRun && !isOnBranch;
  // A run for a pull request trains its test merge, unless the workflow checks out the head.
  const isMerge = isOwnRun && context.eventName === 'pull_request';
  const github = client && {
    ...{ reader: githubReader(client), runId, judgingRunId: context.runId },
    runUrl: (id: number) => urlOfRun(world, id),
    baseline: { branch, headSha, isOnBranch, workflow, mustHaveWorkflow },
    candidateShas: [...new Set([headSha, ...(isMerge ? [context.sha] : [])])],
    now: now(),
  };
  return {
    directory: resolve(inputs.workingDirectory),
    ...{ workspaceSha, environment, github, repository: context.repository },
    // A page of 1,000 runs takes a server longer than anything takes GitHub.
    servers: {
      ...{ env: process.env, mask: core.setSecret, now },
      policy: { ...policy, maxAnswer: 2 * policy.maxAnswer },
    },
    reads: newReads(budget),
  };
}

function runOn(subject: Subject, started: StartedRun, reads: Reads) {
  const { client, inputs, runUrl } = started;
  const instance: Instance = { workflow: subject.workflow, name: inputs.name };
  // GitHub makes a link of a commit that is no code.
  const commit = plain('commit', subject.headSha.slice(0, 7));
  const live = onceEach((of: Subject) => livePull(client, of));
  return {
    ...{ ...started, subject, instance, place: placeOf(subject, started, reads) },
    /** The pull request as it is now; null if there is none, or GitHub does not say. */
    live: () => live(subject),
    origin: say`Commit ${commit}, ${link(say`this run`, runUrl)}.`,
  };
}

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
async function livePull(client: Client | null, { pull: number, baseBranch }: Subject) {
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

export interface Subject {
  /** The commit that is judged: the head of a pull request, or of a branch. */
  readonly headSha: string;
  readonly pull: number | null;
  /** Whether the run is for a pull request, even if it has been closed or moved on since. */
  readonly isForPull: boolean;
  /** The branch whose sweep is the baseline. */
  readonly baseBranch: string;
  /** The run belongs to that branch itself: its verdict is information, and fails nothing. */
  readonly isOnBase: boolean;
  /** The run's sweep may serve later runs as their baseline. */
  readonly isBaseline: boolean;
  /** The run that trained: its artifacts are the candidate's. */
  readonly runId: number;
  /** Whether that is this very run, and not one that a pull request's code made before it. */
  readonly isOwnRun: boolean;
  /** The file of the workflow that trained. */
  readonly workflow: string;
  /** The event says nothing about what was trained: only what each sweep records shows that it is this head. */
  readonly mustRecordHead: boolean;
  /** Why its pull requests are unknown, which leaves nothing to judge but a commit to fail. */
  readonly unreadable: UserError | null;
}

type RunContext = Pick<StartedRun, 'workspaceSha'> &
  Pick<RunnerContext, 'eventName' | 'payload' | 'ref' | 'sha' | 'runId' | 'workflowRef'>;

export type NonEmpty<T> = readonly [T, ...T[]];

/** One for each pull request of the commit; or why nothing is judged, as Markdown. */
export async function subjectsOf(
  context: RunContext,
  { pullsOf, pullOf }: PullRequestLookup,
): Promise<NonEmpty<Subject> | string> {
  const { eventName, payload } = context;
  // Of a deployment, it is the run that deployed.
  if (eventName === 'workflow_run' && payload.workflow_run)
    return ofTrainingRun(context, payload.workflow_run, pullsOf);
  if (payload.merge_group) return [ofQueue(context, payload.merge_group)];
  if (payload.pull_request) {
    const { head, base, number } = payload.pull_request;
    // A review may be edited too.
    const isOfPull = ['pull_request', 'pull_request_target'].includes(eventName);
    if (isOfPull && payload.action === 'edited' && !payload.changes?.base)
      return 'Nothing is judged: the pull request was edited, but its base is the same.';
    const pull = { number, headSha: head.sha, baseBranch: base.ref };
    return [{ ...ownRun(context), ...aboutPull(pull) }];
  }
  if (eventName === 'repository_dispatch' && payload.action === DISPATCH_TYPE) {
    const { number, sha } = dispatched(payload.client_payload);
    return ofNamedPull(context, await pullOf(number), sha);
  }
  const number = numberGiven(context);
  if (number === null) return [ofBranch(context)];
  const pull = await pullOf(number);
  return pull.headSha === (context.workspaceSha ?? context.sha)
    ? [{ ...ownRun(context), ...aboutPull(pull) }]
    : ofNamedPull(context, pull);
}

const ON_PULL = { isForPull: true, isOnBase: false, isBaseline: false } as const;
const KNOWN = { mustRecordHead: false, unreadable: null } as const;

function aboutPull({ number: pull, headSha, baseBranch }: OpenPull) {
  return { headSha, pull, baseBranch, ...ON_PULL };
}

const DISPATCH_TYPE = 'tuning-gate';
const NUMBER = /^\s*#?[1-9]\d{0,9}\s*$/;
const dispatch = z.object({
  pull_request: z.pipe(z.coerce.string(), z.string().check(z.regex(NUMBER))),
  sha: z.string().check(z.regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i)),
});

/** Whoever may write contents can send one, so it says where to look and nothing else. */
function dispatched(payload: unknown) {
  const { data, error } = z.safeParse(dispatch, payload ?? {});
  if (data === undefined)
    throw usageError(
      'repository_dispatch',
      `client_payload has no valid \`${error.issues[0]?.path.join('.') || 'pull_request'}\``,
      `Send the number of a pull request and the full SHA of its head: {"event_type": "${DISPATCH_TYPE}", "client_payload": {"pull_request": 12, "sha": "…"}}.`,
    );
  return { number: Number(data.pull_request.replace('#', '')), sha: data.sha.toLowerCase() };
}

/** A pull request that is named: a number proves nothing, only trials that were trained on its head are a verdict on it. */
function ofNamedPull(
  context: RunContext,
  pull: Awaited<ReturnType<PullRequestLookup['pullOf']>>,
  sha = pull.headSha,
): NonEmpty<Subject> | string {
  const { number, headSha, isOpen } = pull;
  if (!isOpen) return `Nothing to judge: #${number} is closed.`;
  if (headSha === sha) return [{ ...ownRun(context), ...aboutPull(pull), mustRecordHead: true }];
  const [then, now] = [sha, headSha].map((commit) => commit.slice(0, 7));
  return `Nothing is judged: the dispatch is about ${then}, but the head of #${number} is ${now}.`;
}

const PULL_INPUT = 'pull-request';

/** The pull request that somebody named who started the run by hand. */
function numberGiven({ eventName, payload }: RunContext): number | null {
  const inputs = eventName === 'workflow_dispatch' ? Object(payload.inputs) : {};
  const number = String(inputs[PULL_INPUT] ?? '');
  if (number.trim() === '') return null;
  if (NUMBER.test(number)) return Number(number.replace('#', ''));
  throw usageError(
    'workflow_dispatch',
    `the workflow’s input \`${PULL_INPUT}\` is ${JSON.stringify(number.slice(0, 80))}, which is not a number`,
    'Give the number of the pull request, such as 12.',
  );
}

function ownRun({ runId, workflowRef }: RunContext) {
  return { runId, isOwnRun: true, workflow: workflowFile(workflowRef), ...KNOWN };
}

/** A queue's commit stands for pull requests and has no report of its own. */
function ofQueue(context: RunContext, { head_sha: headSha, base_ref }: QueuedGroup): Subject {
  const baseBranch = base_ref.replace(/^refs\/heads\//, '');
  return { ...ofBranch(context), headSha, baseBranch, ...ON_PULL };
}

function ofBranch(context: RunContext): Subject {
  const { ref, sha, eventName } = context;
  const branch = ref.replace(/^refs\/heads\//, '');
  const main = defaultBranch(context);
  // If the default branch is unknown, no branch is excused from failing.
  const isOnBase = main !== null && ref === `refs/heads/${main}`;
  return {
    ...ownRun(context),
    headSha: sha,
    pull: null,
    isForPull: false,
    baseBranch: main ?? branch,
    isOnBase,
    isBaseline: TRUSTED_EVENTS.includes(eventName) && ref.startsWith('refs/heads/'),
  };
}

/** The pull request is never taken from what the run that trained saved: a fork's code wrote it. */
async function ofTrainingRun(
  context: RunContext,
  trained: TrainingRun,
  pullsOf: PullRequestLookup['pullsOf'],
): Promise<NonEmpty<Subject> | string> {
  const { head_sha: sha, event, conclusion } = trained;
  const branch = trained.head_branch ?? '';
  // A draft, a path filter, a missing approval: training that never ran is not a failure.
  if (['skipped', 'cancelled', 'action_required', 'stale'].includes(conclusion ?? ''))
    return `Nothing is judged: the run that trains ended as \`${conclusion}\`.`;
  const workflow = workflowFile(trained.path ?? '');
  const ofRun = { runId: trained.id, isOwnRun: false, workflow, ...KNOWN };
  const main = defaultBranch(context) ?? branch;
  if (event !== 'pull_request' && event !== 'pull_request_target') {
    // A fork may have a branch of the same name.
    const isOwn = trained.head_repository?.id === context.payload.repository?.id;
    const isOnBase = isOwn && branch === main;
    const about = { headSha: sha, pull: null, isForPull: false, baseBranch: main, isOnBase };
    return [{ ...ofRun, ...about, isBaseline: false }];
  }

  const owner = trained.head_repository?.owner?.login;
  const head = [owner ?? '', branch].filter((name) => name !== '');
  let pulls: OpenPull[];
  try {
    // Without either, GitHub would list those of others.
    pulls = head.length === 2 ? await pullsOf(head.join(':')) : [];
  } catch (unreadable) {
    if (!(unreadable instanceof UserError)) throw unreadable;
    return [{ ...ofRun, headSha: sha, pull: null, baseBranch: main, ...ON_PULL, unreadable }];
  }
  if (new Set(pulls.map(({ baseBranch }) => baseBranch)).size > MAX_BASES) {
    const what = `this branch is the head of pull requests into more than ${MAX_BASES} branches`;
    throw usageError('workflow_run', what, 'Close those that are not needed, and re-run this job.');
  }
  // The head may have moved on: the verdict is about what was trained.
  const [first, ...others] = pulls.map((pull) => {
    return { ...ofRun, ...aboutPull({ ...pull, headSha: sha }) };
  });
  if (first !== undefined) return [first, ...others];
  // Against any other base, a fork that closes its pull request would get a check that means nothing.
  return `Nothing is judged: no open pull request comes from the branch that was trained${nameOf(head)}.`;
}

function nameOf(head: readonly string[]): string {
  const names = head.toReversed().map((name) => codeSpan(name, 100));
  return names.length === 0 ? '' : ` (${names.join(' of ')})`;
}

/** A schedule's event may not name the repository; it always runs on the default branch. */
function defaultBranch({ payload, eventName, ref }: RunContext): string | null {
  const main = payload.repository?.default_branch ?? null;
  return main === null && eventName === 'schedule' ? ref.replace(/^refs\/heads\//, '') : main;
}

export type PullRequestLookup = ReturnType<typeof pullRequestLookup>;

/** Without an answer nobody knows what the run is about: then each throws a UserError. */
export function pullRequestLookup(client: Client | null) {
  const answerTo = async <T>(where: string, ask: (client: Client) => Promise<T>): Promise<T> => {
    const what = `is empty, and ${where} cannot be read without a token`;
    const fix = 'Remove the input to use the job’s own token.';
    if (client === null) throw settingsError('github-token', what, fix);
    return ask(client).catch((error: unknown) => {
      throw explainRead(error, { fault: 'pull', where }, '`permissions: pull-requests: read`');
    });
  };
  return {
    pullOf: (number: number): Promise<OpenPull & { readonly isOpen: boolean }> =>
      answerTo(`pull request #${number}`, (asked) => pullNow(asked, number)),
    /** The open ones of a branch, `owner:name`; a run for a pull request of a fork names none. */
    pullsOf: (head: string) =>
      answerTo('the pull requests of the branch', (asked) => openPulls(asked, head)),
  };
}

/** What GitHub refuses, as an error that the user can act on; anything else as it is. */
export function explainRead(
  error: unknown,
  about: { readonly fault: 'pull' | 'settings' | 'data'; readonly where: string },
  permissions: string,
): unknown {
  const refusal = refusalOf(error);
  if (refusal === null) return error;
  const isOutage = refusal === 'unreachable';
  const cause = isOutage
    ? 'GitHub did not answer'
    : 'the token may not read it, or it does not exist';
  const what = `${cause} (${printable(reasonOf(error), 200)})`;
  const fix = isOutage ? 'Run the job again.' : `Give the job ${permissions}.`;
  return new UserError({ ...about, what, fix });
}
