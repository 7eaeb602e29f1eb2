import { artifactStore, refusalOf } from '../../src/github/index.ts';
import { type Answer, fakeGitHub } from '../publish/fake-github.ts';

const DAY = 24 * 60 * 60 * 1000;

/** As GitHub describes it, made on the given day. */
function described(id: number, day = id, more: object = {}) {
  return {
    ...{ id, name: 'sweep', size_in_bytes: 10 + id, digest: `sha256:${id}`, expired: false },
    created_at: new Date(Date.UTC(2026, 0, 1) + day * DAY).toISOString(),
    expires_at: '2027-01-01T00:00:00Z',
    workflow_run: {
      ...{ id: 100 + id, repository_id: 1, head_repository_id: 1 },
      ...{ head_branch: 'main', head_sha: 'abc' },
    },
    ...more,
  };
}

const next = { link: '<https://api.github.com/next>; rel="next"' };

/** A list of artifacts, page by page. */
function pages(artifacts: readonly object[], size = 100): Answer[] {
  const starts = Array.from({ length: Math.ceil(artifacts.length / size) }, (_, i) => i * size);
  return starts.map((at) => {
    const body = { total_count: artifacts.length, artifacts: artifacts.slice(at, at + size) };
    return at + size < artifacts.length ? [200, body, next] : [200, body];
  });
}

function given(...answers: readonly Answer[]) {
  const { client, sent } = fakeGitHub(...answers);
  return { store: artifactStore(client), asked: () => sent.map(({ request }) => request) };
}

const named = (...answers: readonly Answer[]) => given(...answers).store.named('sweep');

const idsOf = async (result: Promise<readonly { id: number }[]>) =>
  (await result).map(({ id }) => id);

describe('the artifacts of a name', () => {
  it('are read from GitHub’s description', async () => {
    const { store, asked } = given(...pages([described(3)]));
    expect(await store.named('sweep')).toEqual([
      {
        ...{ id: 3, name: 'sweep', bytes: 13, digest: 'sha256:3', expired: false },
        createdAt: '2026-01-04T00:00:00.000Z',
        expiresAt: '2027-01-01T00:00:00Z',
        run: { id: 103, headSha: 'abc', headBranch: 'main', isOfFork: false },
      },
    ]);
    const query = 'name=sweep&per_page=100&page=1';
    expect(asked()).toEqual([`GET /repos/octo/sweeps/actions/artifacts?${query}`]);
  });

  it('come newest first; of two made at once, the one with the higher id', async () => {
    const all = [described(1, 5), described(2, 9), described(3, 1), described(4, 5)];
    expect(await idsOf(named(...pages(all)))).toEqual([2, 4, 1, 3]);
  });

  it('have exactly this name', async () => {
    const others = ['Sweep', 'sweep.1', 'sweep '].map((name, i) => described(i + 2, 1, { name }));
    expect(await idsOf(named(...pages([described(1), ...others])))).toEqual([1]);
  });

  it('are read from all pages, each once even if the pages shift', async () => {
    const all = Array.from({ length: 230 }, (_, i) => described(1000 - i));
    const [first] = pages(all);
    const [, ...others] = pages([described(1001), ...all]);
    expect(await idsOf(named(...(first ? [first] : []), ...others))).toEqual(all.map((a) => a.id));
  });

  it('are read from ten pages at most', async () => {
    const all = Array.from({ length: 1500 }, (_, i) => described(5000 - i));
    const { store, asked } = given(...pages(all));
    expect(await store.named('sweep')).toHaveLength(1000);
    expect(asked()).toHaveLength(10);
  });

  it.each<[string, object | null]>([
    ['of another repository', { head_repository_id: 2 }],
    ['of a deleted repository', { head_repository_id: null }],
    ['of an unnamed repository', { repository_id: undefined, head_repository_id: undefined }],
  ])('count as of a fork if the run is %s', async (_, change) => {
    const workflow_run = { ...described(1).workflow_run, ...change };
    const [artifact] = await named(...pages([described(1, 1, { workflow_run })]));
    expect(artifact?.run?.isOfFork).toBe(true);
  });
});

test('the artifacts of a run are the newest of each name', async () => {
  const called = (id: number, name: string) => described(id, id, { name });
  const all = [called(1, 'a'), called(4, 'b'), called(3, 'a'), called(2, 'b')];
  const { store, asked } = given(...pages(all));
  expect(await idsOf(store.ofRun(55))).toEqual([4, 3]);
  expect(asked()[0]).toMatch(/^GET \/repos\/octo\/sweeps\/actions\/runs\/55\/artifacts\?/);
});

test('a list that was cut off is requested again', async () => {
  const cut: Answer = [200, '{"total_count": 1, "artif'];
  expect(await idsOf(named(cut, ...pages([described(1)])))).toEqual([1]);
  const failure = await named(cut).catch((error: unknown) => error);
  expect(refusalOf(failure)).toBe('unreachable');
});

test.each<[string, unknown, RegExp]>([
  ['no object at all', 7, /^GitHub’s answer to GET .*artifacts: is not what GitHub documents/],
  ['something else in it', { artifacts: [null] }, /, field artifacts\[0\]: is not what GitHub/],
  ['no time', { artifacts: [described(1, 1, { created_at: 'x' })] }, /\[0\]\.created_at: is not/],
])('a list is refused when it has %s', async (_, content, message) => {
  const failure: Error = await named([200, content]).then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: Error) => error,
  );
  expect(refusalOf(failure)).toBe('unreachable');
  expect(failure.message).toMatch(message);
});
