import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  isServerTool,
  plainSearch
} from "./read-location.js";
import {
  MAX_FILES,
  bytesWithin,
  isBinary,
  isZippedTable,
  maxBytes,
  naturalOrder,
  toSourceFile,
  tooLarge,
  unread
} from "./read-names.js";
import {
  UserError,
  dataError,
  detailOf,
  printablePath,
  usageError
} from "./errors.js";

// src/read/local.ts
import { constants, readdir, statSync } from "node:fs";
import { open, stat } from "node:fs/promises";
import { isAbsolute, posix, resolve, sep } from "node:path";
var META_FILE = "sweep.meta.json";
function isMetaFile({ path }) {
  return path.split(/[/\\]/).at(-1) === META_FILE;
}
async function readLocal(spec, place) {
  const paths = await listFiles(spec, place.directory);
  const readAll = async (isRead) => {
    const files2 = [];
    for (const path of paths) files2.push(await readFile(path, place, isRead));
    return files2;
  };
  const files = await readAll(({ kind }) => kind === "sqlite");
  const isTable = files.every((file) => file.kind === "parquet" || isMetaFile(file));
  return isTable ? readAll(({ kind }) => kind === "parquet") : files;
}
var NAME_ONE = "Name a file, a folder or a glob.";
async function listFiles(spec, directory) {
  const flaw = spec.includes("\0") ? "has a NUL character" : spec.trim() === "" ? "is empty" : null;
  if (flaw !== null) throw usageError("path", flaw, NAME_ONE);
  const paths = await findFiles(sep === "\\" ? spec.replaceAll(sep, "/") : spec, directory);
  const added = [];
  for (const path of new Set(paths.map((file) => posix.join(posix.dirname(file), META_FILE)))) {
    if (!paths.includes(path) && await kindOf(path, directory) === "file") added.push(path);
  }
  return [...paths, ...added].sort(naturalOrder);
}
async function findFiles(spec, directory) {
  const kind = await kindOf(spec, directory);
  if (kind === "file") return [spec];
  const names = kind === "folder" ? (await list("**", resolve(directory, spec))).map((name) => posix.join(spec, name)) : await list(spec, directory);
  if (names.length <= MAX_FILES) return withoutFolders(names, directory);
  const what = `has more than ${MAX_FILES.toLocaleString("en-US")} files`;
  const fix = "Name a smaller folder, or a glob that matches only the sweep.";
  throw dataError(printablePath(spec), what, fix);
}
async function withoutFolders(paths, directory) {
  const files = [];
  for (const path of paths) if (await kindOf(path, directory) !== "folder") files.push(path);
  return files;
}
function readdirWithLinks(onError) {
  return (path, options, done) => readdir(path, options, (error, entries = []) => {
    if (error !== null) onError(error, path);
    for (const link of entries.filter((entry) => entry.isSymbolicLink()))
      Object.assign(link, { isFile: () => true, isSymbolicLink: () => false });
    done(error, entries);
  });
}
async function list(wanted, cwd) {
  const pattern = wanted.replace(/[()]/g, "[$&]");
  let refused = null;
  const noting = readdirWithLinks((error, path) => {
    if (!ABSENT.includes(detailOf(error, "code")))
      refused ??= unreadable(resolve(cwd, path), error);
  });
  const options = {
    ...{ dot: false, followSymbolicLinks: false, expandDirectories: false },
    ...{ fs: { readdir: noting }, cwd, absolute: isAbsolute(wanted) }
  };
  const { glob } = await import("./tinyglobby-entry.js");
  const patterns = [pattern, `${pattern.replace(/\/$/, "")}/**`];
  const paths = await glob(patterns, options).catch((error) => {
    throw unreadable(wanted, error);
  });
  if (refused !== null) throw refused;
  return paths;
}
var ABSENT = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];
async function kindOf(spec, directory) {
  try {
    const stats = await stat(resolve(directory, spec));
    return stats.isDirectory() ? "folder" : "file";
  } catch (error) {
    if (ABSENT.includes(detailOf(error, "code"))) return "none";
    throw unreadable(spec, error);
  }
}
var HEAD_BYTES = 8192;
async function readFile(path, { directory, reads }, isRead) {
  const { budget } = reads;
  let handle;
  try {
    handle = await open(resolve(directory, path), constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = await handle.stat();
    if (!stats.isFile()) throw dataError({ path }, "is neither a file nor a folder", NAME_ONE);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const isShort = stats.size <= HEAD_BYTES;
    const start = toSourceFile(head, path);
    const isZipped = isZippedTable(head, path);
    const isText = start.kind === "text" || !isBinary(head);
    if (!isShort && !isText && !isZipped && !isRead(start)) return start;
    if (stats.size > maxBytes(budget)) throw tooLarge(path, budget);
    const bytes = isShort ? head : await handle.readFile();
    budget.left -= bytes.length;
    if (!isZipped) return toSourceFile(bytes, path);
    const { openFile } = await import("./read-download-entry.js");
    return await openFile(bytes, path, { where: path, budget });
  } catch (error) {
    if (!(error instanceof UserError)) throw unreadable(path, error);
    return unread(path, error);
  } finally {
    await handle?.close();
  }
}
var STANDARD_INPUT = "standard input";
async function readInput(input, { budget }) {
  const path = STANDARD_INPUT;
  if (input.isTTY) throw usageError(path, "is a terminal", "Pipe a sweep into it, or name a file.");
  try {
    const bytes = await bytesWithin(input, path, budget);
    budget.left -= bytes.length;
    return toSourceFile(bytes, path);
  } catch (error) {
    if (!(error instanceof UserError)) throw unreadable(path, error);
    return unread(path, error);
  }
}
async function findLocal(searched, arm, place) {
  const spec = searched.text;
  const input = spec === "-" ? place.input : null;
  const files = input ? [await readInput(input(), place.reads)] : await readLocal(spec, place);
  const isTrainedHere = arm === "candidate";
  const sha = isTrainedHere ? place.workspaceSha : null;
  const environment = isTrainedHere ? place.environment ?? null : null;
  const [kind, location] = input ? ["stdin", STANDARD_INPUT] : ["file", spec];
  const source = { kind, location, sha, environment, runUrl: null, createdAt: null };
  const absence = files.length === 0 ? { why: "missing" } : null;
  return { files, source, search: plainSearch(searched, absence) };
}
var OF_SYSTEM = ["EMFILE", "ENFILE", "ENOMEM", "EIO"];
function unreadable(path, error) {
  if (OF_SYSTEM.includes(detailOf(error, "code"))) return error;
  const what = `cannot be read (${detailOf(error, "code") || "unknown error"})`;
  return dataError({ path }, what, "Check that the file exists and that this user may read it.");
}
function missingSweep(location, directory) {
  if (isServerTool(location.split(":")[0] ?? ""))
    return dataError(location, "has no trials", "Check the name and the filters.");
  const place = statSync(resolve(directory, location), { throwIfNoEntry: false });
  return dataError(
    printablePath(location),
    place?.isDirectory() ? "a folder without files" : "no such file, or nothing matches",
    "Check the path; it is relative to the current folder."
  );
}

// src/read/worker.ts
import { once } from "node:events";
import { fileURLToPath } from "node:url";
var WorkerEnded = class extends Error {
  tookTooMuch;
  constructor(tookTooMuch, limit) {
    super(`takes more than ${limit}`);
    this.tookTooMuch = tookTooMuch;
  }
};
var MAX_MEBIBYTES = 1536;
async function workOn(task, input, { deadlineMs, explain }) {
  const worker = await startWorker(task);
  try {
    return await worker.ask(input, deadlineMs);
  } catch (error) {
    throw error instanceof WorkerEnded ? explain(error) : error;
  } finally {
    worker.stop();
  }
}
async function startWorker(task, maxMebibytes = MAX_MEBIBYTES) {
  const { fork } = await import("node:child_process");
  const isSource = import.meta.url.endsWith(".ts");
  const bundled = import.meta.url.includes("/chunks/") ? "../worker.js" : "./worker.js";
  const entry = new URL(isSource ? "../worker.ts" : bundled, import.meta.url);
  const child = fork(fileURLToPath(entry), [task, String(maxMebibytes)], {
    // Only sources need what this process was started with; half is for buffers, and what is not collected yet.
    execArgv: [...isSource ? process.execArgv : [], `--max-old-space-size=${maxMebibytes >> 1}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"]
  });
  const stop = () => void child.kill("SIGKILL");
  const next = async (ended) => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const exit = once(child, "exit", { signal }).then(([code]) => {
      throw ended(code);
    });
    try {
      const [message] = await Promise.race([once(child, "message", { signal }), exit]);
      return message;
    } finally {
      waiting.abort();
    }
  };
  await next((code) => new Error(`The worker for ${task} did not start (${code})`));
  child.unref();
  child.channel?.unref();
  return {
    stop,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** One at a time. @throws UserError if the task refuses it; WorkerEnded, and then the worker is gone */
    ask: async (input, deadlineMs) => {
      let isLate = false;
      const deadline = setTimeout(() => {
        isLate = true;
        stop();
      }, deadlineMs);
      try {
        child.send(input, () => {
        });
        const answer = await next(
          () => isLate ? new WorkerEnded("time", `${Math.ceil(deadlineMs / 1e3)} seconds`) : new WorkerEnded("memory", `${maxMebibytes.toLocaleString("en-US")} MiB of memory`)
        );
        if ("bug" in answer) throw new Error(answer.bug);
        if ("refusal" in answer) throw new UserError(answer.refusal);
        return answer.result;
      } finally {
        clearTimeout(deadline);
      }
    }
  };
}

// src/read/index.ts
var onGitHub = () => import("./read-find-on-github.js");

export {
  isMetaFile,
  findLocal,
  unreadable,
  missingSweep,
  WorkerEnded,
  workOn,
  startWorker,
  onGitHub
};
