import { appendFile, mkdtemp, rm, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../src/errors.ts';
import { toSourceFile } from '../../src/read/decode.ts';
import { piecesOf, type SourceFile } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { LIMITS } from '../../src/read/room.ts';
import { failureOf } from './refusals.ts';

const KIB = 2 ** 10;
/** Nothing but beginnings and small files is held. */
const SMALL = { held: 0, starts: 2 ** 22, large: 2 ** 22 };

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'large-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

async function write(content: string | Buffer, name = 'a.csv'): Promise<void> {
  await writeFile(join(directory, name), content);
}

async function read(limits = SMALL): Promise<SourceFile[]> {
  return readLocal('*', { directory, limits });
}

async function only(content: string | Buffer): Promise<SourceFile> {
  await write(content);
  const [file] = await read();
  if (file === undefined) throw new Error('There is no file');
  return file;
}

async function joined(file: SourceFile): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of piecesOf(file)) pieces.push(piece);
  return pieces.join('');
}

async function messageOf(result: Promise<unknown>): Promise<string> {
  const error = await failureOf(result);
  if (!(error instanceof UserError)) throw new Error(`Not a UserError: ${error}`);
  return error.message;
}

/** Longer than a piece, with characters of several bytes across the ends of pieces. */
const TEXT = `x,y€\n${'ä,€\n'.repeat(100_000)}`;

describe('a large text file', () => {
  it('is held by its beginning, and read in pieces as often as is asked', async () => {
    const file = await only(TEXT);
    expect(file.text.length).toBeGreaterThan(16 * KIB);
    expect(file.text.length).toBeLessThan(64 * KIB);
    expect(TEXT.startsWith(file.text)).toBe(true);
    expect(file.large?.bytes).toBe(Buffer.byteLength(TEXT));
    expect((await joined(file)) === TEXT).toBe(true);
    expect((await joined(file)) === TEXT).toBe(true);
  });

  it('loses its byte order mark, at its beginning and in its pieces', async () => {
    const file = await only(`\ufeff${TEXT}`);
    expect(file.text.startsWith('x,y€')).toBe(true);
    expect((await joined(file)) === TEXT).toBe(true);
  });

  it('is held up to the end of its first line, however long that is up to a MiB', async () => {
    const header = `\n${'column,'.repeat(20_000)}`;
    expect((await only(`${header}\n${'1,'.repeat(90_000)}`)).text).toBe(`${header}\n`);
    expect((await only(`${header}\r${'1,'.repeat(90_000)}`)).text).toBe(`${header}\r`);
    expect((await only('x'.repeat(2 ** 21))).text).toHaveLength(2 ** 20);
  });

  it('is refused for a byte that is no UTF-8 as a small file is, when it gets there', async () => {
    const bytes = Buffer.concat([Buffer.from(TEXT), Buffer.from('Bär', 'latin1')]);
    const file = await only(bytes);
    expect(file.refusal).toBeUndefined();
    const expected = toSourceFile(bytes, 'a.csv').refusal?.message ?? '';
    expect(expected).toContain('a.csv, line 100002: is not UTF-8: byte 700008 is 0xe4.');
    expect(await messageOf(joined(file))).toBe(expected);
  });

  it('is refused for binary data and for a character that is cut off, too', async () => {
    const binary = await only(`${TEXT}\0`);
    expect(await messageOf(joined(binary))).toContain('a.csv: holds binary data, not text.');
    const cut = await only(Buffer.from(TEXT).subarray(0, -3));
    expect(await messageOf(joined(cut))).toMatch(/a.csv, line 100001: is not UTF-8: .* 0xe2\./);
  });

  it.each([
    ['compressed', Buffer.from([0x1f, 0x8b, 8, 1]), 'is compressed with gzip, not text'],
    ['not UTF-8', Buffer.from('\nä', 'latin1'), 'is not UTF-8: byte 1 is 0xe4'],
    ['UTF-16', Buffer.from([0xff, 0xfe, 0x78]), 'is UTF-16'],
    ['blank', Buffer.alloc(2 ** 20, ' '), 'begins with 1 MiB of blanks'],
  ])('is refused at once if its beginning is %s', async (_, start, what) => {
    const file = await only(Buffer.concat([start, Buffer.alloc(2 ** 20, 'x')]));
    expect(file).toMatchObject({ text: '', refusal: { what } });
    expect(file.large).toBeUndefined();
  });

  it('may have grown or gone when it is read', async () => {
    const file = await only(TEXT);
    await appendFile(join(directory, 'a.csv'), 'more\n');
    expect((await joined(file)).endsWith('\nmore\n')).toBe(true);
    await truncate(join(directory, 'a.csv'), 0);
    await appendFile(join(directory, 'a.csv'), 'x'.repeat(SMALL.large + 1));
    expect(await messageOf(joined(file))).toContain('a.csv: makes the sweep larger than 4 MiB.');
    await unlink(join(directory, 'a.csv'));
    expect(await messageOf(joined(file))).toContain('a.csv: cannot be read (ENOENT).');
  });
});

describe('the room for files', () => {
  it('is for whole files first; what no longer fits is read in pieces', async () => {
    for (const name of ['a.csv', 'b.csv', 'c.csv']) await write('x'.repeat(100 * KIB), name);
    const files = await read({ ...SMALL, held: 200 * KIB });
    expect(files.map(({ large }) => large?.bytes)).toEqual([undefined, undefined, 100 * KIB]);
  });

  it('is left for small files where others take what there is', async () => {
    await write('x'.repeat(100 * KIB), 'a.csv');
    await write('{}', 'sweep.meta.json');
    const [, meta] = await read({ ...SMALL, held: 100 * KIB });
    expect(meta).toEqual({ path: 'sweep.meta.json', text: '{}' });
  });

  it('ends for what is never read in pieces', async () => {
    await write(' '.repeat(100 * KIB), 'sweep.meta.json');
    expect(await messageOf(read())).toContain('sweep.meta.json: makes the sweep larger than 0 MiB');
    await unlink(join(directory, 'sweep.meta.json'));
    await write(`SQLite format 3\0${'x'.repeat(100 * KIB)}`);
    expect(await messageOf(read())).toContain('a.csv: makes the sweep larger than 0 MiB');
  });

  it('ends for beginnings as well', async () => {
    for (const name of ['a.csv', 'b.csv', 'c.csv']) await write('x\n'.repeat(64 * KIB), name);
    expect(await read({ ...SMALL, starts: 192 * KIB })).toHaveLength(3);
    const scarce = read({ ...SMALL, starts: 128 * KIB });
    expect(await messageOf(scarce)).toContain('c.csv: makes the sweep larger than 0 MiB');
  });

  it('is a gigabyte for large files together, which are not read to find that out', async () => {
    for (const name of ['a.csv', 'b.csv']) {
      await write('x\n'.repeat(8 * KIB), name);
      await truncate(join(directory, name), 2 ** 29);
    }
    expect(await read(LIMITS)).toHaveLength(2);
    await truncate(join(directory, 'b.csv'), 2 ** 29 + 1);
    const message = await messageOf(read(LIMITS));
    expect(message).toContain('b.csv: makes the sweep larger than 1 GiB. Keep one row a trial');
  });
});
