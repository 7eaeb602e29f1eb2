import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  PARAMETER_GROUP,
  either,
  flattened,
  groupBy,
  isBestName,
  isCostName,
  isCounterName,
  isParameterName,
  isScoreName,
  isSeedName,
  isStatusName,
  listed,
  listsIn,
  ownValue,
  readNumber,
  shown,
  statusReader,
  tryParseJson,
  unitByName
} from "./parse-columns-names.js";
import {
  isFields,
  namesOfColumns,
  recordedDirection
} from "./parse-table.js";
import {
  MAX_COST,
  MIN_COST,
  isJmesPath,
  require_jmespath
} from "./settings.js";
import {
  UserError,
  dataError,
  detailOf,
  didYouMean,
  naming,
  printable,
  printablePath
} from "./errors.js";
import {
  __toESM
} from "./runtime.js";

// src/parse/columns/columns.ts
var import_jmespath = __toESM(require_jmespath(), 1);
function findQuantity(table, wanted, context) {
  const { name } = wanted;
  if (table.rows.some(({ fields }) => Object.hasOwn(fields, name))) {
    return { name, read: ({ fields }) => ownValue(fields, name) };
  }
  const read = resolveExpression(wanted, table.rows);
  if (read === null) throw notFound(table, wanted, context);
  return { name, read };
}
function notFound(table, { name, option }, context) {
  const { reading, source } = context;
  const location = printablePath(source.location);
  const columns = surveyPaths(table.rows);
  const names = columns.filter(isNumeric).map((column) => column.name);
  const guess = didYouMean(name, names, (other) => JSON.stringify(printable(other)));
  const fix = `${guess && `${guess} `}The columns of ${location} are: ${describeColumns(columns)}.`;
  const suggestion = option === "metric" ? suggest(table, { ...reading, metric: null }) : null;
  const what = `has no ${option} ${JSON.stringify(printable(name))}`;
  return dataError(location, what, orItsLists(fix, table), suggestion);
}
function listsInOnlyRow({ rows: [only, second] }) {
  return second === void 0 ? listsIn(only?.fields) : "";
}
function orItsLists(fix, table) {
  const lists = listsInOnlyRow(table);
  if (lists === "") return fix;
  return naming`${fix} If the rows are a list in it, set ${{ option: "rows" }}: ${lists}.`;
}
function findMetric(table, context) {
  const { metric, cost } = context.reading;
  const name = metric ?? onlyScore(table, cost);
  if (name === null) throw unnamed(table, context);
  return findQuantity(table, { name, option: "metric" }, context);
}
function unnamed(table, { reading, source }) {
  const location = printablePath(source.location);
  const columns = scoreColumns(table, reading.cost);
  if (columns.length > 0) {
    const several = columns.length > 1 ? "several columns" : "one column";
    const what2 = `is not given, and ${location} has ${several} of numbers: ${describeColumns(columns)}`;
    const fix2 = orItsLists("Name the column, path or expression of the score.", table);
    return dataError({ option: "metric" }, what2, fix2, suggest(table, reading));
  }
  const statusOf = statusReader(table.rows, "");
  if (table.rows.every((row) => valueOr(false, () => statusOf(row) === "failed"))) {
    const what2 = `has no score: all ${table.rows.length} trials failed`;
    return dataError(location, what2, "Look at why they fail, and run the search again.");
  }
  const what = `has no column of numbers that can be the score: ${describeColumns(surveyPaths(table.rows))}`;
  const fix = "Check that this is the sweep, that it has finished, and that its numbers are plain, without units.";
  return dataError(location, what, orItsLists(fix, table));
}
function numberIn(row, quantity) {
  const number = readNumber(quantity.read(row));
  if (number === "other") throw wrongValue(row, quantity, "not a number");
  return number === "missing" ? null : number;
}
var WRITTEN = [
  [/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/, "Write it without separators of thousands"],
  [/^[+-]?\d*,\d+$/, "Write it with a decimal point"],
  [/%$/, "Write it without the percent sign"]
];
function wrongValue(row, { name, read }, what) {
  const value = read(row) ?? null;
  const [, hint = "Correct it"] = WRITTEN.find(([form]) => form.test(String(value).trim())) ?? [];
  const fix = `${hint}, or leave it empty if the trial failed.`;
  return dataError(row, `${printable(name)} is ${shown(value)}, ${what}`, fix);
}
function findCost(table, name, context) {
  const { format, reading } = context;
  const quantity = findQuantity(table, { name, option: "cost" }, context);
  const known = format.isGeneric || name !== "duration" ? unitByName(name) : "seconds";
  return {
    unit: reading.costUnit ?? known,
    of: (row) => {
      const cost = valueOr(null, () => numberIn(row, quantity)) ?? 0;
      return cost >= MIN_COST && cost <= MAX_COST ? cost : null;
    }
  };
}
function scoreColumns({ rows, scores }, cost) {
  const none = /* @__PURE__ */ new Set([cost]);
  for (const { parameters } of rows)
    for (const name of Object.keys(parameters ?? {})) none.add(name);
  const columns = surveyPaths(rows);
  const isKnown = columns.length === 1 || scores?.length === 1;
  return columns.filter((column) => isNumeric(column) && !none.has(column.name) && !isBestSoFar(column)).filter(({ name }) => scores?.includes(name) ?? !PARAMETER_GROUP.test(name.split(".")[0] ?? "")).filter(({ name }) => isKnown || !NO_SCORES.some((is) => is(name))).toSorted((a, b) => Number(isScoreName(b.name)) - Number(isScoreName(a.name)));
}
var NO_SCORES = [isStatusName, isSeedName, isCounterName, isParameterName];
function onlyScore(table, cost) {
  const [only, second] = scoreColumns(table, cost);
  if (only === void 0 || second !== void 0) return null;
  const isLone = surveyPaths(table.rows).length === 1;
  return isLone || table.scores?.length === 1 || isScoreName(only.name) ? only.name : null;
}
var MAX_CHOICES = 5;
function suggest(table, { metric, direction, cost }) {
  const candidates = scoreColumns(table, cost);
  if (metric === null && candidates.length === 0) return null;
  const isRecorded = metric === null ? Object.keys(table.directions).length > 0 : recordedDirection(table, metric) !== null;
  const asked = ["metric", metric ?? askMetric(candidates)];
  const eitherWay = { question: "maximize or minimize?", placeholder: "maximize|minimize" };
  return isRecorded ? [asked] : [asked, ["direction", direction ?? eitherWay]];
}
function askMetric(candidates) {
  const shown2 = candidates.slice(0, MAX_CHOICES).map(({ name }) => printable(name, 100));
  const hidden = candidates.length - shown2.length;
  const choices = hidden > 0 ? [...shown2, `${hidden} more`] : shown2;
  return { question: `${either(choices)}?`, placeholder: "NAME" };
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
  const known = surveyed.get(rows);
  if (known !== void 0) return known;
  const opened = rows.map((row) => {
    if (isFlat(row)) return row;
    const members = flattened(row.fields, ".", PATHS).flatMap(([name, value]) => {
      if (!Array.isArray(value)) return [[name, value]];
      const last = flattened({ "": value.at(-1) }, ".", PATHS);
      return last.map(([rest, member]) => [`${name}[-1]${rest}`, member]);
    });
    return { ...row, fields: Object.fromEntries(members) };
  });
  const columns = surveyColumns(opened);
  surveyed.set(rows, columns);
  return columns;
}
var surveyed = /* @__PURE__ */ new WeakMap();
function isFlat({ fields }) {
  for (const name in fields) if (typeof fields[name] === "object" && fields[name]) return false;
  return true;
}
function countIn(columns, name, value) {
  let column = columns.get(name);
  if (column === void 0) {
    const range = { least: Infinity, greatest: -Infinity };
    const steps = { rises: 0, falls: 0, last: Number.NaN };
    column = { name, numbers: 0, others: 0, ...range, ...steps, example: null };
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
  if (number > column.last) column.rises++;
  if (number < column.last) column.falls++;
  column.last = number;
  if (!Number.isFinite(number)) return;
  column.least = Math.min(column.least, number);
  column.greatest = Math.max(column.greatest, number);
}
function isNumeric({ numbers, others }) {
  return numbers > 0 && others === 0;
}
function isBestSoFar({ name, numbers, rises, falls }) {
  const changes = Math.max(rises, falls);
  const isSteady = Math.min(rises, falls) === 0 && changes > 0 && 2 * (changes + 1) <= numbers;
  return isSteady && isBestName(name);
}
function describeColumns(columns) {
  const sorted = columns.toSorted((a, b) => Number(isNumeric(b)) - Number(isNumeric(a)));
  return listed(sorted.map((one) => `${printable(one.name, 40)} (${describeValues(one)})`));
}
function describeValues({ numbers, others, least, greatest, example }) {
  if (others > 0)
    return typeof example === "string" ? `text such as ${shown(example)}` : "other values";
  if (numbers === 0) return "empty";
  const [from, to] = [least, greatest].map((value) => Number(value.toPrecision(4)));
  return least > greatest ? "infinite" : `${from} to ${to}`;
}
function resolveExpression(wanted, rows) {
  const { name } = wanted;
  const meanings = [];
  if (PATH.test(name)) meanings.push(pathOf(name));
  if (isJmesPath(name)) meanings.push((row) => query(wanted, row));
  return meanings.find((read) => rows.some((row) => hasIn(read, row))) ?? null;
}
function hasIn(read, row) {
  return valueOr(true, () => read(row) !== void 0);
}
function valueOr(other, read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof UserError && error.fault === "data") return other;
    throw error;
  }
}
var PATH = /^("(?:[^"\\]|\\.)*"|[^."[\]]+)(\[-?\d+\])*(\.("(?:[^"\\]|\\.)*"|[^."[\]]+)(\[-?\d+\])*)*$/;
function pathOf(expression) {
  const steps = expression.match(/"(?:[^"\\]|\\.)*"|\[-?\d+\]|[^."[\]]+/g) ?? [];
  return ({ fields }) => steps.reduce(follow, fields);
}
function follow(value, step) {
  if (step.startsWith("["))
    return Array.isArray(value) ? value.at(Number(step.slice(1, -1))) : void 0;
  const key = step.startsWith('"') ? String(tryParseJson(step)) : step;
  return isFields(value) ? ownValue(value, key) : void 0;
}
function query({ name, option }, row) {
  try {
    return (0, import_jmespath.search)(withoutBlanks(row), name) ?? void 0;
  } catch (error) {
    const reason = detailOf(error, "message");
    if (/^TypeError: .* received type null/.test(reason)) return void 0;
    const what = naming`${{ option }} ${JSON.stringify(printable(name))} cannot be evaluated: ${printable(reason, 160)}`;
    const fix = "Correct the expression or the value; to_number() turns text into a number: CSV cells are text.";
    throw dataError(row, what, fix);
  }
}
function withoutBlanks({ fields }) {
  const isBlank = (value) => typeof value === "string" && value.trim() === "";
  const entries = Object.entries(fields).filter(([, value]) => !isBlank(value));
  return Object.assign(/* @__PURE__ */ Object.create(null), Object.fromEntries(entries));
}

// src/parse/parameters.ts
var MAX_PARAMETERS = 1e3;
var MAX_NAME = 200;
var MAX_VALUE = 200;
function parametersOf(fields) {
  const all = flattened(fields, ".").slice(0, MAX_PARAMETERS);
  const entries = all.map(([name, value]) => [printable(name, MAX_NAME), recorded(value)]);
  return Object.fromEntries(entries);
}
function recorded(value) {
  if (value === null || value === void 0 || typeof value === "boolean") return value ?? null;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  const text = typeof value === "string" ? value : JSON.stringify(value) ?? String(value);
  return printable(text, MAX_VALUE);
}
function drawnReader(rows, guessed) {
  const columns = [...guessed, ...[...namesOfColumns(rows)].filter(isSeedName)];
  const none = { parameters: null, seed: null };
  const known = /* @__PURE__ */ new Map();
  const isSeed = (name) => {
    const is = known.get(name) ?? isSeedName(name);
    known.set(name, is);
    return is;
  };
  return ({ parameters, fields }) => {
    if (parameters === void 0 && columns.length === 0) return none;
    const all = Object.entries(parametersOf(parameters ?? cellsIn(fields, columns)));
    const others = all.filter(([name]) => !isSeed(name));
    const isKnown = guessed.length > 0 || parameters !== void 0;
    const seeds = all.filter(([name]) => isSeed(name)).map(([, value]) => readNumber(value));
    const seed = seeds.find((number) => Number.isSafeInteger(number)) ?? null;
    return { parameters: isKnown ? Object.fromEntries(others) : null, seed };
  };
}
function columnsIn({ fields, parameters = {} }, names) {
  const all = { ...fields, ...parametersOf(parameters) };
  return parametersOf(cellsIn(all, names));
}
function cellsIn(fields, names) {
  const cells = names.flatMap((name) => {
    const value = ownValue(fields, name) ?? "";
    const number = readNumber(value);
    return value === "" ? [] : [[name, typeof number === "number" ? number : value]];
  });
  return Object.fromEntries(cells);
}
var MAX_GUESSED_TRIALS = 1e4;
function parameterColumns(rows, known, asked) {
  if (rows.length > MAX_GUESSED_TRIALS || rows.some(({ parameters }) => parameters))
    return { names: [], areGuessed: false };
  const columns = surveyColumns(rows);
  const isGroup = ({ name, example }) => isFields(example) && PARAMETER_GROUP.test(name);
  const recorded2 = columns.filter((one) => isParameterName(one.name) || isGroup(one));
  if (recorded2.length > 0) return { names: recorded2.map(({ name }) => name), areGuessed: false };
  const isThere = (name) => columns.some((column) => column.name === name);
  const names = /* @__PURE__ */ new Set([...guessedIn(rows, columns, known), ...asked.filter(isThere)]);
  return { names: [...names], areGuessed: names.size > 0 };
}
function guessedIn(rows, columns, known) {
  const none = new Set(known.flatMap((name) => [name, ...name.split(/[^\w-]+/)]));
  const others = [isStatusName, isCounterName, isSeedName, isCostName, isScoreName];
  return columns.filter(({ name }) => !none.has(name) && !others.some((isOther) => isOther(name))).filter((column) => {
    if (isNumeric(column)) return column.least < column.greatest;
    const values = rows.map(({ fields }) => ownValue(fields, column.name) || null);
    const texts = values.filter((value) => typeof value === "string");
    return new Set(values).size > 1 && new Set(texts).size < texts.length;
  }).map(({ name }) => name);
}
function valueCounts(trials) {
  const names = [...new Set(trials.flatMap((parameters) => Object.keys(parameters)))];
  const counts = names.map((name) => {
    const groups = groupBy(trials, (parameters) => JSON.stringify(parameters[name]));
    return Array.from(groups.values(), ({ length }) => length);
  });
  return counts.filter(({ length }) => length > 1);
}
function isGrid(trials) {
  const sizes = valueCounts(trials).map(({ length }) => length);
  const combinations = sizes.reduce((product, size) => product * size, 1);
  const distinct = new Set(trials.map((parameters) => JSON.stringify(parameters)));
  return sizes.length > 1 && combinations === trials.length && distinct.size === trials.length;
}

export {
  listsInOnlyRow,
  findMetric,
  numberIn,
  wrongValue,
  findCost,
  scoreColumns,
  onlyScore,
  suggest,
  surveyColumns,
  isNumeric,
  hasIn,
  MAX_PARAMETERS,
  MAX_NAME,
  MAX_VALUE,
  drawnReader,
  columnsIn,
  parameterColumns,
  valueCounts,
  isGrid
};
