import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  FORMAT_NAMES,
  acceptBaseline,
  acceptCollected,
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
} from "./chunk-TQAFYKB6.js";
import "./chunk-5B4SFNAI.js";
import "./chunk-ULOSES4Y.js";
import "./chunk-6T35VRDD.js";
import "./chunk-6ASRTYUJ.js";
import "./chunk-Y2KBWQSX.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";
export {
  FORMAT_NAMES,
  acceptBaseline,
  acceptCollected,
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
