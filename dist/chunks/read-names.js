import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  LABEL
} from "./settings.js";
import {
  dataError
} from "./errors.js";

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
function fittingArtifacts(listed, pattern) {
  return inOrder(listed.filter(({ name }) => fitsPattern(name, pattern)));
}
function savedArtifacts(listed, name) {
  const shards = listed.filter((artifact) => artifact.name.startsWith(`${name}.`));
  const isNeeded = ({ expired }) => shards.length === 0 || !expired;
  const whole = listed.filter((artifact) => artifact.name === name && isNeeded(artifact));
  return [...whole, ...inOrder(shards)];
}
function inOrder(artifacts) {
  return artifacts.toSorted((a, b) => naturalOrder(a.name, b.name));
}
function fitsPattern(name, pattern) {
  const source = pattern.replace(/[\\^$.+()[\]{}|]/g, "\\$&").replace(/\*+/g, ".*").replaceAll("?", ".");
  return new RegExp(`^${source}$`, "su").test(name);
}
function savedAt(name, together = null) {
  const [artifact, of] = together === null ? [savedName(name), ""] : [nameWith(`${SAVED}s`, together, ""), name];
  return { kind: "auto", text: "auto", name, artifact, of };
}
var SAVED = "tuning-gate-sweep";
function savedNames(listed) {
  const matches = listed.map(({ name }) => /^tuning-gate-sweep(?:-([^.]*))?(?:\.|$)/.exec(name));
  return instancesOf(matches.flatMap((match) => match ? match[1] ?? "" : []));
}
function namesOfBaselines(files) {
  return instancesOf(files.map(fileStem));
}
function sweepFile(instance, metric) {
  return `${encodedName(instance) || "sweep"}${metric === 0 ? "" : `.${metric + 1}`}.json`;
}
function filesIn(files, { of }) {
  return of === "" ? files : files.filter((file) => fileStem(file) === encodedName(of));
}
function fileStem({ path }) {
  return path.split("/").at(-1)?.split(".")[0] ?? "";
}
function instancesOf(encoded) {
  return [...new Set(encoded)].flatMap((text) => {
    const name = decodedName(text);
    return name === null || name === "" || LABEL.test(name) ? [name ?? text] : [];
  });
}
var EXIT_CODE_FILE = "exit-code.txt";
function savedName(instance, shard = "") {
  return nameWith(SAVED, instance, shard);
}
function baseName(instance, shard = "") {
  return nameWith("tuning-gate-base", instance, shard);
}
function nameWith(prefix, instance, shard) {
  const name = [prefix, encodedName(instance)].filter(Boolean).join("-");
  return [name, encodedName(shard)].filter(Boolean).join(".");
}
var DATA_BRANCH = "tuning-gate-data";
function dataName({ name, comparison }) {
  const own = encodedName(comparison).replace(/^default$/, "~64efault") || "default";
  return [encodedName(name), own].filter(Boolean).join("/");
}
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

// src/read/source-file.ts
import { isUtf8 } from "node:buffer";
function textIfAny(file) {
  return file?.kind === "text" ? file.text : "";
}
function textOf(file) {
  if (file.kind === "unread") throw file.refusal;
  return textIfAny(file);
}
function writtenText(file) {
  return file === void 0 || isEmptyFile(file) ? "" : textOf(file);
}
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
function tooLarge(where, budget, fix = REDUCE) {
  const mebibytes = (bytes) => `${bytes / 2 ** 20} MiB`;
  if (maxBytes(budget) === MAX_FILE_BYTES)
    return dataError(where, `is larger than ${mebibytes(MAX_FILE_BYTES)}`, fix);
  const what = `brings the sweeps of this run to more than ${mebibytes(MAX_RUN_BYTES)}`;
  return dataError(where, what, fix);
}
async function bytesWithin(stream, where, budget) {
  const chunks = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes(budget)) throw tooLarge(where, budget);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
function toSourceFile(bytes, path, where = path) {
  const head = bytes.toString("latin1", 0, 16);
  if (head === "SQLite format 3\0") return { kind: "sqlite", path, bytes };
  if (head.startsWith("PAR1")) return { kind: "parquet", path, bytes };
  const text = decodeText(bytes, where);
  if (typeof text !== "string") return unread(path, text);
  if (/\S/.test(text)) return { kind: "text", path, text };
  const refusal = dataError({ path: where }, "is empty", "Check the program that wrote it.");
  return { ...unread(path, refusal), isEmpty: true };
}
function isEmptyFile(file) {
  return file.kind === "unread" && file.isEmpty;
}
function unread(path, refusal) {
  return { kind: "unread", path, refusal, isEmpty: false };
}
function isZippedTable(bytes, path) {
  return /\.csv\.zip$/i.test(path) && bytes.toString("latin1", 0, 4) === "PK";
}
var UTF_16 = [
  [Buffer.from([255, 254]), "utf-16le"],
  [Buffer.from([254, 255]), "utf-16be"]
];
function decodeText(bytes, path) {
  const [, utf16] = UTF_16.find(([mark]) => bytes.subarray(0, 2).equals(mark)) ?? [];
  if (utf16 !== void 0)
    return decodeText(Buffer.from(new TextDecoder(utf16).decode(bytes)), path);
  const refusal = binaryRefusal(bytes, path);
  if (refusal !== null) return refusal;
  if (isUtf8(bytes)) return bytes.toString("utf8").replace(/^\ufeff/, "");
  return dataError({ path, line: lineNotUtf8(bytes) }, "is not UTF-8", "Save it as UTF-8.");
}
function lineNotUtf8(bytes) {
  const again = Buffer.from(bytes.toString("utf8"));
  const offset = again.findIndex((byte, i) => byte !== bytes[i]);
  return bytes.toString("latin1", 0, offset).split("\n").length;
}
var EXPORT = "Export the trials as CSV or JSON.";
var WANDB_EXPORT = `Send it with \`wandb sync\`. Then download the runs table as CSV, or read what this writes: python -c '${[
  "import json, wandb",
  'keys = "id", "name", "state", "created_at", "sweep_name", "config"',
  'runs = wandb.Api().runs("ENTITY/PROJECT")',
  'more = lambda r: {"summary": r.summary._json_dict, "sweep": r.sweep and r.sweep.config}',
  "rows = [{k: getattr(r, k) for k in keys} | more(r) for r in runs]",
  'json.dump(rows, open("runs.json", "w"), default=str)'
].join("; ")}'`;
var PICKLE = "is a Python pickle, which is not supported";
var BINARIES = [
  [/^PK.*\.npy/s, "is an archive of NumPy, not text", EXPORT],
  [/^PK.*Content_Types/s, "is an Excel workbook, not text", "Save the sheet as CSV."],
  ["PK", "is a zip archive, not text", "Unzip it."],
  ["\x8B", "is compressed with gzip, not text", "Unpack it with gunzip."],
  ["\xFD7zXZ", "is compressed with xz, not text", "Unpack it with unxz."],
  ["BZh", "is compressed with bzip2, not text", "Unpack it with bunzip2."],
  ["\x93NUMPY", "is an array of NumPy, not text", EXPORT],
  ["RDX", "is a file of R, not text", 'Write the trials as CSV: write.csv(trials, "trials.csv").'],
  ...["\x80", "\x80", "\x80", "\x80"].map(
    (start) => [start, PICKLE, EXPORT]
  ),
  // The oldest protocol of pickles is text.
  [/^(\((dp|lp|i)|c[\w.]+\n\w+\n)/, PICKLE, EXPORT],
  [":W&B", "is the binary log of a Weights & Biases run, which is not supported", WANDB_EXPORT],
  [
    "version https://git-lfs.github.com/spec/",
    "is a Git LFS pointer, not the file itself",
    "Fetch it with `git lfs pull`, or with `lfs: true` in actions/checkout."
  ],
  [
    // The first record of an event file is its version, after a length, a checksum and a time.
    /brain\.Event:/,
    "is a TensorBoard event file, which is not supported",
    "Download the table of hyperparameters as CSV, or write the scores to CSV or JSON as well."
  ]
];
var BYTES_PER_ZERO = 100;
function isBinary(bytes) {
  let zeros = 0;
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1))
    if (++zeros * BYTES_PER_ZERO > bytes.length) return true;
  return false;
}
function binaryRefusal(bytes, path) {
  const head = bytes.toString("latin1", 0, 48);
  const known = BINARIES.find(
    ([start]) => typeof start === "string" ? head.startsWith(start) : start.test(head)
  );
  if (known !== void 0) return dataError({ path }, known[1], known[2]);
  return isBinary(bytes) ? dataError({ path }, "contains binary data, not text", EXPORT) : null;
}

export {
  naturalOrder,
  encodedName,
  fittingArtifacts,
  savedArtifacts,
  fitsPattern,
  savedAt,
  savedNames,
  namesOfBaselines,
  sweepFile,
  filesIn,
  EXIT_CODE_FILE,
  savedName,
  baseName,
  DATA_BRANCH,
  dataName,
  historyPath,
  sweepPath,
  ownerOfSweepAt,
  textIfAny,
  textOf,
  writtenText,
  MAX_FILE_BYTES,
  MAX_FILES,
  newBudget,
  maxBytes,
  tooLarge,
  bytesWithin,
  toSourceFile,
  isEmptyFile,
  unread,
  isZippedTable,
  WANDB_EXPORT,
  isBinary
};
