#!/usr/bin/env node
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommandLine } from './commands/run.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  directory: process.cwd(),
  home: dirname(fileURLToPath(import.meta.url)),
});
