import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  baseName,
  newBudget,
  savedAt,
  savedName
} from "./read-names.js";
import {
  UserError,
  printable,
  printablePath,
  usageError
} from "./errors.js";

// src/read/location.ts
function baseOfRun(saved) {
  const { name } = saved;
  const text = "the base trained in this run";
  return { kind: "base", text, name, artifact: baseName(name), saved };
}
function sweepOfRun(name) {
  return { kind: "sweep", text: `sweep:${name}`, name, artifact: savedName(name) };
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
  if (text === "auto") return savedAt("");
  if (rest.length === 0) return { kind: "path", text };
  if (isServerTool(word)) return parseServer(word, rest.join(":"), { option });
  const isId = /^[1-9]\d*$/.test(first) && Number.isSafeInteger(Number(first));
  const filled = (part) => {
    if (part.trim() !== "" && (word !== "run" || isId)) return part;
    throw wrongPlace(option, `is ${JSON.stringify(printable(text))}`, FORMS);
  };
  switch (word) {
    case "artifact":
      return { kind: "artifact", text, runId: null, pattern: filled(rest.join(":")) };
    case "run":
      return { kind: "artifact", text, runId: Number(first), pattern: filled(after) };
    case "sweep":
      return sweepOfRun(filled(rest.join(":")));
    case "ref":
      return { kind: "ref", text, ref: filled(first), path: filled(after) };
    default:
      if (first.startsWith("//"))
        throw wrongPlace(option, "is an address; only files are read", DOWNLOAD);
      return { kind: "path", text };
  }
}
function parseSource(text) {
  const [tool = "", ...rest] = text.split(":");
  if (isServerTool(tool))
    return parseServer(tool, rest.join(":"), { option: "source", byCommit: true });
  const shown = text.includes("://") ? "is an address" : `is ${JSON.stringify(printable(text))}`;
  const fix = "Write mlflow:EXPERIMENT, wandb:ENTITY/PROJECT or optuna:STUDY-{sha}.";
  throw wrongPlace("source", shown, fix);
}
function parseLocations(of) {
  return {
    baseline: parseLocation(of.baseline, "baseline"),
    candidate: parseLocation(of.candidate, "candidate")
  };
}
var DOWNLOAD = "Download the file, or export the trials as CSV, and name the file.";
var FORMS = "Write artifact:NAME, run:ID:NAME, ref:REF:PATH or a path; put ./ before a path that begins like one of these (./run:7).";
var SERVERS = {
  mlflow: {
    form: "mlflow:EXPERIMENT, with ?filter=\u2026 or ?commit=SHA",
    allowed: ["filter", "commit"],
    variable: "MLFLOW_TRACKING_URI"
  },
  wandb: {
    form: "wandb:ENTITY/PROJECT, with ?sweep=ID, ?tag=\u2026 or ?commit=SHA",
    allowed: ["sweep", "tag", "commit"],
    variable: "WANDB_BASE_URL"
  },
  optuna: { form: "optuna:STUDY", allowed: [], variable: "OPTUNA_STORAGE" }
};
var COMMIT = "{sha}";
function isServerTool(word) {
  return Object.hasOwn(SERVERS, word);
}
var OF_EACH = "Name a study for each commit, such as optuna:resnet-{sha}.";
function parseServer(tool, rest, { option, byCommit = false }) {
  const { form, variable } = SERVERS[tool];
  const allowed = SERVERS[tool].allowed;
  if (/^\/\/|:\/\//.test(rest)) {
    const fix2 = `Write ${form}; the address is read from ${variable}.`;
    throw wrongPlace(option, "contains an address", fix2);
  }
  const text = `${tool}:${rest}`;
  const [encoded = "", ...more] = rest.split("?");
  const pairs = more.join("?").split("&").filter(Boolean).map((pair) => [pair.split("=")[0] ?? "", pair.slice(pair.indexOf("=") + 1)]);
  const name = decoded(encoded)?.trim() ?? "";
  const filters = new Map(pairs.map(([key, value]) => [key, decoded(value)?.trim() ?? ""]));
  const isNamed = tool === "wandb" ? /^[^/]+\/[^/]+$/.test(name) : name !== "";
  const isKnown = [...filters].every(([key, value]) => allowed.includes(key) && value !== "");
  const commit = filters.get("commit");
  const isSha = commit === void 0 || /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
  const location = { kind: "server", text, tool, name, filters, byCommit };
  const hasSha = hasCommit(location);
  const faults = [
    [!isNamed || !isKnown || filters.size < pairs.length, "", `Write ${form}.`],
    [!isSha, ", where commit is not a full SHA", "Write all 40 digits, in lower case."],
    [!byCommit && hasSha, ", and {sha} stands for a commit of `source` only", "Use `source`."],
    [byCommit && !!commit, ", and `source` chooses the commits itself", "Leave commit out."],
    [byCommit && tool === "optuna" && !hasSha, ", and Optuna does not record commits", OF_EACH]
  ];
  const [, what = "", fix] = faults.find(([is]) => is) ?? [];
  if (fix === void 0) return location;
  throw wrongPlace(option, `is ${JSON.stringify(printable(text))}${what}`, fix);
}
function wrongPlace(option, what, fix) {
  return new UserError({ fault: "settings", where: option, option, what, fix });
}
function hasCommit({ name, filters }) {
  return [name, ...filters.values()].some((text) => text.includes(COMMIT));
}
function forCommit(text, sha) {
  return text.replaceAll(COMMIT, sha);
}
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

// src/read/place.ts
var TRUSTED_EVENTS = ["push", "schedule", "workflow_dispatch"];
var MAX_ENVIRONMENT = 200;
function newReads(budget = newBudget()) {
  return { found: /* @__PURE__ */ new Map(), budget, older: { asked: /* @__PURE__ */ new Map(), budget: newBudget() } };
}
function plainSearch(location, absence) {
  return {
    ...{ location, absence, artifacts: [] },
    ...{ choice: null, age: null, shards: null, server: null }
  };
}
function isUnusable({ absence }) {
  return absence?.why === "unusable";
}
function ageOf(createdAt, now) {
  return createdAt === null ? null : Math.max(0, (now - Date.parse(createdAt)) / 1e3);
}
function refuseOutage(absence, location, { fault, of } = { fault: "data", of: "the sweep" }) {
  const refusal = (what, fix) => new UserError({ fault, where: printablePath(location), what, fix });
  if (absence?.why === "unreachable")
    throw refusal(`GitHub did not give ${of} (${absence.what})`, "Run the job again.");
  if (absence?.why === "forbidden")
    throw refusal(
      `the token may not read ${of}`,
      `Give the job \`permissions: ${absence.permission}\`.`
    );
}
function localPlace(directory, input = null) {
  const nowhere = { workspaceSha: null, repository: "", github: null };
  const servers = { env: process.env, mask: () => {
  }, now: Date.now };
  return { ...nowhere, directory, servers, reads: newReads(), input };
}
function requireGitHub({ github }, location) {
  if (github !== null) return github;
  const where = location === "auto" ? "the saved sweep" : printable(location);
  const what = "cannot be read from GitHub without a token and a repository";
  const fix = "In the Action, give the step its `github-token`; on the command line, name files.";
  throw usageError(where, what, fix);
}

export {
  baseOfRun,
  sweepOfRun,
  artifactAt,
  isLasting,
  parseLocation,
  parseSource,
  parseLocations,
  isServerTool,
  hasCommit,
  forCommit,
  TRUSTED_EVENTS,
  MAX_ENVIRONMENT,
  newReads,
  plainSearch,
  isUnusable,
  ageOf,
  refuseOutage,
  localPlace,
  requireGitHub
};
