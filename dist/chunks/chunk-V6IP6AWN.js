import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  assetsIn,
  compareSweeps,
  renderPng,
  writeFiles
} from "./chunk-EZ6INVYP.js";
import {
  ALL_OPTIONS,
  readArguments,
  wrongUse
} from "./chunk-UAN2XPDP.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-GNEL5CER.js";
import {
  UserError,
  localPlace,
  printablePath
} from "./chunk-U4NJL7IL.js";

// src/commands/report-flags.ts
import { join, resolve } from "node:path";
var REPORT_FLAGS = ["report", "markdown", "svg", "png", "theme"];
async function writeReport(report, given, terminal) {
  const chart = report.chart?.[themeOf(given)] ?? null;
  const parts = {
    markdown: report.markdown,
    svg: chart,
    png: given.value("png") !== void 0 && chart !== null ? await draw(chart, terminal) : null
  };
  const place = (path) => resolve(terminal.directory, path);
  const files = [];
  for (const [flag, content] of Object.entries(parts)) {
    const path = given.value(flag);
    if (path === void 0) continue;
    if (content === null) terminal.error(`tuning-gate: --${flag}: this result has no such part.
`);
    else files.push({ path: place(path), content });
  }
  const folder = given.value("report");
  if (folder !== void 0) {
    files.push(...(await everything(report, terminal)).map(inFolder(place(folder))));
  }
  checkInputs(files, given.operands.map(place));
  await writeFiles(files);
}
function checkInputs(files, inputs) {
  const clash = files.find(({ path }) => inputs.includes(path));
  if (clash) throw wrongUse(`${clash.path} is a sweep and would be overwritten`);
}
function inFolder(folder) {
  return ({ path, content }) => ({ path: join(folder, path), content });
}
async function everything(report, terminal) {
  const files = [{ path: "report.json", content: report.json }];
  if (report.markdown !== null) files.push({ path: "comment.md", content: report.markdown });
  if (report.chart) {
    const { light, dark } = report.chart;
    files.push(
      { path: "chart-light.svg", content: light },
      { path: "chart-dark.svg", content: dark },
      { path: "chart-light.png", content: await draw(light, terminal) },
      { path: "chart-dark.png", content: await draw(dark, terminal) }
    );
  }
  return files;
}
function draw(svg, terminal) {
  return renderPng(svg, assetsIn(join(terminal.home, "assets")));
}
function themeOf(given) {
  const theme = given.value("theme") ?? "light";
  if (theme === "light" || theme === "dark") return theme;
  throw wrongUse(`--theme is ${JSON.stringify(theme)}, not light or dark`);
}

// src/commands/compare.ts
var compare = async (argv, terminal) => {
  const given = readArguments(argv, {
    operands: ["BASELINE", "CANDIDATE"],
    options: ALL_OPTIONS,
    values: REPORT_FLAGS,
    switches: ["json"]
  });
  const [baseline, candidate] = given.operands;
  const { directory } = terminal;
  const { settings } = given;
  const place = localPlace(directory);
  const { assessment } = await compareSweeps({ baseline, candidate }, { place, settings });
  if (assessment.candidate === null) throw missing(candidate);
  if (assessment.baseline === null) throw missing(baseline);
  const report = comparisonReport(assessment);
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.out(report.json);
  else terminal.out(renderText(assessment));
  return exitCodeOf(assessment);
};
function missing(location) {
  return new UserError({
    fault: "data",
    where: printablePath(location),
    what: "no such file, or nothing matches",
    fix: "Check the path; it is relative to the current folder."
  });
}

export {
  REPORT_FLAGS,
  writeReport,
  compare,
  missing
};
