import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps
} from "./chunk-ZUELIXIZ.js";
import {
  filesOf,
  inFolder,
  makeAll,
  writeFiles
} from "./chunk-Y3TXVMAH.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-Z3D3EMIW.js";
import "./chunk-OECFC5JZ.js";
import {
  readArguments
} from "./chunk-LIGZ5R25.js";
import "./chunk-SPDB5JEN.js";
import "./chunk-EORGMONF.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import {
  localPlace
} from "./chunk-BRB575L7.js";
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
