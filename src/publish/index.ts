export { publishComment } from './comment.ts';
export { explainCommentFailure } from './explain-failure.ts';
export { assetsIn, renderPng } from './png.ts';
export { type ReportFile, writeFiles } from './report-files.ts';
