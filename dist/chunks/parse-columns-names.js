import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  checkRowCount,
  isFields,
  namesOfColumns,
  plainTable
} from "./parse-table.js";
import {
  textOf,
  writtenText
} from "./read-names.js";
import {
  dataError,
  printable
} from "./errors.js";

// src/parse/values.ts
var DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
var INFINITE = /^([+-]?)inf(inity)?$/i;
var MISSING = /^([+-]?nan|na|n\/a|null|none|)$/i;
function readNumber(value) {
  if (value === null || value === void 0) return "missing";
  if (typeof value === "number") return Number.isNaN(value) ? "missing" : stored(value);
  if (typeof value !== "string") return "other";
  const text = value.trim();
  if (DECIMAL.test(text)) return stored(Number(text));
  if (MISSING.test(text)) return "missing";
  const sign = INFINITE.exec(text)?.[1];
  if (sign === void 0) return "other";
  return sign === "-" ? -Infinity : Infinity;
}
function stored(value) {
  return Math.abs(value) === Number.MAX_VALUE ? 2 * value : value;
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
function either(texts) {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(texts);
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
  const match = text === "" ? null : TIMEDELTA.exec(text);
  if (match === null) return null;
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = match.map((part) => Number(part ?? 0));
  return rounded(days * 86400 + hours * 3600 + minutes * 60 + seconds);
}
var rounded = (seconds) => Math.round(seconds * 1e9) / 1e9;
var INSTANT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:Z|([+-]\d{2}):?(\d{2}))?$/;
function readInstant(value) {
  const match = typeof value === "string" ? INSTANT.exec(value.trim()) : null;
  if (match === null) return null;
  const [, day, time, fraction = "0", hours, minutes] = match;
  const offset = hours === void 0 ? "Z" : `${hours}:${minutes}`;
  const seconds = Date.parse(`${day}T${time}${offset}`) / 1e3;
  return Number.isNaN(seconds) ? null : seconds + Number(`0.${fraction}`);
}
function secondsBetween(start, end) {
  if (start === null || end === null || end < start) return null;
  return Math.round((end - start) * 1e6) / 1e6;
}
function ownValue(fields, key) {
  return Object.hasOwn(fields, key) ? fields[key] : void 0;
}
function numberIn(fields, name) {
  const number = readNumber(ownValue(fields, name));
  return typeof number === "number" ? number : null;
}
function textIn(fields, name) {
  return String(ownValue(fields, name) ?? "").trim();
}
function cellsUnder(prefix, fields) {
  const cells = Object.entries(fields).flatMap(
    ([name, cell]) => name.startsWith(prefix) && cell !== "" ? [[name.slice(prefix.length), cell]] : []
  );
  return Object.fromEntries(cells);
}
function parametersUnder(prefix, fields) {
  const cells = Object.entries(cellsUnder(prefix, fields)).map(([name, cell]) => {
    const number = readNumber(cell);
    if (typeof number === "number") return [name, number];
    return [name, cell === "True" || cell === "False" ? cell === "True" : cell];
  });
  return Object.fromEntries(cells);
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
function flattened(nested, separator, { isLeftOut = () => false, nameOf = (key) => key } = {}) {
  const values = [];
  const walk = (fields, prefix, depth) => {
    for (const [key, value] of Object.entries(fields)) {
      const name = `${prefix}${nameOf(key, value, depth)}`;
      if (values.length >= MAX_VALUES) return;
      if (name.length > MAX_NAME || isLeftOut(value)) continue;
      if (isFields(value) && depth < MAX_DEPTH) walk(value, `${name}${separator}`, depth + 1);
      else values.push([name, value]);
    }
  };
  walk(nested, "", 1);
  return values;
}
function fieldsIn(value, key) {
  const inner = isFields(value) ? ownValue(value, key) : void 0;
  return isFields(inner) ? inner : {};
}
function itemsIn(fields, name) {
  const list = ownValue(fields, name);
  return Array.isArray(list) ? list.filter(isFields) : [];
}
function digitsOf(number) {
  const [mantissa = ""] = String(Math.abs(number)).split("e");
  return mantissa.replace(".", "").replace(/^0+|0+$/g, "").length;
}

// src/parse/columns/names.ts
var SCORES = [
  [/^(score|objective)$/, null],
  [
    /^(accuracy|acc|f1|auc|auroc|bleu|rouge|mcc|iou|dice|ndcg|map|mrr|r2|psnr|ssim|reward|return|precision|recall)$/,
    "maximize"
  ],
  [/^(loss|nll|perplexity|ppl|error|err|rmse|mse|mae|mape|cer|wer|fid|regret)$/, "minimize"]
];
var QUALIFIER = /^(train|val|valid|validation|eval|dev|test|macro|micro|weighted|mean|avg|min|max|best|last|final)$/;
var SPREAD = /^(std|stddev|stderr|sem)$/;
var COST = /^(time|duration|runtime|walltime|elapsed|cost|seconds|secs|minutes|hours|timestamp)$/;
var UNITS = [
  [/^(s|secs?|seconds)$/, "seconds"],
  [/^(min|mins|minutes)$/, "minutes"],
  [/^(h|hrs?|hours)$/, "hours"]
];
function snakeCase(name) {
  return name.slice(0, 200).replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase().replace(/[- ]/g, "_");
}
function wordsOf(name) {
  return snakeCase(name).split(/[^a-z\d]+/).filter(Boolean);
}
function scoreIn(name) {
  const measure = wordsOf(name).findLast((word) => !QUALIFIER.test(word)) ?? "";
  return SCORES.find(([scores]) => scores.test(measure))?.[1];
}
function isScoreName(name) {
  return scoreIn(name) !== void 0 && !wordsOf(name).some((word) => SPREAD.test(word));
}
function isBestName(name) {
  return wordsOf(name).includes("best");
}
function usualDirection(name) {
  return /^1? ?-|neg|inv|minus|diff/i.test(name) ? null : scoreIn(name) ?? null;
}
function isCostName(name) {
  return wordsOf(name).some((word) => COST.test(word));
}
function unitByName(name) {
  const words = wordsOf(name);
  const [, unit] = UNITS.find(([word]) => word.test(words.at(-1) ?? "")) ?? [];
  return words.length > 1 || words[0] === unit ? unit ?? null : null;
}
var ORDER_COLUMNS = ["trial", "trial_number", "trial_id", "trial_index", "number"];
var ID_COLUMNS = ["config", "trial", "run", "experiment"].map(
  (word) => new RegExp(`^\\.?${word}(uration)?_?(id|uuid|name|number|no|nr|index)?$`)
);
var STEP_COLUMN = /^(epoch|_?step|global_step|training_iteration)$/;
var AXIS_COLUMN = /^\.?(metric|(.+_)?(budget|fidelity|resource|seed)|((global|train|training|st_worker)?_)?(epoch|step|iter(ation)?s?))$/;
function isSeedName(name) {
  return /^(?!(n|num|max|min)_)((.+_)?seed|random_?state)$/.test(lastPart(name));
}
function isCounterName(name) {
  const last = lastPart(name);
  const isId = /^(.+_)?(id|uuid|index|number)$/.test(last);
  return isId || [...ID_COLUMNS, STEP_COLUMN].some((pattern) => pattern.test(last));
}
function lastPart(name) {
  return snakeCase(name.split(/[./]/).at(-1) ?? "");
}
function isParameterName(name) {
  return /^(params_|param:|config[._/:])./i.test(name) && !isCounterName(name);
}
var PARAMETER_GROUP = /^(param(eter)?s?|hparams|hyperparameters|config|args)$/i;
var STATUS_COLUMNS = ["status", "trial_status", "trainingjobstatus", "state"];
var FAILED_COLUMN = /^(.+[./])?failed$/;
function isStatusName(name) {
  const word = name.toLowerCase();
  return STATUS_COLUMNS.includes(word) || FAILED_COLUMN.test(word);
}
function saysFailed(name, value) {
  const number = readNumber(value);
  const word = wordIn(value);
  if (FAILED_COLUMN.test(name.toLowerCase()))
    return value === true || number === 1 || ["true", "yes"].includes(word);
  if (typeof number === "number") return name === "errors" && number >= 1;
  return number === "other" && value !== false && !["false", "no", "ok"].includes(word);
}
var STATUS_WORDS = {
  finished: ["complete", "completed", "finished", "terminated", "success", "ok", "keep", "discard"],
  failed: [
    ...["fail", "failed", "crash", "crashed", "error", "timeout", "memoryout", "invalid"],
    ...["killed", "abandoned"]
  ],
  pruned: ["pruned", "stopped", "stopping", "early_stopped", "capped"],
  unfinished: ["running", "paused", "inprogress", "suspended", "interrupted"],
  waiting: ["waiting", "pending", "scheduled", "queued", "idle", "new", "candidate", "staged"]
};
var STATUSES = new Map(
  Object.entries(STATUS_WORDS).flatMap(
    ([status, words]) => words.map((word) => [word, status])
  )
);
function wordIn(value) {
  return typeof value === "string" ? value.trim().toLowerCase() : "";
}
var FIX = "Write finished, failed, pruned, running or waiting instead";
function requireStatus(word, place, ofTool = {}) {
  const status = new Map(Object.entries(ofTool)).get(wordIn(word)) ?? STATUSES.get(wordIn(word));
  if (status !== void 0) return status;
  throw dataError(place, `has the status ${shown(word ?? null)}, an unknown status`, `${FIX}.`);
}
function statusReader(rows, metric) {
  const columns = [...namesOfColumns(rows)].filter((name) => name !== metric);
  const none = rows.filter(({ fields }) => readNumber(fields.errors) === 0);
  const counts = 2 * none.length > rows.length ? ["error", "errors"] : ["error"];
  const isMark = (name) => FAILED_COLUMN.test(name.toLowerCase()) || counts.includes(name);
  const marks = columns.filter(isMark);
  const names = STATUS_COLUMNS.flatMap(
    (known) => columns.filter((name) => name.toLowerCase() === known)
  );
  return (row) => {
    const { status: recorded, fields } = row;
    if (recorded !== void 0) return recorded;
    if (marks.some((mark) => saysFailed(mark, ownValue(fields, mark)))) return "failed";
    const name = names.find((column) => (ownValue(fields, column) ?? "") !== "");
    if (name === void 0) return void 0;
    const status = STATUSES.get(wordIn(fields[name]));
    if (status !== void 0) return status;
    const values = new Set(rows.map((row2) => shown(ownValue(row2.fields, name) ?? "")));
    const what = `${printable(name)} is ${shown(fields[name])}, an unknown status; the column has ${listed([...values], 10)}`;
    throw dataError(row, what, `${FIX}, or rename the column if it is not a status.`);
  };
}
function plainTrials(rows, path) {
  const columns = [...namesOfColumns(rows)];
  const axes = columns.filter((name) => AXIS_COLUMN.test(snakeCase(name)));
  const ids = ID_COLUMNS.flatMap((id) => columns.filter((name) => id.test(snakeCase(name))));
  const names = [...ids, ...columns.filter((name) => /^(id|name)$/i.test(name))];
  for (const name of columns) {
    if (readNumber(ownValue(rows.at(-1)?.fields ?? {}, name)) !== "other") continue;
    const values = rows.map(({ fields }) => ownValue(fields, name));
    refuseSummary(values, rows, names.includes(name));
  }
  if (axes.length > 0) refuseSeveralRows(rows, { ids, axes }, path);
  return withOrder(rows);
}
var SUMMARY = /^((grand )?totals?|sum|means?|avg|average|overall|std|median|best)\b/i;
var SPREAD_ROW = /^std\b/i;
function refuseSummary(values, places, isName) {
  const isText = (value) => typeof value === "string" && readNumber(value) === "other";
  if (!isText(values.at(-1))) return;
  const isSummary = (value) => isText(value) && SUMMARY.test(String(value).trim());
  const last = values.length - 1;
  const start = Math.min(last, values.findLastIndex((value) => !isSummary(value)) + 1);
  const [trials, ends] = [values.slice(0, start), values.slice(start)];
  if (trials.length < 2) return;
  const areNumbers = trials.every((value) => typeof readNumber(value) === "number");
  const areNames = isName && new Set(values).size === values.length;
  const areStatistics = ends.length > 1 && ends.some((value) => SPREAD_ROW.test(String(value).trim()));
  const isFound = isSummary(values.at(-1)) ? areNumbers || areNames || areStatistics : areNumbers && isName;
  if (!isFound || trials.some(isSummary)) return;
  const what = `is called ${shown(values[start])}: it sums up the others rather than being a trial`;
  throw dataError(places[start] ?? "", what, "Remove the row.");
}
function refuseSeveralRows(rows, { ids, axes }, path) {
  const repeated = ids.filter((name) => valuesOf(rows, name).size < rows.length);
  const isNumbered = repeated.length < ids.length;
  const isConfiguration = (name) => ID_COLUMNS[0]?.test(snakeCase(name));
  for (const name of repeated.filter((id) => !isNumbered || isConfiguration(id))) {
    const named = rows.filter(({ fields }) => (ownValue(fields, name) ?? "") !== "");
    const groups = [...groupBy(named, ({ fields }) => ownValue(fields, name)).values()];
    const several = axes.filter((axis) => groups.some((group) => valuesOf(group, axis).size > 1));
    if (groups.length < 2 || several.length === 0) continue;
    const id = quoted(name);
    const what = `has several rows for one trial: ${rows.length} rows with ${groups.length} values of ${id}, distinguished by ${several.map(quoted).join(", ")}`;
    const fix = `Keep one row for each ${id}: of one metric, the highest budget, the last step or the mean over seeds. ${RENAMING} ${id}.`;
    throw dataError({ path }, what, fix);
  }
  if (!isNumbered) refuseLog(rows, axes, path);
}
var RENAMING = "If every row is a trial, rename the column";
function valuesOf(rows, name) {
  return new Set(rows.map(({ fields }) => ownValue(fields, name)));
}
function quoted(name) {
  return JSON.stringify(printable(name, 40));
}
var MIN_STEPS = 3;
function refuseLog(rows, axes, path) {
  for (const name of axes.filter((axis) => STEP_COLUMN.test(snakeCase(axis)))) {
    const steps = rows.flatMap(({ fields }) => numberIn(fields, name) ?? []);
    const isRising = steps.every((step, i) => step >= (steps[i - 1] ?? step));
    if (!isRising || new Set(steps).size < MIN_STEPS) continue;
    const isHistory = name === "_step";
    const log = isHistory ? "history of one Weights & Biases run" : "log of one run";
    const instead = isHistory ? "Export the table of runs" : "Write one row for each run, with its final score";
    const what = `is the ${log}, not a table of trials: ${quoted(name)} counts up from ${steps[0]} to ${steps.at(-1)}`;
    throw dataError({ path }, what, `${instead}. ${RENAMING} ${quoted(name)}.`);
  }
}
function withOrder(rows) {
  for (const name of ORDER_COLUMNS) {
    const numbers = rows.map(({ fields }) => numberIn(fields, name));
    if (!numbers.every(Number.isSafeInteger) || new Set(numbers).size < rows.length) continue;
    return rows.map(({ path, line, part, fields }, i) => {
      return { path, line, part, fields, order: numbers[i] ?? 0 };
    });
  }
  return rows;
}

// src/parse/json.ts
var json = {
  name: "json",
  title: "JSON",
  isGeneric: true,
  hasHeader: false,
  marks: { text: [/^\s*[[{]/] },
  read: (file) => plainTable(plainTrials(readDocument(file), file.path))
};
function readDocument(file) {
  const { path } = file;
  const document = parseJson(textOf(file), { path });
  const items = isFields(document) ? trialsIn(document) : document;
  if (isFields(document) && items === null) return [{ path, fields: document }];
  if (!Array.isArray(items)) {
    const fix = "Write an array of objects, or an object with one such array called `trials`.";
    throw dataError({ path }, "is neither a list of trials nor a single one", fix);
  }
  checkRowCount(items.length, path);
  return items.map((item, i) => rowOf(item, { path, part: `item ${i + 1}` }));
}
var jsonl = {
  ...json,
  name: "jsonl",
  title: "JSON Lines",
  marks: { text: [/^\s*\{/] },
  isText: isLines,
  read: (file) => {
    const lines = readLines(file);
    const trials = lines.filter(isTrialAmong(lines));
    const count = lines.length - trials.length;
    const table = plainTable(plainTrials(trials, file.path));
    return { ...table, leftOut: [{ count, what: "other lines" }] };
  }
};
function isTrialAmong(lines) {
  const counts = /* @__PURE__ */ new Map();
  for (const { fields } of lines)
    for (const key in fields) counts.set(key, (counts.get(key) ?? 0) + 1);
  const common = [...counts].flatMap(([key, count]) => 2 * count > lines.length ? [key] : []);
  if (common.length === 0) return () => true;
  const isEnd = (key) => isStatusName(key) || /^(error|exception)/i.test(key);
  return ({ fields }) => {
    const keys = Object.keys(fields);
    return keys.length === 0 || keys.some((key) => common.includes(key) || isEnd(key));
  };
}
function parseDocument(file) {
  const text = textOf(file);
  const document = tryParseJson(text);
  if (document !== void 0) return document;
  return isLines(text) ? readLines(file).map(({ fields }) => fields) : parseJson(text, file);
}
function listsIn(document) {
  const nameOf = (key) => /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
  const members = isFields(document) ? flattened(document, ".", { nameOf }) : [];
  const lists = members.flatMap(([name, value]) => {
    const isList = Array.isArray(value) && value.length > 0 && value.every(isFields);
    return isList ? { text: `\`${printable(name, 100)}\` (${value.length})`, value } : [];
  });
  const found = lists.toSorted((a, b) => b.value.length - a.value.length);
  const texts = found.map(({ text }) => text);
  return listed(texts, 3);
}
function isLines(text) {
  const start = text.trim();
  const end = start.indexOf("\n");
  const first = tryParseJson(end === -1 ? start : start.slice(0, end));
  return isFields(first) && (end !== -1 || trialsIn(first) === null);
}
function isListOf(text, isItem) {
  const list = tryParseJson(text);
  return Array.isArray(list) && list.every((item) => isFields(item) && isItem(item));
}
function readLines(file) {
  const { path } = file;
  const rows = [];
  for (const [i, line] of textOf(file).split("\n").entries()) {
    if (line.trim() === "") continue;
    const place = { path, line: i + 1 };
    rows.push(rowOf(parseJson(line, place), place));
    checkRowCount(rows.length, path);
  }
  return rows;
}
function rowOf(item, { path, line, part }, fix = "Write one object per trial, with a key for each column.") {
  if (isFields(item)) return { path, line, part, fields: item };
  throw dataError({ path, line, part }, `is ${shown(item)}, not an object`, fix);
}
function readObject(file) {
  const text = writtenText(file);
  if (file === void 0 || text === "") return null;
  const value = parseJson(text, file);
  if (isFields(value)) return value;
  throw dataError(file, "is not a JSON object", "Copy the file again.");
}
var LISTS = ["trials", "runs", "results", "rows"];
function trialsIn(document) {
  const members = Object.entries(document);
  const isTrial = members.some(
    ([name, value]) => isStatusName(name) || readNumber(value) !== "other"
  );
  for (const wanted of isTrial ? ["trials"] : LISTS) {
    const [, list] = members.find(([name]) => name.toLowerCase() === wanted) ?? [];
    if (Array.isArray(list) && list.length > 0 && list.every(isFields)) return list;
  }
  return null;
}
var MAX_DEPTH2 = 100;
var PYTHON = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|(?<![\w.+-])(?:NaN|-?Infinity)\b/gs;
var JSON_OF = new Map(Object.entries({ NaN: "null", Infinity: "1e999", "-Infinity": "-1e999" }));
function parseJson(text, { path, line: start, part }) {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [, what = reason, position] = /^(.*?)(?: in JSON)? at position (\d+)/.exec(reason) ?? [];
    const line = text.slice(0, Number(position ?? 0)).split("\n").length;
    const place = { path, part, line: line === 1 ? start : line };
    const said = `is not valid JSON: ${printable(what, 160)}`;
    throw dataError(place, said, "Write it again as valid JSON.");
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
  const plain = isPython ? text.replace(PYTHON, (token) => JSON_OF.get(token) ?? token) : text;
  const value = JSON.parse(plain);
  if (isTooDeep(value)) throw new Error(`it is nested deeper than ${MAX_DEPTH2} levels`);
  return value;
}
function isTooDeep(value, depth = 0) {
  if (typeof value !== "object" || value === null) return false;
  return depth === MAX_DEPTH2 || Object.values(value).some((inner) => isTooDeep(inner, depth + 1));
}

export {
  readNumber,
  shown,
  listed,
  either,
  readDuration,
  readInstant,
  secondsBetween,
  ownValue,
  numberIn,
  textIn,
  cellsUnder,
  parametersUnder,
  groupBy,
  flattened,
  fieldsIn,
  itemsIn,
  digitsOf,
  isScoreName,
  isBestName,
  usualDirection,
  isCostName,
  unitByName,
  ORDER_COLUMNS,
  isSeedName,
  isCounterName,
  isParameterName,
  PARAMETER_GROUP,
  isStatusName,
  requireStatus,
  statusReader,
  plainTrials,
  refuseSummary,
  json,
  readDocument,
  jsonl,
  parseDocument,
  listsIn,
  isListOf,
  readLines,
  rowOf,
  readObject,
  parseJson,
  tryParseJson
};
