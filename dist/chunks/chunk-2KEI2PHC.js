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
} from "./chunk-D4HT53SP.js";
import {
  usageError
} from "./chunk-BNKY7HJ2.js";
import {
  listLocal
} from "./chunk-WPURUZ7Q.js";

// src/commands/report-files.ts
import { stat } from "node:fs/promises";
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
    if (FOLDER.test(path)) throw usageError(`--${flag}: ${path} is a folder, not a file`);
    const make = parts[flag]();
    if (make === null) terminal.error(`tuning-gate: --${flag}: this result has no such part.
`);
    return [{ path, make }];
  });
}
var FOLDER = /(?:^|[/\\])\.{0,2}$/;
function pathOf(flag, given) {
  const path = given.text(flag);
  if (path?.trim() === "") throw usageError(`--${flag} has no value`);
  return path;
}
async function protectSweeps(sweeps, outputs, directory) {
  const lists = await Promise.all(sweeps.map((sweep) => listLocal(sweep, directory)));
  const paths = lists.flat().map((path) => identityOf(resolve(directory, path)));
  const files = new Set(await Promise.all(paths));
  const folders = await foldersOf(sweeps, directory);
  for (const output of outputs) {
    const [file, place] = [await identityOf(output), await realPlace(output)];
    if (file !== null && files.has(file))
      throw usageError(`${output} is a sweep and would be overwritten`);
    if (folders.some((folder) => isWithin(place, folder)))
      throw usageError(`${output} is in the folder of a sweep and would be read as a part of it`);
  }
}
async function foldersOf(sweeps, directory) {
  const folders = [];
  for (const sweep of sweeps) {
    const place = resolve(directory, sweep);
    const found = await stat(place).catch(() => null);
    if (found?.isDirectory()) folders.push(await realPlace(place));
  }
  return folders;
}
async function identityOf(path) {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found && `${found.dev}:${found.ino}`;
}

export {
  writeReport
};
