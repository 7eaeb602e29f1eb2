import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  filesOf,
  inFolder,
  isWithin,
  makeAll,
  writeFiles
} from "./chunk-YATCA7E4.js";
import {
  commandLineError
} from "./chunk-HMCOQNCJ.js";

// src/commands/report-files.ts
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
    const make = all.find((file) => file.path === part)?.make ?? null;
    return path === null ? [] : [{ path, make }];
  });
  const folder = given.value("report");
  const planned = [...single, ...folder === null ? [] : inFolder(folder, all)];
  const absent = planned.filter(({ make }) => make === null).map(({ path }) => path);
  if (given.has("scale") && planned.length === 0)
    error("tuning-gate: --scale is for a picture: add --svg, --png, --html or --report.\n");
  if (absent.length > 0) error(`tuning-gate: this result has no ${absent.join(", no ")}.
`);
  const files = planned.filter(({ make }) => make !== null).map((file) => ({ ...file, path: resolve(directory, file.path) }));
  const sweeps = given.operands.map((sweep) => resolve(directory, sweep));
  for (const { path } of files)
    if (sweeps.some((sweep) => isWithin(path, sweep)))
      throw commandLineError(`${path} would replace a sweep, or be read as part of one`);
  await writeFiles(await makeAll(files));
}

export {
  writeReport
};
