import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  meta,
  metaFile,
  readMeta
} from "./parse-saved-fields.js";
import "./parse-columns-columns.js";
import "./zod.js";
import "./parse-json-parse-json.js";
import "./read.js";
import "./read-artifact-names.js";
import "./settings.js";
import "./read-names.js";
import "./errors.js";
import "./runtime.js";
export {
  commonMeta,
  meta,
  metaFile,
  readMeta
};
