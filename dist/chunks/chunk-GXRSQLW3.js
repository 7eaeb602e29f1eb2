import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);

// src/options.ts
var OPTIONS = {
  metric: {
    value: "NAME",
    default: null,
    description: "Column, dotted path or JMESPath expression of the score, needed when more than one column could be it."
  },
  direction: {
    value: "maximize|minimize",
    default: null,
    description: "Which way the metric gets better, maximize or minimize; needed unless a saved sweep tells it."
  },
  cost: {
    value: "NAME",
    default: null,
    description: "Column, path or expression of what a trial cost; budgets are then counted in it instead of in trials."
  },
  "cost-unit": {
    value: "UNIT",
    default: null,
    description: "What the cost is counted in, a word or two such as seconds, GPU hours or US$."
  },
  format: {
    value: "NAME",
    default: "auto",
    description: "The format of the sweep files, auto (found from their content) or a name from the table of formats."
  },
  study: {
    value: "NAME",
    default: null,
    description: "Which study, experiment or sweep, where the files hold several."
  },
  "search-method": {
    value: "random|grid|adaptive",
    default: null,
    description: "How the trials were drawn, random, grid or adaptive, where the files do not tell."
  },
  "failed-trials": {
    value: "worst|drop|error",
    default: "worst",
    description: "What failed or diverged trials are, worst (the worst possible score), drop or error."
  },
  "pruned-trials": {
    value: "last|worst|drop|error",
    default: "last",
    description: "What pruned trials count as, last (their last score), worst, drop or error."
  },
  "metric-min": {
    value: "NUMBER",
    default: null,
    description: "The least value the metric can take, if it has one."
  },
  "metric-max": {
    value: "NUMBER",
    default: null,
    description: "The largest value the metric can take, if it has one."
  },
  "failed-value": {
    value: "NUMBER",
    default: null,
    description: "The score that stands for a failed trial, such as 999, if the sweep has one."
  },
  confidence: {
    value: "LEVEL",
    default: "0.8",
    description: "Probability that a whole band holds, at all budgets at once."
  },
  "false-alarm-rate": {
    value: "RATE",
    default: null,
    description: "How often the gate may fail although nothing changed, such as 0.01; it gives the gate bands of its own."
  },
  band: {
    value: "METHOD",
    default: "ld-highest-density",
    description: "Band method: ld-highest-density, ld-equal-tailed, ks or dkw."
  },
  quantile: {
    value: "Q",
    default: "0.5",
    description: "The quantile of luck that the curve shows; 0.5 is the median of the best score after k trials, 0.9 what the luckiest tenth of searches exceed."
  },
  calibration: {
    value: "exact|simulation",
    default: "exact",
    description: "How bands are computed, exact or simulation (the published method)."
  },
  seed: { value: "NUMBER", default: "0", description: "Seed of everything that is simulated." },
  "min-share": {
    value: "SHARE",
    default: "0.1",
    description: "Share of the budgets, on a log scale, on which weak and fair evidence must hold to count; strong counts wherever it holds."
  },
  margin: {
    value: "NUMBER",
    default: "0",
    description: "How much worse the candidate may be without it counting, in the metric's unit."
  },
  target: {
    value: "SCORE",
    default: null,
    description: "A score to reach, in the metric's unit; the report says which budget it takes."
  },
  "budget-min": {
    value: "BUDGET",
    default: null,
    description: "The smallest budget to compare, in trials or, with cost, in its unit; `8 trials` and `2.5 GPU hours` name theirs."
  },
  "budget-max": {
    value: "BUDGET",
    default: null,
    description: "The largest budget to compare, written like budget-min."
  },
  budgets: {
    value: "LIST",
    default: null,
    description: "Budgets of the table, separated by commas and written like budget-min; doublings of one trial otherwise."
  },
  "fail-on": {
    value: "strong|fair|weak|never",
    default: "strong",
    description: "The least evidence of a worse candidate that fails the check, strong, fair, weak or never."
  },
  "on-insufficient": {
    value: "pass|neutral|fail",
    default: "neutral",
    description: "What the check does when there are too few trials to compare, pass, neutral or fail."
  },
  "on-missing-baseline": {
    value: "pass|neutral|fail",
    default: "neutral",
    description: "What the check does when no baseline sweep is found, pass, neutral or fail."
  },
  "on-missing-candidate": {
    value: "pass|neutral|fail",
    default: "fail",
    description: "What the check does when no candidate sweep is found, pass, neutral or fail."
  },
  "on-missing-shards": {
    value: "pass|neutral|fail",
    default: "fail",
    description: "What the check does when jobs of the matrix saved no trials, pass (the comparison decides), neutral or fail."
  },
  "on-invalid": {
    value: "pass|neutral|fail",
    default: "fail",
    description: "What the check does when the sweeps cannot be compared, because their metrics or directions differ or strict forbids it, pass, neutral or fail."
  },
  strict: {
    value: "true|false",
    default: "false",
    description: "Whether a warning that the assumptions may not hold makes the comparison invalid, true or false."
  }
};

export {
  OPTIONS
};
