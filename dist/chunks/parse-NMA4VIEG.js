import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
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
} from "./chunk-EORGMONF.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-BRB575L7.js";
import "./chunk-VEDAT4CN.js";
import "./chunk-OMAQASFA.js";
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
