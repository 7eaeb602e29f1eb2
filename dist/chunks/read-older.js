import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  ancestors,
  explainRefusal,
  readArtifacts,
  readRefFile,
  trustedSweeps
} from "./read-download.js";
import {
  DATA_BRANCH,
  dataName,
  ownerOfSweepAt
} from "./read-data-branch.js";
import "./read-unzip.js";
import {
  artifactFor,
  isOfInstance,
  refuseOutage,
  requireGitHub
} from "./read-artifact-names.js";
import "./settings.js";
import "./github.js";
import "./zod.js";
import "./errors.js";
import "./runtime.js";

// src/read/older.ts
var [MAX_KEPT, MAX_DOWNLOADS] = [10, 8];
var MAX_COMMITS = 300;
var ID_LENGTH = 12;
async function* olderSweeps(place, before) {
  try {
    const kept = keptOnBranch(place, before);
    const first = await kept.next();
    if (first.done) return yield* inArtifacts(place, before);
    yield first.value;
    yield* kept;
  } catch (error) {
    refuseOutage(explainRefusal(error, "contents: read"), "older sweeps of the base");
  }
}
async function* keptOnBranch(place, before) {
  const { reader, older } = requireGitHub(place, "auto");
  const { keptFor = null, taken = null } = older ?? {};
  if (keptFor === null || taken?.tip === null) return;
  const at = taken?.tip ?? void 0;
  const tip = await once(place, "tip", () => reader.branch(DATA_BRANCH, at));
  if (tip === null) return;
  const saved = [...tip.files.keys()].flatMap((path) => {
    const owner = ownerOfSweepAt(path);
    return owner && isTaken(taken, idOf(owner.sha)) ? { path, ...owner } : [];
  });
  const name = dataName({ name: keptFor, comparison: place.sharedBaselines ? place.instance : "" });
  for (const sha of await commitsBefore(before, saved, place)) {
    const own = saved.filter((one) => one.sha === sha && one.of === name);
    const read = own.map(
      ({ path }) => readRefFile(reader, { ref: tip.sha, path }, place.reads.older.budget)
    );
    const files = (await Promise.all(read)).flatMap((file) => file ?? []);
    const location = `${DATA_BRANCH}, ${sha.slice(0, 7)}`;
    const source = { kind: "ref", location, sha, runUrl: null, createdAt: null };
    if (files.length > 0) yield { id: idOf(sha), tip: tip.sha, files, source };
  }
}
function idOf(sha) {
  return sha.slice(0, ID_LENGTH);
}
function isTaken(taken, id) {
  return taken === null || taken.ids.includes(id);
}
async function* inArtifacts(place, before) {
  const { reader, runId, baseline, older, runUrl } = requireGitHub(place, "auto");
  const location = artifactFor("baseline", place);
  const all = (await reader.artifacts.named(location)).filter(({ id, run, expired }) => {
    const isOfBranch = run?.headBranch === baseline.branch && run.id !== runId;
    return isOfBranch && !expired && isTaken(older?.taken ?? null, `${id}`);
  });
  const sweeps = trustedSweeps(reader.runs, all, baseline.workflow);
  const known = all.flatMap(({ run }) => run ? { sha: run.headSha } : []);
  let downloads = 0;
  for (const sha of await commitsBefore(before, known, place)) {
    const artifact = await sweeps.of(sha);
    if (artifact === null) continue;
    if (++downloads > MAX_DOWNLOADS) return;
    const { id, run, createdAt } = artifact;
    const open = () => readArtifacts(reader.artifacts, [artifact], place.reads.older.budget);
    const shared = await once(place, `${id}`, open);
    const files = place.sharedBaselines ? shared.filter((file) => isOfInstance(file, place.instance)) : shared;
    const source = { kind: "artifact", location, sha, createdAt };
    if (files.length > 0)
      yield { id: `${id}`, tip: null, files, source: { ...source, runUrl: run && runUrl(run.id) } };
  }
}
function commitsBefore(sha, known, place) {
  const { history } = requireGitHub(place, "auto").reader;
  const left = new Set(known.map((one) => one.sha));
  left.delete(sha);
  return once(place, [sha, ...left].join(), async () => {
    const found = [];
    if (left.size === 0) return found;
    for await (const page of ancestors(history, sha, MAX_COMMITS)) {
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
export {
  olderSweeps
};
