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
} from "./chunk-GKI3K6YU.js";
import "./chunk-KG63OGHA.js";
import "./chunk-FKM4TPXZ.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
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
