import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAction } from './action/run-action.ts';

const file = fileURLToPath(import.meta.url);
if (isStarted()) {
  const uncaught = new Promise<never>((_, reject) => process.on('uncaughtException', reject));
  uncaught.catch(() => {});
  await runAction(dirname(file), {}, uncaught);
  // Something that was given up, such as an upload that hangs, would keep the step waiting.
  process.stdout.write('', () => process.exit());
}

/** Whether Node was started with this file, by whatever name; to import it starts nothing. */
function isStarted(): boolean {
  const [, started] = process.argv;
  try {
    if (started === undefined) return false;
    // The second also follows links, and adds what Node adds to a name.
    return resolve(started) === file || createRequire(file).resolve(started) === file;
  } catch {
    return false;
  }
}
