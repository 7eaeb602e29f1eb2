import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  BrokenDownload,
  isServerTool,
  parseServer,
  reasonOf,
  refusalOf
} from "./github.js";
import {
  MAX_FILES,
  isPlainPath,
  maxBytes,
  newBudget,
  openFile,
  tooLarge,
  unzip
} from "./read-names.js";
import {
  UserError,
  dataError,
  usageError
} from "./errors.js";
import {
  printable,
  printablePath
} from "./printable.js";

// src/read/place.ts
function newReads(budget = newBudget()) {
  return { found: /* @__PURE__ */ new Map(), budget };
}
function plainSearch(location, absence) {
  return {
    ...{ location, absence, artifacts: [] },
    ...{ choice: null, age: null, shards: null, server: null }
  };
}
function refuseOutage(absence, location) {
  const where = printable(location);
  if (absence?.why === "unreachable") {
    const what = `GitHub did not give the sweep (${absence.what})`;
    throw dataError(where, what, "Run the job again.");
  }
  if (absence?.why === "forbidden") {
    const fix = `Give the job \`permissions: ${absence.permission}\`.`;
    throw dataError(where, "the token may not read the sweep", fix);
  }
}
function localPlace(directory, input = null) {
  const nowhere = { workspaceSha: null, instance: "", repository: "", github: null };
  const servers = { env: process.env, mask: () => {
  }, now: Date.now };
  return { ...nowhere, directory, servers, reads: newReads(), input };
}
function requireGitHub({ github }, location) {
  if (github !== null) return github;
  const what = "is on GitHub, which cannot be read without a token and a repository";
  const fix = "In the Action, give the step its `github-token`; on the command line, name files.";
  throw usageError(printable(location), what, fix);
}
var AUTO = { kind: "auto", text: "auto" };
function sweepOfRun(name) {
  return { kind: "sweep", text: `sweep:${name}`, name };
}
function artifactAt(name) {
  return { kind: "artifact", text: `artifact:${name}`, runId: null, pattern: name };
}
function isLasting(location) {
  return location.kind === "ref" || location.kind === "artifact" && location.runId !== null;
}
function parseLocation(text, option) {
  const [word = "", ...rest] = text.split(":");
  const [first = "", after] = [rest[0], rest.slice(1).join(":")];
  if (text === "auto") return AUTO;
  if (rest.length === 0) return { kind: "path", text };
  if (isServerTool(word)) return parseServer(word, rest.join(":"), { option });
  const isId = /^[1-9]\d*$/.test(first) && Number.isSafeInteger(Number(first));
  const filled = (part) => {
    if (part.trim() !== "" && (word !== "run" || isId)) return part;
    throw wrong(option, `is ${JSON.stringify(printable(text))}`, FORMS);
  };
  switch (word) {
    case "artifact":
      return { kind: "artifact", text, runId: null, pattern: filled(rest.join(":")) };
    case "run":
      return { kind: "artifact", text, runId: Number(first), pattern: filled(after) };
    case "sweep":
      return { kind: "sweep", text, name: filled(rest.join(":")) };
    case "ref":
      return { kind: "ref", text, ref: filled(first), path: filled(after) };
    default:
      if (first.startsWith("//"))
        throw wrong(option, "is an address; only files are read", DOWNLOAD);
      return { kind: "path", text };
  }
}
function parseSource(text) {
  const [tool = "", ...rest] = text.split(":");
  if (isServerTool(tool))
    return parseServer(tool, rest.join(":"), { option: "source", byCommit: true });
  const shown = text.includes("://") ? "is an address" : `is ${JSON.stringify(printable(text))}`;
  throw wrong(
    "source",
    shown,
    "Write mlflow:EXPERIMENT, wandb:ENTITY/PROJECT or optuna:STUDY-{sha}."
  );
}
function parseLocations({ baseline, candidate }) {
  return {
    baseline: parseLocation(baseline, "baseline"),
    candidate: parseLocation(candidate, "candidate")
  };
}
var DOWNLOAD = "Download the file, or export the trials as CSV, and name the file.";
var FORMS = "Write artifact:NAME, run:ID:NAME, ref:REF:PATH or a path; put ./ before a path that begins like one of these (./run:7).";
function wrong(option, what, fix) {
  return new UserError({ fault: "settings", where: option, option, what, fix });
}
function fitsPattern(name, pattern) {
  const source = pattern.replace(/[\\^$.+()[\]{}|]/g, "\\$&").replace(/\*+/g, ".*").replaceAll("?", ".");
  return new RegExp(`^${source}$`, "su").test(name);
}

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
  newReads,
  plainSearch,
  refuseOutage,
  localPlace,
  requireGitHub,
  AUTO,
  sweepOfRun,
  artifactAt,
  isLasting,
  parseLocation,
  parseSource,
  parseLocations,
  fitsPattern,
  readArtifacts,
  readRefFile,
  readKept,
  explainRefusal
};
