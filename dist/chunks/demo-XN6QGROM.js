import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps,
  writeFiles
} from "./chunk-2HS7NY3U.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText
} from "./chunk-4DDU7BNZ.js";
import {
  readArguments
} from "./chunk-3D7EPP5Z.js";
import {
  readSettings
} from "./chunk-UWLQM5OY.js";
import "./chunk-SSNQ7UYG.js";
import "./chunk-6PRQFQQO.js";

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
  const directory = join(terminal.home, "..");
  const assessment = await compareSweeps({ baseline, candidate }, { directory, settings });
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
