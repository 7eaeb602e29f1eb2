import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  NO_FRAME,
  PLAIN_SCREEN,
  acceptanceSentence,
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
  starterConfig,
  starterWorkflow,
  statusMark,
  suggestedFlags,
  verdictSentence
} from "./chunk-S7Q6YSR3.js";
import "./chunk-HSMGDG3F.js";
import "./chunk-UK5ZPVZL.js";
import "./chunk-ADIJYXYJ.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-2Z73UNYG.js";
import "./chunk-GZLC76OC.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";
export {
  NO_FRAME,
  PLAIN_SCREEN,
  acceptanceSentence,
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
  starterConfig,
  starterWorkflow,
  statusMark,
  suggestedFlags,
  verdictSentence
};
