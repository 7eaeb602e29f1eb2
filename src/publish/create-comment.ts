import type { Comment, CommentThread } from '../github/index.ts';
import { isSameRun } from './comment-marker.ts';
import { type CommentOrder, saysTheSame } from './comment-step.ts';
import { isTransient } from './is-transient.ts';
import { findOwnComments } from './own-comments.ts';

const MOST_TRIES = 2;

/**
 * Posts a comment once. An answer can be lost after the comment was created: it is looked for
 * before trying again.
 */
export async function createComment(
  thread: CommentThread,
  order: CommentOrder,
  body: string,
): Promise<Comment> {
  for (let tries = 1; ; tries++) {
    try {
      return await thread.create(body);
    } catch (error) {
      if (!isTransient(error)) throw error;
      const posted = await findPosted(thread, order, body);
      if (posted !== undefined) return posted;
      if (tries === MOST_TRIES) throw error;
    }
  }
}

async function findPosted(
  thread: CommentThread,
  order: CommentOrder,
  body: string,
): Promise<Comment | undefined> {
  const { live, others } = await findOwnComments(thread, order);
  const all = live === null ? [] : [live, ...others];
  return all.find((one) => isSameRun(one.marker.run, order.run) && saysTheSame(one.body, body));
}
