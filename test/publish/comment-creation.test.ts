import { publishComment } from '../../src/publish/index.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import { badGateway, FakePull, forbidden, order, post } from './fake-pull.ts';

let pull: FakePull;
beforeEach(() => {
  pull = new FakePull();
});

describe('the creation of a comment', () => {
  test('is tried until GitHub answers', async () => {
    for (let i = 0; i < 5; i++) pull.fail({ on: 'create', ...badGateway });
    await post(pull);
    expect(pull.writes).toEqual(Array(6).fill('create'));
    expect(pull.open).toHaveLength(1);
  });

  test('or update is not repeated over what a newer run has written in the meantime', async () => {
    await post(pull, { run: 1, report: 'one' });
    const thread = pull.thread();
    let isFirst = true;
    const update = async () => {
      if (isFirst) await post(pull, { run: 9, report: 'newest' });
      isFirst = false;
      throw badGateway.error;
    };
    const outcome = await publishComment({ ...thread, update }, order({ run: 2 }), QUICK_POLICY);
    expect(outcome).toMatchObject({ done: 'outdated' });
    expect(pull.open).toMatchObject([{ body: expect.stringContaining('newest') }]);
  });

  test.each([
    ['six times', Array(6).fill(badGateway)],
    ['only once if it is forbidden', [forbidden]],
  ])('is tried %s and then fails', async (_, failures) => {
    for (const failure of failures) pull.fail({ on: 'create', ...failure });
    await expect(post(pull)).rejects.toBe(failures[0].error);
    expect(pull.writes).toEqual(Array(failures.length).fill('create'));
  });

  test('is not tried if the comments or the author cannot be read', async () => {
    for (let i = 0; i < 6; i++) pull.fail({ on: 'list', ...badGateway });
    await expect(post(pull)).rejects.toBe(badGateway.error);

    await post(pull);
    pull.fail({ on: 'lookUp', ...forbidden });
    await expect(post(pull, { run: 2 })).rejects.toBe(forbidden.error);
    expect(pull.writes).toEqual(['create']);
  });

  test('counts even if the list does not show it yet', async () => {
    await post(pull, { gate: 'pass' });
    const stale = pull.comments;
    const thread = pull.thread();
    const list = async () => stale;
    const outcome = await publishComment(
      { ...thread, list },
      order({ run: 2, gate: 'fail' }),
      QUICK_POLICY,
    );
    expect(outcome).toMatchObject({ done: 'posted-anew', url: 'https://example.test/2' });
    expect(pull.open).toMatchObject([{ id: 2 }]);
  });
});

describe('leftover comments', () => {
  test('are deleted if they repeat the same run, and minimised otherwise', async () => {
    await post(pull, { run: 5, report: 'new' });
    const body = pull.open[0]?.body ?? '';
    pull.add('bot', body);
    pull.add('bot', body.replace('"id":5', '"id":4'));
    pull.add('bot', body.replace('"startedAt":"2026', '"startedAt":"2096'));
    pull.add('bot', `${body}, but different`);

    const outcome = await post(pull, { run: 5, report: 'new' });

    expect(outcome).toMatchObject({ done: 'unchanged', note: null });
    expect(pull.writes).toEqual(['create', 'minimise', 'minimise', 'minimise', 'minimise']);
    expect(pull.open).toMatchObject([{ id: 1 }]);
    expect(pull.comments.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  test('that cannot be tidied add one sentence', async () => {
    await post(pull, { run: 5 });
    pull.add('bot', pull.open[0]?.body ?? '');
    pull.add('bot', pull.open[0]?.body ?? '');
    pull.fail({ on: 'minimise', ...badGateway });
    const { done, note } = await post(pull, { run: 6 });
    expect(done).toBe('updated');
    expect(note).toBe('An earlier comment of this report may still be visible (bad gateway).');
  });

  test('that a newer run has updated since are not minimised', async () => {
    await post(pull, { run: 1, gate: 'pass' });
    const thread = pull.thread();
    const create = async (body: string) => {
      await post(pull, { run: 9, gate: 'neutral', report: 'newest' });
      return thread.create(body);
    };
    const outcome = await publishComment(
      { ...thread, create },
      order({ run: 8, gate: 'fail' }),
      QUICK_POLICY,
    );
    expect(outcome).toMatchObject({ done: 'outdated', url: 'https://example.test/1' });
    expect(pull.open).toMatchObject([{ id: 1, body: expect.stringContaining('newest') }]);
  });
});
