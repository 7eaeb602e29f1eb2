import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  readSettings
} from "./chunk-AEXP5K6A.js";
import {
  OPTIONS
} from "./chunk-T7LWOOVQ.js";
import {
  UserError,
  detailOf
} from "./chunk-OZBFLYU3.js";

// src/commands/arguments.ts
import { parseArgs } from "node:util";
function readArguments(argv, shape) {
  const { values, positionals } = parse(argv, shape);
  checkOperands(positionals, shape.operands);
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
function parse(argv, shape) {
  const { options, values = [], switches = [] } = shape;
  const flags = Object.fromEntries([
    ...[...options, ...values].map((name) => [name, { type: "string" }]),
    ...switches.map((name) => [name, { type: "boolean" }])
  ]);
  try {
    checkRepeats(argv);
    return parseArgs({ args: joinNegativeNumbers(argv), options: flags, allowPositionals: true });
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw wrongUse(detailOf(error, "message").split(". ")[0] ?? "");
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
function checkRepeats(argv) {
  const flags = argv.filter((one) => one.startsWith("--")).map((one) => one.replace(/=.*/s, ""));
  const repeated = flags.find((flag, i) => flags.indexOf(flag) !== i);
  if (repeated) throw wrongUse(`${repeated} is given more than once`);
}
function checkOperands(found, expected) {
  const isOpen = expected.at(-1)?.endsWith("\u2026") ?? false;
  if (found.length === expected.length || isOpen && found.length > expected.length) return;
  const wanted = expected.length === 0 ? "no arguments" : expected.join(" and ");
  throw wrongUse(`expected ${wanted}, found ${found.length === 0 ? "none" : found.join(" ")}`);
}
function wrongUse(what) {
  return new UserError({
    fault: "settings",
    where: "command line",
    what: what.slice(0, 300),
    fix: "See tuning-gate --help."
  });
}
var READING_OPTIONS = [
  "metric",
  "direction",
  "cost",
  "cost-unit",
  "format",
  "study",
  "search-method",
  "failed-trials",
  "pruned-trials",
  "metric-min",
  "metric-max",
  "failed-value"
];
var BAND_OPTIONS = [
  "confidence",
  "band",
  "calibration",
  "seed"
];
var ALL_OPTIONS = Object.keys(OPTIONS);

export {
  readArguments,
  wrongUse,
  READING_OPTIONS,
  BAND_OPTIONS,
  ALL_OPTIONS
};
