import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  digitsOf,
  groupBy,
  ownValue
} from "./parse-columns-names.js";
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
  const entries = SAVED.map(([name, option]) => [name, read(name, option)]);
  return Object.fromEntries(entries);
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
  return { ...known, minTrials: minTrials ?? saved.minTrials, pairing: pairing ?? saved.pairing };
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
  const count = record.trials.length - drawn.length;
  if (drawn.length === 0 || count === 0) return all;
  const picked = { count, what: "hand-picked trials" };
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
  const isWorst = ({ outcome }) => outcome === "pruned" && reading.prunedTrials !== "last";
  return {
    ...head,
    trials: trials.map((trial) => isWorst(trial) ? { ...trial, score: -Infinity } : trial),
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
  const least = others.reduce((low, score) => Math.min(low, score), Infinity);
  const most = others.reduce((high, score) => Math.max(high, score), -Infinity);
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

// src/parse/repeats.ts
var REAL = 6;
var MIN_CONFIGURATIONS = 5;
var MOST = 0.9;
var MIN_SHARE = 0.1;
function isReal(value) {
  return typeof value === "number" && !Number.isInteger(value) && digitsOf(value) >= REAL;
}
function configurationsOf({ trials, ...sweep }) {
  const names = [...new Set(trials.flatMap(({ parameters }) => Object.keys(parameters ?? {})))];
  const columns = names.map((name) => trials.map(({ parameters }) => parameters?.[name] ?? null));
  const isRepeated = (values) => 2 * new Set(values).size <= values.length;
  const chosen = areParametersGuessed(sweep) ? columns.filter(isRepeated) : columns;
  const areAll = chosen.length === columns.length;
  const isSure = areAll || chosen.length > 1 || chosen.flat().some(isReal);
  if (chosen.length === 0 || !isSure) return null;
  const keys = trials.map(
    ({ parameters }, i) => parameters === null ? null : JSON.stringify(chosen.map((values) => values[i]))
  );
  return { columns: chosen, keys };
}
function repeatsIn(sweep, isAsked = false) {
  const found = configurationsOf(sweep);
  if (found === null) return null;
  const { columns, keys } = found;
  const known = keys.filter((key) => key !== null);
  const sizes = [...groupBy(known, (key) => key).values()].map(({ length }) => length);
  const times = [...groupBy(sizes, (size) => size)].sort(
    ([size, one], [other, all]) => all.length - one.length || size - other
  );
  const [trainings = 1, same = []] = times[0] ?? [];
  if (sizes.length < 2) return null;
  const repeated = sizes.filter((size) => size > 1).reduce((sum, size) => sum + size, 0);
  const areEven = trainings > 1 && sizes.length >= MIN_CONFIGURATIONS && same.length >= MOST * sizes.length;
  const isRepeated = repeated >= MIN_SHARE * known.length && columns.some((one) => marks(one, keys));
  const is = areEven || isRepeated || isAsked && repeated > 0;
  return is ? { count: repeated, of: known.length, trainings } : null;
}
function marks(values, keys) {
  const real = values.flatMap((value, i) => isReal(value) ? { value, key: keys[i] ?? null } : []);
  const groups = [...groupBy(real, ({ value }) => value).values()];
  if (groups.length < 2) return false;
  const repeated = groups.filter(({ length }) => length > 1);
  const count = repeated.flat().length;
  const whole = repeated.filter((group) => group.every(({ key }) => key === group[0]?.key)).flat();
  return count >= MIN_SHARE * values.length && whole.length >= MOST * count;
}
function averageRepeats(sweep, trainings) {
  const { keys = [] } = configurationsOf(sweep) ?? {};
  const groups = groupBy([...sweep.trials.entries()], ([i]) => keys[i] ?? `trial ${i}`);
  const trials = [...groups.values()].map(
    (group) => averageOf(group.slice(0, trainings).map(([, trial]) => trial))
  );
  const cost = sweep.cost && meanCost(trials, sweep.cost.unit);
  return { ...sweep, trials, cost, counts: { ...sweep.counts, counted: trials.length } };
}
function averageOf(trials) {
  const [first] = trials;
  if (first === void 0) throw new Error("A configuration has a trial.");
  if (trials.length === 1) return first;
  const scores = trials.map(({ score: score2 }) => score2).sort((a, b) => a - b);
  const middle = scores[scores.length - 1 >> 1] ?? -Infinity;
  const mean = scores.reduce((sofar, score2, i) => sofar + (score2 - sofar) / (i + 1), 0);
  const score = scores[0] === -Infinity ? middle : mean;
  const costs = trials.flatMap(({ cost: cost2 }) => cost2 ?? []);
  const cost = costs.length === 0 ? null : costs.reduce((sum, one) => sum + one, 0);
  const lost = trials.find(({ outcome: outcome2 }) => outcome2 === "failed") ?? first;
  const outcome = score > -Infinity ? "completed" : lost.outcome;
  return { ...first, score, cost, outcome, seed: null };
}
function averagedAlone(sweep, { repeats }) {
  const found = repeats === "separate" ? null : repeatsIn(sweep, repeats === "average");
  return found === null ? sweep : averageRepeats(sweep, found.trainings);
}
var RUN = 5;
var MIN_DISTINCT = 3;
function findOverlap(parts, trialsOf) {
  if (parts.length < 2) return null;
  const numberOf = numbering();
  const ended = parts.map((part) => {
    const trials = trialsOf(part).filter(({ outcome }) => outcome !== "running");
    return { part, keys: trials.map(numberOf) };
  });
  ended.sort((a, b) => b.keys.length - a.keys.length);
  const owners = /* @__PURE__ */ new Map();
  for (const { part, keys } of ended) {
    const runs = keys.map((_, from) => keys.slice(from, from + RUN)).filter((run) => run.length === RUN && new Set(run).size >= MIN_DISTINCT).map((run) => run.join());
    const others = runs.map((run) => owners.get(run)).filter((other) => other !== void 0);
    if (others[0] !== void 0 && 2 * others.length >= runs.length) return [part, others[0]];
    for (const run of runs) owners.set(run, part);
  }
  return null;
}
function refuseCopies({ trials, source, gaps }) {
  const keys = trials.map(numbering());
  if (keys.at(-1) === keys.length - 1) return;
  const rows = trials.map((trial, i) => ({ place: trial.place, key: keys[i], i }));
  const { columns = [] } = configurationsOf({ trials, gaps: gaps ?? [] }) ?? {};
  const isMarked = ({ i }) => columns.some((values) => isReal(values[i]));
  const fix = "Write each trial once. If each row is a training of its own that repeats another to the last digit, say `repeats: separate`.";
  const times = new Set([...groupBy(rows, ({ key }) => key).values()].map(({ length }) => length));
  const [often = 1] = times;
  const distinct = rows.length / often;
  if (times.size === 1 && often > 1 && distinct > 1 && rows.every(isMarked))
    throw dataError(source.location, `has every row ${often} times`, fix);
  const partOf = ({ i }) => `${trials[i]?.shard} ${trials[i]?.place.path}`;
  for (const part of groupBy(rows, partOf).values()) {
    const run = copiedRun(part, isMarked);
    if (run === null) continue;
    const what = `begins ${RUN} rows or more that stand in the same order before`;
    throw dataError(run[0]?.place ?? source.location, what, fix);
  }
}
function copiedRun(rows, isMarked) {
  const seen = /* @__PURE__ */ new Map();
  for (let from = 0; from + RUN <= rows.length; from++) {
    const run = rows.slice(from, from + RUN);
    const key = run.map((row) => row.key).join();
    const before = seen.get(key);
    if (before === void 0) seen.set(key, from);
    else if (from - before >= RUN && run.every(isMarked) && isVaried(run)) return run;
  }
  return null;
}
function isVaried(run) {
  return run.some(({ key }) => key !== run[0]?.key);
}
function numbering() {
  const known = /* @__PURE__ */ new Map();
  const sorted = (values) => Object.entries(values ?? {}).sort();
  return ({ outcome, score, parameters, seed, columns }) => {
    const text = JSON.stringify([outcome, score, sorted(parameters), seed, sorted(columns)]);
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
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
  CHECK_FINISHED,
  toSweep,
  suspectedFailedValue,
  LIST_COLUMN,
  MAX_LISTED_SWEEPS,
  DIGEST,
  sweepDigest,
  listedSearch,
  repeatsIn,
  averageRepeats,
  averagedAlone,
  findOverlap,
  refuseCopies
};
