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
} from "./chunk-YUPNGNVH.js";
import {
  wrongUse
} from "./chunk-MTKJKVNF.js";
import {
  listLocal
} from "./chunk-PZHIGAIZ.js";

// src/commands/report-flags.ts
import { resolve as resolve2 } from "node:path";

// src/commands/spare-sweeps.ts
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
async function spareSweeps(outputs, sweeps, directory) {
  if (outputs.length === 0) return;
  const [files, folders] = [await filesOf2(sweeps, directory), await foldersOf(sweeps, directory)];
  for (const output of outputs) {
    const [file, place] = [await identityOf(output), await realPlace(output)];
    if (file !== null && files.has(file)) {
      throw wrongUse(`${output} is a sweep and would be overwritten`);
    }
    if (folders.some((folder) => isWithin(place, folder))) {
      throw wrongUse(`${output} is in the folder of a sweep, which it would be read as a part of`);
    }
  }
}
async function filesOf2(sweeps, directory) {
  const lists = await Promise.all(sweeps.map((sweep) => listLocal(sweep, directory)));
  return new Set(
    await Promise.all(lists.flat().map((path) => identityOf(resolve(directory, path))))
  );
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

// src/commands/report-flags.ts
async function writeReport(report, given, terminal) {
  const folder = pathOf("report", given);
  const everything = folder === void 0 ? [] : filesOf(report, terminal.home);
  sayLacking(everything, terminal);
  const planned = [...partsOf(report, given, terminal), ...inFolder(folder ?? "", everything)].filter(({ make }) => make !== null).map((file) => ({ ...file, path: resolve2(terminal.directory, file.path) }));
  const paths = planned.map(({ path }) => path);
  await spareSweeps(paths, given.operands, terminal.directory);
  await writeFiles(await makeAll(planned));
}
function partsOf(report, given, terminal) {
  const theme = themeOf(given);
  const parts = {
    markdown: () => asItIs(report.markdown),
    svg: () => asItIs(report.chart?.[theme] ?? null),
    png: () => makePng(report.chart?.[theme] ?? null, terminal.home),
    html: () => makePage(report, terminal.home)
  };
  return Object.entries(parts).flatMap(([flag, part]) => {
    const path = pathOf(flag, given);
    if (path === void 0) return [];
    if (NAMES_A_FOLDER.test(path)) throw wrongUse(`--${flag}: ${path} names a folder, not a file`);
    const make = part();
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
var NAMES_A_FOLDER = /(?:^|[/\\])\.{0,2}$/;
function pathOf(flag, given) {
  const path = given.value(flag);
  if (path?.trim() === "") throw wrongUse(`--${flag} has no value`);
  return path;
}
function themeOf(given) {
  const theme = given.value("theme") ?? "light";
  if (theme === "light" || theme === "dark") return theme;
  throw wrongUse(`--theme is ${JSON.stringify(theme)}, not light or dark`);
}

export {
  writeReport
};
