import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  COMMAND_NAMES,
  GROUPS,
  OPTIONS,
  flagsOf,
  givenBy,
  namesIn
} from "./settings.js";
import {
  TOOL,
  didYouMean,
  linesOf,
  usageError,
  withoutCommands
} from "./errors.js";

// src/commands/terminal.ts
import { join, relative, sep } from "node:path";
import { parseArgs } from "node:util";
var DEFAULT_COLUMNS = 80;
var MIN_COLUMNS = 20;
function terminalIn(world) {
  const out = (text) => world.out(withoutCommands(text));
  const screenFor = (given) => {
    const color = given.value("color");
    return {
      width: Math.max(MIN_COLUMNS, world.columns || DEFAULT_COLUMNS),
      hasColours: color === "auto" ? world.hasColours : color === "always",
      isVerbose: given.has("verbose")
    };
  };
  return {
    ...{ ...world, program: programIn(world), out, json: world.out, screenFor },
    error: (text) => world.error(withoutCommands(text)),
    show: (given, json, text) => given.has("json") ? world.out(json()) : out(text(screenFor(given)))
  };
}
function programIn({ directory, home }) {
  if (home.split(sep).includes("node_modules")) return ["npx", "tuning-gate"];
  return ["node", relative(directory, join(home, "../dist/cli.js")).split(sep).join("/")];
}
var USAGE = {
  compare: ["compare two sweeps: files, folders, globs or -", ["BASELINE", "CANDIDATE"], 2, 2],
  curve: ["show the tuning curve of one sweep", ["SWEEP"], 1, 1],
  inspect: ["show what would be read, and which flags to set", ["FILE\u2026"], 1, Infinity],
  save: ["make one saved sweep of files, folders or saved shards", ["FILE\u2026"], 1, Infinity],
  list: ["draw settings of earlier sweeps, to train on both sides", ["SWEEP\u2026"], 1, Infinity],
  init: ["write a config file and workflows, overwriting nothing", ["[FILE\u2026]"], 0, Infinity],
  check: ["find mistakes in workflows and the config", ["[FILE\u2026]"], 0, Infinity],
  bands: ["print the confidence band for --n trials", [], 0, 0],
  plan: ["show what --baseline-n trials detect, or how many --slowdown takes", [], 0, 0],
  history: ["show where main changed, from history/NAME.jsonl", ["FILE"], 1, 1],
  demo: ["compare the example sweeps of this project", [], 0, 0]
};
function readArguments(argv, command) {
  const { values, positionals } = parse(argv, command);
  checkOperands(positionals, command);
  const all = (flag) => values[flag]?.filter((value) => typeof value === "string") ?? [];
  const source = (flag) => {
    const value = all(flag).at(-1);
    return flag === "study" && value === "" ? '""' : value;
  };
  return {
    ...givenBy(source),
    source,
    all,
    operands: positionals,
    has: (flag) => values[flag] !== void 0
  };
}
function commandLineError(what, command, advice = "") {
  const help2 = `tuning-gate ${command === void 0 ? "" : `${command} `}--help`;
  return usageError("command line", what.slice(0, 300), `${advice} See ${help2}.`.trim());
}
function parse(argv, command) {
  const flags = flagsOf(command).map((name) => {
    const type = OPTIONS[name].kind.placeholder === "" ? "boolean" : "string";
    return [name, { type, multiple: true }];
  });
  const options = Object.fromEntries(flags);
  const rules = { allowPositionals: true, strict: false, tokens: true };
  const { values, positionals, tokens } = parseArgs({ args: [...argv], options, ...rules });
  for (const token of tokens)
    if (token.kind === "option") checkFlag(argv[token.index] ?? "", token.value, command);
  return { values, positionals };
}
function checkFlag(word, value, command) {
  const [flag = ""] = word.split("=");
  const has = (other) => flagsOf(other).some((name) => `--${name}` === flag);
  if (!has(command)) {
    const owners = COMMAND_NAMES.filter(has).join(", ");
    const known = flagsOf(command).map((name) => `--${name}`);
    const what = `unknown flag ${flag}${owners && `, which is for ${owners}`}`;
    throw commandLineError(what, command, owners ? "" : didYouMean(flag, known));
  }
  const isSwitch = OPTIONS[flag.slice(2)].kind.placeholder === "";
  if (isSwitch && value !== void 0) throw commandLineError(`${flag} takes no value`, command);
  const isFlag = word === flag && /^-[^.\d]/.test(value ?? "");
  if (isSwitch || value !== void 0 && !isFlag) return;
  const advice = isFlag ? `If it is ${value}, write ${flag}=${value}.` : "";
  throw commandLineError(`${flag} needs a value`, command, advice);
}
function checkOperands(operands, command) {
  const [, expected, least, most] = USAGE[command];
  if (operands.filter((operand) => operand === "-").length > (command === "init" ? 0 : 1))
    throw commandLineError("- is standard input: it is read only once, and not by init", command);
  if (operands.length >= least && operands.length <= most) return;
  const wanted = expected.length === 0 ? "no arguments" : expected.join(" and ");
  const given = operands.length === 0 ? "none" : operands.join(" ");
  throw commandLineError(`expected ${wanted}, found ${given}`, command);
}
var EXIT_CODES = `Exit code: 0 passed or neutral, 1 the gate fails, 2 wrong usage or findings of check, 3 a sweep that
cannot be read, 4 anything else: output that cannot be written, no memory, a bug.
`;
function help() {
  const width = Math.max(...COMMAND_NAMES.map((name) => usageOf(name).length));
  const lines = COMMAND_NAMES.map((name) => `  ${usageOf(name).padEnd(width)}   ${USAGE[name][0]}`);
  return `${TOOL.name} ${TOOL.version}: compares hyperparameter sweeps by their tuning curves.

${lines.join("\n")}

  ${TOOL.name} help [COMMAND]   list the commands, or the flags of one; so does COMMAND --help, or -h
  ${TOOL.name} --version, -V    print the version

A sweep that is named - is read from standard input.

${EXIT_CODES}`;
}
function commandHelp(command, isAll = false) {
  return command === "compare" && !isAll ? helpOnCompare() : wholeHelp(command);
}
var FIRST = ["metric", "direction", "pair-by", "unit", "settings", "html", "report"];
var [COLUMN, HELP_COLUMNS] = [26, 80];
function helpOnCompare() {
  const lines = FIRST.flatMap((name) => {
    const said = linesOf(OPTIONS[name].description, (line) => line.length <= HELP_COLUMNS - COLUMN);
    const [head = "", ...rest] = flagOf(name).length >= COLUMN ? ["", ...said] : said;
    const below = rest.map((line) => `${" ".repeat(COLUMN)}${line}`);
    return [`${flagOf(name).padEnd(COLUMN)}${head}`.trimEnd(), ...below];
  });
  return `${usageOf("compare")}
  ${USAGE.compare[0]}; an example:
  ${TOOL.name} compare main.csv change.csv --metric accuracy --direction maximize

${lines.join("\n")}

${flagsOf("compare").length - FIRST.length} more flags, and exit codes: ${TOOL.name} compare --help=all
`;
}
function wholeHelp(command) {
  const flags = flagsOf(command);
  const sections = Object.keys(GROUPS).map((group) => {
    const names = namesIn(group).filter((name) => flags.includes(name));
    return names.length === 0 ? "" : `${GROUPS[group].title}
${names.map(describe).join("\n")}
`;
  });
  return [`${usageOf(command)}   ${USAGE[command][0]}
`, ...sections, EXIT_CODES].filter((section) => section !== "").join("\n");
}
function usageOf(command) {
  return [TOOL.name, command, ...USAGE[command][1]].join(" ");
}
function describe(name) {
  const { description, default: initial } = OPTIONS[name];
  const end = initial === void 0 ? "" : ` (default: ${initial})`;
  return `${flagOf(name)}
      ${description}${end}`;
}
function flagOf(name) {
  return `  --${name} ${OPTIONS[name].kind.placeholder}`.trimEnd();
}

export {
  DEFAULT_COLUMNS,
  terminalIn,
  readArguments,
  commandLineError,
  help,
  commandHelp
};
