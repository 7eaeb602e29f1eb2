export * from './comment.ts';
export { csvText } from './data/csv.ts';
export * from './data/json.ts';
export { type HistoryReport, historyReport } from './history.ts';
export { inEachVersion, type Version } from './model.ts';
export type { PageAssets } from './page/page.ts';
export * from './report.ts';
export { pageColours } from './svg/svg.ts';
