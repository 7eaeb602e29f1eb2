import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  findStored,
  missingSweep
} from "./read.js";
import {
  artifactFor
} from "./read-artifact-names.js";

// src/find-sweep.ts
async function findSweep(wanted, place) {
  const { arm, location, trainedSha } = wanted;
  const { found } = place.reads;
  const isLookedUp = location.kind === "auto" || location.kind === "server" && location.byCommit;
  const saved = isLookedUp ? [artifactFor(arm, place), trainedSha] : [];
  const base = location.kind === "base" ? [place.instance] : [];
  const key = JSON.stringify([arm, location.text, ...saved, ...base]);
  const finding = found.get(key) ?? find(wanted, place);
  found.set(key, finding);
  return finding;
}
async function find({ location, ...wanted }, place) {
  if (location.kind !== "server") return findStored({ ...wanted, location }, place);
  const { findOnServer } = await import("./sources.js");
  return findOnServer({ ...wanted, location }, place);
}
async function namedFiles(location, place) {
  const found = await findSweep({ arm: "candidate", location, trainedSha: null }, place);
  if (found.files.length === 0) throw missingSweep(location.text, place.directory);
  return found;
}

export {
  findSweep,
  namedFiles
};
