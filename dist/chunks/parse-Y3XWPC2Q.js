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
} from "./chunk-A2KHNUF3.js";
import "./chunk-TYIXWRTF.js";
import "./chunk-IOQCGO5Z.js";
import "./chunk-XT7U3DPD.js";
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
