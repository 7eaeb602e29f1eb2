import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  LINKED,
  MAX_BASES,
  canUpload,
  chartFiles,
  checkName,
  drawPngWith,
  explainFailure,
  filesOf,
  historyFiles,
  inDigests,
  inFolder,
  isChartFile,
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
import "./compare-decide-plan-report.js";
import "./estimate.js";
import "./parse.js";
import "./parse-saved-settings.js";
import "./parse-columns-columns.js";
import "./read.js";
import "./read-artifact-names.js";
import "./settings.js";
import "./github.js";
import "./tool.js";
import "./read-names.js";
import "./errors.js";
import "./printable.js";
import "./runtime.js";
export {
  LINKED,
  MAX_BASES,
  canUpload,
  chartFiles,
  checkName,
  drawPngWith,
  explainFailure,
  filesOf,
  historyFiles,
  inDigests,
  inFolder,
  isChartFile,
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
