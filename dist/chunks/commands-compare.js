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
  compareSweeps
} from "./main.js";
import {
  renderRunText,
  reportOfRun
} from "./print-render.js";
import {
  combineAssessments,
  exitCodeOf
} from "./compare-decide-plan-report.js";
import "./estimate.js";
import "./parse.js";
import "./parse-saved-settings.js";
import "./parse-columns-columns.js";
import {
  missingSweep
} from "./read.js";
import "./read-artifact-names.js";
import "./settings.js";
import {
  localPlace,
  parseLocations
} from "./github.js";
import "./tool.js";
import "./read-names.js";
import "./errors.js";
import "./printable.js";
import "./runtime.js";

// src/commands/compare.ts
var compare = async (argv, terminal) => {
  const given = readArguments(argv, "compare");
  const [baseline, candidate] = given.operands;
  const place = localPlace(terminal.directory, terminal.input);
  const loading = { place, settings: given.settings };
  const { assessment } = await compareSweeps(parseLocations({ baseline, candidate }), loading);
  if (assessment.candidate === null) throw missingSweep(candidate, terminal.directory);
  if (assessment.baseline === null) throw missingSweep(baseline, terminal.directory);
  const run = combineAssessments([{ name: "", assessment }]);
  const report = reportOfRun(run, {}, { scale: given.value("scale") });
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderRunText(run, terminal.screenFor(given)));
  return exitCodeOf(run);
};
export {
  compare
};
