import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  dictionary,
  finite,
  list,
  object,
  oneOf,
  optional,
  parameterValue,
  positive,
  readAs,
  text,
  truth,
  whole,
  wholeFrom
} from "./parse-saved-schema.js";
import {
  parseJson
} from "./parse-columns-names.js";
import {
  literal
} from "./zod.js";
import {
  textOf
} from "./read-names.js";

// src/parse/saved/meta-file.ts
var METHODS = ["random", "grid", "adaptive", "list"];
var PAIRINGS = ["auto", "paired", "independent"];
var savedSettings = object({
  failedValue: optional(finite),
  failedTrials: optional(oneOf(["worst", "drop", "error"])),
  prunedTrials: optional(oneOf(["last", "worst", "drop", "error"])),
  unfinishedTrials: optional(oneOf(["worst", "drop", "error"])),
  searchMethod: optional(oneOf(METHODS)),
  metricMin: optional(finite),
  metricMax: optional(finite),
  minTrials: optional(wholeFrom(1), "How many trials were to be drawn at least."),
  pairing: optional(oneOf(PAIRINGS), "Paired: drawn from a fixed list.")
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
  savedSettings,
  metaFile,
  meta,
  readMeta,
  commonMeta
};
