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
} from "./chunk-JKAVCRPL.js";
import "./chunk-JLX33V46.js";
import "./chunk-DUA2P34L.js";
import "./chunk-JUTMMGBC.js";
import "./chunk-HF6S7XSA.js";
import "./chunk-6T35VRDD.js";
import "./chunk-J355BQ3V.js";
import "./chunk-7VWMG4DV.js";
import "./chunk-HP77T5JU.js";
import "./chunk-GIUSFQ3E.js";
import "./chunk-JHSXOLMS.js";
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
