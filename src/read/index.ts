export { findSweep } from './find-sweep.ts';
export type { FoundFiles } from './found-artifacts.ts';
export type { GitHubPlace, Place } from './place.ts';
export { printable, printablePath } from './printable.ts';
export { readRefFile } from './ref-file.ts';
export { type Absence, type BaselineChoice, plainSearch, type Search } from './search.ts';
export { savedName } from './select-artifacts.ts';
export type { Source } from './source.ts';
export type { SourceFile } from './source-file.ts';
