import { detailOf } from '../errors.ts';
import type { Comment, CommentThread } from '../github/index.ts';
import { printable } from '../read/index.ts';
import { type CommentRun, type Marker, readMarker, withoutMarker } from './comment-marker.ts';
import { canBe, compareRuns, type Instance } from './judging-run.ts';

/** GitHub answers about so many at once. */
const MAX_LOOKED_UP = 100;

export interface OwnComment extends Comment {
  readonly marker: OwnMarker;
}

interface OwnMarker extends Omit<Marker, 'run'> {
  /** Null if the comment counts as older than any: its run cannot exist, or it was replaced. */
  readonly run: CommentRun | null;
}

/** Whose comments are looked for. */
interface Owner extends Instance {
  /** The run that looks. */
  readonly run: CommentRun;
}

/** The comments of one instance that are visible on a pull request, not minimised. */
export interface OwnComments {
  /** The one that counts: the first of the newest run. */
  readonly live: OwnComment | null;
  /** Left over from runs that overlapped or were interrupted. */
  readonly others: readonly OwnComment[];
}

/** Finds the comments that this token wrote for this instance, never another author's. */
export async function findOwnComments(
  thread: CommentThread,
  { workflow, name, run }: Owner,
): Promise<OwnComments> {
  const marked = (await thread.list()).flatMap((comment) => {
    const marker = readMarker(comment.body);
    if (marker?.workflow !== workflow || marker.name !== name) return [];
    return [{ ...comment, marker: canBe(marker.run, run) ? marker : { ...marker, run: null } }];
  });
  if (marked.length === 0) return ranked([]);
  const newest = marked.slice(-MAX_LOOKED_UP);
  const { login, open } = await thread.lookUp(newest.map(({ nodeId }) => nodeId));
  return ranked(newest.filter(({ author, nodeId }) => author === login && open.has(nodeId)));
}

function ranked(visible: readonly OwnComment[]): OwnComments {
  const order = (a: OwnComment, b: OwnComment) =>
    compareRuns(b.marker.run, a.marker.run) || a.id - b.id;
  const [live = null, ...others] = [...visible].sort(order);
  return { live, others };
}

/**
 * The comments after posting one. It counts even if the list does not show it yet; the one it
 * replaces, if any, comes last, unless a newer run has written there since.
 */
export function afterPosting(
  found: OwnComments,
  { created, replaced }: { readonly created: OwnComment; readonly replaced: OwnComment | null },
): OwnComments {
  const listed = found.live === null ? [] : [found.live, ...found.others];
  const all = listed.some(({ id }) => id === created.id) ? listed : [...listed, created];
  const isReplaced = ({ id, marker }: OwnComment) =>
    id === replaced?.id && compareRuns(marker.run, created.marker.run) <= 0;
  return ranked(
    all.map((one) => (isReplaced(one) ? { ...one, marker: { ...one.marker, run: null } } : one)),
  );
}

/**
 * Leaves one comment visible.
 *
 * @returns a sentence if that failed; the next run tries again
 */
export async function tidyComments(
  thread: CommentThread,
  { others }: OwnComments,
): Promise<string | null> {
  try {
    for (const { nodeId } of others) await thread.minimise(nodeId);
    return null;
  } catch (error) {
    const cause = printable(detailOf(error, 'message'), 200);
    return `An earlier comment of this report may still be visible (${cause}).`;
  }
}

/** Whether two bodies read the same; GitHub trims what it stores and may change line ends. */
export function saysTheSame(one: string, other: string): boolean {
  const read = (body: string) =>
    withoutMarker(body)
      .replace(/[^\S\n]+$/gm, '')
      .trim();
  return read(one) === read(other);
}
