import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  CHART_BRANCH,
  MAX_BASES,
  canUpload,
  checkName,
  drawPngWith,
  explainFailure,
  filesOf,
  inDigests,
  inFolder,
  isWithin,
  makeAll,
  pageAssetsIn,
  publishCheck,
  publishComment,
  reportName,
  standingVerdict,
  statementsOn,
  storeCharts,
  uploadFiles,
  writeFiles
} from "./publish.js";
import "./print-render.js";
import "./compare-decide-parse-plan-report.js";
import "./estimate.js";
import "./parse-saved-settings.js";
import "./parse-columns-columns.js";
import "./read.js";
import "./read-artifact-names.js";
import "./settings.js";
import "./github.js";
import "./zod.js";
import "./read-place.js";
import "./tool.js";
import "./read-names.js";
import "./errors.js";
import "./printable.js";
import "./runtime.js";
export {
  CHART_BRANCH,
  MAX_BASES,
  canUpload,
  checkName,
  drawPngWith,
  explainFailure,
  filesOf,
  inDigests,
  inFolder,
  isWithin,
  makeAll,
  pageAssetsIn,
  publishCheck,
  publishComment,
  reportName,
  standingVerdict,
  statementsOn,
  storeCharts,
  uploadFiles,
  writeFiles
};
