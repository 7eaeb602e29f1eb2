import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./chunk-2FKGM3OD.js";
import {
  compareSweeps
} from "./chunk-SK57SRJU.js";
import {
  readArguments
} from "./chunk-JIF6J6Q5.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-WOIZTXES.js";
import {
  localPlace,
  printablePath
} from "./chunk-PZHIGAIZ.js";
import {
  UserError
} from "./chunk-JBKJOPF2.js";

// src/commands/compare.ts
var compare = async (argv, terminal) => {
  const given = readArguments(argv, "compare");
  const [baseline, candidate] = given.operands;
  const { directory } = terminal;
  const { settings } = given;
  const place = localPlace(directory);
  const { assessment } = await compareSweeps({ baseline, candidate }, { place, settings });
  if (assessment.candidate === null) throw missing(candidate);
  if (assessment.baseline === null) throw missing(baseline);
  const report = comparisonReport(assessment);
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
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
