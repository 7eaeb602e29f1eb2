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
  renderPlan,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
} from "./chunk-WOIZTXES.js";
import "./chunk-PZHIGAIZ.js";
import "./chunk-JBKJOPF2.js";
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
  renderPlan,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
};
