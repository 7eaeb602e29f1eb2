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
} from "./chunk-3K7CU6R4.js";
import {
  areParametersGuessed,
  commonSettings,
  differenceFrom,
  orient,
  settingsToSave,
  toSweep,
  withSaved
} from "./chunk-PZGGVFZJ.js";
import "./chunk-CPK5UDBO.js";
import {
  nearMiss
} from "./chunk-76JE5BCG.js";
import "./chunk-47TG62OE.js";
import "./chunk-XXRQDQNH.js";
import "./chunk-2HIB6ET3.js";
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
