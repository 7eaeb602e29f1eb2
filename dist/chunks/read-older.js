import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  DATA_BRANCH,
  dataName,
  ownerOfSweepAt
} from "./read-data-branch.js";
import {
  ancestors,
  explainRefusal,
  readArtifacts,
  readRefFile,
  trustedSweeps
} from "./read-download.js";
import "./github.js";
import "./zod.js";
import "./read-unzip.js";
import {
  artifactFor,
  isOfInstance,
  refuseOutage,
  requireGitHub
} from "./read-artifact-names.js";
import "./settings.js";
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
function askedFor(place) {
  const { older = { keptFor: null, taken: null }, ...github } = requireGitHub(place, "auto");
  const { keptFor, taken } = older;
  return { github, keptFor, taken, isTaken: (id) => taken?.ids.includes(id) ?? true };
}
async function* keptOnBranch(place, before) {
  const { github, keptFor, taken, isTaken } = askedFor(place);
  if (keptFor === null || taken?.tip === null) return;
  const tip = await github.reader.branch(DATA_BRANCH, taken?.tip);
  if (tip === null) return;
  const comparison = place.sharedBaselines ? place.instance : "";
  const of = dataName({ name: keptFor, comparison });
  const saved = [...tip.files.keys()].flatMap((path) => {
    const owner = ownerOfSweepAt(path);
    return owner ? { path, ...owner } : [];
  });
  const known = saved.map(({ sha }) => sha).filter((sha) => isTaken(idOf(sha)));
  for (const sha of await commitsBefore(before, known, { place, reader: github.reader })) {
    const paths = saved.filter((one) => one.sha === sha && one.of === of).map(({ path }) => path);
    const { budget } = place.reads.older;
    const read = paths.map((path) => readRefFile(github.reader, { ref: tip.sha, path }, budget));
    const files = (await Promise.all(read)).flatMap((file) => file ?? []);
    const source = { kind: "ref", location: `${DATA_BRANCH}, ${sha.slice(0, 7)}`, sha };
    if (files.length > 0)
      yield {
        ...{ id: idOf(sha), tip: tip.sha, files },
        source: { ...source, runUrl: null, createdAt: null }
      };
  }
}
function idOf(sha) {
  return sha.slice(0, ID_LENGTH);
}
async function* inArtifacts(place, before) {
  const { github, isTaken } = askedFor(place);
  const { reader, runId, baseline } = github;
  const name = artifactFor("baseline", place);
  const listed = (await reader.artifacts.named(name)).filter(
    ({ id, run, expired }) => run?.headBranch === baseline.branch && run.id !== runId && !expired && isTaken(`${id}`)
  );
  const sweeps = trustedSweeps(reader.runs, listed, baseline.workflow);
  const known = listed.flatMap(({ run }) => run?.headSha ?? []);
  let downloads = 0;
  for (const sha of await commitsBefore(before, known, { place, reader })) {
    const artifact = await sweeps.of(sha);
    if (artifact === null) continue;
    if (++downloads > MAX_DOWNLOADS) return;
    const all = await opened(artifact, place, reader);
    const isShared = Boolean(place.sharedBaselines);
    const files = all.filter((file) => !isShared || isOfInstance(file, place.instance));
    if (files.length === 0) continue;
    const source = {
      kind: "artifact",
      location: name,
      sha,
      createdAt: artifact.createdAt
    };
    const runUrl = artifact.run && github.runUrl(artifact.run.id);
    yield { id: `${artifact.id}`, tip: null, files, source: { ...source, runUrl } };
  }
}
function commitsBefore(sha, known, { place, reader }) {
  const { commits } = place.reads.older;
  const left = new Set(known);
  left.delete(sha);
  const walk = async () => {
    const found = [];
    if (left.size === 0) return found;
    for await (const page of ancestors(reader.history, sha, MAX_COMMITS)) {
      found.push(...page.filter((commit) => left.delete(commit)));
      if (left.size === 0 || found.length >= MAX_KEPT) break;
    }
    return found.slice(0, MAX_KEPT);
  };
  const key = [sha, ...left].join();
  const answer = commits.get(key) ?? walk();
  commits.set(key, answer);
  return answer;
}
function opened(artifact, { reads }, { artifacts }) {
  const { files, budget } = reads.older;
  const open = files.get(artifact.id) ?? readArtifacts(artifacts, [artifact], budget);
  files.set(artifact.id, open);
  return open;
}
export {
  olderSweeps
};
