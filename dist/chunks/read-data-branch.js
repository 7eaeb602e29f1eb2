import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  encodedName
} from "./read-artifact-names.js";

// src/read/data-branch.ts
var DATA_BRANCH = "tuning-gate-data";
function dataName({ name, comparison }) {
  return [encodedName(name), fileName(comparison)].filter(Boolean).join("/");
}
function fileName(comparison) {
  return comparison === "" ? ONLY : encodedName(comparison).replace(/^default$/, "~64efault");
}
var ONLY = "default";
function historyPath(owner) {
  return `history/${dataName(owner)}.jsonl`;
}
function sweepPath(sha, owner, metric) {
  return `sweeps/${sha}/${dataName(owner)}${metric === 0 ? "" : `.${metric + 1}`}.json`;
}
function ownerOfSweepAt(path) {
  const [, sha, of] = /^sweeps\/([0-9a-f]{40,64})\/(.+?)(?:\.\d+)?\.json$/.exec(path) ?? [];
  return sha === void 0 || of === void 0 ? null : { sha, of };
}

export {
  DATA_BRANCH,
  dataName,
  historyPath,
  sweepPath,
  ownerOfSweepAt
};
