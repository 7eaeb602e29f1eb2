import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./chunk-BQ7TVE2O.js";
import {
  compareSweeps
} from "./chunk-QTMTTBS4.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-GISRL73Y.js";
import {
  showingSteps
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-5H2KI6VS.js";
import {
  localPlace
} from "./chunk-XXRQDQNH.js";
import {
  printablePath
} from "./chunk-2HIB6ET3.js";
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
