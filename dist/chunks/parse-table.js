import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  dataError
} from "./errors.js";

// src/parse/table.ts
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function namesOfColumns(rows) {
  const names = /* @__PURE__ */ new Set();
  for (const { fields } of rows) for (const name in fields) names.add(name);
  return names;
}
function byOrder(a, b) {
  return (a.order ?? 0) - (b.order ?? 0);
}
var SEARCH_METHODS = ["random", "grid", "adaptive", "list", "unknown"];
var UNKNOWN_SEARCH = { method: "unknown", sampler: null, seed: null };
var LEFT_OUT = [
  ...["hand-picked trials", "waiting trials", "later trials", "parent runs"],
  ...["deleted runs", "repeated folders", "earlier reports", "earlier rungs"],
  "other lines"
];
var GAPS = [
  /** Which trials failed: one that crashed counts with its last score, or is missing. */
  "failures-hidden",
  /** Which runs only summarise others. */
  "parents-unknown",
  /** Whether trials with fewer reports than others were stopped by comparing them with each other. */
  "stops-unknown",
  /** Which columns are parameters: trials have those that may be. */
  "parameters-guessed",
  /** What became of a trial whose file is empty, as killed runs leave it: it counts as failed. */
  "trials-unreadable"
];
function plainTable(rows) {
  return { rows, directions: {}, scores: null, search: UNKNOWN_SEARCH, leftOut: [], gaps: [] };
}
function recordedDirection({ directions }, metric) {
  return Object.hasOwn(directions, metric) ? directions[metric] ?? null : null;
}
function allGaps(parts) {
  return [...new Set(parts.flatMap(({ gaps = [] }) => gaps))];
}
function tracedSearch(traces, names) {
  const trace = traces.find(([mark]) => names.some((name) => mark.test(name)));
  return trace ? { method: trace[1], sampler: trace[2], seed: null } : UNKNOWN_SEARCH;
}
function commonSearch(searches) {
  const adaptive = searches.find(({ method }) => method === "adaptive");
  const [first = UNKNOWN_SEARCH] = searches;
  const isSame = searches.every(({ method }) => method === first.method);
  const seed = searches.every(({ seed: seed2 }) => seed2 === first.seed) ? first.seed : null;
  const drawnFrom = [...new Set(searches.flatMap((search) => search.drawnFrom ?? []))].sort();
  const lists = drawnFrom.length > 0 ? { drawnFrom } : {};
  return { ...adaptive ?? (isSame ? first : UNKNOWN_SEARCH), seed, ...lists };
}
function isOptuna(format) {
  return format.startsWith("optuna-");
}
var MAX_ROWS = 2e5;
var MAX_SCORES = 1e3;
var MAX_COLUMNS = 1e4;
var REDUCE = "Keep one row per trial, with the columns that are compared.";
function checkRowCount(count, path) {
  if (count <= MAX_ROWS) return;
  const what = `has more than ${MAX_ROWS.toLocaleString("en-US")} rows`;
  throw dataError({ path }, what, "Keep one row per trial.");
}
function checkColumnCount(count, path) {
  if (count <= MAX_COLUMNS) return;
  const what = `has more than ${MAX_COLUMNS.toLocaleString("en-US")} different columns or metrics`;
  const fix = "Use the same names in every trial; do not add a new one for each step.";
  throw dataError({ path }, what, fix);
}

export {
  isFields,
  namesOfColumns,
  byOrder,
  SEARCH_METHODS,
  UNKNOWN_SEARCH,
  LEFT_OUT,
  GAPS,
  plainTable,
  recordedDirection,
  allGaps,
  tracedSearch,
  commonSearch,
  isOptuna,
  MAX_ROWS,
  MAX_SCORES,
  MAX_COLUMNS,
  REDUCE,
  checkRowCount,
  checkColumnCount
};
