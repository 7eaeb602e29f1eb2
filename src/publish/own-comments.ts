import type { Comment, CommentThread } from '../github/index.ts';
import { type CommentRun, type Marker, readMarker } from './comment-marker.ts';
import { canBe, compareRuns, type Instance } from './judging-run.ts';

/** GitHub answers about so many at once. */
const MAX_LOOKED_UP = 100;

export interface OwnComment extends Comment {
  readonly marker: OwnMarker;
}

interface OwnMarker extends Omit<Marker, 'run'> {
  /** Null where it counts as older than any: there can be no such run, or its report is replaced. */
  readonly run: CommentRun | null;
}

/** Whose comments are looked for. */
interface Owner extends Instance {
  /** The run that looks. */
  readonly run: CommentRun;
}

/** The comments of one instance that stand open on a pull request, not minimised. */
export interface OwnComments {
  /** The one that counts: of the newest run, the first of those. */
  readonly live: OwnComment | null;
  /** Left over from runs that met, or that were stopped half-way. */
  readonly others: readonly OwnComment[];
  readonly note: string | null;
}

/**
 * Finds the comments that this token wrote for this instance. One of another author is no own one,
 * whatever marker it carries, and neither is one whose marker is not as it would be written.
 */
export async function findOwnComments(
  thread: CommentThread,
  { workflow, name, run }: Owner,
): Promise<OwnComments> {
  const { comments, complete } = await thread.list();
  const marked = comments.flatMap((comment) => {
    const marker = readMarker(comment.body);
    if (marker?.workflow !== workflow || marker.name !== name) return [];
    return [{ ...comment, marker: canBe(marker.run, run) ? marker : { ...marker, run: null } }];
  });
  const open = await openOnes(thread, marked);
  const note = complete
    ? null
    : `Only the first ${comments.length} comments of the pull request were looked through.`;
  return { ...ranked(open), note };
}

/**
 * The comments after posting one: it counts even where the list does not show it yet, and the one
 * it replaces, if any, comes last, unless a newer run has written there since.
 */
export function afterPosting(
  found: OwnComments,
  { created, replaced }: { readonly created: OwnComment; readonly replaced: OwnComment | null },
): OwnComments {
  const listed = found.live === null ? [] : [found.live, ...found.others];
  const all = listed.some(({ id }) => id === created.id) ? listed : [...listed, created];
  const isReplaced = ({ id, marker }: OwnComment) =>
    id === replaced?.id && compareRuns(marker.run, created.marker.run) <= 0;
  const open = all.map((one) =>
    isReplaced(one) ? { ...one, marker: { ...one.marker, run: null } } : one,
  );
  return { ...found, ...ranked(open) };
}

function ranked(open: readonly OwnComment[]): Pick<OwnComments, 'live' | 'others'> {
  const order = (a: OwnComment, b: OwnComment) =>
    compareRuns(b.marker.run, a.marker.run) || a.id - b.id;
  const [live = null, ...others] = [...open].sort(order);
  return { live, others };
}

async function openOnes(thread: CommentThread, marked: OwnComment[]): Promise<OwnComment[]> {
  if (marked.length === 0) return [];
  const candidates = marked.length <= MAX_LOOKED_UP ? marked : await newestOwn(thread, marked);
  const { login, open } = await thread.lookUp(candidates.map(({ nodeId }) => nodeId));
  return candidates.filter(({ author, nodeId }) => author === login && open.has(nodeId));
}

/** However many markers others copy, the own comments are among those looked up. */
async function newestOwn(thread: CommentThread, marked: OwnComment[]): Promise<OwnComment[]> {
  const { login } = await thread.lookUp([]);
  return marked.filter(({ author }) => author === login).slice(-MAX_LOOKED_UP);
}
