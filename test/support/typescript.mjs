// Lets Node run our TypeScript as it stands: `node --import ./test/support/typescript.mjs FILE`.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
