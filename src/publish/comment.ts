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
import { cutMarkdown, type ReportWriter } from './cut-markdown.ts';
import { compareRuns, type Instance, isSameRun } from './judging-run.ts';
import {
  afterPosting,
  findOwnComments,
  type OwnComment,
  saysTheSame,
  tidyComments,
} from './own-comments.ts';

/** GitHub refuses a longer body, and counts the marker. */
const BODY_LIMIT = 65_536;

/** What a run has to say on a pull request, and when it wants to. */
export interface CommentOrder extends Instance {
  /** Writes the report without a marker. */
  readonly write: ReportWriter;
  readonly state: CommentState;
  readonly when: 'always' | 'changes' | 'regressions';
  /** The run that judges. */
  readonly run: CommentRun;
}

type Done = 'created' | 'updated' | 'unchanged' | 'posted-anew' | 'outdated' | 'not-wanted';

interface CommentOutcome {
  readonly done: Done;
  /** The address of the visible comment; null if there is none. */
  readonly url: string | null;
  /** A sentence that says why nothing is written, or what is still to do. */
  readonly note: string | null;
}

/**
 * Puts the report into the pull request's one comment of this instance: creates it, updates it in
 * place or, when the pull request turns into failure, posts it anew and minimises the old one. A
 * comment that says the same already, or comes from a newer run, is left alone, and so are those of
 * other authors. An answer can be lost after the comment was written, so every retry looks for it
 * first.
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
  const { live } = own;
  const { workflow, name, run, state } = order;
  const marker = { workflow, name, run, state, earlier: earlierThan(run, live) };
  const body = bodyOf(order, marker);
  const done = nextStep(live, order, body);
  if (done === 'created' || done === 'posted-anew')
    return post(thread, order, { body, marker, replaced: live });
  if (done === 'updated' && live !== null && !(await thread.update(live.id, body)))
    return post(thread, order, { body, marker, replaced: null });
  if (done === 'not-wanted' && live !== null) {
    // Not worth an edit that readers see, but remembered, so that an older run that ends later is
    // recognised as older.
    const line = writeMarker({ ...marker, state: live.marker.state });
    await thread.update(live.id, `${line}\n${withoutMarker(live.body)}`);
  }
  const note = await tidyComments(thread, own);
  return { done, url: live?.url ?? null, note: sentences(NOTES.get(done), note) };
}

function bodyOf({ write }: CommentOrder, marker: Marker): string {
  const line = writeMarker(marker);
  const limit = BODY_LIMIT - line.length - 1;
  return `${line}\n${cutMarkdown(write(limit, marker.earlier), limit)}`;
}

const NOTES: ReadonlyMap<Done, string> = new Map([
  [
    'outdated',
    'A newer run has already reported on this pull request; this one leaves its comment alone.',
  ],
  ['not-wanted', 'The input `comment` asks for no new comment on this verdict.'],
]);

/**
 * What is to be done about the comment.
 *
 * @param live the visible comment, if there is one
 * @param body what it should say, with its marker
 */
function nextStep(live: OwnComment | null, order: CommentOrder, body: string): Done {
  const { when, state, run } = order;
  if (live === null)
    return when !== 'regressions' || isRegression(state) ? 'created' : 'not-wanted';
  const { marker } = live;
  if (compareRuns(marker.run, run) > 0) return 'outdated';
  const isKnown = marker.run !== null;
  if (isKnown && saysTheSame(live.body, body)) return 'unchanged';
  if (isKnown && when === 'changes' && !isChange(marker.state, state)) return 'not-wanted';
  // Edits notify nobody, so bad news comes as a new comment.
  const turnsIntoFailure = state.gate === 'fail' && !(isKnown && marker.state.gate === 'fail');
  return turnsIntoFailure ? 'posted-anew' : 'updated';
}

function isRegression({ gate, worse }: CommentState): boolean {
  return gate === 'fail' || worse === 'fair' || worse === 'strong';
}

function isChange(before: CommentState, now: CommentState): boolean {
  return (['gate', 'verdict', 'worse', 'better'] as const).some((key) => before[key] !== now[key]);
}

interface Posting {
  readonly body: string;
  readonly marker: Marker;
  readonly replaced: OwnComment | null;
}

/** Two runs may post at once: each looks again afterwards, and both keep the same comment. */
async function post(
  thread: CommentThread,
  order: CommentOrder,
  { body, marker, replaced }: Posting,
): Promise<CommentOutcome> {
  const created: OwnComment = { ...(await thread.create(body)), marker };
  const known = { live: replaced, others: [] };
  const found = await findOwnComments(thread, order).catch(() => known);
  const own = afterPosting(found, { created, replaced });
  const isOutrun = compareRuns(own.live?.marker.run ?? null, order.run) > 0;
  const done = isOutrun ? 'outdated' : replaced === null ? 'created' : 'posted-anew';
  const note = await tidyComments(thread, own);
  return { done, url: own.live?.url ?? created.url, note: sentences(NOTES.get(done), note) };
}

function sentences(...all: readonly (string | null | undefined)[]): string | null {
  return all.filter(Boolean).join(' ') || null;
}

/** What was said before a run, latest first: by its comment, and before that comment. */
function earlierThan(run: CommentRun, live: OwnComment | null): readonly EarlierVerdict[] {
  // A run that cannot exist is not believed.
  if (!live?.marker.run) return [];
  const { run: before, state, earlier } = live.marker;
  if (isSameRun(before, run)) return earlier;
  const { gate, verdict } = state;
  const level = verdict === 'worse' || verdict === 'better' ? state[verdict] : 'none';
  const latest = { sha: before.sha?.slice(0, 7) ?? null, gate, verdict, level };
  return [latest, ...earlier].slice(0, MAX_EARLIER);
}
