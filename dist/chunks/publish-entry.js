import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  MAX_BASES,
  MAX_TITLE,
  NoChartBranch,
  assetsIn,
  canBe,
  canUpload,
  checkName,
  compareRuns,
  digest,
  explainFailure,
  filesOf,
  historyFiles,
  inDigests,
  inFolder,
  isForbidden,
  isSameRun,
  isWithin,
  judgingRun,
  makeAll,
  pageAssetsIn,
  publishCheck,
  publishComment,
  readBack,
  readMarker,
  readMemory,
  renderPng,
  reportName,
  standingVerdict,
  statementsOn,
  storeCharts,
  uploadFiles,
  withoutHidden,
  writeFiles,
  writeMarker,
  writeMemory
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
  MAX_TITLE,
  NoChartBranch,
  assetsIn,
  canBe,
  canUpload,
  checkName,
  compareRuns,
  digest,
  explainFailure,
  filesOf,
  historyFiles,
  inDigests,
  inFolder,
  isForbidden,
  isSameRun,
  isWithin,
  judgingRun,
  makeAll,
  pageAssetsIn,
  publishCheck,
  publishComment,
  readBack,
  readMarker,
  readMemory,
  renderPng,
  reportName,
  standingVerdict,
  statementsOn,
  storeCharts,
  uploadFiles,
  withoutHidden,
  writeFiles,
  writeMarker,
  writeMemory
};
