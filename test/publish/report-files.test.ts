import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

test('a place that cannot be written is named, and nothing is left there', async () => {
  await writeFile(join(folder, 'file'), '');
  const path = join(folder, 'file/under.txt');
  const writing = writeFiles([{ path, content: 'x' }]);
  await expect(writing).rejects.toThrow(UserError);
  await expect(writing).rejects.toThrow(path);
  expect(existsSync(path)).toBe(false);
  expect(await readdir(folder)).toEqual(['file']);
});
