import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  ownValue
} from "./parse-columns-words.js";
import {
  isFields
} from "./parse-table.js";
import {
  OPTIONS
} from "./settings.js";
import {
  dataError,
  naming,
  printable,
  settingsError
} from "./errors.js";

// src/parse/saved/settings.ts
var SAVED = [
  ["failedValue", "failed-value"],
  ["failedTrials", "failed-trials"],
  ["prunedTrials", "pruned-trials"],
  ["unfinishedTrials", "unfinished-trials"],
  ["searchMethod", "search-method"],
  ["metricMin", "metric-min"],
  ["metricMax", "metric-max"]
];
function each(read) {
  return Object.fromEntries(
    SAVED.map(([name, option]) => [name, read(name, option)])
  );
}
var NOTHING_PLANNED = { minTrials: null, pairing: null };
var NOTHING_GIVEN = { ...each(() => null), ...NOTHING_PLANNED };
function settingsToSave(reading, saved = NOTHING_GIVEN, planned = NOTHING_PLANNED) {
  const given = reading.given;
  const known = each((name, option) => {
    const isDefault = "default" in OPTIONS[option] && !given.includes(option);
    return (isDefault ? null : reading[name]) ?? saved[name];
  });
  const { minTrials, pairing } = planned;
  return {
    ...known,
    minTrials: minTrials ?? saved.minTrials,
    pairing: pairing ?? saved.pairing
  };
}
function withSaved(reading, saved) {
  const known = settingsToSave(reading, saved);
  return { ...reading, ...each((name) => known[name] ?? reading[name]) };
}
function differenceFrom({ settings, cost, metric, direction }, reading, options) {
  const { minTrials, pairing, ...judged } = settings;
  const saved = { ...judged, metric, direction, cost: cost && reading.cost };
  const names = [["metric", "metric"], ["direction", "direction"], ...SAVED, ["cost", "cost"]];
  for (const [name, option] of names) {
    const asked = reading[name];
    const kept = saved[name] ?? OPTIONS[option].default ?? "not given";
    if (options.includes(option) && asked !== null && asked !== kept)
      return { option, asked: String(asked), saved: String(kept) };
  }
  return null;
}
var ALIKE = [
  ...["failedTrials", "prunedTrials", "unfinishedTrials"],
  ...["metricMin", "metricMax"]
];
function commonSettings(reading, { baseline, candidate }) {
  const [b, c] = [withSaved(reading, baseline), withSaved(reading, candidate)];
  for (const [name, option] of SAVED) {
    if (!ALIKE.includes(name) || b[name] === c[name]) continue;
    if (b[name] === null || c[name] === null) continue;
    const what = `the baseline was read with ${b[name]}, the candidate with ${c[name]}`;
    const fix = "Give it where the sweeps are compared: it then counts for both.";
    throw settingsError(option, what, fix);
  }
  return withSaved(c, baseline);
}

// src/parse/sweep.ts
import { createHash } from "node:crypto";
function orient(value, direction) {
  return direction === "maximize" ? value : 0 - value;
}
function areParametersGuessed({ gaps = [] }) {
  return gaps.includes("parameters-guessed");
}
var CHECK_FINISHED = "Check that this is the sweep, and that it has finished.";
function toSweep(record, given) {
  const reading = withSaved(given, record.settings);
  const drawn = record.trials.filter(({ isHandPicked }) => !isHandPicked);
  const all = ofTrials(record, reading);
  if (drawn.length === 0 || drawn.length === record.trials.length) return all;
  const picked = {
    count: record.trials.length - drawn.length,
    what: "hand-picked trials"
  };
  const rest = { ...record, trials: drawn, leftOut: [...record.leftOut, picked] };
  return { ...ofTrials(rest, reading), withHandPicked: all };
}
function ofTrials(record, reading) {
  const judged = judgeTrials(record, reading);
  for (const trial of judged) checkBounds(trial, record, reading);
  refuse(judged.filter((trial) => policyFor(trial, reading) === "error"));
  const trials = judged.filter((trial) => policyFor(trial, reading) !== "drop");
  const dropped = judged.filter((trial) => policyFor(trial, reading) === "drop");
  const counts = countTrials(judged, trials.length, record.leftOut);
  if (trials.length === 0) {
    const { drawn, failed, pruned, running, ignored } = counts;
    const what = `has no trial that counts: ${failed} failed, ${pruned} pruned, ${running} unfinished and ${ignored - drawn} left out`;
    throw dataError(record.source.location, what, CHECK_FINISHED);
  }
  if (record.cost !== null) for (const trial of trials) checkCost(trial);
  const { settings, search, ...head } = record;
  const method = search.method === "unknown" ? reading.searchMethod ?? "unknown" : search.method;
  return {
    ...head,
    trials: trials.map(
      (trial) => trial.outcome === "pruned" && reading.prunedTrials !== "last" ? { ...trial, score: -Infinity } : trial
    ),
    ...dropped.length > 0 && { dropped },
    counts,
    cost: meanCost(trials, record.cost?.unit ?? null),
    search: { ...search, method }
  };
}
function judgeTrials({ trials, direction }, { failedValue }) {
  const marker = failedValue === null ? null : orient(failedValue, direction);
  return trials.map((trial) => {
    const leftNothing = trial.outcome === "pruned" && trial.score === -Infinity;
    const isFailed = leftNothing || trial.score === marker;
    return isFailed ? { ...trial, outcome: "failed", score: -Infinity } : trial;
  });
}
function checkBounds({ place, score }, { metric, direction }, { metricMin, metricMax }) {
  if (score === -Infinity) return;
  const value = orient(score, direction);
  const wrong = (what) => dataError(place, `${printable(metric)} is ${value}, ${what}`, fix);
  const fix = "Correct the score, leave it out if the trial failed, or correct the bound.";
  if (metricMin !== null && value < metricMin) throw wrong(`below metric-min (${metricMin})`);
  if (metricMax !== null && value > metricMax) throw wrong(`above metric-max (${metricMax})`);
}
function policyFor({ outcome }, reading) {
  if (outcome === "failed") return reading.failedTrials;
  if (outcome === "running") return reading.unfinishedTrials;
  return outcome === "pruned" ? reading.prunedTrials : null;
}
function refuse([first, ...others]) {
  if (first === void 0) return;
  const { place, outcome } = first;
  const count = 1 + others.filter((trial) => trial.outcome === outcome).length;
  const isRunning = outcome === "running";
  const kind = isRunning ? "unfinished" : outcome;
  const what = `is ${isRunning ? "an" : "a"} ${kind} trial, the first of ${count}`;
  const remedy = isRunning ? "Wait for them" : "Run them again";
  const fix = naming`${remedy}, or let ${{ option: `${kind}-trials` }} count or drop them.`;
  throw dataError(place, what, fix);
}
function countTrials(trials, counted, leftOut) {
  const drawn = trials.length;
  const count = (outcome) => trials.filter((trial) => trial.outcome === outcome).length;
  const [failed, pruned, running] = [count("failed"), count("pruned"), count("running")];
  const others = leftOut.reduce((sum, rows) => sum + rows.count, 0);
  return { drawn, counted, failed, pruned, running, ignored: drawn - counted + others };
}
function checkCost({ place, outcome, cost }) {
  if (cost !== null || outcome === "failed" || outcome === "running") return;
  const fix = naming`Every trial that ended and did not fail must have one: correct it, or do without ${{ option: "cost" }}.`;
  throw dataError(place, "has no cost that is a finite number above 0", fix);
}
function meanCost(trials, unit) {
  const costs = trials.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  const mean = costs.reduce((sofar, cost, i) => sofar + (cost - sofar) / (i + 1), 0);
  return { mean, unit, from: costs.length };
}
var FAR = 1e3;
var ROUND_AND_FAR = 10;
function suspectedFailedValue({ trials, direction }) {
  const scores = trials.map(({ score }) => score).filter(Number.isFinite);
  const worst = scores.reduce((least, score) => Math.min(least, score), Infinity);
  const zeros = scores.filter((score) => score === 0).length;
  if (zeros > 1 && isBestFarFromAll(0, scores)) return { value: 0, count: zeros };
  const others = scores.filter((score) => score !== worst);
  const count = scores.length - others.length;
  if (count < 2 || new Set(others).size < 2 || worst >= 0 || !Number.isInteger(worst)) return null;
  const most = others.reduce((sofar, other) => Math.max(sofar, Math.abs(other)), 0);
  const isAlone = others.every((other) => other >= 0) && !others.every(Number.isInteger);
  const isRound = /^-(10*|9+|1e\+\d+)$/.test(String(worst));
  const isFar = -worst >= FAR * most;
  const isMarker = isFar || isRound && (isAlone || -worst >= ROUND_AND_FAR * most);
  return isMarker ? { value: orient(worst, direction), count } : null;
}
function isBestFarFromAll(best, scores) {
  const others = scores.filter((score) => score !== best);
  const [least, most] = others.reduce(
    ([low, high], score) => [Math.min(low, score), Math.max(high, score)],
    [Infinity, -Infinity]
  );
  return new Set(others).size > 1 && best - most > most - least && !others.every(Number.isInteger);
}
var LIST_COLUMN = "tuning_gate_list";
var MAX_LISTED_SWEEPS = 10;
var DIGEST_LENGTH = 16;
var DIGESTS = new RegExp(
  `^[0-9a-f]{${DIGEST_LENGTH}}(\\+[0-9a-f]{${DIGEST_LENGTH}}){0,${MAX_LISTED_SWEEPS - 1}}$`
);
var DIGEST = new RegExp(`^[0-9a-f]{${DIGEST_LENGTH}}$`);
function sweepDigest({ trials }) {
  const scores = Float64Array.from(trials, ({ score }) => score).sort();
  return createHash("sha256").update(scores.join()).digest("hex").slice(0, DIGEST_LENGTH);
}
function listedSearch(rows, search) {
  const cells = rows.map(cellOf);
  const drawnFrom = [...new Set(cells.flatMap((cell) => cell?.split("+") ?? []))].sort();
  if (drawnFrom.length === 0) return search;
  const isList = cells.every((cell) => cell !== null);
  return { ...search, ...isList && { method: "list" }, drawnFrom };
}
var PLACES = [LIST_COLUMN, `user_attrs_${LIST_COLUMN}`, `config/${LIST_COLUMN}`];
function cellOf({ fields, parameters }) {
  for (const group of [fields, parameters, ownValue(fields, "user_attrs")]) {
    if (!isFields(group)) continue;
    for (const place of PLACES) {
      const value = ownValue(group, place);
      if (typeof value === "string" && DIGESTS.test(value)) return value;
    }
  }
  return null;
}

export {
  NOTHING_GIVEN,
  settingsToSave,
  withSaved,
  differenceFrom,
  commonSettings,
  orient,
  areParametersGuessed,
  CHECK_FINISHED,
  toSweep,
  meanCost,
  suspectedFailedValue,
  LIST_COLUMN,
  MAX_LISTED_SWEEPS,
  DIGEST,
  sweepDigest,
  listedSearch
};
