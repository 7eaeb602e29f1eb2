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
function sweepPath(sha, owner, part) {
  return `sweeps/${sha}/${dataName(owner)}${part === 0 ? "" : `.${part + 1}`}.json`;
}
function keptAt(path) {
  const [, sha, of] = /^sweeps\/([0-9a-f]{40,64})\/(.+?)(?:\.\d+)?\.json$/.exec(path) ?? [];
  return sha === void 0 || of === void 0 ? null : { sha, of };
}
function keptPaths({ files }, sha, owner) {
  const isOf = (path) => {
    const kept = keptAt(path);
    return kept?.sha === sha && kept.of === dataName(owner);
  };
  return [...files.keys()].filter(isOf);
}
function keptSource(sha, [path = ""]) {
  const text = `ref:${DATA_BRANCH}:${path}`;
  const location = { kind: "ref", text, ref: DATA_BRANCH, path };
  const source = { kind: "ref", location: text, sha, runUrl: null, createdAt: null };
  return { location, source };
}
function keptSweeps(tip, { name, areSeveral }) {
  const all = /* @__PURE__ */ new Map();
  if (tip === null) return all;
  const folder = name === "" ? "" : `${encodedName(name)}/`;
  for (const path of tip.files.keys()) {
    const { sha, of } = keptAt(path) ?? { sha: "", of: "" };
    const file = of.startsWith(folder) ? of.slice(folder.length) : "";
    if (file === "" || file.includes("/") || file === ONLY === areSeveral) continue;
    all.set(sha, { sha, tip, paths: [...all.get(sha)?.paths ?? [], path] });
  }
  return all;
}

export {
  DATA_BRANCH,
  historyPath,
  sweepPath,
  keptAt,
  keptPaths,
  keptSource,
  keptSweeps
};
