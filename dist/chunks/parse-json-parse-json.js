import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  printable,
  printablePath
} from "./read-names.js";
import {
  dataError
} from "./errors.js";

// src/parse/table.ts
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function ownValue(fields, key) {
  return Object.hasOwn(fields, key) ? fields[key] : void 0;
}
function byOrder(a, b) {
  return (a.order ?? 0) - (b.order ?? 0);
}
var SEARCH_METHODS = ["random", "grid", "adaptive", "unknown"];
var UNKNOWN_SEARCH = { method: "unknown", sampler: null, seed: null };
var LEFT_OUT = [
  "hand-picked trials",
  "waiting trials",
  "parent runs",
  "deleted runs",
  "repeated folders",
  "earlier reports",
  "earlier rungs",
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
  "parameters-guessed"
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
function commonSearch(searches) {
  const adaptive = searches.find(({ method }) => method === "adaptive");
  const [first = UNKNOWN_SEARCH] = searches;
  const isSame = searches.every(({ method }) => method === first.method);
  const seed = searches.every((one) => one.seed === first.seed) ? first.seed : null;
  return { ...adaptive ?? (isSame ? first : UNKNOWN_SEARCH), seed };
}
var MAX_ROWS = 2e5;
function checkRowCount(count, path) {
  if (count <= MAX_ROWS) return;
  throw dataError(
    printablePath(path),
    `has more than ${MAX_ROWS.toLocaleString("en-US")} rows`,
    "Keep one row per trial."
  );
}

// src/parse/json/parse-json.ts
var MAX_DEPTH = 100;
var PYTHON = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|(?<![\w.+-])(?:NaN|-?Infinity)\b/gs;
var JSON_OF = /* @__PURE__ */ new Map([
  ["NaN", "null"],
  ["Infinity", "1e999"],
  ["-Infinity", "-1e999"]
]);
function parseJson(text, where) {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [, what = reason, position] = /^(.*?)(?: in JSON)? at position (\d+)/.exec(reason) ?? [];
    const line = text.slice(0, Number(position ?? 0)).split("\n").length;
    throw dataError(
      line === 1 ? where : `${where}, line ${line}`,
      `is not valid JSON: ${printable(what, 160)}`,
      "Write it again as valid JSON."
    );
  }
}
function tryParseJson(text) {
  try {
    return parse(text);
  } catch {
    return void 0;
  }
}
function parse(text) {
  const isPython = /\b(NaN|Infinity)\b/.test(text);
  const plain = isPython ? text.replace(PYTHON, (found) => JSON_OF.get(found) ?? found) : text;
  const value = JSON.parse(plain);
  if (isTooDeep(value)) throw new Error(`it is nested deeper than ${MAX_DEPTH} levels`);
  return value;
}
function isTooDeep(value) {
  let level = [value].filter(isNest);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((nest) => Object.values(nest).filter(isNest));
  }
  return false;
}
function isNest(value) {
  return typeof value === "object" && value !== null;
}

export {
  isFields,
  ownValue,
  byOrder,
  SEARCH_METHODS,
  UNKNOWN_SEARCH,
  LEFT_OUT,
  GAPS,
  plainTable,
  recordedDirection,
  allGaps,
  commonSearch,
  MAX_ROWS,
  checkRowCount,
  parseJson,
  tryParseJson
};
