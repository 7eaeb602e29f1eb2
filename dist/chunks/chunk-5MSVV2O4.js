import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  asItIs,
  filesOf,
  inFolder,
  makeAll,
  makePage,
  makePng,
  writeFiles
} from "./chunk-OJ4J72RU.js";
import {
  wrongUse
} from "./chunk-RNNLCFUQ.js";

// src/commands/report-flags.ts
import { resolve } from "node:path";
var REPORT_FLAGS = ["report", "markdown", "svg", "png", "html", "theme"];
async function writeReport(report, given, terminal) {
  const place = (path) => resolve(terminal.directory, path);
  const folder = given.value("report");
  const everything = folder === void 0 ? [] : filesOf(report, terminal.home);
  sayLacking(everything, terminal);
  const planned = [...partsOf(report, given, terminal), ...inFolder(folder ?? "", everything)];
  const files = await makeAll(planned.map((file) => ({ ...file, path: place(file.path) })));
  checkInputs(files, given.operands.map(place));
  await writeFiles(files);
}
function partsOf(report, given, terminal) {
  const chart = report.chart?.[themeOf(given)] ?? null;
  const parts = {
    markdown: asItIs(report.markdown),
    svg: asItIs(chart),
    png: makePng(chart, terminal.home),
    html: makePage(report, terminal.home)
  };
  return Object.entries(parts).flatMap(([flag, make]) => {
    const path = given.value(flag);
    if (path === void 0) return [];
    if (make === null) terminal.error(`tuning-gate: --${flag}: this result has no such part.
`);
    return [{ path, make }];
  });
}
function sayLacking(planned, terminal) {
  const lacking = planned.filter(({ make }) => make === null).map(({ path }) => path);
  if (lacking.length === 0) return;
  terminal.error(`tuning-gate: --report: this result has no ${lacking.join(", no ")}.
`);
}
function checkInputs(files, inputs) {
  const clash = files.find(({ path }) => inputs.includes(path));
  if (clash) throw wrongUse(`${clash.path} is a sweep and would be overwritten`);
}
function themeOf(given) {
  const theme = given.value("theme") ?? "light";
  if (theme === "light" || theme === "dark") return theme;
  throw wrongUse(`--theme is ${JSON.stringify(theme)}, not light or dark`);
}

export {
  REPORT_FLAGS,
  writeReport
};
