import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  printable,
  printablePath
} from "./chunk-2L6XZZLT.js";
import {
  dataError
} from "./chunk-JZFECPRC.js";

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
  "parent runs",
  "deleted runs",
  "repeated folders",
  "earlier reports",
  "earlier rungs"
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
  return { rows, direction: null, scores: null, search: UNKNOWN_SEARCH, leftOut: [] };
}
function recordedDirection({ direction, directions }, metric) {
  if (directions === void 0) return direction;
  return Object.hasOwn(directions, metric) ? directions[metric] ?? null : null;
}
function allGaps(parts) {
  const gaps = [...new Set(parts.flatMap((part) => part.gaps ?? []))];
  return gaps.length === 0 ? {} : { gaps };
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

// src/parse/values.ts
var DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
var INFINITE = /^([+-]?)inf(inity)?$/i;
var MISSING = /^([+-]?nan|na|n\/a|null|none|)$/i;
function readNumber(value) {
  if (value === null || value === void 0) return "missing";
  if (typeof value === "number") return Number.isNaN(value) ? "missing" : value;
  if (typeof value !== "string") return "other";
  const text = value.trim();
  if (DECIMAL.test(text)) return Number(text);
  if (MISSING.test(text)) return "missing";
  const sign = INFINITE.exec(text)?.[1];
  if (sign === void 0) return "other";
  return sign === "-" ? -Infinity : Infinity;
}
function shown(value) {
  if (typeof value === "string") return JSON.stringify(printable(value, 40));
  if (typeof value === "number") return String(value);
  return printable(JSON.stringify(value) ?? typeof value, 40);
}
function listed(texts, max = 20) {
  const more = texts.length - max;
  return [...texts.slice(0, max), ...more > 0 ? [`and ${more} more`] : []].join(", ");
}
var TIMEDELTA = /^(?:(-?\d{1,9}) days?,? ?)?(?:\+?(\d{1,4}):(\d{2}):(\d{2}(?:\.\d{1,9})?))?$/;
var MEASURED = /^(\d{1,12}(?:\.\d{1,9})?) ?(d|h|min|m|s|ms)$/;
var SECONDS = {
  ...{ d: 86400, h: 3600, min: 60, m: 60, s: 1, ms: 1e-3 }
};
function readDuration(value) {
  const text = typeof value === "string" ? value.trim() : "";
  const [, number, unit = ""] = MEASURED.exec(text) ?? [];
  if (number !== void 0) return rounded(Number(number) * (SECONDS[unit] ?? 0));
  const found = text === "" ? null : TIMEDELTA.exec(text);
  if (found === null) return null;
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = found.map((part) => Number(part ?? 0));
  return rounded(days * 86400 + hours * 3600 + minutes * 60 + seconds);
}
function rounded(seconds) {
  return Math.round(seconds * 1e9) / 1e9;
}
var INSTANT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:Z|([+-]\d{2}):?(\d{2}))?$/;
function readInstant(value) {
  const found = typeof value === "string" ? INSTANT.exec(value.trim()) : null;
  if (found === null) return null;
  const [, day, time, fraction = "0", hours, minutes] = found;
  const offset = hours === void 0 ? "Z" : `${hours}:${minutes}`;
  const seconds = Date.parse(`${day}T${time}${offset}`) / 1e3;
  return Number.isNaN(seconds) ? null : seconds + Number(`0.${fraction}`);
}
function secondsBetween(start, end) {
  if (start === null || end === null || end < start) return null;
  return Math.round((end - start) * 1e6) / 1e6;
}
function numberIn(fields, name) {
  const number = readNumber(ownValue(fields, name));
  return typeof number === "number" ? number : null;
}
function textIn(fields, name) {
  return String(ownValue(fields, name) ?? "").trim();
}
function cellsUnder(prefix, fields) {
  const cells = Object.entries(fields).filter(
    ([name, cell]) => name.startsWith(prefix) && cell !== ""
  );
  return Object.fromEntries(cells.map(([name, cell]) => [name.slice(prefix.length), cell]));
}
function parametersUnder(prefix, fields) {
  const cells = Object.entries(cellsUnder(prefix, fields));
  return Object.fromEntries(cells.map(([name, cell]) => [name, parameterIn(cell)]));
}
function parameterIn(cell) {
  const number = readNumber(cell);
  if (typeof number === "number") return number;
  return cell === "True" || cell === "False" ? cell === "True" : cell;
}
function groupBy(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
var MAX_DEPTH = 10;
var MAX_NAME = 500;
var MAX_VALUES = 1e4;
function flattened(nested, separator, isLeftOut = () => false) {
  const found = [];
  const walk = (fields, prefix, depth) => {
    for (const [key, value] of Object.entries(fields)) {
      const name = `${prefix}${key}`;
      if (found.length >= MAX_VALUES) return;
      if (name.length > MAX_NAME || isLeftOut(value)) continue;
      if (isFields(value) && depth < MAX_DEPTH) walk(value, `${name}${separator}`, depth + 1);
      else found.push([name, value]);
    }
  };
  walk(nested, "", 1);
  return found;
}
function fieldsIn(value, key) {
  const found = isFields(value) ? ownValue(value, key) : void 0;
  return isFields(found) ? found : {};
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
  readNumber,
  shown,
  listed,
  readDuration,
  readInstant,
  secondsBetween,
  numberIn,
  textIn,
  cellsUnder,
  parametersUnder,
  groupBy,
  flattened,
  fieldsIn
};
