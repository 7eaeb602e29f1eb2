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
  explainLeft,
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
  publishIssue,
  reportName,
  standingVerdict,
  statementsOn,
  storeCharts,
  uploadFiles,
  writeFiles
} from "./publish.js";
import "./print-render.js";
import "./compare-decide-plan-report.js";
import "./parse.js";
import "./estimate.js";
import "./parse-saved-settings.js";
import "./parse-columns-columns.js";
import "./read.js";
import "./read-data-branch.js";
import "./github.js";
import "./zod.js";
import "./tool.js";
import "./read-artifact-names.js";
import "./read-servers-location.js";
import "./settings.js";
import "./errors.js";
import "./printable.js";
import "./runtime.js";
export {
  LINKED,
  MAX_BASES,
  NoChartBranch,
  canUpload,
  chartFiles,
  checkName,
  explainFailure,
  explainLeft,
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
  publishIssue,
  reportName,
  standingVerdict,
  statementsOn,
  storeCharts,
  uploadFiles,
  writeFiles
};
