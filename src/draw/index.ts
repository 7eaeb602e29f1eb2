export {
  type CommentFrame,
  NO_FRAME,
  type Picture,
  renderRunComment,
  renderRunText,
} from './comment.ts';
export { onlyJson } from './data/comparison.ts';
export { csvText } from './data/csv.ts';
export { curveJson } from './data/curve.ts';
export { historyEntry } from './data/history-line.ts';
export { inspectionJson } from './data/inspection.ts';
export { jsonText } from './data/json-values.ts';
export { planJson } from './data/plan.ts';
export { type HistoryReport, historyReport } from './history-report.ts';
export type { PageAssets } from './page/page.ts';
export * from './report.ts';
export { pageColours } from './svg/theme.ts';
