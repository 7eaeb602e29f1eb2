import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  COMMAND_NAMES,
  FLAGS,
  shapeOf
} from "./chunk-SPSDZVFB.js";
import {
  OPTIONS
} from "./chunk-GXRSQLW3.js";
import {
  TOOL
} from "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";

// src/commands/help.ts
var EXITS = `Exit code: 0 passed or neutral, 1 the gate fails, 2 wrong use, 3 a sweep that cannot be read,
4 a fault of the program.
`;
function help() {
  const uses = COMMAND_NAMES.map((name) => [usageOf(name), shapeOf(name).does]);
  const width = Math.max(...uses.map(([usage]) => usage.length));
  const lines = uses.map(([usage, does]) => `  ${usage.padEnd(width)}   ${does}`);
  return `${TOOL.name} ${TOOL.version}: compares hyperparameter sweeps by their tuning curves.

${lines.join("\n")}

  ${TOOL.name} COMMAND --help   what a command takes
  ${TOOL.name} --version

${EXITS}`;
}
function commandHelp(command) {
  const { does, flags, options } = shapeOf(command);
  const sections = [
    `${usageOf(command)}   ${does}
`,
    section("Flags", flags.map(describeFlag)),
    section("Options, which are inputs of the Action as well", options.map(describeOption)),
    EXITS
  ];
  return sections.filter((text) => text !== "").join("\n");
}
function usageOf(command) {
  const { operands, flags } = shapeOf(command);
  const needed = flags.filter((flag) => NEEDED.includes(flag)).map((flag) => flagWithValue(flag));
  return [TOOL.name, command, ...operands, ...needed].join(" ");
}
var NEEDED = ["n", "baseline-n"];
function section(title, lines) {
  return lines.length === 0 ? "" : `${title}
${lines.join("\n")}
`;
}
function flagWithValue(flag) {
  const { value } = FLAGS[flag];
  return value === null ? `--${flag}` : `--${flag} ${value}`;
}
function describeFlag(flag) {
  return `  ${flagWithValue(flag).padEnd(22)} ${FLAGS[flag].description}`;
}
function describeOption(name) {
  const { value, description, default: initial } = OPTIONS[name];
  return `  --${name} ${value}
      ${description}${initial === null ? "" : ` (${initial})`}`;
}
export {
  commandHelp,
  help
};
