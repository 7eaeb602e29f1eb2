import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  OPTIONS,
  OPTION_NAMES,
  detailOf,
  flagsOf,
  isInput,
  readOption,
  readSettings,
  usageError
} from "./chunk-JHSXOLMS.js";

// src/commands/arguments.ts
import { parseArgs } from "node:util";
var USAGE = {
  compare: {
    summary: "compare two sweeps: files, folders or globs",
    operands: ["BASELINE", "CANDIDATE"]
  },
  curve: { summary: "show the tuning curve of one sweep", operands: ["SWEEP"] },
  inspect: { summary: "show what would be read, and which flags to set", operands: ["FILE\u2026"] },
  init: {
    summary: "write a config file and a workflow, from what inspect finds",
    details: `Writes .github/tuning-gate.yml and .github/workflows/tuning.yml into the current folder. If one of them
exists, nothing is written. Each FILE is a sweep: a file, a folder or a quoted glob; several become
comparisons of one run. Without files, both are templates.`,
    operands: ["[FILE\u2026]"]
  },
  bands: { summary: "print the confidence band for N trials", operands: [], needs: "n" },
  plan: {
    summary: "show what N trials detect, or with --slowdown how many it takes",
    operands: [],
    needs: "baseline-n"
  },
  demo: { summary: "compare the example sweeps of this project", operands: [] }
};
async function readArguments(argv, command) {
  await checkFlags(argv, command);
  const { values, positionals } = parse(argv, command);
  checkOperands(positionals, command);
  const text = (flag) => {
    const given = values[flag];
    return typeof given === "string" ? given : void 0;
  };
  return {
    operands: positionals,
    settings: readSettings(text),
    text,
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
    const args = joinNegativeNumbers(argv);
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw commandLineError(detailOf(error, "message").split(". ")[0] ?? "", command);
  }
}
function joinNegativeNumbers(argv) {
  const joined = [];
  for (const argument of argv) {
    const flag = joined.at(-1);
    const isValue = /^-[\d.]/.test(argument) && flag?.startsWith("--") && !flag.includes("=");
    if (isValue) joined[joined.length - 1] = `${flag}=${argument}`;
    else joined.push(argument);
  }
  return joined;
}
async function checkFlags(argv, command) {
  const end = argv.indexOf("--");
  const flags = argv.slice(0, end < 0 ? argv.length : end).filter((one) => one.startsWith("--")).map((one) => one.slice(2).replace(/=.*/s, ""));
  const known = flagsOf(command);
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown !== void 0) throw await unknownFlag(unknown, command);
  const repeated = flags.find((flag, i) => flags.indexOf(flag) !== i);
  if (repeated) throw commandLineError(`--${repeated} is given more than once`, command);
}
async function unknownFlag(flag, command) {
  const shown = `--${flag.slice(0, 80)}`;
  const name = OPTION_NAMES.find((one) => one === flag);
  const commands = name && OPTIONS[name].commands;
  if (commands) {
    const list = new Intl.ListFormat("en-GB").format(commands);
    return commandLineError(`${shown} is a flag of ${list}, not of ${command}`, command);
  }
  if (isInput(flag)) {
    const isSweep = flag === "baseline" || flag === "candidate";
    const instead = isSweep ? "; give the sweep as an argument, without a flag" : "";
    return commandLineError(`${shown} is only an input of the Action${instead}`, command);
  }
  const { nearMiss } = await import("./parse-MOLEAR7F.js");
  const others = OPTION_NAMES.filter((one) => OPTIONS[one].commands);
  const near = nearMiss(flag, flagsOf(command)) ?? nearMiss(flag, others);
  const hint = near === null ? "" : ` (did you mean --${near}?)`;
  return commandLineError(`unknown flag ${shown}${hint}`, command);
}
function checkOperands(found, command) {
  const expected = USAGE[command].operands;
  if (expected.at(-1)?.endsWith("\u2026]")) return;
  const isOpen = expected.at(-1)?.endsWith("\u2026") ?? false;
  if (found.length === expected.length || isOpen && found.length > expected.length) return;
  const wanted = expected.length === 0 ? "no arguments" : expected.join(" and ");
  const given = found.length === 0 ? "none" : found.join(" ");
  throw commandLineError(`expected ${wanted}, found ${given}`, command);
}

export {
  USAGE,
  readArguments,
  commandLineError
};
