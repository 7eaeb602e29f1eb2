import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  adviceSentence,
  bandsJson,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  formatPercent,
  inspectionJson,
  planJson,
  renderBandText,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPlan,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
} from "./chunk-GNEL5CER.js";
import "./chunk-MAIB2QIN.js";
import "./chunk-U4NJL7IL.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-G6SBNGGJ.js";
import "./chunk-XNUOBV35.js";
export {
  adviceSentence,
  bandsJson,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  formatPercent,
  inspectionJson,
  planJson,
  renderBandText,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPlan,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
};
