import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  described,
  dictionary,
  finite,
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
  text,
  truth,
  whole,
  wholeFrom
} from "./parse-saved-meta-file.js";
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
  commonMeta,
  described,
  dictionary,
  finite,
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
  text,
  truth,
  whole,
  wholeFrom
};
