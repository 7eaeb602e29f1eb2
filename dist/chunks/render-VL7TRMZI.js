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
  shellText,
  starterConfig,
  starterWorkflow,
  statusMark,
  suggestedFlags,
  verdictSentence
} from "./chunk-45VXBSF6.js";
import "./chunk-6ZMZUNKZ.js";
import "./chunk-CULID5A3.js";
import "./chunk-CKB6PG4R.js";
import "./chunk-6Z3TTFNG.js";
import "./chunk-JFZ3LWNK.js";
import "./chunk-N4EP4YUE.js";
import "./chunk-BZEVVTYS.js";
import "./chunk-JXJQMB26.js";
import "./chunk-HC5GIYDL.js";
import "./chunk-VPSYXYD3.js";
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
  shellText,
  starterConfig,
  starterWorkflow,
  statusMark,
  suggestedFlags,
  verdictSentence
};
