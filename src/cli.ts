#!/usr/bin/env node
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** For whatever ends the program before its result: `git bisect` must not call the commit bad. */
const FAILED = process.argv.includes('--bisect') ? 125 : 4;
process.exitCode = FAILED;

let explain = (error: unknown) => `tuning-gate: ${String(error)}`;

function fail(message: string): void {
  process.stderr.write(`${message}\n`, () => process.exit(FAILED));
}

process.on('uncaughtException', (error) => fail(explain(error)));
// Nobody reads what would be said about it.
process.stderr.on('error', () => process.exit(FAILED));
process.stdout.on('error', (error) => {
  // A reader that has seen enough, such as `head`, knows.
  if ('code' in error && error.code === 'EPIPE') process.exit(FAILED);
  fail(`tuning-gate: standard output cannot be written: ${error.message}`);
});

try {
  // Loaded here, where it is known what to do if that fails.
  const { explainUnexpected, runCommandLine } = await import('./commands/run.ts');
  explain = explainUnexpected;
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
} catch (error) {
  fail(explain(error));
}
