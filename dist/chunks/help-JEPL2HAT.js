import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  OPTIONS
} from "./chunk-T7LWOOVQ.js";
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
  tuning-gate plan --baseline-n N          what N trials in each sweep can show
  tuning-gate plan --slowdown R            how many trials show a slowdown
  tuning-gate demo                         the example sweeps of this project

Results
  --json                   one JSON object on standard output
  --report DIR             write everything: report.json, comment.md, report.html, and the chart
                           as SVG and PNG, light and dark
  --markdown FILE  --html FILE  --svg FILE  --png FILE  write one of them
  --theme light|dark       the theme of --svg and --png (light)
  --help  --version

Plan
  --baseline-n N  --candidate-n N  trials of the sweeps; the candidate's are the baseline's otherwise
  --slowdown R  --power P          what is to be caught, and with what chance (3, 0.8)
  --budget K                       the trials both sweeps have to resolve
  --svg, --png, --report           its chart: what is caught how often

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
