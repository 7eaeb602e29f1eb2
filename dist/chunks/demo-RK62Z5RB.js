import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps
} from "./chunk-ZTNEQXLN.js";
import {
  filesOf,
  inFolder,
  makeAll,
  writeFiles
} from "./chunk-4FGIICJZ.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-JLQMRM75.js";
import "./chunk-NGH5VM5D.js";
import "./chunk-XYU4DH6K.js";
import {
  readArguments
} from "./chunk-WKGNCGPK.js";
import "./chunk-2KVD3BEQ.js";
import "./chunk-6T35VRDD.js";
import "./chunk-S4JZDPHA.js";
import "./chunk-7QMW5A54.js";
import "./chunk-X43U4MQQ.js";
import {
  localPlace
} from "./chunk-PT5DXEUW.js";
import {
  readSettings
} from "./chunk-5CTTYJ6C.js";
import "./chunk-XNUOBV35.js";

// src/commands/demo.ts
import { basename, join } from "node:path";
var FOLDER = "tuning-gate-demo";
var SWEEPS = {
  baseline: "examples/digits/baseline.csv",
  candidate: "examples/digits/candidate-worse.csv"
};
var FLAGS = { metric: "accuracy", direction: "maximize" };
var demo = async (argv, terminal) => {
  const given = readArguments(argv, "demo");
  const settings = readSettings((name) => FLAGS[name]);
  const place = localPlace(join(terminal.home, ".."));
  const { assessment } = await compareSweeps(SWEEPS, { place, settings });
  const folder = join(terminal.directory, FOLDER);
  const planned = filesOf(comparisonReport(assessment), terminal.home);
  const files = await makeAll(inFolder(folder, planned));
  await writeFiles(files);
  const written = files.map(({ path }) => basename(path)).join(", ");
  const flags = Object.entries(FLAGS).flatMap(([name, value]) => [`--${name}`, value]);
  const command = ["node dist/cli.js compare", ...Object.values(SWEEPS), ...flags].join(" ");
  terminal.out(`${command}

${renderText(assessment, terminal.screenFor(given))}
`);
  terminal.out(`It would exit with ${exitCodeOf(assessment)}. Written to ${FOLDER}/: ${written}
`);
  return 0;
};
export {
  demo
};
