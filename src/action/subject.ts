import type { context as Context } from '@actions/github';
import { type OpenPull, TRUSTED_EVENTS, workflowFile } from '../github/index.ts';

/** What a run is about. */
export interface Subject {
  /** The commit that is judged: the head of a pull request, or of a branch. */
  readonly headSha: string;
  /** The open pull request to report on. */
  readonly pull: number | null;
  /** Whether the run is for a pull request, even if it has been closed or moved on since. */
  readonly isForPull: boolean;
  /** The branch whose sweep is the baseline. */
  readonly baseBranch: string;
  /** The run belongs to that branch itself: it informs, and fails nothing. */
  readonly isOnBase: boolean;
  /** The run's sweep may serve later runs as their baseline. */
  readonly isBaseline: boolean;
  /** The event does not say which commit was trained: only a sweep of `headSha` is judged. */
  readonly isClaimed: boolean;
  /** The run that trained: its artifacts are the candidate's. */
  readonly run: { readonly id: number; readonly attempt: number };
  /** The file of the workflow that trained. */
  readonly workflow: string;
}

/** What only GitHub knows. */
export interface PullLookup {
  /** The open pull requests of a commit on a branch. */
  readonly withHead: (head: {
    readonly owner: string;
    readonly branch: string;
    readonly sha: string;
  }) => Promise<OpenPull[]>;
  /** A pull request as it is now; null where that cannot be found out. */
  readonly now: (number: number) => Promise<OpenPull | null>;
}

interface RunContext
  extends Pick<typeof Context, 'eventName' | 'payload' | 'ref' | 'sha' | 'runId' | 'runAttempt'> {
  /** GITHUB_WORKFLOW_REF. */
  readonly workflowRef: string;
}

/** At least one. */
export type Several<T> = readonly [T, ...T[]];

/**
 * What the event that started the workflow is about, one for each pull request.
 *
 * @param pulls asked only where the event does not say what there is to judge
 * @returns a sentence that says why, where there is nothing to judge
 */
export async function subjectsOf(
  context: RunContext,
  pulls: PullLookup,
): Promise<Several<Subject> | string> {
  const { payload } = context;
  if (payload.workflow_run) return ofTrainingRun(context, pulls);
  if (context.eventName === 'issue_comment') return ofComment(context, pulls);
  if (payload.merge_group) return [ofQueue(context)];
  return [payload.pull_request ? ofPull(context) : ofBranch(context)];
}

function ofPull(context: RunContext): Subject {
  const { head, base, number } = context.payload.pull_request as NonNullable<
    RunContext['payload']['pull_request']
  >;
  const pull = { number, headSha: head.sha, baseBranch: base.ref };
  return { ...ownRun(context), ...aboutPull(pull) };
}

function aboutPull({ number, headSha, baseBranch }: OpenPull) {
  const isForPull = true;
  const [isOnBase, isBaseline, isClaimed] = [false, false, false];
  return { headSha, pull: number, isForPull, baseBranch, isOnBase, isBaseline, isClaimed };
}

function ownRun({ runId: id, runAttempt: attempt, workflowRef }: RunContext) {
  return { run: { id, attempt }, workflow: workflowFile(workflowRef) };
}

/** Whoever comments may start the run, at any time: which commit was trained is seen from its sweep. */
async function ofComment(
  context: RunContext,
  pulls: PullLookup,
): Promise<Several<Subject> | string> {
  const { issue } = context.payload;
  if (!issue?.pull_request) return 'Nothing is judged: the comment is on no pull request.';
  const pull = await pulls.now(issue.number);
  if (pull === null) return `Nothing is judged: the head of #${issue.number} is not known.`;
  return [{ ...ownRun(context), ...aboutPull(pull), isClaimed: true }];
}

/** A queue's commit stands for pull requests, and has no report of its own. */
function ofQueue(context: RunContext): Subject {
  const { head_sha: headSha } = context.payload.merge_group;
  return { ...ofBranch(context), headSha, isForPull: true, isOnBase: false, isBaseline: false };
}

function ofBranch(context: RunContext): Subject {
  const { ref, sha, eventName } = context;
  const branch = ref.replace(/^refs\/heads\//, '');
  const known = defaultBranch(context);
  return {
    ...ownRun(context),
    headSha: sha,
    pull: null,
    isForPull: false,
    baseBranch: known ?? branch,
    // Where the default branch is not known, none is excused from failing.
    isOnBase: known !== null && ref === `refs/heads/${known}`,
    isBaseline: TRUSTED_EVENTS.includes(eventName) && ref.startsWith('refs/heads/'),
    isClaimed: false,
  };
}

/** A draft, a filter by path, an approval that is missing: not to have trained is no failure. */
const NOT_TRAINED = ['skipped', 'cancelled', 'action_required', 'stale'];

/**
 * A workflow that runs after the one that trained. The pull request is never taken from what that
 * run saved, for a fork's code wrote it. A branch may have several, each with a base of its own.
 */
async function ofTrainingRun(
  context: RunContext,
  pulls: PullLookup,
): Promise<Several<Subject> | string> {
  const trained = context.payload.workflow_run;
  const { head_sha: sha, head_branch: branch, event, conclusion } = trained;
  if (NOT_TRAINED.includes(conclusion)) {
    return `Nothing is judged: the run that trains ended as \`${conclusion}\`.`;
  }
  const owner = trained.head_repository?.owner?.login;
  const isForPull = event === 'pull_request' || event === 'pull_request_target';
  const found = isForPull && owner ? await pulls.withHead({ owner, branch, sha }) : [];
  const ofRun = {
    run: { id: trained.id, attempt: trained.run_attempt },
    workflow: workflowFile(String(trained.path ?? '')),
  };
  const [first, ...others] = found.map((pull) => ({ ...ofRun, ...aboutPull(pull) }));
  if (first !== undefined) return [first, ...others];

  // A fork has a branch of that name too.
  const isOwn = trained.head_repository?.id === context.payload.repository?.id;
  const baseBranch = defaultBranch(context) ?? branch;
  const subject: Subject = {
    ...ofRun,
    headSha: sha,
    pull: null,
    isForPull,
    baseBranch,
    isOnBase: isOwn && !isForPull && branch === baseBranch,
    isBaseline: false,
    isClaimed: false,
  };
  return [subject];
}

/** A schedule's event may not name the repository; it always runs on the default branch. */
function defaultBranch({ payload, eventName, ref }: RunContext): string | null {
  const named: unknown = payload.repository?.default_branch;
  if (typeof named === 'string') return named;
  return eventName === 'schedule' ? ref.replace(/^refs\/heads\//, '') : null;
}
