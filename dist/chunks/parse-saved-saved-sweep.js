import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  meta,
  savedSettings
} from "./parse-saved-meta-file.js";
import {
  commit,
  described,
  dictionary,
  event,
  finite,
  instant,
  labelOrNone,
  list,
  object,
  oneOf,
  optional as optional2,
  parameterValue,
  pattern,
  readAs,
  text,
  truth,
  whole,
  wholeFrom,
  workflowPath
} from "./parse-saved-schema.js";
import {
  DIGEST,
  NOTHING_GIVEN,
  findOverlap,
  orient
} from "./parse-repeats.js";
import {
  MAX_VALUE
} from "./parse-columns-columns.js";
import {
  groupBy,
  parseJson,
  shown
} from "./parse-columns-names.js";
import {
  GAPS,
  LEFT_OUT,
  MAX_ROWS,
  SEARCH_METHODS,
  allGaps,
  checkRowCount,
  commonSearch,
  isFields
} from "./parse-table.js";
import "./read.js";
import {
  MAX_ENVIRONMENT
} from "./read-location.js";
import {
  _enum,
  _gte,
  _lte,
  _null,
  discriminatedUnion,
  extend,
  literal,
  nullable,
  number,
  optional,
  unknown
} from "./zod.js";
import {
  naturalOrder,
  textOf
} from "./read-names.js";
import {
  COST_UNIT,
  LABEL,
  MAX_COST,
  MIN_COST
} from "./settings.js";
import {
  TOOL,
  dataError,
  printable,
  printableJson,
  printablePath
} from "./errors.js";
import "./runtime.js";

// src/parse/saved/saved-sweep.ts
var FORMAT = "tuning-gate-sweep";
var VERSION = 3;
var MAX_WHERE = 300;
var MAX_SHARDS = 1e4;
var labelled = pattern(LABEL, "printable text of 1 to 80 characters");
var training = object({
  name: described(labelOrNone, "For which comparison it is; empty for the only one."),
  shard: described(nullable(labelled), "Which job saved it; null for a whole sweep."),
  shards: optional2(wholeFrom(1, MAX_SHARDS), "How many jobs train the sweep; null: not known."),
  workflow: optional2(workflowPath),
  sha: nullable(commit),
  repository: pattern(/^$|^[\w.-]{1,100}\/[\w.-]{1,100}$/, "a repository as OWNER/NAME"),
  runId: described(wholeFrom(0), "0 if no run has saved it."),
  runAttempt: wholeFrom(1),
  event,
  createdAt: instant
});
var part = text(MAX_ENVIRONMENT);
var environment = object({
  os: optional2(part, "The operating system."),
  image: optional2(part, "The image of the runner, with its version."),
  gpu: optional2(part, "The names of its GPUs."),
  packages: optional2(part, "Of what `pip freeze` prints, a digest; several where jobs differ.")
});
var formatName = pattern(/^[a-z][a-z0-9-]{0,39}$/, "the name of a format");
var unit = nullable(
  pattern(COST_UNIT, "a unit such as seconds or GPU hours, of at most 20 characters")
);
var digests = list(pattern(DIGEST, "a digest"), 1e3);
var leftOut = list(object({ count: wholeFrom(0), what: oneOf(LEFT_OUT) }), 1e3);
var savedHead = object({
  format: literal(FORMAT, JSON.stringify(FORMAT)),
  schemaVersion: literal(VERSION, String(VERSION)),
  tool: object({
    name: literal(TOOL.name, JSON.stringify(TOOL.name)),
    version: pattern(/^[\w.+-]{1,40}$/, "a version")
  }),
  training,
  read: object({
    format: described(formatName, "Of the files it was read from; mixed for shards that differ."),
    location: text(MAX_WHERE),
    search: object({
      method: oneOf(SEARCH_METHODS),
      sampler: nullable(text(200)),
      seed: optional2(whole, "The seed of the sampler."),
      drawnFrom: optional(described(digests, "The sweeps its list was drawn from."))
    }),
    isOrdered: described(truth, "Whether the trials are in the order they were started."),
    leftOut: described(leftOut, "Rows that were not trials of the search, and why."),
    gaps: optional2(list(oneOf(GAPS), GAPS.length), "What the format does not record."),
    meta: described(nullable(meta), "What sweep.meta.json says; null without one."),
    settings: optional2(savedSettings, "How its trials are to be judged; null where not given."),
    environment: optional2(environment, "With what it was trained; null where not known.")
  }),
  metric: described(text(1e3), "The column, path or expression of the score."),
  direction: oneOf(["maximize", "minimize"]),
  cost: described(nullable(object({ unit })), "Null if no cost was asked for.")
});
var range = `a number from ${MIN_COST} to ${MAX_COST}`;
var cost = number(range).check(_gte(MIN_COST, range), _lte(MAX_COST, range));
var score = number("the score of a completed trial, a finite number");
var none = _null("null, as the trial has no score");
var values = dictionary(parameterValue);
var count = wholeFrom(0);
var outcome = {
  cost: nullable(cost),
  where: described(text(MAX_WHERE), "The file it was read from, perhaps with the place in it."),
  line: optional2(wholeFrom(1), "The line in that file; null where it is in none of its own."),
  part: optional2(text(MAX_WHERE), "What it is in that file, where it has no line."),
  parameters: described(nullable(values), "What was drawn; null if not recorded."),
  seed: optional2(whole, "The seed of the training; null if not recorded."),
  number: optional2(count, "Its number in its tool, or its shard; null: its position here."),
  shard: optional2(text(100), "The shard that drew it; null in a whole sweep."),
  columns: optional2(values, "What it has in the columns that pair-by names."),
  isHandPicked: optional2(truth, "Whether somebody chose its values; null: they were drawn."),
  search: optional2(text(MAX_VALUE), "Which of several searches drew it; null where it is one.")
};
var OUTCOMES = '"completed", "pruned", "failed" or "running"';
var savedTrial = discriminatedUnion(
  "outcome",
  [
    object({ outcome: literal("completed"), value: score, ...outcome }),
    object({ outcome: literal("pruned"), value: nullable(finite), ...outcome }),
    object({ outcome: _enum(["failed", "running"]), value: none, ...outcome })
  ],
  { error: ({ code }) => code === "invalid_union" ? OUTCOMES : "an object" }
);
var savedDocument = extend(savedHead, { trials: list(unknown(), MAX_ROWS) });
var savedSweep = extend(savedHead, { trials: list(savedTrial, MAX_ROWS) });
function saveSweep({ record, training: training2 }) {
  const { source, format, metric, direction, cost: cost2, search, isOrdered, leftOut: leftOut2 } = record;
  const { meta: meta2, settings, gaps = [] } = record;
  const { environment: environment2 } = source;
  const location = printablePath(source.location);
  const read = { format, location, search, isOrdered, leftOut: leftOut2, gaps, meta: meta2, settings, environment: environment2 };
  const tool = { name: TOOL.name, version: TOOL.version };
  const head = { format: FORMAT, schemaVersion: VERSION, tool, training: training2, read };
  const place = { path: "the sweep to save", fix: "Choose another." };
  const lines = Object.entries(
    readAs(savedHead, { ...head, metric, direction, cost: cost2 }, place)
  ).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const trials = record.trials.map((trial) => {
    const { place: place2, outcome: outcome2, score: score2, cost: cost3, parameters, seed, number: number2, isHandPicked, search: search2 } = trial;
    const { line, part: part2 } = place2;
    const value = score2 === -Infinity ? null : orient(score2, direction);
    const where = printable(place2.path, MAX_WHERE);
    const drawn = { line, part: part2 && printable(part2, MAX_WHERE), parameters, seed, number: number2 };
    const [shard, columns] = [trial.shard ?? void 0, trial.columns ?? void 0];
    const pairing = { shard, columns, isHandPicked, search: search2 };
    return `
    ${JSON.stringify({ outcome: outcome2, value, cost: cost3, where, ...drawn, ...pairing })}`;
  });
  return printableJson(`{
  ${lines.join(",\n  ")},
  "trials": [${trials.join(",")}
  ]
}
`);
}
function readSavedSweep(file, source) {
  const at = { path: file.path, fix: "Save the sweep again with tuning-gate." };
  const document = ofThisVersion(parseJson(textOf(file), file), file);
  const saved = readAs(savedDocument, document, at);
  const { training: training2, read, metric, direction, cost: cost2 } = saved;
  const trials = saved.trials.map((trial, i) => {
    const read2 = readAs(savedTrial, trial, at, ["trials", i]);
    const { value, where, line, part: part2, isHandPicked, search, ...recorded } = read2;
    const score2 = value === null ? -Infinity : orient(value, direction);
    const place = { path: where, line: line ?? void 0, part: part2 ?? void 0 };
    const number2 = recorded.number ?? i;
    return {
      ...{ ...recorded, place, score: score2, cost: cost2 && recorded.cost, number: number2 },
      ...isHandPicked && { isHandPicked },
      ...search !== null && { search }
    };
  });
  const { location: _, environment: environment2, ...known } = read;
  const settings = read.settings ?? NOTHING_GIVEN;
  const pairing = settings.pairing ?? "auto";
  const head = { ...known, source: { ...source, environment: environment2 }, metric, direction, cost: cost2 };
  return { record: { ...head, gaps: read.gaps ?? [], pairing, settings, trials }, training: training2 };
}
function ofThisVersion(document, file) {
  if (!isFields(document)) return document;
  const { schemaVersion: version, training: training2 } = document;
  if (version === VERSION || !Number.isSafeInteger(version)) return document;
  if (version !== VERSION - 1) {
    const what2 = `was saved with schema version ${version}; this version reads ${VERSION - 1} and ${VERSION}`;
    const fix2 = "Use the same version of tuning-gate in the job that collects and the one that compares; on the default branch, run the workflow again.";
    throw dataError(file, what2, fix2);
  }
  const { part: part2 = null, ...rest } = isFields(training2) ? training2 : {};
  const what = "is a part of a sweep that was trained in parts, which is no longer read";
  const fix = "Run the workflow again, with one job or a matrix for the whole sweep.";
  if (part2 !== null) throw dataError(file, what, fix);
  return { ...document, schemaVersion: VERSION, training: rest };
}
function uniteShards(saved) {
  const sorted = saved.filter(({ training: training2 }) => !isUnion(training2, saved)).toSorted((a, b) => byShard(a, b) || newestFirst(a, b));
  const [first, ...others] = sorted;
  if (first === void 0) throw new Error("A sweep has at least one shard");
  const ofShards = groupBy(sorted, ({ training: training2 }) => training2.shard).values();
  const counted = [...ofShards].flatMap(([newest2]) => newest2 ?? []);
  checkApart(counted);
  for (const other of others) checkSame(first, other);
  checkDrawnApart(counted);
  const trials = counted.flatMap(({ record, training: training2 }) => {
    const shard2 = shardOf(training2);
    return shard2 === null ? record.trials : record.trials.map((trial) => ({ ...trial, shard: shard2 }));
  });
  checkRowCount(trials.length, first.record.source.location);
  const source = { ...first.record.source, environment: allEnvironments(counted) };
  const [newest = first] = counted.toSorted(newestFirst);
  const { shard, shards: total } = first.training;
  const shards = shard === null ? total : counted.length;
  const planned = shard !== null && total !== null && { plannedShards: total };
  const counts = { ...shards !== null && { shards }, ...planned };
  return {
    record: { ...first.record, source, ...readingOf(counted), ...counts, trials },
    training: { ...newest.training, shard: null, shards }
  };
}
function isUnion({ shard, shards, runId }, all) {
  if (shard !== null || shards === null) return false;
  return all.some(({ training: other }) => other.shard !== null && other.runId === runId);
}
function checkApart(shards) {
  const [whole2, shard] = shards;
  if (shard === void 0 || whole2?.training.shard !== null) return;
  const fix = "Name either the whole or only its shards; save another sweep under a `name` of its own.";
  refuse(whole2, `comes with ${nameOf(shard)}, whose trials may be in both`, fix);
}
function checkDrawnApart(shards) {
  const overlap = findOverlap(shards, ({ record }) => record.trials);
  if (overlap === null) return;
  const [shard, other] = overlap;
  const fix = "Give each job its own seed, and save each trial once: copies add no evidence.";
  refuse(shard, `has trials of ${nameOf(other)} again, in the same order`, fix);
}
function refuse(shard, what, fix) {
  throw dataError({ path: shard.record.source.location, part: nameOf(shard) }, what, fix);
}
function byShard({ training: a }, { training: b }) {
  return naturalOrder(a.shard ?? "", b.shard ?? "");
}
function newestFirst(a, b) {
  const [first, other] = [a.training, b.training];
  return other.runId - first.runId || other.runAttempt - first.runAttempt || Date.parse(other.createdAt) - Date.parse(first.createdAt) || naturalOrder(JSON.stringify(a), JSON.stringify(b));
}
var COMMON = [
  ["name", ({ training: training2 }) => training2.name],
  ["repository", ({ training: training2 }) => training2.repository],
  ["commit", ({ training: training2 }) => training2.sha],
  ["number of shards", ({ training: { shards } }) => shards === null ? null : String(shards)],
  ["metric", ({ record }) => record.metric],
  ["direction", ({ record }) => record.direction],
  ["cost", ({ record }) => record.cost === null ? "not asked for" : "asked for"],
  ["unit of the cost", ({ record }) => record.cost?.unit ?? null],
  ["settings for trials", ({ record }) => JSON.stringify(record.settings)]
];
function checkSame(first, other) {
  const [what, of] = COMMON.find(([, part2]) => part2(first) !== part2(other)) ?? [];
  if (of === void 0) return;
  refuse(
    other,
    `its ${what} is ${shown(of(other))}, while that of ${nameOf(first)} is ${shown(of(first))}`,
    "Save all shards of a sweep from the same commit with the same settings, and separate sweeps under different names."
  );
}
function nameOf({ training: training2 }) {
  const { runId, runAttempt } = training2;
  return `${shardOf(training2) ?? "a whole sweep"} (run ${runId}, attempt ${runAttempt})`;
}
function shardOf({ shard }) {
  return shard && `shard ${shard}`;
}
function allEnvironments(shards) {
  const known = shards.flatMap(({ record: { source } }) => source.environment ?? []);
  const all = (part2) => {
    const texts = [...new Set(known.flatMap((one) => one[part2] ?? []))].sort();
    return texts.length === 0 ? null : printable(texts.join(", "), MAX_ENVIRONMENT);
  };
  if (known.length === 0) return null;
  return { os: all("os"), image: all("image"), gpu: all("gpu"), packages: all("packages") };
}
function readingOf(shards) {
  const records = shards.map(({ record }) => record);
  const [format = "", ...others] = new Set(records.map((record) => record.format));
  return {
    format: others.length === 0 ? format : "mixed",
    search: commonSearch(records.map(({ search }) => search)),
    isOrdered: records.length === 1 && records.every(({ isOrdered }) => isOrdered),
    leftOut: records.flatMap(({ leftOut: leftOut2 }) => leftOut2),
    gaps: allGaps(records),
    meta: commonMeta(records.map(({ meta: meta2 }) => meta2))
  };
}
export {
  MAX_WHERE,
  VERSION,
  readSavedSweep,
  saveSweep,
  savedSweep,
  savedTrial,
  uniteShards
};
