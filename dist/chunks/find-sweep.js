import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  findLocal,
  missingSweep,
  onGitHub
} from "./read.js";

// src/find-sweep.ts
function findSweep(wanted, place) {
  const { arm, location, trainedSha } = wanted;
  const { found } = place.reads;
  const where = "artifact" in location ? location.artifact : location.text;
  const key = JSON.stringify([arm, location.kind, where, trainedSha]);
  const find = async () => {
    if (location.kind === "path") return findLocal(location, arm, place);
    if (location.kind === "server") {
      const { findOnServer } = await import("./sources.js");
      return findOnServer({ ...wanted, location }, place);
    }
    const { findOnGitHub } = await onGitHub();
    return findOnGitHub({ ...wanted, location }, place);
  };
  const finding = found.get(key) ?? find();
  found.set(key, finding);
  return finding;
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
