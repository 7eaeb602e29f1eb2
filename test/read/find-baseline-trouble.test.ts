import { findBaseline } from '../../src/read/find-baseline.ts';
import { COMMITS, choiceOf, of, PULL, search } from './baseline-search.ts';
import { fakeReader, refused, refusing, savedOf } from './fake-reader.ts';

describe('when GitHub does not answer', () => {
  test.each([403, 500, 429])(
    'the list of artifacts (%i), that is the reason for no baseline',
    async (status) => {
      const { reader } = fakeReader(COMMITS);
      const artifacts = { ...reader.artifacts, named: refusing(status) };
      await expect(findBaseline({ ...reader, artifacts }, PULL)).rejects.toMatchObject({ status });
    },
  );

  const listed = [savedOf('m1', 1), savedOf('m4', 4), savedOf('m5', 5)];

  test('any question about the history, the newest is chosen', async () => {
    const silent = refusing(500);
    const before = () => failingPages(refused(500));
    const history = { parentsOf: silent, mergeBase: silent, before, commitsAhead: silent };
    expect(await choiceOf({ listed, history })).toEqual({
      id: 5,
      matchedBy: 'newest',
      branch: 'main',
      wanted: null,
      distance: null,
    });
  });

  test('which parents a commit has, the merge base is wanted', async () => {
    const found = await choiceOf({ listed, history: { parentsOf: refusing(503) } });
    expect(found).toMatchObject({ id: 1, matchedBy: 'ancestor' });
    expect(found.wanted).toMatchObject({ matchedBy: 'merge-base' });
  });

  test('how far the commit is, the choice stands', async () => {
    const found = await choiceOf({
      listed: [savedOf('m3', 3)],
      query: { trainedSha: 'h2' },
      history: { mergeBase: async () => 'm4', commitsAhead: refusing(404) },
    });
    expect(found).toMatchObject({ id: 3, matchedBy: 'ancestor', distance: null });
  });

  test('a bug is not mistaken for that', async () => {
    const broken = () => Promise.reject(new TypeError('x is undefined'));
    await expect(
      search({ listed, history: { mergeBase: broken, parentsOf: broken } }),
    ).rejects.toThrow('x is undefined');
  });

  /** Answers one page, and then no more. */
  async function* failingPages(error: Error): AsyncGenerator<string[]> {
    yield ['m4'];
    throw error;
  }
});

describe('among thousands of artifacts', () => {
  const ofPulls = Array.from({ length: 3000 }, (_, i) => savedOf('m3', 100 + i, of('change')));
  const events = Object.fromEntries(ofPulls.map(({ id }) => [id, 'pull_request']));

  test('the baseline of a trusted run is found with a bounded number of requests', async () => {
    const listed = [...ofPulls, savedOf('m1', 1)];
    const { found, asked } = await search({ listed, events });
    expect(found).toMatchObject({ artifact: { id: 1 } });
    expect(asked.length).toBeLessThanOrEqual(100);
  });

  test('one that is not listed any more is not missing', async () => {
    const listed = ofPulls.slice(0, 1000);
    await expect(search({ listed, events })).rejects.toMatchObject({
      where: 'artifact tuning-gate-sweep',
      what: 'none of the newest 1,000 artifacts of this name is a baseline of main, and older ones are not listed',
      fix: expect.stringContaining('`baseline: run:ID:NAME`'),
    });
    const fewer = await search({ listed: listed.slice(1), events });
    expect(fewer.found).toMatchObject({ why: 'no-baseline-yet' });
  });

  test('no more than a thousand commits are searched', async () => {
    let pages = 0;
    const before = async function* () {
      for (;;) {
        pages++;
        yield Array.from({ length: 100 }, (_, i) => `c${pages}-${i}`);
      }
    };
    const found = await choiceOf({ listed: [savedOf('m5', 5)], history: { before } });
    expect(found.matchedBy).toBe('newest');
    expect(pages).toBe(10);
  });
});
