export type { OlderSweep } from './find-baseline.ts';
export { findLocal, isMetaFile, missingSweep, unreadable } from './local.ts';
export * from './location.ts';
export * from './names.ts';
export * from './place.ts';
export * from './source-file.ts';
export * from './worker.ts';

/** What asks GitHub: the command line never needs it, and would wait for it. */
export const onGitHub = () => import('./find-on-github.ts');
