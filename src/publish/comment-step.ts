import { type CommentRun, type CommentState, withoutMarker } from './comment-marker.ts';
import type { ReportWriter } from './fit-to-limit.ts';
import { compareRuns, type Instance } from './judging-run.ts';
import type { OwnComment } from './own-comments.ts';

/** What a run has to say on a pull request, and when it wants to. */
export interface CommentOrder extends Instance {
  /** Writes it without a marker. */
  readonly write: ReportWriter;
  readonly state: CommentState;
  readonly when: 'always' | 'changes' | 'regressions';
  /** The run that judges. */
  readonly run: CommentRun;
}

export interface Step {
  readonly done: 'created' | 'updated' | 'unchanged' | 'posted-anew' | 'outdated' | 'not-wanted';
  /** A sentence that says why nothing is written. */
  readonly note: string | null;
}

export const NEWER_RUN =
  'A newer run has already reported on this pull request; this one leaves its comment alone.';

/**
 * What becomes of the comment.
 *
 * @param live the comment that stands, if there is one
 * @param body what it is to say, with its marker
 */
export function nextStep(live: OwnComment | null, order: CommentOrder, body: string): Step {
  if (live === null) return firstStep(order);
  if (compareRuns(live.marker.run, order.run) > 0) return { done: 'outdated', note: NEWER_RUN };
  const isKnown = live.marker.run !== null;
  if (isKnown && saysTheSame(live.body, body)) return { done: 'unchanged', note: null };
  if (isKnown && order.when === 'changes' && !isChange(live.marker.state, order.state)) {
    const note = 'The verdict is as the comment says, which is written when that changes.';
    return { done: 'not-wanted', note };
  }
  return { done: turnsIntoFailure(live, order) ? 'posted-anew' : 'updated', note: null };
}

function firstStep({ when, state }: CommentOrder): Step {
  if (when !== 'regressions' || isRegression(state)) return { done: 'created', note: null };
  return { done: 'not-wanted', note: 'There is no regression to comment on.' };
}

function isRegression({ gate, worse }: CommentState): boolean {
  return gate === 'fail' || worse === 'fair' || worse === 'strong';
}

function isChange(before: CommentState, now: CommentState): boolean {
  const { gate, verdict, worse, better } = before;
  return (
    gate !== now.gate || verdict !== now.verdict || worse !== now.worse || better !== now.better
  );
}

/** Edits notify nobody, so bad news comes as a new comment. */
function turnsIntoFailure({ marker }: OwnComment, { state }: CommentOrder): boolean {
  const hasFailed = marker.run !== null && marker.state.gate === 'fail';
  return !hasFailed && state.gate === 'fail';
}

/** Whether two comments read the same; GitHub trims what it stores and may change line ends. */
export function saysTheSame(a: string, b: string): boolean {
  return normal(a) === normal(b);
}

function normal(body: string): string {
  const lines = withoutMarker(body).split(/\r?\n/);
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}
