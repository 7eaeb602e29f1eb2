import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  printable,
  printablePath
} from "./chunk-GIUSFQ3E.js";
import {
  OPTIONS,
  dataError,
  settingsError
} from "./chunk-JHSXOLMS.js";

// src/parse/saved/settings.ts
var NOTHING_GIVEN = {
  failedValue: null,
  failedTrials: null,
  prunedTrials: null,
  searchMethod: null,
  metricMin: null,
  metricMax: null
};
function settingsToSave(reading) {
  const { failedValue, searchMethod, metricMin, metricMax, given } = reading;
  return {
    failedValue,
    failedTrials: given.includes("failed-trials") ? reading.failedTrials : null,
    prunedTrials: given.includes("pruned-trials") ? reading.prunedTrials : null,
    searchMethod,
    metricMin,
    metricMax
  };
}
function withSaved(reading, saved) {
  const own = settingsToSave(reading);
  return {
    ...reading,
    failedValue: own.failedValue ?? saved.failedValue,
    failedTrials: own.failedTrials ?? saved.failedTrials ?? reading.failedTrials,
    prunedTrials: own.prunedTrials ?? saved.prunedTrials ?? reading.prunedTrials,
    searchMethod: own.searchMethod ?? saved.searchMethod,
    metricMin: own.metricMin ?? saved.metricMin,
    metricMax: own.metricMax ?? saved.metricMax
  };
}
var SAVED = [
  ["metric", "metric"],
  ["direction", "direction"],
  ["failed-value", "failedValue"],
  ["failed-trials", "failedTrials"],
  ["pruned-trials", "prunedTrials"],
  ["search-method", "searchMethod"],
  ["metric-min", "metricMin"],
  ["metric-max", "metricMax"]
];
function differenceFrom({ settings, cost, ...score }, reading, options) {
  for (const [option, field] of SAVED) {
    const asked = reading[field];
    const saved = { ...settings, ...score }[field] ?? OPTIONS[option].default ?? "not given";
    if (options.includes(option) && asked !== saved)
      return { option, asked: String(asked), saved: String(saved) };
  }
  if (cost === null && reading.cost !== null && options.includes("cost"))
    return { option: "cost", asked: reading.cost, saved: "not given" };
  return null;
}
var ALIKE = [
  ["failed-trials", "failedTrials"],
  ["pruned-trials", "prunedTrials"],
  ["metric-min", "metricMin"],
  ["metric-max", "metricMax"]
];
function commonSettings(reading, { baseline, candidate }) {
  const [b, c] = [withSaved(reading, baseline), withSaved(reading, candidate)];
  for (const [option, name] of ALIKE) {
    if (b[name] === c[name] || b[name] === null || c[name] === null) continue;
    throw settingsError(
      option,
      `the baseline was read with ${b[name]}, the candidate with ${c[name]}`,
      "Give it where the sweeps are compared: it then counts for both."
    );
  }
  return withSaved(c, baseline);
}

// src/parse/sweep.ts
function orient(value, direction) {
  return direction === "maximize" ? value : 0 - value;
}
function areParametersGuessed({ gaps = [] }) {
  return gaps.includes("parameters-guessed");
}
function toSweep(record, given) {
  const reading = withSaved(given, record.settings);
  const judged = judgeTrials(record, reading);
  for (const trial of judged) checkBounds(trial, record, reading);
  for (const outcome of ["failed", "pruned"]) refuse(judged, outcome, reading);
  const trials = judged.flatMap((trial) => isCounted(trial, reading) ? trial : []);
  const counts = countTrials(judged, trials.length, record.leftOut);
  if (trials.length === 0) throw noTrials(record, counts);
  if (record.cost !== null) for (const trial of trials) checkCost(trial);
  const { settings, search, ...head } = record;
  return {
    ...head,
    trials: reading.prunedTrials === "last" ? trials : trials.map(withoutLastScore),
    counts,
    cost: meanCost(trials, record.cost?.unit ?? null),
    // The settings cannot override what the files record.
    search: search.method === "unknown" ? { ...search, method: reading.searchMethod ?? "unknown" } : search
  };
}
function checkBounds({ where, score }, { metric, direction }, { metricMin, metricMax }) {
  if (score === -Infinity) return;
  const value = orient(score, direction);
  const wrong = (what) => dataError(where, `${printable(metric)} is ${value}, ${what}`, fix);
  const fix = "Correct the score, leave it out if the trial failed, or correct the bound.";
  if (metricMin !== null && value < metricMin) throw wrong(`below metric-min (${metricMin})`);
  if (metricMax !== null && value > metricMax) throw wrong(`above metric-max (${metricMax})`);
}
var COST_CORRECTION = "Every trial that did not fail must have a cost: correct it, or do without `cost` (--cost).";
function checkCost({ where, outcome, cost }) {
  if (cost !== null || outcome === "failed") return;
  throw dataError(where, "has no cost", COST_CORRECTION);
}
function withoutLastScore(trial) {
  return trial.outcome === "pruned" ? { ...trial, score: -Infinity } : trial;
}
function meanCost(trials, unit) {
  const costs = trials.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  const mean = costs.reduce((sofar, cost, i) => sofar + (cost - sofar) / (i + 1), 0);
  return { mean, unit, from: costs.length };
}
function noTrials({ source }, { failed, pruned, running }) {
  return dataError(
    printablePath(source.location),
    `has no trial that counts: ${failed} failed, ${pruned} pruned and ${running} unfinished`,
    "Check that this is the sweep, and that it has finished."
  );
}
function judgeTrials({ trials, direction }, reading) {
  return trials.map((trial) => {
    const leftNothing = trial.outcome === "pruned" && trial.score === -Infinity;
    const isFailed = leftNothing || standsForFailure(trial.score, direction, reading);
    return isFailed ? { ...trial, outcome: "failed", score: -Infinity } : trial;
  });
}
function standsForFailure(score, direction, { failedValue }) {
  return failedValue !== null && score === orient(failedValue, direction);
}
function isCounted(trial, reading) {
  return mayCount(trial.outcome, reading);
}
function mayCount(outcome, reading) {
  if (outcome === "running") return false;
  if (outcome === "completed") return true;
  const policy = outcome === "failed" ? reading.failedTrials : reading.prunedTrials;
  return policy !== "drop" && policy !== "error";
}
function refuse(trials, outcome, reading) {
  if (reading[`${outcome}Trials`] !== "error") return;
  const [first, ...others] = trials.filter((trial) => trial.outcome === outcome);
  if (first === void 0) return;
  throw dataError(
    first.where,
    `is a ${outcome} trial, the first of ${1 + others.length}`,
    `Run them again, or let ${outcome}-trials (--${outcome}-trials) count or drop them.`
  );
}
function countTrials(trials, counted, leftOut) {
  const count = (outcome) => trials.filter((trial) => trial.outcome === outcome).length;
  const running = count("running");
  const others = leftOut.reduce((sum, one) => sum + one.count, 0);
  return {
    counted,
    failed: count("failed"),
    pruned: count("pruned"),
    running,
    ignored: trials.length - counted - running + others
  };
}

export {
  NOTHING_GIVEN,
  settingsToSave,
  withSaved,
  differenceFrom,
  commonSettings,
  orient,
  areParametersGuessed,
  toSweep,
  COST_CORRECTION,
  standsForFailure,
  mayCount
};
