import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  FORMAT_NAMES,
  acceptBaseline,
  acceptCollected,
  areSaved,
  inspectFiles,
  parseYaml,
  readRecord,
  readRecordedScore,
  saveSweep,
  savedMetric,
  scoreOfSweep,
  suspectedFailedValue
} from "./chunk-YSE6JNIY.js";
import {
  areParametersGuessed,
  commonSettings,
  differenceFrom,
  orient,
  settingsToSave,
  toSweep,
  withSaved
} from "./chunk-KDIYL263.js";
import "./chunk-3YOUX6JZ.js";
import {
  nearMiss
} from "./chunk-BRCO35LL.js";
import "./chunk-ZWPVM4LG.js";
import "./chunk-WZXOYFMX.js";
import "./chunk-JRZKUNZA.js";
import "./chunk-SUHCGAN7.js";
import "./chunk-XNUOBV35.js";
export {
  FORMAT_NAMES,
  acceptBaseline,
  acceptCollected,
  areParametersGuessed,
  areSaved,
  commonSettings,
  differenceFrom,
  inspectFiles,
  nearMiss,
  orient,
  parseYaml,
  readRecord,
  readRecordedScore,
  saveSweep,
  savedMetric,
  scoreOfSweep,
  settingsToSave,
  suspectedFailedValue,
  toSweep,
  withSaved
};
