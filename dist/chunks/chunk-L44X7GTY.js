import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./chunk-LGP4LMXG.js";
import {
  compareSweeps
} from "./chunk-6PCOLAAS.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-45VXBSF6.js";
import {
  readArguments
} from "./chunk-FQH6XZH6.js";
import {
  localPlace
} from "./chunk-BZEVVTYS.js";
import {
  printablePath
} from "./chunk-HC5GIYDL.js";
import {
  dataError
} from "./chunk-VPSYXYD3.js";

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
