import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  fitsPattern
} from "./read-place.js";
import {
  LABEL
} from "./settings.js";
import {
  decodedName,
  encodedName,
  naturalOrder
} from "./read-names.js";

// src/read/artifact-names.ts
function fittingArtifacts(listed, pattern) {
  return inOrder(listed.filter(({ name }) => fitsPattern(name, pattern)));
}
function savedArtifacts(listed, name) {
  const shards = listed.filter((artifact) => artifact.name.startsWith(`${name}.`));
  const isNeeded = ({ expired }) => shards.length === 0 || !expired;
  const whole = listed.filter((artifact) => artifact.name === name && isNeeded(artifact));
  return [...whole, ...inOrder(shards)];
}
function inOrder(artifacts) {
  return artifacts.toSorted((a, b) => naturalOrder(a.name, b.name));
}
function countShards(chosen, listed, expected = []) {
  const portions = chosen.filter((artifact) => partOf(artifact) > 0 || shardOf(artifact).jobs > 0);
  const stale = new Set(
    portions.filter((portion) => isStale(portion, portions)).map(({ id }) => id)
  );
  const current = [portions, listed].map((some) => some.filter(({ id }) => !stale.has(id)));
  const last = Math.max(0, ...(current[0] ?? []).map(partOf));
  const numbers = last === 0 ? [0] : Array.from({ length: last }, (_, i) => i + 1);
  const parts = numbers.map((part) => {
    const [chosenOf, all] = current.map(
      (some) => some.filter((artifact) => partOf(artifact) === part)
    );
    const isMissing = chosenOf?.length === 0 && part !== 0;
    return isMissing ? { jobs: 1, saved: 0 } : countJobs(chosenOf ?? [], all ?? [], expected);
  });
  if (parts.every((part) => part === null)) return null;
  return parts.reduce(
    (sum, part) => ({ jobs: sum.jobs + (part?.jobs ?? 1), saved: sum.saved + (part?.saved ?? 1) }),
    { jobs: 0, saved: 0 }
  );
}
function isStale(later, all) {
  const before = all.filter((other) => partOf(other) < partOf(later));
  const isNewer = (other) => Date.parse(other.createdAt) > Date.parse(later.createdAt);
  const isReplaced = (part) => before.every((other) => partOf(other) !== part || isNewer(other));
  return before.some((other) => isReplaced(partOf(other)));
}
function countJobs(chosen, listed, expected) {
  const jobs = Math.max(0, ...chosen.map((artifact) => shardOf(artifact).jobs));
  if (jobs === 0) return null;
  const ids = new Set(chosen.map(({ id }) => id));
  const ofMatrix = listed.filter(
    (artifact) => !ids.has(artifact.id) && shardOf(artifact).jobs === jobs
  );
  const jobsOf = (artifacts) => new Set(
    artifacts.flatMap(
      (artifact) => shardOf(artifact).jobs === jobs ? shardOf(artifact).job : []
    )
  );
  const [saved, others] = [jobsOf(chosen), jobsOf(ofMatrix)];
  if ([...others].some((job) => saved.has(job))) return { jobs, saved: saved.size };
  const names = [...new Set(ofMatrix.map(nameIn))];
  const byName = [
    saved,
    ...names.map((name) => jobsOf(ofMatrix.filter((artifact) => nameIn(artifact) === name)))
  ];
  if (others.size > 0 && byName.every(({ size }) => size === 1)) return null;
  const present = new Set(listed.map(nameIn));
  const absent = expected.filter((name) => !present.has(encodedName(name))).length;
  const each = jobsOfEach(byName, jobs, absent);
  return each === null ? { jobs, saved: saved.size + others.size } : { jobs: each, saved: saved.size };
}
function jobsOfEach(byName, jobs, absent) {
  for (let names = byName.length + absent; names >= byName.length; names--) {
    const divisors = Array.from({ length: jobs / names }, (_, i) => i + 1).filter(
      (run) => jobs % (names * run) === 0
    );
    const isRegular = divisors.some((run) => {
      const places = byName.flatMap((of) => [
        ...new Set(Array.from(of, (job) => Math.floor(job / run) % names))
      ]);
      return places.length === byName.length && new Set(places).size === byName.length;
    });
    if (isRegular) return jobs / names;
  }
  return null;
}
var SHARD = /\.(\d{1,4})-of-(\d{1,4})$/;
function shardOf({ name }) {
  const [, job, jobs] = name.startsWith(SAVED) && SHARD.exec(name) || [];
  return { job: Number(job ?? 0), jobs: Number(jobs ?? 0) };
}
function partOf({ name }) {
  const [, part] = name.startsWith(SAVED) && /\.part-(\d{1,2})(?:\.|$)/.exec(name) || [];
  return Number(part ?? 0);
}
var SAVED = "tuning-gate-sweep";
function savedNames(listed, known) {
  return instancesOf(
    listed.flatMap((artifact) => nameIn(artifact) ?? []),
    known
  );
}
function nameIn({ name }) {
  const match = /^tuning-gate-sweep(?:-([^.]*))?(?:\.|$)/.exec(name);
  return match && (match[1] ?? "");
}
function namesOfBaselines(files) {
  return instancesOf(files.map(fileStem));
}
function baselineFile(instance, part) {
  return `${encodedName(instance)}${part === 0 ? "" : `.${part + 1}`}.json`;
}
function isOfInstance(file, instance) {
  return fileStem(file) === encodedName(instance);
}
function fileStem({ path }) {
  return path.split("/").at(-1)?.split(".")[0] ?? "";
}
function instancesOf(encoded, known = []) {
  return [...new Set(encoded)].flatMap((text) => {
    const name = decodedName(text) ?? known.find((asked) => encodedName(asked) === text) ?? null;
    return name === null ? text : name === "" || LABEL.test(name) ? name : [];
  });
}
function baselinesArtifact(instance) {
  return [`${SAVED}s`, encodedName(instance)].filter(Boolean).join("-");
}
function savedName(instance, portion = { part: null, shard: "" }) {
  const name = [SAVED, encodedName(instance)].filter(Boolean).join("-");
  const part = portion.part === null ? "" : `part-${portion.part}`;
  const shard = encodedName(portion.shard).replace(/^part-/, "part~2d");
  return [name, part, shard].filter(Boolean).join(".");
}

// src/read/data-branch.ts
var DATA_BRANCH = "tuning-gate-data";
function dataName({ name, comparison }) {
  return [encodedName(name), fileName(comparison)].filter(Boolean).join("/");
}
function fileName(comparison) {
  return comparison === "" ? ONLY : encodedName(comparison).replace(/^default$/, "~64efault");
}
var ONLY = "default";
function historyPath(owner) {
  return `history/${dataName(owner)}.jsonl`;
}
function sweepPath(sha, owner, part) {
  return `sweeps/${sha}/${dataName(owner)}${part === 0 ? "" : `.${part + 1}`}.json`;
}
function keptAt(path) {
  const [, sha, of] = /^sweeps\/([0-9a-f]{40,64})\/(.+?)(?:\.\d+)?\.json$/.exec(path) ?? [];
  return sha === void 0 || of === void 0 ? null : { sha, of };
}
function keptPaths({ files }, sha, owner) {
  const isOf = (path) => {
    const kept = keptAt(path);
    return kept?.sha === sha && kept.of === dataName(owner);
  };
  return [...files.keys()].filter(isOf);
}
function keptSource(sha, [path = ""]) {
  const text = `ref:${DATA_BRANCH}:${path}`;
  const location = { kind: "ref", text, ref: DATA_BRANCH, path };
  const source = { kind: "ref", location: text, sha, runUrl: null, createdAt: null };
  return { location, source };
}
function keptSweeps(tip, { name, areSeveral }) {
  const all = /* @__PURE__ */ new Map();
  if (tip === null) return all;
  const folder = name === "" ? "" : `${encodedName(name)}/`;
  for (const path of tip.files.keys()) {
    const { sha, of } = keptAt(path) ?? { sha: "", of: "" };
    const file = of.startsWith(folder) ? of.slice(folder.length) : "";
    if (file === "" || file.includes("/") || file === ONLY === areSeveral) continue;
    all.set(sha, { sha, tip, paths: [...all.get(sha)?.paths ?? [], path] });
  }
  return all;
}

export {
  fittingArtifacts,
  savedArtifacts,
  countShards,
  savedNames,
  namesOfBaselines,
  baselineFile,
  isOfInstance,
  baselinesArtifact,
  savedName,
  DATA_BRANCH,
  historyPath,
  sweepPath,
  keptAt,
  keptPaths,
  keptSource,
  keptSweeps
};
