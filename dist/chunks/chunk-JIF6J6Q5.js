import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  readSettings
} from "./chunk-O5QXOFNG.js";
import {
  wrongUse
} from "./chunk-MTKJKVNF.js";
import {
  ACTION_INPUTS,
  COMMAND_NAMES,
  FLAGS,
  flagsOf,
  shapeOf
} from "./chunk-SPSDZVFB.js";
import {
  OPTIONS
} from "./chunk-GXRSQLW3.js";
import {
  nearMiss
} from "./chunk-WOIZTXES.js";
import {
  UserError,
  detailOf
} from "./chunk-JBKJOPF2.js";

// src/commands/arguments.ts
import { parseArgs } from "node:util";

// src/commands/unknown-flag.ts
function unknownFlag(flag, command) {
  const shown = `--${flag.slice(0, 80)}`;
  const takers = COMMAND_NAMES.filter((name) => flagsOf(name).some((one) => one === flag));
  if (takers.length > 0) {
    return wrongUse(`${shown} is an option of ${listed(takers)}, not of ${command}`, command);
  }
  if (ACTION_INPUTS.includes(flag)) {
    const instead = ["baseline", "candidate"].includes(flag) ? "; here the sweeps are named without a flag" : "";
    return wrongUse(`${shown} is an input of the Action alone${instead}`, command);
  }
  const others = COMMAND_NAMES.flatMap((name) => flagsOf(name));
  const near = nearMiss(flag, flagsOf(command)) ?? nearMiss(flag, others);
  const guess = near === null ? "" : ` (did you mean --${near}?)`;
  return wrongUse(`there is no option ${shown}${guess}`, command);
}
function listed(names) {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

// src/commands/arguments.ts
function readArguments(argv, command) {
  const { values, positionals } = parse(argv, command);
  checkOperands(positionals, command);
  const value = (flag) => {
    const given = values[flag];
    return typeof given === "string" ? given : void 0;
  };
  const source = { get: value, nameOf: (name) => `--${name}` };
  return {
    operands: positionals,
    settings: readSettings(source),
    value,
    has: (flag) => values[flag] === true
  };
}
function parse(argv, command) {
  const flags = Object.fromEntries(
    flagsOf(command).map(
      (name) => [name, { type: isSwitch(name) ? "boolean" : "string" }]
    )
  );
  try {
    checkKnown(argv, command);
    checkRepeats(argv, command);
    return parseArgs({ args: joinNegativeNumbers(argv), options: flags, allowPositionals: true });
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw wrongUse(detailOf(error, "message").split(". ")[0] ?? "", command);
  }
}
function isSwitch(name) {
  return !(name in OPTIONS) && FLAGS[name].value === null;
}
function flagsIn(argv) {
  const end = argv.indexOf("--");
  const before = end < 0 ? argv : argv.slice(0, end);
  return before.filter((one) => one.startsWith("--")).map((one) => one.slice(2).replace(/=.*/s, ""));
}
function checkKnown(argv, command) {
  const known = flagsOf(command);
  const unknown = flagsIn(argv).find((flag) => !known.includes(flag));
  if (unknown !== void 0) throw unknownFlag(unknown, command);
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
function checkRepeats(argv, command) {
  const flags = flagsIn(argv);
  const repeated = flags.find((flag, i) => flags.indexOf(flag) !== i);
  if (repeated) throw wrongUse(`--${repeated} is given more than once`, command);
}
function checkOperands(found, command) {
  const expected = shapeOf(command).operands;
  const isOpen = expected.at(-1)?.endsWith("\u2026") ?? false;
  if (found.length === expected.length || isOpen && found.length > expected.length) return;
  const wanted = expected.length === 0 ? "no arguments" : expected.join(" and ");
  throw wrongUse(
    `expected ${wanted}, found ${found.length === 0 ? "none" : found.join(" ")}`,
    command
  );
}

export {
  readArguments
};
