import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  MAX_BASES,
  NoChartBranch,
  assetsIn,
  canUpload,
  checkName,
  explainFailure,
  filesOf,
  historyFiles,
  inDigests,
  inFolder,
  isForbidden,
  isWithin,
  makeAll,
  pageAssetsIn,
  publishCheck,
  publishComment,
  renderPng,
  reportName,
  standingVerdict,
  statementsOn,
  storeCharts,
  uploadFiles,
  writeFiles
} from "./publish.js";
import "./draw.js";
import "./print.js";
import "./compare-decide-plan-report.js";
import "./parse.js";
import "./estimate.js";
import "./parse-repeats.js";
import "./parse-columns-columns.js";
import "./parse-columns-names.js";
import "./parse-table.js";
import "./read.js";
import "./read-location.js";
import "./github.js";
import "./zod.js";
import "./read-names.js";
import "./settings.js";
import "./errors.js";
import "./runtime.js";
export {
  MAX_BASES,
  NoChartBranch,
  assetsIn,
  canUpload,
  checkName,
  explainFailure,
  filesOf,
  historyFiles,
  inDigests,
  inFolder,
  isForbidden,
  isWithin,
  makeAll,
  pageAssetsIn,
  publishCheck,
  publishComment,
  renderPng,
  reportName,
  standingVerdict,
  statementsOn,
  storeCharts,
  uploadFiles,
  writeFiles
};
