import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps
} from "./chunk-VRDTKNIF.js";
import {
  writeReport
} from "./chunk-ZKUL4MUC.js";
import {
  readArguments
} from "./chunk-76POSXUR.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-ZAFUWDWI.js";
import {
  localPlace,
  printablePath
} from "./chunk-IOQCGO5Z.js";
import {
  dataError
} from "./chunk-XT7U3DPD.js";

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
