import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  readArguments
} from "./commands-arguments.js";
import {
  filesOf,
  inFolder,
  makeAll,
  writeFiles
} from "./publish.js";
import {
  compareSweeps
} from "./main.js";
import "./find-sweep.js";
import {
  renderRunText,
  reportOfRun
} from "./draw.js";
import "./print.js";
import {
  combineAssessments,
  exitCodeOf,
  shellText,
  suggestedFlags
} from "./compare-decide-plan-report.js";
import "./parse.js";
import "./estimate.js";
import "./parse-list.js";
import "./parse-columns-columns.js";
import "./parse-columns-plain-trials.js";
import "./parse-table.js";
import "./read.js";
import "./read-data-branch.js";
import {
  localPlace,
  parseLocations
} from "./read-artifact-names.js";
import {
  readSettings
} from "./settings.js";
import "./github.js";
import "./zod.js";
import "./errors.js";
import "./runtime.js";

// src/commands/demo.ts
import { basename, join, relative, sep } from "node:path";
var FOLDER = "tuning-gate-demo";
var PAGE = "report.html";
var SWEEPS = {
  baseline: "examples/digits/baseline.csv",
  candidate: "examples/digits/candidate-worse.csv"
};
var FLAGS = { metric: "accuracy", direction: "maximize" };
var demo = async (argv, terminal) => {
  const given = readArguments(argv, "demo");
  const settings = readSettings((name) => FLAGS[name]);
  const root = join(terminal.home, "..");
  const place = localPlace(root);
  const { assessment } = await compareSweeps(parseLocations(SWEEPS), { place, settings });
  const folder = join(terminal.directory, FOLDER);
  const run = combineAssessments([{ name: "", assessment }]);
  const planned = filesOf(reportOfRun(run), terminal.home);
  const files = await makeAll(inFolder(folder, planned));
  await writeFiles(files);
  const names = files.map(({ path }) => basename(path));
  const others = names.filter((name) => name !== PAGE).join(", ");
  const flags = suggestedFlags(Object.entries(FLAGS));
  const at = (path) => relative(terminal.directory, join(root, path)).split(sep).join("/");
  const words = [...terminal.program, "compare", ...Object.values(SWEEPS).map(at)].map(shellText);
  terminal.out(`${words.join(" ")} ${flags}

${renderRunText(run, terminal.screenFor(given))}
`);
  const written = `It would exit with ${exitCodeOf(run.outcome)}. Also in ${FOLDER}/: ${others}.`;
  terminal.out(`${written}
Open ${FOLDER}/${PAGE}
`);
  return 0;
};
export {
  demo
};
