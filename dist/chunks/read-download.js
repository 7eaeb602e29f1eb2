import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  BrokenDownload,
  reasonOf,
  refusalOf
} from "./github.js";
import {
  isPlainPath,
  openFile,
  unzip
} from "./read-unzip.js";
import {
  MAX_FILES,
  maxBytes,
  tooLarge
} from "./read-artifact-names.js";
import {
  dataError,
  usageError
} from "./errors.js";
import {
  printable,
  printablePath
} from "./printable.js";

// src/read/download.ts
var AT_A_TIME = 4;
var MANY = MAX_FILES.toLocaleString("en-US");
var FEWER = "Upload only the files of one sweep.";
async function readArtifacts(store, artifacts, budget) {
  const files = [];
  for (let i = 0; i < artifacts.length; i += AT_A_TIME) {
    const some = artifacts.slice(i, i + AT_A_TIME);
    const stored = await Promise.all(some.map((artifact) => download(store, artifact, budget)));
    for (const [j, { name }] of some.entries()) {
      files.push(...await unpack(stored[j] ?? Buffer.alloc(0), name, budget));
      if (files.length > MAX_FILES)
        throw dataError(shownName(name), `brings the sweep to more than ${MANY} files`, FEWER);
    }
  }
  return files;
}
async function download(store, artifact, budget) {
  try {
    return await store.download(artifact, maxBytes(budget));
  } catch (error) {
    throw explainDownload(error, shownName(artifact.name), budget);
  }
}
var ZIP_STARTS = ["PK", "PK"];
async function unpack(stored, name, budget) {
  const where = shownName(name);
  if (ZIP_STARTS.includes(stored.toString("latin1", 0, 4))) {
    const files = [];
    for (const { path, bytes } of await unzip(stored, { where, budget })) {
      const at = { where: `${where}, entry ${path}`, budget };
      files.push(await openFile(bytes, `${name}/${path}`, at));
    }
    return files;
  }
  if (stored.length > maxBytes(budget)) throw tooLarge(where, budget);
  budget.left -= stored.length;
  return [await openFile(stored, name, { where, budget })];
}
function shownName(name) {
  return `artifact ${printable(name)}`;
}
async function readRefFile({ content }, at, budget) {
  const { path, ref } = at;
  const where = `${printablePath(path)} at ${printable(ref)}`;
  if (!isPlainPath(path) || path.endsWith("/")) {
    const fix = "Write it relative to the top of the repository, with forward slashes.";
    throw usageError(where, "is not a path in a repository", fix);
  }
  try {
    const stored = await content(at, maxBytes(budget));
    if (stored.kind === "folder") throw dataError(where, "is not a file", "Name one file.");
    if (stored.kind === "missing") return null;
    budget.left -= stored.bytes.length;
    return await openFile(stored.bytes, path, { where, budget });
  } catch (error) {
    throw explainDownload(error, where, budget);
  }
}
async function readKept({ branchFile }, { tip, paths }, budget) {
  const files = [];
  for (const path of paths) {
    const where = printablePath(path);
    try {
      const bytes = await branchFile(tip, path, maxBytes(budget));
      budget.left -= bytes.length;
      files.push(await openFile(bytes, path, { where, budget }));
    } catch (error) {
      throw explainDownload(error, where, budget);
    }
  }
  return files;
}
function explainDownload(error, where, budget) {
  if (!(error instanceof BrokenDownload)) return error;
  return error.kind === "too-large" ? tooLarge(where, budget) : dataError(where, error.message, FIXES[error.kind]);
}
var FIXES = {
  incomplete: "Run this job again.",
  "wrong-digest": "Run the job that uploads it again: what is stored is not what was uploaded."
};
function explainRefusal(error, permission) {
  const why = refusalOf(error);
  if (why === null) throw error;
  if (why === "forbidden") return { why, permission };
  if (why === "expired") return { why, sha: null, expiredAt: null };
  return why === "missing" ? { why } : { why, what: printable(reasonOf(error), 200) };
}

export {
  readArtifacts,
  readRefFile,
  readKept,
  explainRefusal
};
