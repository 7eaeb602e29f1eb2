export { bandsJson } from './json.ts';
export { formatPercent } from './numbers.ts';
export { type ComparisonReport, comparisonReport, curveReport, type Report } from './report.ts';
export { renderBandText, renderCurveText, renderText } from './text.ts';
export { verdictSentence } from './wording.ts';
