import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps
} from "./chunk-SEJDHW4O.js";
import {
  filesOf,
  inFolder,
  makeAll,
  writeFiles
} from "./chunk-ZYWXN5JW.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-JKAVCRPL.js";
import "./chunk-JLX33V46.js";
import "./chunk-DUA2P34L.js";
import "./chunk-JUTMMGBC.js";
import "./chunk-HF6S7XSA.js";
import {
  readArguments
} from "./chunk-AIHW2JZ7.js";
import "./chunk-IQZRQMNT.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-J355BQ3V.js";
import "./chunk-7VWMG4DV.js";
import "./chunk-HGCKWRJG.js";
import {
  localPlace
} from "./chunk-HP77T5JU.js";
import "./chunk-GIUSFQ3E.js";
import {
  readSettings
} from "./chunk-JHSXOLMS.js";
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
