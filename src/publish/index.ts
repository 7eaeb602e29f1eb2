export { canUpload, reportName, uploadFiles, uploadReport } from './artifact.ts';
export { CHART_BRANCH, storeCharts } from './chart-branch.ts';
export {
  type CheckOrder,
  checkName,
  failuresOn,
  MAX_BASES,
  publishCheck,
  standingVerdict,
} from './check-run.ts';
export { type CommentOrder, publishComment } from './comment.ts';
export type { ReportWriter } from './cut-markdown.ts';
export { explainFailure } from './explain-failure.ts';
export type { Instance, JudgingRun } from './judging-run.ts';
export { type DrawPng, drawPngWith } from './png.ts';
export { filesOf, inFolder, makeAll } from './report-contents.ts';
export { isWithin, type ReportFile, writeFiles } from './write-files.ts';
