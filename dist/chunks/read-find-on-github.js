import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  explainRefusal,
  findBaseline,
  readArtifacts,
  readRefFile,
  wantedCommit
} from "./read-download.js";
import "./read-unzip.js";
import {
  EXIT_CODE_FILE,
  MAX_FILE_BYTES,
  artifactAt,
  baseName,
  fittingArtifacts,
  plainSearch,
  refuseOutage,
  savedArtifacts,
  savedName,
  savedNames,
  textIfAny
} from "./read-artifact-names.js";
import "./settings.js";
import "./github.js";
import "./zod.js";
import {
  dataError,
  printable
} from "./errors.js";
import "./runtime.js";

// src/read/find-on-github.ts
async function findOnGitHub(wanted, asked) {
  const { location, arm } = wanted;
  const isRef = location.kind === "ref";
  const isNamed = isRef || location.kind === "artifact";
  const where = isNamed ? location : artifactAt(savedAs(location, asked));
  let outcome;
  try {
    if (isRef) outcome = await atRef(location, asked);
    else if (location.kind === "base") outcome = await trainedBase(asked, wanted);
    else if (location.kind === "auto" && arm === "baseline")
      outcome = await savedBaseline(asked, wanted, where);
    else outcome = await ofRun(location, asked, { arm, where });
  } catch (error) {
    outcome = explainRefusal(error, isRef ? "contents: read" : "actions: read");
  }
  if ("files" in outcome) return outcome;
  if (arm === "candidate") refuseOutage(outcome, where.text);
  else if (outcome.why === "empty")
    throw dataError(printable(where.text), "has no file in it", "Run the job that saves it again.");
  const kind = isRef ? "ref" : "artifact";
  const source = { kind, location: where.text, sha: null, runUrl: null, createdAt: null };
  return { files: [], source, search: plainSearch(where, outcome) };
}
async function namesOfRun({ reader, runId }, known) {
  const listed = await reader.artifacts.ofRun(runId).catch((error) => {
    const absence = explainRefusal(error, "actions: read");
    refuseOutage(absence, "the sweeps of this run");
    return [];
  });
  return savedNames(listed, known);
}
async function atRef(location, { reader, budget }) {
  const { ref, path, text } = location;
  const file = await readRefFile(reader, { ref, path }, budget);
  if (file === null) return { why: "missing" };
  const source = { kind: "ref", location: text, sha: null, runUrl: null, createdAt: null };
  return { files: [file], source, search: plainSearch(location, null) };
}
async function ofRun(location, asked, { arm, where }) {
  const runId = location.kind === "artifact" ? location.runId : null;
  const listed = await asked.reader.artifacts.ofRun(runId ?? asked.runId);
  const artifacts = location.kind === "artifact" ? fittingArtifacts(listed, location.pattern) : savedArtifacts(listed, savedAs(location, asked));
  const isForeign = arm === "baseline" && runId !== null;
  if (isForeign && artifacts.some(({ run }) => run?.isOfFork ?? true)) return { why: "of-fork" };
  return openArtifacts(asked, { location: where, artifacts });
}
function savedAs(location, { artifact }) {
  return location.kind === "sweep" ? savedName(location.name) : artifact;
}
async function savedBaseline(asked, { trainedSha }, location) {
  const { reader, runId: ownRunId, baseline, artifact } = asked;
  const unknown = baseline.mustHaveWorkflow ? await unknownWorkflow(asked) : null;
  if (unknown !== null) return unknown;
  const query = { artifact, ownRunId, trainedSha, ...baseline };
  const sweep = await findBaseline(reader, query);
  const isOther = "why" in sweep && sweep.why === "no-baseline-yet" && sweep.other !== null;
  if (isOther && baseline.mustHaveWorkflow)
    return { why: "unknown-workflow", branch: baseline.branch, workflow: baseline.workflow };
  if ("why" in sweep) return sweep;
  return openArtifacts(asked, { location, artifacts: [sweep.artifact], choice: sweep.choice });
}
async function trainedBase(asked, { trainedSha }) {
  const { reader, judgingRunId, baseline, instance } = asked;
  const wanted = await wantedCommit(reader, { ...baseline, trainedSha });
  const { sha } = wanted;
  const artifacts = savedArtifacts(await reader.artifacts.ofRun(judgingRunId), baseName(instance));
  const choice = { ...wanted, distance: null, branch: baseline.branch, wanted, isAssumed: false };
  const location = artifactAt(baseName(instance));
  const opening = { location, artifacts, choice: { ...choice, isTrainedHere: true } };
  const found = await openArtifacts(asked, opening);
  const [, jobs = 1] = /-of-(\d+)$/.exec(artifacts[0]?.name ?? "") ?? [];
  if ("why" in found || artifacts.length < Number(jobs))
    return { why: "untrained", sha, job: null, exitCode: null };
  const failed = found.files.find(({ path }) => path.endsWith(EXIT_CODE_FILE));
  if (failed === void 0) return { ...found, source: { ...found.source, sha } };
  const [, code] = /^(\d{1,3})\s*$/.exec(textIfAny(failed)) ?? [];
  const [, job = null] = /\.([^./]+)-of-\d+\//.exec(failed.path) ?? [];
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
async function openArtifacts(asked, opening) {
  const { location, artifacts, choice = null } = opening;
  if (artifacts.length === 0) return { why: "missing" };
  const expired = artifacts.find((artifact) => artifact.expired);
  if (expired !== void 0)
    return { why: "expired", sha: expired.run?.headSha ?? null, expiredAt: expired.expiresAt };
  const files = await readArtifacts(asked.reader.artifacts, artifacts, asked.budget);
  if (files.length === 0) return { why: "empty" };
  const createdAt = artifacts.map((artifact) => artifact.createdAt).sort()[0] ?? null;
  const run = artifacts[0]?.run ?? null;
  return {
    files,
    source: {
      kind: "artifact",
      location: location.text,
      // Of a saved baseline; other artifacts record themselves what was trained.
      sha: choice && run ? run.headSha : null,
      runUrl: run && asked.runUrl(run.id),
      createdAt
    },
    search: {
      location,
      absence: null,
      artifacts: artifacts.map(({ name }) => name),
      choice,
      age: createdAt === null ? null : Math.max(0, (asked.now - Date.parse(createdAt)) / 1e3),
      shards: null,
      server: null
    }
  };
}
export {
  findOnGitHub,
  namesOfRun
};
