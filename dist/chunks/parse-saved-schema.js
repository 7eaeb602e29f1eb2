import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  MAX_NAME,
  MAX_PARAMETERS,
  MAX_VALUE
} from "./parse-columns-columns.js";
import {
  shown
} from "./parse-columns-names.js";
import {
  _default,
  _enum,
  _gt,
  _gte,
  _lte,
  _maxLength,
  _null,
  _regex,
  array,
  boolean,
  describe,
  int,
  nullable,
  number,
  readonly,
  record,
  refine,
  safeParse,
  strictObject,
  string,
  union
} from "./zod.js";
import {
  LABEL
} from "./settings.js";
import {
  dataError,
  printable
} from "./errors.js";

// src/parse/saved/schema.ts
function readAs(schema, value, place, at = []) {
  const { success, data, error } = safeParse(schema, value);
  if (success) return data;
  const [issue] = error.issues;
  if (issue === void 0) throw error;
  const unknown = issue.code === "unrecognized_keys" ? [issue.keys[0] ?? ""] : [];
  const wrong = issue.path.reduce((inner, key) => Reflect.get(Object(inner), key), value);
  const said = wrong === void 0 ? "missing" : shown(wrong);
  const what = unknown.length > 0 ? "is an unknown field" : `is ${said}, but should be ${issue.message}`;
  const field = [...at, ...issue.path, ...unknown].reduce((before, key) => {
    if (typeof key === "number") return `${before}[${key}]`;
    return [before, printable(String(key), 40)].filter(Boolean).join(".");
  }, "");
  throw dataError({ path: place.path, part: field }, what, place.fix);
}
function text(maxLength) {
  const expected = `text of at most ${maxLength.toLocaleString("en-US")} characters`;
  return pattern(new RegExp(`^[\\s\\S]{0,${maxLength}}$`, "u"), expected);
}
function pattern(regex, expected) {
  return string(expected).check(_regex(regex, expected));
}
var labelOrNone = pattern(
  new RegExp(`^$|${LABEL.source}`, "u"),
  "printable text of at most 80 characters"
);
var commit = pattern(/^([0-9a-f]{40}|[0-9a-f]{64})$/, "the SHA of a commit");
var workflowPath = pattern(/^[^\p{Cc}\p{Cs}]{0,300}$/u, "the path of a workflow file");
var event = pattern(/^[a-z_]{0,40}$/, "the name of an event");
var instant = pattern(
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{3})?Z$/,
  'an instant such as "2026-11-03T10:20:30Z"'
);
var whole = int("a whole number");
function wholeFrom(least, greatest = Number.MAX_SAFE_INTEGER) {
  const expected = `a whole number from ${least} to ${greatest}`;
  return int(expected).check(_gte(least, expected), _lte(greatest, expected));
}
var finite = number("a finite number");
var positive = number("a finite number above 0").check(_gt(0, "a finite number above 0"));
var truth = boolean("true or false");
function oneOf(values) {
  return _enum(values, values.map((value) => JSON.stringify(value)).join(" or "));
}
function optional(schema, description = "") {
  const field = _default(nullable(schema), null);
  return description === "" ? field : described(field, description);
}
function described(schema, description) {
  return schema.check(describe(description));
}
function list(item, maxLength) {
  const expected = `a list of at most ${maxLength.toLocaleString("en-US")} items`;
  return readonly(array(item, expected).check(_maxLength(maxLength, expected)));
}
function object(shape) {
  return strictObject(shape, "an object");
}
function dictionary(value) {
  const expected = `an object of at most ${MAX_PARAMETERS.toLocaleString("en-US")} fields, with names of at most ${MAX_NAME} characters`;
  const isSmall = (fields) => Object.keys(fields).length <= MAX_PARAMETERS;
  return record(text(MAX_NAME), value, expected).check(refine(isSmall, expected));
}
var parameterValue = union(
  [text(MAX_VALUE), finite, truth, _null()],
  `text of at most ${MAX_VALUE} characters, a finite number, true, false or null`
);

export {
  readAs,
  text,
  pattern,
  labelOrNone,
  commit,
  workflowPath,
  event,
  instant,
  whole,
  wholeFrom,
  finite,
  positive,
  truth,
  oneOf,
  optional,
  described,
  list,
  object,
  dictionary,
  parameterValue
};
