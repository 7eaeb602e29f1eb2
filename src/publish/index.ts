export * from './chart-branch.ts';
export { explainFailure, isForbidden } from './explain-failure.ts';
export { type Instance, inDigests, type JudgingRun } from './memory.ts';
export * from './publish-check.ts';
export { type CommentOrder, publishComment, type ReportWriter } from './publish-comment.ts';
export {
  filesOf,
  historyFiles,
  inFolder,
  isWithin,
  makeAll,
  type PlannedFile,
  pageAssetsIn,
  writeFiles,
} from './report-files.ts';
export * from './upload.ts';
