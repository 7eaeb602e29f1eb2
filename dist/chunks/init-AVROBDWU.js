import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspectSweeps,
  obstacleIn
} from "./chunk-K2UJFJIV.js";
import "./chunk-ABI4MYO2.js";
import "./chunk-BQ7TVE2O.js";
import "./chunk-QTMTTBS4.js";
import {
  writeFiles
} from "./chunk-TN25QUIY.js";
import {
  starterConfig,
  starterWorkflow
} from "./chunk-GISRL73Y.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-3K7CU6R4.js";
import "./chunk-PZGGVFZJ.js";
import "./chunk-CPK5UDBO.js";
import "./chunk-R5XWEP6H.js";
import {
  commandLineError,
  readArguments
} from "./chunk-5H2KI6VS.js";
import "./chunk-2PRKYAPC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-76JE5BCG.js";
import "./chunk-47TG62OE.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-XXRQDQNH.js";
import "./chunk-2HIB6ET3.js";
import {
  CONFIG_PATH,
  MAX_COMPARISONS,
  usageError
} from "./chunk-SUHCGAN7.js";
import "./chunk-XNUOBV35.js";

// src/commands/init.ts
import { lstat } from "node:fs/promises";
import { basename, isAbsolute, join, relative } from "node:path";
var WORKFLOW = ".github/workflows/tuning.yml";
var init = async (argv, terminal) => {
  const { operands, settings } = await readArguments(argv, "init");
  const { directory } = terminal;
  if (operands.length > MAX_COMPARISONS)
    throw commandLineError(
      `expected at most ${MAX_COMPARISONS} sweeps, found ${operands.length}; quote a glob to read its files as one sweep`,
      "init"
    );
  for (const path of [CONFIG_PATH, WORKFLOW]) await refuseExisting(path, directory);
  const locations = operands.map(
    (path) => isAbsolute(path) ? relative(directory, path) || "." : path
  );
  const inspections = await inspectSweeps(locations, settings, terminal);
  const obstacle = obstacleIn(inspections);
  if (obstacle !== void 0) throw obstacle;
  const sweeps = namedAfterFiles(inspections);
  const config = starterConfig(sweeps);
  const workflow = starterWorkflow(
    sweeps.map(({ name, inspection }) => ({ name, location: inspection.source.location }))
  );
  await writeFiles([
    { path: join(directory, CONFIG_PATH), content: config.text },
    { path: join(directory, WORKFLOW), content: workflow }
  ]);
  const open = new Intl.ListFormat("en-GB").format(config.open);
  const inConfig = open === "" ? "" : `${open} in ${CONFIG_PATH}, and `;
  terminal.out(`Written: ${CONFIG_PATH} and ${WORKFLOW}
Before you commit them, fill in ${inConfig}what trains in ${WORKFLOW}.
`);
  if (!await exists(join(directory, ".git")))
    terminal.error(
      "Note: GitHub reads both files at the top of a repository, and this folder is not one.\n"
    );
  return 0;
};
async function refuseExisting(path, directory) {
  if (await exists(join(directory, path)))
    throw usageError(path, "exists already, and init overwrites nothing", "Move it away first.");
}
async function exists(path) {
  return await lstat(path).catch(() => null) !== null;
}
function namedAfterFiles(inspections) {
  const names = /* @__PURE__ */ new Set();
  return inspections.map((inspection, i) => {
    const stem = basename(inspection.source.location).replace(/\.\w+$/, "");
    const plain = stem.replace(/[^\w.-]+/g, "-").replace(/^[^A-Za-z]+|[-.]+$/g, "").slice(0, 60);
    const name = plain === "" || names.has(plain) ? `sweep-${i + 1}` : plain;
    names.add(name);
    return { name, inspection };
  });
}
export {
  init
};
