import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  isServerTool,
  parseServer
} from "./read-servers-location.js";
import {
  newBudget
} from "./read-names.js";
import {
  UserError,
  dataError,
  usageError
} from "./errors.js";
import {
  printable
} from "./printable.js";

// src/read/place.ts
var TRUSTED_EVENTS = ["push", "schedule", "workflow_dispatch"];
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

export {
  TRUSTED_EVENTS,
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
  fitsPattern
};
