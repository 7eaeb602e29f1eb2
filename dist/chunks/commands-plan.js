import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./commands-write-report.js";
import "./publish.js";
import {
  readArguments
} from "./commands-arguments.js";
import {
  planReport,
  renderPlan
} from "./print-render.js";
import {
  planFor,
  powerCurveOf
} from "./compare-decide-plan-report.js";
import "./parse.js";
import "./estimate.js";
import "./parse-saved-settings.js";
import "./parse-columns-columns.js";
import "./read.js";
import "./read-data-branch.js";
import "./github.js";
import "./zod.js";
import "./tool.js";
import "./read-artifact-names.js";
import "./read-servers-location.js";
import "./settings.js";
import "./errors.js";
import "./printable.js";
import "./runtime.js";

// src/commands/plan.ts
var plan = async (argv, terminal) => {
  const given = readArguments(argv, "plan");
  const planned = planFor(given);
  const isDrawn = ["report", "svg", "png"].some((flag) => given.has(flag));
  const report = planReport(planned, isDrawn ? powerCurveOf(planned) : null);
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderPlan(planned, terminal.screenFor(given)));
  return 0;
};
export {
  plan
};
