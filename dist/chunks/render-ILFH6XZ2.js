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
} from "./chunk-JLQMRM75.js";
import "./chunk-NGH5VM5D.js";
import "./chunk-XYU4DH6K.js";
import "./chunk-6T35VRDD.js";
import "./chunk-S4JZDPHA.js";
import "./chunk-X43U4MQQ.js";
import "./chunk-PT5DXEUW.js";
import "./chunk-5CTTYJ6C.js";
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
