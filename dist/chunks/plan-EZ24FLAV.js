import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./chunk-TKPL5EQC.js";
import "./chunk-YBX6HHYX.js";
import {
  designInTrials,
  expectationsOf,
  gateConfidence,
  planReport,
  powerOf,
  renderPlan,
  trialsToDetect
} from "./chunk-MIV7ADMX.js";
import {
  confidenceBand,
  resolvableBudget
} from "./chunk-KPPS26SY.js";
import {
  computing
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-BM3OCLEP.js";
import "./chunk-UI2GFXDX.js";
import "./chunk-S2NDVLMV.js";
import "./chunk-DX7YYQVD.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-ZQAXGFMI.js";
import "./chunk-GZLC76OC.js";
import {
  settingsError
} from "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";

// src/commands/power-curve.ts
var POINTS = 12;
var POINTS_BEYOND = 5;
var RISE = 1.6;
var FLAT = 8;
var MIN_SLOWDOWN = 1.05;
var MAX_SLOWDOWN = 1e7;
var ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
function powerCurve(design, { detectableSlowdown, power: rows }, asked) {
  const beyondOf = (slowdown) => Math.min(MAX_SLOWDOWN, Math.max(MIN_SLOWDOWN, slowdown) ** RISE);
  const risen = beyondOf(detectableSlowdown ?? FLAT);
  const last = roundUp(Math.max(risen, beyondOf(asked ?? 1)));
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
function roundUp(least) {
  const exponent = Math.floor(Math.log10(least));
  const numbers = ROUND.map((mantissa) => Number(`${mantissa}e${exponent}`));
  return numbers.find((number) => number >= least) ?? least;
}

// src/commands/plan.ts
var SLOWDOWNS = [1.5, 2, 3, 4, 6, 8, 16];
var plan = async (argv, terminal) => {
  const given = await readArguments(argv, "plan");
  const request = readRequest(given);
  const { settings } = given;
  const policy = { settings, rules: rulesInTrials(settings.comparison) };
  const { progress } = terminal;
  computing(progress, Math.max(...request.trials ?? [0]), settings);
  const planned = makePlan(request, policy);
  const isDrawn = ["report", "svg", "png"].some((flag) => given.has(flag));
  const report = planReport(planned, isDrawn ? curveOf(planned, policy) : null);
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderPlan(planned, terminal.screenFor(given)));
  return 0;
};
function readRequest(given) {
  const baseline = given.value("baseline-n");
  const candidate = given.value("candidate-n");
  if (baseline === null && candidate !== null)
    throw settingsError(
      "baseline-n",
      "is missing next to `candidate-n` (--candidate-n)",
      "Give the trials of both sweeps."
    );
  const isAsked = ["slowdown", "power", "budget"].some((flag) => given.has(flag));
  if (baseline === null && !isAsked)
    throw settingsError(
      "baseline-n",
      "is missing",
      "Give it, or ask for the trials needed with --slowdown, --power or --budget."
    );
  return {
    trials: baseline === null ? null : [baseline, candidate ?? baseline],
    slowdown: given.value("slowdown"),
    power: given.value("power"),
    budget: given.value("budget")
  };
}
function rulesInTrials(settings) {
  const inTrials = (name) => {
    const limit = name === "budget-min" ? settings.budgetMin : settings.budgetMax;
    if (limit === null || limit.unit === null || limit.unit === "trials")
      return limit?.value ?? null;
    const what = `is in ${JSON.stringify(limit.unit)}, but a plan counts in trials`;
    throw settingsError(name, what, "Give it in trials.");
  };
  return {
    minShare: settings.minShare,
    margin: 0,
    budgetMin: inTrials("budget-min"),
    budgetMax: inTrials("budget-max")
  };
}
function makePlan({ trials, ...goal }, policy) {
  const { settings, rules } = policy;
  const needed = trialsToDetect({
    ...goal,
    band: settings.band,
    falseAlarm: wantedRate(settings),
    quantile: settings.comparison.quantile,
    rules
  });
  return {
    settings,
    trials,
    expectations: trials && whatToExpect(trials, goal.slowdown, policy),
    trialsFor: { ...goal, trials: needed }
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
function confidenceOf(trials, { settings, rules }) {
  const { band, comparison } = settings;
  const wanted = wantedRate(settings);
  if (wanted === null) return band.confidence;
  return gateConfidence({ ...wanted, trials, band, quantile: comparison.quantile, rules });
}
function designOf(trials, confidence, { settings, rules }) {
  const bands = trials.map((n) => confidenceBand(n, { ...settings.band, confidence }));
  const { quantile } = settings.comparison;
  return designInTrials(bands, { quantile, rules });
}
function wantedRate({ comparison, gate }) {
  const { falseAlarmRate: rate } = comparison;
  return rate === null || gate.failOn === "never" ? null : { rate, failOn: gate.failOn };
}
export {
  plan
};
