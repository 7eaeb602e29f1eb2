import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  meta,
  metaFile,
  readMeta,
  savedSettings
} from "./parse-saved-meta-file.js";
import "./parse-saved-schema.js";
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
  commonMeta,
  meta,
  metaFile,
  readMeta,
  savedSettings
};
