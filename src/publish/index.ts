export * from './publish-check.ts';
export {
  type CommentOrder,
  type Instance,
  inDigests,
  type JudgingRun,
  publishComment,
  type ReportWriter,
} from './publish-comment.ts';
export * from './report-files.ts';
export * from './store.ts';
