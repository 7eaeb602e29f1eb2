// Lets Node run our TypeScript as it stands: `node --import ./test/support/typescript.mjs FILE`.
import { register } from 'node:module';
import { setSourceMapsEnabled } from 'node:process';

register('./typescript-hooks.mjs', import.meta.url);
// Stack traces show lines of the sources, not of what the hooks make of them.
setSourceMapsEnabled(true);
// A process that this one starts in another folder finds it, too.
process.execArgv = process.execArgv.map((word) =>
  word.endsWith('test/support/typescript.mjs') ? import.meta.url : word,
);
