import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  CONFIG_PATH,
  LABEL,
  UserError,
  dataError,
  usageError
} from "./chunk-JHSXOLMS.js";

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
    (found) => Array.from({ length: found.length }, (_, i) => escaped(found.charCodeAt(i))).join("")
  );
}
function escaped(unit) {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
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
      if (!isRunId(first)) throw incomplete(text, option);
      return { kind: "artifact", runId: Number(first), pattern: filled(after) };
    case "sweep":
      return { kind: "sweep", name: filled(rest.join(":")) };
    case "ref":
      return { kind: "ref", ref: filled(first), path: filled(after) };
    default:
      if (first.startsWith("//")) throw address(word, option);
      return { kind: "path", spec: text };
  }
}
function isRunId(part) {
  return /^[1-9]\d*$/.test(part) && Number.isSafeInteger(Number(part));
}
var SERVER = /^(postgres|postgresql|mysql|redis)(\+|$)/i;
var OPTUNA_EXPORT = 'Export the trials: `study.trials_dataframe().to_csv("trials.csv", index=False)`.';
function address(scheme, option) {
  const isServer = SERVER.test(scheme);
  const isFile = /^sqlite(\+|$)/i.test(scheme);
  const what = isServer || isFile ? "is the address of a database" : "is an address";
  const fix = isFile ? "Name the file of the database." : "Download it, and name the file.";
  return usageError(option, `${what}; only files are read`, isServer ? OPTUNA_EXPORT : fix);
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
  const [left, right] = [parts(a), parts(b)];
  for (const [i, part] of left.entries()) {
    const other = right[i];
    if (other === void 0) return 1;
    const order = compareParts(part, other);
    if (order !== 0) return order;
  }
  return left.length - right.length || byCode(a, b);
}
function parts(name) {
  return name.match(/\d+|\D+/g) ?? [];
}
function compareParts(a, b) {
  const isCount = (text) => /^\d/.test(text);
  if (!isCount(a) || !isCount(b)) return byCode(a, b);
  const [left, right] = [a, b].map((text) => text.replace(/^0+(?=\d)/, ""));
  return left.length - right.length || byCode(left, right);
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
    if (name !== null) return name === "" || LABEL.test(name) ? name : [];
    const what = "is saved under a name too long for the name of an artifact";
    throw usageError(`sweep ${one}`, what, `List the comparisons in ${CONFIG_PATH}.`);
  });
}
function sharedName(instance) {
  return [`${SAVED}s`, encodedName(instance)].filter(Boolean).join("-");
}
function savedName(instance, shard = "") {
  const [name, part] = [encodedName(instance), encodedName(shard)];
  return [[SAVED, name].filter(Boolean).join("-"), part].filter(Boolean).join(".");
}

// src/read/source-file.ts
import { isUtf8 } from "node:buffer";
var MAX_FILE_BYTES = 64 * 2 ** 20;
var MAX_SWEEP_BYTES = 256 * 2 ** 20;
var MAX_FILES = 1e4;
var REDUCE = "Keep one row per trial, with the columns that are compared.";
function fileTooLarge(path) {
  return dataError(printablePath(path), `is larger than ${inMebibytes(MAX_FILE_BYTES)}`, REDUCE);
}
function sweepTooLarge(path, maxBytes = MAX_SWEEP_BYTES) {
  const what = `makes the sweep larger than ${inMebibytes(maxBytes)}`;
  return dataError(printablePath(path), what, REDUCE);
}
function inMebibytes(bytes) {
  return `${bytes / 2 ** 20} MiB`;
}
var EmptyFile = class extends UserError {
  constructor(path) {
    const where = printablePath(path);
    super({ fault: "data", where, what: "is empty", fix: "Check the program that wrote it." });
  }
};
function isEmptyFile({ refusal }) {
  return refusal instanceof EmptyFile;
}
function toSourceFile(bytes, path, where = path) {
  if (isDatabase(bytes)) return { path, text: "", database: bytes };
  try {
    return { path, text: decodeText(bytes, printablePath(where)) };
  } catch (error) {
    if (error instanceof UserError) return { path, text: "", refusal: error };
    throw error;
  }
}
var SQLITE = "SQLite format 3\0";
function isDatabase(bytes) {
  return bytes.toString("latin1", 0, SQLITE.length) === SQLITE;
}
function decodeText(bytes, where) {
  const known = knownBinary(bytes);
  if (known !== null) throw dataError(where, known.what, known.fix);
  if (bytes.includes(0)) throw dataError(where, "contains binary data, not text", EXPORT);
  if (!isUtf8(bytes)) {
    throw dataError(`${where}, line ${lineNotUtf8(bytes)}`, "is not UTF-8", "Save it as UTF-8.");
  }
  const text = bytes.toString("utf8").replace(/^\ufeff/, "");
  if (/\S/.test(text)) return text;
  throw new EmptyFile(where);
}
function lineNotUtf8(bytes) {
  const again = Buffer.from(bytes.toString("utf8"));
  const offset = again.findIndex((byte, i) => byte !== bytes[i]);
  return bytes.toString("latin1", 0, offset).split("\n").length;
}
var ascii = (text) => [...Buffer.from(text, "latin1")];
var EXPORT = "Export the trials as CSV or JSON.";
var PICKLE = { what: "is a Python pickle, which is not supported", fix: EXPORT };
var TENSORBOARD = {
  what: "is a TensorBoard event file, which is not supported",
  fix: "Download the table of hyperparameters as CSV, or write the scores to CSV or JSON as well."
};
var UTF16 = { what: "is UTF-16", fix: "Save it as UTF-8." };
var SIGNATURES = [
  { start: ascii("PK"), what: "is a zip archive, not text", fix: "Unzip it." },
  { start: [31, 139], what: "is compressed with gzip, not text", fix: "Unpack it with gunzip." },
  { start: ascii("PAR1"), what: "is a Parquet file, not text", fix: EXPORT },
  ...[2, 3, 4, 5].map((protocol) => ({ start: [128, protocol], ...PICKLE })),
  {
    start: ascii(":W&B"),
    what: "is the binary log of a Weights & Biases run, which is not supported",
    fix: "Send the run with `wandb sync`, and download the runs table as CSV."
  },
  { start: [255, 254], ...UTF16 },
  { start: [254, 255], ...UTF16 },
  {
    start: ascii("version https://git-lfs.github.com/spec/"),
    what: "is a Git LFS pointer, not the file itself",
    fix: "Fetch it with `git lfs pull`, or with `lfs: true` in actions/checkout."
  }
];
function knownBinary(bytes) {
  const known = SIGNATURES.find(({ start }) => start.every((byte, i) => bytes[i] === byte));
  return known ?? (bytes.subarray(0, 48).includes("brain.Event:") ? TENSORBOARD : null);
}

// src/read/search.ts
function plainSearch(location, absence) {
  return { location, absence, artifacts: [], choice: null, age: null, shards: null };
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
  MAX_SWEEP_BYTES,
  MAX_FILES,
  fileTooLarge,
  sweepTooLarge,
  isEmptyFile,
  toSourceFile,
  isDatabase,
  plainSearch
};
