import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./commands-write-report.js";
import {
  compareSweeps
} from "./main.js";
import {
  renderRunText,
  reportOfRun
} from "./print-publish-render.js";
import {
  combineAssessments,
  exitCodeOf
} from "./compare-decide-parse-plan-report.js";
import {
  readArguments
} from "./commands-arguments.js";
import {
  localPlace,
  parseLocations
} from "./read-place.js";
import {
  dataError
} from "./errors.js";
import {
  printablePath
} from "./printable.js";

// src/commands/compare.ts
import { statSync } from "node:fs";
import { resolve } from "node:path";
var compare = async (argv, terminal) => {
  const given = readArguments(argv, "compare");
  const [baseline, candidate] = given.operands;
  const place = localPlace(terminal.directory, terminal.input);
  const loading = { place, settings: given.settings };
  const { assessment } = await compareSweeps(parseLocations({ baseline, candidate }), loading);
  if (assessment.candidate === null) throw missing(candidate, terminal.directory);
  if (assessment.baseline === null) throw missing(baseline, terminal.directory);
  const run = combineAssessments([{ name: "", assessment }]);
  const report = reportOfRun(run, {}, { scale: given.value("scale") });
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderRunText(run, terminal.screenFor(given)));
  return exitCodeOf(run);
};
function missing(location, directory) {
  const place = statSync(resolve(directory, location), { throwIfNoEntry: false });
  return dataError(
    printablePath(location),
    place?.isDirectory() ? "a folder without files" : "no such file, or nothing matches",
    "Check the path; it is relative to the current folder."
  );
}

export {
  compare,
  missing
};
