import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFailed } from '@actions/core';
import { wrongEventFile } from './action/event-file.ts';

const wrong = wrongEventFile(process.env.GITHUB_EVENT_PATH);
if (wrong === null) {
  const { runAction } = await import('./action/run.ts');
  await runAction(dirname(fileURLToPath(import.meta.url)));
} else {
  setFailed(wrong);
}
// What was given up, such as an upload that hangs, would keep the step waiting.
process.stdout.write('', () => process.exit());
