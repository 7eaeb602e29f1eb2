import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);

// src/errors.ts
var UserError = class _UserError extends Error {
  name = "UserError";
  fault;
  where;
  what;
  fix;
  /** Settings to print, ready to copy; null if there are none to suggest. */
  suggestion;
  constructor({ fault, what, where, fix, suggestion = null }) {
    super(`${where}: ${what}. ${fix}`);
    this.fault = fault;
    this.where = where;
    this.what = what;
    this.fix = fix;
    this.suggestion = suggestion;
  }
  /** The same, with the names of options that the reader knows. */
  to(readers) {
    const { where, what, fix } = this;
    return new _UserError({
      ...this,
      where: named(where, readers),
      what: named(what, readers),
      fix: named(fix, readers)
    });
  }
};
var OPTION = /(`?)([a-z][a-z-]*)\1 \(--\2(?: ([^()\n]*))?\)/g;
function named(text2, readers) {
  return text2.replace(OPTION, (_, quote, name, value) => {
    if (readers === "flags") return value === void 0 ? `--${name}` : `--${name} ${value}`;
    if (value !== void 0) return `\`${name}: ${value}\``;
    return quote === "" ? `input ${name}` : `\`${name}\``;
  });
}
function dataError(where, what, fix, extras) {
  return new UserError({ fault: "data", where, what, fix, ...extras });
}
function settingsError(option, what, fix, extras) {
  const where = `${option} (--${option})`;
  return new UserError({ fault: "settings", where, what, fix, ...extras });
}
function usageError(where, what, fix) {
  return new UserError({ fault: "settings", where, what, fix });
}
function detailOf(error, property) {
  if (typeof error !== "object" || error === null)
    return property === "message" ? String(error) : "";
  const found = Reflect.get(error, property);
  return found === void 0 ? "" : String(found);
}
function failureCodeOf(error) {
  if (!(error instanceof UserError)) return 4;
  return error.fault === "settings" ? 2 : 3;
}

// src/settings/values.ts
var COMMAND_NAMES = [
  "compare",
  "curve",
  "inspect",
  "init",
  "bands",
  "plan",
  "demo"
];
var MIN_COST = 1e-30;
var MAX_COST = 1e30;
var COST_UNIT = /^(?![Tt][Rr][Ii][Aa][Ll][Ss]?$)[\p{L}$€£¥](?:[\p{L}\p{N} /·-]{0,18}[\p{L}\p{N}$€£¥])?$/u;
var LABEL = /^(?!\s)(?:\u200d|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]){1,80}(?<!\s)$/u;
var MAX_BUDGETS = 50;
var MAX_ADDRESS = 200;
var DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
function text(placeholder) {
  return { placeholder, expected: "text", parse: (given) => given };
}
function choice(...choices) {
  return {
    choices,
    placeholder: choices.join("|"),
    expected: `one of ${choices.join(", ")}`,
    parse: (given) => choices.find((one) => one === given)
  };
}
var present = { placeholder: "", expected: "empty", parse: () => true };
var trueOrFalse = {
  choices: ["true", "false"],
  placeholder: "true|false",
  expected: "true or false",
  parse: (given) => given === "true" || given === "false" ? given === "true" : void 0
};
function number(placeholder, limits = {}) {
  const { above = -Infinity, below: below2 = Infinity, atLeast = -Infinity, atMost = Infinity } = limits;
  const isWithin = (value) => value > above && value < below2 && value >= atLeast && value <= atMost;
  const parts = [
    ["above", limits.above],
    ["below", limits.below],
    ["of at least", limits.atLeast],
    ["at most", limits.atMost]
  ];
  const described = parts.flatMap(
    ([word, limit]) => limit === void 0 ? [] : `${word} ${limit.toLocaleString("en-US")}`
  );
  return {
    placeholder,
    expected: ["a number", described.join(" and ")].filter(Boolean).join(" "),
    parse: (given) => {
      const value = decimal(given);
      return Number.isFinite(value) && isWithin(value) ? value : void 0;
    }
  };
}
function wholeNumber(placeholder, max) {
  return {
    placeholder,
    expected: `a whole number from 1 to ${max.toLocaleString("en-US")}`,
    parse: (given) => {
      const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
      return value >= 1 && value <= max ? value : void 0;
    }
  };
}
var costUnit = {
  placeholder: "UNIT",
  expected: "a word or two such as seconds, GPU hours or US$: at most 20 letters, digits, spaces and / \xB7 -, starting with a letter or a currency sign, and not trials",
  parse: (given) => COST_UNIT.test(canonicalUnit(given)) ? canonicalUnit(given) : void 0
};
var budget = {
  placeholder: "BUDGET",
  expected: `a number above 0, from ${MIN_COST} to ${MAX_COST}, with or without a unit: 8, 8 trials or 2.5 GPU hours`,
  parse: (given) => {
    const [, amount = "", rest = ""] = /^(\S+)\s*(.*)$/s.exec(given) ?? [];
    const value = decimal(amount);
    const unit = rest === "" ? null : canonicalUnit(rest);
    const isUnit = unit === null || unit === "trials" || COST_UNIT.test(unit);
    return isUnit && value >= MIN_COST && value <= MAX_COST ? { value, unit } : void 0;
  }
};
var budgetList = {
  placeholder: "LIST",
  expected: `at most ${MAX_BUDGETS} budgets separated by commas, each ${budget.expected}`,
  parse: (given) => {
    const budgets = given.split(",").map((part) => budget.parse(part.trim()));
    const valid = budgets.filter((one) => one !== void 0);
    return valid.length === budgets.length && valid.length <= MAX_BUDGETS ? valid : void 0;
  }
};
var MAX_LOOKS = 10;
var MAX_LOOK = 2e4;
var lookSizes = {
  placeholder: "LIST",
  expected: `at most ${MAX_LOOKS} numbers of trials separated by commas, each larger than the one before and from 2 to 20,000, such as 12,24,36,48`,
  parse: (given) => {
    const sizes = given.split(",").map((part) => /^\s*\d+\s*$/.test(part) ? Number(part) : 0);
    const isValid = sizes.every((size, i) => size > (sizes[i - 1] ?? 1) && size <= MAX_LOOK);
    return isValid && sizes.length <= MAX_LOOKS ? sizes : void 0;
  }
};
var label = {
  placeholder: "NAME",
  expected: "at most 80 printable characters",
  parse: (given) => LABEL.test(given.normalize()) ? given.normalize() : void 0
};
var serverAddress = {
  placeholder: "URL",
  expected: `an address of at most ${MAX_ADDRESS} characters, such as https://charts.example.org, without user name, query and fragment`,
  parse: (given) => {
    const url = URL.canParse(given) ? new URL(given) : null;
    if (url === null || given.length > MAX_ADDRESS || !/^https?:$/.test(url.protocol)) return;
    if (/[?#]/.test(given) || url.username + url.password !== "") return;
    return url.href.replace(/\/+(chart\/*)?$/, "");
  }
};
function decimal(given) {
  return DECIMAL.test(given) ? Number(given) : Number.NaN;
}
function canonicalUnit(unit) {
  const given = unit.replace(/\s+/g, " ");
  if (/^trials?$/i.test(given)) return "trials";
  return /^(s|secs?|seconds?)$/i.test(given) ? "seconds" : given;
}

// src/settings/comparison-options.ts
var BAND_METHODS = ["ld-highest-density", "ld-equal-tailed", "ks", "dkw"];
var EVIDENCE_LEVELS = ["none", "weak", "fair", "strong"];
var GATES = ["pass", "neutral", "fail"];
var gateResult = choice(...GATES);
var probability = { above: 0, below: 1 };
var READING = {
  metric: {
    kind: text("NAME"),
    description: "Column, dotted path or JMESPath expression of the score; needed if several columns could be the score."
  },
  direction: {
    kind: choice("maximize", "minimize"),
    description: "Which scores are better: maximize (higher) or minimize (lower); needed unless the sweep records it."
  },
  cost: {
    kind: text("NAME"),
    isForFiles: true,
    description: "Column, path or expression of the cost of a trial; budgets are then counted in cost instead of trials."
  },
  "cost-unit": {
    kind: costUnit,
    isForFiles: true,
    description: "The unit of the cost: a word or two such as seconds, GPU hours or US$."
  },
  format: {
    kind: text("NAME"),
    default: "auto",
    isForFiles: true,
    description: "The format of the sweep files: auto (detected from their content) or a name from the table of formats."
  },
  study: {
    kind: text("NAME"),
    isForFiles: true,
    description: "The study, experiment or sweep to read if the files hold several."
  },
  "search-method": {
    kind: choice("random", "grid", "adaptive"),
    description: "How the trials were drawn if the files do not say: random, grid or adaptive."
  },
  "failed-trials": {
    kind: choice("worst", "drop", "error"),
    default: "worst",
    description: "How failed or diverged trials count: worst (the worst possible score), drop or error."
  },
  "pruned-trials": {
    kind: choice("last", "worst", "drop", "error"),
    default: "last",
    description: "How pruned trials count: last (their last score), worst, drop or error."
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
  }
};
var BAND = {
  confidence: {
    kind: number("LEVEL", probability),
    default: "0.8",
    commands: ["compare", "curve", "inspect", "bands", "plan"],
    description: "Probability that a whole band holds, at all budgets at once."
  },
  band: {
    kind: choice(...BAND_METHODS),
    default: "ld-highest-density",
    field: "method",
    commands: ["compare", "curve", "inspect", "bands", "plan"],
    description: "Band method: ld-highest-density, ld-equal-tailed, ks or dkw."
  },
  calibration: {
    kind: choice("exact", "simulation"),
    default: "exact",
    commands: ["compare", "curve", "inspect", "bands"],
    description: "How bands are computed: exact or simulation (the published method)."
  },
  seed: {
    kind: number("NUMBER"),
    default: "0",
    commands: ["compare", "curve", "inspect", "bands", "plan"],
    description: "Seed for everything that is simulated."
  }
};
var COMPARISON = {
  "false-alarm-rate": {
    kind: number("RATE", probability),
    commands: ["compare", "plan"],
    description: "How often the gate may fail although nothing changed, such as 0.01; the gate then has its own bands."
  },
  quantile: {
    kind: number("Q", probability),
    default: "0.5",
    commands: ["compare", "curve", "inspect", "plan"],
    description: "The quantile of luck that the curve shows; 0.5 is the median of the best score after k trials, 0.9 what the luckiest tenth of searches exceed."
  },
  "min-share": {
    kind: number("SHARE", { above: 0, atMost: 1 }),
    default: "0.1",
    commands: ["compare", "plan"],
    description: "Share of the budgets, on a log scale, on which weak and fair evidence must hold to count; strong evidence counts wherever it holds."
  },
  margin: {
    kind: number("NUMBER", { atLeast: 0 }),
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
    commands: ["compare", "plan"],
    description: "The smallest budget to compare, in trials or, with cost, in its unit; `8 trials` and `2.5 GPU hours` name the unit."
  },
  "budget-max": {
    kind: budget,
    commands: ["compare", "plan"],
    description: "The largest budget to compare, written like budget-min."
  },
  budgets: {
    kind: budgetList,
    commands: ["compare", "curve"],
    description: "Budgets of the table, separated by commas and written like budget-min; otherwise 1, 2, 4, 8 and so on."
  }
};
var GATE = {
  "fail-on": {
    kind: choice("strong", "fair", "weak", "never"),
    default: "strong",
    commands: ["compare", "plan"],
    description: "The weakest evidence of a worse candidate that fails the check: strong, fair, weak or never."
  },
  "on-insufficient": {
    kind: gateResult,
    default: "neutral",
    description: "The result if there are too few trials to compare: pass, neutral or fail."
  },
  "on-missing-baseline": {
    kind: gateResult,
    default: "neutral",
    description: "The result if no baseline sweep is found: pass, neutral or fail."
  },
  "on-missing-candidate": {
    kind: gateResult,
    default: "fail",
    description: "The result if no candidate sweep is found: pass, neutral or fail."
  },
  "on-missing-shards": {
    kind: gateResult,
    default: "fail",
    description: "The result if jobs of the matrix saved no trials: pass (the comparison decides), neutral or fail."
  },
  "on-invalid": {
    kind: gateResult,
    default: "fail",
    description: "The result if the sweeps cannot be compared because metrics or directions differ, or because strict forbids it: pass, neutral or fail."
  },
  strict: {
    kind: trueOrFalse,
    default: "false",
    description: "Whether a warning that the assumptions may not hold makes the comparison invalid: true or false."
  },
  looks: {
    kind: lookSizes,
    commands: ["compare", "plan"],
    description: "The numbers of candidate trials after which the sweep is judged, such as 12,24,36,48: training can stop as soon as the answer is clear. Needs false-alarm-rate."
  },
  "stop-below": {
    kind: number("R", { above: 0 }),
    default: "2",
    commands: ["compare", "plan"],
    description: "With looks: pass before the last one if the upper limit of the overall slowdown is below R."
  }
};

// src/settings/surface-options.ts
var SWEEPS = {
  candidate: {
    kind: text("SWEEP"),
    inConfig: "comparison",
    description: "The candidate's sweep: a path or glob and, except in mode collect, artifact:NAME, run:ID:NAME or ref:REF:PATH; not needed in mode gate, which takes the sweeps that jobs of the run have saved."
  },
  baseline: {
    kind: text("SWEEP"),
    default: "auto",
    inConfig: "both",
    description: "The baseline's sweep: auto (the one saved for the commit that the pull request builds on), a path or glob, artifact:NAME, run:ID:NAME or ref:REF:PATH."
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
    description: "Tells several uses in one workflow apart, each with its own comment, check and baseline; any text of up to 80 characters."
  },
  shard: {
    kind: label,
    default: "",
    expression: "strategy.job-total > 1 && format('{0}-of-{1}', strategy.job-index, strategy.job-total) || ''",
    description: "In mode collect, the part of the sweep that this job trained; set automatically in a matrix."
  },
  part: {
    kind: wholeNumber("N", 10),
    description: "In mode collect, which part of a sweep that is trained in parts, 1 for the first; for looks."
  },
  config: {
    kind: text("PATH"),
    description: "The file with settings and comparisons, from the top of the repository; otherwise .github/tuning-gate.yml if there is one."
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
  "acknowledge-label": {
    kind: label,
    default: "tuning-gate: accepted",
    inConfig: "top",
    description: "The label with which somebody who may write to the repository accepts a failing result for one commit."
  },
  charts: {
    kind: choice("auto", "quickchart", "branch", "mermaid", "none"),
    default: "auto",
    description: "Where the comment's chart is drawn: auto (QuickChart if the repository is public on github.com, otherwise Mermaid), quickchart (sends scores to its server), branch (pictures on the branch tuning-gate-charts, which needs `contents: write`), mermaid (drawn by GitHub) or none."
  },
  "quickchart-url": {
    kind: serverAddress,
    default: "https://quickchart.io",
    description: "Address of your own QuickChart server; `charts: auto` then uses it for every repository."
  },
  "upload-report": {
    kind: trueOrFalse,
    default: "true",
    description: "Whether the report's files are kept as an artifact of the run, linked in the comment: true or false."
  },
  "retention-days": {
    kind: wholeNumber("DAYS", 400),
    description: "How many days a saved sweep and a report are kept; otherwise as long as the repository keeps artifacts."
  },
  "working-directory": {
    kind: text("DIR"),
    default: ".",
    description: "The folder that paths are relative to."
  }
};
var MAX_BAND_TRIALS = 1e6;
var MAX_PLAN_TRIALS = 1e4;
var PLAN = {
  n: {
    kind: wholeNumber("N", MAX_BAND_TRIALS),
    commands: ["bands"],
    description: "Number of trials."
  },
  "baseline-n": {
    kind: wholeNumber("N", MAX_PLAN_TRIALS),
    commands: ["plan"],
    description: "Trials of the baseline."
  },
  "candidate-n": {
    kind: wholeNumber("N", MAX_PLAN_TRIALS),
    commands: ["plan"],
    description: "Trials of the candidate; otherwise as many as the baseline has."
  },
  budget: {
    kind: number("K", { atLeast: 1, atMost: 1e6 }),
    commands: ["plan"],
    description: "The budget, in trials, that both sweeps must resolve."
  },
  slowdown: {
    kind: number("R", { above: 1, atMost: 1e6 }),
    default: "3",
    commands: ["plan"],
    description: "The slowdown to catch, a candidate that needs R times the trials."
  },
  power: {
    kind: number("P", { above: 0, below: 1 }),
    default: "0.8",
    commands: ["plan"],
    description: "The probability of catching it."
  },
  "trial-cost": {
    kind: budget,
    commands: ["plan"],
    description: "What one trial costs, such as `1.5 GPU hours`; with looks, to say what they save."
  }
};
var FILES = {
  json: {
    kind: present,
    commands: ["compare", "curve", "inspect", "bands", "plan"],
    description: "Print one JSON object on standard output."
  },
  report: {
    kind: text("DIR"),
    commands: ["compare", "curve", "plan"],
    description: "Write every file of the report into a folder."
  },
  markdown: {
    kind: text("FILE"),
    commands: ["compare", "curve"],
    description: "Write the report as Markdown."
  },
  html: {
    kind: text("FILE"),
    commands: ["compare", "curve"],
    description: "Write the report as one HTML page."
  },
  svg: {
    kind: text("FILE"),
    commands: ["compare", "curve", "plan"],
    description: "Write the chart as SVG."
  },
  png: {
    kind: text("FILE"),
    commands: ["compare", "curve", "plan"],
    description: "Write the chart as PNG."
  },
  theme: {
    kind: choice("light", "dark"),
    default: "light",
    commands: ["compare", "curve", "plan"],
    description: "The theme of --svg and --png: light or dark."
  },
  scale: {
    kind: choice("auto", "linear", "log"),
    default: "auto",
    commands: ["compare", "curve"],
    description: "The axis of scores in --svg and --png: auto (log if all scores are positive and span more than two decades), linear or log."
  },
  color: {
    kind: choice("auto", "always", "never"),
    default: "auto",
    commands: ["compare", "curve", "inspect"],
    description: "Colours in the terminal: auto (on a terminal, or as NO_COLOR and FORCE_COLOR say), always or never."
  },
  verbose: {
    kind: present,
    commands: ["compare"],
    description: "Print every note, not only those that may change what the result means."
  }
};

// src/settings/table.ts
var GROUPS = {
  sweeps: { title: "Sweeps", isInput: true, options: SWEEPS },
  plan: { title: "Trials", isInput: false, options: PLAN },
  files: { title: "Output", isInput: false, options: FILES },
  reading: {
    title: "Reading, also inputs of the Action",
    isInput: true,
    inConfig: "both",
    commands: ["compare", "curve", "inspect", "init"],
    options: READING
  },
  band: {
    title: "Bands, also inputs of the Action",
    isInput: true,
    inConfig: "both",
    options: BAND
  },
  comparison: {
    title: "Comparison, also inputs of the Action",
    isInput: true,
    inConfig: "both",
    options: COMPARISON
  },
  gate: {
    title: "Gate, also inputs of the Action",
    isInput: true,
    inConfig: "both",
    commands: ["compare"],
    options: GATE
  },
  action: { title: "Action", isInput: true, options: ACTION }
};
var OPTIONS = Object.fromEntries(
  Object.values(GROUPS).flatMap(
    ({ commands, inConfig, options }) => Object.entries(options).map(([name, row]) => {
      const ofGroup = { ...commands && { commands }, ...inConfig && { inConfig } };
      return [name, { ...ofGroup, ...row }];
    })
  )
);
var OPTION_NAMES = Object.keys(OPTIONS);
function namesIn(group) {
  return Object.keys(GROUPS[group].options);
}
var INPUTS = new Set(
  Object.keys(GROUPS).filter((group) => GROUPS[group].isInput).flatMap(namesIn)
);
function isInput(name) {
  return INPUTS.has(name);
}
function flagsOf(command) {
  return OPTION_NAMES.filter((name) => OPTIONS[name].commands?.includes(command));
}
function fieldOf(name) {
  return OPTIONS[name].field ?? name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

// src/settings/config.ts
var CONFIG_PATH = ".github/tuning-gate.yml";
var MAX_COMPARISONS = 50;
function configOptions(level) {
  return OPTION_NAMES.filter((name) => [level, "both"].includes(OPTIONS[name].inConfig ?? ""));
}
function readConfig(document, path) {
  const top = { path, field: "" };
  const { comparisons, ...values } = fieldsOf(document, top);
  const listed = { path, field: "comparisons" };
  const entries = Object.entries(fieldsOf(comparisons, listed));
  if (entries.length > MAX_COMPARISONS) {
    const what = `has ${entries.length} comparisons; at most ${MAX_COMPARISONS} are possible`;
    throw wrong(listed, what, "Split them over several workflows, each with its own config.");
  }
  if (comparisons !== void 0 && entries.length === 0)
    throw wrong(listed, "lists no comparison", "Add one, or remove it.");
  const named2 = entries.map(([name, own]) => {
    const known = label.parse(name);
    if (known === void 0) {
      const what = `${JSON.stringify(name.slice(0, 80))} cannot be a name`;
      throw wrong(listed, what, `It must be ${label.expected}.`);
    }
    const place = { path, field: `comparisons.${known}` };
    return [known, textsOf(fieldsOf(own, place), "comparison", place)];
  });
  const byName = new Map(named2);
  if (byName.size < named2.length)
    throw wrong(listed, "has a name twice", "Give each comparison its own.");
  return { path, top: textsOf(values, "top", top), comparisons: byName };
}
function fieldsOf(value, place) {
  if (value === void 0 || value === null) return {};
  if (typeof value === "object" && !Array.isArray(value)) return { ...value };
  throw wrong(place, "is not a list of settings", "Write one `name: value` on each line.");
}
function textsOf(fields, level, place) {
  const allowed = configOptions(level);
  const texts = Object.entries(fields).map(([given, value]) => {
    const name = allowed.find((one) => one === given);
    if (name === void 0)
      throw wrong(below(place, given.slice(0, 80)), "is an unknown setting", KNOWN[level]);
    if (value === null) return [name, ""];
    if (["string", "number", "boolean"].includes(typeof value)) return [name, String(value)];
    throw wrong(below(place, name), "is not one value", "Write text, a number, true or false.");
  });
  return new Map(texts);
}
var KNOWN = {
  top: "docs/config.md lists what can be set at the top.",
  comparison: "docs/config.md lists what can be set for a comparison."
};
function below({ path, field }, name) {
  return { path, field: field === "" ? name : `${field}.${name}` };
}
function wrong({ path, field }, what, fix) {
  return usageError(field === "" ? path : `${path}, ${field}`, what, fix);
}
function fromConfig(names, layers) {
  return names.filter((name) => !layers.input(name)?.trim() && fieldOf2(name, layers));
}
function fieldOf2(name, { config, comparison }) {
  const own = config?.comparisons.get(comparison ?? "")?.get(name)?.trim();
  if (own) return { text: own, field: `comparisons.${comparison}.${name}` };
  const common = config?.top.get(name)?.trim();
  return common ? { text: common, field: name } : null;
}
async function namingFields(layers, act) {
  try {
    return await act();
  } catch (error) {
    throw explained(error, layers);
  }
}
function explained(error, layers) {
  if (!(error instanceof UserError) || layers.config === null) return error;
  const option = OPTION_NAMES.find((name) => [name, `${name} (--${name})`].includes(error.where));
  const field = option && !layers.input(option)?.trim() && fieldOf2(option, layers)?.field;
  return field ? new UserError({ ...error, where: `${layers.config.path}, ${field}` }) : error;
}
function readLayered(layers, read) {
  try {
    return read((name) => layers.input(name)?.trim() || fieldOf2(name, layers)?.text);
  } catch (error) {
    throw explained(error, layers);
  }
}

// src/settings/read-settings.ts
function readOption(name, source) {
  const given = source(name)?.trim() || OPTIONS[name].default;
  if (given === void 0 || given === "") return given ?? null;
  const { kind } = OPTIONS[name];
  const value = kind.parse(given);
  if (value === void 0) throw invalid(name, given, kind.expected);
  return value;
}
function readGroup(group, source) {
  const values = namesIn(group).map((name) => [fieldOf(name), readOption(name, source)]);
  return Object.fromEntries(values);
}
function readSettings(source) {
  const isGiven = (name) => Boolean(source(name)?.trim());
  const policies = ["failed-trials", "pruned-trials"];
  const settings = {
    reading: { ...readGroup("reading", source), given: policies.filter(isGiven) },
    band: readGroup("band", source),
    comparison: readGroup("comparison", source),
    gate: { ...readGroup("gate", source), informOnly: false }
  };
  checkBounds(settings);
  checkCombinations(settings);
  return settings;
}
function checkBounds({ reading, comparison }) {
  const { metricMin, metricMax } = reading;
  const { budgetMin, budgetMax, target } = comparison;
  if (budgetMin && budgetMax && budgetMin.unit === budgetMax.unit)
    inOrder("budget-min", budgetMin.value, "budget-max", budgetMax.value);
  if (metricMin !== null && metricMax !== null)
    inOrder("metric-min", metricMin, "metric-max", metricMax);
  if (target === null) return;
  if (metricMin !== null && target < metricMin)
    throw invalid("target", String(target), `at least ${optionIs("metric-min", metricMin)}`);
  if (metricMax !== null) inOrder("target", target, "metric-max", metricMax);
}
function inOrder(low, lowValue, high, highValue) {
  if (lowValue <= highValue) return;
  throw invalid(low, String(lowValue), `at most ${optionIs(high, highValue)}`);
}
function checkCombinations({ reading, comparison, gate }) {
  const rate = "false-alarm-rate";
  if (reading.costUnit !== null && reading.cost === null)
    throw settingsError("cost-unit", "has no effect without `cost` (--cost)", "Give both.");
  checkLooks({ reading, comparison, gate });
  if (comparison.falseAlarmRate === null) return;
  if (reading.cost !== null)
    throw settingsError(
      rate,
      "cannot be combined with `cost` (--cost), because the rate then depends on how costs and scores are related, which is not known",
      "Remove one of them."
    );
  if (gate.failOn === "never")
    throw settingsError(
      rate,
      "cannot be combined with `fail-on` (--fail-on never)",
      "Remove one of them."
    );
}
function checkLooks({ reading, comparison, gate }) {
  const { looks, failOn } = gate;
  if (looks === null) return;
  if (reading.cost !== null)
    throw settingsError(
      "looks",
      "cannot be combined with `cost` (--cost), because no false-alarm rate is known where trials have costs",
      "Remove one of them."
    );
  if (comparison.falseAlarmRate === null)
    throw settingsError(
      "looks",
      "needs `false-alarm-rate` (--false-alarm-rate), which is shared among the looks",
      "Set it, for example to 0.01."
    );
  if (failOn !== "strong")
    throw settingsError(
      "looks",
      `cannot be combined with \`fail-on\` (--fail-on ${failOn}): only the rate of strong evidence is computed exactly for every look`,
      "Remove one of them."
    );
  for (const name of ["failed-trials", "pruned-trials"]) {
    if (reading[name === "failed-trials" ? "failedTrials" : "prunedTrials"] !== "drop") continue;
    throw settingsError(
      "looks",
      `cannot be combined with \`${name}\` (--${name} drop): a look counts exactly its first trials`,
      "Remove one of them."
    );
  }
}
function givenReading(reading) {
  return namesIn("reading").flatMap((name) => {
    const value = Reflect.get(reading, fieldOf(name));
    const isDefault = value === null || value === OPTIONS[name].default;
    return isDefault ? [] : [[name, String(value)]];
  });
}
function fileOptionsIn(reading) {
  return givenReading(reading).map(([name]) => name).filter((name) => OPTIONS[name].isForFiles);
}
function refuseFileOptions(reading) {
  const [name] = fileOptionsIn(reading);
  if (name === void 0) return;
  throw settingsError(
    name,
    "has no effect on a sweep saved by tuning-gate, which keeps what it was saved with",
    "Remove it, or set it where the sweep is saved."
  );
}
function refuseOtherScore(saved, reading) {
  for (const name of ["metric", "direction"]) {
    const [asked, found] = [reading[name], saved[name]];
    if (asked === null || asked === found) continue;
    throw settingsError(
      name,
      `is ${JSON.stringify(asked.slice(0, 80))}, but the sweep was saved with ${JSON.stringify(found.slice(0, 80))}`,
      "Remove it, or save the sweep again."
    );
  }
}
function invalid(name, given, expected) {
  const what = `invalid value ${JSON.stringify(given.slice(0, 80))}`;
  return settingsError(name, what, `It must be ${expected}.`);
}
function optionIs(name, value) {
  return `\`${name}\` (--${name} ${value})`;
}

export {
  UserError,
  dataError,
  settingsError,
  usageError,
  detailOf,
  failureCodeOf,
  COMMAND_NAMES,
  MIN_COST,
  MAX_COST,
  COST_UNIT,
  LABEL,
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
  readConfig,
  fromConfig,
  namingFields,
  readLayered,
  readOption,
  readGroup,
  readSettings,
  givenReading,
  fileOptionsIn,
  refuseFileOptions,
  refuseOtherScore
};
