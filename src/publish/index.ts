export * from './publish-check.ts';
export * from './publish-comment.ts';
export * from './report-files.ts';
export * from './store.ts';
