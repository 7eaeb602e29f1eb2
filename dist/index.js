import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  context,
  getInput,
  info,
  notice,
  setFailed,
  setOutput,
  summary,
  warning
} from "./chunks/chunk-2HLFI3VP.js";
import {
  compareAll,
  loadCandidate,
  loadToSave
} from "./chunks/chunk-6PCOLAAS.js";
import {
  CHART_BRANCH,
  MAX_BASES,
  canUpload,
  checkName,
  drawPngWith,
  explainFailure,
  failuresOn,
  filesOf,
  inFolder,
  makeAll,
  publishCheck,
  publishComment,
  reportName,
  standingVerdict,
  storeCharts,
  uploadFiles,
  uploadReport,
  writeFiles
} from "./chunks/chunk-74EXWA3Z.js";
import {
  NO_FRAME,
  PLAIN_SCREEN,
  acceptanceSentence,
  acknowledge,
  adviceSentence,
  canBeAccepted,
  chartsOfRun,
  codeSpan,
  combineAssessments,
  describeCounts,
  failureTitle,
  judgeLabel,
  outcomeSentence,
  parseYaml,
  renderFailure,
  renderRunComment,
  renderRunText,
  reportOfRun,
  runExplanations,
  runHeadline,
  saveSweep,
  verdictSentence
} from "./chunks/chunk-45VXBSF6.js";
import "./chunks/chunk-6ZMZUNKZ.js";
import {
  toSweep,
  withSaved
} from "./chunks/chunk-CULID5A3.js";
import "./chunks/chunk-CKB6PG4R.js";
import {
  withoutCommands
} from "./chunks/chunk-WGQFRRZG.js";
import "./chunks/chunk-TD6SK3XH.js";
import "./chunks/chunk-3GWR2CTY.js";
import {
  RETRY_POLICY,
  TRUSTED_EVENTS,
  checkRuns,
  commentThread,
  createClient,
  githubReader,
  ifAnswered,
  isSameLabel,
  isUnanswered,
  latestLabeling,
  permissionOf,
  pullNow,
  pullsWithHead,
  refusalOf,
  runLookup,
  withDeadline,
  workflowFile
} from "./chunks/chunk-3KWAI6A6.js";
import "./chunks/chunk-7QMW5A54.js";
import {
  TOOL
} from "./chunks/chunk-6Z3TTFNG.js";
import "./chunks/chunk-JFZ3LWNK.js";
import {
  collectedNames,
  findSweep
} from "./chunks/chunk-N4EP4YUE.js";
import {
  collectedAs,
  collectedName,
  localPlace,
  newReads,
  savedName,
  sharedFile,
  sharedName,
  sharedNames
} from "./chunks/chunk-BZEVVTYS.js";
import {
  CONFIG_PATH,
  GATES,
  LABEL,
  MAX_COMPARISONS,
  OPTIONS,
  namingField,
  readConfig,
  readGroup,
  readLayered,
  readOption,
  readSettings
} from "./chunks/chunk-JXJQMB26.js";
import {
  encodedName,
  printable,
  printablePath
} from "./chunks/chunk-HC5GIYDL.js";
import {
  UserError,
  dataError,
  detailOf,
  settingsError,
  usageError
} from "./chunks/chunk-VPSYXYD3.js";
import "./chunks/chunk-XNUOBV35.js";

// src/index.ts
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

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
  } catch (error) {
    warning(`The ${what} could not be written: ${detailOf(error, "message")}`);
  }
}
var MAX_SUMMARY = 34e4;
function addToSummary({ summary: summary2 }, text) {
  return attempt("job summary", () => summary2.addRaw(`${text}

`).write());
}

// src/action/check-and-comment.ts
async function postCheck({ inputs, client, repository, subject, instance, run: run2, runUrl }, content) {
  const { check } = inputs;
  if (check === "never" || check === "auto" && !subject.isForPull) return;
  if (client === null) return log("No check was written: the step has no `github-token`.");
  const { headSha } = subject;
  const order = { ...content, ...instance, run: run2, headSha, detailsUrl: runUrl };
  try {
    const outcome = await publishCheck(checkRuns(client, repository), order, client.policy);
    if (outcome.done === "written") setOutput("check-url", outcome.url);
    else if (outcome.done === "outdated")
      log("A newer run has already written this check; this one leaves it alone.");
    else if (outcome.done === "failing-elsewhere")
      warning(
        "No check was written: the one on this commit fails for another base branch, and a commit has only one. Push a commit to have it judged anew."
      );
    else
      setFailed(
        `No check was written: on this commit, ${codeSpan(checkName(instance.name))} is the check of another workflow. Give each of the two workflows its own input \`name\`.`
      );
  } catch (error) {
    const isFatal = check === "always" && isUnanswered(error);
    (isFatal ? setFailed : warning)(explainFailure(error, "check"));
  }
}
async function postComment({ inputs, client, repository, subject, instance, run: run2 }, content) {
  const when = inputs.comment;
  const { pull: number, headSha: sha } = subject;
  const without = (reason) => log(`No comment was posted: ${reason}.`);
  if (when === "never") return without("the input `comment` is `never`");
  if (client === null) return without("the step has no `github-token`");
  if (number === null)
    return without(
      subject.isForPull ? "no open pull request has this commit as its head; it may have moved on" : "this run does not belong to a pull request"
    );
  const now = await ifAnswered(() => pullNow(client, repository, number));
  if (now !== null && now.headSha !== sha)
    return without("the pull request has moved on from this commit, and its newer run will report");
  const order = { ...content, ...instance, when, run: { ...run2, sha } };
  try {
    const thread = commentThread(client, repository, number);
    const { url, note } = await publishComment(thread, order, client.policy);
    if (url !== null) setOutput("comment-url", url);
    if (note !== null) log(note);
  } catch (error) {
    warning(explainFailure(error, "comment"));
  }
}

// src/action/collect.ts
import { join as join2, resolve } from "node:path";

// src/action/comparisons.ts
function sourceOfNames({ mode, name, given }, config) {
  if (config !== null && config.comparisons.size > 0) return "config";
  return mode === "gate" && name === "" && !given("candidate")?.trim() ? "saved" : "input";
}
function planComparisons(inputs, config, saved) {
  const { collected = [], baselines = [] } = saved ?? {};
  const source = sourceOfNames(inputs, config);
  const withSweep = baselines.length > 0 ? baselines : collected;
  const isUnnamed = withSweep.length === 0 || withSweep.includes("");
  if (source === "input" || source === "saved" && isUnnamed) {
    const layers = { input: inputs.given, config, comparison: null };
    const candidate = candidateInput(inputs) ?? "auto";
    const only = { name: "", instance: inputs.name, candidate, ...settingsOf(layers), layers };
    return { expected: [only], notCompared: [] };
  }
  const listed = [...config?.comparisons.keys() ?? []];
  const names = source === "config" ? listed : withSweep;
  if (names.length > MAX_COMPARISONS) {
    const what = `${names.length} are asked for; at most ${MAX_COMPARISONS} can be made in one run`;
    throw usageError("comparisons", what, "List in the config file only those that count.");
  }
  const digest = names.find((name) => !LABEL.test(name));
  if (digest !== void 0) {
    const what = "is saved under a name too long for the name of an artifact";
    throw usageError(`sweep ${digest}`, what, "List the comparisons in the config file.");
  }
  const all = names.map((name) => planned(name, inputs, config));
  const used = all.flatMap(({ instance, baseline }) => [instance, collectedName(baseline)]);
  return {
    expected: all.map((one) => sharingRate(one, all.length)),
    notCompared: collected.filter((name) => !used.includes(name))
  };
}
function planned(name, inputs, config) {
  const layers = { input: inputs.given, config, comparison: name };
  const candidate = ownCandidate(config, name) || candidateInput(inputs) || collectedAs(name);
  const instance = collectedName(candidate) ?? name;
  return { name, instance, candidate, ...settingsOf(layers), layers };
}
function ownCandidate(config, comparison) {
  return config?.comparisons.get(comparison)?.get("candidate")?.trim().normalize() ?? "";
}
function settingsOf(layers) {
  const baseline = baselineOf(layers);
  const settings = readLayered(layers, readSettings);
  const { gate: gate2 } = settings;
  const onMissingBaseline = collectedName(baseline) === null ? gate2.onMissingBaseline : gate2.onMissingCandidate;
  return { baseline, settings: { ...settings, gate: { ...gate2, onMissingBaseline } } };
}
function baselineOf(layers) {
  return readLayered(layers, (source) => readOption("baseline", source)).normalize();
}
function sharingRate(one, comparisons) {
  const { comparison } = one.settings;
  const { falseAlarmRate: rate } = comparison;
  const falseAlarmRate = rate === null ? null : rate / comparisons;
  return { ...one, settings: { ...one.settings, comparison: { ...comparison, falseAlarmRate } } };
}
function candidateInput({ mode, given }) {
  const candidate = given("candidate")?.trim() || null;
  if (mode === "gate") return candidate;
  const isElsewhere = /^(artifact|run|ref|sweep):/.test(candidate ?? "");
  const isFile = candidate !== "auto" && !(mode === "collect" && isElsewhere);
  if (candidate !== null && isFile) return candidate;
  const what = candidate === null ? "is missing" : `cannot be ${JSON.stringify(candidate.slice(0, 80))} with \`mode: ${mode}\``;
  throw settingsError("candidate", what, "Give the path, folder or glob of the sweep.");
}
function locationsIn(config, input) {
  return [...config?.comparisons.keys() ?? []].map((comparison) => {
    const layers = { input, config, comparison };
    const candidate = ownCandidate(config, comparison) || collectedAs(comparison);
    return { layers, locations: [candidate, baselineOf(layers)] };
  });
}
function namesAskedFor({ given }, config) {
  return locationsIn(config, given).flatMap(
    ({ locations }) => locations.flatMap((location) => collectedName(location) ?? [])
  );
}
function settingsToCollect({ name, given: input }, config) {
  const uses = locationsIn(config, input).filter(({ locations }) => locations.includes(collectedAs(name))).map(({ layers }) => layers);
  const all = uses.length > 0 ? uses : [{ input, config, comparison: null }];
  const read = all.map((layers) => ({ layers, settings: readLayered(layers, readSettings) }));
  const metricOf = ({ settings }) => settings.reading.metric;
  const metrics = [...new Set(read.map(metricOf))];
  const inOrder = metrics.toSorted((a, b) => Number(a !== null) - Number(b !== null));
  return inOrder.flatMap((metric) => read.find((one) => metricOf(one) === metric) ?? []);
}

// src/action/config.ts
async function checkedOutConfig({ config: given }) {
  const path = given ?? CONFIG_PATH;
  const place = localPlace(process.env.GITHUB_WORKSPACE ?? process.cwd());
  const config = await configIn(await find(`./${path}`, place), path);
  if (config === null && given !== null) throw missing(path);
  return config;
}
async function reviewedConfig({ config: given }, { baseBranch, headSha, isForPull, isOwnRun }, place) {
  const path = given ?? CONFIG_PATH;
  const at = async (ref) => configIn(await find(`ref:${ref}:${path}`, place), path);
  const base = await at(isForPull ? baseBranch : headSha);
  const own = base === null && isForPull && isOwnRun ? await at(headSha) : null;
  if (base === null && own === null && given !== null) throw missing(path);
  return { config: base ?? own, isOwn: own !== null };
}
function find(location, place) {
  return findSweep({ arm: "baseline", location, trainedSha: null }, place);
}
async function configIn({ files, search }, path) {
  const { absence } = search;
  const shown = printablePath(path);
  if (absence?.why === "unreachable")
    throw dataError(shown, `GitHub did not give it (${absence.what})`, "Run the job again.");
  if (absence?.why === "forbidden")
    warning(`${shown} is not used: the job lacks \`permissions: ${absence.permission}\`.`);
  const [file] = files;
  if (file === void 0) return null;
  if (file.refusal) throw file.refusal;
  if (file.text.length > MAX_LENGTH)
    throw usageError(shown, `is larger than ${MAX_LENGTH / 1024} KiB`, "Shorten it.");
  const fix = "Correct it; docs/config.md has examples.";
  return readConfig(
    await parseYaml({ path: shown, text: file.text }, { fix, uniqueKeys: true }),
    shown
  );
}
var MAX_LENGTH = 2 ** 16;
function missing(path) {
  const what = `${JSON.stringify(path.slice(0, 200))} does not exist`;
  return usageError("config (--config)", what, "Give its path from the top of the repository.");
}

// src/action/report.ts
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

// src/action/inputs.ts
var QUICKCHART = OPTIONS["quickchart-url"].default ?? "";
function readLeniently(getInput2) {
  return readActionInputs((name) => {
    try {
      readOption(name, getInput2);
      return getInput2(name);
    } catch {
      return void 0;
    }
  });
}
function readActionInputs(given) {
  const { baseline, candidate } = readGroup("sweeps", given);
  return { ...readGroup("action", given), baseline, candidate: candidate ?? "auto", given };
}

// src/action/report.ts
async function placePictures(context2, run2) {
  const { inputs, subject } = context2;
  const kind = pictureKind(context2);
  const pictures = /* @__PURE__ */ new Map();
  if (kind === "quickchart") return { pictures, picture: { kind, server: inputs.quickchartUrl } };
  if (kind !== "branch") return { pictures, picture: { kind } };
  const picture = { kind: "mermaid" };
  if (inputs.comment === "never" || subject.pull === null) return { pictures, picture };
  try {
    return { pictures: await storePictures(context2, run2), picture };
  } catch (error) {
    warning(explainFailure(error, "chart"));
    return { pictures, picture };
  }
}
async function storePictures({ client, repository, inputs: { name: instance }, world }, assessed) {
  const charts = chartsOfRun(assessed);
  if (charts.size === 0 || client === null) return /* @__PURE__ */ new Map();
  const { runId: run2, runAttempt: attempt2, serverUrl } = world.context;
  const { sha, paths } = await withDeadline(
    6e4,
    () => storeCharts(client, repository, charts, { run: run2, attempt: attempt2, instance })
  );
  log(`Stored the ${charts.size === 1 ? "chart" : "charts"} at ${sha} of ${CHART_BRANCH}.`);
  const at = `${serverUrl}/${repository.owner}/${repository.repo}/blob/${sha}`;
  const address = (path) => `${at}/${path}?raw=true`;
  const pictures = [...paths].map(([comparison, { light, dark }]) => {
    const picture = { kind: "stored", light: address(light), dark: address(dark) };
    return [comparison, picture];
  });
  return new Map(pictures);
}
function pictureKind({ inputs, world }) {
  if (inputs.charts !== "auto") return inputs.charts;
  if (inputs.quickchartUrl !== QUICKCHART) return "quickchart";
  const { serverUrl, payload } = world.context;
  const isOnGitHub = new URL(serverUrl).hostname === "github.com";
  return isOnGitHub && isPublic(payload.repository) ? "quickchart" : "mermaid";
}
function isPublic({ visibility, private: isPrivate } = {}) {
  return isPrivate === false && (visibility === void 0 || visibility === "public");
}
async function writeReport(report, name, { home, drawPng }) {
  const folder = folderOf("tuning-gate", name);
  const files = [];
  const made = [];
  for (const planned2 of inFolder(folder, filesOf(report, home, drawPng))) {
    const what = `report\u2019s ${basename(planned2.path)}`;
    await attempt(what, async () => made.push(...await makeAll([planned2])));
  }
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
  if (!inputs.uploadReport || files.length === 0) return null;
  if (!canUpload(world.context.serverUrl)) {
    log("The report was not uploaded: this GitHub does not accept artifacts from here.");
    return null;
  }
  try {
    const { retentionDays } = inputs;
    const upload = { name: reportName(inputs.name), files, folder, retentionDays };
    const url = `${runUrl}/artifacts/${await uploadReport(upload, world.policy.maxUpload)}`;
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
  const { name } = inputs;
  const directory = resolve(inputs.workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const place = { ...localPlace(directory), workspaceSha, instance: name };
  const candidate = candidateInput(inputs) ?? "";
  const config = await checkedOutConfig(inputs);
  const records = [];
  for (const { settings, layers } of settingsToCollect(inputs, config)) {
    const record = await loadToSave(candidate, { place, settings }).catch((error) => {
      throw namingField(error, layers);
    });
    if (record === null) return withoutSweep(candidate, settings);
    const reading = withSaved(settings.reading, record.settings);
    log(`${describeCounts(toSweep(record, reading), { ...settings, reading })}.`);
    records.push(record);
  }
  const sweeps = records.map((record, i) => ({ name, record, file: sweepFile(i) }));
  try {
    await saveSweeps(sweeps, savedName(name, inputs), inputs, world);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw dataError(
      "the artifact of this sweep",
      `could not be uploaded (${detailOf(error, "message")})`,
      "Run the job again. If the name is taken, give each job that saves a sweep its own `name` or `shard`."
    );
  }
}
function withoutSweep(candidate, settings) {
  const error = dataError(
    printablePath(candidate),
    "matches nothing, so there is no sweep to save",
    "Check that the training step ran, and that the input `candidate` points to the file it wrote."
  );
  if (settings.gate.onMissingCandidate === "fail") throw error;
  warning(error.message);
}
async function saveSweeps(sweeps, artifact, { name: instance, part, shard, retentionDays }, world) {
  const folder = folderOf("tuning-gate.sweep", instance);
  const files = [];
  for (const { record, name, file } of sweeps) {
    const { sha } = record.source;
    const training = { name, part, shard: shard || null, sha, ...originOf(world) };
    files.push({ path: join2(folder, file), content: await saveSweep({ record, training }) });
  }
  await writeFiles(files);
  const paths = files.map(({ path }) => path);
  setOutput("sweep-json", paths[0]);
  if (canUpload(world.context.serverUrl)) {
    const upload = { name: artifact, files: paths, folder, retentionDays };
    await uploadFiles(upload, world.policy.maxSaving);
    info(`The sweep is saved as the artifact ${artifact}.`);
  } else {
    warning(
      `This GitHub does not accept artifacts from here: upload ${paths.join(" and ")} as ${artifact} with actions/upload-artifact.`
    );
  }
  setOutput("sweep-artifact", artifact);
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
async function keepBaselines({ inputs, subject, world }, { made }) {
  if (!subject.isBaseline) return;
  const areNamed = made.some(({ planned: planned2 }) => planned2.name !== "");
  const own = made.filter(({ planned: planned2, assessment }) => {
    const { artifacts } = assessment.searches.candidate;
    const isSaved = !areNamed && artifacts.includes(savedName(inputs.name));
    const isOfThisRun = !/^(run|ref):/.test(planned2.candidate);
    return planned2.baseline === "auto" && !isSaved && isOfThisRun;
  });
  for (const one of own) {
    const why = whyNotKept(one, subject.headSha);
    if (why === null) continue;
    const which = one.planned.name && ` ${JSON.stringify(one.planned.name)}`;
    return warning(`Nothing is kept as a baseline, because of the sweep${which}: ${why}.`);
  }
  const sweeps = wholeSweeps(own, areNamed);
  if (sweeps.length === 0) return;
  const artifact = areNamed ? sharedName(inputs.name) : savedName(inputs.name);
  try {
    await saveSweeps(sweeps, artifact, { ...inputs, part: null, shard: "" }, world);
  } catch (error) {
    warning(`This sweep could not be kept as a baseline: ${detailOf(error, "message")}`);
  }
}
function whyNotKept({ planned: planned2, candidate, assessment }, headSha) {
  const { shards } = assessment.searches.candidate;
  if (candidate === null) return planned2.name === "" ? null : "it was not found";
  const { sha } = candidate.source;
  const last = assessment.settings.gate.looks?.at(-1) ?? 0;
  if (candidate.trials.length < last)
    return `${candidate.trials.length} of the ${last} planned trials were trained`;
  if (shards !== null && shards.saved < shards.jobs)
    return `${shards.saved} of the ${shards.jobs} jobs of the matrix saved their part. Run the failed jobs again`;
  if (sha !== null && sha !== headSha)
    return `it was trained on ${sha}, and this run is of ${headSha}`;
  return null;
}
function wholeSweeps(made, areNamed) {
  const isAsked = ({ planned: planned2 }) => Number(planned2.settings.reading.metric !== null);
  const byName = /* @__PURE__ */ new Map();
  for (const { planned: planned2, candidate } of made.toSorted((a, b) => isAsked(a) - isAsked(b))) {
    if (candidate === null) continue;
    const ofName = byName.get(planned2.instance) ?? /* @__PURE__ */ new Map();
    byName.set(planned2.instance, ofName.set(candidate.metric, candidate));
  }
  return [...byName].flatMap(
    ([name, ofName]) => [...ofName.values()].map((record, i) => {
      return { name, record, file: areNamed ? sharedFile(name, i) : sweepFile(i) };
    })
  );
}
function sweepFile(part) {
  return part === 0 ? "sweep.json" : `sweep.${part + 1}.json`;
}

// src/action/acknowledge.ts
var NOT_ASKED = { acknowledgement: null, sentence: "" };
async function lookForAcceptance(context2, failure) {
  const { client, subject, inputs } = context2;
  if (client === null || subject.pull === null || inputs.check === "never") return NOT_ASKED;
  const answer = await answerOf(context2, client, { ...failure, number: subject.pull });
  if (answer === "moved-on") return NOT_ASKED;
  if (answer !== null && !("why" in answer)) return { acknowledgement: answer, sentence: "" };
  const sentence = acceptanceSentence(inputs.acknowledgeLabel, answer);
  return { acknowledgement: null, sentence };
}
async function answerOf({ repository, subject, inputs, instance, run: run2 }, client, { number, title, acceptable }) {
  const { acknowledgeLabel: label } = inputs;
  const { headSha, baseBranch } = subject;
  let lacking = "pull-requests";
  try {
    const { headSha: now, labels, author } = await pullNow(client, repository, number);
    if (now !== headSha) return "moved-on";
    if (!labels.some((one) => isSameLabel(one, label))) return null;
    const set = await latestLabeling(client, repository, { number, label });
    lacking = "checks";
    const about = { ...instance, run: run2, headSha, bases: [baseBranch], acceptable };
    const failures = await failuresOn(checkRuns(client, repository), about);
    lacking = "collaborators";
    const permission = set?.isPerson ? await permissionOf(client, repository, set.login) : null;
    return judgeLabel({ label, set, permission, failures, title, author });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const what = detailOf(error, "message");
    return { why: "unreadable", what, lacking: refusal === "unreachable" ? null : lacking };
  }
}

// src/action/compare-run.ts
async function compareRun({ inputs, subject, place }) {
  const isGathering = inputs.mode === "gate" && place.github !== null;
  const { config, isOwn } = isGathering ? await reviewedConfig(inputs, subject, place) : { config: await checkedOutConfig(inputs), isOwn: false };
  const top = { input: inputs.given, config, comparison: null };
  const acknowledgeLabel = readLayered(top, (source2) => readOption("acknowledge-label", source2));
  const shared = { ...place, sharedBaselines: sharedName(inputs.name) };
  const source = isGathering ? sourceOfNames(inputs, config) : "input";
  const saved = source === "input" ? null : await savedNames(shared, namesAskedFor(inputs, config), {
    withBaselines: source === "saved" && !subject.isBaseline,
    isFrozen: readLayered(top, (given) => readOption("looks", given)) !== null
  });
  const { expected, notCompared } = planComparisons(inputs, config, saved);
  const planned2 = expected.map(({ settings, ...one }) => {
    const gate2 = { ...settings.gate, informOnly: subject.informs };
    return { ...one, settings: { ...settings, gate: gate2 } };
  });
  const made = await compareAll(planned2, expected[0]?.name === "" ? place : shared);
  const named = made.map(({ planned: { name }, assessment }) => ({ name, assessment }));
  const configNote = isOwn ? "The base has no config file yet: the settings are those of the pull request\u2019s own." : null;
  return { made, run: combineAssessments(named, { notCompared, configNote }), acknowledgeLabel };
}
async function savedNames(place, askedFor, { withBaselines, isFrozen }) {
  const collected = await collectedNames(place, askedFor);
  if (!withBaselines || collected.length === 0) return { collected, baselines: [] };
  const trainedSha = await trainedShaOf(collected, place);
  const lookUp = (where) => findSweep({ arm: "baseline", location: "auto", trainedSha, isFrozen }, where);
  const shared = await lookUp(place);
  const named = sharedNames(shared.files);
  const isOther = shared.search.absence?.why === "unknown-workflow";
  if (named.length > 0 || collected.includes("") && !isOther)
    return { collected, baselines: named };
  const { files, search } = await lookUp({ ...place, sharedBaselines: null });
  if (isOther && files.length === 0 && search.absence?.why !== "unknown-workflow")
    throw dataError(
      "the sweeps of this run",
      "were trained by another workflow than the baselines",
      "Train with the workflow that trains the base branch."
    );
  return { collected, baselines: files.length > 0 ? [""] : [] };
}
async function trainedShaOf(names, place) {
  const settings = readSettings(() => void 0);
  for (const name of names) {
    try {
      const location = name === "" ? "auto" : collectedAs(name);
      const { record } = await loadCandidate(location, { place, settings });
      const sha = record?.source.sha ?? null;
      if (sha !== null) return sha;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
  }
  return null;
}

// src/action/gate-context.ts
import { resolve as resolve2 } from "node:path";

// src/action/subject.ts
async function subjectsOf(context2, { pullsWith, pullAt }) {
  const { payload } = context2;
  if (payload.workflow_run) return ofTrainingRun(context2, pullsWith);
  if (payload.merge_group) return [ofQueue(context2)];
  if (payload.pull_request) {
    const { head, base, number: number2 } = payload.pull_request;
    const pull2 = { number: number2, headSha: head.sha, baseBranch: base.ref };
    return [{ ...ownRun(context2), ...aboutPull(pull2) }];
  }
  const number = numberGiven(context2);
  if (number === null) return [ofBranch(context2)];
  const pull = await pullAt(number, context2.workspaceSha ?? context2.sha);
  if (pull !== null) return [{ ...ownRun(context2), ...aboutPull(pull) }];
  return [{ ...ofBranch(context2), informs: true, isBaseline: false }];
}
var ON_PULL = { isForPull: true, isOnBase: false, informs: false, isBaseline: false };
function aboutPull({ number: pull, headSha, baseBranch }) {
  return { headSha, pull, baseBranch, ...ON_PULL };
}
var PULL_INPUT = "pull-request";
function numberGiven({ eventName, payload }) {
  const given = eventName === "workflow_dispatch" ? String(payload.inputs?.[PULL_INPUT] ?? "") : "";
  if (given.trim() === "") return null;
  if (/^\s*#?[1-9]\d{0,9}\s*$/.test(given)) return Number(given.replace("#", ""));
  throw usageError(
    "workflow_dispatch",
    `the workflow\u2019s input \`${PULL_INPUT}\` is ${JSON.stringify(given.slice(0, 80))}, which is not a number`,
    "Give the number of the pull request, such as 12."
  );
}
function ownRun({ runId, workflowRef }) {
  return { runId, isOwnRun: true, workflow: workflowFile(workflowRef) };
}
function ofQueue(context2) {
  const { head_sha: headSha, base_ref } = context2.payload.merge_group;
  const baseBranch = String(base_ref).replace(/^refs\/heads\//, "");
  return { ...ofBranch(context2), headSha, baseBranch, ...ON_PULL };
}
function ofBranch(context2) {
  const { ref, sha, eventName } = context2;
  const branch = ref.replace(/^refs\/heads\//, "");
  const known = defaultBranch(context2);
  const isOnBase = known !== null && ref === `refs/heads/${known}`;
  return {
    ...ownRun(context2),
    headSha: sha,
    pull: null,
    isForPull: false,
    baseBranch: known ?? branch,
    isOnBase,
    informs: isOnBase,
    isBaseline: TRUSTED_EVENTS.includes(eventName) && ref.startsWith("refs/heads/")
  };
}
async function ofTrainingRun(context2, pullsWith) {
  const trained = context2.payload.workflow_run;
  const { head_sha: sha, head_branch: branch, event, conclusion } = trained;
  if (["skipped", "cancelled", "action_required", "stale"].includes(conclusion))
    return `Nothing is judged: the run that trains ended as \`${conclusion}\`.`;
  const owner = trained.head_repository?.owner?.login;
  const isForPull = event === "pull_request" || event === "pull_request_target";
  const found = isForPull && owner ? await pullsWith({ owner, branch, sha }) : [];
  if (new Set(found.map(({ baseBranch: baseBranch2 }) => baseBranch2)).size > MAX_BASES)
    throw usageError(
      "workflow_run",
      `this commit is the head of pull requests into more than ${MAX_BASES} branches`,
      "Close those that are not needed, and re-run this job."
    );
  const workflow = workflowFile(String(trained.path ?? ""));
  const ofRun = { runId: trained.id, isOwnRun: false, workflow };
  const [first, ...others] = found.map((pull) => ({ ...ofRun, ...aboutPull(pull) }));
  if (first !== void 0) return [first, ...others];
  const isOwn = trained.head_repository?.id === context2.payload.repository?.id;
  const baseBranch = defaultBranch(context2) ?? branch;
  const isOnBase = isOwn && !isForPull && branch === baseBranch;
  const about = { headSha: sha, pull: null, isForPull, baseBranch, isOnBase };
  return [{ ...ofRun, ...about, informs: isOnBase, isBaseline: false }];
}
function defaultBranch({ payload, eventName, ref }) {
  const named = payload.repository?.default_branch;
  if (typeof named === "string") return named;
  return eventName === "schedule" ? ref.replace(/^refs\/heads\//, "") : null;
}

// src/action/gate-context.ts
async function gateContexts(inputs, world) {
  const { context: context2, policy } = world;
  const { repo: repository } = context2;
  const client = inputs.token === "" ? null : await createClient(inputs.token, policy);
  const workflowRef = process.env.GITHUB_WORKFLOW_REF ?? "";
  const { eventName, payload, ref, sha, runId } = context2;
  const directory = resolve2(inputs.workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const event = { eventName, payload, ref, sha, runId, workflowRef, workspaceSha };
  const subjects = await subjectsOf(event, asking(client, repository));
  if (typeof subjects === "string") return subjects;
  const run2 = await judgingRun(client, world);
  const reader = client && githubReader(client, repository);
  const { budget } = newReads();
  const runUrl = urlOfRun(world);
  const { name } = inputs;
  const slug = `${repository.owner}/${repository.repo}`;
  const contextOf = (subject) => {
    const { headSha, baseBranch: branch, isOnBase: isOnBranch, workflow } = subject;
    const mustHaveWorkflow = !subject.isOwnRun && !subject.informs;
    const baseline = { branch, headSha, isOnBranch, workflow, mustHaveWorkflow };
    const ofRun = { runId: subject.runId, runUrl: (id) => urlOfRun(world, id) };
    const github = reader && { reader, ...ofRun, baseline, now: world.now() };
    const reads = newReads(budget);
    const place = { directory, workspaceSha, instance: name, repository: slug, github, reads };
    const origin = `For commit ${headSha.slice(0, 7)}, from [this run](${runUrl}).`;
    const instance = { workflow, name };
    return { world, inputs, subject, instance, run: run2, repository, client, place, origin, runUrl };
  };
  const [first, ...others] = subjects;
  return [contextOf(first), ...others.map(contextOf)];
}
function basesOf(contexts) {
  const bases = contexts.flatMap(({ subject }) => subject.informs ? [] : subject.baseBranch);
  return [...new Set(bases)];
}
function asking(client, repository) {
  const answerTo = async (ask) => {
    const answer = client && await ifAnswered(() => ask(client));
    if (client !== null && answer === null)
      warning("The pull requests of this run could not be read: nothing is written there.");
    return answer;
  };
  return {
    pullsWith: async (head) => await answerTo((known) => pullsWithHead(known, repository, head)) ?? [],
    pullAt: async (number, sha) => {
      const pull = await answerTo((known) => pullNow(known, repository, number));
      if (pull === null || pull.headSha === sha) return pull;
      const [head, own] = [pull.headSha, sha].map((one) => one.slice(0, 7));
      warning(
        `The head of #${number} is ${head}, and this run is of ${own}: the verdict only informs, and nothing is written there. Start the workflow on the branch of the pull request.`
      );
      return null;
    }
  };
}
async function judgingRun(client, { context: context2, now }) {
  const { runId: id, runAttempt: attempt2, repo } = context2;
  const run2 = client && await ifAnswered(() => runLookup(client, repo)(id));
  const startedAt = run2?.startedAt ?? new Date(now()).toISOString();
  return { id, attempt: attempt2, startedAt: startedAt.replace(/\.\d+Z$/, "Z") };
}

// src/action/repeat-verdict.ts
var GATES2 = { success: "pass", neutral: "neutral", failure: "fail" };
var QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40}$/;
async function repeatVerdict(context2) {
  const { inputs, world, subject } = context2;
  if (inputs.check === "never") return log("The verdict is not repeated: `check` is `never`.");
  const number = Number(QUEUE.exec(world.context.payload.merge_group.head_ref)?.[1] ?? 0);
  const standing = number > 0 ? await verdictOn(number, context2) : null;
  if (standing === null)
    throw usageError(
      "merge queue",
      `the pull request has no check ${JSON.stringify(checkName(inputs.name))} for the base ${JSON.stringify(subject.baseBranch)} whose verdict could be repeated`,
      "Require the check on the branch, so that a pull request has it before it is queued, and give the job `permissions: checks: write` and `pull-requests: read`."
    );
  const { title, summary: summary2 } = standing.output;
  const gate2 = GATES2[standing.conclusion];
  const report = `The verdict on #${number}, repeated for the merge queue.

${summary2}`;
  log(`#${number}: ${title}`);
  setOutput("gate", gate2);
  setOutput("reason", title);
  await addToSummary(world, report);
  const about = { bases: basesOf([context2]), acceptable: [] };
  await postCheck(context2, { ...about, title, write: () => report, gate: gate2 });
  if (gate2 === "fail") setFailed(title);
}
async function verdictOn(number, context2) {
  const { client, repository, inputs, run: run2, subject } = context2;
  if (client === null) return null;
  try {
    const { headSha } = await pullNow(client, repository, number);
    const of = { headSha, name: inputs.name, run: run2 };
    return await standingVerdict(checkRuns(client, repository), of, subject.baseBranch);
  } catch (error) {
    warning(`The verdict on #${number} could not be read: ${detailOf(error, "message")}`);
    return null;
  }
}

// src/action/gate.ts
async function gate(inputs, world) {
  const contexts = await gateContexts(inputs, world);
  if (typeof contexts === "string") {
    notice(contexts);
    await addToSummary(world, contexts);
    return;
  }
  if (world.context.payload.merge_group) return repeatVerdict(contexts[0]);
  const judged = [];
  for (const context2 of contexts) judged.push(await judge(context2));
  const rank = ({ run: run2 }) => GATES.indexOf(run2.gate);
  const worst = judged.reduce((a, b) => rank(b) > rank(a) ? b : a);
  for (const one of judged) if (one !== worst) await publishComment2(one, await frameOf(one));
  const which = judged.length > 1 ? ` (#${worst.context.subject.pull})` : "";
  const failing = judged.filter(({ run: run2 }) => run2.gate === "fail");
  const isOpen = failing.every(({ acceptable }) => acceptable.length > 0);
  const all = new Set(failing.flatMap(({ acceptable }) => acceptable));
  const about = { bases: basesOf(contexts), acceptable: isOpen ? [...all] : [] };
  const mustWait = judged.some(isPending) && (isPending(worst) || worst.run.gate !== "fail");
  await publish(worst, which, mustWait ? null : about);
}
function isPending({ run: { decided, gate: gate2, comparisons } }) {
  const isOpen = comparisons.some(({ assessment }) => assessment.verdict === "undecided");
  return decided === false || isOpen && gate2 !== "fail";
}
async function judge(given) {
  const compared = await compareRun(given);
  const { run: run2, acknowledgeLabel } = compared;
  const context2 = { ...given, inputs: { ...given.inputs, acknowledgeLabel } };
  const acceptable = acceptableIn(run2);
  const open = { context: context2, compared, run: run2, acceptable, acceptance: "" };
  if (acceptable.length === 0) return open;
  const failure = { title: runHeadline(run2, printable), acceptable };
  const { acknowledgement, sentence: acceptance } = await lookForAcceptance(context2, failure);
  if (acknowledgement === null) return { ...open, acceptance };
  return { ...open, run: acknowledge(run2, acknowledgement), acceptable: [] };
}
function acceptableIn(run2) {
  if (!canBeAccepted(run2)) return [];
  const failing = run2.comparisons.filter(({ assessment }) => assessment.gate === "fail");
  return failing.map(
    ({ name, assessment: { verdict, reason, comparison } }) => JSON.stringify([name, verdict, reason, comparison?.worse.level ?? null])
  );
}
async function publishComment2({ context: context2, run: run2 }, frame) {
  await addToSummary(context2.world, writer(run2, { ...frame, jobSummary: null })(MAX_SUMMARY));
  await postComment(context2, { write: writer(run2, frame), state: stateOf(run2) });
}
async function publish(judged, which, about) {
  const { context: context2, run: run2, compared } = judged;
  const { world, inputs } = context2;
  setOutputs(run2);
  const frame = await frameOf(judged);
  const title = `${runHeadline(run2, printable)}${which}`;
  const check = { title, gate: run2.gate, write: writer(run2, frame) };
  if (about !== null) await postCheck(context2, { ...about, ...check });
  if (!isPending(judged)) await keepBaselines(context2, compared);
  const files = await writeReport(reportOfRun(run2, frame), inputs.name, world);
  const fullReport = await uploadFolder(files, context2);
  await publishComment2(judged, { ...frame, fullReport });
  conclude(judged);
}
async function frameOf({ context: context2, run: run2, acceptance }) {
  const { inputs, origin, runUrl: jobSummary } = context2;
  log(renderRunText(run2, PLAIN_SCREEN));
  const pictures = await placePictures(context2, run2);
  return { ...NO_FRAME, ...pictures, name: inputs.name, origin, acceptance, jobSummary };
}
function writer(run2, frame) {
  return (limit, earlier = []) => renderRunComment(run2, { ...frame, earlier }, limit);
}
function conclude({ run: run2, acceptance }) {
  const { gate: gate2, verdict, comparisons } = run2;
  const message = messageOf(run2);
  const isFirst = verdict === "no-baseline" && comparisons[0].assessment.settings.gate.informOnly;
  const isExpected = isFirst || verdict === "undecided";
  if (gate2 === "fail") setFailed([message, acceptance].filter(Boolean).join(" "));
  else if (gate2 === "neutral") (isExpected ? notice : warning)(message);
}
function messageOf(run2) {
  const [{ assessment }, ...others] = run2.comparisons;
  if (others.length > 0)
    return [`${runHeadline(run2, printable)}.`, ...runExplanations(run2)].join(" ");
  const outcome = assessment.comparison && outcomeSentence(assessment);
  const sentences = [verdictSentence(assessment), outcome, adviceSentence(assessment)];
  return sentences.filter(Boolean).join(" ");
}
function stateOf({ gate: gate2, verdict, comparisons }) {
  const { comparison } = comparisons[0].assessment;
  const [worse, better] = [comparison?.worse.level, comparison?.better.level];
  return { gate: gate2, verdict, worse: worse ?? "none", better: better ?? "none" };
}
function setOutputs(run2) {
  const { verdict, gate: gate2, reason, decided, nextTrials, comparisons } = run2;
  const { comparison, baseline, look } = comparisons[0].assessment;
  const outputs = {
    verdict,
    gate: gate2,
    reason,
    decided: decided === null ? "" : String(decided),
    look: look === null ? "" : `${look.index} of ${look.of}`,
    "next-trials": nextTrials === null ? "" : String(nextTrials),
    worse: comparison?.worse.level ?? "",
    better: comparison?.better.level ?? "",
    "baseline-sha": baseline?.source.sha ?? "",
    "baseline-run-url": baseline?.source.runUrl ?? ""
  };
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
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
  const verdict = thrown instanceof UserError ? failureTitle(thrown) : "No verdict: a bug in tuning-gate";
  const title = isCollecting ? "No sweep was saved" : verdict;
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
    const about = { bases: basesOf(contexts), acceptable: [] };
    await postCheck(context2, { ...about, title, write, gate: "fail" });
    const state = { gate: "fail", verdict: "error", worse: "none", better: "none" };
    for (const one of contexts) await postComment(one, { write, state });
  });
}
function ownFault(thrown) {
  log(thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown));
  return dataError(
    TOOL.name,
    "this is a bug in the program; the log has the details",
    `Please report it at ${TOOL.issues}`
  );
}

// src/index.ts
await runAction(dirname(fileURLToPath(import.meta.url)));
process.stdout.write("", () => process.exit());
