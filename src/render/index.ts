export {
  type CommentFrame,
  type EarlierVerdict,
  NO_FRAME,
} from './comment/comment.ts';
export { failureTitle, renderFailure, suggestedFlags } from './comment/failure.ts';
export type { Picture } from './comment/picture.ts';
export { renderRunComment } from './comment/several.ts';
export { inspectionJson } from './json/inspection.ts';
export { jsonText } from './json/values.ts';
export { type PageAssets, pageColours } from './page/page.ts';
export {
  chartsOfRun,
  comparisonReport,
  curveReport,
  planReport,
  type Report,
  reportOfRun,
} from './report.ts';
export { type StarterSweep, starterConfig } from './starter/starter-config.ts';
export { starterWorkflow } from './starter/starter-workflow.ts';
export { renderRunText, renderText } from './terminal/comparison.ts';
export { renderCurveText } from './terminal/curve.ts';
export { type InspectedSweep, renderInspection } from './terminal/inspection.ts';
export { PLAIN_SCREEN, type Screen } from './terminal/layout.ts';
export { renderPlan } from './terminal/plan.ts';
export { acceptanceSentence } from './wording/acceptance.ts';
export { adviceSentence } from './wording/advice.ts';
export { codeSpan } from './wording/markup.ts';
export { runExplanations, runHeadline } from './wording/several.ts';
export { describeCounts } from './wording/sweeps.ts';
export { headline, outcomeSentence, statusMark, verdictSentence } from './wording/verdict.ts';
