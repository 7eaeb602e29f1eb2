import { detailOf } from '../errors.ts';
import type { CommentThread } from '../github/index.ts';
import { printable } from '../read/index.ts';
import { saysTheSame } from './comment-step.ts';
import { isSameRun } from './judging-run.ts';
import type { OwnComment, OwnComments } from './own-comments.ts';

/**
 * Leaves one comment standing: takes away what was posted twice, and folds what an older run said.
 *
 * @returns a sentence where that failed; the next run tries again
 */
export async function tidyComments(
  thread: CommentThread,
  { live, others }: OwnComments,
): Promise<string | null> {
  if (live === null) return null;
  const notes: string[] = [];
  for (const other of others) {
    try {
      await (isDouble(other, live) ? thread.remove(other.id) : thread.minimise(other.nodeId));
    } catch (error) {
      notes.push(untidy(error));
    }
  }
  return notes[0] ?? null;
}

/** Nothing is lost by taking away what the same run says in another place. */
function isDouble(other: OwnComment, live: OwnComment): boolean {
  return isSameRun(other.marker.run, live.marker.run) && saysTheSame(other.body, live.body);
}

export function untidy(error: unknown): string {
  const cause = printable(detailOf(error, 'message'), 200);
  return `An earlier comment of this report may still stand open (${cause}).`;
}
