import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { dataError } from '../../../src/errors.ts';
import { inspectFiles, readRecord, toSweep } from '../../../src/parse/index.ts';
import {
  type SourceFile,
  startWorker,
  type TableFile,
  toSourceFile,
  WorkerEnded,
  type WorkerProcess,
} from '../../../src/read/index.ts';
import { filesOf, messageOf, READING, sweepFrom, userError } from '../sweeps.ts';
import { element, list, parquetOf, run } from './writer.ts';

const read = (bytes: Buffer) => sweepFrom([toSourceFile(bytes, 'a.parquet')], { metric: 'score' });
const GZIP = 2;

let worker: WorkerProcess | undefined;
afterAll(() => worker?.stop());

/** The table in bytes, all read in one process as long as they do it no harm. */
async function tableIn(bytes: Buffer): Promise<SourceFile> {
  worker ??= await startWorker('parquet', 1024);
  const file = { path: 'a.parquet', bytes };
  const spent = { rows: 0, values: 0, bytes: 0 };
  const answer = await worker.ask({ file, spent }, 5000).catch((error: unknown) => {
    if (!(error instanceof WorkerEnded)) throw error;
    worker = undefined;
    throw dataError(file, `${error.message} to read`, 'It is given up.');
  });
  return { ...file, kind: 'table', columns: (answer as TableFile).columns };
}

describe('a Parquet file', () => {
  it('is read if nothing is wrong with it', async () => {
    const { trials } = await read(parquetOf({}));
    expect(trials.map(({ score }) => score)).toEqual([0.5, 0.5, 0.5]);
    const several = parquetOf({ levels: run(2, 1), rows: 2, groups: 1 });
    expect((await read(several)).trials).toHaveLength(2);
  });

  const DAMAGED = 'a.parquet: is a damaged Parquet file';

  it.each<[string, Parameters<typeof parquetOf>[0], string]>([
    ['a page of two billion values', { count: 2 ** 31 - 1 }, DAMAGED],
    ['a page of fewer values than rows', { rowsOfGroup: 4 }, DAMAGED],
    [
      'a packed page of two gigabytes',
      { codec: GZIP, packed: gzipSync(''), size: 2 ** 31 - 1 },
      'more than 268,435,456 bytes',
    ],
    [
      'a page that unpacks to more than it says',
      { codec: GZIP, packed: gzipSync(Buffer.alloc(2 ** 24)), size: 100 },
      DAMAGED,
    ],
    ['more rows than are read', { rowsOfGroup: 200_001 }, 'more than 200,000 rows'],
    ['fewer rows than none', { rowsOfGroup: -1 }, DAMAGED],
    ['endless nesting', { schema: Array.from({ length: 4000 }, () => element('a', 1)) }, DAMAGED],
    [
      'two columns of one name',
      { schema: [element('schema', 2), element('score', null), element('score', null)] },
      DAMAGED,
    ],
    [
      'a list of two billion elements',
      { schema: [], footer: Buffer.concat([Buffer.from([0x29]), list([], 2 ** 31 - 1)[1]]) },
      DAMAGED,
    ],
    ['a footer that is nested without end', { footer: Buffer.alloc(2 ** 20, 0x1c) }, DAMAGED],
    ['long texts', { texts: ['1'.repeat(2 ** 20)], rows: 1000 }, 'more than 268,435,456 bytes'],
    [
      'a codec there is not',
      { codec: 77 },
      `${DAMAGED}, or one of a rare kind (parquet unsupported compression codec`,
    ],
  ])('is refused with %s', async (_, wrong, message) => {
    const error = await userError(tableIn(parquetOf(wrong)));
    expect(error.message).toContain(message);
    expect(error.fault).toBe('data');
  });

  it('is given up when it takes the library very long, or very much memory', async () => {
    const { setTimeout: usual } = globalThis;
    const quick = (run: () => void, ms?: number) => usual(run, ms === 10_000 ? 500 : ms);
    const clock = jest.spyOn(globalThis, 'setTimeout').mockImplementation(quick as typeof usual);
    expect(await messageOf(read(parquetOf({ levels: run(2 ** 31 - 1, 1) })))).toMatch(
      /^a\.parquet: takes more than (10 seconds|1,536 MiB of memory) to read\. Keep one row/,
    );
    clock.mockRestore();
  });

  it('spends one allowance with all others of its sweep', async () => {
    const bytes = parquetOf({ texts: ['1'.repeat(2 ** 20)], rows: 100 });
    const files = ['a', 'b', 'c'].map((name) => toSourceFile(bytes, `${name}.parquet`));
    expect(await messageOf(sweepFrom(files))).toMatch(/^c\.parquet: brings the sweep to more than/);
  });
});

const FOLDER = 'test/fixtures/parquet';
const fixtures = readdirSync(FOLDER).filter((name) => name.endsWith('.parquet'));
const { source } = filesOf('');

/** Whether bytes are a sweep, or an error that the user can put right; anything else is thrown. */
async function isSweep(bytes: Buffer): Promise<boolean> {
  const reading = { ...READING, metric: 'accuracy' };
  const read = tableIn(bytes).then(async (file) => {
    await inspectFiles([file], reading, source);
    return toSweep(await readRecord([file], reading, source), reading);
  });
  return read.then(
    () => true,
    async () => (await userError(read)) === null,
  );
}

describe.each(fixtures)('%s', (name) => {
  const bytes = readFileSync(`${FOLDER}/${name}`);

  it('is refused wherever it is cut off', async () => {
    for (let i = 1; i < 16; i++) {
      const length = Math.floor((i * bytes.length) / 16);
      expect(await isSweep(bytes.subarray(0, length))).toBe(false);
    }
  });

  it('is a sweep or an error when bits of it are wrong', async () => {
    const bit = fc.nat(8 * bytes.length - 1);
    const property = fc.asyncProperty(
      fc.array(bit, { minLength: 1, maxLength: 4 }),
      async (bits) => {
        const copy = Buffer.from(bytes);
        for (const one of bits) copy[one >> 3] = (copy[one >> 3] ?? 0) ^ (1 << (one & 7));
        expect(typeof (await isSweep(copy))).toBe('boolean');
      },
    );
    await fc.assert(property, { numRuns: 15, seed: 19 });
  });
});
