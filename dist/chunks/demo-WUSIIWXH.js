import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps
} from "./chunk-SK57SRJU.js";
import {
  filesOf,
  inFolder,
  makeAll,
  writeFiles
} from "./chunk-VCZVB3SM.js";
import {
  readArguments
} from "./chunk-JIF6J6Q5.js";
import {
  readSettings
} from "./chunk-O5QXOFNG.js";
import "./chunk-MTKJKVNF.js";
import "./chunk-SPSDZVFB.js";
import "./chunk-GXRSQLW3.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-WOIZTXES.js";
import {
  localPlace
} from "./chunk-PZHIGAIZ.js";
import "./chunk-JBKJOPF2.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";

// src/commands/demo.ts
import { basename, join } from "node:path";
var FOLDER = "tuning-gate-demo";
var COMMAND = "node dist/cli.js compare examples/digits/baseline.csv examples/digits/candidate-worse.csv --metric accuracy --direction maximize";
var demo = async (argv, terminal) => {
  readArguments(argv, "demo");
  const given = { metric: "accuracy", direction: "maximize" };
  const settings = readSettings({ get: (name) => given[name], nameOf: (name) => `--${name}` });
  const [baseline, candidate] = [
    "examples/digits/baseline.csv",
    "examples/digits/candidate-worse.csv"
  ];
  const place = localPlace(join(terminal.home, ".."));
  const { assessment } = await compareSweeps({ baseline, candidate }, { place, settings });
  const folder = join(terminal.directory, FOLDER);
  const planned = filesOf(comparisonReport(assessment), terminal.home);
  const files = await makeAll(inFolder(folder, planned));
  await writeFiles(files);
  const written = files.map(({ path }) => basename(path)).join(", ");
  terminal.out(`${COMMAND}

${renderText(assessment)}
`);
  terminal.out(`It would exit with ${exitCodeOf(assessment)}. Written to ${FOLDER}/: ${written}
`);
  return 0;
};
export {
  demo
};
