import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  check,
  checkIn,
  findingsText
} from "./check.js";
import "./find-sweep.js";
import "./parse.js";
import "./parse-repeats.js";
import "./parse-columns-columns.js";
import "./parse-columns-names.js";
import "./parse-table.js";
import "./read.js";
import "./read-location.js";
import "./picomatch.js";
import "./read-names.js";
import "./settings.js";
import "./errors.js";
import "./runtime.js";
export {
  check,
  checkIn,
  findingsText
};
