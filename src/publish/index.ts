export * from './explain-failure.ts';
export { type Instance, inDigests, type JudgingRun } from './memory.ts';
export * from './publish-check.ts';
export { type CommentOrder, publishComment, type ReportWriter } from './publish-comment.ts';
export * from './report-files.ts';
export * from './store.ts';
