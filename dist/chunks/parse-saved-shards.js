import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta
} from "./parse-saved-meta-file.js";
import "./parse-columns-columns.js";
import {
  shown
} from "./parse-columns-plain-trials.js";
import {
  allGaps,
  checkRowCount,
  commonSearch
} from "./parse-table.js";
import "./read.js";
import "./read-data-branch.js";
import {
  MAX_ENVIRONMENT,
  naturalOrder
} from "./read-artifact-names.js";
import "./settings.js";
import "./zod.js";
import {
  dataError,
  printable
} from "./errors.js";
import "./runtime.js";

// src/parse/saved/shards.ts
function uniteShards(saved) {
  const sorted = saved.filter(({ training }) => !isUnion(training, saved)).toSorted((a, b) => byShard(a, b) || newestFirst(a, b));
  const [first, ...others] = sorted;
  if (first === void 0) throw new Error("A sweep has at least one shard");
  const counted = sorted.filter((shard2, i) => {
    const before = sorted[i - 1];
    return before === void 0 || byShard(before, shard2) !== 0;
  });
  checkApart(counted);
  for (const other of others) checkSame(first, other);
  checkSampled(counted);
  const trials = counted.flatMap(({ record, training }) => {
    const shard2 = shardOf(training);
    return shard2 === null ? record.trials : record.trials.map((trial) => ({ ...trial, shard: shard2 }));
  });
  checkRowCount(trials.length, first.record.source.location);
  const source = { ...first.record.source, environment: allEnvironments(counted) };
  const [newest = first] = counted.toSorted(newestFirst);
  const { shard, shards: total } = first.training;
  const shards = shard === null ? total : counted.length;
  const counts = {
    ...shards !== null && { shards },
    ...shard !== null && total !== null && { plannedShards: total }
  };
  return {
    record: { ...first.record, source, ...readingOf(counted), ...counts, trials },
    training: { ...newest.training, shard: null, shards }
  };
}
function isUnion({ shard, shards, runId }, all) {
  if (shard !== null || shards === null) return false;
  return all.some(({ training: other }) => other.shard !== null && other.runId === runId);
}
var MIN_TRIALS = 4;
var MIN_SCORES = 3;
function checkSampled(shards) {
  const seen = /* @__PURE__ */ new Map();
  for (const shard of shards) {
    const scores = shard.record.trials.map(({ score }) => score);
    if (scores.length < MIN_TRIALS || new Set(scores).size < MIN_SCORES) continue;
    const same = seen.get(scores.join());
    if (same !== void 0) {
      const what = `has the same scores as ${nameOf(same)}, in the same order`;
      const fix = "Give each job its own seed: repeated draws add no evidence.";
      throw dataError({ path: shard.record.source.location, part: nameOf(shard) }, what, fix);
    }
    seen.set(scores.join(), shard);
  }
}
function checkApart(shards) {
  for (const [i, shard] of shards.entries()) {
    const before = shards[i - 1];
    if (before === void 0 || before.training.shard !== null) continue;
    const what = `comes with ${nameOf(shard)}, whose trials may be in both`;
    const fix = "Name either the whole or only its shards; save another sweep under a `name` of its own.";
    throw dataError({ path: before.record.source.location, part: nameOf(before) }, what, fix);
  }
}
function byShard({ training: a }, { training: b }) {
  return naturalOrder(a.shard ?? "", b.shard ?? "");
}
function newestFirst(a, b) {
  const [first, other] = [a.training, b.training];
  return other.runId - first.runId || other.runAttempt - first.runAttempt || Date.parse(other.createdAt) - Date.parse(first.createdAt) || naturalOrder(JSON.stringify(a), JSON.stringify(b));
}
var COMMON = [
  ["name", ({ training }) => training.name],
  ["repository", ({ training }) => training.repository],
  ["commit", ({ training }) => training.sha],
  ["number of shards", ({ training: { shards } }) => shards === null ? null : String(shards)],
  ["metric", ({ record }) => record.metric],
  ["direction", ({ record }) => record.direction],
  ["cost", ({ record }) => record.cost === null ? "not asked for" : "asked for"],
  ["unit of the cost", ({ record }) => record.cost?.unit ?? null],
  ["settings for trials", ({ record }) => JSON.stringify(record.settings)]
];
function checkSame(first, other) {
  const different = COMMON.find(([, of2]) => of2(first) !== of2(other));
  if (different === void 0) return;
  const [what, of] = different;
  throw dataError(
    { path: other.record.source.location, part: nameOf(other) },
    `its ${what} is ${shown(of(other))}, while that of ${nameOf(first)} is ${shown(of(first))}`,
    "Save all shards of a sweep from the same commit with the same settings, and separate sweeps under different names."
  );
}
function nameOf({ training }) {
  const { runId, runAttempt } = training;
  return `${shardOf(training) ?? "a whole sweep"} (run ${runId}, attempt ${runAttempt})`;
}
function shardOf({ shard }) {
  return shard && `shard ${shard}`;
}
function allEnvironments(shards) {
  const known = shards.flatMap(({ record: { source } }) => source.environment ?? []);
  const all = (part) => {
    const texts = [...new Set(known.flatMap((one) => one[part] ?? []))].sort();
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
    leftOut: records.flatMap(({ leftOut }) => leftOut),
    gaps: allGaps(records),
    meta: commonMeta(records.map(({ meta }) => meta))
  };
}
export {
  uniteShards
};
