import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  FORMAT_NAMES,
  acceptBaseline,
  acceptCollected,
  areParametersGuessed,
  areSaved,
  commonSettings,
  inspectFiles,
  nearMiss,
  orient,
  readRecord,
  readRecordedScore,
  saveSweep,
  scoreOfSweep,
  settingsToSave,
  suspectedFailedValue,
  toSweep,
  withSaved
} from "./chunk-S2NDVLMV.js";
import "./chunk-DX7YYQVD.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-ZQAXGFMI.js";
import "./chunk-GZLC76OC.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";
export {
  FORMAT_NAMES,
  acceptBaseline,
  acceptCollected,
  areParametersGuessed,
  areSaved,
  commonSettings,
  inspectFiles,
  nearMiss,
  orient,
  readRecord,
  readRecordedScore,
  saveSweep,
  scoreOfSweep,
  settingsToSave,
  suspectedFailedValue,
  toSweep,
  withSaved
};
