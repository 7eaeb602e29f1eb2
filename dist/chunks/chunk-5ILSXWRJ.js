import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  asItIs,
  filesOf,
  inFolder,
  isWithin,
  makeAll,
  makePage,
  makePng,
  realPlace,
  writeFiles
} from "./chunk-ZYWXN5JW.js";
import {
  commandLineError
} from "./chunk-AIHW2JZ7.js";
import {
  listLocal
} from "./chunk-HP77T5JU.js";

// src/commands/report-files.ts
import { resolve } from "node:path";
async function writeReport(report, given, terminal) {
  const folder = pathOf("report", given);
  const everything = folder === void 0 ? [] : filesOf(report, terminal.home);
  const absent = everything.filter(({ make }) => make === null).map(({ path }) => path);
  if (absent.length > 0)
    terminal.error(`tuning-gate: --report: this result has no ${absent.join(", no ")}.
`);
  const planned = [...singleFiles(report, given, terminal), ...inFolder(folder ?? "", everything)].filter(({ make }) => make !== null).map((file) => ({ ...file, path: resolve(terminal.directory, file.path) }));
  const paths = planned.map(({ path }) => path);
  if (paths.length > 0) await protectSweeps(given.operands, paths, terminal.directory);
  await writeFiles(await makeAll(planned));
}
function singleFiles(report, given, terminal) {
  const theme = given.value("theme");
  const chart = () => report.chart?.[theme] ?? null;
  const parts = {
    markdown: () => asItIs(report.markdown),
    svg: () => asItIs(chart()),
    png: () => makePng(chart(), terminal.home),
    html: () => makePage(report, terminal.home)
  };
  return Object.keys(parts).flatMap((flag) => {
    const path = pathOf(flag, given);
    if (path === void 0) return [];
    const make = parts[flag]();
    if (make === null) terminal.error(`tuning-gate: --${flag}: this result has no such part.
`);
    return [{ path, make }];
  });
}
function pathOf(flag, given) {
  const path = given.text(flag);
  if (path?.trim() === "") throw commandLineError(`--${flag} has no value`);
  return path;
}
async function protectSweeps(sweeps, outputs, directory) {
  const files = await Promise.all(sweeps.map((sweep) => listLocal(sweep, directory)));
  const inputs = [...sweeps, ...files.flat()].map((path) => realPlace(resolve(directory, path)));
  const places = await Promise.all(inputs);
  for (const output of outputs) {
    const place = await realPlace(output);
    if (places.some((input) => isWithin(place, input)))
      throw commandLineError(`${output} would replace a sweep, or be read as part of one`);
  }
}

export {
  writeReport
};
