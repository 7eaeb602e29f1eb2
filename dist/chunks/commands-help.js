import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  USAGE
} from "./commands-arguments.js";
import {
  TOOL
} from "./tool.js";
import {
  COMMAND_NAMES,
  GROUPS,
  OPTIONS,
  flagsOf,
  namesIn
} from "./settings.js";
import "./errors.js";
import "./printable.js";
import "./runtime.js";

// src/commands/help.ts
var EXIT_CODES = `Exit code: 0 passed or neutral, 1 the gate fails, 2 wrong usage or findings of check, 3 a sweep that
cannot be read, 4 a bug in the program.
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
function commandHelp(command) {
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
  const { kind, description, default: initial } = OPTIONS[name];
  return `  ${`--${name} ${kind.placeholder}`.trimEnd()}
      ${description}${initial === void 0 ? "" : ` (default: ${initial})`}`;
}
export {
  commandHelp,
  help
};
