import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps
} from "./chunk-5VKYLKAR.js";
import {
  writeReport
} from "./chunk-2KEI2PHC.js";
import {
  readArguments
} from "./chunk-BNKY7HJ2.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-SVEEBS3R.js";
import {
  localPlace,
  printablePath
} from "./chunk-WPURUZ7Q.js";
import {
  dataError
} from "./chunk-Q6A6O75P.js";

// src/commands/compare.ts
var compare = async (argv, terminal) => {
  const given = await readArguments(argv, "compare");
  const [baseline, candidate] = given.operands;
  const place = localPlace(terminal.directory);
  const loading = { place, settings: given.settings };
  const { assessment } = await compareSweeps({ baseline, candidate }, loading);
  if (assessment.candidate === null) throw missing(candidate);
  if (assessment.baseline === null) throw missing(baseline);
  const report = comparisonReport(assessment);
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderText(assessment));
  return exitCodeOf(assessment);
};
function missing(location) {
  return dataError(
    printablePath(location),
    "no such file, or nothing matches",
    "Check the path; it is relative to the current folder."
  );
}

export {
  compare,
  missing
};
