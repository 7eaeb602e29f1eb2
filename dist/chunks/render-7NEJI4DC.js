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
} from "./chunk-N5T2DD6V.js";
import "./chunk-KPPS26SY.js";
import "./chunk-JW3TBVKY.js";
import "./chunk-7PODSLHL.js";
import "./chunk-ULOSES4Y.js";
import "./chunk-6T35VRDD.js";
import "./chunk-TTT335IU.js";
import "./chunk-Y2KBWQSX.js";
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
