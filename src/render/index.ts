export {
  type CommentFrame,
  NO_FRAME,
  type Picture,
  renderFailure,
  renderRunComment,
} from './comment/comment.ts';
export { type HistoryReport, historyReport } from './history-report.ts';
export * from './report.ts';
export {
  FORKS_WORKFLOW,
  type StarterPlace,
  type StarterSweep,
  starterConfig,
  starterWorkflow,
} from './starter/starter.ts';
export { renderRunText } from './terminal/comparison.ts';
export { renderCurveText } from './terminal/curve.ts';
export { renderInspection } from './terminal/inspection.ts';
export { PLAIN_SCREEN, type Screen } from './terminal/layout.ts';
export { renderPlan } from './terminal/plan.ts';
