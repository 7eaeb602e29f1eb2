import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspectSweeps
} from "./commands-inspect.js";
import {
  FILL_IN,
  checkIn,
  findingsText
} from "./check.js";
import {
  writeFiles
} from "./publish.js";
import "./find-sweep.js";
import "./draw.js";
import "./print.js";
import {
  plural
} from "./compare-decide-plan-report.js";
import "./parse.js";
import "./estimate.js";
import "./parse-repeats.js";
import "./parse-columns-columns.js";
import "./parse-columns-names.js";
import "./parse-table.js";
import "./read.js";
import "./read-location.js";
import "./picomatch.js";
import "./github.js";
import "./zod.js";
import "./read-names.js";
import {
  CONFIG_PATH,
  OPTIONS,
  yamlText,
  yamlValue
} from "./settings.js";
import {
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
var NOT_RELEASED = "There is no tag v0 before the first release: write @main or the SHA of a commit instead of @v0.";
var init = async (given, terminal) => {
  const { operands, settings } = given;
  const { directory } = terminal;
  for (const path of [CONFIG_PATH, WORKFLOW, FORKS]) await refuseExisting(path, directory);
  const locations = operands.map(
    (path) => relative(directory, resolve(directory, path)).replaceAll(sep, "/") || "."
  );
  const inspections = await inspectSweeps(locations, settings, terminal);
  const obstacle = inspections.find(({ obstacle: obstacle2 }) => obstacle2)?.obstacle;
  if (obstacle) throw obstacle;
  const sweeps = namedAfterFiles(inspections);
  const files = [
    { path: CONFIG_PATH, content: starterConfig(sweeps) },
    { path: WORKFLOW, content: starterWorkflow(sweeps, await placeOf(directory)) },
    { path: FORKS, content: FORKS_WORKFLOW }
  ];
  await writeFiles(files.map((file) => ({ ...file, path: join(directory, file.path) })));
  const written = files.map(({ path }) => path);
  const open = files.flatMap(
    ({ path, content }) => content.split("\n").flatMap((line, i) => line.includes(FILL_IN) ? `  ${path}:${i + 1}: ${line.trim()}` : [])
  );
  const toDo = open.length === 0 ? "" : `Before you commit them, fill in:
${open.join("\n")}
`;
  const all = await checkIn(directory, written);
  const findings = all.filter(({ code }) => code !== "unfilled");
  terminal.out(`Written: ${CONFIG_PATH}, ${WORKFLOW} and ${FORKS}
${toDo}${NOT_RELEASED}
${findingsText(findings, written.length)}`);
  return findings.length === 0 ? 0 : 2;
};
async function placeOf(directory) {
  const has = (...paths) => paths.some((path) => existsSync(join(directory, path)));
  const reading = readFile(join(directory, ".git/refs/remotes/origin/HEAD"), "utf8");
  const head = await reading.catch(() => "");
  const [, defaultBranch = "main"] = /^ref: refs\/remotes\/origin\/(\S+)/.exec(head) ?? [];
  const ofPackage = has("pyproject.toml") ? "pip install ." : null;
  const install = has("requirements.txt") ? "pip install -r requirements.txt" : ofPackage;
  const train = ".github/actions/train/action";
  const hasAction = has(`${train}.yml`, `${train}.yaml`);
  return { defaultBranch, install, hasScript: has("sweep.py"), hasAction };
}
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
var DOCS = "https://github.com/tuning-gate/tuning-gate/blob/main/docs";
var SCHEMA = "https://raw.githubusercontent.com/tuning-gate/tuning-gate/main/schema/config.schema.json";
var HEAD = `# yaml-language-server: $schema=${SCHEMA}
# What tuning-gate compares and how: ${DOCS}/config.md
# The gate reads this file from the branch that a pull request is merged into.`;
function starterConfig(sweeps) {
  const known = sweeps.map(({ name, inspection }) => ({ name, lines: settingsOf(inspection) }));
  const [{ lines: only } = { lines: UNKNOWN }, ...others] = known;
  const entries = known.flatMap(({ name, lines }) => [
    `  ${yamlText(name)}:`,
    ...lines.map((line) => `    ${line}`)
  ]);
  const text = [
    ...[HEAD, ""],
    ...others.length === 0 ? [...only, ""] : ["comparisons:", ...entries, ""],
    ...["# Where a pull request changes nothing else, nothing is trained.", TRAINS, ""],
    ...DEFAULTS.map(defaultLines)
  ];
  return `${text.join("\n").trimEnd()}
`;
}
var TRAINS = "trains: ['**', '!**/*.md', '!docs/**']";
var UNKNOWN = [
  setting("metric", null, "the column of the score"),
  setting("direction", null, "maximize or minimize?")
];
function settingsOf(inspection) {
  const { source, format, trials, settings, search } = inspection;
  const { suspectedFailedValue: suspected } = inspection;
  const metric = inspection.metric.name;
  const direction = inspection.direction.value;
  const asked = settings.find(([name]) => name === "metric")?.[1];
  const question = typeof asked === "object" ? asked.question : "the column of the score";
  const counted = trials.counts === null ? "" : `, ${plural(trials.counts.counted, "trial")}`;
  const lines = [
    `# Found in ${printablePath(source.location)}: ${format.title}${counted}.`,
    setting("metric", metric, question),
    setting("direction", direction, "maximize or minimize?")
  ];
  for (const [name, value] of settings)
    if (name !== "metric" && name !== "direction" && typeof value === "string")
      lines.push(setting(name, value));
  if (suspected !== null) {
    const scored = `${plural(suspected.count, "trial")} scored exactly this`;
    lines.push(`# failed-value: ${suspected.value} # ${scored}; does it stand for a failure?`);
  }
  if (search.method === "unknown")
    lines.push(
      "# search-method: random # the files do not record how trials were drawn; were they drawn at random?"
    );
  return lines;
}
function setting(name, value, question = "") {
  return value === null ? `# ${name}:${FILL_IN}${question}` : `${name}: ${yamlValue(name, value)}`;
}
var DEFAULTS = [
  ["false-alarm-rate", "0.01"],
  ["fail-on"],
  ["on-missing-baseline"],
  ["accept-label"]
];
function defaultLines([name, example]) {
  const { description, default: initial = "" } = OPTIONS[name];
  return `# ${description}
# ${name}: ${yamlValue(name, example ?? initial)}
`;
}
var CALL = "tuning-gate/tuning-gate/.github/workflows/gate.yml@v0";
var RIGHTS = "permissions: { actions: read, checks: write, contents: write, pull-requests: write }";
function starterWorkflow(sweeps, place) {
  const names = sweeps.map(({ name }) => name);
  const areSeveral = names.length > 1;
  const model = areSeveral ? '--model "$MODEL" ' : "";
  const train = `python sweep.py ${model}--trials 12 --seed "$SEED" --output "$SWEEP"`;
  const none = `echo "No command trains yet, with ${areSeveral ? "$MODEL, " : ""}$SEED and $SWEEP" && exit 1`;
  const [command, open] = place.hasScript ? [train, "the flags of the script"] : [none, `the command that trains, such as ${train}`];
  const run = [place.install, command].filter(Boolean).join(" && ");
  const isAdaptive = sweeps.some(({ inspection }) => inspection.search.method === "adaptive");
  const path = areSeveral ? null : pathOf(sweeps[0]);
  const inputs = [
    areSeveral ? `models: '${JSON.stringify(names)}'` : "",
    isAdaptive ? "jobs: 6 # each is a search of its own: adaptive searches are compared as wholes" : "jobs: 4 # each sweep is trained in so many, with trials of their own",
    path === null ? "" : `candidate: ${path}`,
    place.hasAction ? "" : `run: ${run}${FILL_IN}${open}`
  ];
  return `# ${DOCS}/workflows.md
name: Tuning
on:
  pull_request: { types: [opened, synchronize, reopened, edited] }
  push: { branches: [${yamlText(place.defaultBranch)}] }
  schedule: [{ cron: '23 4 1 * *' }] # a fresh baseline every month, before the last one expires
  workflow_dispatch:
  merge_group: # a queue repeats the verdict
${RIGHTS}
jobs:
  tuning:
    uses: ${CALL}
    with:
${inputs.flatMap((line) => line === "" ? [] : `      ${line}
`).join("")}`;
}
var FORKS_WORKFLOW = `name: Tuning of forks
on:
  workflow_run: { workflows: [Tuning], types: [completed] }
${RIGHTS}
jobs:
  gate:
    uses: ${CALL}
`;
function pathOf(sweep) {
  const location = sweep?.inspection.source.location ?? "";
  return /^(?!.*\.\.)[A-Za-z][\w./-]*$/.test(location) ? location : null;
}
export {
  FORKS_WORKFLOW,
  init,
  starterConfig,
  starterWorkflow
};
