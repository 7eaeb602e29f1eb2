export { createClient } from './client.ts';
export {
  type Comment,
  type CommentThread,
  commentThread,
  type PullRequest,
} from './comment-thread.ts';
