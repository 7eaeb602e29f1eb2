import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  NO_FRAME,
  adviceSentence,
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
  renderComment,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPlan,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
} from "./chunk-ZAFUWDWI.js";
import "./chunk-AXEDHXWS.js";
import "./chunk-A2KHNUF3.js";
import "./chunk-TYIXWRTF.js";
import "./chunk-IOQCGO5Z.js";
import "./chunk-XT7U3DPD.js";
import "./chunk-XNUOBV35.js";
export {
  NO_FRAME,
  adviceSentence,
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
