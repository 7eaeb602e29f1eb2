import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commandLineError
} from "./commands-terminal.js";
import {
  filesOf,
  historyFiles,
  inFolder,
  isWithin,
  makeAll,
  writeFiles
} from "./publish.js";
import {
  compareSweeps,
  loadCandidate
} from "./main.js";
import {
  findSweep,
  namedFiles
} from "./find-sweep.js";
import {
  curveReport,
  historyReport,
  renderRunText,
  reportOfRun
} from "./draw.js";
import {
  renderCurveText
} from "./print.js";
import {
  axisOf,
  bisectCodeOf,
  budgetsOfOne,
  combineAssessments,
  curveOf,
  exitCodeOf,
  shellText,
  suggestedFlags
} from "./compare-decide-plan-report.js";
import {
  historyFile,
  parseYaml
} from "./parse.js";
import "./estimate.js";
import {
  averagedAlone,
  toSweep,
  withSaved
} from "./parse-repeats.js";
import "./parse-columns-columns.js";
import "./parse-columns-names.js";
import "./parse-table.js";
import {
  missingSweep
} from "./read.js";
import {
  localPlace,
  parseLocation,
  parseLocations
} from "./read-location.js";
import "./github.js";
import "./zod.js";
import "./read-names.js";
import {
  inputsIgnoredFor,
  readConfig,
  readLayered,
  readSettings
} from "./settings.js";
import {
  detailOf,
  didYouMean,
  printable,
  printablePath,
  settingsError
} from "./errors.js";
import "./runtime.js";

// src/commands/compare.ts
import { readFile } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
var compare = async (given, terminal) => {
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
  const fix = `${didYouMean(asked, names)} ${config.path} lists ${listed}.`.trim();
  throw settingsError("name", what, fix);
}
var curve = async (given, terminal) => {
  const [location] = given.operands;
  const place = localPlace(terminal.directory, terminal.input);
  const { record } = await loadCandidate(parseLocation(location, "candidate"), {
    place,
    settings: given.settings
  });
  if (record === null) throw missingSweep(location, terminal.directory);
  const reading = withSaved(given.settings.reading, record.settings);
  const settings = { ...given.settings, reading };
  const sweep = averagedAlone(toSweep(record, reading), reading);
  const estimate = curveOf(sweep, settings);
  const shown = { settings, budgets: budgetsOfOne(estimate, axisOf([sweep]), settings) };
  const report = curveReport(sweep, estimate, shown, { scale: given.value("scale") });
  await writeReport(report, given, terminal);
  const screen = terminal.screenFor(given);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderCurveText(sweep, estimate, { ...shown, screen }));
  return 0;
};
var FOLDER = "tuning-gate-demo";
var PAGE = "report.html";
var SWEEPS = {
  baseline: "examples/digits/baseline.csv",
  candidate: "examples/digits/candidate-worse.csv"
};
var FLAGS = { metric: "accuracy", direction: "maximize" };
var demo = async (given, terminal) => {
  const settings = readSettings((name) => FLAGS[name]);
  const root = join(terminal.home, "..");
  const place = localPlace(root);
  const { assessment } = await compareSweeps(parseLocations(SWEEPS), { place, settings });
  const folder = join(terminal.directory, FOLDER);
  const run = combineAssessments([{ name: "", assessment }]);
  const planned = filesOf(reportOfRun(run), terminal.home);
  const files = await makeAll(inFolder(folder, planned));
  await writeFiles(files);
  const names = files.map(({ path }) => basename(path));
  const others = names.filter((name) => name !== PAGE).join(", ");
  const flags = suggestedFlags(Object.entries(FLAGS));
  const at = (path) => relative(terminal.directory, join(root, path)).split(sep).join("/");
  const words = [...terminal.program, "compare", ...Object.values(SWEEPS).map(at)].map(shellText);
  terminal.out(`${words.join(" ")} ${flags}

${renderRunText(run, terminal.screenFor(given))}
`);
  const written = `It would exit with ${exitCodeOf(run.outcome)}. Also in ${FOLDER}/: ${others}.`;
  terminal.out(`${written}
Open ${FOLDER}/${PAGE}
`);
  return 0;
};
var history = async (given, terminal) => {
  const [path = ""] = given.operands;
  const { directory, home, input } = terminal;
  const location = parseLocation(path, "candidate");
  const { files } = await namedFiles(location, localPlace(directory, input));
  const [file, ...others] = files.filter(
    (one) => files.length === 1 || one.path.endsWith(".jsonl")
  );
  if (file === void 0) throw missingSweep(path, directory);
  if (others.length > 0) {
    const what = `${path} has ${others.length + 1} histories; name one of them`;
    throw commandLineError(what, "history");
  }
  const found = (await historyFile()).readHistory(file);
  const name = found.lines.at(-1)?.comparison ?? "";
  const report = historyReport(found, { name, repository: null });
  const parts = [
    [given.value("html"), "history.html"],
    [given.value("svg"), `history-${given.value("theme")}.svg`]
  ];
  await writeParts({ parts, all: historyFiles({ ...report, name: "" }, home) }, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(report.text(terminal.screenFor(given)));
  return 0;
};
async function writeReport(report, given, terminal) {
  const theme = given.value("theme");
  const parts = [
    [given.value("markdown"), "comment.md"],
    [given.value("html"), "report.html"],
    [given.value("svg"), `chart-${theme}.svg`],
    [given.value("png"), `chart-${theme}.png`]
  ];
  const isWritten = parts.some(([path]) => path !== null) || given.value("report") !== null;
  if (given.has("scale") && !isWritten)
    terminal.error(
      "tuning-gate: --scale is for a picture: add --svg, --png, --html or --report.\n"
    );
  await writeParts({ parts, all: filesOf(report, terminal.home) }, given, terminal);
}
async function writeParts({ all, parts }, given, { directory, error }) {
  const single = parts.flatMap(([path, part]) => {
    const make = all.find((file) => file.path === part)?.make;
    return path === null || !make ? [] : [{ path, make }];
  });
  const folder = given.value("report");
  const planned = [...single, ...folder === null ? [] : inFolder(folder, all)];
  const sweeps = given.operands.map((sweep) => resolve(directory, sweep));
  const replacing = planned.map(({ path }) => resolve(directory, path)).find((path) => sweeps.some((sweep) => isWithin(path, sweep)));
  if (replacing !== void 0)
    throw commandLineError(`${replacing} would replace a sweep, or be read as part of one`);
  const made = await makeAll(planned);
  const absent = planned.filter(({ path }) => made.every((file) => file.path !== path));
  const names = absent.map(({ path }) => path);
  if (names.length > 0) error(`tuning-gate: this result has no ${names.join(", no ")}.
`);
  await writeFiles(made.map((file) => ({ ...file, path: resolve(directory, file.path) })));
}
export {
  compare,
  curve,
  demo,
  history,
  writeParts,
  writeReport
};
