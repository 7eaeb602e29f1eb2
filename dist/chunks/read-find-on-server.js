import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  ancestors,
  wantedCommit
} from "./read-find-baseline.js";
import {
  explainRefusal
} from "./read-download.js";
import {
  Unanswered,
  ifAnswered,
  withDeadline
} from "./github.js";
import "./zod.js";
import "./tool.js";
import "./read-unzip.js";
import {
  plainSearch,
  requireGitHub
} from "./read-artifact-names.js";
import "./read-servers-location.js";
import "./settings.js";
import {
  dataError
} from "./errors.js";
import "./printable.js";
import "./runtime.js";

// src/read/find-on-server.ts
async function findOnServer(wanted, place) {
  const { location, arm } = wanted;
  const from = (trials) => found(trials, { wanted, place });
  if (!location.byCommit) return from(await readTrials(location, null, place.servers));
  const github = requireGitHub(place, location.text);
  if (arm === "baseline") return baselineOf(wanted, { place, github });
  return from(await readTrials(location, github.candidateShas, place.servers));
}
var MAX_READING = 6e5;
function readTrials(location, commits, access) {
  const read = async () => (await READERS[location.tool]())(location, commits, access);
  return withDeadline(MAX_READING, read, "it").catch((error) => {
    if (!(error instanceof Unanswered)) throw error;
    throw dataError(location.text, error.message, "Use a filter to select fewer trials.");
  });
}
var READERS = {
  mlflow: async () => (await import("./read-servers-mlflow.js")).mlflowTrials,
  wandb: async () => (await import("./read-servers-wandb.js")).wandbTrials,
  optuna: async () => (await import("./read-servers-optuna.js")).optunaTrials
};
var AT_A_TIME = 10;
async function baselineOf(wanted, { place, github }) {
  const { reader, baseline, candidateShas } = github;
  const none = (absence) => found(/* @__PURE__ */ new Map(), { wanted, place, absence });
  let asked = 0;
  try {
    const from = await wantedCommit(reader, { ...baseline, trainedSha: wanted.trainedSha });
    for await (const page of ancestors(reader.history, from.sha)) {
      const commits = page.filter((sha) => !candidateShas.includes(sha));
      for (let i = 0; i < commits.length; i += AT_A_TIME) {
        const some = commits.slice(i, i + AT_A_TIME);
        const trials = await readTrials(wanted.location, some, place.servers);
        const nearest = some.find((sha) => isComplete(trials.get(sha), wanted));
        asked += some.length;
        if (nearest === void 0) continue;
        const choice = await choiceOf(nearest, from, { wanted, github });
        const only = new Map([...trials].filter(([sha]) => sha === nearest));
        return found(only, { wanted, place, choice });
      }
    }
  } catch (error) {
    return none(explainRefusal(error, "contents: read"));
  }
  return none({ why: "no-trials", branch: baseline.branch, commits: asked });
}
function isComplete(trials, { minEnded = null }) {
  if (trials === void 0 || minEnded === null) return trials !== void 0;
  return trials.ended >= minEnded && trials.running === 0;
}
async function choiceOf(sha, from, { wanted, github }) {
  const { reader, baseline } = github;
  const { branch, headSha } = baseline;
  const isAssumed = from.rung === "merge-base" && wanted.trainedSha !== headSha;
  const chosen = { branch, wanted: from, isAssumed };
  if (sha === from.sha) return { ...chosen, rung: from.rung, distance: null };
  const distance = await ifAnswered(() => reader.history.commitsAhead(sha, from.sha));
  return { ...chosen, rung: "ancestor", distance };
}
function ofOneStudy(trials) {
  return new Map([...trials].sort(byEnded).slice(0, 1));
}
function byEnded([, a], [, b]) {
  return b.ended - a.ended;
}
function found(given, { wanted, place, choice, absence }) {
  const { location } = wanted;
  const trials = location.tool === "optuna" ? ofOneStudy(given) : given;
  const now = place.servers.now();
  const all = [...trials.values()];
  const sum = (count) => all.reduce((total, one) => total + count(one), 0);
  const times = all.flatMap(({ started }) => started ?? []).sort();
  const [first, last] = [times[0], times.at(-1)];
  const commits = [...new Set(all.flatMap((one) => one.commits))];
  const asked = [...trials.keys()].filter(Boolean);
  const server = {
    tool: location.tool,
    commits: asked.length > 0 ? asked : commits,
    ended: sum(({ ended }) => ended),
    running: sum(({ running }) => running),
    started: first === void 0 || last === void 0 ? null : [first, last],
    readAt: new Date(now).toISOString()
  };
  const sha = [...trials].sort(byEnded)[0]?.[0] || (location.filters.get("commit") ?? null);
  const files = all.flatMap((one) => one.files);
  const why = absence ?? (files.length === 0 ? { why: "missing" } : null);
  const source = { location: location.text, sha, runUrl: null, createdAt: last ?? null };
  const age = last === void 0 ? null : Math.max(0, (now - Date.parse(last)) / 1e3);
  return {
    files,
    source: { kind: "server", ...source },
    search: { ...plainSearch(location, why), choice: choice ?? null, age, server }
  };
}
export {
  findOnServer
};
