import type { Comment, CommentThread } from '../../src/github/index.ts';
import { explainCommentFailure, publishComment } from '../../src/publish/index.ts';

/** A pull request's comments in memory. */
class FakeThread implements CommentThread {
  readonly comments: Comment[] = [];
  readonly writes: string[] = [];
  failure: { error: unknown; afterCreating: boolean } | undefined;

  identity = async () => 'bot';
  list = async () => [...this.comments];

  add(author: string, body: string): Comment {
    const id = this.comments.length + 1;
    const comment = { id, author, body, url: `https://example.test/${id}` };
    this.comments.push(comment);
    return comment;
  }

  async create(body: string): Promise<Comment> {
    this.writes.push('create');
    const failure = this.failure;
    this.failure = undefined;
    if (failure && !failure.afterCreating) throw failure.error;
    const comment = this.add('bot', body);
    if (failure) throw failure.error;
    return comment;
  }

  async update(id: number, body: string): Promise<Comment> {
    this.writes.push(`update ${id}`);
    const comment = { ...(this.comments[id - 1] as Comment), body };
    this.comments[id - 1] = comment;
    return comment;
  }
}

const post = (thread: FakeThread, report: string, name = '') =>
  publishComment(thread, { name, report });

describe('the comment of an instance', () => {
  test('is created once, then updated in place', async () => {
    const thread = new FakeThread();
    await post(thread, 'one');
    await post(thread, 'two');
    expect(thread.writes).toEqual(['create', 'update 1']);
    expect(thread.comments).toMatchObject([{ body: '<!-- tuning-gate: {"name":""} -->\ntwo' }]);
  });

  test('is not written again when it says the same, whatever GitHub did to its line ends', async () => {
    const thread = new FakeThread();
    thread.add('bot', '<!-- tuning-gate: {"name":""} -->\r\none\r\ntwo');
    await post(thread, 'one\ntwo\n');
    expect(thread.writes).toEqual([]);
  });

  test('is not the one of another author or another instance', async () => {
    const thread = new FakeThread();
    thread.add('stranger', '<!-- tuning-gate: {"name":""} -->\none');
    await post(thread, 'nightly', 'nightly');
    await post(thread, 'mine');
    expect(thread.comments).toHaveLength(3);
    expect(thread.comments[0]?.body).toContain('one');
  });

  test('stays one when the answer to its creation is lost', async () => {
    const thread = new FakeThread();
    thread.failure = { error: new Error('socket hang up'), afterCreating: true };
    expect((await post(thread, 'one')).id).toBe(1);
    expect(thread.comments).toHaveLength(1);
  });

  test('is tried once more when the server failed before creating it', async () => {
    const thread = new FakeThread();
    thread.failure = {
      error: Object.assign(new Error('bad gateway'), { status: 502 }),
      afterCreating: false,
    };
    await post(thread, 'one');
    expect(thread.writes).toEqual(['create', 'create']);
  });

  test('is not tried again where it is forbidden', async () => {
    const thread = new FakeThread();
    const error = Object.assign(new Error('no'), { status: 403 });
    thread.failure = { error, afterCreating: false };
    await expect(post(thread, 'one')).rejects.toBe(error);
    expect(thread.writes).toEqual(['create']);
  });
});

describe('a comment that fails is explained in one line', () => {
  test.each([
    [{ status: 403 }, 'pull-requests: write'],
    [{ status: 404 }, 'pull-requests: write'],
    [{ status: 401 }, 'github-token'],
    [new Error('socket\nhang up'), 'socket hang up'],
  ])('%j', (error, expected) => {
    const text = explainCommentFailure(error);
    expect(text).toContain(expected);
    expect(text).toContain('job summary');
    expect(text).not.toContain('\n');
  });
});
