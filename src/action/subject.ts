import type { context as Context } from '@actions/github';
import { type OpenPull, TRUSTED_EVENTS } from '../github/index.ts';

/** What a run is about. */
export interface Subject {
  /** The commit that is judged: the head of a pull request, or of a branch. */
  readonly headSha: string;
  /** The open pull requests to report on. */
  readonly pulls: readonly number[];
  /** Whether the run is for a pull request, even if it has been closed or moved on since. */
  readonly isForPull: boolean;
  /** The branch whose sweep is the baseline. */
  readonly baseBranch: string;
  /** The run belongs to that branch itself: it informs, and fails nothing. */
  readonly isOnBase: boolean;
  /** The run's sweep may serve later runs as their baseline. */
  readonly isBaseline: boolean;
  /** The run that trained: its artifacts are the candidate's, and its order tells what is newer. */
  readonly run: { readonly id: number; readonly attempt: number };
}

/** Finds the open pull requests of a commit on a branch. */
export type FindPulls = (head: {
  readonly owner: string;
  readonly branch: string;
  readonly sha: string;
}) => Promise<OpenPull[]>;

type RunContext = Pick<
  typeof Context,
  'eventName' | 'payload' | 'ref' | 'sha' | 'runId' | 'runAttempt'
>;

/**
 * What the event that started the workflow is about.
 *
 * @param findPulls asked only where the event names no pull request though there may be one
 */
export async function subjectOf(context: RunContext, findPulls: FindPulls): Promise<Subject> {
  if (context.payload.workflow_run) return ofTrainingRun(context, findPulls);
  if (context.payload.merge_group) return ofQueue(context);
  return context.payload.pull_request ? ofPull(context) : ofBranch(context);
}

function ofPull({ payload, runId, runAttempt }: RunContext): Subject {
  const { head, base, number } = payload.pull_request as NonNullable<typeof payload.pull_request>;
  return {
    headSha: head.sha,
    pulls: [number],
    isForPull: true,
    baseBranch: base.ref,
    isOnBase: false,
    isBaseline: false,
    run: { id: runId, attempt: runAttempt },
  };
}

/** A queue's commit stands for pull requests, and has no report of its own. */
function ofQueue(context: RunContext): Subject {
  const { head_sha: headSha } = context.payload.merge_group;
  return { ...ofBranch(context), headSha, isForPull: true, isOnBase: false, isBaseline: false };
}

function ofBranch(context: RunContext): Subject {
  const { ref, sha, eventName, runId, runAttempt } = context;
  const branch = ref.replace(/^refs\/heads\//, '');
  const known = defaultBranch(context);
  return {
    headSha: sha,
    pulls: [],
    isForPull: false,
    baseBranch: known ?? branch,
    // Where the default branch is not known, none is excused from failing.
    isOnBase: known !== null && ref === `refs/heads/${known}`,
    isBaseline: TRUSTED_EVENTS.includes(eventName) && ref.startsWith('refs/heads/'),
    run: { id: runId, attempt: runAttempt },
  };
}

/**
 * A workflow that runs after the one that trained. The pull request is never taken from what that
 * run saved, for a fork's code wrote it.
 */
async function ofTrainingRun(context: RunContext, findPulls: FindPulls): Promise<Subject> {
  const trained = context.payload.workflow_run;
  const { head_sha: sha, head_branch: branch, event } = trained;
  const owner = trained.head_repository?.owner?.login;
  const isForPull = event === 'pull_request' || event === 'pull_request_target';
  const pulls = isForPull && owner ? await findPulls({ owner, branch, sha }) : [];
  // A fork has a branch of that name too.
  const isOwn = trained.head_repository?.id === context.payload.repository?.id;
  const baseBranch = pulls[0]?.baseBranch ?? defaultBranch(context) ?? branch;
  return {
    headSha: sha,
    pulls: pulls.map(({ number }) => number),
    isForPull,
    baseBranch,
    isOnBase: isOwn && !isForPull && branch === baseBranch,
    isBaseline: false,
    run: { id: trained.id, attempt: trained.run_attempt },
  };
}

/** A schedule's event may not name the repository; it always runs on the default branch. */
function defaultBranch({ payload, eventName, ref }: RunContext): string | null {
  const named: unknown = payload.repository?.default_branch;
  if (typeof named === 'string') return named;
  return eventName === 'schedule' ? ref.replace(/^refs\/heads\//, '') : null;
}
