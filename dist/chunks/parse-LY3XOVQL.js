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
} from "./chunk-C3CLTWLU.js";
import {
  areParametersGuessed,
  commonSettings,
  differenceFrom,
  orient,
  settingsToSave,
  toSweep,
  withSaved
} from "./chunk-D3YOIQ67.js";
import "./chunk-MM75BKOK.js";
import {
  nearMiss
} from "./chunk-3TB25G2C.js";
import "./chunk-FJXIJ7ZB.js";
import "./chunk-A44FASK6.js";
import "./chunk-YT6M6SLZ.js";
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
