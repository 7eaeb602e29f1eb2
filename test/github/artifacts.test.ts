import type { IncomingMessage } from 'node:http';
import { artifactStore, createClient, refusalOf } from '../../src/github/index.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import { type Answer, cutsAfter, gives, says, startApi } from './servers.ts';

const api = await startApi();
const client = await createClient('token', 'o/r', QUICK_POLICY);
const store = artifactStore(client);

const DAY = 24 * 60 * 60 * 1000;

/** As GitHub describes it, made on the given day. */
function described(id: number, day = id, more: object = {}) {
  return {
    id,
    name: 'sweep',
    size_in_bytes: 10 + id,
    digest: `sha256:${id}`,
    expired: false,
    created_at: new Date(Date.UTC(2026, 0, 1) + day * DAY).toISOString(),
    expires_at: '2027-01-01T00:00:00Z',
    workflow_run: {
      id: 100 + id,
      repository_id: 1,
      head_repository_id: 1,
      head_branch: 'main',
      head_sha: 'abc',
    },
    ...more,
  };
}

const NEXT = '<https://api.github.com/next>; rel="next"';

type Described = ReturnType<typeof described>;

const queryOf = ({ url }: IncomingMessage) => new URL(url ?? '', 'http://x').searchParams;

/** Answers every page from one list. */
function lists(artifacts: readonly Described[]): Answer {
  return (request, response) => {
    const [page, size] = ['page', 'per_page'].map((name) => Number(queryOf(request).get(name)));
    const shown = artifacts.slice((page! - 1) * size!, page! * size!);
    const isLast = page! * size! >= artifacts.length;
    const headers = { 'content-type': 'application/json', ...(isLast ? {} : { link: NEXT }) };
    const body = JSON.stringify({ total_count: artifacts.length, artifacts: shown });
    says(200, headers, body)(request, response);
  };
}

const failureOf = (result: Promise<unknown>) =>
  result.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: Error) => error,
  );

const idsOf = async (result: Promise<readonly { id: number }[]>) =>
  (await result).map(({ id }) => id);

describe('the artifacts of a name', () => {
  it('are read from GitHub’s description', async () => {
    api.answers = [lists([described(3)])];
    expect(await store.named('sweep')).toEqual([
      {
        id: 3,
        name: 'sweep',
        bytes: 13,
        digest: 'sha256:3',
        expired: false,
        createdAt: '2026-01-04T00:00:00.000Z',
        expiresAt: '2027-01-01T00:00:00Z',
        run: { id: 103, headSha: 'abc', headBranch: 'main', isOfFork: false },
      },
    ]);
    expect(api.requests[0]?.url).toMatch(/^\/repos\/o\/r\/actions\/artifacts\?/);
    expect(queryOf(api.requests[0]!).get('name')).toBe('sweep');
  });

  it('come newest first; of two made at once, the one with the higher id', async () => {
    api.answers = [lists([described(1, 5), described(2, 9), described(3, 1), described(4, 5)])];
    expect(await idsOf(store.named('sweep'))).toEqual([2, 4, 1, 3]);
  });

  it('have exactly this name', async () => {
    const others = ['Sweep', 'sweep.1', 'sweep '].map((name, i) => described(i + 2, 1, { name }));
    api.answers = [lists([described(1), ...others])];
    expect(await idsOf(store.named('sweep'))).toEqual([1]);
  });

  it('are read from all pages, each once even if the pages shift', async () => {
    const all = Array.from({ length: 230 }, (_, i) => described(1000 - i));
    api.answers = [lists(all), lists([described(1001), ...all])];
    expect(await idsOf(store.named('sweep'))).toEqual(all.map(({ id }) => id));
    expect(api.requests).toHaveLength(3);
  });

  it('are read from ten pages at most', async () => {
    api.answers = [lists(Array.from({ length: 1500 }, (_, i) => described(5000 - i)))];
    expect(await store.named('sweep')).toHaveLength(1000);
    expect(api.requests).toHaveLength(10);
  });

  it.each<[string, object | null]>([
    ['of another repository', { head_repository_id: 2 }],
    ['of a deleted repository', { head_repository_id: null }],
    ['of an unnamed repository', { repository_id: undefined, head_repository_id: undefined }],
  ])('count as of a fork if the run is %s', async (_, change) => {
    const { workflow_run } = described(1);
    api.answers = [lists([described(1, 1, { workflow_run: { ...workflow_run, ...change } })])];
    expect((await store.named('sweep'))[0]?.run?.isOfFork).toBe(true);
  });
});

describe('the artifacts of a run', () => {
  it('are the newest of each name', async () => {
    const named = (id: number, name: string) => described(id, id, { name });
    api.answers = [lists([named(1, 'a'), named(4, 'b'), named(3, 'a'), named(2, 'b')])];
    expect(await idsOf(store.ofRun(55))).toEqual([4, 3]);
    expect(api.requests[0]?.url).toMatch(/^\/repos\/o\/r\/actions\/runs\/55\/artifacts\?/);
  });
});

describe('a list of artifacts', () => {
  const whole = JSON.stringify({ total_count: 1, artifacts: [described(1)] });
  const cut = cutsAfter(20, whole);

  it('that was cut off is requested again', async () => {
    api.answers = [cut, says(200, { 'content-type': 'application/json' }, whole)];
    expect(await idsOf(store.named('sweep'))).toEqual([1]);
    api.answers = [cut];
    expect(refusalOf(await failureOf(store.named('sweep')))).toBe('unreachable');
  });

  it.each<[string, unknown, RegExp]>([
    ['no object at all', 7, /^GitHub’s answer to GET .*artifacts: is not what GitHub documents/],
    [
      'something else in it',
      { artifacts: [null] },
      /, field artifacts\[0\]: is not what GitHub documents/,
    ],
    [
      'no time',
      { artifacts: [described(1, 1, { created_at: 'x' })] },
      /\[0\]\.created_at: is not what/,
    ],
  ])('is refused when it has %s', async (_, content, message) => {
    api.answers = [gives(content)];
    const failure = await failureOf(store.named('sweep'));
    expect(refusalOf(failure)).toBe('unreachable');
    expect(failure.message).toMatch(message);
  });
});
