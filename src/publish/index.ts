export { canUpload, reportName, uploadReport, uploadSweep } from './artifact.ts';
export { CHART_BRANCH, storeChart } from './chart-branch.ts';
export {
  type CheckOrder,
  type CheckOutcome,
  checkName,
  publishCheck,
  standingVerdict,
} from './check-run.ts';
export { publishComment } from './comment.ts';
export type { CommentOrder } from './comment-step.ts';
export { explainFailure } from './explain-failure.ts';
export type { ReportWriter } from './fit-to-limit.ts';
export type { Instance, JudgingRun } from './judging-run.ts';
export { type DrawPng, drawPngWith } from './png.ts';
export {
  asItIs,
  filesOf,
  inFolder,
  makeAll,
  makePage,
  makePng,
  type PlannedFile,
} from './report-contents.ts';
export { isWithin, type ReportFile, realPlace, writeFiles } from './report-files.ts';
