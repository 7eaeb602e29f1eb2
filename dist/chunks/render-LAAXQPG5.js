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
  renderBandText,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
} from "./chunk-OYHAQMNA.js";
import "./chunk-CFCQUEHV.js";
import "./chunk-QOHLAX62.js";
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
  renderBandText,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
};
