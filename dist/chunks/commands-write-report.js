import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  filesOf,
  inFolder,
  isWithin,
  makeAll,
  writeFiles
} from "./publish.js";
import {
  commandLineError
} from "./commands-arguments.js";

// src/commands/write-report.ts
import { resolve } from "node:path";
async function writeReport(report, given, { directory, home, error }) {
  const all = filesOf(report, home);
  const theme = given.value("theme");
  const single = [
    { path: given.value("markdown"), part: "comment.md" },
    { path: given.value("html"), part: "report.html" },
    { path: given.value("svg"), part: `chart-${theme}.svg` },
    { path: given.value("png"), part: `chart-${theme}.png` }
  ].flatMap(({ path, part }) => {
    const make = all.find((file) => file.path === part)?.make;
    return path === null || !make ? [] : [{ path, make }];
  });
  const folder = given.value("report");
  const planned = [...single, ...folder === null ? [] : inFolder(folder, all)];
  if (given.has("scale") && planned.length === 0)
    error("tuning-gate: --scale is for a picture: add --svg, --png, --html or --report.\n");
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
  writeReport
};
