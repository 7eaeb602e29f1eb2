export { readLocal } from './local.ts';
export { printable, printablePath } from './printable.ts';
export type { SourceFile } from './source-file.ts';
