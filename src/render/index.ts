export { renderComment } from './comment.ts';
export { type CommentFrame, fullReportLine, NO_FRAME } from './comment-frame.ts';
export { failureTitle, renderFailure, suggestedFlags } from './failure.ts';
export { type PageAssets, pageColours } from './html/assets.ts';
export { renderPage } from './html/page.ts';
export type { Readout } from './html/readout.ts';
export { type InspectedSweep, renderInspection } from './inspection.ts';
export { inspectionJson } from './inspection-json.ts';
export { jsonText } from './json-text.ts';
export { codeSpan } from './markdown.ts';
export { formatPercent } from './numbers.ts';
export type { Picture } from './picture.ts';
export type { Plan } from './plan-json.ts';
export { planReport } from './plan-report.ts';
export { renderPlan } from './plan-text.ts';
export type { PowerPoint } from './power-chart/model.ts';
export type { PowerCurve } from './power-chart-of.ts';
export {
  type ComparisonReport,
  chartImages,
  comparisonReport,
  curveReport,
  type Report,
} from './report.ts';
export { renderCurveText, renderText } from './text.ts';
export { adviceSentence } from './wording/advice.ts';
export { describeCounts } from './wording/counts.ts';
export type { EarlierVerdict } from './wording/earlier.ts';
export { title, verdictSentence } from './wording/verdict.ts';
