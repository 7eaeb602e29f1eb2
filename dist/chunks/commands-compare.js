import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./commands-write-report.js";
import {
  didYouMean,
  readArguments
} from "./commands-arguments.js";
import "./publish.js";
import {
  compareSweeps
} from "./main.js";
import {
  findSweep
} from "./find-sweep.js";
import {
  renderRunText,
  reportOfRun
} from "./draw.js";
import "./print.js";
import {
  bisectCodeOf,
  combineAssessments,
  exitCodeOf
} from "./compare-decide-plan-report.js";
import {
  parseYaml
} from "./parse.js";
import "./estimate.js";
import "./parse-list.js";
import "./parse-columns-columns.js";
import "./parse-columns-plain-trials.js";
import "./parse-table.js";
import {
  missingSweep
} from "./read.js";
import "./read-data-branch.js";
import {
  localPlace,
  parseLocation,
  parseLocations
} from "./read-artifact-names.js";
import {
  inputsIgnoredFor,
  readConfig,
  readLayered,
  readSettings
} from "./settings.js";
import "./github.js";
import "./zod.js";
import {
  detailOf,
  printable,
  printablePath,
  settingsError
} from "./errors.js";
import "./runtime.js";

// src/commands/compare.ts
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
var compare = async (argv, terminal) => {
  const given = readArguments(argv, "compare");
  const [baseline, candidate] = given.operands;
  const place = localPlace(terminal.directory, terminal.input);
  const loading = { place, settings: await settingsWith(given, terminal) };
  const locations = parseLocations({ baseline, candidate });
  for (const arm of ["candidate", "baseline"]) {
    const location = locations[arm];
    const { files } = await findSweep({ arm, location, trainedSha: null }, place);
    if (files.length === 0) throw missingSweep(location.text, terminal.directory);
  }
  const older = given.all("older").map((text) => parseLocation(text, "older"));
  const { assessment } = await compareSweeps(locations, loading, older);
  const run = combineAssessments([{ name: "", assessment }]);
  const report = reportOfRun(run, {}, { scale: given.value("scale") });
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderRunText(run, terminal.screenFor(given)));
  return given.has("bisect") ? bisectCodeOf(run.outcome) : exitCodeOf(run.outcome);
};
async function settingsWith(given, terminal) {
  const path = given.value("config");
  if (path === null) return given.settings;
  const text = await readFile(resolve(terminal.directory, path), "utf8").catch((error) => {
    const what = `${printablePath(path)} cannot be read (${detailOf(error, "code")})`;
    throw settingsError("config", what, "Check the path; it is relative to the current folder.");
  });
  const yaml = { fix: "Correct it; docs/config.md has examples.", uniqueKeys: true };
  const config = readConfig(await parseYaml({ path, text }, yaml), printablePath(path));
  const ignored = inputsIgnoredFor(config, given.source).map((name) => `--${name}`);
  if (ignored.length > 0)
    terminal.error(`tuning-gate: ${config.path} alone counts; ignored: ${ignored.join(", ")}.
`);
  const layers = { input: given.source, config, comparison: comparisonIn(config, given) };
  return readLayered(layers, readSettings);
}
function comparisonIn(config, given) {
  const names = [...config.comparisons.keys()];
  const asked = given.value("name");
  const [only = null, ...others] = names;
  if (asked === "" && others.length === 0) return only;
  if (names.includes(asked)) return asked;
  const what = asked === "" ? "is missing" : `is ${JSON.stringify(printable(asked))}`;
  const listed = names.map((name) => printable(name)).join(", ") || "no comparison";
  const fix = `${didYouMean(asked, names)}${config.path} lists ${listed}.`;
  throw settingsError("name", what, fix);
}
export {
  compare
};
