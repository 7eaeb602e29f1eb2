import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  UserError
} from "./errors.js";
import {
  printable
} from "./printable.js";

// src/read/servers/location.ts
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
function parseServer(tool, rest, { option, byCommit = false }) {
  const { form, variable } = SERVERS[tool];
  const allowed = SERVERS[tool].allowed;
  const wrong = (what, fix) => wrongPlace(option, what, fix);
  if (/^\/\/|:\/\//.test(rest))
    throw wrong("contains an address", `Write ${form}; the address is read from ${variable}.`);
  const text = `${tool}:${rest}`;
  const shown = `is ${JSON.stringify(printable(text))}`;
  const [encoded = "", ...more] = rest.split("?");
  const pairs = more.join("?").split("&").filter(Boolean).map((pair) => [pair.split("=")[0] ?? "", pair.slice(pair.indexOf("=") + 1)]);
  const name = decoded(encoded)?.trim();
  const filters = new Map(pairs.map(([key, value]) => [key, decoded(value)?.trim() ?? ""]));
  const isForm = tool !== "wandb" || /^[^/]+\/[^/]+$/.test(name ?? "");
  const isKnown = [...filters].every(([key, value]) => allowed.includes(key) && value !== "");
  if (!name || !isForm || !isKnown || filters.size < pairs.length)
    throw wrong(shown, `Write ${form}.`);
  const commit = filters.get("commit");
  if (commit !== void 0 && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
    throw wrong(`${shown}, where commit is not a full SHA`, "Write all 40 digits, in lower case.");
  const location = { kind: "server", text, tool, name, filters, byCommit };
  if (!byCommit && hasCommit(location))
    throw wrong(`${shown}, and {sha} stands for a commit of \`source\` only`, "Use `source`.");
  if (byCommit && commit !== void 0)
    throw wrong(`${shown}, and \`source\` chooses the commits itself`, "Leave commit out.");
  if (byCommit && tool === "optuna" && !hasCommit(location))
    throw wrong(
      `${shown}, and Optuna does not record commits`,
      "Name a study for each commit, such as optuna:resnet-{sha}."
    );
  return location;
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

export {
  isServerTool,
  parseServer,
  wrongPlace,
  hasCommit,
  forCommit
};
