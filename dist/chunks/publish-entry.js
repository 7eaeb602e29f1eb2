import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  LINKED,
  MAX_BASES,
  NoChartBranch,
  canUpload,
  chartFiles,
  checkName,
  explainFailure,
  filesOf,
  historyFiles,
  inDigests,
  inFolder,
  isChartFile,
  isForbidden,
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
import "./draw.js";
import "./print.js";
import "./compare-decide-plan-report.js";
import "./parse.js";
import "./estimate.js";
import "./parse-list.js";
import "./parse-columns-columns.js";
import "./parse-columns-plain-trials.js";
import "./parse-table.js";
import "./read.js";
import "./read-data-branch.js";
import "./read-artifact-names.js";
import "./settings.js";
import "./github.js";
import "./zod.js";
import "./errors.js";
import "./runtime.js";
export {
  LINKED,
  MAX_BASES,
  NoChartBranch,
  canUpload,
  chartFiles,
  checkName,
  explainFailure,
  filesOf,
  historyFiles,
  inDigests,
  inFolder,
  isChartFile,
  isForbidden,
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
