import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps
} from "./chunk-OJ67HXD2.js";
import {
  filesOf,
  inFolder,
  makeAll,
  writeFiles
} from "./chunk-QJMF3NRV.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-ZAPK76QA.js";
import "./chunk-CU7VYJ4H.js";
import {
  readArguments
} from "./chunk-G5XYUMI3.js";
import "./chunk-SPDB5JEN.js";
import "./chunk-D4UAUCOD.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import {
  localPlace
} from "./chunk-B66G2I32.js";
import "./chunk-VEDAT4CN.js";
import {
  readSettings
} from "./chunk-OMAQASFA.js";
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
