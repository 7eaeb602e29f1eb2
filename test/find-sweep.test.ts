import { findSweep } from '../src/find-sweep.ts';
import type { Artifact } from '../src/github/index.ts';
import { type GitHubPlace, localPlace, parseLocation } from '../src/read/index.ts';
import { textFile } from './parse/sweeps.ts';
import { fakeReader, refused, refusing, savedOf, WORKFLOW } from './read/fake-reader.ts';
import { userErrorOf as errorOf } from './read/refusals.ts';
import { temporaryFolder } from './read/temporary-folder.ts';

const RUN = 50;
const COMMITS = { parents: { m1: [], h1: ['m1'] }, branches: { main: 'm1' } };

/** An artifact of the run that is judged. */
function shard(name: string, more: Partial<Artifact> = {}): Artifact {
  const run = { id: RUN, headSha: 'h1', headBranch: 'change', isOfFork: false };
  return { ...savedOf('h1', RUN), name, run, ...more };
}

interface Given {
  readonly listed?: readonly Artifact[];
  readonly content?: GitHubPlace['reader']['content'];
  readonly artifacts?: Partial<GitHubPlace['reader']['artifacts']>;
}

const MAIN = { branch: 'main', headSha: 'h1', workflow: WORKFLOW };

function place({ listed = [], artifacts = {}, ...given }: Given) {
  const { reader } = fakeReader({ ...COMMITS, listed });
  return {
    ...localPlace('/nowhere'),
    github: {
      reader: { ...reader, ...given, artifacts: { ...reader.artifacts, ...artifacts } },
      runId: RUN,
      judgingRunId: RUN,
      baseline: { ...MAIN, isOnBranch: false, mustHaveWorkflow: false },
      candidateShas: ['h1'],
      runUrl: (id: number) => `https://github.com/o/r/actions/runs/${id}`,
      now: Date.parse('2026-03-01T00:00:00Z'),
    },
  };
}

const find = (arm: 'baseline' | 'candidate', location: string, given: Given = {}) =>
  findSweep({ arm, location: parseLocation(location, arm), trainedSha: null }, place(given));

async function absenceOf(...wanted: Parameters<typeof find>) {
  const { files, search, source } = await find(...wanted);
  expect(files).toEqual([]);
  expect(source).toMatchObject({ sha: null, runUrl: null, createdAt: null });
  return search.absence;
}

describe('a path', () => {
  const folder = temporaryFolder();

  test('called - is a file, unless it is asked for on the command line', async () => {
    await folder.write({ '-': 'x\n1\n' });
    const wanted = {
      arm: 'candidate',
      location: parseLocation('-', 'candidate'),
      trainedSha: null,
    } as const;
    const { files, source } = await findSweep(wanted, localPlace(folder.path));
    expect([files[0]?.path, source.kind]).toEqual(['-', 'file']);
  });

  test('is read from the workspace, and needs no GitHub', async () => {
    await folder.write({ 'sweep.csv': 'x\n1\n' });
    const workspace = { ...localPlace(folder.path), workspaceSha: 'h1' };
    const search = (arm: 'baseline' | 'candidate', location: string) =>
      findSweep({ arm, location: parseLocation(location, arm), trainedSha: null }, workspace);
    const found = await search('candidate', '*.csv');
    expect(found.files).toEqual([textFile('sweep.csv', 'x\n1\n')]);
    expect(found.source).toMatchObject({ kind: 'file', location: '*.csv', sha: 'h1' });
    expect(found.search).toMatchObject({
      location: { text: '*.csv' },
      absence: null,
      choice: null,
    });
    // What the file next to it was trained on is unknown.
    expect((await search('baseline', 'sweep.csv')).source.sha).toBeNull();
    expect((await search('baseline', 'x*')).search.absence).toEqual({ why: 'missing' });
    expect((await errorOf(search('candidate', 'auto'))).message).toContain('`github-token`');
  });
});

test('a file at a commit may be missing or forbidden', async () => {
  const missing = await absenceOf('baseline', 'ref:main:a.csv');
  expect(missing).toEqual({ why: 'missing' });
  const forbidden = { content: refusing(403) };
  expect(await absenceOf('baseline', 'ref:main:a.csv', forbidden)).toEqual({
    why: 'forbidden',
    permission: 'contents: read',
  });
});

describe('artifacts of a run', () => {
  const listed = [shard('sweep-10'), shard('sweep-9'), shard('log'), savedOf('m1', 7)];

  test('are read in natural order, with their age', async () => {
    const found = await find('candidate', 'artifact:sweep-*', { listed });
    expect(found.files.map(({ path }) => path)).toEqual(['sweep-9', 'sweep-10']);
    expect(found.source).toEqual({
      kind: 'artifact',
      location: 'artifact:sweep-*',
      sha: null,
      runUrl: `https://github.com/o/r/actions/runs/${RUN}`,
      createdAt: '2026-02-20T00:00:00.000Z',
    });
    expect(found.search).toMatchObject({
      artifacts: ['sweep-9', 'sweep-10'],
      age: 9 * 24 * 60 * 60,
      choice: null,
      shards: null,
    });
  });

  test('are not a sweep once one part has expired', async () => {
    const parts = [shard('s-0'), shard('s-1', { expired: true })];
    expect(await absenceOf('candidate', 'artifact:s-*', { listed: parts })).toEqual({
      why: 'expired',
      sha: 'h1',
      expiredAt: '2026-12-24T00:00:00Z',
    });
  });

  test('of a fork can be the candidate, but not a baseline from another run', async () => {
    const run = { id: RUN, headSha: 'h1', headBranch: 'main', isOfFork: true };
    const forks = { listed: [shard('s', { run })] };
    expect((await find('candidate', `run:${RUN}:s`, forks)).files).toHaveLength(1);
    expect((await find('baseline', 'artifact:s', forks)).files).toHaveLength(1);
    expect(await absenceOf('baseline', `run:${RUN}:s`, forks)).toEqual({ why: 'of-fork' });
    const unknown = { artifacts: { ofRun: async () => [shard('s', { run: null })] } };
    expect(await absenceOf('baseline', `run:${RUN}:s`, unknown)).toEqual({ why: 'of-fork' });
  });

  test.each([
    [refused(404), { why: 'missing' }],
    [refused(410), { why: 'expired', sha: null, expiredAt: null }],
    [refused(403), { why: 'forbidden', permission: 'actions: read' }],
    [refused(500, 'a\n\u202eb'), { why: 'unreachable', what: 'a b' }],
  ])(
    'that GitHub refuses to list or give leave no baseline, with the reason (%j)',
    async (error, absence) => {
      const fails = () => Promise.reject(error);
      for (const artifacts of [{ ofRun: fails }, { download: fails }]) {
        const given = { listed, artifacts };
        expect(await absenceOf('baseline', 'artifact:log', given)).toEqual(absence);
      }
    },
  );
});

test('the saved sweeps with a date in the future have age 0', async () => {
  const listed = [savedOf('m1', 7, { createdAt: '2026-03-01T00:05:00Z' })];
  expect((await find('baseline', 'auto', { listed })).search.age).toBe(0);
});
