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
  renderBandText,
  renderCurveText,
  renderFailure,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
} from "./chunk-JWA72X5I.js";
import "./chunk-PLHC2IUT.js";
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
  renderBandText,
  renderCurveText,
  renderFailure,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
};
