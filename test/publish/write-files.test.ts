import fs, { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { UserError } from '../../src/errors.ts';
import { writeFiles } from '../../src/publish/index.ts';
import { temporaryFolder } from '../read/temporary-folder.ts';
import { posixTest } from '../support/windows.ts';

const folder = temporaryFolder();
const { at } = folder;
afterEach(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
});

const TWICE = 'is given for two outputs';

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

posixTest.each([
  ['two files in one place', ['a.txt', 'b/../a.txt'], TWICE],
  ['a folder in place of a file', ['a.txt', 'real'], 'exists and is not a regular file'],
  ['a link, which would be replaced', ['a.txt', 'pointer'], 'is not a regular file'],
  [
    'a file where a folder is needed',
    ['file/a/b.txt'],
    'file/a/b.txt: could not be written (ENOTDIR: not a directory)',
  ],
  ['a file below a file', ['out', 'out/x.md'], TWICE],
  ['a file in place of a folder', ['out/comment.md/x', 'out/comment.md'], TWICE],
  ['a folder that others are deep in', ['out/a/b/c', 'out'], TWICE],
])('%s is refused, and nothing is written', async (_, names, message) => {
  await mkdir(at('real'));
  await writeFile(at('file'), 'kept');
  await symlink('file', at('pointer'));
  const writing = writeEach(names);
  await expect(writing).rejects.toThrow(message);
  await expect(writing).rejects.toThrow(UserError);
  expect(await readdir(folder.path, { recursive: true })).toEqual(['file', 'pointer', 'real']);
  expect(await readFile(at('file'), 'utf8')).toBe('kept');
});

test('files whose names begin alike do not clash', async () => {
  await writeEach(['out', 'out.md', 'out-2/x']);
  expect(await readdir(folder.path)).toEqual(['out', 'out-2', 'out.md']);
});

test('nothing has changed if one file does not fit on the disk', async () => {
  const real = fs.writeFile;
  jest.spyOn(fs, 'writeFile').mockImplementation(async (path, content) => {
    if (content === 'too large') throw new Error('ENOSPC: no space left on device, write');
    await real(path, content);
  });
  syncBuiltinESMExports();
  await real(at('a.txt'), 'old');
  const writing = writeFiles([
    { path: at('a.txt'), content: 'new' },
    { path: at('b.txt'), content: 'too large' },
  ]);
  await expect(writing).rejects.toThrow(
    'b.txt: could not be written (ENOSPC: no space left on device)',
  );
  expect(await readdir(folder.path)).toEqual(['a.txt']);
  expect(await readFile(at('a.txt'), 'utf8')).toBe('old');
});

test('drafts of programs that were killed are removed a day later, and nothing else', async () => {
  const uuid = '0d9b1e9c-5a4f-4c0e-9d7e-3f3a6b1c2d4e';
  const names = [
    `.tuning-gate-${uuid}`,
    `.tuning-gate-${uuid.replace('0', '1')}`,
    '.tuning-gate-mine',
  ];
  for (const name of names) await writeFile(at(name), 'half');
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  for (const name of [names[0], names[2]]) await utimes(at(`${name}`), yesterday, yesterday);
  await writeEach(['a.txt']);
  expect((await readdir(folder.path)).sort()).toEqual([names[1], names[2], 'a.txt']);
});
