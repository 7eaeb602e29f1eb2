import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspectSweeps,
  obstacleIn
} from "./chunk-4RR47J3R.js";
import "./chunk-7S7DMERS.js";
import "./chunk-AVCIS35U.js";
import "./chunk-ZF2BGIHM.js";
import {
  writeFiles
} from "./chunk-YKQVYA67.js";
import {
  starterConfig,
  starterWorkflow
} from "./chunk-TJAAMWHA.js";
import "./chunk-CU7VYJ4H.js";
import "./chunk-R5XWEP6H.js";
import {
  commandLineError,
  readArguments
} from "./chunk-4A7CTQ3P.js";
import "./chunk-N5G5QNJY.js";
import "./chunk-YPFCOSRG.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-KFA6MUZP.js";
import {
  printable,
  printablePath
} from "./chunk-VEDAT4CN.js";
import {
  CONFIG_PATH,
  MAX_COMPARISONS,
  usageError
} from "./chunk-OMAQASFA.js";
import "./chunk-XNUOBV35.js";

// src/commands/init.ts
import { lstat } from "node:fs/promises";
import { basename, join } from "node:path";
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
  const inspections = await inspectSweeps(operands, settings, terminal);
  const obstacle = obstacleIn(inspections);
  if (obstacle !== void 0) throw obstacle;
  for (const inspection of inspections) refuseSeveralStudies(inspection);
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
function refuseSeveralStudies({ studies, source }) {
  if (studies === null) return;
  const names = studies.slice(0, 10).map(({ name }) => printable(name, 40));
  const more = studies.length - names.length;
  const list = [...names, ...more > 0 ? [`${more} more`] : []].join(", ");
  throw usageError(
    printablePath(source.location),
    `holds several sweeps: ${list}`,
    "Name one with --study."
  );
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
