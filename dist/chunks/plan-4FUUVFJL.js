import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./chunk-BR737PJR.js";
import "./chunk-YUPNGNVH.js";
import {
  readArguments
} from "./chunk-QSAPCQEI.js";
import "./chunk-FHRPGQ6N.js";
import "./chunk-MTKJKVNF.js";
import {
  PLAN_FLAGS
} from "./chunk-SPSDZVFB.js";
import "./chunk-GXRSQLW3.js";
import {
  confidenceBand,
  designInTrials,
  expectationsOf,
  gateConfidence,
  planReport,
  powerOf,
  renderPlan,
  resolvableBudget,
  trialsToDetect
} from "./chunk-PSFSMCLC.js";
import "./chunk-PZHIGAIZ.js";
import {
  UserError
} from "./chunk-JBKJOPF2.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";

// src/commands/plan-flags.ts
var MOST_TRIALS = 1e4;
var LARGEST_SLOWDOWN = 1e6;
var LARGEST_BUDGET = 1e6;
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
function isDrawn(given) {
  return ["report", "svg", "png"].some((flag) => given.value(flag) !== void 0);
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
  const expected = "a number of trials from 1 to 1,000,000";
  const isFit = (value) => value >= 1 && value <= LARGEST_BUDGET;
  return readNumber(given, "budget", { expected, isFit });
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

// src/commands/plan-design.ts
function confidenceOf(trials, { settings, rules }) {
  const { band, comparison } = settings;
  const wanted = wantedRate(settings);
  if (wanted === null) return band.confidence;
  return gateConfidence({ ...wanted, trials, band, quantile: comparison.quantile, rules });
}
function designOf(trials, confidence, policy) {
  const { band, comparison } = policy.settings;
  const bands = trials.map((n) => confidenceBand(n, { ...band, confidence }));
  return designInTrials(bands, {
    quantile: comparison.quantile,
    rules: policy.rules
  });
}
function wantedRate({ comparison, gate }) {
  const { falseAlarmRate: rate } = comparison;
  if (rate === null || gate.failOn === "never") return null;
  return { rate, failOn: gate.failOn };
}

// src/commands/power-curve.ts
var POINTS = 12;
var POINTS_BEYOND = 5;
var RISE = 1.6;
var FLAT = 8;
var LEAST = 1.05;
var LARGEST = 1e7;
var READABLE = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
function powerCurve(design, { detectableSlowdown, power: rows }, asked) {
  const beyondOf = (slowdown) => Math.min(LARGEST, Math.max(LEAST, slowdown) ** RISE);
  const risen = beyondOf(detectableSlowdown ?? FLAT);
  const last = readableFrom(Math.max(risen, beyondOf(asked ?? 1)));
  const bend = risen ** RISE < last ? risen : last;
  const beyond = bend < last ? evenly(bend, last, POINTS_BEYOND) : [];
  const power = powerOf(design);
  const isLarge = rows.some(({ aboveMedian }) => aboveMedian === null);
  return [1, ...evenly(1, bend, POINTS), ...beyond].map((slowdown) => ({
    slowdown,
    probability: power({ slowdown, where: "everywhere" }),
    aboveMedian: isLarge ? null : power({ slowdown, where: "above-median" })
  }));
}
function evenly(from, to, steps) {
  return Array.from(
    { length: steps },
    (_, i) => i === steps - 1 ? to : from * (to / from) ** ((i + 1) / steps)
  );
}
function readableFrom(least) {
  const exponent = Math.floor(Math.log10(least));
  const numbers = READABLE.map((mantissa) => Number(`${mantissa}e${exponent}`));
  return numbers.find((number) => number >= least) ?? least;
}

// src/commands/plan-parts.ts
var SLOWDOWNS = [1.5, 2, 3, 4, 6, 8, 16];
function makePlan(request, policy) {
  const { trials, ...goal } = request;
  return {
    settings: policy.settings,
    trials,
    expectations: trials && whatToExpect(trials, goal.slowdown, policy),
    trialsFor: { ...goal, trials: trialsFor(goal, policy) }
  };
}
function whatToExpect(trials, slowdown, policy) {
  const { band, comparison } = policy.settings;
  const slowdowns = [.../* @__PURE__ */ new Set([...SLOWDOWNS, slowdown])].sort((a, b) => a - b);
  const confidence = confidenceOf(trials, policy);
  const gate = designOf(trials, confidence, policy);
  const expected = expectationsOf(gate, { seed: band.seed, slowdowns });
  if (confidence === band.confidence) return expected;
  const { baseline, candidate } = designOf(trials, band.confidence, policy);
  const budgets = [baseline, candidate].map(
    (arm) => resolvableBudget(arm.band, comparison.quantile)
  );
  return { ...expected, resolvableBudget: Math.min(...budgets) };
}
function trialsFor(goal, { settings, rules }) {
  const { band, comparison } = settings;
  const falseAlarm = wantedRate(settings);
  return trialsToDetect({ ...goal, band, falseAlarm, quantile: comparison.quantile, rules });
}
function curveOf({ trials, trialsFor: goal, expectations }, policy) {
  const n = goal.trials;
  const drawn = trials ?? (n === null ? null : [n, n]);
  if (drawn === null) return null;
  const expected = expectations ?? whatToExpect(drawn, goal.slowdown, policy);
  if (expected.range === null) return null;
  const wanted = trials === null ? goal : null;
  const design = designOf(drawn, expected.confidence, policy);
  const points = powerCurve(design, expected, wanted?.slowdown ?? null);
  return { expectations: expected, points, goal: wanted };
}

// src/commands/plan.ts
var plan = async (argv, terminal) => {
  const given = readArguments(argv, "plan");
  const request = readPlanRequest(given);
  const { settings } = given;
  const policy = { settings, rules: rulesInTrials(settings.comparison) };
  const planned = makePlan(request, policy);
  const report = planReport(planned, isDrawn(given) ? curveOf(planned, policy) : null);
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderPlan(planned));
  return 0;
};
export {
  plan
};
