import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  bandsJson,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  formatPercent,
  renderBandText,
  renderCurveText,
  renderFailure,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
} from "./chunk-DSORLAZJ.js";
import "./chunk-PLHC2IUT.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  bandsJson,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  formatPercent,
  renderBandText,
  renderCurveText,
  renderFailure,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
};
