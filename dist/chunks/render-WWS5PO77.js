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
} from "./chunk-PPDSSZWD.js";
import "./chunk-4RIBJFRH.js";
import "./chunk-CPSD2S3Z.js";
import "./chunk-6T35VRDD.js";
import "./chunk-BCOIDBZO.js";
import "./chunk-B5DEWLIO.js";
import "./chunk-7Z5KU44S.js";
import "./chunk-JZFECPRC.js";
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
