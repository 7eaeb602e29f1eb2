import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeParts
} from "./commands-write-report.js";
import {
  commandLineError,
  readArguments
} from "./commands-arguments.js";
import {
  historyFiles
} from "./publish.js";
import {
  namedFiles
} from "./find-sweep.js";
import {
  historyReport
} from "./draw.js";
import "./print.js";
import "./compare-decide-plan-report.js";
import {
  historyFile
} from "./parse.js";
import "./estimate.js";
import "./parse-list.js";
import "./parse-columns-columns.js";
import "./parse-columns-plain-trials.js";
import "./parse-table.js";
import {
  missingSweep
} from "./read.js";
import "./read-data-branch.js";
import {
  localPlace,
  parseLocation
} from "./read-artifact-names.js";
import "./settings.js";
import "./github.js";
import "./zod.js";
import "./errors.js";
import "./runtime.js";

// src/commands/history.ts
var history = async (argv, terminal) => {
  const given = readArguments(argv, "history");
  const [path = ""] = given.operands;
  const { directory, home, input } = terminal;
  const location = parseLocation(path, "candidate");
  const { files } = await namedFiles(location, localPlace(directory, input));
  const [file, ...others] = files.filter(
    (one) => files.length === 1 || one.path.endsWith(".jsonl")
  );
  if (file === void 0) throw missingSweep(path, directory);
  if (others.length > 0) {
    const what = `${path} has ${others.length + 1} histories; name one of them`;
    throw commandLineError(what, "history");
  }
  const found = (await historyFile()).readHistory(file);
  const name = found.lines.at(-1)?.comparison ?? "";
  const report = historyReport(found, { name, repository: null });
  const parts = [
    [given.value("html"), "history.html"],
    [given.value("svg"), `history-${given.value("theme")}.svg`]
  ];
  await writeParts({ parts, all: historyFiles({ ...report, name: "" }, home) }, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(report.text(terminal.screenFor(given)));
  return 0;
};
export {
  history
};
