import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  OPTIONS
} from "./chunk-GXRSQLW3.js";

// src/commands/flags.ts
var FLAGS = {
  json: { value: null, description: "Print one JSON object on standard output." },
  report: { value: "DIR", description: "Write everything there is into a folder." },
  markdown: { value: "FILE", description: "Write the report as Markdown." },
  html: { value: "FILE", description: "Write the report as one HTML page." },
  svg: { value: "FILE", description: "Write the chart as SVG." },
  png: { value: "FILE", description: "Write the chart as PNG." },
  theme: { value: "light|dark", description: "The theme of --svg and --png (light)." },
  n: { value: "N", description: "How many trials the band is for." },
  "baseline-n": { value: "N", description: "Trials of the baseline's sweep." },
  "candidate-n": { value: "N", description: "Trials of the candidate's (as many)." },
  slowdown: { value: "R", description: "What is to be caught: R times the trials (3)." },
  power: { value: "P", description: "The chance that it is to be caught with (0.8)." },
  budget: { value: "K", description: "The trials that both sweeps have to resolve." }
};
var REPORT_FLAGS = ["report", "markdown", "html", "svg", "png", "theme"];
var PLAN_FLAGS = ["baseline-n", "candidate-n", "budget", "slowdown", "power"];
var PICTURE_FLAGS = ["report", "svg", "png", "theme"];
var ACTION_INPUTS = [
  ...["mode", "baseline", "candidate", "name", "shard", "retention-days", "comment", "check"],
  ...["upload-report", "charts", "quickchart-url", "github-token", "working-directory"]
];

// src/commands/shapes.ts
var READING = [
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
var BAND = ["confidence", "band", "calibration", "seed"];
var PLANNING = [
  "confidence",
  "false-alarm-rate",
  "band",
  "seed",
  "quantile",
  "min-share",
  "budget-min",
  "budget-max",
  "fail-on"
];
var SHAPES = {
  compare: {
    does: "two sweeps: files, folders or globs",
    operands: ["BASELINE", "CANDIDATE"],
    options: Object.keys(OPTIONS),
    flags: ["json", ...REPORT_FLAGS]
  },
  curve: {
    does: "the tuning curve of one sweep",
    operands: ["SWEEP"],
    options: [...READING, ...BAND, "quantile", "budgets"],
    flags: ["json", ...REPORT_FLAGS]
  },
  inspect: {
    does: "what would be read, and with which flags",
    operands: ["FILE\u2026"],
    options: [...READING, ...BAND, "quantile"],
    flags: ["json"]
  },
  bands: {
    does: "the confidence band for N trials",
    operands: [],
    options: BAND,
    flags: ["n", "json"]
  },
  plan: {
    does: "what N trials can show, or with --slowdown how many it takes",
    operands: [],
    options: PLANNING,
    flags: [...PLAN_FLAGS, "json", ...PICTURE_FLAGS]
  },
  demo: {
    does: "the example sweeps of this project",
    operands: [],
    options: [],
    flags: []
  }
};
var COMMAND_NAMES = Object.keys(SHAPES);
function shapeOf(command) {
  return SHAPES[command];
}
function flagsOf(command) {
  const { options, flags } = shapeOf(command);
  return [...flags, ...options];
}

export {
  FLAGS,
  PLAN_FLAGS,
  ACTION_INPUTS,
  COMMAND_NAMES,
  shapeOf,
  flagsOf
};
