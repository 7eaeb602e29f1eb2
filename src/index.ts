import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFailed } from '@actions/core';

// Checked before anything else is loaded: `@actions/github` reads the event file as it loads, and
// would throw without naming it.
const wrong = wrongEventFile(process.env.GITHUB_EVENT_PATH);
if (wrong === null) {
  const { runAction } = await import('./action/run-action.ts');
  await runAction(dirname(fileURLToPath(import.meta.url)));
} else {
  setFailed(wrong);
}
// Something that was given up, such as an upload that hangs, would keep the step waiting.
process.stdout.write('', () => process.exit());

/** What is wrong with the event file, in a sentence; null if nothing is. */
function wrongEventFile(path: string | undefined): string | null {
  if (!path) return null;
  const wrong = (what: string) =>
    `GITHUB_EVENT_PATH: ${JSON.stringify(path)} ${what}. It must be the file in which the runner describes the event: leave the variable as the runner sets it.`;
  try {
    const event: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof event === 'object' && event !== null ? null : wrong('is not a JSON object');
  } catch (error) {
    return wrong(error instanceof SyntaxError ? 'is not a JSON object' : 'cannot be read');
  }
}
