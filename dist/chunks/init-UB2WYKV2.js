import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspectSweeps,
  obstacleIn
} from "./chunk-O43KPWB3.js";
import "./chunk-DXAPN6A3.js";
import "./chunk-UUPFECK4.js";
import "./chunk-N2L36NTF.js";
import {
  writeFiles
} from "./chunk-UIUINDJW.js";
import {
  starterConfig,
  starterWorkflow
} from "./chunk-5J3HOVVU.js";
import "./chunk-FANTXAHB.js";
import "./chunk-ZHP73ZFZ.js";
import "./chunk-LCHP43GM.js";
import {
  readArguments
} from "./chunk-HSQ5QEC6.js";
import "./chunk-YGVVZJYM.js";
import "./chunk-6T35VRDD.js";
import "./chunk-UF5GRZRH.js";
import "./chunk-QBSJREQZ.js";
import "./chunk-MGXQ6UG7.js";
import "./chunk-BT2M53CB.js";
import "./chunk-UT7EHW7U.js";
import {
  CONFIG_PATH,
  usageError
} from "./chunk-T56SCC3J.js";
import "./chunk-XNUOBV35.js";

// src/commands/init.ts
import { lstat } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
var WORKFLOW = ".github/workflows/tuning.yml";
var init = async (argv, terminal) => {
  const { operands, settings } = readArguments(argv, "init");
  const { directory } = terminal;
  for (const path of [CONFIG_PATH, WORKFLOW]) await refuseExisting(path, directory);
  const locations = operands.map((path) => relative(directory, resolve(directory, path)) || ".");
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
  return 0;
};
async function refuseExisting(path, directory) {
  if (await lstat(join(directory, path)).catch(() => null) !== null)
    throw usageError(path, "exists already, and init overwrites nothing", "Move it away first.");
}
function namedAfterFiles(inspections) {
  const names = /* @__PURE__ */ new Set();
  return inspections.map((inspection, i) => {
    const stem = basename(inspection.source.location).replace(/\.\w+$/, "");
    const plain = stem.replace(/[^\w.-]+/g, "-").slice(0, 60);
    const name = /^[A-Za-z]/.test(plain) && !names.has(plain) ? plain : `sweep-${i + 1}`;
    names.add(name);
    return { name, inspection };
  });
}
export {
  init
};
