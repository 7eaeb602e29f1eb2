import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  NO_FRAME,
  PLAIN_SCREEN,
  adviceSentence,
  chartImages,
  codeSpan,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  fullReportLine,
  headline,
  inspectionJson,
  jsonText,
  pageColours,
  planReport,
  renderComment,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPlan,
  renderText,
  statusMark,
  suggestedFlags,
  verdictSentence
} from "./chunk-MIV7ADMX.js";
import "./chunk-KPPS26SY.js";
import "./chunk-S2NDVLMV.js";
import "./chunk-DX7YYQVD.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-ZQAXGFMI.js";
import "./chunk-GZLC76OC.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";
export {
  NO_FRAME,
  PLAIN_SCREEN,
  adviceSentence,
  chartImages,
  codeSpan,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  fullReportLine,
  headline,
  inspectionJson,
  jsonText,
  pageColours,
  planReport,
  renderComment,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPlan,
  renderText,
  statusMark,
  suggestedFlags,
  verdictSentence
};
