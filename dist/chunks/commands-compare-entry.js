import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./commands-compare.js";
import "./commands-report-files.js";
import "./load.js";
import "./publish.js";
import "./compare-decide-parse-plan-print-render-report.js";
import "./estimate.js";
import "./parse-saved-settings.js";
import "./parse-columns-columns.js";
import "./commands-arguments.js";
import "./github.js";
import "./zod.js";
import "./tool.js";
import "./parse-json-parse-json.js";
import "./read.js";
import "./read-artifact-names.js";
import "./settings.js";
import "./read-names.js";
import "./errors.js";
import "./runtime.js";
export {
  compare,
  missing
};
