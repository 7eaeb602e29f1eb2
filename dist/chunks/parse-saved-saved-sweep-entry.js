import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  INSTANT,
  LABEL_OR_NONE,
  MAX_WHERE,
  SHA,
  VERSION,
  readSavedSweep,
  saveSweep,
  savedSweep,
  savedTrial
} from "./parse-saved-saved-sweep.js";
import "./parse-saved-meta-file.js";
import "./parse-list.js";
import "./parse-columns-columns.js";
import "./parse-columns-plain-trials.js";
import "./parse-table.js";
import "./read.js";
import "./read-data-branch.js";
import "./read-artifact-names.js";
import "./settings.js";
import "./zod.js";
import "./errors.js";
import "./runtime.js";
export {
  INSTANT,
  LABEL_OR_NONE,
  MAX_WHERE,
  SHA,
  VERSION,
  readSavedSweep,
  saveSweep,
  savedSweep,
  savedTrial
};
