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
} from "./chunk-WBIFPGQ7.js";
import "./chunk-7LFGPFK4.js";
import "./chunk-WPURUZ7Q.js";
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
