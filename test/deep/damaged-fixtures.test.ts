import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { UserError } from '../../src/errors.ts';
import { inspectFiles, readRecord, type Sweep, toSweep } from '../../src/parse/index.ts';
import { saveSweep } from '../../src/parse/saved/saved-sweep.ts';
import type { Source, SourceFile } from '../../src/read/index.ts';
import { textIfAny } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import type { ReadingSettings } from '../../src/settings/index.ts';
import { savedSweeps } from '../parse/saved/saved-sweeps.ts';
import { filesOf, READING } from '../parse/sweeps.ts';
import { repetitions } from './repetitions.ts';

const FOLDER = join(process.cwd(), 'test', 'fixtures');
const SOURCE: Source = { kind: 'file', location: 'x', sha: null, runUrl: null, createdAt: null };
const RUNS = repetitions(100, 5000);

/** Every sweep of every tool, as `inspect` is given it. */
const fixtures = readdirSync(FOLDER).flatMap((tool) =>
  readdirSync(join(FOLDER, tool))
    .filter((name) => !/^(SOURCES\.md|make\.|server\.)/.test(name))
    .map((name) => `${tool}/${name}`),
);
const databases = fixtures.filter((name) => name.endsWith('.db'));
const read = (name: string) => readLocal(name, localPlace(FOLDER));

const SCRAPS = [
  ...['', ',', '\n', '"', '\\"', '\\', '{', '}', '[', ']', ':', '-', '.', '\u0000', '\u{1f600}'],
  ...['NaN', '-Infinity', 'null', 'true', '9e999', '"__proto__":', 'constructor'],
];

/** Cuts a piece out of a text and puts something else in its place. */
const mutation = fc.record({
  file: fc.nat(1000),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.constantFrom(0, 1, 2, 8, 100, 100_000),
  put: fc.oneof(fc.constantFrom(...SCRAPS), fc.string({ maxLength: 12 })),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

function mutate(files: readonly SourceFile[], { file, at, length, put }: Mutation): SourceFile[] {
  const index = file % files.length;
  return files.map((one, i) => {
    if (i !== index || textIfAny(one) === '') return one;
    const start = Math.floor(at * textIfAny(one).length);
    const text = textIfAny(one).slice(0, start) + put + textIfAny(one).slice(start + length);
    return { ...one, text };
  });
}

type Asked = Partial<ReadingSettings>;

/** What is asked of a sweep, where it is not what its files say or leave open. */
const asked: fc.Arbitrary<Asked> = fc.oneof(
  fc.constant({}),
  fc.record(
    {
      metric: fc.constantFrom('x', 'a.b[-1].c', 'max(curve[*][1])', 'length(@)', 'x ||', '`1`'),
      direction: fc.constantFrom('maximize', 'minimize'),
      cost: fc.constantFrom('seconds', 'duration'),
      format: fc.constantFrom('csv', 'json', 'jsonl'),
      failedTrials: fc.constantFrom('drop', 'error'),
      prunedTrials: fc.constantFrom('worst', 'drop', 'error'),
    },
    { requiredKeys: [] },
  ),
);

async function readAll(files: readonly SourceFile[], more: Asked): Promise<Sweep> {
  const { metric, direction } = await inspectFiles(files, READING, SOURCE);
  const name = metric.name ?? metric.candidates[0]?.name ?? null;
  const known = direction.from === 'recorded' ? null : (direction.value ?? 'maximize');
  const reading = { ...READING, direction: known, metric: name, ...more };
  return toSweep(await readRecord(files, reading, SOURCE), reading);
}

function expectSound({ trials, counts }: Sweep): void {
  expect(counts.counted).toBe(trials.length);
  expect(trials.length).toBeGreaterThan(0);
  for (const { score, outcome, cost } of trials) {
    expect(score).toBeLessThan(Infinity);
    expect(outcome === 'completed' && score === -Infinity).toBe(false);
    expect(cost === null || (cost > 0 && cost < Infinity)).toBe(true);
  }
}

/** What is neither a sound sweep nor an error that a user can act on is thrown. */
async function expectSweepOrError(files: readonly SourceFile[], more: Asked = {}): Promise<void> {
  const result = await readAll(files, more).catch((reason: unknown) => reason);
  if (result instanceof UserError) expect(result.message).toMatch(/^\P{Cc}{20,3000}$/u);
  else if (result instanceof Error) throw result;
  else expectSound(result as Sweep);
}

test('undamaged, they are sweeps, for the most part', async () => {
  expect(fixtures.length).toBeGreaterThan(40);
  expect(databases.length).toBeGreaterThan(3);
  const outcomes = await Promise.allSettled(fixtures.map(async (x) => readAll(await read(x), {})));
  const sweeps = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(sweeps.length).toBeGreaterThan(30);
});

test.each(fixtures)('damaged, %s gives a sweep or an error that can be put right', async (name) => {
  const files = await read(name);
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), asked, (mutations, more) =>
      expectSweepOrError(mutations.reduce<readonly SourceFile[]>(mutate, files), more),
    ),
    { numRuns: RUNS },
  );
});

test('a saved sweep does so too, by itself and among shards', async () => {
  const damage = fc.array(mutation, { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      savedSweeps,
      damage,
      fc.boolean(),
      asked,
      async (saved, all, isAlone, more) => {
        const text = saveSweep(saved);
        const [damaged] = all.reduce<readonly SourceFile[]>(mutate, filesOf(text).files);
        const texts = isAlone ? textIfAny(damaged) : [text, textIfAny(damaged)];
        await expectSweepOrError(filesOf(texts).files, more);
      },
    ),
    { numRuns: 5 * RUNS },
  );
});

/** Bytes to put somewhere behind the mark that tells a database. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc.constantFrom(new Uint8Array(64), new Uint8Array(64).fill(255)),
  ),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
const MARK = 16;

function changed(bytes: Buffer, { at, bytes: put }: Change): Buffer {
  const copy = Buffer.from(bytes);
  const room = copy.length - MARK;
  copy.set(put.subarray(0, room), MARK + Math.floor(at * Math.max(0, room - put.length)));
  return copy;
}

/** Reading databases takes a module that older Nodes do not have. */
const hasSqlite = process.getBuiltinModule?.('node:sqlite') !== undefined;

(hasSqlite ? describe : describe.skip)('with node:sqlite, a database', () => {
  test.each(databases)('with damaged bytes, or cut short, does so too: %s', async (name) => {
    const [file] = await read(name);
    if (file?.kind !== 'sqlite') throw new Error(`${name} is no database`);
    const { bytes: database } = file;
    const damage = fc.oneof(
      fc
        .array(change, { minLength: 1, maxLength: 4 })
        .map((changes) => changes.reduce(changed, database)),
      fc.integer({ min: MARK, max: database.length }).map((end) => database.subarray(0, end)),
    );
    await fc.assert(
      fc.asyncProperty(damage, (damaged) => expectSweepOrError([{ ...file, bytes: damaged }])),
      { numRuns: 2 * RUNS },
    );
  });
});
