import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps
} from "./chunk-SYRU62M4.js";
import {
  filesOf,
  inFolder,
  makeAll,
  writeFiles
} from "./chunk-M5T2JDQJ.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-4LGV5ABY.js";
import "./chunk-7KDADKF6.js";
import "./chunk-ZHP73ZFZ.js";
import "./chunk-T7KCXC7W.js";
import {
  readArguments
} from "./chunk-HSQ5QEC6.js";
import "./chunk-SK57ECUS.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-UF5GRZRH.js";
import "./chunk-QBSJREQZ.js";
import "./chunk-HGCKWRJG.js";
import {
  localPlace
} from "./chunk-T5J3F4IF.js";
import "./chunk-UT7EHW7U.js";
import {
  readSettings
} from "./chunk-T56SCC3J.js";
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
