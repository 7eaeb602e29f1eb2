import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  LABEL,
  UserError,
  dataError,
  usageError
} from "./chunk-5CTTYJ6C.js";

// src/read/printable.ts
var UNPRINTABLE = /(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{e0000}-\u{e007f}])+/gu;
var LONE_SURROGATE = new RegExp("\\p{Cs}", "gu");
function printable(text, maxLength = 80) {
  const line = text.slice(0, 4 * maxLength).replace(UNPRINTABLE, " ").replace(LONE_SURROGATE, "\uFFFD").trim();
  const characters = Array.from(line);
  if (characters.length <= maxLength && text.length <= 4 * maxLength) return line;
  return `${characters.slice(0, maxLength - 1).join("")}\u2026`;
}
function printablePath(path) {
  return printable(path, 200);
}
function printableLines(text, maxLength) {
  const lines = text.split("\n").map((line) => {
    const [indentation = ""] = /^ */.exec(line) ?? [];
    return indentation + printable(line, maxLength);
  });
  return lines.join("\n");
}
var INVISIBLE = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
function printableJson(json) {
  return json.replace(
    INVISIBLE,
    (found) => Array.from({ length: found.length }, (_, i) => {
      return `\\u${found.charCodeAt(i).toString(16).padStart(4, "0")}`;
    }).join("")
  );
}

// src/read/location.ts
var OF_RUN = "sweep:";
function collectedAs(name) {
  return `${OF_RUN}${name}`;
}
function collectedName(location) {
  return location.startsWith(OF_RUN) ? location.slice(OF_RUN.length) : null;
}
function parseLocation(text, option) {
  const [word = "", ...rest] = text.split(":");
  const [first = "", after] = [rest[0], rest.slice(1).join(":")];
  if (text === "auto") return { kind: "auto" };
  if (rest.length === 0) return { kind: "path", spec: text };
  const filled = (part) => {
    if (part.trim() !== "") return part;
    throw incomplete(text, option);
  };
  switch (word) {
    case "artifact":
      return { kind: "artifact", runId: null, pattern: filled(rest.join(":")) };
    case "run":
      if (!/^[1-9]\d*$/.test(first) || !Number.isSafeInteger(Number(first)))
        throw incomplete(text, option);
      return { kind: "artifact", runId: Number(first), pattern: filled(after) };
    case "sweep":
      return { kind: "sweep", name: filled(rest.join(":")) };
    case "ref":
      return { kind: "ref", ref: filled(first), path: filled(after) };
    default:
      if (first.startsWith("//")) throw address(option);
      return { kind: "path", spec: text };
  }
}
function address(option) {
  const fix = "Download the file, or export the trials as CSV, and name the file.";
  return usageError(option, "is an address; only files are read", fix);
}
function incomplete(text, option) {
  return usageError(
    option,
    `is ${JSON.stringify(printable(text))}`,
    "Write artifact:NAME, run:ID:NAME, ref:REF:PATH or a path; put ./ before a path that begins like one of these (./run:7)."
  );
}
function fitsPattern(name, pattern) {
  const source = pattern.replace(/[\\^$.+()[\]{}|]/g, "\\$&").replace(/\*+/g, ".*").replaceAll("?", ".");
  return new RegExp(`^${source}$`, "su").test(name);
}

// src/read/names.ts
import { createHash } from "node:crypto";
function naturalOrder(a, b) {
  return byCode(sortable(a), sortable(b)) || byCode(a, b);
}
function sortable(name) {
  return name.replace(
    /0*(\d+)/g,
    (_, digits) => String.fromCharCode(48 + digits.length).concat(digits)
  );
}
function byCode(a, b) {
  return a < b ? -1 : Number(a > b);
}
var MAX_LENGTH = 100;
function encodedName(name) {
  const encoded = name.replace(
    /[^A-Za-z0-9_ -]/gu,
    (character) => Array.from(Buffer.from(character), (byte) => `~${byte.toString(16).padStart(2, "0")}`).join("")
  );
  if (encoded.length <= MAX_LENGTH) return encoded;
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 32);
  return `${encoded.slice(0, 60)}~~${digest}`;
}
function decodedName(encoded) {
  if (encoded.includes("~~")) return null;
  const bytes = encoded.replace(
    /~([0-9a-f]{2})/g,
    (_, byte) => String.fromCharCode(Number.parseInt(byte, 16))
  );
  return Buffer.from(bytes, "latin1").toString();
}

// src/read/artifact-names.ts
function fittingArtifacts(listed, pattern) {
  return inOrder(listed.filter(({ name }) => fitsPattern(name, pattern)));
}
function savedArtifacts(listed, name) {
  const shards = listed.filter((artifact) => artifact.name.startsWith(`${name}.`));
  return shards.length > 0 ? inOrder(shards) : listed.filter((artifact) => artifact.name === name);
}
function inOrder(artifacts) {
  return artifacts.toSorted((a, b) => naturalOrder(a.name, b.name));
}
function countShards(chosen, listed) {
  const stale = new Set(chosen.filter((one) => isStale(one, chosen)).map(({ id }) => id));
  const current = [chosen, listed].map((some) => some.filter(({ id }) => !stale.has(id)));
  const last = Math.max(0, ...(current[0] ?? []).map(partOf));
  const numbers = last === 0 ? [0] : Array.from({ length: last }, (_, i) => i + 1);
  const parts = numbers.map((part) => {
    const [own, all] = current.map((some) => some.filter((one) => partOf(one) === part));
    const isMissing = own?.length === 0 && part !== 0;
    return isMissing ? { jobs: 1, saved: 0 } : countJobs(own ?? [], all ?? []);
  });
  if (parts.every((part) => part === null)) return null;
  return parts.reduce(
    (sum, part) => ({ jobs: sum.jobs + (part?.jobs ?? 1), saved: sum.saved + (part?.saved ?? 1) }),
    { jobs: 0, saved: 0 }
  );
}
function isStale(later, all) {
  const before = all.filter((one) => partOf(one) < partOf(later));
  const isNewer = (one) => Date.parse(one.createdAt) > Date.parse(later.createdAt);
  const isReplaced = (part) => before.every((one) => partOf(one) !== part || isNewer(one));
  return before.some((one) => isReplaced(partOf(one)));
}
function countJobs(chosen, listed) {
  const jobs = Math.max(0, ...chosen.map((artifact) => shardOf(artifact).jobs));
  if (jobs === 0) return null;
  const jobsIn = (artifacts) => new Set(artifacts.map(shardOf).flatMap((shard) => shard.jobs === jobs ? shard.job : []));
  const own = jobsIn(chosen);
  const others = jobsIn(listed.filter(({ id }) => !chosen.some((one) => one.id === id)));
  const isShared = [...others].every((job) => !own.has(job));
  if (own.size === 1 && others.size > 0 && isShared) return null;
  return { jobs, saved: own.size + (isShared ? others.size : 0) };
}
var SHARD = /\.(\d{1,4})-of-(\d{1,4})$/;
function shardOf({ name }) {
  const [, job, jobs] = name.startsWith(SAVED) && SHARD.exec(name) || [];
  return { job: Number(job ?? 0), jobs: Number(jobs ?? 0) };
}
function partOf({ name }) {
  const [, part] = name.startsWith(SAVED) && /\.part-(\d{1,2})(?:\.|$)/.exec(name) || [];
  return Number(part ?? 0);
}
var SAVED = "tuning-gate-sweep";
function savedNames(listed, known) {
  const encoded = listed.map(({ name }) => /^tuning-gate-sweep(?:-([^.]*))?(?:\.|$)/.exec(name));
  const found = encoded.flatMap((one) => one === null ? [] : one[1] ?? "");
  return instancesOf(found, known);
}
function sharedNames(files) {
  return instancesOf(files.map(fileStem));
}
function sharedFile(instance, part) {
  return `${encodedName(instance)}${part === 0 ? "" : `.${part + 1}`}.json`;
}
function isOfInstance(file, instance) {
  return fileStem(file) === encodedName(instance);
}
function fileStem({ path }) {
  return path.split("/").at(-1)?.split(".")[0] ?? "";
}
function instancesOf(encoded, known = []) {
  return [...new Set(encoded)].flatMap((one) => {
    const name = decodedName(one) ?? known.find((asked) => encodedName(asked) === one) ?? null;
    return name === null ? one : name === "" || LABEL.test(name) ? name : [];
  });
}
function sharedName(instance) {
  return [`${SAVED}s`, encodedName(instance)].filter(Boolean).join("-");
}
function savedName(instance, portion = { part: null, shard: "" }) {
  const name = [SAVED, encodedName(instance)].filter(Boolean).join("-");
  const part = portion.part === null ? "" : `part-${portion.part}`;
  const shard = encodedName(portion.shard).replace(/^part-/, "part~2d");
  return [name, part, shard].filter(Boolean).join(".");
}

// src/read/source-file.ts
import { isUtf8 } from "node:buffer";
var MAX_FILE_BYTES = 64 * 2 ** 20;
var MAX_RUN_BYTES = 256 * 2 ** 20;
var MAX_FILES = 1e4;
function newBudget() {
  return { left: MAX_RUN_BYTES };
}
function maxBytes({ left }) {
  return Math.min(left, MAX_FILE_BYTES);
}
var REDUCE = "Keep one row per trial, with the columns that are compared.";
function tooLarge(where, budget) {
  const mebibytes = (bytes) => `${bytes / 2 ** 20} MiB`;
  if (maxBytes(budget) === MAX_FILE_BYTES)
    return dataError(where, `is larger than ${mebibytes(MAX_FILE_BYTES)}`, REDUCE);
  const what = `brings the sweeps of this run to more than ${mebibytes(MAX_RUN_BYTES)}`;
  return new UserError({ fault: "limit", where, what, fix: REDUCE });
}
var EMPTY = "is empty";
function isEmptyFile({ refusal }) {
  return refusal?.what === EMPTY;
}
function toSourceFile(bytes, path, where = path) {
  const head = bytes.toString("latin1", 0, 16);
  if (head === "SQLite format 3\0") return { path, text: "", database: bytes };
  if (head.startsWith("PAR1")) return { path, text: "", parquet: bytes };
  try {
    return { path, text: decodeText(bytes, printablePath(where)) };
  } catch (error) {
    if (error instanceof UserError) return { path, text: "", refusal: error };
    throw error;
  }
}
function decodeText(bytes, where) {
  refuseBinary(bytes, where);
  if (!isUtf8(bytes)) {
    throw dataError(`${where}, line ${lineNotUtf8(bytes)}`, "is not UTF-8", "Save it as UTF-8.");
  }
  const text = bytes.toString("utf8").replace(/^\ufeff/, "");
  if (/\S/.test(text)) return text;
  throw dataError(where, EMPTY, "Check the program that wrote it.");
}
function lineNotUtf8(bytes) {
  const again = Buffer.from(bytes.toString("utf8"));
  const offset = again.findIndex((byte, i) => byte !== bytes[i]);
  return bytes.toString("latin1", 0, offset).split("\n").length;
}
var EXPORT = "Export the trials as CSV or JSON.";
var PICKLE = "is a Python pickle, which is not supported";
var SIGNATURES = [
  ["PK", "is a zip archive, not text", "Unzip it."],
  ["\x8B", "is compressed with gzip, not text", "Unpack it with gunzip."],
  ...["", "", "", ""].map(
    (protocol) => [`\x80${protocol}`, PICKLE, EXPORT]
  ),
  [
    ":W&B",
    "is the binary log of a Weights & Biases run, which is not supported",
    "Send the run with `wandb sync`, and download the runs table as CSV."
  ],
  [
    "version https://git-lfs.github.com/spec/",
    "is a Git LFS pointer, not the file itself",
    "Fetch it with `git lfs pull`, or with `lfs: true` in actions/checkout."
  ]
];
function refuseBinary(bytes, where) {
  const head = bytes.toString("latin1", 0, 48);
  const known = SIGNATURES.find(([start]) => head.startsWith(start));
  if (known !== void 0) throw dataError(where, known[1], known[2]);
  if (head.includes("brain.Event:")) {
    const table = "Download the table of hyperparameters as CSV, or write the scores to CSV or JSON as well.";
    throw dataError(where, "is a TensorBoard event file, which is not supported", table);
  }
  if (bytes.includes(0)) throw dataError(where, "contains binary data, not text", EXPORT);
}

// src/read/place.ts
function newReads(budget = newBudget()) {
  return { found: /* @__PURE__ */ new Map(), budget };
}
function plainSearch(location, absence) {
  return { location, absence, artifacts: [], choice: null, age: null, shards: null };
}
function localPlace(directory, input = null) {
  const nowhere = { workspaceSha: null, instance: "", repository: "", github: null };
  return { ...nowhere, directory, reads: newReads(), input };
}
function requireGitHub({ github }, location) {
  if (github !== null) return github;
  throw usageError(
    printable(location),
    "is on GitHub, which cannot be read without a token and a repository",
    "In the Action, give the step its `github-token`; on the command line, name files."
  );
}

export {
  printable,
  printablePath,
  printableLines,
  printableJson,
  collectedAs,
  collectedName,
  parseLocation,
  naturalOrder,
  encodedName,
  fittingArtifacts,
  savedArtifacts,
  countShards,
  savedNames,
  sharedNames,
  sharedFile,
  isOfInstance,
  sharedName,
  savedName,
  MAX_FILE_BYTES,
  MAX_FILES,
  maxBytes,
  tooLarge,
  isEmptyFile,
  toSourceFile,
  newReads,
  plainSearch,
  localPlace,
  requireGitHub
};
