import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  readArguments
} from "./commands-arguments.js";
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

// src/commands/plan.ts
var plan = async (argv, terminal) => {
  const given = readArguments(argv, "plan");
  const planned = planFor(given);
  if (given.has("json")) terminal.json(jsonText(planJson(planned)));
  else terminal.out(renderPlan(planned, terminal.screenFor(given)));
  return 0;
};
export {
  plan
};
