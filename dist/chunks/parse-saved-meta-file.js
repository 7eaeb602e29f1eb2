import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  MAX_NAME,
  MAX_PARAMETERS,
  MAX_VALUE
} from "./parse-columns-columns.js";
import {
  parseJson,
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
  literal,
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
  textOf
} from "./read-names.js";
import {
  LABEL
} from "./settings.js";
import {
  dataError,
  printable
} from "./errors.js";

// src/parse/saved/meta-file.ts
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
  const isSmall = (fields2) => Object.keys(fields2).length <= MAX_PARAMETERS;
  return record(text(MAX_NAME), value, expected).check(refine(isSmall, expected));
}
var parameterValue = union(
  [text(MAX_VALUE), finite, truth, _null()],
  `text of at most ${MAX_VALUE} characters, a finite number, true, false or null`
);
var METHODS = ["random", "grid", "adaptive", "list"];
var savedSettings = object({
  failedValue: optional(finite),
  failedTrials: optional(oneOf(["worst", "drop", "error"])),
  prunedTrials: optional(oneOf(["last", "worst", "drop", "error"])),
  unfinishedTrials: optional(oneOf(["worst", "drop", "error"])),
  searchMethod: optional(oneOf(METHODS)),
  metricMin: optional(finite),
  metricMax: optional(finite),
  minTrials: optional(wholeFrom(1), "How many trials were to be drawn at least."),
  pairing: optional(oneOf(["auto", "paired", "independent"]), "Paired: drawn from a fixed list.")
});
var META_VERSION = 1;
var sentence = text(500);
var given = optional(sentence);
var dimension = object({
  distribution: optional(text(100), "The sampler\u2019s name for it, such as log-uniform."),
  low: optional(finite),
  high: optional(finite),
  log: optional(truth, "Whether it was drawn on a log scale."),
  choices: optional(list(parameterValue, 100), "All values it could take.")
});
var fields = {
  search: optional(
    object({
      method: optional(oneOf(METHODS), "How trials were drawn; used if the tool does not say."),
      sampler: optional(text(200)),
      pruner: optional(text(200), "By which rule trials were stopped early."),
      seed: optional(whole, "The seed of the sampler."),
      space: optional(dictionary(dimension), "What each parameter could be.")
    })
  ),
  infrastructure: optional(object({ hardware: given, software: given, provider: given })),
  runtime: optional(
    object({
      trialSeconds: optional(positive, "Mean over the trials."),
      totalSeconds: optional(positive),
      energyKilowattHours: optional(positive)
    })
  ),
  evaluation: optional(
    object({
      data: optional(sentence, "What the score was measured on."),
      split: optional(sentence, "How it was split from the rest."),
      selection: optional(sentence, "How the best configuration was chosen.")
    })
  ),
  code: optional(
    object({
      repository: optional(sentence, "Where the code is; text, not followed."),
      commit: optional(text(100))
    })
  ),
  notes: optional(text(2e3))
};
var metaFile = object({
  $schema: optional(sentence),
  schemaVersion: literal(META_VERSION, String(META_VERSION)),
  ...fields
});
var meta = object(fields);
var CORRECTION = "Correct it; docs/formats.md#sweepmetajson has an example.";
function readMeta(file) {
  const document = parseJson(textOf(file), file);
  const read = readAs(metaFile, document, { path: file.path, fix: CORRECTION });
  const { $schema, schemaVersion, ...meta2 } = read;
  return meta2;
}
function commonMeta(metas) {
  const given2 = metas.filter((meta2) => meta2 !== null);
  const [first, ...others] = given2;
  if (first === void 0) return null;
  const entries = Object.entries(first).map(([name]) => {
    const values = given2.map((meta2) => meta2[name]).filter((field) => field !== null);
    const texts = new Set(values.map((value) => JSON.stringify(value)));
    return [name, texts.size === 1 ? values[0] : null];
  });
  return others.length === 0 ? first : Object.fromEntries(entries);
}

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
  parameterValue,
  savedSettings,
  metaFile,
  meta,
  readMeta,
  commonMeta
};
