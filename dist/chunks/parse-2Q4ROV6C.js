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
} from "./chunk-Z7FD4LHR.js";
import "./chunk-7LFGPFK4.js";
import "./chunk-HS36KN4E.js";
import "./chunk-Q6A6O75P.js";
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
