import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  findLocal,
  missingSweep,
  onGitHub
} from "./read.js";
import {
  artifactOf
} from "./read-location.js";

// src/find-sweep.ts
async function findSweep(wanted, place) {
  const { arm, location, trainedSha } = wanted;
  const { found } = place.reads;
  const key = JSON.stringify([arm, location.text, sharedWith(location), trainedSha]);
  const finding = found.get(key) ?? find(wanted, place);
  found.set(key, finding);
  return finding;
}
function sharedWith(location) {
  if (location.kind === "auto") return artifactOf(location);
  return location.kind === "base" ? location.name : "";
}
async function find({ location, ...wanted }, place) {
  if (location.kind === "path") return findLocal(location, wanted.arm, place);
  if (location.kind === "server") {
    const { findOnServer } = await import("./sources.js");
    return findOnServer({ ...wanted, location }, place);
  }
  const { findOnGitHub } = await onGitHub();
  return findOnGitHub({ ...wanted, location }, place);
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
