import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps
} from "./commands-inspect.js";
import "./commands-arguments.js";
import "./find-sweep.js";
import "./draw.js";
import "./print.js";
import "./compare-decide-plan-report.js";
import "./parse.js";
import "./estimate.js";
import "./parse-list.js";
import "./parse-columns-columns.js";
import "./parse-columns-plain-trials.js";
import "./parse-table.js";
import "./read.js";
import "./read-data-branch.js";
import "./read-artifact-names.js";
import "./settings.js";
import "./errors.js";
import "./runtime.js";
export {
  inspect,
  inspectSweeps
};
