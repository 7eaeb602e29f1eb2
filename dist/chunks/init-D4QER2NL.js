import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspectSweeps,
  obstacleIn
} from "./chunk-7K5DDCOT.js";
import "./chunk-IGJ4SHSQ.js";
import "./chunk-5ILSXWRJ.js";
import "./chunk-SEJDHW4O.js";
import {
  writeFiles
} from "./chunk-ZYWXN5JW.js";
import {
  starterConfig,
  starterWorkflow
} from "./chunk-JKAVCRPL.js";
import "./chunk-JLX33V46.js";
import "./chunk-DUA2P34L.js";
import "./chunk-JUTMMGBC.js";
import "./chunk-HF6S7XSA.js";
import "./chunk-R5XWEP6H.js";
import {
  commandLineError,
  readArguments
} from "./chunk-AIHW2JZ7.js";
import "./chunk-IQZRQMNT.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-J355BQ3V.js";
import "./chunk-7VWMG4DV.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-HP77T5JU.js";
import "./chunk-GIUSFQ3E.js";
import {
  CONFIG_PATH,
  MAX_COMPARISONS,
  usageError
} from "./chunk-JHSXOLMS.js";
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
