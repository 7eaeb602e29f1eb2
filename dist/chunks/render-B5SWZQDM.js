import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  NO_FRAME,
  adviceSentence,
  bandsJson,
  chartImages,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  formatPercent,
  fullReportLine,
  inspectionJson,
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
} from "./chunk-ZNWSCHOY.js";
import "./chunk-FBKCEXDF.js";
import "./chunk-OZBFLYU3.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  NO_FRAME,
  adviceSentence,
  bandsJson,
  chartImages,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  formatPercent,
  fullReportLine,
  inspectionJson,
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
