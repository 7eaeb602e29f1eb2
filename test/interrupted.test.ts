import { spawnSync } from 'node:child_process';
import { posixTest } from './support/windows.ts';

const TYPESCRIPT = ['--import', './test/support/typescript.mjs'];

posixTest('an unwritable standard output is reported in one line', () => {
  const command = `"${process.execPath}" ${TYPESCRIPT.join(' ')} src/cli.ts bands --n 3 >/dev/full`;
  const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(stderr).toMatch(/^tuning-gate: standard output cannot be written: ENOSPC[^\n]*\n$/);
  expect(status).toBe(4);
});
