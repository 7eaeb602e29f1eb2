export { describeCounts } from './counts.ts';
export { failureTitle, renderFailure, suggestedFlags } from './failure.ts';
export { type InspectedSweep, renderInspection } from './inspection.ts';
export { inspectionJson } from './inspection-json.ts';
export { bandsJson } from './json.ts';
export { formatPercent } from './numbers.ts';
export { type ComparisonReport, comparisonReport, curveReport, type Report } from './report.ts';
export { renderBandText, renderCurveText, renderText } from './text.ts';
export { adviceSentence, title, verdictSentence } from './wording.ts';
