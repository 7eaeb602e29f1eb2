import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta
} from "./chunk-HF6S7XSA.js";
import {
  allGaps,
  checkRowCount,
  commonSearch,
  shown
} from "./chunk-7VWMG4DV.js";
import "./chunk-HP77T5JU.js";
import {
  naturalOrder,
  printablePath
} from "./chunk-GIUSFQ3E.js";
import {
  dataError
} from "./chunk-JHSXOLMS.js";
import "./chunk-XNUOBV35.js";

// src/parse/saved/shards.ts
function uniteShards(saved) {
  const sorted = saved.toSorted((a, b) => byShard(a.training, b.training) || newestFirst(a, b));
  const [first, ...others] = sorted;
  if (first === void 0) throw new Error("A sweep has at least one shard");
  for (const other of others) checkSame(first, other);
  checkWhole(sorted);
  const kept = sorted.filter(({ training }, i) => training.shard !== sorted[i - 1]?.training.shard);
  checkDrawn(kept);
  const trials = kept.flatMap(({ record }) => record.trials);
  checkRowCount(trials.length, first.record.source.location);
  return {
    record: { ...first.record, ...readingOf(kept), trials },
    training: trainingOf(kept, first)
  };
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
      throw dataError(
        `${printablePath(shard.record.source.location)}, ${nameOf(shard)}`,
        `has the same scores as ${nameOf(same)}, in the same order`,
        "Give each job its own seed: repeated draws add no evidence."
      );
    }
    seen.set(scores.join(), shard);
  }
}
function checkWhole(sorted) {
  const isShard = ({ training }) => training.shard !== null;
  const [whole, shard] = [sorted.find((one) => !isShard(one)), sorted.find(isShard)];
  if (whole === void 0 || shard === void 0) return;
  throw dataError(
    printablePath(whole.record.source.location),
    `holds a whole sweep next to ${nameOf(shard)}, whose trials may be in both`,
    "Name either the whole sweep or only its shards."
  );
}
function byShard({ shard: a }, { shard: b }) {
  return naturalOrder(a ?? "", b ?? "");
}
function newestFirst(a, b) {
  const [one, other] = [a.training, b.training];
  return other.runId - one.runId || other.runAttempt - one.runAttempt || Date.parse(other.createdAt) - Date.parse(one.createdAt) || naturalOrder(JSON.stringify(a), JSON.stringify(b));
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
    `${printablePath(other.record.source.location)}, ${nameOf(other)}`,
    `its ${what} is ${shown(of(other))}, while that of ${nameOf(first)} is ${shown(of(first))}`,
    "Save all shards of a sweep from the same commit with the same settings, and separate sweeps under different names."
  );
}
function nameOf({ training: { shard, runId, runAttempt } }) {
  return `${shard === null ? "the one without a shard" : `shard ${shard}`} (run ${runId}, attempt ${runAttempt})`;
}
function readingOf(kept) {
  const records = kept.map(({ record }) => record);
  const [format = "", ...others] = new Set(records.map((record) => record.format));
  return {
    format: others.length === 0 ? format : "mixed",
    search: commonSearch(records.map(({ search }) => search)),
    isOrdered: records.length === 1 && records.every(({ isOrdered }) => isOrdered),
    leftOut: records.flatMap(({ leftOut }) => leftOut),
    ...allGaps(records),
    meta: commonMeta(records.map(({ meta }) => meta))
  };
}
function trainingOf(kept, first) {
  const newest = kept.toSorted(newestFirst)[0] ?? first;
  return { ...newest.training, shard: null };
}
export {
  uniteShards
};
