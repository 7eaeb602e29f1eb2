import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  TRUSTED_EVENTS,
  ageOf,
  artifactAt,
  plainSearch,
  refuseOutage,
  requireGitHub
} from "./read-location.js";
import {
  explainRefusal,
  readArtifacts,
  readRefFile
} from "./read-download.js";
import {
  MAX_LISTED,
  ifAnswered,
  refusalOf
} from "./github.js";
import "./zod.js";
import {
  DATA_BRANCH,
  EXIT_CODE_FILE,
  MAX_FILE_BYTES,
  dataName,
  filesIn,
  fittingArtifacts,
  ownerOfSweepAt,
  savedArtifacts,
  savedNames,
  textIfAny,
  unread
} from "./read-names.js";
import "./settings.js";
import {
  UserError,
  dataError,
  printable
} from "./errors.js";
import "./runtime.js";

// src/read/find-baseline.ts
async function findBaseline(github, query) {
  const { branch, ownRunId } = query;
  const listed = await github.artifacts.named(query.artifact);
  const others = listed.filter(({ run }) => run?.id !== ownRunId);
  const sweeps = trustedSweeps(github.runs, others, query.workflow);
  const none = () => listed.length < MAX_LISTED ? sweeps.absence(query) : tooMany(query);
  if (others.length === 0) return none();
  const wanted = await ifAnswered(() => wantedCommit(github, query));
  const near = wanted && await atOrBefore(github.history, sweeps, wanted.sha);
  const artifact = near ?? await sweeps.newestOn(branch);
  if (artifact === null) return none();
  const found = { sha: artifact.run?.headSha ?? "", isNear: near !== null };
  return { artifact, choice: await choiceOf(github, query, { ...found, wanted }) };
}
async function choiceOf({ history }, { branch, headSha }, { sha, isNear, wanted }) {
  const chosen = { branch, wanted };
  if (wanted?.sha === sha) return { ...chosen, matchedBy: wanted.matchedBy, distance: null };
  const top = wanted?.sha ?? headSha;
  const distance = await ifAnswered(
    () => isNear ? history.commitsAhead(sha, top) : history.commitsAhead(top, sha)
  );
  return { ...chosen, matchedBy: isNear ? "ancestor" : "newest", distance };
}
function tooMany({ artifact, branch }) {
  const many = MAX_LISTED.toLocaleString("en-US");
  const what = `none of the newest ${many} artifacts of this name is a baseline of ${printable(branch)}, and older ones are not listed`;
  const fix = "Give this comparison a `name` of its own, keep the artifacts of pull requests for fewer days (`retention-days`), or name the baseline (`baseline: run:ID:NAME`).";
  throw dataError(`artifact ${printable(artifact)}`, what, fix);
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
async function atOrBefore(history, sweeps, sha) {
  const exact = await sweeps.of(sha);
  if (exact !== null) return exact;
  return ifAnswered(async () => {
    for await (const page of ancestors(history, sha))
      for (const commit of page) {
        const artifact = await sweeps.of(commit);
        if (artifact !== null) return artifact;
      }
    return null;
  });
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
  const newestOn = (branch, isGone = false) => {
    const isOn = ({ run, expired }) => run?.headBranch === branch && expired === isGone;
    return first(isOn, MAX_LOOKUPS.newest);
  };
  return {
    of: (sha) => first(({ run, expired }) => run?.headSha === sha && !expired, MAX_LOOKUPS.commits),
    newestOn,
    absence: async ({ artifact, branch }) => {
      const past = await newestOn(branch, true);
      if (trouble !== null) return trouble;
      if (past === null) return { why: "no-baseline-yet", artifact, branch, other };
      return { why: "expired", sha: past.run?.headSha ?? null, expiredAt: past.expiresAt };
    }
  };
}
var AT_A_TIME = 10;
async function nearestCommit(github, { trainedSha }, trialsOf) {
  const { reader, baseline, candidateShas } = github;
  let asked = 0;
  try {
    const from = await wantedCommit(reader, { ...baseline, trainedSha });
    for await (const page of ancestors(reader.history, from.sha)) {
      const commits = page.filter((sha) => !candidateShas.includes(sha));
      for (let i = 0; i < commits.length; i += AT_A_TIME) {
        const some = commits.slice(i, i + AT_A_TIME);
        const found = await trialsOf(some);
        asked += some.length;
        const sha = some.find((commit) => found.has(commit));
        if (sha === void 0) continue;
        const choice = await choiceOf(reader, baseline, { sha, isNear: true, wanted: from });
        return { sha, trials: found.get(sha), choice };
      }
    }
  } catch (error) {
    return explainRefusal(error, "contents: read");
  }
  return { why: "no-trials", branch: baseline.branch, commits: asked };
}
var [MAX_KEPT, MAX_DOWNLOADS] = [10, 8];
var MAX_COMMITS_BACK = 300;
var ID_LENGTH = 12;
async function* olderSweeps(place, of, before) {
  try {
    const kept = keptOnBranch(place, of, before);
    const first = await kept.next();
    if (first.done) return yield* inArtifacts(place, of, before);
    yield first.value;
    yield* kept;
  } catch (error) {
    refuseOutage(explainRefusal(error, "contents: read"), "older sweeps of the base");
  }
}
async function* keptOnBranch(place, of, before) {
  const { reader, older } = requireGitHub(place, "auto");
  const { keptFor = null, taken = null } = older ?? {};
  if (keptFor === null || taken?.tip === null) return;
  const at = taken?.tip ?? void 0;
  const tip = await once(place, "tip", () => reader.branch(DATA_BRANCH, at));
  if (tip === null) return refuseGone(DATA_BRANCH, taken, 0);
  const saved = [...tip.files.keys()].flatMap((path) => {
    const owner = ownerOfSweepAt(path);
    return owner && isTaken(taken, idOf(owner.sha)) ? { path, ...owner } : [];
  });
  const name = dataName({ name: keptFor, comparison: of.of });
  const { budget } = place.reads.older;
  const shas = saved.map(({ sha }) => sha);
  for (const sha of await commitsBefore(before, shas, place)) {
    const own = saved.filter((one) => one.sha === sha && one.of === name);
    const read = own.map(({ path }) => readRefFile(reader, { ref: tip.sha, path }, budget));
    const files = (await Promise.all(read)).flatMap((file) => file ?? []);
    const location = `${DATA_BRANCH}, ${sha.slice(0, 7)}`;
    const source = { kind: "ref", location, sha, runUrl: null, createdAt: null };
    if (files.length > 0) yield { id: idOf(sha), tip: tip.sha, files, source };
  }
}
function refuseGone(location, taken, left) {
  const count = taken?.ids.length ?? 0;
  if (count <= left) return;
  const what = `no longer has ${count - left} of the ${count} that an earlier run on this commit took`;
  throw dataError(location, what, "Push a commit to have others looked up.");
}
function idOf(sha) {
  return sha.slice(0, ID_LENGTH);
}
function isTaken(taken, id) {
  return taken === null || taken.ids.includes(id);
}
async function* inArtifacts(place, of, before) {
  const { reader, runId, baseline, older, runUrl } = requireGitHub(place, "auto");
  const location = of.artifact;
  const all = (await reader.artifacts.named(location)).filter(({ id, run, expired }) => {
    const isOfBranch = run?.headBranch === baseline.branch && run.id !== runId;
    return isOfBranch && !expired && isTaken(older?.taken ?? null, `${id}`);
  });
  const sweeps = trustedSweeps(reader.runs, all, baseline.workflow);
  const known = all.flatMap(({ run }) => run?.headSha ?? []);
  let downloads = 0;
  for (const sha of await commitsBefore(before, known, place)) {
    const artifact = await sweeps.of(sha);
    if (artifact === null) continue;
    if (++downloads > MAX_DOWNLOADS) return;
    const { id, run, createdAt } = artifact;
    const files = await filesOf(artifact, of, place);
    const source = { kind: "artifact", location, sha, createdAt };
    if (files.length > 0)
      yield { id: `${id}`, tip: null, files, source: { ...source, runUrl: run && runUrl(run.id) } };
  }
  if (older?.taken?.tip === null) refuseGone(location, older.taken, all.length);
}
async function filesOf(artifact, of, place) {
  const { artifacts } = requireGitHub(place, "auto").reader;
  const open = () => readArtifacts(artifacts, [artifact], place.reads.older.budget);
  try {
    return filesIn(await once(place, `${artifact.id}`, open), of);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [unread(artifact.name, error)];
  }
}
function commitsBefore(sha, known, place) {
  const { history } = requireGitHub(place, "auto").reader;
  const left = new Set(known);
  left.delete(sha);
  return once(place, [sha, ...left].join(), async () => {
    const found = [];
    if (left.size === 0) return found;
    for await (const page of ancestors(history, sha, MAX_COMMITS_BACK)) {
      found.push(...page.filter((commit) => left.delete(commit)));
      if (left.size === 0 || found.length >= MAX_KEPT) break;
    }
    return found.slice(0, MAX_KEPT);
  });
}
function once({ reads }, key, ask) {
  const answer = reads.older.asked.get(key) ?? ask();
  reads.older.asked.set(key, answer);
  return answer;
}

// src/read/find-on-github.ts
async function findOnGitHub(wanted, place) {
  const { location, arm } = wanted;
  const asked = { ...requireGitHub(place, location.text), budget: place.reads.budget };
  const where = "artifact" in location ? artifactAt(location.artifact) : location;
  const isRef = where.kind === "ref";
  let outcome;
  try {
    outcome = await (isRef ? atRef(where, asked) : inArtifacts2(wanted, asked, where));
  } catch (error) {
    outcome = explainRefusal(error, isRef ? "contents: read" : "actions: read");
  }
  if ("files" in outcome) return outcome;
  if (arm === "candidate") refuseOutage(outcome, where.text);
  const kind = isRef ? "ref" : "artifact";
  const source = { kind, location: where.text, sha: null, runUrl: null, createdAt: null };
  return { files: [], source, search: plainSearch(where, outcome) };
}
async function savedInRun(place) {
  const where = "the sweeps of this run";
  const { reader, runId } = requireGitHub(place, where);
  const listed = await reader.artifacts.ofRun(runId).catch((error) => {
    refuseOutage(explainRefusal(error, "actions: read"), where);
    return [];
  });
  return savedNames(listed);
}
async function atRef(location, { reader, budget }) {
  const { ref, path, text } = location;
  const file = await readRefFile(reader, { ref, path }, budget);
  if (file === null) return { why: "missing" };
  const source = { kind: "ref", location: text, sha: null, runUrl: null, createdAt: null };
  return { files: [file], source, search: plainSearch(location, null) };
}
async function inArtifacts2(wanted, asked, where) {
  const chosen = await chooseArtifacts(wanted, asked, where);
  if ("why" in chosen) return chosen;
  const { artifacts, choice, sha } = chosen;
  if (artifacts.length === 0) return { why: "missing" };
  const expired = artifacts.find((artifact) => artifact.expired);
  if (expired !== void 0)
    return { why: "expired", sha: expired.run?.headSha ?? null, expiredAt: expired.expiresAt };
  const files = await readArtifacts(asked.reader.artifacts, artifacts, asked.budget);
  const lacking = choice?.isTrainedHere && untrained(sha, files);
  if (lacking) return lacking;
  if (files.length === 0)
    throw dataError(printable(where.text), "has no file in it", "Run the job that saves it again.");
  const createdAt = artifacts.map((artifact) => artifact.createdAt).sort()[0] ?? null;
  const run = artifacts[0]?.run ?? null;
  const runUrl = run && asked.runUrl(run.id);
  const names = artifacts.map(({ name }) => name);
  const age = ageOf(createdAt, asked.now);
  return {
    files,
    source: { kind: "artifact", location: where.text, sha, runUrl, createdAt },
    search: { ...plainSearch(where, null), artifacts: names, choice, age }
  };
}
async function chooseArtifacts({ location, arm, trainedSha }, asked, { pattern, runId }) {
  const { reader, baseline } = asked;
  if (location.kind === "base") return trainedBase(asked, trainedSha, pattern);
  if (location.kind === "auto" && arm === "baseline") {
    const unknown = baseline.mustHaveWorkflow ? await unknownWorkflow(asked) : null;
    return unknown ?? savedBaseline(asked, trainedSha, pattern);
  }
  const listed = await reader.artifacts.ofRun(runId ?? asked.runId);
  const fits = location.kind === "artifact" ? fittingArtifacts : savedArtifacts;
  const artifacts = fits(listed, pattern);
  if (artifacts.length === 0 && location.kind !== "artifact")
    return { why: "missing", saved: savedNames(listed) };
  const isForeign = arm === "baseline" && runId !== null;
  return isForeign && artifacts.some(({ run }) => run?.isOfFork ?? true) ? { why: "of-fork" } : { artifacts, choice: null, sha: null };
}
async function savedBaseline({ reader, runId: ownRunId, baseline }, trainedSha, name) {
  const sweep = await findBaseline(reader, { artifact: name, ownRunId, trainedSha, ...baseline });
  if (!("why" in sweep)) {
    const { artifact, choice } = sweep;
    return { artifacts: [artifact], choice, sha: artifact.run?.headSha ?? null };
  }
  const isOther = sweep.why === "no-baseline-yet" && sweep.other !== null;
  if (!isOther || !baseline.mustHaveWorkflow) return sweep;
  return { why: "unknown-workflow", branch: baseline.branch, workflow: baseline.workflow };
}
async function trainedBase({ reader, judgingRunId, baseline }, trainedSha, pattern) {
  const wanted = await wantedCommit(reader, { ...baseline, trainedSha });
  const artifacts = savedArtifacts(await reader.artifacts.ofRun(judgingRunId), pattern);
  const [, jobs = 1] = /-of-(\d+)$/.exec(artifacts[0]?.name ?? "") ?? [];
  if (artifacts.length < Number(jobs) || artifacts.some(({ expired }) => expired))
    return { why: "untrained", sha: wanted.sha, job: null, exitCode: null };
  const how = { distance: null, branch: baseline.branch, wanted, isTrainedHere: true };
  return { artifacts, choice: { ...wanted, ...how }, sha: wanted.sha };
}
function untrained(sha, files) {
  const failed = files.find(({ path }) => path.endsWith(EXIT_CODE_FILE));
  if (failed === void 0 && files.length > 0) return null;
  const [, code] = /^(\d{1,3})\s*$/.exec(failed === void 0 ? "" : textIfAny(failed)) ?? [];
  const [, job = null] = /\.([^./]+)-of-\d+\//.exec(failed?.path ?? "") ?? [];
  return { why: "untrained", sha, job, exitCode: code === void 0 ? null : Number(code) };
}
async function unknownWorkflow({ reader, baseline }) {
  const { branch, workflow } = baseline;
  try {
    const { kind } = await reader.content({ ref: branch, path: workflow }, MAX_FILE_BYTES);
    return kind === "file" ? null : { why: "unknown-workflow", branch, workflow };
  } catch (error) {
    return explainRefusal(error, "contents: read");
  }
}
export {
  findOnGitHub,
  nearestCommit,
  olderSweeps,
  savedInRun,
  wantedCommit
};
