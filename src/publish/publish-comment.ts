import { isFailure } from '../decide/index.ts';
import { detailOf } from '../errors.ts';
import { type Comment, type CommentThread, type RetryPolicy, retry } from '../github/index.ts';
import { printable } from '../printable.ts';
import {
  BODY_LIMIT,
  type CommentState,
  canBe,
  compareRuns,
  type Instance,
  type JudgingRun,
  type Marker,
  readMarker,
  withoutHidden,
  writeMarker,
} from './memory.ts';

/** Writes a report as Markdown for a place that takes a limited number of characters. */
export type ReportWriter = (limit: number) => string;

/** What a run has to say on a pull request, and when it wants to. */
export interface CommentOrder extends Instance {
  readonly write: ReportWriter;
  readonly state: CommentState;
  readonly when: 'always' | 'regressions';
  readonly run: JudgingRun;
}

type Done = 'created' | 'updated' | 'unchanged' | 'posted-anew' | 'outdated' | 'not-wanted';

/**
 * Puts the report into the pull request's one comment of this instance: creates it, updates it in
 * place or, when the pull request turns into failure, posts it anew and minimises the old one. A
 * comment that says the same already, or comes from a newer run, is left alone, and so are those of
 * other authors. An answer can be lost after the comment was written, so every retry looks for it
 * first.
 *
 * @returns the address of the visible comment, if there is one, and in a sentence why nothing is written, or
 *   what is still to do
 */
export function publishComment(
  thread: CommentThread,
  order: CommentOrder,
  { beforeRetries: pauses }: Pick<RetryPolicy, 'beforeRetries'>,
) {
  return retry({ pauses }, () => publishOnce(thread, order));
}

async function publishOnce(thread: CommentThread, order: CommentOrder) {
  const [live = null, ...others] = await findOwnComments(thread, order);
  const { workflow, name, run, state } = order;
  const marker = { workflow, name, run, state };
  const line = writeMarker(marker);
  const body = `${line}\n${order.write(BODY_LIMIT - line.length - 1)}`;
  const done = nextStep(live, order, body);
  const posted = { body, marker };
  if (done === 'created' || done === 'posted-anew') return post(thread, order, posted, live);
  if (done === 'updated' && live !== null && !(await thread.update(live.id, body)))
    return post(thread, order, posted, null);
  return { done, url: live?.url ?? null, note: await noteOn(done, thread, others) };
}

/**
 * What is to be done about the comment.
 *
 * @param live the visible comment, if there is one
 * @param body what it should say, with its marker
 */
function nextStep(live: OwnComment | null, order: CommentOrder, body: string): Done {
  const { when, state, run } = order;
  const isRegression = isFailure(state) || ['fair', 'strong'].includes(state.worse);
  if (live === null) return when !== 'regressions' || isRegression ? 'created' : 'not-wanted';
  const { marker } = live;
  if (compareRuns(marker.run, run) > 0) return 'outdated';
  const isKnown = marker.run !== null;
  if (isKnown && saysTheSame(live.body, body)) return 'unchanged';
  // Edits notify nobody, so bad news comes as a new comment.
  const turnsIntoFailure = isFailure(state) && !(isKnown && isFailure(marker.state));
  return turnsIntoFailure ? 'posted-anew' : 'updated';
}

/** Two runs may post at once: each looks again afterwards, and both keep the same comment. */
async function post(
  thread: CommentThread,
  order: CommentOrder,
  { body, marker }: { readonly body: string; readonly marker: Marker },
  replaced: OwnComment | null,
) {
  const created: OwnComment = { ...(await thread.create(body)), marker };
  const known = replaced === null ? [] : [replaced];
  const listed = await findOwnComments(thread, order).catch(() => known);
  const [live = created, ...others] = afterPosting(listed, created, replaced);
  const isOutrun = compareRuns(live.marker.run, order.run) > 0;
  const done: Done = isOutrun ? 'outdated' : replaced === null ? 'created' : 'posted-anew';
  return { done, url: live.url, note: await noteOn(done, thread, others) };
}

const NOTES: Partial<Record<Done, string>> = {
  outdated:
    'A newer run has already reported on this pull request; this one leaves its comment alone.',
  'not-wanted': 'The input `comment` asks for no new comment on this verdict.',
};

/** Leaves one comment visible, and says what there is to say; if that fails, the next run tries again. */
async function noteOn(done: Done, thread: CommentThread, others: readonly OwnComment[]) {
  const notes = [NOTES[done]];
  try {
    for (const { nodeId } of others) await thread.minimise(nodeId);
  } catch (error) {
    const cause = printable(detailOf(error, 'message'), 200);
    notes.push(`An earlier comment of this report may still be visible (${cause}).`);
  }
  return notes.filter(Boolean).join(' ') || null;
}

/** GitHub answers about so many at once. */
const MAX_LOOKED_UP = 100;

/** The run is null if the comment counts as older than any: its run cannot exist, or it was replaced. */
interface OwnComment extends Comment {
  readonly marker: Omit<Marker, 'run'> & { readonly run: JudgingRun | null };
}

/**
 * Finds the comments that this token wrote for this instance and that are not minimised, never another author's.
 *
 * @returns first the one that counts, of the newest run; the others are left over from runs that overlapped or were
 *   interrupted
 */
async function findOwnComments(
  thread: CommentThread,
  { workflow, name, run }: CommentOrder,
): Promise<OwnComment[]> {
  const marked = (await thread.list()).flatMap((comment) => {
    const marker = readMarker(comment.body);
    if (marker?.workflow !== workflow || marker.name !== name) return [];
    return [{ ...comment, marker: canBe(marker.run, run) ? marker : { ...marker, run: null } }];
  });
  if (marked.length === 0) return [];
  const newest = marked.slice(-MAX_LOOKED_UP);
  const { login, open } = await thread.lookUp(newest.map(({ nodeId }) => nodeId));
  return ranked(newest.filter(({ author, nodeId }) => author === login && open.has(nodeId)));
}

function ranked(visible: readonly OwnComment[]): OwnComment[] {
  return visible.toSorted((a, b) => compareRuns(b.marker.run, a.marker.run) || a.id - b.id);
}

/**
 * The comments after posting one. It counts even if the list does not show it yet; the one it
 * replaces, if any, comes last, unless a newer run has written there since.
 */
function afterPosting(
  listed: readonly OwnComment[],
  created: OwnComment,
  replaced: OwnComment | null,
): OwnComment[] {
  const all = listed.some(({ id }) => id === created.id) ? listed : [...listed, created];
  const isReplaced = ({ id, marker }: OwnComment) =>
    id === replaced?.id && compareRuns(marker.run, created.marker.run) <= 0;
  return ranked(
    all.map((comment) =>
      isReplaced(comment) ? { ...comment, marker: { ...comment.marker, run: null } } : comment,
    ),
  );
}

/** Whether two bodies read the same; GitHub trims what it stores and may change line ends. */
function saysTheSame(before: string, other: string): boolean {
  const read = (body: string) =>
    withoutHidden(body)
      .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
      .trim();
  return read(before) === read(other);
}
