import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commandLineError
} from "./commands-terminal.js";
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
var publishing = () => import("./publish-entry.js");
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
  const older = given.all("older").map((text2) => parseLocation(text2, "older"));
  const { assessment } = await compareSweeps(locations, loading, older);
  const run = combineAssessments([{ name: "", assessment }]);
  const report = reportOfRun(run, {}, { scale: given.value("scale") });
  await writeParts(({ filesOf }) => filesOf(report, terminal.home), given, terminal);
  const text = (screen) => renderRunText(run, screen);
  terminal.show(given, () => report.json, text);
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
  const loading = { place, settings: given.settings };
  const { record } = await loadCandidate(parseLocation(location, "candidate"), loading);
  if (record === null) throw missingSweep(location, terminal.directory);
  const reading = withSaved(given.settings.reading, record.settings);
  const settings = { ...given.settings, reading };
  const sweep = averagedAlone(toSweep(record, reading), reading);
  const estimate = curveOf(sweep, settings);
  const shown = { settings, budgets: budgetsOfOne(estimate, axisOf([sweep]), settings) };
  const report = curveReport(sweep, estimate, shown, { scale: given.value("scale") });
  await writeParts(({ filesOf }) => filesOf(report, terminal.home), given, terminal);
  const text = (screen) => renderCurveText(sweep, estimate, { ...shown, screen });
  terminal.show(given, () => report.json, text);
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
  const { filesOf, inFolder, makeAll, writeFiles } = await publishing();
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
  const isHistory = (one) => files.length === 1 || one.path.endsWith(".jsonl");
  const [file, ...others] = files.filter(isHistory);
  if (file === void 0) throw missingSweep(path, directory);
  const several = `${path} has ${others.length + 1} histories; name one of them`;
  if (others.length > 0) throw commandLineError(several, "history");
  const found = (await historyFile()).readHistory(file);
  const name = found.lines.at(-1)?.comparison ?? "";
  const report = historyReport(found, { name, repository: null });
  await writeParts(
    ({ historyFiles }) => historyFiles({ ...report, name: "" }, home),
    given,
    terminal
  );
  terminal.show(given, () => report.json, report.text);
  return 0;
};
async function writeParts(planned, given, { directory, error }) {
  const theme = given.value("theme");
  const endings = [
    ["markdown", ".md"],
    ["html", ".html"],
    ["svg", `-${theme}.svg`],
    ["png", `-${theme}.png`]
  ];
  const folder = given.value("report");
  const isWritten = folder !== null || endings.some(([flag]) => given.value(flag) !== null);
  const unused = "tuning-gate: --scale is for a picture: add --svg, --png, --html or --report.\n";
  if (given.has("scale") && !isWritten) error(unused);
  if (!isWritten) return;
  const publish = await publishing();
  const all = planned(publish);
  const single = endings.flatMap(([flag, ending]) => {
    const path = given.value(flag);
    const make = all.find((file) => file.path.endsWith(ending))?.make ?? (async () => null);
    return path === null ? [] : [{ path, make }];
  });
  const asked = [...single, ...folder === null ? [] : publish.inFolder(folder, all)];
  const sweeps = given.operands.map((sweep) => resolve(directory, sweep));
  const replacing = asked.map(({ path }) => resolve(directory, path)).find((path) => sweeps.some((sweep) => publish.isWithin(path, sweep)));
  if (replacing !== void 0)
    throw commandLineError(`${replacing} would replace a sweep, or be read as part of one`);
  const made = await publish.makeAll(asked);
  const absent = asked.filter(({ path }) => made.every((file) => file.path !== path));
  const names = absent.map(({ path }) => path);
  if (names.length > 0) error(`tuning-gate: this result has no ${names.join(", no ")}.
`);
  await publish.writeFiles(made.map((file) => ({ ...file, path: resolve(directory, file.path) })));
}
export {
  compare,
  curve,
  demo,
  history
};
