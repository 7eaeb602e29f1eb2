import { execFileSync } from 'node:child_process';
import fs, { linkSync, writeFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { textIfAny } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import { toSourceFile } from '../../src/read/source-file.ts';
import { posixTest } from '../support/windows.ts';
import { dataErrorOf as errorOf, refusalOf } from './refusals.ts';
import { temporaryFolder } from './temporary-folder.ts';

const folder = temporaryFolder();
const { at, write } = folder;

const read = (spec: string) => readLocal(spec, localPlace(folder.path));

async function pathsOf(spec: string): Promise<string[]> {
  return (await read(spec)).map(({ path }) => path);
}

test('hidden files are left out, and so are others than those of the folder', async () => {
  await write({ 'a/x.csv': 'x', 'a/b/y.bin': Buffer.alloc(1), 'a/.z': '', 'sweep.meta.json': '{' });
  expect(await pathsOf('a')).toEqual(['a/b/y.bin', 'a/x.csv']);
  expect(await pathsOf('a/*.csv')).toEqual(['a/x.csv']);
  expect(await pathsOf('nothing')).toEqual([]);
});

describe('a path', () => {
  it.each([
    ['runs/b.csv', ['runs/b.csv']],
    ['runs', ['runs/a/z.csv', 'runs/b.csv']],
    ['./runs/', ['runs/a/z.csv', 'runs/b.csv']],
    ['runs/*', ['runs/a/z.csv', 'runs/b.csv']],
    ['*.csv', ['a1.csv', 'a[1].csv', 'b1.csv']],
    ['**/a*.{csv,json}', ['a1.csv', 'a2.json', 'a[1].csv', 'meta/a.csv', 'meta/sweep.meta.json']],
    ['a[1].csv', ['a[1].csv']],
    ['b[1].csv', ['b1.csv']],
    ['runs (1)/*.csv', ['runs (1)/x.csv']],
    ['(a+)+b', []],
    ['meta', ['meta/a.csv', 'meta/b/c.csv', 'meta/b/sweep.meta.json', 'meta/sweep.meta.json']],
    ['meta/a.csv', ['meta/a.csv', 'meta/sweep.meta.json']],
    ['meta/b', ['meta/b/c.csv', 'meta/b/sweep.meta.json']],
    ['meta/sweep.meta.json', ['meta/sweep.meta.json']],
  ])('may be a file, a folder or a glob, without hidden files: %s', async (spec, paths) => {
    const files = ['runs/b.csv', 'runs/a/z.csv', 'runs/.a', 'runs/.git/c', 'runs (1)/x.csv'];
    files.push('b1.csv', 'a1.csv', 'a2.json', '.a3.csv', 'a[1].csv');
    files.push(
      'a'.repeat(200),
      'meta/a.csv',
      'meta/sweep.meta.json',
      'meta/b/c.csv',
      'meta/b/sweep.meta.json',
    );
    await write(Object.fromEntries(files.map((name) => [name, 'x'])));
    expect(await pathsOf(spec)).toEqual(paths);
    const absolute = paths.map((path) => at(path).replaceAll('\\', '/'));
    expect(await pathsOf(at(spec))).toEqual(absolute);
  });

  it.each(['none.csv', 'none/*.csv', 'a.csv/b.csv', 'x'.repeat(5000), '['])(
    'may match nothing',
    async (spec) => {
      await write({ 'a.csv': '1' });
      expect(await read(spec)).toEqual([]);
    },
  );

  it.each([
    ['', 'is empty'],
    [' \t\n', 'is empty'],
    ['a\0.csv', 'has a NUL character'],
  ])('must be one that can exist: %j', async (spec, what) => {
    await write({ 'a.csv': '1' });
    const error = await read(spec).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ fault: 'settings', where: 'path', what });
  });

  posixTest('may have links to files in it, but links to folders are left out', async () => {
    await write({ 'cache/1': '1', 'cache/2': '2', 'runs/d.csv': '4', '.hidden': '5' });
    for (const [to, from] of [
      ['../cache/1', 'runs/a.csv'],
      ['../cache/1', 'runs/b.csv'],
      ['d.csv', 'runs/c.csv'],
      ['../cache', 'runs/folder'],
      ['..', 'runs/loop'],
      ['../.hidden', 'runs/e.csv'],
    ] as const) {
      await symlink(to, at(from));
    }
    const found = ['a', 'b', 'c', 'd', 'e'].map((name) => `runs/${name}.csv`);
    expect(await pathsOf('runs')).toEqual(found);
    expect(await pathsOf('runs/*')).toEqual(found);
    expect(await pathsOf('ru*')).toEqual(found);
    expect(await pathsOf('runs/b*')).toEqual(['runs/b.csv']);
  });

  posixTest('is an error if it has a link to a missing file', async () => {
    await write({ 'runs/a.csv': '1' });
    await symlink('../annex/1', at('runs/b.csv'));
    expect(await errorOf(read('runs'))).toContain('runs/b.csv: cannot be read (ENOENT).');
    expect(await errorOf(read('runs/*.csv'))).toContain('runs/b.csv: cannot be read (ENOENT).');
  });

  it('is an error if it has more than 10,000 files', async () => {
    await mkdir(at('many'));
    for (let i = 0; i < 20; i++) writeFileSync(at(`many/${i}`), '1');
    // Made faster than files are written; NTFS allows each file 1,024.
    for (let i = 20; i < 10_001; i++) linkSync(at(`many/${i % 20}`), at(`many/${i}`));
    expect(await errorOf(read('many'))).toContain('many: has more than 10,000 files.');
    expect(await errorOf(read('many/*'))).toContain('many/*: has more than 10,000 files.');
    expect(await pathsOf('many/77?')).toHaveLength(10);
  });
});

test.each([
  ['EACCES', '/runs/closed: cannot be read (EACCES).'],
  ['EMFILE', 'EMFILE: too many'],
])('a folder in a sweep that cannot be listed is no empty one: %s', async (code, message) => {
  await write({ 'runs/a.csv': '1', 'runs/closed/b.csv': '1' });
  const list = fs.readdir as (path: string, options: object, done: unknown) => void;
  const refuse = (path: string, options: object, done: (error: Error | null) => void) =>
    path.includes('closed')
      ? done(Object.assign(new Error('EMFILE: too many'), { code }))
      : list(path, options, done);
  jest.spyOn(fs, 'readdir').mockImplementation(refuse as typeof fs.readdir);
  syncBuiltinESMExports();
  try {
    await expect(read('runs')).rejects.toThrow(message);
  } finally {
    jest.restoreAllMocks();
    syncBuiltinESMExports();
  }
});

test.each(['short', 'long'])('a zero in a %s text is left in its line', async (size) => {
  const text = `${'{"a": 1}\n'.repeat(size === 'short' ? 40 : 4000)}{"a": \u0000}\n`;
  await write({ 'a.jsonl': text });
  expect(textIfAny((await read('a.jsonl'))[0])).toBe(text);
});

describe('a file that cannot be read', () => {
  posixTest('is an error that says why', async () => {
    await symlink('circle', at('circle'));
    expect(await errorOf(read('circle'))).toContain('circle: cannot be read (ELOOP).');
  });

  posixTest('is an error if it is a pipe', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    expect(await errorOf(read('pipe'))).toContain('pipe: is neither a file nor a folder.');
  });

  it('is an error if it is too large, alone or with the files before it', async () => {
    await write({ 'a.csv': 'x', 'b.csv': Buffer.alloc(64 * 2 ** 20 + 1, 'a') });
    expect(await errorOf(read('*'))).toContain('b.csv: is larger than 64 MiB.');
    const place = localPlace(folder.path);
    place.reads.budget.left = 1;
    const [first] = await readLocal('a.csv', place);
    expect(textIfAny(first)).toBe('x');
    const [second] = await readLocal('a.csv', place);
    expect(refusalOf(second)?.message).toContain(
      'a.csv: brings the sweeps of this run to more than 256 MiB.',
    );
  });

  posixTest('is named without control characters and with a limited length', async () => {
    const name = `a\n::error::\u001b[31m\u202e${'x'.repeat(200)}.csv`;
    await write({ [name]: '' });
    const message = await errorOf(read(name));
    expect(message).toMatch(/^a ::error:: \[31m x{182}…: is empty\./);
  });
});

describe('the content of a file', () => {
  const contentError = async (content: string | Buffer) => {
    await write({ 'sweep.csv': content });
    return errorOf(read('sweep.csv'));
  };

  it.each(['', ' \n\r\n\t', '\ufeff\n'])('must not be empty: %j', async (content) => {
    expect(await contentError(content)).toContain('sweep.csv: is empty.');
  });

  it('can be a database, which is passed on unchanged', async () => {
    const bytes = Buffer.from('SQLite format 3\u0000 and more');
    await write({ 'study.db': bytes });
    expect(await read('study.db')).toEqual([{ kind: 'sqlite', path: 'study.db', bytes }]);
  });

  it('can be Parquet, which is passed on unchanged, but next to other files not read to its end', async () => {
    const bytes = Buffer.concat([Buffer.from('PAR1'), Buffer.alloc(20_000)]);
    const cut = bytes.subarray(0, 100);
    await write({ 'a.parquet': bytes, 'b.parquet': cut, 'sweep.meta.json': '{}' });
    const [first, second, meta] = await read('*.parquet');
    expect([first, second]).toEqual([
      { kind: 'parquet', path: 'a.parquet', bytes },
      { kind: 'parquet', path: 'b.parquet', bytes: cut },
    ]);
    expect(textIfAny(meta)).toBe('{}');
    await write({ 'c.csv': 'x' });
    const place = localPlace(folder.path);
    const { left } = place.reads.budget;
    const [start, short] = await readLocal('*', place);
    const lengths = [start, short].map((file) => file?.kind === 'parquet' && file.bytes.length);
    expect(lengths).toEqual([8192, 100]);
    expect(left - place.reads.budget.left).toBeLessThan(200);
  });

  it('is not read to its end if it begins with binary data', async () => {
    await write({ 'weights.bin': Buffer.alloc(65 * 2 ** 20), 'a.csv': 'x\n1\n' });
    const files = await read('*');
    expect(files.map((file) => [file.path, textIfAny(file)])).toEqual([
      ['a.csv', 'x\n1\n'],
      ['weights.bin', ''],
    ]);
  });

  const latin = (text: string) => Buffer.from(text, 'latin1');
  it.each([
    ['a zip archive', 'PK\u0003\u0004rest', 'is a zip archive, not text. Unzip it.'],
    ['compressed', Buffer.from([0x1f, 0x8b, 8, 0]), 'is compressed with gzip, not text.'],
    ['a pickle', Buffer.from([0x80, 4, 0x95]), 'is a Python pickle, which is not supported.'],
    ['binary', 'x\n\u0000', 'contains binary data, not text.'],
    ['xz', latin('\xfd7zXZ\0'), 'is compressed with xz, not text. Unpack it with unxz.'],
    ['bzip2', 'BZh91AY&SY', 'is compressed with bzip2, not text.'],
    [
      'a workbook',
      'PK\x03\x04\x14\0\x06\0[Content_Types].xml',
      'is an Excel workbook, not text. Save',
    ],
    ['arrays of NumPy', 'PK\x03\x04\x14\0\0\0scores.npy', 'is an archive of NumPy, not text.'],
    ['an array of NumPy', latin('\x93NUMPY\x01\0'), 'is an array of NumPy, not text.'],
    ['a file of R', 'RDX3\nX\n', 'is a file of R, not text. Write the trials as CSV'],
    ['an old pickle', '(dp0\nVscore\np1\nF0.5\ns.', 'is a Python pickle, which is not supported.'],
    ['a pickled object', 'ccopy_reg\n_reconstructor\np0\n', 'is a Python pickle, which'],
    [
      'a Git LFS pointer',
      'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n',
      'is a Git LFS pointer, not the file itself. Fetch it with `git lfs pull`',
    ],
  ])('must be text rather than %s', async (_, content, message) => {
    expect(await contentError(content)).toContain(`sweep.csv: ${message}`);
  });

  it('may be UTF-16, as a byte order mark says, and is read to its end', async () => {
    const text = `name,x\n${'é,1\n'.repeat(10_000)}`;
    const little = Buffer.from(`\ufeff${text}`, 'utf16le');
    await write({ 'a.csv': little, 'b.csv': Buffer.from(little).swap16() });
    expect((await read('*.csv')).map(textIfAny)).toEqual([text, text]);
    const odd = Buffer.concat([little.subarray(0, 20), Buffer.from([0, 0])]);
    expect(refusalOf(toSourceFile(odd, 'a.csv'))?.what).toBe('contains binary data, not text');
  });
});
