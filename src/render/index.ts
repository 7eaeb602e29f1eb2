export {
  type CommentFrame,
  type EarlierVerdict,
  NO_FRAME,
} from './comment/comment.ts';
export { failureTitle, renderFailure } from './comment/failure.ts';
export type { Picture } from './comment/picture.ts';
export { renderRunComment } from './comment/run-comment.ts';
export { inspectionJson } from './json/inspection.ts';
export { jsonText } from './json/values.ts';
export type { PageAssets } from './page/page.ts';
export * from './report.ts';
export { type StarterSweep, starterConfig } from './starter/starter-config.ts';
export { starterWorkflow } from './starter/starter-workflow.ts';
export { pageColours } from './svg/theme.ts';
export { renderRunText, renderText } from './terminal/comparison.ts';
export { renderCurveText } from './terminal/curve.ts';
export { renderInspection } from './terminal/inspection.ts';
export { PLAIN_SCREEN, type Screen } from './terminal/layout.ts';
export { renderPlan } from './terminal/plan.ts';
export { acceptanceSentence, adviceSentence } from './wording/advice.ts';
export { codeSpan } from './wording/markup.ts';
export { runExplanations, runHeadline } from './wording/run.ts';
export { suggestedFlags } from './wording/settings.ts';
export { describeCounts } from './wording/sweeps.ts';
export { headline, outcomeSentence, statusMark, verdictSentence } from './wording/verdict.ts';
