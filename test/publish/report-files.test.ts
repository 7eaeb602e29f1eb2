import fs, {
  chmod,
  link,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { UserError } from '../../src/errors.ts';
import { writeFiles } from '../../src/publish/index.ts';
import { temporaryFolder } from '../read/temporary-folder.ts';

const folder = temporaryFolder();
const { at } = folder;
afterEach(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
});

const IN_ANOTHER = 'is named for a file, and for a folder that others are in';

/** Writes files that say their names. */
const writeEach = (names: readonly string[]) =>
  writeFiles(names.map((name) => ({ path: at(name), content: name })));

test('files are written whole, into folders made for them, over what was there', async () => {
  await writeFile(at('a.txt'), 'old and longer');
  await writeFiles([
    { path: at('a.txt'), content: 'new' },
    { path: at('deep/er/b.bin'), content: new Uint8Array([1, 2]) },
  ]);
  expect(await readFile(at('a.txt'), 'utf8')).toBe('new');
  expect([...(await readFile(at('deep/er/b.bin')))]).toEqual([1, 2]);
  expect(await readdir(folder.path)).toEqual(['a.txt', 'deep']);
});

test.each([
  ['two files in one place', ['a.txt', 'b/../a.txt'], 'two different files'],
  ['one place under two names', ['real/new/a.md', 'link/new/a.md'], 'two different files'],
  ['a folder in place of a file', ['a.txt', 'real'], 'is there and is no regular file'],
  ['a link, which would be replaced', ['a.txt', 'pointer'], 'is no regular file'],
  [
    'a file where a folder is needed',
    ['file/a/b.txt'],
    'file: is a file, where a folder is needed',
  ],
  ['a file below a file', ['out', 'out/x.md'], IN_ANOTHER],
  ['a file in place of a folder', ['out/comment.md/x', 'out/comment.md'], IN_ANOTHER],
  ['a folder that others are deep in', ['out/a/b/c', 'out'], IN_ANOTHER],
])('%s is refused, and nothing is written', async (_, names, message) => {
  await mkdir(at('real'));
  await symlink('real', at('link'));
  await writeFile(at('file'), 'kept');
  await symlink('file', at('pointer'));
  const writing = writeEach(names);
  await expect(writing).rejects.toThrow(message);
  await expect(writing).rejects.toThrow(UserError);
  expect(await readdir(folder.path, { recursive: true })).toEqual([
    'file',
    'link',
    'pointer',
    'real',
  ]);
  expect(await readFile(at('file'), 'utf8')).toBe('kept');
});

test('neighbours whose names begin alike are none within the other', async () => {
  await writeEach(['out', 'out.md', 'out-2/x']);
  expect(await readdir(folder.path)).toEqual(['out', 'out-2', 'out.md']);
});

test('a file is as open to others as the one it replaces', async () => {
  const path = at('a.txt');
  for (const mode of [0o600, 0o666, 0o444]) {
    await writeFile(path, 'old', { mode: 0o644 });
    await chmod(path, mode);
    await writeFiles([{ path, content: 'new' }]);
    expect((await stat(path)).mode & 0o777).toBe(mode);
    await rm(path);
  }
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
    await writeFile(at('a.txt'), 'old');
    await chmod(at('a.txt'), 0o600);
    await link(at('a.txt'), at('twin'));
  });

  const files = () => [
    { path: at('a.txt'), content: 'new' },
    { path: at('deep/er/b.txt'), content: 'b is too large' },
    { path: at('deep/c.txt'), content: 'c' },
  ];

  async function expectUntouched(): Promise<void> {
    expect(await readdir(folder.path)).toEqual(['a.txt', 'twin']);
    expect(await readFile(at('a.txt'), 'utf8')).toBe('old');
    const [a, twin] = [await stat(at('a.txt')), await stat(at('twin'))];
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
    expect((await readdir(folder.path)).sort()).toEqual(['a.txt', 'deep', 'twin']);
    expect(await readFile(at('a.txt'), 'utf8')).toBe('new');
  });

  test('what cannot be put back is kept', async () => {
    failing('link', 'EPERM', () => true);
    failing('rename', 'EIO', (_, to = '') => !to.endsWith('former'));
    await expect(writeFiles(files())).rejects.toThrow('(EIO)');
    const [left = ''] = (await readdir(folder.path)).filter((name) =>
      name.startsWith('.tuning-gate-'),
    );
    expect(await readFile(at(`${left}/former`), 'utf8')).toBe('old');
  });
});
