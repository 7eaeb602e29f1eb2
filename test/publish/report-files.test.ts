import { existsSync } from 'node:fs';
import fs, {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../src/errors.ts';
import { writeFiles } from '../../src/publish/index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-files-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
  await rm(folder, { recursive: true });
});

test('files are written whole, into folders made for them, over what was there', async () => {
  await writeFile(join(folder, 'a.txt'), 'old and longer');
  await writeFiles([
    { path: join(folder, 'a.txt'), content: 'new' },
    { path: join(folder, 'deep/er/b.bin'), content: new Uint8Array([1, 2]) },
  ]);
  expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('new');
  expect([...(await readFile(join(folder, 'deep/er/b.bin')))]).toEqual([1, 2]);
  expect(await readdir(folder)).toEqual(['a.txt', 'deep']);
});

test('nothing is written unless everything can be', async () => {
  await mkdir(join(folder, 'taken'));
  const writing = writeFiles([
    { path: join(folder, 'a.txt'), content: 'a' },
    { path: join(folder, 'taken'), content: 'b' },
  ]);
  await expect(writing).rejects.toThrow('is there and is no regular file');
  expect(await readdir(folder)).toEqual(['taken']);
});

test('a link or a pipe is refused rather than replaced', async () => {
  await writeFile(join(folder, 'target'), 'kept');
  await symlink('target', join(folder, 'link'));
  const writing = writeFiles([{ path: join(folder, 'link'), content: 'b' }]);
  await expect(writing).rejects.toThrow(UserError);
  expect(await readFile(join(folder, 'target'), 'utf8')).toBe('kept');
});

test('two files in one place are refused', async () => {
  const path = join(folder, 'a.txt');
  const writing = writeFiles([
    { path, content: 'a' },
    { path, content: 'b' },
  ]);
  await expect(writing).rejects.toThrow('two different files');
  expect(await readdir(folder)).toEqual([]);
});

test('a place that cannot be written is named, and nothing is left there', async () => {
  await writeFile(join(folder, 'file'), '');
  const path = join(folder, 'file/under.txt');
  const writing = writeFiles([{ path, content: 'x' }]);
  await expect(writing).rejects.toThrow(UserError);
  await expect(writing).rejects.toThrow(join(folder, 'file'));
  expect(existsSync(path)).toBe(false);
  expect(await readdir(folder)).toEqual(['file']);
});

test.each([
  ['out', 'out/x.md'],
  ['out/comment.md/x', 'out/comment.md'],
  ['out/a/b/c', 'out'],
])('%s and %s are refused: no file lies in another', async (one, other) => {
  const files = [one, other].map((name) => ({ path: join(folder, name), content: name }));
  const writing = writeFiles(files);
  await expect(writing).rejects.toThrow('is named for a file, and for a folder that others are in');
  await expect(writing).rejects.toThrow(UserError);
  expect(await readdir(folder)).toEqual([]);
});

test('one place under two names is one place', async () => {
  await mkdir(join(folder, 'real'));
  await symlink('real', join(folder, 'link'));
  const files = ['real/new/a.md', 'link/new/a.md'];
  const writing = writeFiles(files.map((name) => ({ path: join(folder, name), content: name })));
  await expect(writing).rejects.toThrow('two different files');
  expect(await readdir(join(folder, 'real'))).toEqual([]);
});

test('neighbours whose names begin alike are none within the other', async () => {
  const files = ['out', 'out.md', 'out-2/x'].map((name) => ({
    path: join(folder, name),
    content: name,
  }));
  await writeFiles(files);
  expect(await readdir(folder)).toEqual(['out', 'out-2', 'out.md']);
});

test('a file is as open to others as the one it replaces', async () => {
  const path = join(folder, 'a.txt');
  for (const mode of [0o600, 0o666, 0o444]) {
    await writeFile(path, 'old', { mode: 0o644 });
    await chmod(path, mode);
    await writeFiles([{ path, content: 'new' }]);
    expect((await stat(path)).mode & 0o777).toBe(mode);
    await rm(path);
  }
});

test('a file where a folder is needed is called one', async () => {
  await writeFile(join(folder, 'file'), '');
  const writing = writeFiles([{ path: join(folder, 'file/a/b.txt'), content: 'x' }]);
  await expect(writing).rejects.toThrow(
    `${join(folder, 'file')}: is a file, where a folder is needed`,
  );
});

const inProc = process.platform === 'linux' ? test : test.skip;

inProc('a folder that cannot be made is waited for by nobody', async () => {
  const writing = writeFiles([{ path: '/proc/nowhere/deep/er.txt', content: 'x' }]);
  await expect(writing).rejects.toThrow('/proc/nowhere: could not be written (ENOENT)');
  await expect(writing).rejects.toThrow(UserError);
});

describe('where the disk is full, or a file cannot be moved,', () => {
  const refusal = (code: string) => Object.assign(new Error(code), { code });

  /** Fails instead where `fails` says so, as a full disk or another file system would. */
  function failing<T extends 'rename' | 'writeFile' | 'link'>(
    call: T,
    code: string,
    fails: (...paths: string[]) => boolean,
  ): void {
    const real = fs[call] as (...all: unknown[]) => Promise<void>;
    jest.spyOn(fs, call as 'link').mockImplementation(async (...all: unknown[]) => {
      if (fails(...all.map(String))) throw refusal(code);
      await real(...all);
    });
    syncBuiltinESMExports();
  }

  /** Lets a file not be moved to its place. */
  const failToMove = (name: string, code: string) =>
    failing('rename', code, (from = '', to = '') => from.endsWith('draft') && to.endsWith(name));

  beforeEach(async () => {
    await writeFile(join(folder, 'a.txt'), 'old');
    await chmod(join(folder, 'a.txt'), 0o600);
    await link(join(folder, 'a.txt'), join(folder, 'twin'));
  });

  const files = () => [
    { path: join(folder, 'a.txt'), content: 'new' },
    { path: join(folder, 'deep/er/b.txt'), content: 'b is too large' },
    { path: join(folder, 'deep/c.txt'), content: 'c' },
  ];

  async function expectUntouched(): Promise<void> {
    expect(await readdir(folder)).toEqual(['a.txt', 'twin']);
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('old');
    const [a, twin] = [await stat(join(folder, 'a.txt')), await stat(join(folder, 'twin'))];
    expect([a.ino, a.mode & 0o777]).toEqual([twin.ino, 0o600]);
  }

  test('nothing is left of a draft', async () => {
    failing('writeFile', 'ENOSPC', (_, content = '') => content.includes('too large'));
    await expect(writeFiles(files())).rejects.toThrow(
      'deep/er/b.txt: could not be written (ENOSPC)',
    );
    await expectUntouched();
  });

  test.each(['b.txt', 'c.txt', 'a.txt'])('everything is as it was: %s', async (name) => {
    failToMove(name, 'EXDEV');
    const writing = writeFiles(files());
    await expect(writing).rejects.toThrow(UserError);
    await expect(writing).rejects.toThrow(`${name}: could not be written (EXDEV)`);
    await expectUntouched();
  });

  test('also where a file can have no second name', async () => {
    failing('link', 'EPERM', () => true);
    failToMove('c.txt', 'EISDIR');
    await expect(writeFiles(files())).rejects.toThrow('c.txt: could not be written (EISDIR)');
    await expectUntouched();
    jest.restoreAllMocks();
    syncBuiltinESMExports();
    await writeFiles(files());
    expect((await readdir(folder)).sort()).toEqual(['a.txt', 'deep', 'twin']);
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('new');
  });

  test('what cannot be put back is kept', async () => {
    failing('link', 'EPERM', () => true);
    failing('rename', 'EIO', (_, to = '') => !to.endsWith('former'));
    await expect(writeFiles(files())).rejects.toThrow('(EIO)');
    const [left = ''] = (await readdir(folder)).filter((name) => name.startsWith('.tuning-gate-'));
    expect(await readFile(join(folder, left, 'former'), 'utf8')).toBe('old');
  });
});
