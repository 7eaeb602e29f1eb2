import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspectSweeps
} from "./commands-inspect.js";
import {
  checkIn,
  findingsText
} from "./check.js";
import {
  readArguments
} from "./commands-arguments.js";
import {
  writeFiles
} from "./publish.js";
import "./find-sweep.js";
import {
  FORKS_WORKFLOW,
  assumed,
  starterConfig,
  starterWorkflow
} from "./render.js";
import "./draw-print.js";
import "./compare-decide-plan-report.js";
import "./parse.js";
import "./estimate.js";
import "./parse-saved-settings.js";
import "./parse-columns-columns.js";
import "./parse-table.js";
import "./read.js";
import "./github.js";
import "./zod.js";
import "./read-artifact-names.js";
import {
  CONFIG_PATH
} from "./settings.js";
import {
  dataError,
  printable,
  printablePath,
  usageError
} from "./errors.js";
import "./runtime.js";

// src/commands/init.ts
import { existsSync } from "node:fs";
import { lstat, readFile } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
var WORKFLOW = ".github/workflows/tuning.yml";
var FORKS = ".github/workflows/tuning-forks.yml";
var init = async (argv, terminal) => {
  const { operands, settings } = readArguments(argv, "init");
  const { directory } = terminal;
  for (const path of [CONFIG_PATH, WORKFLOW, FORKS]) await refuseExisting(path, directory);
  const locations = operands.map(
    (path) => relative(directory, resolve(directory, path)).replaceAll(sep, "/") || "."
  );
  const inspections = await inspectSweeps(locations, settings, terminal);
  const obstacle = inspections.find(({ obstacle: obstacle2 }) => obstacle2)?.obstacle;
  if (obstacle) throw obstacle;
  refuseOpposites(inspections);
  const sweeps = namedAfterFiles(inspections);
  const config = starterConfig(sweeps);
  await writeFiles([
    { path: join(directory, CONFIG_PATH), content: config.text },
    { path: join(directory, WORKFLOW), content: starterWorkflow(sweeps, await placeOf(directory)) },
    { path: join(directory, FORKS), content: FORKS_WORKFLOW }
  ]);
  const written = [CONFIG_PATH, WORKFLOW, FORKS];
  const open = new Intl.ListFormat("en-GB").format(config.open);
  const inConfig = open === "" ? "" : `${open} in ${CONFIG_PATH}, and `;
  const findings = await checkIn(directory, written);
  terminal.out(`Written: ${CONFIG_PATH}, ${WORKFLOW} and ${FORKS}
${sweeps.flatMap(assumptions).join("")}Before you commit them, fill in ${inConfig}the command that trains in ${WORKFLOW}.
${findingsText(findings, written.length)}`);
  return findings.length === 0 ? 0 : 2;
};
function assumptions({ inspection }) {
  const { metric, direction } = assumed(inspection);
  const name = metric ?? inspection.metric.name;
  const parts = [
    metric && `metric ${printable(metric, 60)}`,
    direction && `direction ${direction}`
  ];
  const said = parts.filter(Boolean).join(" and ");
  if (said === "" || name === null) return [];
  return [`Assumed for ${printablePath(inspection.source.location)}, from the name: ${said}.
`];
}
async function placeOf(directory) {
  const has = (path) => existsSync(join(directory, path));
  const head = await readFile(join(directory, ".git/refs/remotes/origin/HEAD"), "utf8").catch(
    () => ""
  );
  const [, defaultBranch = "main"] = /^ref: refs\/remotes\/origin\/(\S+)/.exec(head) ?? [];
  const install = has("requirements.txt") ? "pip install -r requirements.txt" : null;
  const package_ = has("pyproject.toml") ? "pip install ." : null;
  const hasAction = has(".github/actions/train/action.yml") || has(".github/actions/train/action.yaml");
  return { defaultBranch, install: install ?? package_, hasAction };
}
async function refuseExisting(path, directory) {
  if (await lstat(join(directory, path)).catch(() => null) !== null)
    throw usageError(path, "exists already, and init overwrites nothing", "Move it away first.");
}
function refuseOpposites(inspections) {
  const directions = /* @__PURE__ */ new Map();
  for (const { metric, direction, source } of inspections) {
    if (metric.name === null || direction.value === null) continue;
    const other = directions.get(metric.name) ?? direction.value;
    directions.set(metric.name, direction.value);
    if (other === direction.value) continue;
    const what = `records ${direction.value} for ${printable(metric.name)}, and another sweep ${other}`;
    throw dataError(printablePath(source.location), what, "Correct the one that is wrong.");
  }
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
