import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../src/errors.ts';
import { writeFiles } from '../../src/publish/index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

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
  await expect(writing).rejects.toThrow(path);
  expect(existsSync(path)).toBe(false);
  expect(await readdir(folder)).toEqual(['file']);
});
