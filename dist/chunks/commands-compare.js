import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./commands-report-files.js";
import {
  compareSweeps
} from "./load.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./compare-decide-parse-plan-print-render-report.js";
import {
  readArguments
} from "./commands-arguments.js";
import {
  localPlace
} from "./read-artifact-names.js";
import {
  printablePath
} from "./read-names.js";
import {
  dataError
} from "./errors.js";

// src/commands/compare.ts
import { statSync } from "node:fs";
import { resolve } from "node:path";
var compare = async (argv, terminal) => {
  const given = readArguments(argv, "compare");
  const [baseline, candidate] = given.operands;
  const place = localPlace(terminal.directory, terminal.input);
  const loading = { place, settings: given.settings };
  const { assessment } = await compareSweeps({ baseline, candidate }, loading);
  if (assessment.candidate === null) throw missing(candidate, terminal.directory);
  if (assessment.baseline === null) throw missing(baseline, terminal.directory);
  const report = comparisonReport(assessment, {}, { scale: given.value("scale") });
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderText(assessment, terminal.screenFor(given)));
  return exitCodeOf(assessment);
};
function missing(location, directory) {
  const found = statSync(resolve(directory, location), { throwIfNoEntry: false });
  return dataError(
    printablePath(location),
    found?.isDirectory() ? "a folder without files" : "no such file, or nothing matches",
    "Check the path; it is relative to the current folder."
  );
}

export {
  compare,
  missing
};
