import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { UserError } from '../../src/errors.ts';
import { inspectFiles, readRecord, toSweep } from '../../src/parse/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import type { SourceFile } from '../../src/read/source-file.ts';
import { filesOf, READING } from '../parse/sweeps.ts';
import { repetitions } from './repetitions.ts';

const FOLDER = 'test/fixtures';
const databases = ['mlflow', 'optuna'].flatMap((tool) =>
  readdirSync(`${FOLDER}/${tool}`)
    .filter((name) => name.endsWith('.db'))
    .map((name) => `${tool}/${name}`),
);
const { source } = filesOf('');
const RUNS = repetitions(200, 5000);

/** Reading databases takes a module that older Nodes do not have. */
const hasSqlite = process.getBuiltinModule?.('node:sqlite') !== undefined;

/** Bytes to put somewhere behind the mark that tells a database. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc.constantFrom(new Uint8Array(64), new Uint8Array(64).fill(255)),
  ),
});
const MARK = 16;

function changed(
  bytes: Buffer,
  { at, bytes: put }: typeof change extends fc.Arbitrary<infer T> ? T : never,
): Buffer {
  const copy = Buffer.from(bytes);
  const room = copy.length - MARK;
  copy.set(put.subarray(0, room), MARK + Math.floor(at * Math.max(0, room - put.length)));
  return copy;
}

async function outcomeOf(database: Buffer): Promise<'sweep' | 'told'> {
  const files: readonly SourceFile[] = [{ kind: 'sqlite', path: 'x.db', bytes: database }];
  const asked = { ...READING, metric: null, direction: null };
  try {
    await inspectFiles(files, asked, source);
    toSweep(await readRecord(files, asked, source), asked);
    return 'sweep';
  } catch (error) {
    if (error instanceof UserError) return 'told';
    throw error;
  }
}

async function bytesOf(name: string): Promise<Buffer> {
  const [file] = await readLocal(name, localPlace(FOLDER));
  if (file?.kind !== 'sqlite') throw new Error(`${name} is no database`);
  return file.bytes;
}

test('there are databases to damage', () => {
  expect(databases.length).toBeGreaterThan(3);
});

(hasSqlite ? describe : describe.skip)('with node:sqlite, a database with damaged bytes', () => {
  test.each(databases)('gives a sweep or an error that can be put right: %s', async (name) => {
    const bytes = await bytesOf(name);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        expect(['sweep', 'told']).toContain(await outcomeOf(changes.reduce(changed, bytes)));
      }),
      { numRuns: RUNS },
    );
  });

  test.each(databases)('cut short anywhere does so too: %s', async (name) => {
    const bytes = await bytesOf(name);
    const lengths = fc.integer({ min: MARK, max: bytes.length });
    await fc.assert(
      fc.asyncProperty(lengths, async (length) => {
        expect(['sweep', 'told']).toContain(await outcomeOf(bytes.subarray(0, length)));
      }),
      { numRuns: RUNS },
    );
  });
});
