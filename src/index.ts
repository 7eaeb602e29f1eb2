import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAction } from './action/run-action.ts';

await runAction(dirname(fileURLToPath(import.meta.url)));
// Something that was given up, such as an upload that hangs, would keep the step waiting.
process.stdout.write('', () => process.exit());
