import {
  type Artifact,
  type ArtifactStore,
  BrokenDownload,
  TooLarge,
} from '../../src/github/index.ts';
import { readArtifacts } from '../../src/read/download.ts';
import { textIfAny } from '../../src/read/index.ts';
import { newBudget } from '../../src/read/source-file.ts';
import { textFile } from '../parse/sweeps.ts';
import { dataErrorOf as errorOf, userErrorOf } from './refusals.ts';
import { craftZip, zipOf } from './zips.ts';

const MIB = 2 ** 20;

function artifact(name: string, more: Partial<Artifact> = {}): Artifact {
  const created = { createdAt: '2026-11-20T10:00:00Z', expiresAt: null };
  return { id: 1, name, bytes: 100, digest: null, expired: false, run: null, ...created, ...more };
}

/** Artifacts in memory. */
class FakeStore implements ArtifactStore {
  readonly asked: string[] = [];
  readonly limits: number[] = [];
  underway = 0;
  maxUnderway = 0;
  readonly stored: Map<string, Buffer | Error>;

  constructor(stored: Readonly<Record<string, Buffer | Error>>) {
    this.stored = new Map(Object.entries(stored));
  }

  named = async () => [];
  ofRun = async () => [];

  async download({ name }: Artifact, maxBytes: number): Promise<Buffer> {
    this.asked.push(name);
    this.limits.push(maxBytes);
    this.maxUnderway = Math.max(this.maxUnderway, ++this.underway);
    // The later it was asked for, the sooner it is there.
    await new Promise((resolve) => setTimeout(resolve, Math.max(1, 20 - 3 * this.asked.length)));
    this.underway--;
    const found = this.stored.get(name);
    if (Buffer.isBuffer(found)) return found;
    throw found ?? new Error(`There is no ${name}.`);
  }
}

const read = (stored: Readonly<Record<string, Buffer | Error>>) =>
  readArtifacts(
    new FakeStore(stored),
    Object.keys(stored).map((name) => artifact(name)),
    newBudget(),
  );

const zip = (files: Record<string, string | Buffer>) => zipOf(Object.entries(files));

describe('the files in artifacts', () => {
  it('have paths below their artifact, in the order given and then by path', async () => {
    const shards = {
      s2: await zip({ 'b.csv': '2b', 'a/10': '10', 'a/9': '9' }),
      s1: await zip({ c: '1' }),
    };
    expect(await read(shards)).toEqual([
      textFile('s2/a/9', '9'),
      textFile('s2/a/10', '10'),
      textFile('s2/b.csv', '2b'),
      textFile('s1/c', '1'),
    ]);
  });

  it('may be the artifact itself', async () => {
    expect(await read({ 'trials.csv': Buffer.from('\ufeffx\n1\n') })).toEqual([
      textFile('trials.csv', 'x\n1\n'),
    ]);
  });

  it('are downloaded four at a time, and keep their order', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `shard-${i}`);
    const files = names.map((name) => [name, Buffer.from(name)] as const);
    const store = new FakeStore(Object.fromEntries(files));
    const found = await readArtifacts(
      store,
      names.map((name) => artifact(name)),
      newBudget(),
    );
    expect(found.map(textIfAny)).toEqual(names);
    expect(store.maxUnderway).toBe(4);
  });
});

describe('an artifact that is not text', () => {
  it.each([
    ['binary', Buffer.from([1, 0, 2]), 'artifact x: contains binary data, not text.'],
    ['a cut zip', craftZip([{ path: 'a' }]).subarray(0, 30), 'artifact x: is a damaged zip'],
  ])('is refused under its name: %s', async (_, stored, message) => {
    expect(await errorOf(read({ x: stored }))).toContain(message);
  });

  it('is refused under the name of the file in it', async () => {
    const inner = await zip({ 'a.csv': '1' });
    expect(await errorOf(read({ x: await zip({ 'runs/a.zip': inner }) }))).toContain(
      'artifact x, entry runs/a.zip: is a zip archive, not text.',
    );
    expect(await errorOf(read({ x: await zip({ 'a.csv': '' }) }))).toContain(
      'artifact x, entry a.csv: is empty.',
    );
  });

  it('is named without unprintable characters', async () => {
    const message = await errorOf(read({ 'x\n\u202e\u001b[31m': Buffer.alloc(0) }));
    expect(message).toMatch(/^artifact x \[31m: is empty/);
  });
});

describe('artifacts that are too large', () => {
  const messageOf = async (store: ArtifactStore, left: number) => {
    const artifacts = [artifact('s1'), artifact('s2')];
    return (await userErrorOf(readArtifacts(store, artifacts, { left }))).message;
  };
  const message = 'brings the sweeps of this run to more than 256 MiB.';

  it('are refused when they take more than what is left for the run', async () => {
    const text = Buffer.alloc(6, 'x');
    const store = new FakeStore({ s1: text, s2: text });
    expect(await messageOf(store, 11)).toContain(`artifact s2: ${message}`);
    expect(store.limits).toEqual([11, 11]);
    const budget = { left: 2 ** 30 };
    await readArtifacts(store, [artifact('s1')], budget);
    expect([store.limits.at(-1), budget.left]).toEqual([64 * MIB, 2 ** 30 - 6]);
  });

  it('are refused when they are too large together once unpacked', async () => {
    const shard = craftZip([{ path: 'a.csv', content: 'x'.repeat(6), method: 0 }]);
    const store = new FakeStore({ s1: shard, s2: shard });
    expect(await messageOf(store, 11)).toContain(`artifact s2, entry a.csv: ${message}`);
  });
});

test('artifacts that hold too many files together are refused', async () => {
  const entries = Array.from({ length: 10_000 }, (_, i) => ({ path: `${i}.json`, method: 0 }));
  const artifacts = [artifact('s1'), artifact('s2')];
  const store = new FakeStore({ s1: craftZip(entries.slice(0, 1)), s2: craftZip(entries) });
  expect(await errorOf(readArtifacts(store, artifacts, newBudget()))).toContain(
    'artifact s2: brings the sweep to more than 10,000 files. Upload only the files of one sweep.',
  );
});

describe('an artifact that does not arrive', () => {
  it.each([
    ['incomplete', 'arrived incomplete (1 of 2 bytes) 3 times', 'Run this job again.'],
    ['wrong-digest', 'does not have the digest that GitHub recorded', 'Run the job that uploads'],
  ] as const)('is named, with a fix: %s', async (kind, what, fix) => {
    const message = await errorOf(read({ x: new BrokenDownload(kind, what) }));
    expect(message).toContain(`artifact x: ${what}. ${fix}`);
  });

  it('is named when it is too large', async () => {
    const failure = new TooLarge(5);
    expect(await errorOf(read({ x: failure }))).toContain('artifact x: is larger than 64 MiB.');
  });

  it('is reported with GitHub’s own answer', async () => {
    const expired = Object.assign(new Error(), { status: 410 });
    await expect(read({ a: Buffer.from('1'), b: expired })).rejects.toBe(expired);
  });
});
