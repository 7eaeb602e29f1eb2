import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  NO_FRAME,
  adviceSentence,
  chartImages,
  codeSpan,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  fullReportLine,
  inspectionJson,
  jsonText,
  pageColours,
  planReport,
  renderComment,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPlan,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
} from "./chunk-SVEEBS3R.js";
import "./chunk-2ZBCYVP2.js";
import "./chunk-WBIFPGQ7.js";
import "./chunk-7LFGPFK4.js";
import "./chunk-WPURUZ7Q.js";
import "./chunk-Q6A6O75P.js";
import "./chunk-XNUOBV35.js";
export {
  NO_FRAME,
  adviceSentence,
  chartImages,
  codeSpan,
  comparisonReport,
  curveReport,
  describeCounts,
  failureTitle,
  fullReportLine,
  inspectionJson,
  jsonText,
  pageColours,
  planReport,
  renderComment,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPlan,
  renderText,
  suggestedFlags,
  title,
  verdictSentence
};
