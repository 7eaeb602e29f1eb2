import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./commands-compare.js";
import "./commands-write-report.js";
import "./main.js";
import {
  historyFiles,
  historyReport,
  inFolder,
  makeAll,
  writeFiles
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
import "./github.js";
import "./zod.js";
import {
  localPlace,
  parseLocation
} from "./read-artifact-names.js";
import "./tool.js";
import "./settings.js";
import "./read-names.js";
import "./errors.js";
import "./printable.js";
import "./runtime.js";

// src/commands/history.ts
import { basename, resolve } from "node:path";
var history = async (argv, terminal) => {
  const given = readArguments(argv, "history");
  const [path = ""] = given.operands;
  const { directory, home, input } = terminal;
  const location = parseLocation(path, "candidate");
  const wanted = { arm: "candidate", location, trainedSha: null };
  const { files } = await findSweep(wanted, localPlace(directory, input));
  const [file, ...others] = files.filter(
    (one) => files.length === 1 || one.path.endsWith(".jsonl")
  );
  if (file === void 0) throw missing(path, directory);
  if (others.length > 0)
    throw commandLineError(
      `${path} has ${others.length + 1} histories; name one of them`,
      "history"
    );
  const name = basename(file.path, ".jsonl");
  const report = historyReport(await readHistory(file), {
    name: name === "default" ? "" : name,
    repository: null
  });
  const all = historyFiles(report, home);
  const single = [
    [given.value("html"), "history.html"],
    [given.value("svg"), `history-${given.value("theme")}.svg`]
  ].flatMap(([to, part]) => {
    const make = all.find((one) => one.path === part)?.make;
    return to && make ? [{ path: to, make }] : [];
  });
  const folder = given.value("report");
  const made = await makeAll([...single, ...folder === null ? [] : inFolder(folder, all)]);
  await writeFiles(made.map((one) => ({ ...one, path: resolve(directory, one.path) })));
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(report.text(terminal.screenFor(given)));
  return 0;
};
export {
  history
};
