import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TYPESCRIPT = ['--import', './test/support/typescript.mjs'];

test('a standard output that cannot be written is a failure of its own, in one line', () => {
  const command = `"${process.execPath}" ${TYPESCRIPT.join(' ')} src/cli.ts bands --n 3 >/dev/full`;
  const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(stderr).toMatch(/^tuning-gate: standard output cannot be written: ENOSPC[^\n]*\n$/);
  expect(status).toBe(4);
});

test('a signal to stop finds the files of a report all new, and leaves no drafts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'interrupted-'));
  const names = Array.from({ length: 40 }, (_, i) => `file-${i}`);
  await Promise.all(names.map((name) => writeFile(join(folder, name), 'old')));
  const script = `
    import { writeFiles } from './src/publish/report-files.ts';
    const [folder, ...names] = process.argv.slice(1);
    const writing = writeFiles(names.map((name) => ({ path: folder + '/' + name, content: 'new' })));
    const { readdirSync } = await import('node:fs');
    while (!readdirSync(folder).some((name) => name.startsWith('.tuning-gate-'))) {
      await new Promise(setImmediate);
    }
    process.kill(process.pid, 'SIGTERM');
    await writing;
    setTimeout(() => {}, 10_000);`;
  const argv = [...TYPESCRIPT, '--input-type=module', '--eval', script, folder, ...names];
  const { signal, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(signal).toBe('SIGTERM');
  expect((await readdir(folder)).sort()).toEqual(names.toSorted());
  const contents = names.map((name) => readFile(join(folder, name), 'utf8'));
  expect(new Set(await Promise.all(contents))).toEqual(new Set(['new']));
  await rm(folder, { recursive: true });
});
