export type { CommentFrame } from './comment.ts';
export { describeCounts } from './counts.ts';
export { failureTitle, renderFailure, suggestedFlags } from './failure.ts';
export { bandsJson } from './json.ts';
export { formatPercent } from './numbers.ts';
export { type ComparisonReport, comparisonReport, curveReport, type Report } from './report.ts';
export { renderBandText, renderCurveText, renderText } from './text.ts';
export { adviceSentence, title, verdictSentence } from './wording.ts';
