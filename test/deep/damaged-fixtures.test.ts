import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { UserError } from '../../src/errors.ts';
import { inspectFiles, readRecord, toSweep } from '../../src/parse/index.ts';
import type { Source, SourceFile } from '../../src/read/index.ts';
import { textIfAny } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import { READING } from '../parse/sweeps.ts';
import { repetitions } from './repetitions.ts';

const FOLDER = join(process.cwd(), 'test', 'fixtures');
const SOURCE: Source = { kind: 'file', location: 'x', sha: null, runUrl: null, createdAt: null };
const RUNS = repetitions(200, 5000);

/** Every sweep of every tool, as `inspect` is given it. */
const fixtures = readdirSync(FOLDER).flatMap((tool) =>
  readdirSync(join(FOLDER, tool))
    .filter((name) => !/^(SOURCES\.md|make\.|server\.)/.test(name))
    .map((name) => `${tool}/${name}`),
);

const SCRAPS = ['', ',', '\n', '"', '{', '}', '[', ']', ':', 'NaN', 'null', '-', '\u0000', '9e999'];

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

async function isTold(read: Promise<unknown>): Promise<boolean> {
  return read.then(
    () => true,
    (error: unknown) => {
      if (error instanceof UserError) return true;
      throw error;
    },
  );
}

async function readAll(files: readonly SourceFile[]): Promise<unknown> {
  const { metric, direction } = await inspectFiles(files, READING, SOURCE);
  const name = metric.name ?? metric.candidates[0]?.name ?? null;
  const known = direction.from === 'recorded' ? null : (direction.value ?? 'maximize');
  const reading = { ...READING, direction: known, metric: name };
  return toSweep(await readRecord(files, reading, SOURCE), reading);
}

test('undamaged, they are sweeps, for the most part', async () => {
  expect(fixtures.length).toBeGreaterThan(40);
  const read = await Promise.all(
    fixtures.map(async (name) => {
      const files = await readLocal(name, localPlace(FOLDER));
      return readAll(files).then(
        () => 1,
        () => 0,
      );
    }),
  );
  expect(read.filter(Boolean).length).toBeGreaterThan(30);
});

test.each(fixtures)('damaged, %s gives a sweep or an error that can be put right', async (name) => {
  const files = await readLocal(name, localPlace(FOLDER));
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
      const damaged = mutations.reduce<readonly SourceFile[]>(mutate, files);
      expect(await isTold(readAll(damaged))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
