import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  NO_FRAME,
  adviceSentence,
  bandsJson,
  chartImages,
  codeSpan,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  formatPercent,
  fullReportLine,
  inspectionJson,
  jsonText,
  pageColours,
  planReport,
  renderBandText,
  renderComment,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPage,
  renderPlan,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
} from "./chunk-ZOARCH4W.js";
import "./chunk-JB22SFQS.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";
export {
  NO_FRAME,
  adviceSentence,
  bandsJson,
  chartImages,
  codeSpan,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  formatPercent,
  fullReportLine,
  inspectionJson,
  jsonText,
  pageColours,
  planReport,
  renderBandText,
  renderComment,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPage,
  renderPlan,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
};
