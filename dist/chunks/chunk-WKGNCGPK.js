import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  OPTIONS,
  detailOf,
  flagsOf,
  readOption,
  readSettings,
  usageError
} from "./chunk-5CTTYJ6C.js";

// src/commands/arguments.ts
import { parseArgs } from "node:util";
var USAGE = {
  compare: ["compare two sweeps: files, folders or globs", "BASELINE", "CANDIDATE"],
  curve: ["show the tuning curve of one sweep", "SWEEP"],
  inspect: ["show what would be read, and which flags to set", "FILE\u2026"],
  init: ["write a config file and a workflow, overwriting nothing", "[FILE\u2026]"],
  bands: ["print the confidence band for --n trials"],
  plan: ["show what --baseline-n trials detect, or how many --slowdown takes"],
  demo: ["compare the example sweeps of this project"]
};
function readArguments(argv, command) {
  const { values, positionals } = parse(argv, command);
  checkOperands(positionals, command);
  const text = (flag) => {
    const given = values[flag];
    return typeof given === "string" ? given : void 0;
  };
  return {
    operands: positionals,
    settings: readSettings(text),
    value: (flag) => readOption(flag, text),
    has: (flag) => values[flag] !== void 0
  };
}
function commandLineError(what, command) {
  const help = `tuning-gate ${command === void 0 ? "" : `${command} `}--help`;
  return usageError("command line", what.slice(0, 300), `See ${help}.`);
}
function parse(argv, command) {
  const options = Object.fromEntries(
    flagsOf(command).map((name) => {
      const type = OPTIONS[name].kind.placeholder === "" ? "boolean" : "string";
      return [name, { type }];
    })
  );
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    const [what = ""] = detailOf(error, "message").split(". ");
    throw commandLineError(what.replace(/\s+/g, " ").replace(/\.$/, ""), command);
  }
}
function checkOperands(found, command) {
  const [, ...expected] = USAGE[command];
  const last = expected.at(-1) ?? "";
  const least = expected.length - (last.endsWith("]") ? 1 : 0);
  const most = last.includes("\u2026") ? Infinity : expected.length;
  if (found.length >= least && found.length <= most) return;
  const wanted = expected.length === 0 ? "no arguments" : expected.join(" and ");
  const given = found.length === 0 ? "none" : found.join(" ");
  throw commandLineError(`expected ${wanted}, found ${given}`, command);
}

export {
  USAGE,
  readArguments,
  commandLineError
};
