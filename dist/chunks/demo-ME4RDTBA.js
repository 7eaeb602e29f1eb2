import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareSweeps
} from "./chunk-6PCOLAAS.js";
import {
  filesOf,
  inFolder,
  makeAll,
  writeFiles
} from "./chunk-74EXWA3Z.js";
import {
  comparisonReport,
  exitCodeOf,
  renderText,
  shellText,
  suggestedFlags
} from "./chunk-45VXBSF6.js";
import "./chunk-6ZMZUNKZ.js";
import "./chunk-CULID5A3.js";
import "./chunk-CKB6PG4R.js";
import {
  readArguments
} from "./chunk-FQH6XZH6.js";
import "./chunk-3KWAI6A6.js";
import "./chunk-7QMW5A54.js";
import "./chunk-6Z3TTFNG.js";
import "./chunk-JFZ3LWNK.js";
import "./chunk-N4EP4YUE.js";
import {
  localPlace
} from "./chunk-BZEVVTYS.js";
import {
  readSettings
} from "./chunk-JXJQMB26.js";
import "./chunk-HC5GIYDL.js";
import "./chunk-VPSYXYD3.js";
import "./chunk-XNUOBV35.js";

// src/commands/demo.ts
import { basename, join, relative, sep } from "node:path";
var FOLDER = "tuning-gate-demo";
var SWEEPS = {
  baseline: "examples/digits/baseline.csv",
  candidate: "examples/digits/candidate-worse.csv"
};
var FLAGS = { metric: "accuracy", direction: "maximize" };
var demo = async (argv, terminal) => {
  const given = readArguments(argv, "demo");
  const settings = readSettings((name) => FLAGS[name]);
  const root = join(terminal.home, "..");
  const place = localPlace(root);
  const { assessment } = await compareSweeps(SWEEPS, { place, settings });
  const folder = join(terminal.directory, FOLDER);
  const planned = filesOf(comparisonReport(assessment), terminal.home);
  const files = await makeAll(inFolder(folder, planned));
  await writeFiles(files);
  const written = files.map(({ path }) => basename(path)).join(", ");
  const flags = suggestedFlags({ settings: Object.entries(FLAGS) });
  const at = (path) => relative(terminal.directory, join(root, path)).split(sep).join("/");
  const words = [...terminal.program, "compare", ...Object.values(SWEEPS).map(at)].map(shellText);
  terminal.out(
    `${words.join(" ")} ${flags}

${renderText(assessment, terminal.screenFor(given))}
`
  );
  terminal.out(`It would exit with ${exitCodeOf(assessment)}. Written to ${FOLDER}/: ${written}
`);
  return 0;
};
export {
  demo
};
