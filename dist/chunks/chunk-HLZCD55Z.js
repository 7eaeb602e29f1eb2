import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  MAX_NAME,
  MAX_PARAMETERS,
  MAX_VALUE,
  parseJson
} from "./chunk-J355BQ3V.js";
import {
  isFields,
  ownValue,
  shown
} from "./chunk-7VWMG4DV.js";
import {
  _default,
  _enum,
  _gt,
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
} from "./chunk-HGCKWRJG.js";
import {
  printable,
  printablePath
} from "./chunk-GIUSFQ3E.js";
import {
  dataError
} from "./chunk-JHSXOLMS.js";

// src/parse/saved/fields.ts
function readAs(schema, value, place, at = []) {
  const { success, data, error } = safeParse(schema, value);
  if (success) return data;
  const [issue] = error.issues;
  if (issue === void 0) throw error;
  const path = [...at, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    return wrongField(place, [...path, issue.keys[0] ?? ""], "is an unknown field");
  }
  const found = issue.path.reduce(valueIn, value);
  const said = found === void 0 ? "missing" : shown(found);
  return wrongField(place, path, `is ${said}, but should be ${issue.message}`);
}
function valueIn(value, key) {
  if (Array.isArray(value)) return value[Number(key)];
  return isFields(value) ? ownValue(value, String(key)) : void 0;
}
function wrongField({ file, fix }, path, what) {
  const field = path.reduce((before, key) => {
    if (typeof key === "number") return `${before}[${key}]`;
    const name = printable(String(key), 40);
    return before === "" ? name : `${before}.${name}`;
  }, "");
  throw dataError(field === "" ? file : `${file}, ${field}`, what, fix);
}
function text(maxLength) {
  const expected = `text of at most ${maxLength.toLocaleString("en-US")} characters`;
  return pattern(new RegExp(`^[\\s\\S]{0,${maxLength}}$`, "u"), expected);
}
function pattern(regex, expected) {
  return string(expected).check(_regex(regex, expected));
}
var whole = int("a whole number");
var finite = number("a finite number");
var positive = number("a finite number above 0").check(_gt(0, "a finite number above 0"));
var truth = boolean("true or false");
function oneOf(values) {
  return _enum(values, values.map((value) => JSON.stringify(value)).join(" or "));
}
function optional(schema) {
  return _default(nullable(schema), null);
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
  const isSmall = (found) => Object.keys(found).length <= MAX_PARAMETERS;
  return record(text(MAX_NAME), value, expected).check(refine(isSmall, expected));
}
var parameterValue = union(
  [text(MAX_VALUE), finite, truth, _null()],
  `text of at most ${MAX_VALUE} characters, a finite number, true, false or null`
);

// src/parse/saved/meta-file.ts
var META_VERSION = 1;
var sentence = text(500);
var interval = "a range with low not above high";
var dimension = object({
  distribution: optional(
    text(100).check(describe("The sampler\u2019s name for it, such as log-uniform."))
  ),
  low: optional(finite),
  high: optional(finite),
  log: optional(truth.check(describe("Whether it was drawn on a log scale."))),
  choices: optional(list(parameterValue, 100).check(describe("All values it could take.")))
}).check(refine(({ low, high }) => low === null || high === null || low <= high, interval));
var fields = {
  search: optional(
    object({
      method: optional(
        oneOf(["random", "grid", "adaptive"]).check(
          describe("How the trials were drawn; used if the tool does not record it.")
        )
      ),
      sampler: optional(text(200)),
      seed: optional(whole.check(describe("The seed of the sampler."))),
      space: optional(dictionary(dimension).check(describe("What each parameter could be.")))
    })
  ),
  infrastructure: optional(
    object({
      hardware: optional(sentence),
      software: optional(sentence),
      provider: optional(sentence)
    })
  ),
  runtime: optional(
    object({
      trialSeconds: optional(positive.check(describe("Mean over the trials."))),
      totalSeconds: optional(positive),
      energyKilowattHours: optional(positive)
    })
  ),
  evaluation: optional(
    object({
      data: optional(sentence.check(describe("What the score was measured on."))),
      split: optional(sentence.check(describe("How it was split from the rest."))),
      selection: optional(sentence.check(describe("How the best configuration was chosen.")))
    })
  ),
  code: optional(
    object({
      repository: optional(sentence.check(describe("Where the code is; text, not followed."))),
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
var CORRECTION = "Correct it; docs/sweep-meta.md has an example.";
function readMeta({ path, text: text2, refusal }) {
  const where = printablePath(path);
  if (refusal) throw refusal;
  const document = parseJson(text2, where);
  const version = isFields(document) ? ownValue(document, "schemaVersion") : void 0;
  if (Number.isSafeInteger(version) && version !== META_VERSION) {
    const what = `has schemaVersion ${version}; this version reads ${META_VERSION}`;
    throw dataError(where, what, CORRECTION);
  }
  const read = readAs(metaFile, document, { file: where, fix: CORRECTION });
  const { $schema, schemaVersion, ...meta2 } = read;
  return meta2;
}

export {
  readAs,
  text,
  pattern,
  whole,
  finite,
  truth,
  oneOf,
  optional,
  list,
  object,
  dictionary,
  parameterValue,
  metaFile,
  meta,
  readMeta
};
