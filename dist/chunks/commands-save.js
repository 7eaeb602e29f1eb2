import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  readArguments
} from "./commands-arguments.js";
import {
  writeFiles
} from "./publish.js";
import {
  namedFiles
} from "./find-sweep.js";
import "./draw.js";
import "./print.js";
import "./compare-decide-plan-report.js";
import {
  saveFound
} from "./parse.js";
import "./estimate.js";
import "./parse-list.js";
import "./parse-columns-columns.js";
import "./parse-columns-plain-trials.js";
import "./parse-table.js";
import "./read.js";
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

// src/commands/save.ts
import { resolve } from "node:path";
var save = async (argv, terminal) => {
  const given = readArguments(argv, "save");
  const place = localPlace(terminal.directory, terminal.input);
  const found = [];
  for (const text2 of given.operands)
    found.push(await namedFiles(parseLocation(text2, "candidate"), place));
  const text = await saveFound(found, given.settings.reading, (/* @__PURE__ */ new Date()).toISOString());
  const output = given.value("output");
  if (output === null) terminal.json(text);
  else await writeFiles([{ path: resolve(terminal.directory, output), content: text }]);
  return 0;
};
export {
  save
};
