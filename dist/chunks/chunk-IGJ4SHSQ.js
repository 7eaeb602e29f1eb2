import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./chunk-5ILSXWRJ.js";
import {
  compareSweeps
} from "./chunk-SEJDHW4O.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-JKAVCRPL.js";
import {
  showingSteps
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-AIHW2JZ7.js";
import {
  localPlace
} from "./chunk-HP77T5JU.js";
import {
  printablePath
} from "./chunk-GIUSFQ3E.js";
import {
  dataError
} from "./chunk-JHSXOLMS.js";

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
