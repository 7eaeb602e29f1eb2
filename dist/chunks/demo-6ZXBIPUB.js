import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps,
  writeFiles
} from "./chunk-EZ6INVYP.js";
import {
  readArguments
} from "./chunk-UAN2XPDP.js";
import {
  readSettings
} from "./chunk-NXLZZZBT.js";
import "./chunk-IXF3B4JY.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-GNEL5CER.js";
import "./chunk-MAIB2QIN.js";
import {
  localPlace
} from "./chunk-U4NJL7IL.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-G6SBNGGJ.js";
import "./chunk-XNUOBV35.js";

// src/commands/demo.ts
import { join } from "node:path";
var FOLDER = "tuning-gate-demo";
var COMMAND = "node dist/cli.js compare examples/digits/baseline.csv examples/digits/candidate-worse.csv --metric accuracy --direction maximize";
var demo = async (argv, terminal) => {
  readArguments(argv, { operands: [], options: [] });
  const given = { metric: "accuracy", direction: "maximize" };
  const settings = readSettings({ get: (name) => given[name], nameOf: (name) => `--${name}` });
  const [baseline, candidate] = [
    "examples/digits/baseline.csv",
    "examples/digits/candidate-worse.csv"
  ];
  const place = localPlace(join(terminal.home, ".."));
  const { assessment } = await compareSweeps({ baseline, candidate }, { place, settings });
  const { markdown, chart } = comparisonReport(assessment);
  const files = [{ path: "comment.md", content: markdown }];
  if (chart) {
    files.push({ path: "chart-light.svg", content: chart.light });
    files.push({ path: "chart-dark.svg", content: chart.dark });
  }
  await writeFiles(
    files.map(({ path, content }) => ({ path: join(terminal.directory, FOLDER, path), content }))
  );
  const written = files.map(({ path }) => path).join(", ");
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
