import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  flattened,
  isFields,
  ownValue,
  readNumber,
  shown
} from "./chunk-7VWMG4DV.js";
import {
  printable
} from "./chunk-GIUSFQ3E.js";
import {
  dataError
} from "./chunk-JHSXOLMS.js";

// src/parse/columns/names.ts
var HIGHER = [
  ...["accuracy", "acc", "f1", "auc", "auroc", "auprc", "bleu", "rouge", "mcc", "miou", "iou"],
  ...["dice", "ndcg", "map", "mrr", "r2", "kappa", "pearson", "spearman", "psnr", "ssim"],
  ...["reward", "return", "precision", "recall"]
];
var LOWER = [
  ...["loss", "logloss", "nll", "perplexity", "ppl", "bpb", "bpc", "error", "err", "rmse", "mse"],
  ...["mae", "mape", "rmsle", "cer", "wer", "ter", "fid", "regret", "brier", "crossentropy"]
];
var EITHER = ["score", "objective"];
var SCORES = [...HIGHER, ...LOWER, ...EITHER];
var QUALIFIERS = /^(\d+|at|k|macro|micro|weighted|mean|avg|average|median|max|min|best|final|last|top|epoch|step|rate|roc|pr|train|training|val|valid|validation|eval|dev|test)$/;
var REVERSALS = /^(neg|negative|negated|minus|inv|inverse|inverted|reciprocal)$/;
var NEGATED_ERROR = /(^|[^a-z])neg_(mean|median|root_mean|max|log|brier|mse|mae|rmse)(_|$)/i;
var MAX_NAME = 200;
function isCopiable(name) {
  return name !== "" && printable(name, MAX_NAME) === name;
}
function isSpread(parts) {
  return parts.some((part) => /^(std|stdev|stddev|stderr|sem|sd)$/.test(part));
}
function scoreWordIn(parts) {
  if (isSpread(parts)) return "";
  const head = parts.findLast((part) => !QUALIFIERS.test(part)) ?? "";
  const kind = head === "score" && scoreWordIn(parts.filter((part) => part !== "score"));
  return kind || (SCORES.includes(head) ? head : "");
}
function isScoreName(name) {
  return scoreWordIn(partsOf(name)) !== "";
}
function directionByName(metric) {
  const parts = partsOf(metric);
  const word = scoreWordIn(parts);
  const isLower = LOWER.includes(word);
  if (isLower && NEGATED_ERROR.test(metric)) return "maximize";
  if (parts.some((part) => REVERSALS.test(part)) || /^(1 ?)?[-−]/.test(metric.trim())) return null;
  if (isLower) return "minimize";
  const isHigher = HIGHER.includes(word) && !parts.some((part) => LOWER.includes(part));
  return isHigher ? "maximize" : null;
}
function partsOf(name) {
  const split = (part, at) => SCORES.includes(part.toLowerCase()) ? part : part.split(at);
  return name.slice(0, MAX_NAME).split(/[^A-Za-z\d]+/).flatMap((part) => split(part, /(?<=[a-z\d])(?=[A-Z])/)).flatMap((part) => split(part, /(?<=\D)(?=\d)|(?<=\d)(?=\D)/)).map((part) => part.toLowerCase()).filter((part) => part !== "");
}
function snakeCase(name) {
  return name.slice(0, MAX_NAME).replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase().replace(/[- ]/g, "_");
}
var COSTS = /^(time|times|duration|runtime|walltime|elapsed|cost|costs|seconds?|secs?|minutes?|hours?|ms|flops)$/;
var NO_COSTS = /^(start|started|end|ended|stamp|timestamp|since|this|date|created|remaining|step|epoch)$/;
function isCostName(name) {
  const parts = partsOf(name);
  return parts.some((part) => COSTS.test(part)) && !parts.some((part) => NO_COSTS.test(part));
}
var UNITS = [
  [/^(secs?|seconds?)$/, "s", "seconds"],
  [/^milliseconds?$/, "ms", "milliseconds"],
  [/^(mins|minutes?)$/, "min", "minutes"],
  [/^(hrs?|hours?)$/, "h", "hours"]
];
function unitByName(name) {
  const parts = partsOf(name);
  if (parts.includes("per")) return null;
  const [, , unit] = UNITS.find(([word]) => parts.some((part) => word.test(part))) ?? UNITS.find(([, ending]) => parts.length > 1 && parts.at(-1) === ending) ?? [];
  const device = parts.find((part) => /^[cgt]pu$/.test(part));
  if (unit === void 0) return null;
  return device === void 0 ? unit : `${device.toUpperCase()} ${unit}`;
}
var MAX_COMPARED_LENGTH = 64;
var MAX_COMPARED = 1e3;
function nearMiss(wanted, names) {
  if (wanted.length > MAX_COMPARED_LENGTH) return null;
  const known = names.slice(0, MAX_COMPARED).filter(({ length }) => length <= MAX_COMPARED_LENGTH);
  const [near] = known.map((name) => ({ name, distance: editDistance(lettersOf(wanted), lettersOf(name)) })).filter(({ name, distance }) => distance <= Math.min(2, lettersOf(name).length / 3)).sort((a, b) => a.distance - b.distance);
  if (near !== void 0) return near.name;
  const words = partsOf(wanted);
  const having = known.filter((name) => words.every((word) => partsOf(name).includes(word)));
  return words.length > 0 && having.length === 1 ? having[0] ?? null : null;
}
function lettersOf(name) {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
function editDistance(from, to) {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    let before = row + 1;
    const current = above.slice(1).map((up, i) => {
      const changed = (above[i] ?? 0) + (letter === to.charAt(i) ? 0 : 1);
      before = Math.min(changed, up + 1, before + 1);
      return before;
    });
    above = [row + 1, ...current];
  }
  return above.at(-1) ?? 0;
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

// src/parse/columns/columns.ts
function namesOfColumns(rows) {
  const names = /* @__PURE__ */ new Set();
  for (const { fields } of rows) for (const name of Object.keys(fields)) names.add(name);
  return names;
}
function surveyColumns(rows) {
  const columns = /* @__PURE__ */ new Map();
  for (const { fields } of rows) {
    for (const name of Object.keys(fields)) {
      let column = columns.get(name);
      if (column === void 0) {
        column = {
          name,
          numbers: 0,
          others: 0,
          least: Infinity,
          greatest: -Infinity,
          example: void 0
        };
        columns.set(name, column);
      }
      countIn(column, fields[name]);
    }
  }
  return [...columns.values()];
}
function countIn(column, value) {
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
function surveyPaths(rows) {
  const nested = surveyColumns(nestedRows(rows));
  const isOpened = ({ name }) => nested.some((path) => path.name.startsWith(`${name}.`) || path.name.startsWith(`${name}[`));
  return [...surveyColumns(rows).filter((column) => !isOpened(column)), ...nested];
}
function isNumeric({ numbers, others }) {
  return numbers > 0 && others === 0;
}
var MAX_SHOWN = 20;
function describeColumns(columns) {
  const sorted = columns.toSorted((a, b) => Number(isNumeric(b)) - Number(isNumeric(a)));
  const listed = sorted.slice(0, MAX_SHOWN).map(describeColumn);
  const hidden = columns.length - listed.length;
  return [...listed, ...hidden > 0 ? [`and ${hidden} more`] : []].join(", ");
}
function describeColumn(column) {
  const found = describeValues(column);
  return `${printable(column.name, 40)}${found === "" ? "" : ` (${found})`}`;
}
function describeValues({ numbers, others, least, greatest, example }) {
  if (others > 0) {
    const other = typeof example === "string" ? `text such as ${shown(example)}` : "other values";
    return `${numbers > 0 ? "numbers, and " : ""}${other}`;
  }
  if (numbers === 0) return "empty";
  return least > greatest ? "" : `${rounded(least)} to ${rounded(greatest)}`;
}
function rounded(value) {
  return String(Number(value.toPrecision(4)));
}
var MAX_DEPTH2 = 4;
var MAX_PATHS = 200;
function nestedRows(rows) {
  if (!rows.some(({ fields }) => Object.values(fields).some(isNest2))) return [];
  return rows.map((row) => {
    const paths = Object.entries(row.fields).flatMap(
      ([name, value]) => isName(name) ? leaves(value, name, MAX_DEPTH2) : []
    );
    return { ...row, fields: Object.fromEntries(paths.slice(0, MAX_PATHS)) };
  });
}
function isNest2(value) {
  return typeof value === "object" && value !== null;
}
function leaves(value, path, depth) {
  if (depth === 0) return [];
  return membersOf(value, path).slice(0, MAX_PATHS).flatMap(([name, member]) => {
    if (isNest2(member)) return leaves(member, name, depth - 1);
    return typeof readNumber(member) === "number" ? [[name, member]] : [];
  });
}
function membersOf(value, path) {
  if (Array.isArray(value)) return value.length > 0 ? [[`${path}[-1]`, value.at(-1)]] : [];
  if (!isFields(value)) return [];
  return Object.entries(value).filter(([name]) => isName(name)).map(([name, member]) => [`${path}.${name}`, member]);
}
function isName(name) {
  return /^[^.[\]]{1,200}$/.test(name);
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
function withParameters(rows, names) {
  return rows.map((row) => ({ ...row, parameters: parametersIn(row.fields, names) }));
}
function parametersIn(fields, names) {
  const own = names.flatMap((name) => {
    const value = ownValue(fields, name) ?? "";
    if (value === "") return [];
    const number = readNumber(value);
    return [[name, typeof number === "number" ? number : value]];
  });
  return Object.fromEntries(own);
}
function drawnIn(rows) {
  const values = valuesIn(rows);
  const seeds = seedNamesIn(values);
  return values.map((own, i) => ({
    parameters: rows[i]?.parameters === void 0 ? null : without(own, seeds),
    seed: seeds.map((name) => seedFrom(own[name])).find((seed) => seed !== null) ?? null
  }));
}
function seedNames(rows) {
  return seedNamesIn(valuesIn(rows));
}
var NONE = {};
function valuesIn(rows) {
  const columns = [...namesOfColumns(rows)].filter(isSeedName);
  return rows.map(({ parameters, fields }) => {
    if (parameters !== void 0) return parametersOf(parameters);
    const own = columns.filter((name) => Object.hasOwn(fields, name) && isScalar(fields[name]));
    if (own.length === 0) return NONE;
    return parametersOf(Object.fromEntries(own.map((name) => [name, fields[name]])));
  });
}
function isScalar(value) {
  return typeof value !== "object" || value === null;
}
function seedNamesIn(all) {
  const names = /* @__PURE__ */ new Set();
  for (const own of all) for (const name of Object.keys(own)) names.add(name);
  const isSeed = (name) => {
    const values = all.map((own) => (Object.hasOwn(own, name) ? own[name] : null) ?? null);
    return values.some(isWhole) && values.every((value) => isWhole(value) || isMissing(value));
  };
  return [...names].filter((name) => isSeedName(name) && isSeed(name)).sort((a, b) => Number(isPlain(b)) - Number(isPlain(a)));
}
function isSeedName(name) {
  return /^(?!(n|num|number|count|total|max|min)_)((.+_)?seed|random_?state)$/.test(lastPart(name));
}
function isPlain(name) {
  return lastPart(name) === "seed";
}
function lastPart(name) {
  return snakeCase(name.split(/[./]/).at(-1) ?? "");
}
function isWhole(value) {
  return Number.isInteger(readNumber(value));
}
function isMissing(value) {
  return readNumber(value) === "missing";
}
function seedFrom(value) {
  const seed = readNumber(value);
  return typeof seed === "number" && Number.isSafeInteger(seed) ? seed : null;
}
function without(parameters, names) {
  if (names.length === 0) return parameters;
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.includes(name)));
}

export {
  isCopiable,
  isSpread,
  isScoreName,
  directionByName,
  partsOf,
  snakeCase,
  isCostName,
  unitByName,
  nearMiss,
  namesOfColumns,
  surveyColumns,
  surveyPaths,
  isNumeric,
  describeColumns,
  nestedRows,
  parseJson,
  tryParseJson,
  MAX_PARAMETERS,
  MAX_NAME2 as MAX_NAME,
  MAX_VALUE,
  withParameters,
  drawnIn,
  seedNames
};
