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
} from "./chunk-DUA2P34L.js";
import {
  areParametersGuessed,
  commonSettings,
  differenceFrom,
  orient,
  settingsToSave,
  toSweep,
  withSaved
} from "./chunk-JUTMMGBC.js";
import "./chunk-HF6S7XSA.js";
import {
  nearMiss
} from "./chunk-J355BQ3V.js";
import "./chunk-7VWMG4DV.js";
import "./chunk-HP77T5JU.js";
import "./chunk-GIUSFQ3E.js";
import "./chunk-JHSXOLMS.js";
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
