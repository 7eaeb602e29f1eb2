import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  withoutCommands
} from "./chunks/chunk-WGQFRRZG.js";
import {
  context,
  getInput,
  info,
  notice,
  setFailed,
  setOutput,
  summary,
  warning
} from "./chunks/chunk-UKYWRIG2.js";
import {
  compareSweeps,
  loadCandidate
} from "./chunks/chunk-SS4DM7BT.js";
import {
  CHART_BRANCH,
  canUpload,
  checkName,
  explainFailure,
  filesOf,
  inFolder,
  publishCheck,
  publishComment,
  reportName,
  storeChart,
  uploadReport,
  uploadSweep,
  writeFiles
} from "./chunks/chunk-4UFGA3NV.js";
import {
  readSettings
} from "./chunks/chunk-YVOA5YHN.js";
import "./chunks/chunk-T7LWOOVQ.js";
import {
  NAME,
  NO_FRAME,
  SHARD,
  adviceSentence,
  chartImages,
  comparisonReport,
  describeCounts,
  failureTitle,
  fullReportLine,
  renderComment,
  renderFailure,
  renderText,
  saveSweep,
  title,
  toSweep,
  verdictSentence
} from "./chunks/chunk-YLKBWOY4.js";
import {
  PAUSES,
  TRUSTED_EVENTS,
  branchOf,
  commentThread,
  createCheckRun,
  createClient,
  githubReader,
  headOfPull,
  latestCheckRun,
  printable,
  printablePath,
  pullsWithHead,
  readRefFile,
  refusalOf,
  savedName
} from "./chunks/chunk-SLVZVWHM.js";
import {
  UserError,
  detailOf
} from "./chunks/chunk-LJ64INZV.js";
import {
  TOOL
} from "./chunks/chunk-S7QSIEDW.js";
import "./chunks/chunk-MZEZVIYJ.js";
import "./chunks/chunk-XNUOBV35.js";

// src/index.ts
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// src/action/collect.ts
import { resolve } from "node:path";

// src/action/world.ts
var context2 = context;
var summary2 = summary;
var pauses = PAUSES;
function enterWorld(world) {
  context2 = new context.constructor();
  summary2 = new summary.constructor();
  pauses = world.pauses;
}

// src/action/attempt.ts
async function attempt(what, write) {
  try {
    await write();
    return true;
  } catch (error) {
    warning(`The ${what} could not be written: ${detailOf(error, "message")}`);
    return false;
  }
}
var SUMMARY_LIMIT = 34e4;
async function addToSummary(...all) {
  const paragraphs = all.filter(Boolean);
  if (paragraphs.length === 0) return true;
  const text = paragraphs.map((paragraph) => `${paragraph}

`).join("");
  return attempt("job summary", () => summary2.addRaw(text).write());
}

// src/action/log.ts
function log(text) {
  info(withoutCommands(text));
}

// src/action/save.ts
import { join as join2 } from "node:path";

// src/action/report-folder.ts
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
async function writeReport(report, { name, home }) {
  const folder = folderOf("tuning-gate", name);
  const made = [];
  for (const { path, make } of inFolder(folder, filesOf(report, home))) {
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
  const parts = [purpose, name].filter(Boolean);
  return join(process.env.RUNNER_TEMP ?? tmpdir(), parts.join("-"));
}

// src/action/save.ts
async function save(record, { inputs, shard }) {
  const { name, retentionDays: retentionDays2 } = inputs;
  const artifact = savedName(name, shard);
  const file = join2(folderOf("tuning-gate.sweep", name), "sweep.json");
  await writeFiles([
    { path: file, content: saveSweep({ record, training: trainingOf(record, name, shard) }) }
  ]);
  setOutput("sweep-json", file);
  if (!canUpload(context2.serverUrl)) {
    warning(
      `This GitHub takes no artifacts from here: upload ${file} as ${artifact} with actions/upload-artifact.`
    );
    setOutput("sweep-artifact", artifact);
    return;
  }
  await uploadSweep({ name: artifact, file, retentionDays: retentionDays2 });
  setOutput("sweep-artifact", artifact);
  info(`The sweep is saved as the artifact ${artifact}.`);
}
function trainingOf({ source }, name, shard) {
  const { owner, repo } = context2.repo;
  return {
    name,
    shard: shard || null,
    sha: source.sha,
    repository: `${owner}/${repo}`,
    runId: context2.runId,
    runAttempt: context2.runAttempt,
    event: context2.eventName,
    createdAt: (/* @__PURE__ */ new Date()).toISOString()
  };
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
async function collect(inputs) {
  const { candidate, settings, workingDirectory, shard } = inputs;
  const directory = resolve(workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const place = { directory, workspaceSha, instance: inputs.name, repository: "", github: null };
  const { record } = await loadCandidate(candidate, { place, settings });
  if (record === null) return withoutSweep(inputs);
  log(`${describeCounts(toSweep(record, settings.reading), settings)}.`);
  if (workspaceSha === null) warning(NO_COMMIT);
  await saveOrFail(record, { inputs, shard });
}
var NO_COMMIT = "Which commit was trained cannot be told, for the working directory is no git checkout: the baseline is looked up by the head of the pull request alone.";
async function withoutSweep({ name, candidate, settings }) {
  const error = new UserError({
    fault: "data",
    where: printablePath(candidate),
    what: "matches nothing, so that there is no sweep to save",
    fix: "Check that the training step ran, and that the input `candidate` names what it wrote."
  });
  if (settings.gate.onMissingCandidate === "fail") throw error;
  warning(error.message);
  await addToSummary(renderFailure(error, { name, origin: "" }, "No sweep was saved"));
}
async function saveOrFail(record, saving) {
  try {
    await save(record, saving);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError({
      fault: "data",
      where: "the artifact of this sweep",
      what: `could not be uploaded (${detailOf(error, "message")})`,
      fix: "Run the job again; where it says that the name is taken, give each job that saves a sweep its own `name`, or `shard`."
    });
  }
}

// src/action/announce.ts
async function announceCheck(scene, words) {
  const { inputs, client, repository, subject, runUrl: detailsUrl } = scene;
  const isWanted = inputs.check === "always" || inputs.check === "auto" && subject.isForPull;
  if (!isWanted) return null;
  if (client === null) return said("No check was written: the step has no `github-token`.");
  const { name } = inputs;
  const { headSha } = subject;
  try {
    const url = await publishCheck((order) => createCheckRun(client, repository, order), {
      ...words,
      name,
      headSha,
      detailsUrl
    });
    setOutput("check-url", url);
    return null;
  } catch (error) {
    return warned(explainFailure(error, "check"));
  }
}
async function announceComments(scene, commentary) {
  const reason = whyNoComment(scene);
  if (reason !== null) return [said(`No comment was posted: ${reason}.`)];
  const notes = [];
  for (const number of scene.subject.pulls) {
    const isLate = await hasMovedOn(scene, number);
    notes.push(isLate ? said(MOVED_ON) : await writeComment(scene, number, commentary));
  }
  return notes.filter((note) => note !== null);
}
var MOVED_ON = "No comment was posted: the pull request has moved on from this commit, and its newer run will report.";
async function hasMovedOn({ client, repository, subject }, number) {
  try {
    return client !== null && await headOfPull(client, repository, number) !== subject.headSha;
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return false;
  }
}
async function writeComment({ inputs, client, repository, subject }, number, commentary) {
  const { name, comment: when } = inputs;
  if (client === null || when === "never") return null;
  const thread = commentThread(client, { ...repository, number });
  const run2 = { ...subject.run, sha: subject.headSha };
  try {
    const { url, note } = await publishComment(thread, { ...commentary, name, when, run: run2 });
    if (url !== null) setOutput("comment-url", url);
    return note === null ? null : said(note);
  } catch (error) {
    return warned(explainFailure(error, "comment"));
  }
}
function whyNoComment({ inputs, client, subject }) {
  if (inputs.comment === "never") return "the input `comment` is `never`";
  if (client === null) return "the step has no `github-token`";
  if (subject.pulls.length > 0) return null;
  return subject.isForPull ? "no open pull request has this commit as its head; it may have moved on" : "this run does not belong to a pull request";
}
function said(note) {
  log(note);
  return note;
}
function warned(note) {
  warning(note);
  return note;
}

// src/action/keep-baseline.ts
async function keepBaseline({ inputs, subject }, record, { artifacts, shards }) {
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
    await save(record, { inputs, shard: "" });
  } catch (error) {
    warning(`This sweep could not be kept as a baseline: ${detailOf(error, "message")}`);
  }
}

// src/action/outputs.ts
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

// src/action/inputs.ts
var MODES = ["auto", "collect", "gate"];
var COMMENTS = ["always", "changes", "regressions", "never"];
var CHECKS = ["auto", "always", "never"];
var CHARTS = ["auto", "quickchart", "branch", "mermaid", "none"];
var QUICKCHART = "https://quickchart.io";
function readActionInputs(getInput2) {
  const mode = choice("mode", MODES, getInput2);
  return {
    mode,
    baseline: getInput2("baseline") || "auto",
    candidate: candidateOf(mode, getInput2("candidate")),
    workingDirectory: getInput2("working-directory") || ".",
    name: instanceName(getInput2("name")),
    shard: shardName(getInput2("shard")),
    retentionDays: retentionDays(getInput2("retention-days")),
    token: getInput2("github-token"),
    comment: choice("comment", COMMENTS, getInput2),
    check: choice("check", CHECKS, getInput2),
    charts: choice("charts", CHARTS, getInput2),
    quickchartUrl: serverAddress("quickchart-url", getInput2) || QUICKCHART,
    uploadReport: choice("upload-report", ["true", "false"], getInput2) === "true",
    settings: readSettings({ get: getInput2, nameOf: (name) => `input ${name}` })
  };
}
function readLeniently(getInput2) {
  const known = (name2, choices) => choices.find((one) => one === getInput2(name2)) ?? choices[0];
  const name = getInput2("name");
  return {
    mode: known("mode", MODES),
    baseline: "auto",
    candidate: "auto",
    workingDirectory: ".",
    name: NAME.test(name) ? name : "",
    shard: "",
    retentionDays: null,
    token: getInput2("github-token"),
    comment: "never",
    check: known("check", CHECKS),
    charts: "none",
    quickchartUrl: QUICKCHART,
    uploadReport: false,
    settings: readSettings({ get: () => void 0, nameOf: (option) => `input ${option}` })
  };
}
var ELSEWHERE = /^(artifact|run|ref):/;
function candidateOf(mode, given) {
  if (mode === "gate") return given || "auto";
  if (mode === "collect" && ELSEWHERE.test(given)) {
    const fix = "Give the path, folder or glob of what this job has trained.";
    throw wrong("candidate", `is ${shown(given)}, and \`mode: collect\` reads files alone`, fix);
  }
  if (given !== "" && given !== "auto") return given;
  const what = given === "" ? "has no value" : "is auto, which only `mode: gate` can look up";
  throw wrong("candidate", what, "Give the path, folder or glob of the sweep.");
}
function instanceName(given) {
  if (NAME.test(given)) return given;
  const fix = "Use at most 40 letters, digits, spaces, dashes and underscores, the first a letter or a digit.";
  throw wrong("name", `is ${shown(given)}`, fix);
}
function shardName(given) {
  if (given === "" || SHARD.test(given)) return given;
  const fix = "Use at most 40 letters, digits, dashes and underscores.";
  throw wrong("shard", `is ${shown(given)}`, fix);
}
function choice(name, choices, getInput2) {
  const given = getInput2(name) || choices[0];
  const found = choices.find((one) => one === given);
  if (found !== void 0) return found;
  throw wrong(name, `is ${shown(given ?? "")}`, `It must be one of ${choices.join(", ")}.`);
}
function retentionDays(given) {
  if (given === "") return null;
  if (/^\d{1,3}$/.test(given) && Number(given) >= 1 && Number(given) <= 400) return Number(given);
  const fix = "It must be a whole number of days from 1 to 400, or empty for the repository\u2019s own.";
  throw wrong("retention-days", `is ${shown(given)}`, fix);
}
var LONGEST_ADDRESS = 200;
function serverAddress(name, getInput2) {
  const given = getInput2(name);
  if (given === "") return "";
  const url = URL.canParse(given) ? new URL(given) : null;
  const isPlain = url !== null && !/[?#]/.test(given) && url.username + url.password === "";
  const isShort = given.length <= LONGEST_ADDRESS;
  if (isPlain && isShort && /^https?:$/.test(url.protocol)) return withoutEnd(url.href);
  const fix = `Give an address of at most ${LONGEST_ADDRESS} characters, such as https://charts.example.org, without user name, query and fragment.`;
  throw wrong(name, `is ${shown(given)}`, fix);
}
function withoutEnd(address) {
  return address.replace(/\/+$/, "").replace(/\/chart$/, "").replace(/\/+$/, "");
}
function shown(given) {
  return JSON.stringify(given.slice(0, 80));
}
function wrong(name, what, fix) {
  return new UserError({ fault: "settings", where: `input ${name}`, what, fix });
}

// src/action/picture-kind.ts
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

// src/action/picture.ts
async function placePicture(scene, assessment) {
  const { serverUrl, payload } = context2;
  const kind = pictureKind(scene.inputs, { serverUrl, repository: payload.repository });
  if (kind !== "branch") return { picture: pictureOf(kind, scene), note: null };
  if (!isForComment(scene)) return drawn(null);
  try {
    return await store(scene, assessment);
  } catch (error) {
    const note = explainFailure(error, "chart");
    warning(note);
    return drawn(note);
  }
}
function pictureOf(kind, { inputs }) {
  return kind === "quickchart" ? { kind, server: inputs.quickchartUrl } : { kind };
}
function drawn(note) {
  return { picture: { kind: "mermaid" }, note };
}
function isForComment({ inputs, subject, client }) {
  return inputs.comment !== "never" && subject.pulls.length > 0 && client !== null;
}
async function store({ client, repository, inputs: { name } }, assessment) {
  const images = chartImages(assessment);
  if (images === null || client === null) return drawn(null);
  const { runId: run2, runAttempt: attempt2, serverUrl } = context2;
  const branch = branchOf(client, { ...repository, branch: CHART_BRANCH });
  const { sha, light, dark } = await storeChart(branch, { ...images, run: run2, attempt: attempt2, name });
  log(`Stored the chart at ${sha} of ${CHART_BRANCH}.`);
  const at = `${serverUrl}/${repository.owner}/${repository.repo}/blob/${sha}`;
  const address = (path) => `${at}/${path}?raw=true`;
  return {
    picture: { kind: "stored", light: address(light), dark: address(dark) },
    note: null
  };
}

// src/action/scene.ts
import { resolve as resolve2 } from "node:path";

// src/action/origin.ts
function originOf(headSha, runUrl) {
  const run2 = `[this run](${runUrl})`;
  const isSha = /^[0-9a-f]{40,64}$/.test(headSha);
  return isSha ? `For commit ${headSha.slice(0, 7)}, from ${run2}.` : `From ${run2}.`;
}

// src/action/run-url.ts
function urlOfRun(id) {
  const { owner, repo } = context2.repo;
  return `${context2.serverUrl}/${owner}/${repo}/actions/runs/${id}`;
}

// src/action/subject.ts
async function subjectOf(context3, findPulls2) {
  if (context3.payload.workflow_run) return ofTrainingRun(context3, findPulls2);
  if (context3.payload.merge_group) return ofQueue(context3);
  return context3.payload.pull_request ? ofPull(context3) : ofBranch(context3);
}
function ofPull({ payload, runId, runAttempt }) {
  const { head, base, number } = payload.pull_request;
  return {
    headSha: head.sha,
    pulls: [number],
    isForPull: true,
    baseBranch: base.ref,
    isOnBase: false,
    isBaseline: false,
    run: { id: runId, attempt: runAttempt }
  };
}
function ofQueue(context3) {
  const { head_sha: headSha } = context3.payload.merge_group;
  return { ...ofBranch(context3), headSha, isForPull: true, isOnBase: false, isBaseline: false };
}
function ofBranch(context3) {
  const { ref, sha, eventName, runId, runAttempt } = context3;
  const branch = ref.replace(/^refs\/heads\//, "");
  const known = defaultBranch(context3);
  return {
    headSha: sha,
    pulls: [],
    isForPull: false,
    baseBranch: known ?? branch,
    // Where the default branch is not known, none is excused from failing.
    isOnBase: known !== null && ref === `refs/heads/${known}`,
    isBaseline: TRUSTED_EVENTS.includes(eventName) && ref.startsWith("refs/heads/"),
    run: { id: runId, attempt: runAttempt }
  };
}
async function ofTrainingRun(context3, findPulls2) {
  const trained = context3.payload.workflow_run;
  const { head_sha: sha, head_branch: branch, event } = trained;
  const owner = trained.head_repository?.owner?.login;
  const isForPull = event === "pull_request" || event === "pull_request_target";
  const pulls = isForPull && owner ? await findPulls2({ owner, branch, sha }) : [];
  const isOwn = trained.head_repository?.id === context3.payload.repository?.id;
  const baseBranch = pulls[0]?.baseBranch ?? defaultBranch(context3) ?? branch;
  return {
    headSha: sha,
    pulls: pulls.map(({ number }) => number),
    isForPull,
    baseBranch,
    isOnBase: isOwn && !isForPull && branch === baseBranch,
    isBaseline: false,
    run: { id: trained.id, attempt: trained.run_attempt }
  };
}
function defaultBranch({ payload, eventName, ref }) {
  const named = payload.repository?.default_branch;
  if (typeof named === "string") return named;
  return eventName === "schedule" ? ref.replace(/^refs\/heads\//, "") : null;
}

// src/action/scene.ts
async function setScene(inputs) {
  const repository = context2.repo;
  const client = inputs.token === "" ? null : createClient(inputs.token, { pauses });
  const subject = await subjectOf(context2, findPulls(client, repository));
  const directory = resolve2(inputs.workingDirectory);
  const runUrl = urlOfRun(context2.runId);
  return {
    inputs,
    subject,
    repository,
    client,
    loading: {
      place: {
        directory,
        workspaceSha: await trainedCommit(directory),
        instance: inputs.name,
        repository: `${repository.owner}/${repository.repo}`,
        github: client && githubPlace(client, { repository, subject })
      },
      settings: informing(inputs.settings, subject)
    },
    origin: originOf(subject.headSha, runUrl),
    runUrl
  };
}
function findPulls(client, repository) {
  return async (head) => {
    try {
      return client === null ? [] : await pullsWithHead(client, repository, head);
    } catch (error) {
      if (refusalOf(error) === null) throw error;
      warning(
        `The pull requests of this commit could not be listed: ${detailOf(error, "message")}`
      );
      return [];
    }
  };
}
function githubPlace(client, { repository, subject }) {
  return {
    reader: githubReader(client, repository),
    readRef: (file) => readRefFile(client, repository, file),
    runId: subject.run.id,
    baseline: {
      branch: subject.baseBranch,
      headSha: subject.headSha,
      isOnBranch: subject.isOnBase
    },
    runUrl: urlOfRun,
    now: Date.now()
  };
}
function informing(settings, { isOnBase }) {
  return { ...settings, gate: { ...settings.gate, informOnly: isOnBase } };
}

// src/action/upload-report.ts
async function keepReport({ inputs, runUrl }, { folder, files }) {
  const { name, retentionDays: retentionDays2 } = inputs;
  if (!inputs.uploadReport || files.length === 0) return null;
  if (!canUpload(context2.serverUrl)) {
    log("The report was not uploaded: this GitHub takes no artifacts from here.");
    return null;
  }
  try {
    const id = await uploadReport({ name: reportName(name), files, folder, retentionDays: retentionDays2 });
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

// src/action/gate.ts
async function gate(inputs, home) {
  if (inputs.mode === "auto" && inputs.shard !== "" && inputs.name === "") warning(ONE_NAME);
  await judge(await setScene(inputs), home);
}
var ONE_NAME = "The jobs of this matrix share one comment, one check and one baseline, each job overwriting the last. Give each a `name`; or, where they train parts of one sweep, use `mode: collect` here and `mode: gate` in a job after them.";
async function judge(scene, home) {
  const { inputs, loading, origin, runUrl: jobSummary } = scene;
  const { baseline, candidate, name } = inputs;
  const locations = { baseline, candidate };
  const { assessment, candidate: record, unused } = await compareSweeps(locations, loading);
  if (unused.length > 0) notice(notUsed(unused));
  log(renderText(assessment));
  setVerdictOutputs(assessment);
  const { picture, note: pictureNote } = await placePicture(scene, assessment);
  const frame = { ...NO_FRAME, name, origin, picture };
  const hasSummary = await addToSummary(writerOf(assessment, frame)(SUMMARY_LIMIT));
  const checkNote = await announceCheck(scene, {
    title: title(assessment),
    write: writerOf(assessment, { ...frame, jobSummary }),
    gate: assessment.gate,
    annotations: []
  });
  if (record !== null) await keepBaseline(scene, record, assessment.searches.candidate);
  const files = await writeReport(comparisonReport(assessment, frame), { name, home });
  const fullReport = await keepReport(scene, files);
  const notes = await announceComments(scene, {
    write: writerOf(assessment, { ...frame, jobSummary, fullReport }),
    state: stateOf(assessment)
  });
  const unwritten = [pictureNote, checkNote, ...notes].filter((note) => note !== null);
  const more = [fullReportLine({ fullReport }), ...unwritten.map((note) => `*${note}*`)];
  if (hasSummary) await addToSummary(...more);
  conclude(assessment);
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
async function repeatVerdict({ name, token, check }) {
  if (check === "never") return log("The verdict is not repeated: `check` is `never`.");
  const { head_ref: branch } = context2.payload.merge_group;
  const number = Number(QUEUE.exec(branch)?.[1] ?? 0);
  const client = token === "" ? null : createClient(token, { pauses });
  const verdict = client && number > 0 ? await verdictOn(client, number, name) : null;
  if (client === null || verdict === null) throw nothingToRepeat(checkName(name));
  log(`#${number}: ${verdict.title}`);
  setOutput("gate", GATES[verdict.conclusion]);
  setOutput("reason", verdict.title);
  await addToSummary(reportOf(verdict, number));
  const create = (order) => createCheckRun(client, context2.repo, order);
  try {
    setOutput("check-url", await publishCheck(create, repetition(verdict, number, name)));
  } catch (error) {
    warning(explainFailure(error, "check"));
  }
  if (verdict.conclusion === "failure") setFailed(verdict.title);
}
function reportOf({ summary: summary3 }, number) {
  return `The verdict on #${number}, repeated for the merge queue.

${summary3}`;
}
function repetition(verdict, number, name) {
  const { conclusion, title: title2 } = verdict;
  return {
    name,
    headSha: context2.payload.merge_group.head_sha,
    gate: GATES[conclusion],
    title: title2,
    write: () => reportOf(verdict, number),
    detailsUrl: urlOfRun(context2.runId),
    annotations: []
  };
}
async function verdictOn(client, number, name) {
  try {
    const sha = await headOfPull(client, context2.repo, number);
    return await latestCheckRun(client, context2.repo, { sha, name: checkName(name) });
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

// src/action/annotations.ts
import { relative, resolve as resolve3, sep } from "node:path";
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

// src/action/tell-failure.ts
async function tellFailure(thrown, inputs) {
  const error = thrown instanceof UserError ? thrown.to("inputs") : ownFault(thrown);
  setFailed(error.message);
  const isCollecting = inputs.mode === "collect";
  const title2 = isCollecting ? "No sweep was saved" : titleOf(thrown);
  const report = renderFailure(error, { name: inputs.name, origin: "" }, title2);
  await addToSummary(report);
  if (isCollecting) return;
  await attempt("check", async () => {
    const scene = await setScene(inputs);
    const workspace = process.env.GITHUB_WORKSPACE ?? process.cwd();
    const annotations = annotationsOf(error, inputs, workspace);
    const words = { title: title2, write: () => report, gate: "fail", annotations };
    const note = await announceCheck(scene, words);
    if (note !== null) await addToSummary(`*${note}*`);
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

// src/action/run.ts
async function runAction(home, pauses2 = PAUSES) {
  enterWorld({ pauses: pauses2 });
  let inputs = readLeniently(getInput);
  try {
    inputs = readActionInputs(getInput);
    await act(inputs, home);
  } catch (error) {
    await tellFailure(error, inputs);
  }
}
function act(inputs, home) {
  if (inputs.mode === "collect") return collect(inputs);
  return context2.payload.merge_group ? repeatVerdict(inputs) : gate(inputs, home);
}

// src/index.ts
await runAction(dirname(fileURLToPath(import.meta.url)));
process.stdout.write("", () => process.exit());
