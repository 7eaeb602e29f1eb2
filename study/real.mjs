// The studies that need a ground truth, on score files of your own:
//   node study/real.mjs sweep.csv [other.csv] --metric accuracy --direction maximize
import { register } from 'node:module';

register('../test/support/typescript-hooks.mjs', import.meta.url);
const { runReal } = await import('./real.ts');
process.exitCode = await runReal(process.argv.slice(2), process);
