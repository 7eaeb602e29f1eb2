import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  context
} from "./chunk-CWDHXJWM.js";
import {
  compareSweeps,
  loadCandidate
} from "./chunk-5VKYLKAR.js";
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
} from "./chunk-D4HT53SP.js";
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
  NO_FRAME,
  adviceSentence,
  chartImages,
  codeSpan,
  comparisonReport,
  describeCounts,
  failureTitle,
  fullReportLine,
  renderComment,
  renderFailure,
  renderText,
  title,
  verdictSentence
} from "./chunk-SVEEBS3R.js";
import "./chunk-2ZBCYVP2.js";
import {
  saveSweep,
  toSweep,
  withSaved
} from "./chunk-WBIFPGQ7.js";
import {
  OPTIONS,
  readGroup,
  readOption,
  readSettings
} from "./chunk-7LFGPFK4.js";
import {
  RETRY_POLICY,
  TRUSTED_EVENTS,
  branchOf,
  checkRuns,
  commentThread,
  createClient,
  encodedName,
  githubReader,
  isUnanswered,
  printable,
  printablePath,
  pullNow,
  pullsWithHead,
  readRefFile,
  refusalOf,
  runLookup,
  savedName,
  withDeadline,
  workflowFile
} from "./chunk-WPURUZ7Q.js";
import {
  TOOL,
  UserError,
  detailOf,
  settingsError
} from "./chunk-Q6A6O75P.js";
import "./chunk-XNUOBV35.js";

// src/action/collect.ts
import { resolve } from "node:path";

// src/action/save-sweep.ts
import { join as join2 } from "node:path";

// src/action/report-folder.ts
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

// src/action/summary.ts
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

// src/action/world.ts
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
function log(text) {
  info(withoutCommands(text));
}
function urlOfRun({ context: context2 }, id = context2.runId) {
  const { owner, repo } = context2.repo;
  return `${context2.serverUrl}/${owner}/${repo}/actions/runs/${id}`;
}

// src/action/report-folder.ts
async function writeReport(report2, { name, home, drawPng }) {
  const folder = folderOf("tuning-gate", name);
  const made = [];
  for (const { path, make } of inFolder(folder, filesOf(report2, home, drawPng))) {
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

// src/action/save-sweep.ts
async function saveSweep2(record, saving) {
  const { inputs, shard, world } = saving;
  const { name, retentionDays } = inputs;
  const artifact = savedName(name, shard);
  const file = join2(folderOf("tuning-gate.sweep", name), "sweep.json");
  await writeFiles([
    { path: file, content: saveSweep({ record, training: trainingOf(record, saving) }) }
  ]);
  setOutput("sweep-json", file);
  if (!canUpload(world.context.serverUrl)) {
    warning(
      `This GitHub does not accept artifacts from here: upload ${file} as ${artifact} with actions/upload-artifact.`
    );
    setOutput("sweep-artifact", artifact);
    return;
  }
  await uploadSweep({ name: artifact, file, retentionDays });
  setOutput("sweep-artifact", artifact);
  info(`The sweep is saved as the artifact ${artifact}.`);
}
function trainingOf({ source }, { inputs: { name }, shard, world }) {
  const { context: context2, now } = world;
  const { owner, repo } = context2.repo;
  return {
    name,
    shard: shard || null,
    workflow: workflowFile(process.env.GITHUB_WORKFLOW_REF ?? ""),
    sha: source.sha,
    repository: `${owner}/${repo}`,
    runId: context2.runId,
    runAttempt: context2.runAttempt,
    event: context2.eventName,
    createdAt: new Date(now()).toISOString()
  };
}
async function keepBaseline({ inputs, subject, world }, record, { artifacts, shards }) {
  const isSaved = artifacts.includes(savedName(inputs.name));
  const isOfThisRun = !/^(run|ref):/.test(inputs.candidate);
  if (!subject.isBaseline || inputs.baseline !== "auto" || isSaved || !isOfThisRun) return;
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
    await saveSweep2(record, { inputs, shard: "", world });
  } catch (error) {
    warning(`This sweep could not be kept as a baseline: ${detailOf(error, "message")}`);
  }
}

// src/action/trained-commit.ts
import { execFile } from "node:child_process";
import { promisify } from "node:util";
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

// src/action/collect.ts
async function collect(inputs, world) {
  const { candidate, settings, workingDirectory, shard } = inputs;
  const directory = resolve(workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const place = { directory, workspaceSha, instance: inputs.name, repository: "", github: null };
  const { record } = await loadCandidate(candidate, { place, settings });
  if (record === null) return withoutSweep(inputs, world);
  const reading = withSaved(settings.reading, record.settings);
  log(`${describeCounts(toSweep(record, reading), { ...settings, reading })}.`);
  if (workspaceSha === null) warning(NO_COMMIT);
  await saveOrFail(record, { inputs, shard, world });
}
var NO_COMMIT = "The trained commit is unknown because the working directory is not a git checkout. The baseline is looked up by the head of the pull request only.";
async function withoutSweep({ name, candidate, settings }, world) {
  const error = new UserError({
    fault: "data",
    where: printablePath(candidate),
    what: "matches nothing, so there is no sweep to save",
    fix: "Check that the training step ran, and that the input `candidate` names what it wrote."
  });
  if (settings.gate.onMissingCandidate === "fail") throw error;
  warning(error.message);
  await addToSummary(world, renderFailure(error, { name, origin: "" }, "No sweep was saved"));
}
async function saveOrFail(record, saving) {
  try {
    await saveSweep2(record, saving);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError({
      fault: "data",
      where: "the artifact of this sweep",
      what: `could not be uploaded (${detailOf(error, "message")})`,
      fix: "Run the job again. If the name is taken, give each job that saves a sweep its own `name` or `shard`."
    });
  }
}

// src/action/check-and-comment.ts
async function postCheck(context2, content) {
  const { client, repository, subject, instance, run: run2, runUrl: detailsUrl } = context2;
  const { check } = context2.inputs;
  const isWanted = check === "always" || check === "auto" && subject.isForPull;
  if (!isWanted) return null;
  if (client === null) return noted("No check was written: the step has no `github-token`.");
  const { headSha } = subject;
  return writeCheck(
    { client, repository, check },
    { ...content, ...instance, run: run2, headSha, detailsUrl }
  );
}
async function writeCheck({ client, repository, check }, order) {
  try {
    const outcome = await publishCheck(checkRuns(client, repository), order, client.policy);
    return noteOf(outcome, checkName(order.name));
  } catch (error) {
    const note = explainFailure(error, "check");
    return check === "always" && isUnanswered(error) ? withError(note) : withWarning(note);
  }
}
function noteOf(outcome, check) {
  if (outcome.done === "outdated") {
    return noted("A newer run has already written this check; this one leaves it alone.");
  }
  if (outcome.done === "taken") {
    return withError(
      `No check was written: on this commit, ${codeSpan(check)} is the check of the workflow ${codeSpan(outcome.by)}. Give each of the two workflows an input \`name\` of its own.`
    );
  }
  setOutput("check-url", outcome.url);
  return null;
}
async function postComment(context2, content) {
  const { pull } = context2.subject;
  const reason = whyNoComment(context2);
  if (reason !== null || pull === null) return noted(`No comment was posted: ${reason}.`);
  if (await hasMovedOn(context2, pull)) return noted(MOVED_ON);
  return writeComment(context2, pull, content);
}
var MOVED_ON = "No comment was posted: the pull request has moved on from this commit, and its newer run will report.";
async function hasMovedOn({ client, repository, subject }, number) {
  try {
    if (client === null) return false;
    return (await pullNow(client, repository, number)).headSha !== subject.headSha;
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return false;
  }
}
async function writeComment({ inputs, client, repository, subject, instance, run: run2 }, number, content) {
  const when = inputs.comment;
  if (client === null || when === "never") return null;
  const thread = commentThread(client, { ...repository, number });
  const order = { ...content, ...instance, when, run: { ...run2, sha: subject.headSha } };
  try {
    const { url, note } = await publishComment(thread, order, client.policy);
    if (url !== null) setOutput("comment-url", url);
    return note === null ? null : noted(note);
  } catch (error) {
    return withWarning(explainFailure(error, "comment"));
  }
}
function whyNoComment({ inputs, client, subject }) {
  if (inputs.comment === "never") return "the input `comment` is `never`";
  if (client === null) return "the step has no `github-token`";
  if (subject.pull !== null) return null;
  return subject.isForPull ? "no open pull request has this commit as its head; it may have moved on" : "this run does not belong to a pull request";
}
function noted(note) {
  log(note);
  return note;
}
function withError(note) {
  setFailed(note);
  return note;
}
function withWarning(note) {
  warning(note);
  return note;
}

// src/action/gate-context.ts
import { resolve as resolve2 } from "node:path";

// src/action/subject.ts
async function subjectsOf(context2, pulls) {
  const { payload } = context2;
  if (payload.workflow_run) return ofTrainingRun(context2, pulls);
  if (context2.eventName === "issue_comment") return ofComment(context2, pulls);
  if (payload.merge_group) return [ofQueue(context2)];
  return [payload.pull_request ? ofPull(context2) : ofBranch(context2)];
}
function ofPull(context2) {
  const { head, base, number } = context2.payload.pull_request;
  const pull = { number, headSha: head.sha, baseBranch: base.ref };
  return { ...ownRun(context2), ...aboutPull(pull) };
}
function aboutPull({ number, headSha, baseBranch }) {
  const isForPull = true;
  const [isOnBase, isBaseline, isClaimed] = [false, false, false];
  return { headSha, pull: number, isForPull, baseBranch, isOnBase, isBaseline, isClaimed };
}
function ownRun({ runId: id, runAttempt: attempt2, workflowRef }) {
  return { run: { id, attempt: attempt2 }, workflow: workflowFile(workflowRef) };
}
async function ofComment(context2, pulls) {
  const { issue } = context2.payload;
  if (!issue?.pull_request) return "Nothing is judged: the comment is on no pull request.";
  const pull = await pulls.now(issue.number);
  if (pull === null) return `Nothing is judged: the head of #${issue.number} is not known.`;
  return [{ ...ownRun(context2), ...aboutPull(pull), isClaimed: true }];
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
    // Where the default branch is not known, none is excused from failing.
    isOnBase: known !== null && ref === `refs/heads/${known}`,
    isBaseline: TRUSTED_EVENTS.includes(eventName) && ref.startsWith("refs/heads/"),
    isClaimed: false
  };
}
var NOT_TRAINED = ["skipped", "cancelled", "action_required", "stale"];
async function ofTrainingRun(context2, pulls) {
  const trained = context2.payload.workflow_run;
  const { head_sha: sha, head_branch: branch, event, conclusion } = trained;
  if (NOT_TRAINED.includes(conclusion)) {
    return `Nothing is judged: the run that trains ended as \`${conclusion}\`.`;
  }
  const owner = trained.head_repository?.owner?.login;
  const isForPull = event === "pull_request" || event === "pull_request_target";
  const found = isForPull && owner ? await pulls.withHead({ owner, branch, sha }) : [];
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
    isBaseline: false,
    isClaimed: false
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
  const run2 = await judgingRun(client && runLookup(client, repository), world);
  const directory = resolve2(inputs.workingDirectory);
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
      origin: originOf(subject.headSha, runUrl),
      runUrl
    };
  };
  const [first, ...others] = subjects;
  return [contextOf(first), ...others.map(contextOf)];
}
function pullLookup(client, repository) {
  const lookUp = async (ask, otherwise) => {
    try {
      return client === null ? otherwise : await ask(client);
    } catch (error) {
      if (refusalOf(error) === null) throw error;
      const what = detailOf(error, "message");
      warning(`The pull requests of this run could not be read: ${what}`);
      return otherwise;
    }
  };
  return {
    withHead: (head) => lookUp((asked) => pullsWithHead(asked, repository, head), []),
    now: (number) => lookUp((asked) => pullNow(asked, repository, number), null)
  };
}
function githubPlace(client, { repository, subject, world }) {
  return {
    reader: githubReader(client, repository),
    readRef: (file) => readRefFile(client, repository, file),
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
async function judgingRun(lookUp, { context: context2, now }) {
  const { runId: id, runAttempt: attempt2 } = context2;
  const startedAt = (lookUp && await startOf(id, lookUp)) ?? new Date(now()).toISOString();
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
function originOf(headSha, runUrl) {
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
var ELSEWHERE = /^(artifact|run|ref):/;
function candidateOf(mode, given) {
  if (mode === "gate") return given ?? "auto";
  if (mode === "collect" && given !== null && ELSEWHERE.test(given)) {
    const what2 = `${JSON.stringify(given.slice(0, 80))} is not a file, and \`mode: collect\` only reads files`;
    throw settingsError("candidate", what2, "Give the path or glob of the sweep this job trained.");
  }
  if (given !== null && given !== "auto") return given;
  const what = given === null ? "is missing" : "`auto` is only possible with `mode: gate`";
  throw settingsError("candidate", what, "Give the path, folder or glob of the sweep.");
}

// src/action/picture.ts
var MAX_CHART_MS = 6e4;
async function placePicture(context2, assessment) {
  const { serverUrl, payload } = context2.world.context;
  const kind = pictureKind(context2.inputs, { serverUrl, repository: payload.repository });
  if (kind !== "branch") return { picture: pictureOf(kind, context2), note: null };
  if (!isForComment(context2)) return byMermaid(null);
  try {
    return await store(context2, assessment);
  } catch (error) {
    const note = explainFailure(error, "chart");
    warning(note);
    return byMermaid(note);
  }
}
function pictureOf(kind, { inputs }) {
  return kind === "quickchart" ? { kind, server: inputs.quickchartUrl } : { kind };
}
function byMermaid(note) {
  return { picture: { kind: "mermaid" }, note };
}
function isForComment({ inputs, subject, client }) {
  return inputs.comment !== "never" && subject.pull !== null && client !== null;
}
async function store({ client, repository, inputs: { name }, world }, assessment) {
  const images = chartImages(assessment);
  if (images === null || client === null) return byMermaid(null);
  const { runId: run2, runAttempt: attempt2, serverUrl } = world.context;
  const branch = branchOf(client, { ...repository, branch: CHART_BRANCH });
  const chart = { ...images, run: run2, attempt: attempt2, name };
  const { sha, light, dark } = await withDeadline(MAX_CHART_MS, () => storeChart(branch, chart));
  log(`Stored the chart at ${sha} of ${CHART_BRANCH}.`);
  const at = `${serverUrl}/${repository.owner}/${repository.repo}/blob/${sha}`;
  const address = (path) => `${at}/${path}?raw=true`;
  return {
    picture: { kind: "stored", light: address(light), dark: address(dark) },
    note: null
  };
}
function pictureKind(wish, { serverUrl, repository }) {
  const { charts, quickchartUrl } = wish;
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

// src/action/gate.ts
async function gate(inputs, world) {
  if (inputs.mode === "auto" && inputs.shard !== "" && inputs.name === "") warning(ONE_NAME);
  const contexts = await gateContexts(inputs, world);
  if (typeof contexts === "string") return stop(contexts, world);
  const judged = [];
  for (const context2 of contexts) judged.push(await judge(context2));
  const unclaimed = judged.find(isOfAnotherCommit);
  if (unclaimed) return stop(whyNotJudged(unclaimed), world);
  const worst = judged.reduce((a, b) => rankOf(b) > rankOf(a) ? b : a);
  for (const one of judged) if (one !== worst) await report(one);
  await reportWhole(worst, judged.length > 1);
}
async function stop(reason, world) {
  notice(reason);
  await addToSummary(world, reason);
}
var ONE_NAME = "The jobs of this matrix share one comment, one check and one baseline, each job overwriting the last. Give each a `name`; or, where they train parts of one sweep, use `mode: collect` here and `mode: gate` in a job after them.";
async function judge(context2) {
  const { inputs, loading } = context2;
  const { baseline, candidate } = inputs;
  const compared = await compareSweeps({ baseline, candidate }, loading);
  if (compared.unused.length > 0) notice(notUsed(compared.unused));
  return { context: context2, assessment: compared.assessment, record: compared.candidate };
}
function isOfAnotherCommit({ context: { subject }, record }) {
  return subject.isClaimed && record?.source.sha !== subject.headSha;
}
function whyNotJudged({ context: { subject }, record }) {
  const trained = record?.source.sha ?? null;
  const found = trained === null ? "no sweep says that it was trained on it" : `the sweep was trained on ${trained}`;
  return `Nothing is judged: the head of #${subject.pull} is ${subject.headSha}, and ${found}.`;
}
function rankOf({ assessment }) {
  return ["pass", "neutral", "fail"].indexOf(assessment.gate);
}
async function report(judged) {
  const { context: context2, assessment } = judged;
  const { world } = context2;
  log(renderText(assessment));
  const { frame, note } = await frameOf(judged);
  await addToSummary(world, writerOf(assessment, frame)(MAX_SUMMARY));
  const more = await postComment(context2, {
    write: writerOf(assessment, { ...frame, jobSummary: context2.runUrl }),
    state: stateOf(assessment)
  });
  await addToSummary(world, ...notesOf(note, more));
}
async function reportWhole(judged, isOneOfSeveral) {
  const { context: context2, assessment, record } = judged;
  const { world, subject, runUrl: jobSummary } = context2;
  log(renderText(assessment));
  setVerdictOutputs(assessment);
  const { frame, note: pictureNote } = await frameOf(judged);
  const hasSummary = await addToSummary(world, writerOf(assessment, frame)(MAX_SUMMARY));
  const which = isOneOfSeveral ? ` (#${subject.pull})` : "";
  const checkNote = await postCheck(context2, {
    title: `${title(assessment)}${which}`,
    write: writerOf(assessment, { ...frame, jobSummary }),
    gate: assessment.gate,
    annotations: []
  });
  if (record !== null) await keepBaseline(context2, record, assessment.searches.candidate);
  const files = await writeReport(comparisonReport(assessment, frame), {
    ...world,
    name: context2.inputs.name
  });
  const fullReport = await uploadFolder(files, context2);
  const note = await postComment(context2, {
    write: writerOf(assessment, { ...frame, jobSummary, fullReport }),
    state: stateOf(assessment)
  });
  const more = [fullReportLine({ fullReport }), ...notesOf(pictureNote, checkNote, note)];
  if (hasSummary) await addToSummary(world, ...more);
  conclude(assessment);
}
async function frameOf({ context: context2, assessment }) {
  const { picture, note } = await placePicture(context2, assessment);
  const frame = { ...NO_FRAME, name: context2.inputs.name, origin: context2.origin, picture };
  return { frame, note };
}
function notesOf(...notes) {
  return notes.filter((note) => note !== null).map((note) => `*${note}*`);
}
function writerOf(assessment, frame) {
  return (limit, earlier = []) => renderComment(assessment, { ...frame, earlier }, limit);
}
function stateOf({ verdict, gate: gate2, comparison }) {
  const worse = comparison?.worse.level ?? "none";
  const better = comparison?.better.level ?? "none";
  return { gate: gate2, verdict, worse, better };
}
function notUsed(inputs) {
  const names = inputs.map((name) => `\`${name}\``).join(", ");
  return `Saved sweeps keep what they were saved with; not used here: ${names}.`;
}
function setVerdictOutputs(assessment) {
  const { verdict, gate: gate2, reason, comparison, baseline } = assessment;
  setOutput("verdict", verdict);
  setOutput("gate", gate2);
  setOutput("reason", reason);
  setOutput("worse", comparison?.worse.level ?? "");
  setOutput("better", comparison?.better.level ?? "");
  setOutput("baseline-sha", baseline?.source.sha ?? "");
  setOutput("baseline-run-url", baseline?.source.runUrl ?? "");
}
function conclude(assessment) {
  const { gate: gate2, verdict, settings } = assessment;
  const sentences = [verdictSentence(assessment), adviceSentence(assessment)].filter(Boolean);
  const message = sentences.join(" ");
  if (gate2 === "fail") setFailed(message);
  if (gate2 !== "neutral") return;
  const isFirst = verdict === "no-baseline" && settings.gate.informOnly;
  const say = isFirst ? notice : warning;
  say(message);
}

// src/action/repeat-verdict.ts
var GATES = { success: "pass", neutral: "neutral", failure: "fail" };
var QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40}$/;
async function repeatVerdict({ name, token, check }, world) {
  const { context: context2, policy } = world;
  if (check === "never") return log("The verdict is not repeated: `check` is `never`.");
  const { head_ref: branch, head_sha: headSha } = context2.payload.merge_group;
  const number = Number(QUEUE.exec(branch)?.[1] ?? 0);
  const client = token === "" ? null : await createClient(token, policy);
  const run2 = await judgingRun(client && runLookup(client, context2.repo), world);
  const standing = client && number > 0 ? await verdictOn(client, { ...context2.repo, number }, { name, run: run2 }) : null;
  if (client === null || standing === null) throw nothingToRepeat(checkName(name));
  const { check: verdict, workflow } = standing;
  log(`#${number}: ${verdict.title}`);
  setOutput("gate", GATES[verdict.conclusion]);
  setOutput("reason", verdict.title);
  await addToSummary(world, reportOf(verdict, number));
  const note = await writeCheck(
    { client, repository: context2.repo, check },
    {
      workflow,
      name,
      run: run2,
      headSha,
      gate: GATES[verdict.conclusion],
      title: verdict.title,
      write: () => reportOf(verdict, number),
      detailsUrl: urlOfRun(world),
      annotations: []
    }
  );
  if (note !== null) await addToSummary(world, `*${note}*`);
  if (verdict.conclusion === "failure") setFailed(verdict.title);
}
function reportOf({ summary: summary2 }, number) {
  return `The verdict on #${number}, repeated for the merge queue.

${summary2}`;
}
async function verdictOn(client, pull, { name, run: run2 }) {
  const { number, ...repository } = pull;
  try {
    const { headSha: sha } = await pullNow(client, repository, number);
    return await standingVerdict(checkRuns(client, repository), { sha, name, run: run2 });
  } catch (error) {
    warning(`The verdict on #${number} could not be read: ${detailOf(error, "message")}`);
    return null;
  }
}
function nothingToRepeat(check) {
  return new UserError({
    fault: "settings",
    where: "merge queue",
    what: `the pull request has no check ${JSON.stringify(check)} whose verdict could be repeated`,
    fix: "Require the check on the branch, so that a pull request has it before it is queued, and give the job `permissions: checks: write` and `pull-requests: read`."
  });
}

// src/action/report-failure.ts
import { relative, resolve as resolve3, sep } from "node:path";
async function reportFailure(thrown, inputs, world) {
  const error = thrown instanceof UserError ? thrown.to("inputs") : ownFault(thrown);
  setFailed(error.message);
  const isCollecting = inputs.mode === "collect";
  const title2 = isCollecting ? "No sweep was saved" : titleOf(thrown);
  const { name } = inputs;
  await addToSummary(world, renderFailure(error, { name, origin: "" }, title2));
  if (isCollecting) return;
  setOutput("verdict", "error");
  setOutput("gate", "fail");
  setOutput("reason", title2);
  await attempt("check and comment", async () => {
    const contexts = await gateContexts(inputs, world);
    if (typeof contexts === "string") return;
    const [context2] = contexts;
    if (context2.subject.isClaimed) return;
    const write = () => renderFailure(error, { name, origin: context2.origin }, title2);
    const workspace = process.env.GITHUB_WORKSPACE ?? process.cwd();
    const annotations = annotationsOf(error, inputs, workspace);
    const checkNote = await postCheck(context2, { title: title2, write, gate: "fail", annotations });
    const state = { gate: "fail", verdict: "error", worse: "none", better: "none" };
    const notes = [checkNote];
    for (const one of contexts) notes.push(await postComment(one, { write, state }));
    await addToSummary(world, ...notes.map((note) => note === null ? "" : `*${note}*`));
  });
}
function titleOf(thrown) {
  return thrown instanceof UserError ? failureTitle(thrown) : "No verdict: a fault of tuning-gate";
}
function ownFault(thrown) {
  log(thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown));
  return new UserError({
    fault: "data",
    where: TOOL.name,
    what: "this is a fault of the program; the log has its details",
    fix: `Please report it at ${TOOL.issues}`
  });
}
var LINE = /^(.+), line (\d{1,9})$/s;
var ELSEWHERE2 = /^(auto$|artifact:|run:|ref:)/;
function annotationsOf({ where, what, fix }, { baseline, candidate, workingDirectory }, workspace) {
  const isOfWorkspace = !ELSEWHERE2.test(candidate) && (baseline === "auto" || !ELSEWHERE2.test(baseline));
  const [, file, digits] = LINE.exec(where) ?? [];
  if (file === void 0 || !isOfWorkspace) return [];
  const path = relative(workspace, resolve3(workingDirectory, file)).split(sep).join("/");
  const line = Math.max(1, Number(digits));
  const title2 = "This sweep cannot be read";
  return [
    { path, startLine: line, endLine: line, level: "failure", title: title2, message: `${what}. ${fix}` }
  ];
}

// src/action/run.ts
async function runAction(home, options = {}) {
  const world = createWorld(home, options);
  let inputs = readLeniently(getInput);
  try {
    inputs = readActionInputs(getInput);
    await act(inputs, world);
  } catch (error) {
    await reportFailure(error, inputs, world);
  }
}
function act(inputs, world) {
  if (inputs.mode === "collect") return collect(inputs, world);
  return world.context.payload.merge_group ? repeatVerdict(inputs, world) : gate(inputs, world);
}
export {
  runAction
};
