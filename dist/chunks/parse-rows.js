import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  listsIn,
  parseDocument,
  shown
} from "./parse-columns-names.js";
import {
  checkRowCount,
  isFields
} from "./parse-table.js";
import {
  workOn
} from "./read.js";
import "./read-location.js";
import {
  textOf
} from "./read-names.js";
import {
  require_jmespath
} from "./settings.js";
import {
  dataError,
  detailOf,
  naming,
  printable,
  settingsError
} from "./errors.js";
import {
  __toESM
} from "./runtime.js";

// src/parse/rows.ts
var import_jmespath = __toESM(require_jmespath(), 1);
var ROWS = { option: "rows" };
var MAX_SECONDS = { atLeast: 10, perMebibyte: 1 };
var READABLE = ["auto", "json", "jsonl"];
async function selectRows(files, { rows, format }) {
  if (!READABLE.includes(format)) {
    const fix = naming`Leave ${ROWS} or ${{ option: "format" }} out.`;
    throw settingsError("rows", `finds rows in JSON, but the format is ${printable(format)}`, fix);
  }
  const texts = files.map((file) => {
    const text = textOf(file);
    if (/^\s*[[{]/.test(text)) return { kind: "text", path: file.path, text };
    const what = naming`is not JSON, and ${ROWS} finds rows in JSON only`;
    throw dataError(file, what, naming`Leave ${ROWS} out: every row of a table is a trial.`);
  });
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  const seconds = Math.round(MAX_SECONDS.atLeast + MAX_SECONDS.perMebibyte * length / 2 ** 20);
  const task = { files: texts, expression: rows };
  const limits = { deadlineMs: 1e3 * seconds, explain: tooMuch };
  return await workOn("rows", task, limits);
}
function tooMuch({ message }) {
  return settingsError("rows", message, "Write an expression that finds each row once.");
}
async function findRows({ files, expression }) {
  try {
    const textOfRows = (file) => JSON.stringify(rowsIn(file, expression), finite);
    return files.map((file) => ({ ...file, text: textOfRows(file) }));
  } catch (error) {
    throw error instanceof RangeError ? tooMuch(new Error("finds more than memory holds")) : error;
  }
}
var finite = (_, value) => typeof value === "number" && !Number.isFinite(value) ? String(value) : value;
function rowsIn(file, expression) {
  const document = parseDocument(file);
  const found = evaluate(expression, document, file);
  const items = Array.isArray(found) ? found : [];
  checkRowCount(items.length, file.path);
  const other = items.findIndex((item) => !isFields(item));
  if (items.length > 0 && other === -1) return items;
  const lists = listsIn(document);
  const places = lists === "" ? "Name the list that holds the rows." : `Its lists are ${lists}.`;
  if (items.length === 0) {
    const [what, instead] = found === null || Array.isArray(found) ? ["nothing", ""] : [shown(found), ", not a list of objects"];
    const text = naming`${ROWS} finds ${what} at ${quoted(expression)}${instead}`;
    throw dataError(file, text, places);
  }
  const place = { path: file.path, part: `item ${other + 1} of ${quoted(expression)}` };
  const fix = items.some(isFields) ? `Choose those that are: ${quoted("LIST[?KEY]")}.` : `Make objects of them: ${quoted(`${expression} | [].{score: @}`)}.`;
  throw dataError(place, `is ${shown(items[other])}, not an object`, fix);
}
function evaluate(expression, document, file) {
  try {
    return (0, import_jmespath.search)(document, expression);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const reason = printable(detailOf(error, "message"), 160);
    const what = naming`${ROWS} ${quoted(expression)} cannot be evaluated: ${reason}`;
    throw dataError(file, what, "Correct the expression: https://jmespath.org.");
  }
}
function quoted(expression) {
  return `\`${printable(expression, 100)}\``;
}
export {
  findRows,
  selectRows
};
