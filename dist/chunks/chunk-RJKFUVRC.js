import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  REPORT_FLAGS,
  writeReport
} from "./chunk-5MSVV2O4.js";
import {
  compareSweeps
} from "./chunk-MLDZIC3Z.js";
import {
  ALL_OPTIONS,
  readArguments
} from "./chunk-RNNLCFUQ.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-ZNWSCHOY.js";
import {
  UserError,
  localPlace,
  printablePath
} from "./chunk-OZBFLYU3.js";

// src/commands/compare.ts
var compare = async (argv, terminal) => {
  const given = readArguments(argv, {
    operands: ["BASELINE", "CANDIDATE"],
    options: ALL_OPTIONS,
    values: REPORT_FLAGS,
    switches: ["json"]
  });
  const [baseline, candidate] = given.operands;
  const { directory } = terminal;
  const { settings } = given;
  const place = localPlace(directory);
  const { assessment } = await compareSweeps({ baseline, candidate }, { place, settings });
  if (assessment.candidate === null) throw missing(candidate);
  if (assessment.baseline === null) throw missing(baseline);
  const report = comparisonReport(assessment);
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.out(report.json);
  else terminal.out(renderText(assessment));
  return exitCodeOf(assessment);
};
function missing(location) {
  return new UserError({
    fault: "data",
    where: printablePath(location),
    what: "no such file, or nothing matches",
    fix: "Check the path; it is relative to the current folder."
  });
}

export {
  compare,
  missing
};
