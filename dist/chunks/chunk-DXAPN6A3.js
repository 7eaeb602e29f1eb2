import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./chunk-UUPFECK4.js";
import {
  compareSweeps
} from "./chunk-N2L36NTF.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-5J3HOVVU.js";
import {
  readArguments
} from "./chunk-HSQ5QEC6.js";
import {
  localPlace
} from "./chunk-BT2M53CB.js";
import {
  printablePath
} from "./chunk-UT7EHW7U.js";
import {
  dataError
} from "./chunk-T56SCC3J.js";

// src/commands/compare.ts
var compare = async (argv, terminal) => {
  const given = readArguments(argv, "compare");
  const [baseline, candidate] = given.operands;
  const place = localPlace(terminal.directory);
  const loading = { place, settings: given.settings };
  const { assessment } = await compareSweeps({ baseline, candidate }, loading);
  if (assessment.candidate === null) throw missing(candidate);
  if (assessment.baseline === null) throw missing(baseline);
  const report = comparisonReport(assessment, {}, { scale: given.value("scale") });
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderText(assessment, terminal.screenFor(given)));
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
