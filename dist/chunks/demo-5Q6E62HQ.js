import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps
} from "./chunk-4AXKVXX2.js";
import {
  filesOf,
  inFolder,
  makeAll,
  writeFiles
} from "./chunk-GQ3DW46W.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-2YN4TKSA.js";
import "./chunk-4RIBJFRH.js";
import "./chunk-P774D75V.js";
import {
  readArguments
} from "./chunk-HMCOQNCJ.js";
import "./chunk-ARDMXCRI.js";
import "./chunk-6T35VRDD.js";
import "./chunk-YSV6RARV.js";
import "./chunk-7QMW5A54.js";
import "./chunk-DKDVTE6S.js";
import {
  localPlace
} from "./chunk-LG4TCVPG.js";
import {
  readSettings
} from "./chunk-JZFECPRC.js";
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
