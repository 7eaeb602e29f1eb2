import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  explainRefusal
} from "./read-download.js";
import {
  MAX_LISTED,
  ifAnswered,
  refusalOf
} from "./github.js";
import {
  TRUSTED_EVENTS
} from "./read-artifact-names.js";
import {
  dataError
} from "./errors.js";
import {
  printable
} from "./printable.js";

// src/read/find-baseline.ts
async function findBaseline(github, query) {
  const { branch, ownRunId } = query;
  const listed = await github.artifacts.named(query.artifact);
  const created = query.isFrozen ? (await github.runs(ownRunId)).createdAt : "9999";
  const before = Date.parse(created ?? "");
  const others = listed.filter(
    ({ run, createdAt }) => run?.id !== ownRunId && Date.parse(createdAt) < before
  );
  const tooNew = listed.flatMap((one) => others.includes(one) ? [] : one.run?.headSha ?? []);
  const own = query.isOnBranch ? [query.headSha] : [];
  const kept = keptLookup(query.kept ?? (async () => /* @__PURE__ */ new Map()), [...tooNew, ...own]);
  const sweeps = trustedSweeps(github.runs, others, { workflow: query.workflow, kept });
  const none = () => listed.length < MAX_LISTED ? sweeps.absence(query) : tooMany(query);
  if (others.length === 0 && !await kept.hasAny()) return none();
  const wanted = await ifAnswered(() => wantedCommit(github, query));
  const sweep = (wanted && await atOrBefore(github, sweeps, wanted)) ?? await newest(github, sweeps, { branch, sha: wanted?.sha ?? query.headSha });
  if (sweep === null) return none();
  const { rung, distance, stored } = sweep;
  const isAssumed = wanted?.rung === "merge-base" && query.trainedSha !== query.headSha;
  return { ...stored, choice: { rung, distance, branch, wanted, isAssumed } };
}
function tooMany({ artifact, branch }) {
  const many = MAX_LISTED.toLocaleString("en-US");
  const what = `none of the newest ${many} artifacts of this name is a baseline of ${printable(branch)}, and older ones are not listed`;
  const fix = "Give this comparison a `name` of its own, keep the artifacts of pull requests for fewer days (`retention-days`), or name the baseline (`baseline: run:ID:NAME`).";
  throw dataError(`artifact ${printable(artifact)}`, what, fix);
}
async function newest(github, sweeps, { branch, sha }) {
  const stored = await sweeps.newestOn(branch) ?? await newestKept(github, sweeps, branch);
  if (stored === null) return null;
  const headSha = "kept" in stored ? stored.kept.sha : stored.artifact.run?.headSha ?? "";
  const distance = await ifAnswered(() => github.history.commitsAhead(sha, headSha));
  return { stored, rung: "newest", distance };
}
async function newestKept({ history }, { kept }, branch) {
  if (!await kept.hasAny()) return null;
  return ifAnswered(() => firstBefore(history, branch, kept.of));
}
async function wantedCommit(github, query) {
  const { trainedSha, headSha, branch, isOnBranch } = query;
  if (isOnBranch) return { rung: "same-commit", sha: trainedSha ?? headSha };
  if (trainedSha !== null && trainedSha !== headSha) {
    const [base, head, ...more] = await ifAnswered(() => github.history.parentsOf(trainedSha)) ?? [];
    const isMerge = base !== void 0 && head === headSha && more.length === 0;
    if (isMerge && await isBase(github, query, base)) return { rung: "first-parent", sha: base };
  }
  return { rung: "merge-base", sha: await github.history.mergeBase(branch, headSha) };
}
async function isBase({ history }, { branch, headSha }, sha) {
  const isWithin = async (inner, outer) => await history.commitsAhead(outer, inner) === 0;
  const isOfBranch = async () => await isWithin(sha, branch) && isWithin(await history.mergeBase(branch, headSha), sha);
  return await ifAnswered(isOfBranch) ?? false;
}
var MAX_COMMITS = 1e3;
async function atOrBefore({ history }, sweeps, { rung, sha }) {
  const exact = await sweeps.of(sha);
  if (exact !== null) return { stored: exact, rung, distance: null };
  return ifAnswered(
    () => firstBefore(history, sha, async (commit) => {
      const stored = await sweeps.of(commit);
      if (stored === null) return null;
      const distance = await ifAnswered(() => history.commitsAhead(commit, sha));
      return { stored, rung: "ancestor", distance };
    })
  );
}
async function firstBefore(history, sha, of) {
  for await (const page of ancestors(history, sha)) {
    for (const commit of page) {
      const found = await of(commit);
      if (found !== null) return found;
    }
  }
  return null;
}
function keptLookup(ask, without) {
  let trouble = null;
  let asked = null;
  const all = () => {
    asked ??= ask().catch((error) => {
      trouble = explainRefusal(error, "contents: read");
      return /* @__PURE__ */ new Map();
    });
    return asked;
  };
  return {
    hasAny: async () => [...(await all()).keys()].some((sha) => !without.includes(sha)),
    of: async (sha) => {
      const kept = without.includes(sha) ? void 0 : (await all()).get(sha);
      return kept === void 0 ? null : { kept };
    },
    trouble: () => trouble
  };
}
async function* ancestors(history, sha) {
  let seen = 0;
  for await (const page of history.before(sha)) {
    yield page;
    seen += page.length;
    if (seen >= MAX_COMMITS) return;
  }
}
var MAX_LOOKUPS = { commits: 80, newest: 100 };
function trustedSweeps(runs, named, { workflow, kept }) {
  const listed = named.filter(({ run }) => run !== null && !run.isOfFork);
  const trusted = /* @__PURE__ */ new Map();
  let trouble = null;
  let other = null;
  const lookUp = async (id) => {
    try {
      const run = await runs(id);
      const isTrusted = !run.isOfFork && TRUSTED_EVENTS.includes(run.event);
      if (isTrusted && run.workflow !== workflow) other ??= run.workflow;
      return isTrusted && run.workflow === workflow;
    } catch (error) {
      if (refusalOf(error) !== "missing") trouble = explainRefusal(error, "actions: read");
      return false;
    }
  };
  const first = async (fits, maxLookups) => {
    for (const artifact of listed.filter(fits)) {
      const id = artifact.run?.id ?? 0;
      const mayAsk = trusted.size < maxLookups && trouble === null;
      if (!trusted.has(id) && mayAsk) trusted.set(id, await lookUp(id));
      if (trusted.get(id)) return artifact;
    }
    return null;
  };
  return {
    kept,
    /** The newest of a commit that has not expired, or what is kept of it. */
    of: async (sha) => {
      const isOf = ({ run, expired }) => run?.headSha === sha && !expired;
      const artifact = await first(isOf, MAX_LOOKUPS.commits);
      return artifact === null ? kept.of(sha) : { artifact };
    },
    newestOn: async (branch) => {
      const isOn = ({ run, expired }) => run?.headBranch === branch && !expired;
      const artifact = await first(isOn, MAX_LOOKUPS.newest);
      return artifact && { artifact };
    },
    /** Why there is none. */
    absence: async ({ artifact, branch }) => {
      const isPast = ({ run, expired }) => run?.headBranch === branch && expired;
      const past = await first(isPast, MAX_LOOKUPS.newest);
      const obstacle = trouble ?? kept.trouble();
      if (obstacle !== null) return obstacle;
      if (past === null) return { why: "no-baseline-yet", artifact, branch, other };
      return { why: "expired", sha: past.run?.headSha ?? null, expiredAt: past.expiresAt };
    }
  };
}

export {
  findBaseline,
  wantedCommit,
  ancestors
};
