import { type CommentThread, type RetryPolicy, retry } from '../github/index.ts';
import type { EarlierVerdict } from '../render/index.ts';
import {
  type CommentRun,
  type CommentState,
  MAX_EARLIER,
  type Marker,
  withoutMarker,
  writeMarker,
} from './comment-marker.ts';
import { type CommentOrder, NEWER_RUN, nextStep, type Step } from './comment-step.ts';
import { fitToLimit } from './fit-to-limit.ts';
import { compareRuns, isSameRun } from './judging-run.ts';
import {
  afterPosting,
  findOwnComments,
  type OwnComment,
  type OwnComments,
} from './own-comments.ts';
import { tidyComments, untidy } from './tidy-comments.ts';

/** GitHub refuses a longer body, and counts the marker. */
const BODY_LIMIT = 65_536;

interface CommentOutcome {
  readonly done: Step['done'];
  /** Of the comment that stands; null where there is none. */
  readonly url: string | null;
  /** What else the run should say, in sentences. */
  readonly note: string | null;
}

/**
 * Puts the report into the pull request's one comment of this instance: creates it, updates it in
 * place, or, where the pull request turns into failure, posts it anew and folds the old one. It
 * writes nothing where that is said already, and nothing over what a newer run has said. Comments
 * of other authors are never touched, whatever marker they carry. An answer can be lost after the
 * comment was written: before every further try it is looked for.
 */
export function publishComment(
  thread: CommentThread,
  order: CommentOrder,
  { beforeRetries: pauses }: Pick<RetryPolicy, 'beforeRetries'>,
): Promise<CommentOutcome> {
  return retry({ pauses }, () => publishOnce(thread, order));
}

async function publishOnce(thread: CommentThread, order: CommentOrder): Promise<CommentOutcome> {
  const own = await findOwnComments(thread, order);
  const marker = markerOf(order, own.live);
  const body = bodyOf(order, marker);
  const step = nextStep(own.live, order, body);
  if (step.done === 'created' || step.done === 'posted-anew') {
    return post(thread, order, { body, marker, before: own, done: step.done });
  }

  const isThere =
    own.live === null || (await bringUpToDate(thread, own.live, { body, marker, done: step.done }));
  if (!isThere) return post(thread, order, { body, marker, before: NONE, done: 'created' });
  const untidied = await tidyComments(thread, own);
  const note = sentences(step.note, own.note, untidied);
  return { done: step.done, url: own.live?.url ?? null, note };
}

interface Update {
  readonly body: string;
  readonly marker: Marker;
  readonly done: Step['done'];
}

/**
 * A verdict that is not worth an edit is remembered all the same, so that an older run which ends
 * later is known as one. Edits notify nobody.
 *
 * @returns false if somebody has deleted the comment meanwhile
 */
async function bringUpToDate(
  thread: CommentThread,
  live: OwnComment,
  { body, marker, done }: Update,
): Promise<boolean> {
  if (done === 'updated') return thread.update(live.id, body);
  if (done !== 'not-wanted') return true;
  const line = writeMarker({ ...marker, state: live.marker.state });
  await thread.update(live.id, `${line}\n${withoutMarker(live.body)}`);
  return true;
}

const NONE: OwnComments = { live: null, others: [], note: null };

function markerOf(order: CommentOrder, live: OwnComment | null): Marker {
  const { workflow, name, run, state } = order;
  return { workflow, name, run, state, earlier: earlierThan(run, live) };
}

function bodyOf({ write }: CommentOrder, marker: Marker): string {
  const line = writeMarker(marker);
  const limit = BODY_LIMIT - line.length - 1;
  return `${line}\n${fitToLimit(write(limit, marker.earlier), limit)}`;
}

interface Posting {
  readonly body: string;
  readonly marker: Marker;
  /** The comments that were found before. */
  readonly before: OwnComments;
  readonly done: 'created' | 'posted-anew';
}

/** Two runs may post at once: each looks again afterwards, and both keep the same comment. */
async function post(
  thread: CommentThread,
  order: CommentOrder,
  { body, marker, before, done }: Posting,
): Promise<CommentOutcome> {
  const { run } = order;
  const created: OwnComment = { ...(await thread.create(body)), marker };
  const found = await lookAgain(thread, order, before);
  const own = afterPosting(found, { created, replaced: before.live });
  const untidied = await tidyComments(thread, own);
  const isOutrun = compareRuns(own.live?.marker.run ?? null, run) > 0;
  return {
    done: isOutrun ? 'outdated' : done,
    url: own.live?.url ?? created.url,
    note: sentences(isOutrun ? NEWER_RUN : null, found.note, untidied),
  };
}

async function lookAgain(
  thread: CommentThread,
  order: CommentOrder,
  before: OwnComments,
): Promise<OwnComments> {
  try {
    return await findOwnComments(thread, order);
  } catch (error) {
    return { ...before, note: untidy(error) };
  }
}

function sentences(...all: readonly (string | null)[]): string | null {
  return all.filter((one) => one !== null).join(' ') || null;
}

/** What was said before a run, the latest first: what its comment knows, and the comment itself. */
function earlierThan(run: CommentRun, live: OwnComment | null): readonly EarlierVerdict[] {
  if (live === null) return [];
  const { run: before, state, earlier } = live.marker;
  // Of a run that cannot be, no word is believed.
  if (before === null) return [];
  if (isSameRun(before, run)) return earlier;
  return [toVerdict(before, state), ...earlier].slice(0, MAX_EARLIER);
}

function toVerdict({ sha }: CommentRun, state: CommentState): EarlierVerdict {
  const { gate, verdict, worse, better } = state;
  const levels = new Map([
    ['worse', worse],
    ['better', better],
  ]);
  return { sha: sha?.slice(0, 7) ?? null, gate, verdict, level: levels.get(verdict) ?? 'none' };
}
