import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  UserError,
  camelCase,
  naming,
  printable,
  printablePath,
  settingsError,
  usageError
} from "./errors.js";

// src/settings/values.ts
var COMMAND_NAMES = [
  "compare",
  "curve",
  "inspect",
  "save",
  "init",
  "check",
  "bands",
  "plan",
  "history",
  "demo"
];
var MIN_COST = 1e-30;
var MAX_COST = 1e30;
var COST_UNIT = /^(?![Tt][Rr][Ii][Aa][Ll][Ss]?$)[\p{L}$€£¥](?:[\p{L}\p{N} /·-]{0,18}[\p{L}\p{N}$€£¥])?$/u;
var LABEL = /^(?!\s)(?:\u200d|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]){1,80}(?<!\s)$/u;
var MAX_BUDGETS = 50;
var MAX_ADDRESS = 200;
var DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
function text(placeholder) {
  return { placeholder, expected: "text", parse: (given2) => given2 };
}
function choice(...choices) {
  return {
    choices,
    placeholder: choices.join("|"),
    expected: `one of ${choices.join(", ")}`,
    parse: (given2) => choices.find((word) => word === given2)
  };
}
var present = { placeholder: "", expected: "empty", parse: () => true };
var trueOrFalse = {
  choices: ["true", "false"],
  placeholder: "true|false",
  expected: "true or false",
  parse: (given2) => given2 === "true" || given2 === "false" ? given2 === "true" : void 0
};
function number(placeholder, range = "", isWithin = () => true) {
  return {
    placeholder,
    expected: `a number ${range}`.trimEnd(),
    parse: (given2) => {
      const value = decimal(given2);
      return Number.isFinite(value) && isWithin(value) ? value : void 0;
    }
  };
}
function probability(placeholder) {
  return number(placeholder, "above 0 and below 1", (value) => value > 0 && value < 1);
}
function wholeNumber(placeholder, max) {
  return {
    placeholder,
    // Only when asked for: the first number that is written takes longer than the command line to start.
    get expected() {
      return `a whole number from 1 to ${max.toLocaleString("en-US")}`;
    },
    parse: (given2) => {
      const value = /^\d+$/.test(given2) ? Number(given2) : Number.NaN;
      return value >= 1 && value <= max ? value : void 0;
    }
  };
}
var costUnit = {
  placeholder: "UNIT",
  expected: "a word or two such as seconds, GPU hours or US$: at most 20 letters, digits, spaces and / \xB7 -, starting with a letter or a currency sign, and not trials",
  parse: (given2) => COST_UNIT.test(canonicalUnit(given2)) ? canonicalUnit(given2) : void 0
};
var budget = {
  placeholder: "BUDGET",
  expected: `a number above 0, from ${MIN_COST} to ${MAX_COST}, with or without a unit: 8, 8 trials or 2.5 GPU hours`,
  parse: (given2) => {
    const [, amount = "", rest = ""] = /^(\S+)\s*(.*)$/s.exec(given2) ?? [];
    const value = decimal(amount);
    const unit = rest === "" ? null : canonicalUnit(rest);
    const isUnit = unit === null || unit === "trials" || COST_UNIT.test(unit);
    return isUnit && value >= MIN_COST && value <= MAX_COST ? { value, unit } : void 0;
  }
};
var budgetList = {
  placeholder: "LIST",
  expected: `at most ${MAX_BUDGETS} budgets separated by commas, each ${budget.expected}`,
  parse: (given2) => {
    const budgets = given2.split(",").map((part) => budget.parse(part.trim()));
    const valid = budgets.filter((budget2) => budget2 !== void 0);
    return valid.length === budgets.length && valid.length <= MAX_BUDGETS ? valid : void 0;
  }
};
var MAX_COLUMNS = 50;
var pairColumns = {
  placeholder: "parameters|trial|COLUMN,\u2026",
  expected: `parameters, trial, or at most ${MAX_COLUMNS} names of columns separated by commas`,
  parse: (given2) => {
    if (given2 === "parameters" || given2 === "trial") return given2;
    const columns = given2.split(",").map((name) => name.trim());
    return columns.length <= MAX_COLUMNS && !columns.includes("") ? columns : void 0;
  }
};
var settingNames = {
  placeholder: "auto|none|NAME,\u2026",
  expected: `auto, none, or at most ${MAX_COLUMNS} names of settings separated by commas`,
  parse: (given2) => {
    if (given2 === "auto" || given2 === "none") return given2;
    const names = given2.split(",").map((name) => name.trim());
    return names.length <= MAX_COLUMNS && !names.includes("") ? names : void 0;
  }
};
var UNIT_NAMES = ["auto", "trial", "search"];
function isUnitName(unit) {
  return UNIT_NAMES.includes(unit);
}
var label = {
  placeholder: "NAME",
  expected: "at most 80 printable characters",
  parse: (given2) => LABEL.test(given2.normalize()) ? given2.normalize() : void 0
};
var serverAddress = {
  placeholder: "URL",
  expected: `an address of at most ${MAX_ADDRESS} characters, such as https://charts.example.org, without user name, query and fragment`,
  parse: (given2) => {
    const url = URL.canParse(given2) ? new URL(given2) : null;
    if (url === null || given2.length > MAX_ADDRESS || !/^https?:$/.test(url.protocol)) return;
    if (/[?#]/.test(given2) || url.username + url.password !== "") return;
    return url.href.replace(/(?<!\/)\/+(chart\/*)?$/, "");
  }
};
function decimal(given2) {
  return DECIMAL.test(given2) ? Number(given2) : Number.NaN;
}
function canonicalUnit(unit) {
  const given2 = unit.replace(/\s+/g, " ");
  if (/^trials?$/i.test(given2)) return "trials";
  return /^(s|secs?|seconds?)$/i.test(given2) ? "seconds" : given2;
}
var EVIDENCE_LEVELS = ["none", "weak", "fair", "strong"];
var GATES = ["pass", "neutral", "fail"];
function gateOption(when) {
  const description = `The result ${when}: pass, neutral or fail.`;
  return { kind: choice(...GATES), default: "neutral", description };
}

// src/settings/command-options.ts
var [MAX_BAND_TRIALS, MAX_PLAN_TRIALS] = [1e6, 1e4];
var PLAN = {
  n: {
    kind: wholeNumber("N", MAX_BAND_TRIALS),
    commands: ["bands", "plan"],
    description: "Number of trials; with --paired, of pairs."
  },
  paired: {
    kind: present,
    description: "Plan paired sweeps: the same configurations on both sides."
  },
  correlation: {
    kind: number("RHO", "from 0 to 1", (rho) => rho >= 0 && rho <= 1),
    default: "0.9",
    description: "With --paired: the rank correlation of the scores in a pair."
  },
  "baseline-n": {
    kind: wholeNumber("N", MAX_PLAN_TRIALS),
    description: "Trials of the baseline."
  },
  "candidate-n": {
    kind: wholeNumber("N", MAX_PLAN_TRIALS),
    description: "Trials of the candidate; by default as many as the baseline has."
  },
  budget: {
    kind: number("K", "from 1 to 1,000,000", (k) => k >= 1 && k <= 1e6),
    description: "The budget, in trials, that both sweeps must resolve."
  },
  slowdown: {
    kind: number("R", "above 1 and at most 1,000,000", (r) => r > 1 && r <= 1e6),
    default: "3",
    description: "The slowdown to catch, a candidate that needs R times the trials."
  },
  power: {
    kind: probability("P"),
    default: "0.8",
    description: "The probability of catching it."
  }
};
var FILES = {
  json: {
    kind: present,
    commands: ["compare", "curve", "inspect", "check", "bands", "plan", "history"],
    description: "Print one JSON object on standard output."
  },
  older: {
    kind: text("FILE"),
    commands: ["compare"],
    description: "An older sweep of main, before the baseline, which helps to tell what settings do; repeatable, newest first."
  },
  report: {
    kind: text("DIR"),
    description: "Write every file of the report into a folder."
  },
  output: {
    kind: text("FILE"),
    commands: ["save"],
    description: "Write the sweep to a file; otherwise to standard output."
  },
  markdown: {
    kind: text("FILE"),
    commands: ["compare", "curve"],
    description: "Write the report as Markdown."
  },
  html: {
    kind: text("FILE"),
    description: "Write the report as one HTML page."
  },
  svg: {
    kind: text("FILE"),
    description: "Write the chart as SVG."
  },
  png: {
    kind: text("FILE"),
    description: "Write the chart as PNG."
  },
  theme: {
    kind: choice("light", "dark"),
    default: "light",
    description: "The theme of --svg and --png: light or dark."
  },
  scale: {
    kind: choice("auto", "linear", "log"),
    default: "auto",
    commands: ["compare", "curve"],
    description: "The axis of scores in charts: auto (log beyond two decades), linear or log."
  },
  color: {
    kind: choice("auto", "always", "never"),
    default: "auto",
    commands: ["compare", "curve", "inspect", "history"],
    description: "Colours: auto (on a terminal, unless NO_COLOR is set), always or never."
  },
  bisect: {
    kind: present,
    commands: ["compare"],
    description: "Exit as `git bisect run` expects: 0 good, 1 worse, 125 cannot tell or an error."
  },
  verbose: {
    kind: present,
    commands: ["compare", "history"],
    description: "Print every note (history: every merge), not only what changes the result\u2019s meaning."
  }
};

// src/settings/options.ts
var BAND_METHODS = ["ld-highest-density", "ld-equal-tailed", "ks", "dkw"];
var READING = {
  metric: {
    isInput: true,
    kind: text("NAME"),
    description: "Column, path or JMESPath of the score; needed if more than one column could be."
  },
  direction: {
    isInput: true,
    kind: choice("maximize", "minimize"),
    description: "Which scores are better: maximize or minimize, unless the sweep records it."
  },
  cost: {
    isInput: true,
    kind: text("NAME"),
    description: "Column, path or expression of what a trial costs; budgets are then in cost."
  },
  "cost-unit": {
    kind: costUnit,
    description: "The unit of the cost: a word or two such as seconds, GPU hours or US$."
  },
  format: {
    isInput: true,
    kind: text("NAME"),
    default: "auto",
    description: "Format of the files: auto (from their content) or one of the table of formats."
  },
  study: {
    isInput: true,
    kind: text("NAME"),
    description: "The study, experiment or sweep to read if the files hold several."
  },
  "search-method": {
    isInput: true,
    kind: choice("random", "grid", "adaptive"),
    description: "How the trials were drawn if the files do not say: random, grid or adaptive."
  },
  "failed-trials": {
    kind: choice("worst", "drop", "error"),
    default: "worst",
    description: "How failed trials count: worst (the worst possible score), drop or error."
  },
  "pruned-trials": {
    kind: choice("last", "worst", "drop", "error"),
    default: "last",
    description: "How pruned trials count: last (their last score), worst, drop or error."
  },
  "unfinished-trials": {
    kind: choice("worst", "drop", "error"),
    default: "worst",
    description: "How trials count that started and have not ended: worst (as failed ones), drop or error."
  },
  repeats: {
    kind: choice("auto", "average", "separate"),
    default: "auto",
    commands: ["compare", "curve"],
    description: "Configurations trained several times: auto or average (each counts once) or separate (each training is a trial)."
  },
  "metric-min": {
    kind: number("NUMBER"),
    description: "The smallest possible value of the metric, if it has one."
  },
  "metric-max": {
    kind: number("NUMBER"),
    description: "The largest possible value of the metric, if it has one."
  },
  "failed-value": {
    kind: number("NUMBER"),
    description: "The score that marks a failed trial, such as 999, if there is one."
  },
  "pair-by": {
    kind: pairColumns,
    default: "parameters",
    commands: ["compare"],
    description: "What the two trials of a pair share: parameters, trial (their number) or columns."
  },
  settings: {
    kind: settingNames,
    default: "auto",
    commands: ["compare"],
    description: "The settings by which the trials of independent sweeps are compared: auto (those that the files record), none or a list."
  },
  unit: {
    kind: text("auto|trial|search|COLUMN"),
    default: "auto",
    commands: ["compare"],
    description: "What is exchanged to see what luck can do: auto (whole searches after an adaptive search, else trials), trial, search, or the column that says which search a trial is of."
  }
};
var BAND = {
  confidence: {
    kind: probability("LEVEL"),
    default: "0.8",
    description: "Probability that a whole band holds, at all budgets at once."
  },
  band: {
    kind: choice(...BAND_METHODS),
    default: "ld-highest-density",
    field: "method",
    description: "Band method: ld-highest-density, ld-equal-tailed, ks or dkw."
  },
  calibration: {
    kind: choice("exact", "simulation"),
    default: "exact",
    commands: ["compare", "curve", "bands"],
    description: "How bands are computed: exact or simulation (the published method)."
  },
  seed: {
    kind: number("NUMBER"),
    default: "0",
    description: "Seed for everything that is simulated."
  }
};
var COMPARISON = {
  "false-alarm-rate": {
    kind: number("RATE", "from 0.0001 to below 1", (rate) => rate >= 1e-4 && rate < 1),
    description: "How often the gate may fail although nothing changed, such as 0.01."
  },
  pairing: {
    kind: choice("auto", "paired", "independent"),
    default: "auto",
    commands: ["compare"],
    description: "Whether the sweeps evaluate the same configurations: auto (if they do), paired or independent."
  },
  quantile: {
    kind: probability("Q"),
    default: "0.5",
    commands: ["compare", "curve", "plan"],
    description: "The quantile of luck that the curve shows; 0.5 is the median."
  },
  "min-share": {
    kind: number("SHARE", "above 0 and at most 1", (share) => share > 0 && share <= 1),
    default: "0.1",
    description: "Share of the budgets on which weak and fair evidence must hold to count."
  },
  margin: {
    kind: number("NUMBER", "of at least 0", (margin) => margin >= 0),
    default: "0",
    commands: ["compare"],
    description: "How much worse the candidate may be, in the metric's unit."
  },
  target: {
    kind: number("SCORE"),
    commands: ["compare"],
    description: "A score to reach, in the metric's unit; the report says what budget it takes."
  },
  "budget-min": {
    kind: budget,
    description: "The smallest budget to compare, such as `8`, `8 trials` or `2.5 GPU hours`."
  },
  "budget-max": {
    kind: budget,
    description: "The largest budget to compare, written like budget-min."
  },
  budgets: {
    kind: budgetList,
    commands: ["compare", "curve"],
    description: "Budgets of the table, such as `1,2,8`; otherwise 1, 2, 4, 8 and so on."
  }
};
var GATE = {
  "fail-on": {
    kind: choice("strong", "fair", "weak", "never"),
    default: "strong",
    commands: ["compare", "plan"],
    description: "The weakest evidence of worse that fails: strong, fair, weak or never."
  },
  "on-insufficient": gateOption("if there are too few trials to compare"),
  "on-missing-baseline": gateOption("if no baseline sweep is found"),
  "min-trials": {
    kind: wholeNumber("N", 1e6),
    commands: ["compare"],
    description: "The minimum number of trials that a candidate must have drawn; by default the number saved with the baseline."
  },
  strict: {
    kind: trueOrFalse,
    default: "false",
    description: "Whether doubtful assumptions make the comparison invalid: true or false."
  }
};
var SWEEPS = {
  source: {
    kind: text("SERVER"),
    inConfig: "both",
    description: "Where both sweeps are found by their commits: mlflow:EXPERIMENT, wandb:ENTITY/PROJECT or optuna:STUDY-{sha}; no job has to collect anything then."
  },
  candidate: {
    kind: text("SWEEP"),
    inConfig: "comparison",
    description: "The candidate's sweep: a path or glob and, except in mode collect, artifact:NAME, run:ID:NAME, ref:REF:PATH or a place on a server (mlflow:\u2026, wandb:\u2026, optuna:\u2026); not needed in mode gate, which takes the sweeps that jobs of the run have saved."
  },
  baseline: {
    kind: text("SWEEP"),
    default: "auto",
    inConfig: "both",
    description: "The baseline's sweep: auto (the one saved for the commit that the pull request builds on), a path or glob, artifact:NAME, run:ID:NAME, ref:REF:PATH or a place on a server."
  }
};
var ACTION = {
  mode: {
    kind: choice("auto", "collect", "gate"),
    default: "auto",
    description: "What the step does: collect (save the sweep for another job), gate (compare saved sweeps) or auto (both in one job)."
  },
  name: {
    kind: label,
    default: "",
    commands: ["compare"],
    description: "Distinguishes several uses in one workflow, each with its own comment and check; for compare, names a comparison of the config."
  },
  shard: {
    kind: label,
    default: "",
    description: "In mode collect, which of several jobs trained this part of the sweep."
  },
  shards: {
    kind: wholeNumber("JOBS", 1e4),
    description: "In mode collect, how many jobs train the sweep, each with its own shard; without it, missing ones are not noticed."
  },
  config: {
    kind: text("PATH"),
    commands: ["compare"],
    description: "The file with settings and comparisons; otherwise, in the Action, .github/tuning-gate.yml."
  },
  "github-token": {
    kind: text("TOKEN"),
    default: "",
    expression: "github.token",
    field: "token",
    description: "The token that reads saved sweeps and writes the comment and the check."
  },
  comment: {
    kind: choice("always", "changes", "regressions", "never"),
    default: "always",
    description: "When to comment on the pull request: always, changes (when the verdict changes), regressions (from the first one on) or never."
  },
  check: {
    kind: choice("auto", "always", "never"),
    default: "auto",
    description: "When to write a check: auto (for pull requests), always or never."
  },
  "accept-label": {
    isInput: false,
    kind: label,
    default: "tuning-gate: accepted",
    inConfig: "top",
    description: "The label with which someone with write access accepts a failing commit."
  },
  charts: {
    kind: choice("auto", "quickchart", "branch", "forest", "none"),
    default: "auto",
    description: "Where the comment's chart is drawn: auto (the branch tuning-gate-data where it exists and may be written; else QuickChart if the repository is public on github.com; else forest), quickchart (sends scores to its server), branch (pictures on the branch tuning-gate-data, which needs `contents: write`), forest (a text plot) or none."
  },
  "quickchart-url": {
    kind: serverAddress,
    default: "https://quickchart.io",
    description: "Your own QuickChart server; `charts: auto` then always uses it."
  },
  history: {
    kind: trueOrFalse,
    default: "false",
    description: "Whether to keep results and the newest sweeps of the default branch on the branch tuning-gate-data, which needs `contents: write`: true or false."
  },
  "upload-report": {
    kind: trueOrFalse,
    default: "true",
    description: "Whether the report is kept as an artifact of the run: true or false."
  },
  "retention-days": {
    kind: wholeNumber("DAYS", 400),
    description: "Days to keep a saved sweep and a report; by default the repository\u2019s setting."
  },
  "working-directory": {
    kind: text("DIR"),
    default: ".",
    description: "The folder that paths are relative to."
  }
};

// src/settings/table.ts
var GROUPS = {
  sweeps: { title: "Sweeps", isInput: true, options: SWEEPS },
  plan: { title: "Trials", commands: ["plan"], options: PLAN },
  files: {
    title: "Output",
    commands: ["compare", "curve", "history"],
    options: FILES
  },
  reading: {
    title: "Reading",
    inConfig: "both",
    commands: ["compare", "curve", "inspect", "save", "init"],
    options: READING
  },
  band: {
    title: "Bands",
    inConfig: "both",
    commands: ["compare", "curve", "bands", "plan"],
    options: BAND
  },
  comparison: {
    title: "Comparison",
    inConfig: "both",
    commands: ["compare", "plan"],
    options: COMPARISON
  },
  gate: {
    title: "Gate",
    inConfig: "both",
    commands: ["compare"],
    options: GATE
  },
  action: { title: "Config", isInput: true, options: ACTION }
};
var OPTIONS = Object.fromEntries(
  Object.values(GROUPS).flatMap(
    ({ title: _, options, ...ofGroup }) => Object.entries(options).map(([name, row]) => [name, { ...ofGroup, ...row }])
  )
);
var OPTION_NAMES = Object.keys(OPTIONS);
function namesIn(group) {
  return Object.keys(GROUPS[group].options);
}
function isInput(name) {
  return OPTION_NAMES.some((one) => one === name && OPTIONS[one].isInput);
}
function flagsOf(command) {
  return OPTION_NAMES.filter((name) => OPTIONS[name].commands?.includes(command));
}
function fieldOf(name) {
  return OPTIONS[name].field ?? camelCase(name);
}

// src/settings/former.ts
var FAILS = "Leave it out: this fails, and a maintainer can accept it with a label.";
var PAIRS = "Leave it out: fewer trials do where both sweeps train the same configurations.";
var DISPATCH = "Leave it out, and start the workflow once the trials have ended.";
var FORMER = /* @__PURE__ */ new Map([
  ["on-missing-candidate", FAILS],
  ["on-missing-shards", FAILS],
  ["on-invalid", FAILS],
  ["on-adaptive", "Leave it out: such a failure is neutral, and fails with `strict: true`."],
  ["acknowledge-label", "It is called `accept-label`, and stands in the config."],
  ["looks", PAIRS],
  ["pass-above", PAIRS],
  ["part", PAIRS],
  ["expect-trials", DISPATCH],
  ["expect-within", DISPATCH],
  ["keep", "Leave it out: `history: true` keeps what is needed."],
  ["on-regression", "Leave it out: `tuning-gate history` shows where main changed."]
]);

// src/settings/config.ts
var CONFIG_PATH = ".github/tuning-gate.yml";
var MAX_COMPARISONS = 50;
function configOptions(level) {
  return OPTION_NAMES.filter((name) => [level, "both"].includes(OPTIONS[name].inConfig ?? ""));
}
function readConfig(document, path) {
  const { comparisons, ...top } = fieldsOf(document, path);
  const listed = `${path}, comparisons`;
  const named = Object.entries(fieldsOf(comparisons, listed)).map(([given2, settings]) => {
    const name = label.parse(given2);
    if (name === void 0) {
      const what = `${JSON.stringify(given2.slice(0, 80))} cannot be a name`;
      throw usageError(listed, what, `It must be ${label.expected}.`);
    }
    return [name, textsOf(settings, "comparison", `${listed}.${name}`)];
  });
  return { path, top: textsOf(top, "top", path), comparisons: new Map(named) };
}
function fieldsOf(value, where) {
  if (value === void 0 || value === null) return {};
  if (typeof value === "object" && !Array.isArray(value)) return { ...value };
  throw usageError(where, "is not a list of settings", "Write one `name: value` on each line.");
}
function textsOf(settings, level, where) {
  const allowed = configOptions(level);
  const texts = Object.entries(fieldsOf(settings, where)).map(
    ([given2, value]) => {
      const name = allowed.find((option) => option === given2);
      const field = `${where}${level === "top" ? ", " : "."}${given2.slice(0, 80)}`;
      if (name === void 0)
        throw usageError(
          field,
          "is an unknown setting",
          FORMER.get(given2) ?? "docs/config.md lists what can be set here."
        );
      if (value === null) return [name, ""];
      if (["string", "number", "boolean"].includes(typeof value)) return [name, String(value)];
      throw usageError(field, "is not one value", "Write text, a number, true or false.");
    }
  );
  return new Map(texts);
}
function given(name, { input, config, comparison }) {
  const ofComparison = config?.comparisons.get(comparison ?? "")?.get(name);
  const layers = [
    { text: ofComparison, field: `comparisons.${comparison}.${name}` },
    { text: config?.top.get(name), field: name },
    { text: config === null || OF_A_SWEEP.includes(name) ? input(name) : "", field: null }
  ];
  return layers.find(({ text: text2 }) => text2?.trim());
}
var OF_A_SWEEP = [
  ...namesIn("sweeps"),
  ...["metric", "direction", "cost", "cost-unit", "format", "study"]
];
function inputsIgnoredFor(config, input) {
  const levels = [config.top, ...config.comparisons.values()];
  return OPTION_NAMES.filter((name) => {
    const text2 = input(name)?.trim();
    if (!text2 || OPTIONS[name].inConfig === void 0) return false;
    const values = levels.flatMap((level) => level.get(name)?.trim() || []);
    const isOpen = values.length === 0 && !OF_A_SWEEP.includes(name);
    return [...values, isOpen ? OPTIONS[name].default : text2].some((value) => value !== text2);
  });
}
function readingInConfig(layers) {
  return namesIn("reading").filter((name) => given(name, layers)?.field);
}
function readLayered(layers, read) {
  try {
    return read((name) => given(name, layers)?.text);
  } catch (error) {
    throw namingField(error, layers);
  }
}
function namingField(error, layers) {
  if (!(error instanceof UserError)) return error;
  const option = OPTION_NAMES.find((name) => name === error.option);
  const field = option && given(option, layers)?.field;
  return field ? new UserError({ ...error, where: `${layers.config?.path}, ${field}` }) : error;
}

// src/settings/read-settings.ts
var POLICIES = ["failed-trials", "pruned-trials", "unfinished-trials"];
function readOption(name, source) {
  const given2 = source(name)?.trim() || OPTIONS[name].default;
  if (given2 === void 0 || given2 === "") return given2 ?? null;
  const { kind } = OPTIONS[name];
  const value = kind.parse(given2);
  if (value === void 0) throw invalid(name, given2, kind.expected);
  return value;
}
function readGroup(group, source) {
  const values = namesIn(group).map((name) => [fieldOf(name), readOption(name, source)]);
  return Object.fromEntries(values);
}
function readSettings(source) {
  const isGiven = (name) => Boolean(source(name)?.trim());
  const settings = {
    reading: { ...readGroup("reading", source), given: POLICIES.filter(isGiven) },
    band: readGroup("band", source),
    comparison: readGroup("comparison", source),
    gate: {
      ...readGroup("gate", source),
      informOnly: false
    }
  };
  checkCombinations(settings);
  return settings;
}
function givenBy(source) {
  return {
    settings: readSettings(source),
    value: (name) => readOption(name, source),
    has: (name) => source(name) !== void 0
  };
}
function checkCombinations({ reading, comparison, gate }) {
  const { falseAlarmRate, budgetMin: min, budgetMax: max } = comparison;
  if (min && max && min.unit === max.unit && min.value > max.value)
    throw invalid("budget-min", `${min.value}`, `at most budget-max (${max.value})`);
  const { cost, costUnit: costUnit2 } = reading;
  if (costUnit2 !== null && cost === null)
    throw settingsError(
      "cost-unit",
      naming`has no effect without ${{ option: "cost" }}`,
      "Give both."
    );
  const rate = "false-alarm-rate";
  if (falseAlarmRate !== null && cost !== null)
    throw conflict(
      rate,
      { option: "cost" },
      ", because the rate then depends on how costs and scores are related, which is not known"
    );
  if (falseAlarmRate !== null && gate.failOn !== "strong")
    throw conflict(
      rate,
      { option: "fail-on", value: gate.failOn },
      ": with a rate, a test decides and not the evidence of the bands"
    );
  const { failOn } = gate;
  if (comparison.pairing === "paired" && (failOn === "fair" || failOn === "weak"))
    throw conflict(
      "pairing",
      { option: "fail-on", value: failOn },
      ": paired sweeps are judged by one test, which has no such levels"
    );
}
function conflict(option, other, because = "") {
  const what = naming`cannot be combined with ${other}${because}`;
  return settingsError(option, what, "Remove one of them.");
}
function givenReading(reading) {
  return namesIn("reading").flatMap((name) => {
    const value = Reflect.get(reading, fieldOf(name));
    const isDefault = value === null || value === OPTIONS[name].default;
    return isDefault ? [] : [[name, String(value)]];
  });
}
function invalid(name, given2, expected) {
  const what = `invalid value ${JSON.stringify(given2.slice(0, 80))}`;
  return settingsError(name, what, `It must be ${expected}.`);
}

// src/settings/no-inputs.ts
var SETTINGS = OPTION_NAMES.filter((name) => OPTIONS[name].inConfig && !isInput(name));
var NO_INPUTS = [...SETTINGS, ...FORMER.keys()];
function insteadOfInput(name, value, config = CONFIG_PATH) {
  const setting = SETTINGS.find((one) => one === name);
  if (setting === void 0) return FORMER.get(name) ?? null;
  const line = value.includes("${{") ? setting : `${setting}: ${yamlValue(setting, value)}`;
  return `Write \`${printable(line, 200)}\` in ${printablePath(config)} on the base branch.`;
}
var NOT_A_STRING = /^(null|true|false|yes|no|on|off|y|n)$/i;
function yamlText(value) {
  const isWord = /^[A-Za-z][\w./-]*$/.test(value) && !NOT_A_STRING.test(value);
  return isWord ? value : JSON.stringify(value);
}
function yamlValue(name, value) {
  const isLiteral = OPTIONS[name].kind.placeholder !== "NAME" && LITERAL.test(value);
  return isLiteral ? value : yamlText(value);
}
var LITERAL = /^(-?\d+(\.\d+)?|true|false)$/;

// src/settings/reusable.ts
var MAX_JOBS = 16;
var MAX_MINUTES = 5 * 24 * 60;
var MAX_MATRIX = 256;
var modelNames = {
  placeholder: "NAMES",
  expected: `a JSON list of at most ${MAX_MATRIX} different names, such as ["small", "large"]`,
  parse: (given2) => {
    try {
      const names = JSON.parse(given2);
      if (!Array.isArray(names) || names.length === 0 || names.length > MAX_MATRIX) return;
      const areNames = names.every((name) => typeof name === "string" && LABEL.test(name));
      return areNames && new Set(names).size === names.length ? names : void 0;
    } catch {
      return;
    }
  }
};
var OF_TRAINING = {
  run: text("COMMAND"),
  models: modelNames,
  jobs: wholeNumber("N", MAX_JOBS),
  "python-version": text("VERSION"),
  "runs-on": text("RUNNER"),
  "timeout-minutes": wholeNumber("MINUTES", MAX_MINUTES)
};
var OF_ACTION = ["candidate", "metric", "direction", "name", "charts", "retention-days"];
var REUSABLE_INPUTS = new Map([
  ...Object.entries(OF_TRAINING),
  ...OF_ACTION.map((name) => [name, OPTIONS[name].kind])
]);

export {
  FORMER,
  COMMAND_NAMES,
  MIN_COST,
  MAX_COST,
  COST_UNIT,
  LABEL,
  isUnitName,
  EVIDENCE_LEVELS,
  GATES,
  GROUPS,
  OPTIONS,
  OPTION_NAMES,
  namesIn,
  isInput,
  flagsOf,
  CONFIG_PATH,
  MAX_COMPARISONS,
  configOptions,
  readConfig,
  inputsIgnoredFor,
  readingInConfig,
  readLayered,
  namingField,
  NO_INPUTS,
  insteadOfInput,
  yamlText,
  yamlValue,
  readOption,
  readGroup,
  readSettings,
  givenBy,
  givenReading,
  REUSABLE_INPUTS
};
