export { type CheckOrder, checkName, publishCheck } from './check-run.ts';
export { publishComment } from './comment.ts';
export type { CommentOrder } from './comment-step.ts';
export { explainFailure } from './explain-failure.ts';
export { assetsIn, renderPng } from './png.ts';
export { type ReportFile, writeFiles } from './report-files.ts';
export { canUpload, uploadSweep } from './sweep-artifact.ts';
