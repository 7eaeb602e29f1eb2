import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commandLineError
} from "./commands-arguments.js";
import {
  filesOf,
  inFolder,
  isWithin,
  makeAll,
  writeFiles
} from "./publish.js";

// src/commands/write-report.ts
import { resolve } from "node:path";
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
  writeReport,
  writeParts
};
