import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commit,
  commonMeta,
  described,
  dictionary,
  event,
  finite,
  instant,
  labelOrNone,
  list,
  meta,
  metaFile,
  object,
  oneOf,
  optional,
  parameterValue,
  pattern,
  positive,
  readAs,
  readMeta,
  savedSettings,
  text,
  truth,
  whole,
  wholeFrom,
  workflowPath
} from "./parse-saved-meta-file.js";
import "./parse-columns-columns.js";
import "./parse-columns-names.js";
import "./parse-table.js";
import "./read.js";
import "./read-location.js";
import "./zod.js";
import "./read-names.js";
import "./settings.js";
import "./errors.js";
import "./runtime.js";
export {
  commit,
  commonMeta,
  described,
  dictionary,
  event,
  finite,
  instant,
  labelOrNone,
  list,
  meta,
  metaFile,
  object,
  oneOf,
  optional,
  parameterValue,
  pattern,
  positive,
  readAs,
  readMeta,
  savedSettings,
  text,
  truth,
  whole,
  wholeFrom,
  workflowPath
};
