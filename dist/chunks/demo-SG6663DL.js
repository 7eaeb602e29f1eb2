import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps
} from "./chunk-QTMTTBS4.js";
import {
  filesOf,
  inFolder,
  makeAll,
  writeFiles
} from "./chunk-TN25QUIY.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-GISRL73Y.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-3K7CU6R4.js";
import "./chunk-PZGGVFZJ.js";
import "./chunk-CPK5UDBO.js";
import {
  readArguments
} from "./chunk-5H2KI6VS.js";
import "./chunk-2PRKYAPC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-76JE5BCG.js";
import "./chunk-47TG62OE.js";
import "./chunk-HGCKWRJG.js";
import {
  localPlace
} from "./chunk-XXRQDQNH.js";
import "./chunk-2HIB6ET3.js";
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
