import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./commands-compare.js";
import {
  writeParts
} from "./commands-write-report.js";
import "./main.js";
import {
  historyFiles,
  historyReport
} from "./print-publish-render.js";
import {
  readHistory
} from "./compare-decide-parse-plan-report.js";
import "./estimate.js";
import "./parse-saved-settings.js";
import "./parse-columns-columns.js";
import {
  findSweep
} from "./read.js";
import {
  commandLineError,
  readArguments
} from "./commands-arguments.js";
import "./read-artifact-names.js";
import "./settings.js";
import "./github.js";
import "./zod.js";
import {
  localPlace,
  parseLocation
} from "./read-place.js";
import "./tool.js";
import "./read-names.js";
import "./errors.js";
import "./printable.js";
import "./runtime.js";

// src/commands/history.ts
import { basename } from "node:path";
var history = async (argv, terminal) => {
  const given = readArguments(argv, "history");
  const [path = ""] = given.operands;
  const { directory, home, input } = terminal;
  const wanted = { location: parseLocation(path, "candidate"), trainedSha: null };
  const { files } = await findSweep({ arm: "candidate", ...wanted }, localPlace(directory, input));
  const [file, ...others] = files.filter((one) => files.length === 1 || isHistory(one.path));
  if (file === void 0) throw missing(path, directory);
  if (others.length > 0) {
    const what = `${path} has ${others.length + 1} histories; name one of them`;
    throw commandLineError(what, "history");
  }
  const name = basename(file.path, ENDING);
  const frame = { name: name === UNNAMED ? "" : name, repository: null };
  const report = historyReport(await readHistory(file), frame);
  const parts = [
    [given.value("html"), "history.html"],
    [given.value("svg"), `history-${given.value("theme")}.svg`]
  ];
  await writeParts({ parts, all: historyFiles(report, home) }, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(report.text(terminal.screenFor(given)));
  return 0;
};
var ENDING = ".jsonl";
var UNNAMED = "default";
function isHistory(path) {
  return path.endsWith(ENDING);
}
export {
  history
};
