import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  isFields,
  ownValue
} from "./parse-json-parse-json.js";
import {
  printable
} from "./read-names.js";
import {
  dataError
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
function flattened(nested, separator, { isLeftOut = () => false, nameOf = (key) => key } = {}) {
  const found = [];
  const walk = (fields, prefix, depth) => {
    for (const [key, value] of Object.entries(fields)) {
      const name = `${prefix}${nameOf(key, value, depth)}`;
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

// src/parse/columns/columns.ts
function namesOfColumns(rows) {
  const names = /* @__PURE__ */ new Set();
  for (const { fields } of rows) for (const name in fields) names.add(name);
  return names;
}
function surveyColumns(rows) {
  const columns = /* @__PURE__ */ new Map();
  for (const { fields } of rows) for (const name in fields) countIn(columns, name, fields[name]);
  return [...columns.values()];
}
var PATHS = {
  nameOf: (key, value, depth) => {
    const isColumn = depth === 1 && (typeof value !== "object" || value === null);
    return isColumn || !/[."[\]]/.test(key) ? key : JSON.stringify(key);
  }
};
function surveyPaths(rows) {
  const opened = rows.map((row) => {
    if (isFlat(row.fields)) return row;
    const members = flattened(row.fields, ".", PATHS).flatMap(([name, value]) => {
      if (!Array.isArray(value)) return [[name, value]];
      const last = flattened({ "": value.at(-1) }, ".", PATHS);
      return last.map(([rest, member]) => [`${name}[-1]${rest}`, member]);
    });
    return { ...row, fields: Object.fromEntries(members) };
  });
  return surveyColumns(opened);
}
function isFlat(fields) {
  for (const name in fields) if (typeof fields[name] === "object" && fields[name]) return false;
  return true;
}
function countIn(columns, name, value) {
  let column = columns.get(name);
  if (column === void 0) {
    column = { name, numbers: 0, others: 0, least: Infinity, greatest: -Infinity, example: null };
    columns.set(name, column);
  }
  const number = readNumber(value);
  if (number === "missing") return;
  if (number === "other") {
    if (column.others === 0) column.example = value;
    column.others++;
    return;
  }
  column.numbers++;
  if (!Number.isFinite(number)) return;
  column.least = Math.min(column.least, number);
  column.greatest = Math.max(column.greatest, number);
}
function isNumeric({ numbers, others }) {
  return numbers > 0 && others === 0;
}
function describeColumns(columns) {
  const sorted = columns.toSorted((a, b) => Number(isNumeric(b)) - Number(isNumeric(a)));
  return listed(
    sorted.map((column) => `${printable(column.name, 40)} (${describeValues(column)})`)
  );
}
function describeValues({ numbers, others, least, greatest, example }) {
  if (others > 0)
    return typeof example === "string" ? `text such as ${shown(example)}` : "other values";
  if (numbers === 0) return "empty";
  return least > greatest ? "infinite" : `${rounded2(least)} to ${rounded2(greatest)}`;
}
function rounded2(value) {
  return String(Number(value.toPrecision(4)));
}

// src/parse/columns/words.ts
var SCORES = [
  [/^(score|objective)$/, null],
  [
    /^(accuracy|acc|f1|auc|auroc|bleu|rouge|mcc|iou|dice|ndcg|map|mrr|r2|psnr|ssim|reward|return|precision|recall)$/,
    "maximize"
  ],
  [/^(loss|nll|perplexity|ppl|error|err|rmse|mse|mae|mape|cer|wer|fid|regret)$/, "minimize"]
];
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
function isScoreName(name) {
  const words = wordsOf(name);
  const isScore = SCORES.some(([scores]) => scores.test(words.at(-1) ?? ""));
  return isScore && !words.some((word) => SPREAD.test(word));
}
function usualDirection(name) {
  const words = wordsOf(name);
  const [, direction = null] = SCORES.find(([scores]) => scores.test(words.at(-1) ?? "")) ?? [];
  return /^1? ?-|neg|inv|minus|diff/i.test(name) ? null : direction;
}
function isCostName(name) {
  return wordsOf(name).some((word) => COST.test(word));
}
function unitByName(name) {
  const words = wordsOf(name);
  const [, unit] = UNITS.find(([word]) => word.test(words.at(-1) ?? "")) ?? [];
  return words.length > 1 || words[0] === unit ? unit ?? null : null;
}
var ORDER_COLUMNS = [
  ...["trial", "trial_number", "trial_id", "trial_index", "number"]
];
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
var PARAMETER_GROUP = /^(params?|parameters|hparams|hyperparameters|config|args)$/i;
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
  finished: ["complete", "completed", "finished", "terminated", "success", "ok"],
  failed: [
    ...["fail", "failed", "crashed", "error", "timeout", "memoryout", "invalid", "killed"],
    "abandoned"
  ],
  pruned: ["pruned", "stopped", "stopping", "early_stopped", "capped"],
  unfinished: ["running", "paused", "inprogress", "suspended", "interrupted"],
  waiting: ["waiting", "pending", "scheduled", "queued", "idle", "new", "candidate", "staged"]
};
var STATUSES = new Map(
  Object.keys(STATUS_WORDS).flatMap(
    (status) => STATUS_WORDS[status].map((word) => [word, status])
  )
);
function wordIn(value) {
  return typeof value === "string" ? value.trim().toLowerCase() : "";
}
var FIX = "Write finished, failed, pruned, running or waiting instead";
function requireStatus(word, where, own = {}) {
  const known = wordIn(word);
  const status = ownValue(own, known) ?? STATUSES.get(known);
  if (status !== void 0) return status;
  throw dataError(where, `has the status ${shown(word ?? null)}, an unknown status`, `${FIX}.`);
}
function statusReader(rows, metric) {
  const columns = [...namesOfColumns(rows)].filter((name) => name !== metric);
  const none = rows.filter(({ fields }) => readNumber(ownValue(fields, "errors")) === 0);
  const marks = columns.filter(
    (name) => FAILED_COLUMN.test(name.toLowerCase()) || name === "error" || name === "errors" && 2 * none.length > rows.length
  );
  const names = columns.filter((name) => STATUS_COLUMNS.includes(name.toLowerCase())).sort(
    (a, b) => STATUS_COLUMNS.indexOf(a.toLowerCase()) - STATUS_COLUMNS.indexOf(b.toLowerCase())
  );
  if (names.length === 0 && marks.length === 0) return ({ status }) => status;
  return ({ status: recorded2, fields, where }) => {
    if (recorded2 !== void 0) return recorded2;
    if (marks.some((mark) => saysFailed(mark, ownValue(fields, mark)))) return "failed";
    const name = names.find((one) => (ownValue(fields, one) ?? "") !== "");
    if (name === void 0) return void 0;
    const status = STATUSES.get(wordIn(fields[name]));
    if (status !== void 0) return status;
    const values = new Set(rows.map((row) => shown(ownValue(row.fields, name) ?? "")));
    throw dataError(
      where,
      `${printable(name)} is ${shown(fields[name])}, an unknown status; the column has ${listed([...values], 10)}`,
      `${FIX}, or rename the column if it is not a status.`
    );
  };
}

// src/parse/parameters.ts
var MAX_PARAMETERS = 1e3;
var MAX_NAME2 = 200;
var MAX_VALUE = 200;
function parametersOf(fields) {
  const entries = flattened(fields, ".").slice(0, MAX_PARAMETERS);
  return Object.fromEntries(
    entries.map(([name, value]) => [printable(name, MAX_NAME2), recorded(value)])
  );
}
function recorded(value) {
  if (value === null || value === void 0 || typeof value === "boolean") return value ?? null;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  return printable(
    typeof value === "string" ? value : JSON.stringify(value) ?? String(value),
    MAX_VALUE
  );
}
function drawnReader(rows, guessed) {
  const columns = [...guessed, ...[...namesOfColumns(rows)].filter(isSeedName)];
  const none = { parameters: null, seed: null };
  return ({ parameters, fields }) => {
    if (parameters === void 0 && columns.length === 0) return none;
    const all = Object.entries(parametersOf(parameters ?? cellsIn(fields, columns)));
    const others = all.filter(([name]) => !isSeedName(name));
    const isKnown = guessed.length > 0 || parameters !== void 0;
    return { parameters: isKnown ? Object.fromEntries(others) : null, seed: seedOf(all) };
  };
}
function seedOf(values) {
  const seeds = values.filter(([name]) => isSeedName(name)).map(([, value]) => readNumber(value));
  return seeds.find((seed) => Number.isSafeInteger(seed)) ?? null;
}
function cellsIn(fields, names) {
  const cells = names.flatMap((name) => {
    const value = ownValue(fields, name) ?? "";
    if (value === "") return [];
    const number = readNumber(value);
    return [[name, typeof number === "number" ? number : value]];
  });
  return Object.fromEntries(cells);
}
var MAX_GUESSED_TRIALS = 1e4;
function parameterColumns(rows, known) {
  if (rows.length > MAX_GUESSED_TRIALS || rows.some(({ parameters }) => parameters)) return [];
  const columns = surveyColumns(rows);
  const groups = columns.filter(
    ({ name, example }) => isFields(example) && PARAMETER_GROUP.test(name)
  );
  if (groups.length > 0) return groups.map(({ name }) => name);
  const none = new Set(known.flatMap((one) => [one, ...one.split(/[^\w-]+/)]));
  const others = [isStatusName, isCounterName, isSeedName, isCostName, isScoreName];
  return columns.filter(({ name }) => !none.has(name) && !others.some((isOther) => isOther(name))).filter((column) => {
    if (isNumeric(column)) return column.least < column.greatest;
    const values = rows.map(({ fields }) => ownValue(fields, column.name) || null);
    const texts = values.filter((value) => typeof value === "string");
    return new Set(values).size > 1 && new Set(texts).size < texts.length;
  }).map(({ name }) => name);
}

export {
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
  fieldsIn,
  namesOfColumns,
  surveyColumns,
  surveyPaths,
  isNumeric,
  describeColumns,
  snakeCase,
  isScoreName,
  usualDirection,
  unitByName,
  ORDER_COLUMNS,
  ID_COLUMNS,
  STEP_COLUMN,
  AXIS_COLUMN,
  isSeedName,
  isCounterName,
  PARAMETER_GROUP,
  isStatusName,
  requireStatus,
  statusReader,
  MAX_PARAMETERS,
  MAX_NAME2 as MAX_NAME,
  MAX_VALUE,
  drawnReader,
  parameterColumns
};
