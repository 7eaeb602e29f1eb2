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
  /** The run that trained: its artifacts are the candidate's. */
  readonly run: { readonly id: number; readonly attempt: number };
  /** The file of the workflow that trained. */
  readonly workflow: string;
}

/** Asks GitHub for the open pull requests of a commit on a branch. */
export type PullLookup = (head: {
  readonly owner: string;
  readonly branch: string;
  readonly sha: string;
}) => Promise<OpenPull[]>;

interface RunContext
  extends Pick<typeof Context, 'eventName' | 'payload' | 'ref' | 'sha' | 'runId' | 'runAttempt'> {
  /** GITHUB_WORKFLOW_REF. */
  readonly workflowRef: string;
}

/** At least one. */
export type Several<T> = readonly [T, ...T[]];

/**
 * What the event that started the workflow is about, one subject for each pull request.
 *
 * @param pullsWith only asked if the event itself does not name the pull request
 * @returns a sentence that says why there is nothing to judge, if there is nothing
 */
export async function subjectsOf(
  context: RunContext,
  pullsWith: PullLookup,
): Promise<Several<Subject> | string> {
  const { payload } = context;
  if (payload.workflow_run) return ofTrainingRun(context, pullsWith);
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

function aboutPull({ number: pull, headSha, baseBranch }: OpenPull) {
  return { headSha, pull, isForPull: true, baseBranch, isOnBase: false, isBaseline: false };
}

function ownRun({ runId: id, runAttempt: attempt, workflowRef }: RunContext) {
  return { run: { id, attempt }, workflow: workflowFile(workflowRef) };
}

/** A queue's commit stands for pull requests and has no report of its own. */
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
    // If the default branch is unknown, no branch is excused from failing.
    isOnBase: known !== null && ref === `refs/heads/${known}`,
    isBaseline: TRUSTED_EVENTS.includes(eventName) && ref.startsWith('refs/heads/'),
  };
}

/** A draft, a path filter, a missing approval: training that never ran is not a failure. */
const NOT_TRAINED = ['skipped', 'cancelled', 'action_required', 'stale'];

/**
 * A workflow that runs after the one that trained. The pull request is never taken from what that
 * run saved, which a fork's code wrote. A branch may have several, each with its own base.
 */
async function ofTrainingRun(
  context: RunContext,
  pullsWith: PullLookup,
): Promise<Several<Subject> | string> {
  const trained = context.payload.workflow_run;
  const { head_sha: sha, head_branch: branch, event, conclusion } = trained;
  if (NOT_TRAINED.includes(conclusion)) {
    return `Nothing is judged: the run that trains ended as \`${conclusion}\`.`;
  }
  const owner = trained.head_repository?.owner?.login;
  const isForPull = event === 'pull_request' || event === 'pull_request_target';
  const found = isForPull && owner ? await pullsWith({ owner, branch, sha }) : [];
  const ofRun = {
    run: { id: trained.id, attempt: trained.run_attempt },
    workflow: workflowFile(String(trained.path ?? '')),
  };
  const [first, ...others] = found.map((pull) => ({ ...ofRun, ...aboutPull(pull) }));
  if (first !== undefined) return [first, ...others];

  // A fork may have a branch of the same name.
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
  };
  return [subject];
}

/** A schedule's event may not name the repository; it always runs on the default branch. */
function defaultBranch({ payload, eventName, ref }: RunContext): string | null {
  const named: unknown = payload.repository?.default_branch;
  if (typeof named === 'string') return named;
  return eventName === 'schedule' ? ref.replace(/^refs\/heads\//, '') : null;
}
