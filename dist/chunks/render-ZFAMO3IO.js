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
} from "./chunk-FYBK3UBW.js";
import "./chunk-2VBMZG3L.js";
import "./chunk-MJTFJRB2.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-2GOXJCNS.js";
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
