import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta
} from "./parse-saved-meta-file.js";
import "./parse-columns-columns.js";
import {
  allGaps,
  checkRowCount,
  commonSearch,
  groupBy,
  shown
} from "./read.js";
import "./read-data-branch.js";
import "./zod.js";
import {
  naturalOrder
} from "./read-artifact-names.js";
import "./read-servers-location.js";
import "./settings.js";
import {
  dataError
} from "./errors.js";
import "./printable.js";
import "./runtime.js";

// src/parse/saved/shards.ts
function uniteShards(saved) {
  const portions = saved.filter(({ training }) => !isUnion(training, saved));
  const sorted = portions.toSorted((a, b) => byPlace(a.training, b.training) || newestFirst(a, b));
  const [first, ...others] = sorted;
  if (first === void 0) throw new Error("A sweep has at least one shard");
  for (const other of others) checkSame(first, other);
  const latest = sorted.filter((shard, i) => {
    const before = sorted[i - 1];
    return before === void 0 || byPlace(before.training, shard.training) !== 0;
  });
  checkApart(latest);
  const kept = latest.filter(({ training }) => !isStale(training, latest));
  checkDrawn(kept);
  const trials = kept.flatMap(({ record, training }) => {
    const shard = shardOf(training);
    return shard === null ? record.trials : record.trials.map((trial) => ({ ...trial, shard }));
  });
  checkRowCount(trials.length, first.record.source.location);
  const [newest = first] = kept.toSorted(newestFirst);
  const shards = countShards(kept);
  return {
    record: { ...first.record, ...readingOf(kept), ...shards !== null && { shards }, trials },
    training: { ...newest.training, part: null, shard: null, shards }
  };
}
function isUnion({ part, shard, shards, runId }, all) {
  if (part !== null || shard !== null || shards === null) return false;
  return all.some(
    ({ training: other }) => (other.part ?? other.shard) !== null && other.runId === runId
  );
}
function countShards(kept) {
  const [first] = kept;
  const isWhole = first?.training.part === null && first.training.shard === null;
  if (isWhole) return first.training.shards;
  const ofParts = groupBy(kept, ({ training }) => training.part);
  return Math.max(...Array.from(ofParts.values(), ({ length }) => length));
}
function isStale(later, all) {
  const before = all.filter(({ training }) => (training.part ?? 0) < (later.part ?? 0));
  const isReplaced = (part) => before.every(({ training: earlier }) => earlier.part !== part || byAttempt(later, earlier) < 0);
  return before.some(({ training }) => isReplaced(training.part));
}
var MIN_TRIALS = 4;
var MIN_SCORES = 3;
function checkDrawn(kept) {
  const seen = /* @__PURE__ */ new Map();
  for (const shard of kept) {
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
function checkApart(kept) {
  for (const [i, shard] of kept.entries()) {
    const before = kept[i - 1];
    if (before === void 0) continue;
    const [a, b] = [before.training, shard.training];
    const isWithin = a.part === b.part ? a.shard === null : a.part === null;
    if (!isWithin) continue;
    const what = `comes with ${nameOf(shard)}, whose trials may be in both`;
    const fix = "Name either the whole or only its parts or shards; save another sweep under a `name` of its own.";
    throw dataError({ path: before.record.source.location, part: nameOf(before) }, what, fix);
  }
}
function byPlace(a, b) {
  return (a.part ?? 0) - (b.part ?? 0) || naturalOrder(a.shard ?? "", b.shard ?? "");
}
function byAttempt(a, b) {
  return a.runId - b.runId || a.runAttempt - b.runAttempt;
}
function newestFirst(a, b) {
  const [first, other] = [a.training, b.training];
  return byAttempt(other, first) || Date.parse(other.createdAt) - Date.parse(first.createdAt) || naturalOrder(JSON.stringify(a), JSON.stringify(b));
}
var COMMON = [
  ["name", ({ training }) => training.name],
  ["repository", ({ training }) => training.repository],
  ["commit", ({ training }) => training.sha],
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
function shardOf({ part, shard }) {
  const words = [part === null ? "" : `part ${part}`, shard === null ? "" : `shard ${shard}`];
  return words.filter(Boolean).join(", ") || null;
}
function readingOf(kept) {
  const records = kept.map(({ record }) => record);
  const [format = "", ...others] = new Set(records.map((record) => record.format));
  const parts = drawnByPart(kept);
  const attempt = Math.min(...kept.map(({ training }) => training.runAttempt));
  const isInOrder = records.length === 1 || parts !== null;
  return {
    format: others.length === 0 ? format : "mixed",
    search: commonSearch(records.map(({ search }) => search)),
    isOrdered: isInOrder && records.every(({ isOrdered }) => isOrdered),
    parts,
    ...parts !== null && attempt > 1 && { restartedIn: attempt },
    leftOut: records.flatMap(({ leftOut }) => leftOut),
    gaps: allGaps(records),
    meta: commonMeta(records.map(({ meta }) => meta))
  };
}
function drawnByPart(kept) {
  if (kept.some(({ training }) => training.part === null)) return null;
  const parts = groupBy(kept, ({ training }) => training.part).values();
  return Array.from(parts, (part) => part.flatMap(({ record }) => record.trials).length);
}
export {
  uniteShards
};
