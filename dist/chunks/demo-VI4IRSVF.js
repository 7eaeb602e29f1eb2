import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps
} from "./chunk-XO5MJXEY.js";
import {
  filesOf,
  inFolder,
  makeAll,
  writeFiles
} from "./chunk-E2MSR4IC.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-HGW5LCBT.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-C3CLTWLU.js";
import "./chunk-D3YOIQ67.js";
import "./chunk-MM75BKOK.js";
import {
  readArguments
} from "./chunk-X5MXTM5Z.js";
import "./chunk-2PRKYAPC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-3TB25G2C.js";
import "./chunk-FJXIJ7ZB.js";
import "./chunk-HGCKWRJG.js";
import {
  localPlace
} from "./chunk-A44FASK6.js";
import "./chunk-YT6M6SLZ.js";
import {
  readSettings
} from "./chunk-SUHCGAN7.js";
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
  const given = await readArguments(argv, "demo");
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
