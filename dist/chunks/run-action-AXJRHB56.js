import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  context
} from "./chunk-CWDHXJWM.js";
import {
  compareSweeps,
  loadCandidate
} from "./chunk-HWUDMHY4.js";
import {
  CHART_BRANCH,
  canUpload,
  checkName,
  drawPngWith,
  explainFailure,
  filesOf,
  inFolder,
  publishCheck,
  publishComment,
  reportName,
  standingVerdict,
  storeChart,
  uploadReport,
  uploadSweep,
  writeFiles
} from "./chunk-YBX6HHYX.js";
import {
  NO_FRAME,
  PLAIN_SCREEN,
  adviceSentence,
  chartImages,
  codeSpan,
  comparisonReport,
  describeCounts,
  failureTitle,
  fullReportLine,
  headline,
  renderComment,
  renderFailure,
  renderText,
  verdictSentence
} from "./chunk-MIV7ADMX.js";
import "./chunk-KPPS26SY.js";
import {
  getInput,
  info,
  notice,
  setFailed,
  setOutput,
  summary,
  warning
} from "./chunk-PCW7T3IR.js";
import {
  withoutCommands
} from "./chunk-WGQFRRZG.js";
import "./chunk-E4WVA7RF.js";
import "./chunk-44JXTCB7.js";
import "./chunk-3GWR2CTY.js";
import {
  RETRY_POLICY,
  TRUSTED_EVENTS,
  branchOf,
  checkRuns,
  commentThread,
  createClient,
  githubReader,
  isUnanswered,
  pullNow,
  pullsWithHead,
  refusalOf,
  runLookup,
  withDeadline,
  workflowFile
} from "./chunk-UI2GFXDX.js";
import {
  saveSweep,
  toSweep,
  withSaved
} from "./chunk-S2NDVLMV.js";
import {
  GATES,
  OPTIONS,
  readGroup,
  readOption,
  readSettings
} from "./chunk-DX7YYQVD.js";
import "./chunk-3URKSMJC.js";
import {
  TOOL
} from "./chunk-6T35VRDD.js";
import "./chunk-ZQAXGFMI.js";
import {
  encodedName,
  printable,
  printablePath,
  savedName
} from "./chunk-GZLC76OC.js";
import {
  UserError,
  dataError,
  detailOf,
  settingsError,
  usageError
} from "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";

// src/action/annotation.ts
import { relative, resolve, sep } from "node:path";
var LINE = /^(.+), line (\d{1,9})$/s;
var ELSEWHERE = /^(auto$|artifact:|run:|ref:)/;
function annotationOf({ where, what, fix }, { baseline, candidate, workingDirectory }, workspace) {
  const isOfWorkspace = !ELSEWHERE.test(candidate) && (baseline === "auto" || !ELSEWHERE.test(baseline));
  const [, file, digits] = LINE.exec(where) ?? [];
  if (file === void 0 || !isOfWorkspace) return null;
  const path = relative(workspace, resolve(workingDirectory, file)).split(sep).join("/");
  if (path.startsWith("..") || path.startsWith("/") || path.length > MAX_PATH) return null;
  const line = Math.max(1, Number(digits));
  const title = "This sweep cannot be read";
  return {
    path,
    startLine: line,
    endLine: line,
    level: "failure",
    title,
    message: `${what}. ${fix}`
  };
}
var MAX_PATH = 500;

// src/action/world.ts
import { execFile } from "node:child_process";
import { promisify } from "node:util";
function createWorld(home, options = {}) {
  const Context = context.constructor;
  const Summary = summary.constructor;
  return {
    home,
    context: new Context(),
    summary: new Summary(),
    policy: RETRY_POLICY,
    drawPng: drawPngWith(home),
    now: Date.now,
    ...options
  };
}
function urlOfRun({ context: context2 }, id = context2.runId) {
  const { owner, repo } = context2.repo;
  return `${context2.serverUrl}/${owner}/${repo}/actions/runs/${id}`;
}
var run = promisify(execFile);
async function trainedCommit(folder) {
  const question = ["-c", "safe.directory=*", "rev-parse", "--verify", "HEAD"];
  const env = { PATH: process.env.PATH, GIT_NO_LAZY_FETCH: "1", GIT_TERMINAL_PROMPT: "0" };
  try {
    const { stdout } = await run("git", question, { cwd: folder, timeout: 1e4, env });
    const sha = stdout.trim();
    return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : null;
  } catch {
    return null;
  }
}
function log(text) {
  info(withoutCommands(text));
}
async function attempt(what, write) {
  try {
    await write();
    return true;
  } catch (error) {
    warning(`The ${what} could not be written: ${detailOf(error, "message")}`);
    return false;
  }
}
var MAX_SUMMARY = 34e4;
async function addToSummary({ summary: summary2 }, ...all) {
  const paragraphs = all.filter(Boolean);
  if (paragraphs.length === 0) return true;
  const text = paragraphs.map((paragraph) => `${paragraph}

`).join("");
  return attempt("job summary", () => summary2.addRaw(text).write());
}
function notesOf(...notes) {
  return notes.flatMap((note) => note === null ? [] : [`*${note}*`]);
}

// src/action/check-and-comment.ts
async function postCheck({ inputs, client, repository, subject, instance, run: run2, runUrl }, content) {
  const { check } = inputs;
  if (check === "never" || check === "auto" && !subject.isForPull) return null;
  if (client === null) return noted("No check was written: the step has no `github-token`.");
  const { headSha } = subject;
  const order = { ...content, ...instance, run: run2, headSha, detailsUrl: runUrl };
  try {
    const outcome = await publishCheck(checkRuns(client, repository), order, client.policy);
    if (outcome.done === "outdated")
      return noted("A newer run has already written this check; this one leaves it alone.");
    if (outcome.done === "taken") return noted(nameTaken(order.name, outcome.by), setFailed);
    setOutput("check-url", outcome.url);
    return null;
  } catch (error) {
    const isFatal = check === "always" && isUnanswered(error);
    return noted(explainFailure(error, "check"), isFatal ? setFailed : warning);
  }
}
function nameTaken(instance, owner) {
  const check = codeSpan(checkName(instance));
  return `No check was written: on this commit, ${check} is the check of the workflow ${codeSpan(owner)}. Give each of the two workflows its own input \`name\`.`;
}
async function postComment({ inputs, client, repository, subject, instance, run: run2 }, content) {
  const when = inputs.comment;
  const { pull: number, headSha: sha } = subject;
  const without = (reason) => noted(`No comment was posted: ${reason}.`);
  if (when === "never") return without("the input `comment` is `never`");
  if (client === null) return without("the step has no `github-token`");
  if (number === null)
    return without(
      subject.isForPull ? "no open pull request has this commit as its head; it may have moved on" : "this run does not belong to a pull request"
    );
  const pull = { ...repository, number };
  if (await hasMovedOn(client, pull, sha))
    return without("the pull request has moved on from this commit, and its newer run will report");
  const order = { ...content, ...instance, when, run: { ...run2, sha } };
  try {
    const { url, note } = await publishComment(commentThread(client, pull), order, client.policy);
    if (url !== null) setOutput("comment-url", url);
    return note === null ? null : noted(note);
  } catch (error) {
    return noted(explainFailure(error, "comment"), warning);
  }
}
async function hasMovedOn(client, { number, ...repository }, sha) {
  try {
    return (await pullNow(client, repository, number)).headSha !== sha;
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return false;
  }
}
function noted(note, say = log) {
  say(note);
  return note;
}

// src/action/collect.ts
import { join as join2, resolve as resolve2 } from "node:path";

// src/action/report-folder.ts
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
async function writeReport(report, name, { home, drawPng }) {
  const folder = folderOf("tuning-gate", name);
  const made = [];
  for (const { path, make } of inFolder(folder, filesOf(report, home, drawPng))) {
    const what = `report\u2019s ${basename(path)}`;
    if (make !== null) await attempt(what, async () => made.push({ path, content: await make() }));
  }
  const files = [];
  await attempt("report files", async () => {
    await writeFiles(made);
    setOutput("report-dir", folder);
    setOutput("report-json", join(folder, "report.json"));
    files.push(...made.map(({ path }) => path));
  });
  return { folder, files };
}
function folderOf(purpose, name) {
  const parts = [purpose, encodedName(name)].filter(Boolean);
  return join(process.env.RUNNER_TEMP ?? tmpdir(), parts.join("-"));
}
async function uploadFolder({ folder, files }, { inputs, runUrl, world }) {
  const { name, retentionDays } = inputs;
  if (!inputs.uploadReport || files.length === 0) return null;
  if (!canUpload(world.context.serverUrl)) {
    log("The report was not uploaded: this GitHub does not accept artifacts from here.");
    return null;
  }
  try {
    const id = await uploadReport(
      { name: reportName(name), files, folder, retentionDays },
      world.policy
    );
    const url = `${runUrl}/artifacts/${id}`;
    setOutput("artifact-url", url);
    return url;
  } catch (error) {
    const cause = printable(detailOf(error, "message"), 300).replace(/\.$/, "");
    warning(
      `The report could not be uploaded as an artifact: ${cause}. Its files are in \`report-dir\`.`
    );
    return null;
  }
}

// src/action/collect.ts
async function collect(inputs, world) {
  const { candidate, settings, workingDirectory, name } = inputs;
  const directory = resolve2(workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const place = { directory, workspaceSha, instance: name, repository: "", github: null };
  const { record } = await loadCandidate(candidate, { place, settings });
  if (record === null) return withoutSweep(inputs, world);
  const reading = withSaved(settings.reading, record.settings);
  log(`${describeCounts(toSweep(record, reading), { ...settings, reading })}.`);
  if (workspaceSha === null) warning(NO_COMMIT);
  try {
    await saveSweep2(record, inputs, world);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw dataError(
      "the artifact of this sweep",
      `could not be uploaded (${detailOf(error, "message")})`,
      "Run the job again. If the name is taken, give each job that saves a sweep its own `name` or `shard`."
    );
  }
}
var NO_COMMIT = "The trained commit is unknown because the working directory is not a git checkout. The baseline is looked up by the head of the pull request only.";
async function withoutSweep({ name, candidate, settings }, world) {
  const error = dataError(
    printablePath(candidate),
    "matches nothing, so there is no sweep to save",
    "Check that the training step ran, and that the input `candidate` names what it wrote."
  );
  if (settings.gate.onMissingCandidate === "fail") throw error;
  warning(error.message);
  await addToSummary(world, renderFailure(error, { name, origin: "" }, "No sweep was saved"));
}
async function saveSweep2(record, naming, world) {
  const { name, shard, retentionDays } = naming;
  const artifact = savedName(name, shard);
  const file = join2(folderOf("tuning-gate.sweep", name), "sweep.json");
  const training = {
    name,
    shard: shard || null,
    sha: record.source.sha,
    ...originOf(world)
  };
  await writeFiles([{ path: file, content: saveSweep({ record, training }) }]);
  setOutput("sweep-json", file);
  setOutput("sweep-artifact", artifact);
  if (canUpload(world.context.serverUrl)) {
    await uploadSweep(artifact, file, retentionDays);
    info(`The sweep is saved as the artifact ${artifact}.`);
  } else {
    warning(
      `This GitHub does not accept artifacts from here: upload ${file} as ${artifact} with actions/upload-artifact.`
    );
  }
}
function originOf({ context: context2, now }) {
  const { owner, repo } = context2.repo;
  return {
    workflow: workflowFile(process.env.GITHUB_WORKFLOW_REF ?? ""),
    repository: `${owner}/${repo}`,
    runId: context2.runId,
    runAttempt: context2.runAttempt,
    event: context2.eventName,
    createdAt: new Date(now()).toISOString()
  };
}
async function keepBaseline({ inputs, subject, world }, { candidate: record, assessment }) {
  const { artifacts, shards } = assessment.searches.candidate;
  const isSaved = artifacts.includes(savedName(inputs.name));
  const isOfThisRun = !/^(run|ref):/.test(inputs.candidate);
  const isKept = subject.isBaseline && inputs.baseline === "auto" && !isSaved && isOfThisRun;
  if (record === null || !isKept) return;
  if (shards !== null && shards.saved < shards.jobs) {
    warning(
      `This sweep is not kept as a baseline: ${shards.saved} of the ${shards.jobs} jobs of the matrix saved their part. Run the failed jobs again.`
    );
    return;
  }
  const { sha } = record.source;
  if (sha !== null && sha !== subject.headSha) {
    warning(
      `This sweep is not kept as a baseline: it was trained on ${sha}, and this run is of ${subject.headSha}.`
    );
    return;
  }
  try {
    await saveSweep2(record, { ...inputs, shard: "" }, world);
  } catch (error) {
    warning(`This sweep could not be kept as a baseline: ${detailOf(error, "message")}`);
  }
}

// src/action/gate-context.ts
import { resolve as resolve3 } from "node:path";

// src/action/subject.ts
async function subjectsOf(context2, pullsWith) {
  const { payload } = context2;
  if (payload.workflow_run) return ofTrainingRun(context2, pullsWith);
  if (payload.merge_group) return [ofQueue(context2)];
  return [payload.pull_request ? ofPull(context2) : ofBranch(context2)];
}
function ofPull(context2) {
  const { head, base, number } = context2.payload.pull_request;
  const pull = { number, headSha: head.sha, baseBranch: base.ref };
  return { ...ownRun(context2), ...aboutPull(pull) };
}
function aboutPull({ number: pull, headSha, baseBranch }) {
  return { headSha, pull, isForPull: true, baseBranch, isOnBase: false, isBaseline: false };
}
function ownRun({ runId: id, runAttempt: attempt2, workflowRef }) {
  return { run: { id, attempt: attempt2 }, workflow: workflowFile(workflowRef) };
}
function ofQueue(context2) {
  const { head_sha: headSha } = context2.payload.merge_group;
  return { ...ofBranch(context2), headSha, isForPull: true, isOnBase: false, isBaseline: false };
}
function ofBranch(context2) {
  const { ref, sha, eventName } = context2;
  const branch = ref.replace(/^refs\/heads\//, "");
  const known = defaultBranch(context2);
  return {
    ...ownRun(context2),
    headSha: sha,
    pull: null,
    isForPull: false,
    baseBranch: known ?? branch,
    // If the default branch is unknown, no branch is excused from failing.
    isOnBase: known !== null && ref === `refs/heads/${known}`,
    isBaseline: TRUSTED_EVENTS.includes(eventName) && ref.startsWith("refs/heads/")
  };
}
var NOT_TRAINED = ["skipped", "cancelled", "action_required", "stale"];
async function ofTrainingRun(context2, pullsWith) {
  const trained = context2.payload.workflow_run;
  const { head_sha: sha, head_branch: branch, event, conclusion } = trained;
  if (NOT_TRAINED.includes(conclusion)) {
    return `Nothing is judged: the run that trains ended as \`${conclusion}\`.`;
  }
  const owner = trained.head_repository?.owner?.login;
  const isForPull = event === "pull_request" || event === "pull_request_target";
  const found = isForPull && owner ? await pullsWith({ owner, branch, sha }) : [];
  const ofRun = {
    run: { id: trained.id, attempt: trained.run_attempt },
    workflow: workflowFile(String(trained.path ?? ""))
  };
  const [first, ...others] = found.map((pull) => ({ ...ofRun, ...aboutPull(pull) }));
  if (first !== void 0) return [first, ...others];
  const isOwn = trained.head_repository?.id === context2.payload.repository?.id;
  const baseBranch = defaultBranch(context2) ?? branch;
  const subject = {
    ...ofRun,
    headSha: sha,
    pull: null,
    isForPull,
    baseBranch,
    isOnBase: isOwn && !isForPull && branch === baseBranch,
    isBaseline: false
  };
  return [subject];
}
function defaultBranch({ payload, eventName, ref }) {
  const named = payload.repository?.default_branch;
  if (typeof named === "string") return named;
  return eventName === "schedule" ? ref.replace(/^refs\/heads\//, "") : null;
}

// src/action/gate-context.ts
async function gateContexts(inputs, world) {
  const { context: context2, policy } = world;
  const repository = context2.repo;
  const client = inputs.token === "" ? null : await createClient(inputs.token, policy);
  const workflowRef = process.env.GITHUB_WORKFLOW_REF ?? "";
  const { eventName, payload, ref, sha, runId, runAttempt } = context2;
  const event = { eventName, payload, ref, sha, runId, runAttempt, workflowRef };
  const subjects = await subjectsOf(event, pullLookup(client, repository));
  if (typeof subjects === "string") return subjects;
  const run2 = await judgingRun(client, world);
  const directory = resolve3(inputs.workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const contextOf = (subject) => {
    const runUrl = urlOfRun(world);
    const { name } = inputs;
    const place = {
      directory,
      workspaceSha,
      instance: name,
      repository: `${repository.owner}/${repository.repo}`,
      github: client && githubPlace(client, { repository, subject, world })
    };
    return {
      world,
      inputs,
      subject,
      instance: { workflow: subject.workflow, name },
      run: run2,
      repository,
      client,
      loading: { place, settings: informing(inputs.settings, subject) },
      origin: originOf2(subject.headSha, runUrl),
      runUrl
    };
  };
  const [first, ...others] = subjects;
  return [contextOf(first), ...others.map(contextOf)];
}
function pullLookup(client, repository) {
  return async (head) => {
    try {
      return client === null ? [] : await pullsWithHead(client, repository, head);
    } catch (error) {
      if (refusalOf(error) === null) throw error;
      const what = detailOf(error, "message");
      warning(`The pull requests of this run could not be read: ${what}`);
      return [];
    }
  };
}
function githubPlace(client, { repository, subject, world }) {
  return {
    reader: githubReader(client, repository),
    runId: subject.run.id,
    baseline: {
      branch: subject.baseBranch,
      headSha: subject.headSha,
      isOnBranch: subject.isOnBase,
      workflow: subject.workflow
    },
    runUrl: (id) => urlOfRun(world, id),
    now: world.now()
  };
}
function informing(settings, { isOnBase }) {
  return { ...settings, gate: { ...settings.gate, informOnly: isOnBase } };
}
async function judgingRun(client, { context: context2, now }) {
  const { runId: id, runAttempt: attempt2 } = context2;
  const started = client && await startOf(id, runLookup(client, context2.repo));
  const startedAt = started ?? new Date(now()).toISOString();
  return { id, attempt: attempt2, startedAt: startedAt.replace(/\.\d+Z$/, "Z") };
}
async function startOf(id, lookUp) {
  try {
    return (await lookUp(id)).startedAt;
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
}
function originOf2(headSha, runUrl) {
  const run2 = `[this run](${runUrl})`;
  const isSha = /^[0-9a-f]{40,64}$/.test(headSha);
  return isSha ? `For commit ${headSha.slice(0, 7)}, from ${run2}.` : `From ${run2}.`;
}

// src/action/inputs.ts
var QUICKCHART = OPTIONS["quickchart-url"].default ?? "";
function readActionInputs(getInput2) {
  const { baseline, candidate } = readGroup("sweeps", getInput2);
  const inputs = readGroup("action", getInput2);
  return {
    ...inputs,
    baseline,
    candidate: candidateOf(inputs.mode, candidate),
    settings: readSettings(getInput2)
  };
}
function readLeniently(getInput2) {
  const valueOr = (name, fallback) => {
    try {
      return readOption(name, getInput2);
    } catch {
      return fallback;
    }
  };
  const none = () => void 0;
  return {
    ...readGroup("action", none),
    mode: valueOr("mode", "auto"),
    name: valueOr("name", ""),
    token: valueOr("github-token", ""),
    comment: valueOr("comment", "never"),
    check: valueOr("check", "auto"),
    charts: "none",
    uploadReport: false,
    baseline: "auto",
    candidate: "auto",
    settings: readSettings(none)
  };
}
var ELSEWHERE2 = /^(artifact|run|ref):/;
function candidateOf(mode, given) {
  if (mode === "gate") return given ?? "auto";
  if (mode === "collect" && given !== null && ELSEWHERE2.test(given)) {
    const what2 = `${JSON.stringify(given.slice(0, 80))} is not a file, and \`mode: collect\` only reads files`;
    throw settingsError("candidate", what2, "Give the path or glob of the sweep this job trained.");
  }
  if (given !== null && given !== "auto") return given;
  const what = given === null ? "is missing" : "`auto` is only possible with `mode: gate`";
  throw settingsError("candidate", what, "Give the path, folder or glob of the sweep.");
}

// src/action/picture.ts
var MAX_CHART_MS = 6e4;
var BY_MERMAID = { kind: "mermaid" };
async function placePicture(context2, assessment) {
  const { inputs, subject, world } = context2;
  const { serverUrl, payload } = world.context;
  const kind = pictureKind(inputs, { serverUrl, repository: payload.repository });
  if (kind === "quickchart") return { picture: { kind, server: inputs.quickchartUrl }, note: null };
  if (kind !== "branch") return { picture: { kind }, note: null };
  if (inputs.comment === "never" || subject.pull === null)
    return { picture: BY_MERMAID, note: null };
  try {
    return { picture: await store(context2, assessment), note: null };
  } catch (error) {
    const note = explainFailure(error, "chart");
    warning(note);
    return { picture: BY_MERMAID, note };
  }
}
async function store({ client, repository, inputs: { name }, world }, assessment) {
  const images = chartImages(assessment);
  if (images === null || client === null) return BY_MERMAID;
  const { runId: run2, runAttempt: attempt2, serverUrl } = world.context;
  const branch = branchOf(client, { ...repository, branch: CHART_BRANCH });
  const chart = { ...images, run: run2, attempt: attempt2, name };
  const { sha, light, dark } = await withDeadline(MAX_CHART_MS, () => storeChart(branch, chart));
  log(`Stored the chart at ${sha} of ${CHART_BRANCH}.`);
  const at = `${serverUrl}/${repository.owner}/${repository.repo}/blob/${sha}`;
  const address = (path) => `${at}/${path}?raw=true`;
  return { kind: "stored", light: address(light), dark: address(dark) };
}
function pictureKind({ charts, quickchartUrl }, { serverUrl, repository }) {
  if (charts !== "auto") return charts;
  if (!isThirdParty(quickchartUrl)) return "quickchart";
  const isOnGitHub = new URL(serverUrl).hostname === "github.com";
  return isOnGitHub && isPublic(repository) ? "quickchart" : "mermaid";
}
function isThirdParty(address) {
  const host = new URL(address).hostname.replace(/\.+$/, "");
  const publicHost = new URL(QUICKCHART).hostname;
  return host === publicHost || host.endsWith(`.${publicHost}`);
}
function isPublic({ visibility, private: isPrivate } = {}) {
  return isPrivate === false && (visibility === void 0 || visibility === "public");
}

// src/action/repeat-verdict.ts
var GATES2 = { success: "pass", neutral: "neutral", failure: "fail" };
var QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40}$/;
async function repeatVerdict(context2) {
  const { inputs, world } = context2;
  const { name } = inputs;
  if (inputs.check === "never") return log("The verdict is not repeated: `check` is `never`.");
  const number = Number(QUEUE.exec(world.context.payload.merge_group.head_ref)?.[1] ?? 0);
  const standing = number > 0 ? await verdictOn(number, context2) : null;
  if (standing === null)
    throw usageError(
      "merge queue",
      `the pull request has no check ${JSON.stringify(checkName(name))} whose verdict could be repeated`,
      "Require the check on the branch, so that a pull request has it before it is queued, and give the job `permissions: checks: write` and `pull-requests: read`."
    );
  const { check, workflow } = standing;
  const { title } = check;
  const gate2 = GATES2[check.conclusion];
  const report = `The verdict on #${number}, repeated for the merge queue.

${check.summary}`;
  log(`#${number}: ${title}`);
  setOutput("gate", gate2);
  setOutput("reason", title);
  await addToSummary(world, report);
  const note = await postCheck(
    { ...context2, instance: { workflow, name } },
    { title, write: () => report, gate: gate2, annotation: null }
  );
  await addToSummary(world, ...notesOf(note));
  if (gate2 === "fail") setFailed(title);
}
async function verdictOn(number, { client, repository, inputs, run: run2 }) {
  if (client === null) return null;
  try {
    const { headSha: sha } = await pullNow(client, repository, number);
    return await standingVerdict(checkRuns(client, repository), { sha, name: inputs.name, run: run2 });
  } catch (error) {
    warning(`The verdict on #${number} could not be read: ${detailOf(error, "message")}`);
    return null;
  }
}

// src/action/run-report.ts
function runReport(assessment) {
  const { verdict, gate: gate2, reason, comparison, baseline, settings } = assessment;
  const { worse, better } = comparison ?? {};
  const sentences = [verdictSentence(assessment), adviceSentence(assessment)];
  return {
    state: { gate: gate2, verdict, worse: worse?.level ?? "none", better: better?.level ?? "none" },
    title: headline(assessment),
    text: renderText(assessment, PLAIN_SCREEN),
    message: sentences.filter(Boolean).join(" "),
    isFirst: verdict === "no-baseline" && settings.gate.informOnly,
    outputs: {
      verdict,
      gate: gate2,
      reason,
      worse: worse?.level ?? "",
      better: better?.level ?? "",
      "baseline-sha": baseline?.source.sha ?? "",
      "baseline-run-url": baseline?.source.runUrl ?? ""
    },
    write: (frame) => (limit, earlier = []) => renderComment(assessment, { ...frame, earlier }, limit),
    files: (frame) => comparisonReport(assessment, frame)
  };
}

// src/action/gate.ts
async function gate(inputs, world) {
  if (inputs.mode === "auto" && inputs.shard !== "" && inputs.name === "")
    warning(SHARED_NAME);
  const contexts = await gateContexts(inputs, world);
  if (typeof contexts === "string") {
    notice(contexts);
    await addToSummary(world, contexts);
    return;
  }
  if (world.context.payload.merge_group) return repeatVerdict(contexts[0]);
  const judged = [];
  for (const context2 of contexts) judged.push(await judge(context2));
  const worst = worstOf(judged);
  for (const one of judged) if (one !== worst) await publishComment2(one);
  await publish(worst, judged.length > 1 ? ` (#${worst.context.subject.pull})` : "");
}
var SHARED_NAME = "The jobs of this matrix share one comment, one check and one baseline, and each job overwrites the last. Give each its own `name`; or, if they train parts of one sweep, use `mode: collect` here and `mode: gate` in a job after them.";
async function judge(context2) {
  const { inputs, loading } = context2;
  const compared = await compareSweeps(inputs, loading);
  if (compared.unused.length > 0) {
    const names = compared.unused.map((name) => `\`${name}\``).join(", ");
    notice(`Saved sweeps keep what they were saved with; not used here: ${names}.`);
  }
  return { context: context2, compared, report: runReport(compared.assessment) };
}
function worstOf(judged) {
  const rank = ({ report }) => GATES.indexOf(report.state.gate);
  return judged.reduce((a, b) => rank(b) > rank(a) ? b : a);
}
async function publishComment2(judged) {
  const { context: context2, report } = judged;
  const { frame, notes } = await begin(judged);
  const note = await postComment(context2, { write: report.write(frame), state: report.state });
  await addToSummary(context2.world, ...notes, ...notesOf(note));
}
async function publish(judged, which) {
  const { context: context2, report, compared } = judged;
  const { world, inputs } = context2;
  const { state, title } = report;
  for (const [name, value] of Object.entries(report.outputs)) setOutput(name, value);
  const { frame, notes, hasSummary } = await begin(judged);
  const write = report.write(frame);
  const check = { title: `${title}${which}`, write, gate: state.gate, annotation: null };
  const checkNote = await postCheck(context2, check);
  await keepBaseline(context2, compared);
  const files = await writeReport(report.files(frame), inputs.name, world);
  const fullReport = await uploadFolder(files, context2);
  const comment = { write: report.write({ ...frame, fullReport }), state };
  const commentNote = await postComment(context2, comment);
  const more = [fullReportLine({ fullReport }), ...notes, ...notesOf(checkNote, commentNote)];
  if (hasSummary) await addToSummary(world, ...more);
  conclude(report);
}
async function begin({ context: context2, compared, report }) {
  const { world, inputs, origin, runUrl } = context2;
  log(report.text);
  const { picture, note } = await placePicture(context2, compared.assessment);
  const frame = { ...NO_FRAME, name: inputs.name, origin, picture };
  const hasSummary = await addToSummary(world, report.write(frame)(MAX_SUMMARY));
  return { frame: { ...frame, jobSummary: runUrl }, notes: notesOf(note), hasSummary };
}
function conclude({ state, message, isFirst }) {
  if (state.gate === "fail") setFailed(message);
  else if (state.gate === "neutral") (isFirst ? notice : warning)(message);
}

// src/action/run-action.ts
async function runAction(home, options = {}) {
  const world = createWorld(home, options);
  let inputs = readLeniently(getInput);
  try {
    inputs = readActionInputs(getInput);
    await (inputs.mode === "collect" ? collect : gate)(inputs, world);
  } catch (error) {
    await reportFailure(error, inputs, world);
  }
}
async function reportFailure(thrown, inputs, world) {
  const error = thrown instanceof UserError ? thrown.to("inputs") : ownFault(thrown);
  setFailed(error.message);
  const isCollecting = inputs.mode === "collect";
  const title = isCollecting ? "No sweep was saved" : titleOf(thrown);
  const { name } = inputs;
  await addToSummary(world, renderFailure(error, { name, origin: "" }, title));
  if (isCollecting) return;
  setOutput("verdict", "error");
  setOutput("gate", "fail");
  setOutput("reason", title);
  await attempt("check and comment", async () => {
    const contexts = await gateContexts(inputs, world);
    if (typeof contexts === "string") return;
    const [context2] = contexts;
    const write = () => renderFailure(error, { name, origin: context2.origin }, title);
    const workspace = process.env.GITHUB_WORKSPACE ?? process.cwd();
    const annotation = annotationOf(error, inputs, workspace);
    const notes = [await postCheck(context2, { title, write, gate: "fail", annotation })];
    const state = { gate: "fail", verdict: "error", worse: "none", better: "none" };
    for (const one of contexts) notes.push(await postComment(one, { write, state }));
    await addToSummary(world, ...notesOf(...notes));
  });
}
function titleOf(thrown) {
  return thrown instanceof UserError ? failureTitle(thrown) : "No verdict: a bug in tuning-gate";
}
function ownFault(thrown) {
  log(thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown));
  return dataError(
    TOOL.name,
    "this is a bug in the program; the log has the details",
    `Please report it at ${TOOL.issues}`
  );
}
export {
  runAction
};
