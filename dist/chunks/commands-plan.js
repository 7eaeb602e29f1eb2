import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  jsonText,
  planJson
} from "./draw.js";
import {
  renderPlan
} from "./print.js";
import {
  planFor
} from "./compare-decide-plan-report.js";
import "./parse.js";
import "./estimate.js";
import "./parse-repeats.js";
import "./parse-columns-columns.js";
import "./parse-columns-names.js";
import "./parse-table.js";
import "./read.js";
import "./read-location.js";
import "./read-names.js";
import "./settings.js";
import "./errors.js";
import "./runtime.js";

// src/commands/plan.ts
var plan = async (given, terminal) => {
  const planned = planFor(given);
  const json = () => jsonText(planJson(planned));
  terminal.show(given, json, (screen) => renderPlan(planned, screen));
  return 0;
};
export {
  plan
};
