import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  NO_FRAME,
  PLAIN_SCREEN,
  acceptanceSentence,
  adviceSentence,
  chartsOfRun,
  codeSpan,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  fullReportLine,
  headline,
  inspectionJson,
  jsonText,
  outcomeSentence,
  pageColours,
  planReport,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPlan,
  renderRunComment,
  renderRunText,
  renderText,
  reportOfRun,
  runExplanations,
  runHeadline,
  starterConfig,
  starterWorkflow,
  statusMark,
  suggestedFlags,
  verdictSentence
} from "./chunk-GISRL73Y.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-3K7CU6R4.js";
import "./chunk-PZGGVFZJ.js";
import "./chunk-CPK5UDBO.js";
import "./chunk-6T35VRDD.js";
import "./chunk-76JE5BCG.js";
import "./chunk-47TG62OE.js";
import "./chunk-XXRQDQNH.js";
import "./chunk-2HIB6ET3.js";
import "./chunk-SUHCGAN7.js";
import "./chunk-XNUOBV35.js";
export {
  NO_FRAME,
  PLAIN_SCREEN,
  acceptanceSentence,
  adviceSentence,
  chartsOfRun,
  codeSpan,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  fullReportLine,
  headline,
  inspectionJson,
  jsonText,
  outcomeSentence,
  pageColours,
  planReport,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPlan,
  renderRunComment,
  renderRunText,
  renderText,
  reportOfRun,
  runExplanations,
  runHeadline,
  starterConfig,
  starterWorkflow,
  statusMark,
  suggestedFlags,
  verdictSentence
};
