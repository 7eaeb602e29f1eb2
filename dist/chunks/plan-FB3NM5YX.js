import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeJson
} from "./chunk-VVKJPTEM.js";
import {
  readArguments
} from "./chunk-UAN2XPDP.js";
import "./chunk-NXLZZZBT.js";
import "./chunk-IXF3B4JY.js";
import {
  confidenceBand,
  confidenceForRate,
  expectationsOf,
  planJson,
  renderPlan,
  trialsToDetect
} from "./chunk-GNEL5CER.js";
import "./chunk-MAIB2QIN.js";
import {
  UserError
} from "./chunk-U4NJL7IL.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-G6SBNGGJ.js";
import "./chunk-XNUOBV35.js";

// src/commands/plan-flags.ts
var PLAN_FLAGS = ["baseline-n", "candidate-n", "budget", "slowdown", "power"];
var PLAN_OPTIONS = [
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
var MOST_TRIALS = 1e4;
var LARGEST_SLOWDOWN = 1e6;
var USUAL = { slowdown: 3, power: 0.8 };
function readPlanRequest(given) {
  const baseline = readCount(given, "baseline-n");
  const candidate = readCount(given, "candidate-n");
  if (baseline === null && candidate !== null) {
    throw wrong("baseline-n", "is missing beside --candidate-n", "Give the trials of both sweeps.");
  }
  if (PLAN_FLAGS.every((flag) => given.value(flag) === void 0)) {
    const fix = "Give it, or ask for the trials needed with --slowdown, --power or --budget.";
    throw wrong("baseline-n", "is missing", fix);
  }
  return {
    trials: baseline === null ? null : [baseline, candidate ?? baseline],
    slowdown: readSlowdown(given) ?? USUAL.slowdown,
    power: readPower(given) ?? USUAL.power,
    budget: readBudget(given)
  };
}
function readCount(given, flag) {
  const expected = "a whole number from 1 to 10,000";
  const isFit = (value) => Number.isInteger(value) && value >= 1 && value <= MOST_TRIALS;
  return readNumber(given, flag, { expected, isFit });
}
function readSlowdown(given) {
  const expected = "a number above 1, at most 1,000,000";
  const isFit = (value) => value > 1 && value <= LARGEST_SLOWDOWN;
  return readNumber(given, "slowdown", { expected, isFit });
}
function readPower(given) {
  const isFit = (value) => value > 0 && value < 1;
  return readNumber(given, "power", { expected: "a number above 0 and below 1", isFit });
}
function readBudget(given) {
  const expected = "a number of trials, 1 or more";
  return readNumber(given, "budget", { expected, isFit: (value) => value >= 1 });
}
function readNumber(given, flag, { expected, isFit }) {
  const text = given.value(flag);
  if (text === void 0) return null;
  const value = /^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (Number.isFinite(value) && isFit(value)) return value;
  throw wrong(flag, `is ${JSON.stringify(text.slice(0, 80))}`, `It must be ${expected}.`);
}
function rulesInTrials(settings) {
  const { minShare, budgetMin, budgetMax } = settings;
  return {
    minShare,
    margin: 0,
    budgetMin: inTrials("budget-min", budgetMin),
    budgetMax: inTrials("budget-max", budgetMax)
  };
}
function inTrials(name, limit) {
  if (limit === null || limit.unit === null || limit.unit === "trials") return limit?.value ?? null;
  const what = `is in ${JSON.stringify(limit.unit.slice(0, 80))}, while a plan counts in trials`;
  throw wrong(name, what, "Give it in trials.");
}
function wrong(flag, what, fix) {
  return new UserError({ fault: "settings", where: `--${flag}`, what, fix });
}

// src/commands/plan.ts
var SLOWDOWNS = [1.5, 2, 3, 4, 6, 8, 16];
var plan = async (argv, terminal) => {
  const given = readArguments(argv, {
    operands: [],
    options: PLAN_OPTIONS,
    values: PLAN_FLAGS,
    switches: ["json"]
  });
  const request = readPlanRequest(given);
  const { settings } = given;
  const planned = makePlan(request, { settings, rules: rulesInTrials(settings.comparison) });
  if (given.has("json")) writeJson(terminal, planJson(planned));
  else terminal.out(renderPlan(planned));
  return 0;
};
function makePlan(request, policy) {
  const { trials, ...goal } = request;
  const { settings } = policy;
  const confidence = chooseConfidence(trials, policy);
  return {
    settings,
    trials,
    confidence,
    expectations: trials === null || confidence === null ? null : whatToExpect({ trials, confidence, goal }, policy),
    trialsFor: { ...goal, trials: trialsFor(goal, policy) }
  };
}
function chooseConfidence(trials, { settings, rules }) {
  const { band, comparison } = settings;
  const falseAlarm = wantedRate(settings);
  if (falseAlarm === null) return band.confidence;
  if (trials === null) return null;
  const [baselineTrials, candidateTrials] = trials;
  const sizes = { baselineTrials, candidateTrials };
  return confidenceForRate({
    ...sizes,
    ...falseAlarm,
    band,
    quantile: comparison.quantile,
    rules
  });
}
function whatToExpect({ trials, confidence, goal }, { settings, rules }) {
  const { quantile } = settings.comparison;
  const [baseline, candidate] = trials.map((n) => ({
    band: confidenceBand(n, { ...settings.band, confidence }),
    trialCost: 1
  }));
  const slowdowns = [.../* @__PURE__ */ new Set([...SLOWDOWNS, goal.slowdown])].sort((a, b) => a - b);
  const design = { baseline, candidate, quantile, rules };
  return expectationsOf(design, { seed: settings.band.seed, slowdowns });
}
function trialsFor(goal, { settings, rules }) {
  const { band, comparison } = settings;
  const falseAlarm = wantedRate(settings);
  return trialsToDetect({ ...goal, band, falseAlarm, quantile: comparison.quantile, rules });
}
function wantedRate({ comparison, gate }) {
  const { falseAlarmRate: rate } = comparison;
  if (rate === null || gate.failOn === "never") return null;
  return { rate, failOn: gate.failOn };
}
export {
  plan
};
