export {
  type CommentFrame,
  NO_FRAME,
  type Picture,
  renderFailure,
  renderMainStates,
  renderRunComment,
} from './comment/comment.ts';
export { historyEntry } from './data/history-line.ts';
export { type HistoryReport, historyReport } from './history/history-report.ts';
export { onlyJson } from './json/comparison.ts';
export { curveJson } from './json/curve.ts';
export { inspectionJson } from './json/inspection.ts';
export { planJson } from './json/plan.ts';
export { jsonText } from './json/values.ts';
export type { PageAssets } from './page/page.ts';
export * from './report.ts';
export {
  assumed,
  FORKS_WORKFLOW,
  type StarterPlace,
  type StarterSweep,
  starterConfig,
  starterWorkflow,
} from './starter/starter.ts';
export { pageColours } from './svg/theme.ts';
export { renderRunText } from './terminal/comparison.ts';
export { renderCurveText } from './terminal/curve.ts';
export { renderInspection } from './terminal/inspection.ts';
export { PLAIN_SCREEN, type Screen } from './terminal/layout.ts';
export { renderPlan } from './terminal/plan.ts';
