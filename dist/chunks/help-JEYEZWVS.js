import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  OPTIONS
} from "./chunk-IXF3B4JY.js";
import {
  TOOL
} from "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";

// src/commands/help.ts
var USAGE = `${TOOL.name} ${TOOL.version}: compares hyperparameter sweeps by their tuning curves.

  tuning-gate compare BASELINE CANDIDATE   two sweeps: files, folders or globs
  tuning-gate curve SWEEP                  the tuning curve of one sweep
  tuning-gate inspect FILE...              what would be read, and with which flags
  tuning-gate bands --n N                  the confidence band for N trials
  tuning-gate demo                         the example sweeps of this project

Results
  --json                   one JSON object on standard output
  --report DIR             write everything: report.json, comment.md, chart as SVG and PNG
  --markdown FILE  --svg FILE  --png FILE  write one of them
  --theme light|dark       the theme of --svg and --png (light)
  --help  --version

Exit code: 0 passed or neutral, 1 the gate fails, 2 wrong use, 3 a sweep that cannot be read,
4 a fault of the program.

Options
`;
function help() {
  const lines = Object.entries(OPTIONS).map(([name, option]) => {
    const initial = option.default === null ? "" : ` (${option.default})`;
    return `  --${name} ${option.value}
      ${option.description}${initial}`;
  });
  return `${USAGE}${lines.join("\n")}
`;
}
export {
  help
};
