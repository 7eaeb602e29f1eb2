import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { UserError } from '../../src/errors.ts';
import { unzip } from '../../src/read/download.ts';
import { userErrorOf } from './refusals.ts';
import { type Crafted, craftZip, zipOf } from './zips.ts';

const MIB = 2 ** 20;
const where = 'artifact sweep';

const read = (archive: Buffer, left = 4 * MIB) => unzip(archive, { where, budget: { left } });

const errorOf = (archive: Buffer, left?: number) =>
  userErrorOf(read(archive, left)).then(({ message }) => message);

const refusalOf = (...entries: Crafted[]) => errorOf(craftZip(entries));

describe('an archive', () => {
  it('gives its files in natural order, without folders and hidden files', async () => {
    const names = ['b.csv', 'runs/trial_2.json', 'runs/trial_10.json'];
    const hidden = ['.env', 'runs/', 'runs/.cache/x', '__MACOSX/._a.csv'];
    const all = [...hidden, ...names.toReversed()].map((name) => [name, ''] as const);
    expect((await read(await zipOf(all))).map(({ path }) => path)).toEqual(names);
    expect(await read(await zipOf([]))).toEqual([]);
  });

  const segment = fc.stringMatching(/^[a-zäλ漢0-9][a-zäλ漢0-9 ._-]{0,8}$/);
  const path = fc
    .array(segment, { minLength: 1, maxLength: 3 })
    .map((segments) => segments.join('/'));
  const content = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));

  it('gives back what was put in, however it was compressed', async () => {
    const files = fc.uniqueArray(fc.tuple(path, content), { selector: ([name]) => name });
    const options = fc.record({ compress: fc.boolean(), forceZip64Format: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(files, options, async (given, how) => {
        const found = await read(await zipOf(given, how));
        expect(new Map(found.map((file) => [file.path, file.bytes]))).toEqual(new Map(given));
      }),
      { numRuns: 60 },
    );
  });
});

describe('an entry is refused, and the archive with it,', () => {
  it.each([
    '../a.csv',
    'runs/../../a.csv',
    '..',
    '/etc/passwd',
    'C:/a.csv',
    'c:a.csv',
    '..\\a.csv',
    'runs\\a.csv',
    './a.csv',
    'runs//a.csv',
    'a\0.csv',
    '../',
    '',
  ])('for the path %j', async (path) => {
    const message = await refusalOf({ path: 'good.csv', content: '1' }, { path, content: '2' });
    expect(message).toMatch(/^artifact sweep, entry.*has a path that could lead out/);
  });

  it('with its name made printable', async () => {
    const message = await refusalOf({ path: `../\u202e\n\u001b[31m${'x'.repeat(999)}` });
    expect(message).toMatch(/^[ -~…]{1,400}$/);
  });

  it.each<[string, Partial<Crafted>, string]>([
    ['when it is encrypted', { flags: 1 }, 'is a damaged zip archive (entry is encrypted'],
    ['when it is encrypted strongly', { flags: 0x41 }, 'encryption'],
    ['when its method is not known', { method: 93 }, '(unsupported compression method: 93)'],
  ])('%s', async (_, more, message) => {
    expect(await refusalOf({ path: 'a.csv', content: '1', ...more })).toContain(message);
  });
});

test('an archive with two files of one name is refused: which of them counts must not be left to chance', async () => {
  const [one, other] = ['1', '2'].map((content) => ({ path: 'runs/a.csv', content }));
  expect(await refusalOf(one as Crafted, other as Crafted)).toBe(
    'artifact sweep, entry runs/a.csv: is there twice. Zip every file once.',
  );
});

describe('an archive that lies about its sizes', () => {
  const content = 'lr,score\n0.1,0.9\n';

  it.each<[string, Partial<Crafted>]>([
    ['fewer bytes than there are', { size: 3 }],
    ['more bytes than there are', { size: 4_000_000_000 }],
    ['fewer stored bytes than there are', { savedSize: 4 }],
    ['stored bytes beyond its end', { savedSize: 4_000_000_000 }],
    ['a place beyond its end', { offset: 4_000_000_000 }],
    ['a place where nothing begins', { offset: 7 }],
    ['another checksum', { checksum: 1 }],
    ['stored bytes that are no deflate stream', { saved: Buffer.from('\xff\xff\xff', 'latin1') }],
    ['no bytes', { saved: Buffer.alloc(0) }],
    ['uncompressed, other sizes', { method: 0, size: 5 }],
    ['uncompressed, another checksum', { method: 0, checksum: 5 }],
  ])('is damaged: %s', async (_, lie) => {
    expect(await refusalOf({ path: 'a.csv', content, ...lie })).toMatch(
      /^artifact sweep: is a damaged zip archive \(.+\)\. Run the step/,
    );
  });

  it('is unpacked no further than what the run may read', async () => {
    const limit = 1.5 * MIB;
    const entries = ['a.csv', 'b.csv'].map((path) => ({ path, content: Buffer.alloc(MIB, 'x') }));
    const message = /^artifact sweep, entry b\.csv: brings the sweeps of this run to more than/;
    expect(await errorOf(craftZip(entries), limit)).toMatch(message);
    const lying = entries.map((entry) => ({ ...entry, size: 1 }));
    expect(await errorOf(craftZip([entries[0]!, lying[1]!]), limit)).toMatch(/too many bytes/);
    const uncompressed = entries.map((entry) => ({ ...entry, method: 0 }));
    expect(await errorOf(craftZip(uncompressed), limit)).toMatch(message);
  });

  it('is refused when its entries share their bytes', async () => {
    const content = 'x'.repeat(2000);
    const shared = { content, method: 0, offset: 0 };
    const entries = ['a.csv', 'b.csv'].map((path) => ({ ...shared, path }));
    const [first, second] = entries as [Crafted, Crafted];
    const archive = craftZip([first, { ...second, saved: Buffer.alloc(0), savedSize: 2000 }]);
    expect(await errorOf(archive)).toContain('is a damaged zip archive (its entries overlap).');
  });
});

test('an entry is unpacked no further than the limit, regardless of the size it claims', async () => {
  const saved = deflateRawSync(Buffer.alloc(64 * MIB));
  for (const size of [64 * MIB, 10]) {
    const message = await errorOf(craftZip([{ path: 'a', saved, size }]));
    expect(message).toMatch(/brings the sweeps of this run to more than|too many bytes/);
  }
});

describe('an archive with too many entries', () => {
  const one = { path: 'a.csv', content: 'x', method: 0 };

  it('is refused at once, by its end record', async () => {
    expect(await errorOf(craftZip([one], { count: 100_000 }))).toContain(
      'artifact sweep: holds 100000 entries, and at most 10000 are read.',
    );
  });

  it('is read up to the limit', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ({ ...one, path: `${i}.csv` }));
    expect(await read(craftZip(many))).toHaveLength(10_000);
  });

  it('is damaged when it counts more than there are', async () => {
    const archive = craftZip([{ path: 'a', content: '1' }], { count: 9_999 });
    expect(await errorOf(archive)).toContain('is a damaged zip archive');
  });
});

describe('a damaged archive', () => {
  const text = Array.from({ length: 40 }, (_, i) => `${i},${Math.sqrt(i)}`).join('\n');
  const sound = () =>
    zipOf([
      ['a.csv', text],
      ['runs/b.csv', text.slice(9)],
    ]);

  it('is reported as damaged wherever it is cut', async () => {
    const archive = await sound();
    for (let length = 0; length < archive.length; length++) {
      expect(await errorOf(archive.subarray(0, length))).toContain('is a damaged zip archive (');
    }
  });

  it('never gives wrong content, whichever byte is changed', async () => {
    const archive = await sound();
    const honest = [text, text.slice(9)];
    const at = fc.nat(archive.length - 1);
    await fc.assert(
      fc.asyncProperty(at, fc.integer({ min: 1, max: 255 }), async (place, change) => {
        const bytes = Buffer.from(archive);
        bytes[place] = bytes[place]! ^ change;
        const found = await read(bytes).catch((error: unknown) => error);
        if (found instanceof UserError) return;
        if (!Array.isArray(found)) throw found;
        for (const file of found) expect(honest).toContain(file.bytes.toString());
      }),
      { numRuns: 500 },
    );
  });

  it('is an error and never a crash, for any bytes', async () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc
        .constantFrom('PK\x01\x02', 'PK\x03\x04', 'PK\x05\x06', 'PK\x06\x06', 'PK\x06\x07')
        .map((signature) => Buffer.from(signature, 'latin1')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const found = await read(Buffer.concat(pieces)).catch((error: unknown) => error);
        expect(found instanceof UserError || Array.isArray(found)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
