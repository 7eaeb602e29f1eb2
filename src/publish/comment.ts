import { detailOf } from '../errors.ts';
import type { Comment, CommentThread } from '../github/index.ts';

/** The hidden first line by which an instance finds its own comment again. */
export function marker(name: string): string {
  return `<!-- tuning-gate: ${JSON.stringify({ name })} -->`;
}

/**
 * Puts the report into the pull request's one comment of this instance: creates it, or updates it
 * in place; writes nothing when it says so already. Comments of other authors are never touched,
 * whatever marker they carry.
 *
 * @param report Markdown; holds no marker
 */
export async function publishComment(
  thread: CommentThread,
  { name, report }: { readonly name: string; readonly report: string },
): Promise<Comment> {
  const body = `${marker(name)}\n${report}`;
  const findOwn = async () => {
    const [identity, comments] = await Promise.all([thread.identity(), thread.list()]);
    return comments.find((one) => one.author === identity && one.body.startsWith(marker(name)));
  };
  const own = await findOwn();
  if (own === undefined) return createOnce(thread, body, findOwn);
  return isSame(own.body, body) ? own : thread.update(own.id, body);
}

/** An answer can be lost after the comment was created: look before trying again. */
async function createOnce(
  thread: CommentThread,
  body: string,
  findOwn: () => Promise<Comment | undefined>,
): Promise<Comment> {
  try {
    return await thread.create(body);
  } catch (error) {
    if (!isTransient(error)) throw error;
    return (await findOwn()) ?? thread.create(body);
  }
}

function isTransient(error: unknown): boolean {
  const status = detailOf(error, 'status');
  return status === '' || Number(status) >= 500;
}

/** GitHub trims what it stores and may change line ends. */
function isSame(a: string, b: string): boolean {
  const normal = (text: string) => text.replaceAll('\r\n', '\n').trim();
  return normal(a) === normal(b);
}
