#!/usr/bin/env node
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommandLine } from './commands/run.ts';

process.stdout.on('error', (error) => {
  // A reader that has seen enough, such as `head`, is no failure.
  if ('code' in error && error.code === 'EPIPE') return;
  process.stderr.write(`tuning-gate: standard output cannot be written: ${error.message}\n`);
  process.exit(4);
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  input: () => process.stdin,
  columns: process.stdout.isTTY ? process.stdout.columns : null,
  isAttended: process.stderr.isTTY,
  // NO_COLOR, FORCE_COLOR and TERM count for a terminal too.
  hasColours: process.stdout.isTTY
    ? process.stdout.hasColors()
    : Boolean(process.env.FORCE_COLOR) && process.env.FORCE_COLOR !== '0',
  directory: process.cwd(),
  home: dirname(fileURLToPath(import.meta.url)),
});
