import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./chunk-4FD5JWXH.js";
import {
  compareSweeps
} from "./chunk-XO5MJXEY.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-HGW5LCBT.js";
import {
  showingSteps
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-X5MXTM5Z.js";
import {
  localPlace
} from "./chunk-A44FASK6.js";
import {
  printablePath
} from "./chunk-YT6M6SLZ.js";
import {
  dataError
} from "./chunk-SUHCGAN7.js";

// src/commands/compare.ts
var compare = async (argv, terminal) => {
  const given = await readArguments(argv, "compare");
  const [baseline, candidate] = given.operands;
  const place = localPlace(terminal.directory);
  const onStep = showingSteps(terminal.progress, given.settings);
  const loading = { place, settings: given.settings, onStep };
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
