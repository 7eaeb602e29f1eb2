import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  isPlainPath,
  openFile,
  unzip
} from "./read-unzip.js";
import {
  MAX_FILES,
  TRUSTED_EVENTS,
  maxBytes,
  tooLarge
} from "./read-artifact-names.js";
import {
  BrokenDownload,
  MAX_LISTED,
  ifAnswered,
  reasonOf,
  refusalOf
} from "./github.js";
import {
  dataError,
  printable,
  printablePath,
  usageError
} from "./errors.js";

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

// src/read/find-baseline.ts
async function findBaseline(github, query) {
  const { branch, ownRunId } = query;
  const listed = await github.artifacts.named(query.artifact);
  const others = listed.filter(({ run }) => run?.id !== ownRunId);
  const sweeps = trustedSweeps(github.runs, others, query.workflow);
  const none = () => listed.length < MAX_LISTED ? sweeps.absence(query) : tooMany(query);
  if (others.length === 0) return none();
  const wanted = await ifAnswered(() => wantedCommit(github, query));
  const sweep = (wanted && await atOrBefore(github, sweeps, wanted)) ?? await newest(github, sweeps, { branch, sha: wanted?.sha ?? query.headSha });
  if (sweep === null) return none();
  const { matchedBy, distance, artifact } = sweep;
  const isAssumed = wanted?.matchedBy === "merge-base" && query.trainedSha !== query.headSha;
  const past = distance === 0 || distance === null ? null : await sweeps.expiredOn(branch);
  const isNewer = past !== null && past.createdAt > artifact.createdAt;
  const newer = isNewer && { expired: { sha: past.run?.headSha ?? "", at: past.expiresAt } };
  return { artifact, choice: { matchedBy, distance, branch, wanted, isAssumed, ...newer } };
}
function tooMany({ artifact, branch }) {
  const many = MAX_LISTED.toLocaleString("en-US");
  const what = `none of the newest ${many} artifacts of this name is a baseline of ${printable(branch)}, and older ones are not listed`;
  const fix = "Give this comparison a `name` of its own, keep the artifacts of pull requests for fewer days (`retention-days`), or name the baseline (`baseline: run:ID:NAME`).";
  throw dataError(`artifact ${printable(artifact)}`, what, fix);
}
async function newest(github, sweeps, { branch, sha }) {
  const artifact = await sweeps.newestOn(branch);
  if (artifact === null) return null;
  const headSha = artifact.run?.headSha ?? "";
  const distance = await ifAnswered(() => github.history.commitsAhead(sha, headSha));
  return { artifact, matchedBy: "newest", distance };
}
async function wantedCommit(github, query) {
  const { trainedSha, headSha, branch, isOnBranch } = query;
  if (isOnBranch) return { matchedBy: "same-commit", sha: trainedSha ?? headSha };
  if (trainedSha !== null && trainedSha !== headSha) {
    const [base, head, ...more] = await ifAnswered(() => github.history.parentsOf(trainedSha)) ?? [];
    const isMerge = base !== void 0 && head === headSha && more.length === 0;
    if (isMerge && await isBase(github, query, base))
      return { matchedBy: "first-parent", sha: base };
  }
  return { matchedBy: "merge-base", sha: await github.history.mergeBase(branch, headSha) };
}
async function isBase({ history }, { branch, headSha }, sha) {
  const isWithin = async (inner, outer) => await history.commitsAhead(outer, inner) === 0;
  const isOfBranch = async () => await isWithin(sha, branch) && isWithin(await history.mergeBase(branch, headSha), sha);
  return await ifAnswered(isOfBranch) ?? false;
}
var MAX_COMMITS = 1e3;
async function atOrBefore({ history }, sweeps, { matchedBy, sha }) {
  const exact = await sweeps.of(sha);
  if (exact !== null) return { artifact: exact, matchedBy, distance: null };
  return ifAnswered(() => nearestBefore(history, sweeps, sha));
}
async function nearestBefore(history, sweeps, sha) {
  for await (const page of ancestors(history, sha)) {
    for (const commit of page) {
      const artifact = await sweeps.of(commit);
      if (artifact === null) continue;
      const distance = await ifAnswered(() => history.commitsAhead(commit, sha));
      return { artifact, matchedBy: "ancestor", distance };
    }
  }
  return null;
}
async function* ancestors(history, sha, most = MAX_COMMITS) {
  let seen = 0;
  for await (const page of history.before(sha)) {
    yield page;
    seen += page.length;
    if (seen >= most) return;
  }
}
var MAX_LOOKUPS = { commits: 80, newest: 100 };
function trustedSweeps(runs, named, workflow) {
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
  const expiredOn = (branch) => first(({ run, expired }) => run?.headBranch === branch && expired, MAX_LOOKUPS.newest);
  return {
    /** The newest of a commit that has not expired. */
    of: (sha) => {
      const isOf = ({ run, expired }) => run?.headSha === sha && !expired;
      return first(isOf, MAX_LOOKUPS.commits);
    },
    newestOn: (branch) => {
      const isOn = ({ run, expired }) => run?.headBranch === branch && !expired;
      return first(isOn, MAX_LOOKUPS.newest);
    },
    expiredOn,
    /** Why there is none. */
    absence: async ({ artifact, branch }) => {
      const past = await expiredOn(branch);
      if (trouble !== null) return trouble;
      if (past === null) return { why: "no-baseline-yet", artifact, branch, other };
      return { why: "expired", sha: past.run?.headSha ?? null, expiredAt: past.expiresAt };
    }
  };
}

export {
  readArtifacts,
  readRefFile,
  explainRefusal,
  findBaseline,
  wantedCommit,
  ancestors,
  trustedSweeps
};
