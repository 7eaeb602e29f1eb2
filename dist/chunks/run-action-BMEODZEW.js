import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  context
} from "./chunk-CWDHXJWM.js";
import {
  compareAll,
  findCandidate,
  loadCandidate
} from "./chunk-SEJDHW4O.js";
import {
  CHART_BRANCH,
  canUpload,
  checkName,
  drawPngWith,
  explainFailure,
  failuresOn,
  filesOf,
  inFolder,
  publishCheck,
  publishComment,
  reportName,
  standingVerdict,
  storeCharts,
  uploadReport,
  uploadSweep,
  writeFiles
} from "./chunk-ZYWXN5JW.js";
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
  fullReportLine,
  headline,
  judgeLabel,
  outcomeSentence,
  renderFailure,
  renderRunComment,
  renderRunText,
  reportOfRun,
  runExplanations,
  runHeadline,
  verdictSentence
} from "./chunk-JKAVCRPL.js";
import "./chunk-JLX33V46.js";
import {
  parseYaml,
  saveSweep
} from "./chunk-DUA2P34L.js";
import {
  toSweep,
  withSaved
} from "./chunk-JUTMMGBC.js";
import "./chunk-HF6S7XSA.js";
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
} from "./chunk-IQZRQMNT.js";
import {
  TOOL
} from "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-J355BQ3V.js";
import "./chunk-7VWMG4DV.js";
import "./chunk-HGCKWRJG.js";
import {
  collectedNames,
  findSweep,
  localPlace
} from "./chunk-HP77T5JU.js";
import {
  collectedAs,
  collectedName,
  encodedName,
  printable,
  printablePath,
  savedName,
  sharedFile,
  sharedName,
  sharedNames
} from "./chunk-GIUSFQ3E.js";
import {
  CONFIG_PATH,
  GATES,
  MAX_COMPARISONS,
  OPTIONS,
  UserError,
  dataError,
  detailOf,
  namingFields,
  readConfig,
  readGroup,
  readLayered,
  readOption,
  readSettings,
  settingsError,
  usageError
} from "./chunk-JHSXOLMS.js";
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
  if (source === "input" || source === "saved" && isUnnamed)
    return { expected: [onlyOne(inputs, config)], notCompared: [], areNamed: false };
  const listed = [...config?.comparisons.keys() ?? []];
  const names = source === "config" ? listed : withSweep;
  if (names.length > MAX_COMPARISONS) {
    const what = `${names.length} sweeps are saved; at most ${MAX_COMPARISONS} can be compared`;
    throw usageError("comparisons", what, "List those that count in the config file.");
  }
  const all = names.map((name) => planned(name, inputs, config));
  const used = all.flatMap(({ instance, baseline }) => [instance, collectedName(baseline)]);
  return {
    expected: all.map((one) => sharingRate(one, all.length)),
    notCompared: collected.filter((name) => !used.includes(name)),
    areNamed: true
  };
}
function onlyOne(inputs, config) {
  const layers = { input: inputs.given, config, comparison: null };
  const candidate = candidateInput(inputs) ?? "auto";
  return { name: "", instance: inputs.name, candidate, ...settingsOf(layers), layers };
}
function namesAskedFor(config) {
  return [...config?.comparisons ?? []].flatMap(([name, texts]) => {
    const locations = [texts.get("candidate") ?? "", texts.get("baseline") ?? ""];
    return [
      name,
      ...locations.flatMap((location) => collectedName(location.trim().normalize()) ?? [])
    ];
  });
}
function planned(name, inputs, config) {
  const own = config?.comparisons.get(name)?.get("candidate")?.trim().normalize();
  const candidate = own || candidateInput(inputs) || collectedAs(name);
  const instance = collectedName(candidate) ?? name;
  const layers = { input: inputs.given, config, comparison: name };
  return { name, instance, candidate, ...settingsOf(layers), layers };
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
  if (candidate !== null && candidate !== "auto") return candidate;
  const what = candidate === null ? "is missing" : "`auto` is only possible with `mode: gate`";
  throw settingsError("candidate", what, "Give the path, folder or glob of the sweep.");
}
var ELSEWHERE2 = /^(artifact|run|ref|sweep):/;
function candidateToCollect(inputs) {
  const candidate = candidateInput(inputs) ?? "";
  if (!ELSEWHERE2.test(candidate)) return candidate;
  const what = `${JSON.stringify(candidate.slice(0, 80))} is not a file, and \`mode: collect\` only reads files`;
  throw settingsError("candidate", what, "Give the path or glob of the sweep this job trained.");
}
function settingsToCollect(inputs, config) {
  const { name, given: input } = inputs;
  const layersOf = (comparison) => ({ input, config, comparison });
  const uses = [...config?.comparisons.keys() ?? []].filter((comparison) => {
    const candidate = config?.comparisons.get(comparison)?.get("candidate")?.trim();
    const locations = [candidate || collectedAs(comparison), baselineOf(layersOf(comparison))];
    return locations.some((location) => location.normalize() === collectedAs(name));
  });
  const byMetric2 = /* @__PURE__ */ new Map();
  for (const comparison of uses.length > 0 ? uses : [null]) {
    const layers = layersOf(comparison);
    const settings = readLayered(layers, readSettings);
    const { metric } = settings.reading;
    const first = byMetric2.get(metric);
    if (first === void 0) byMetric2.set(metric, { settings, layers });
    else if (JSON.stringify(first.settings.reading) !== JSON.stringify(settings.reading)) {
      const what = `reads the sweep differently from comparisons.${first.layers.comparison}, which has the same metric`;
      const fix = "Give both the same settings for reading.";
      throw usageError(`${config?.path}, comparisons.${comparison}`, what, fix);
    }
  }
  const isAsked = ({ settings }) => Number(settings.reading.metric !== null);
  return [...byMetric2.values()].toSorted((a, b) => isAsked(a) - isAsked(b));
}

// src/action/config.ts
var NONE = { config: null, from: null };
async function checkedOutConfig({ config: given }) {
  const path = given ?? CONFIG_PATH;
  const place = localPlace(process.env.GITHUB_WORKSPACE ?? process.cwd());
  const config = await configIn(await find(`./${path}`, place), path);
  if (config === null && given !== null) throw missing(path);
  return config === null ? NONE : { config, from: "checkout" };
}
async function reviewedConfig({ config: given }, { baseBranch, headSha, isForPull, isOwnRun }, place) {
  const path = given ?? CONFIG_PATH;
  const at = async (ref) => configIn(await find(`ref:${ref}:${path}`, place), path);
  const base = await at(isForPull ? baseBranch : headSha);
  if (base !== null) return { config: base, from: "base" };
  const own = isForPull && isOwnRun ? await at(headSha) : null;
  if (own !== null) return { config: own, from: "pull-request" };
  if (given !== null) throw missing(path);
  return NONE;
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
  const { name } = inputs;
  const directory = resolve2(inputs.workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const place = { directory, workspaceSha, instance: name, repository: "", github: null };
  const candidate = candidateToCollect(inputs);
  const { config } = await checkedOutConfig(inputs);
  const records = [];
  for (const { settings, layers } of settingsToCollect(inputs, config)) {
    const load = () => loadCandidate(candidate, { place, settings });
    const { record } = await namingFields(layers, load);
    if (record === null) return withoutSweep(inputs, settings, world);
    const reading = withSaved(settings.reading, record.settings);
    log(`${describeCounts(toSweep(record, reading), { ...settings, reading })}.`);
    records.push(record);
  }
  if (workspaceSha === null) warning(NO_COMMIT);
  const sweeps = records.map((record, i) => ({ name, record, file: sweepFile(i) }));
  try {
    await saveSweeps(sweeps, savedName(name, inputs.shard), inputs, world);
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
async function withoutSweep({ name, candidate }, settings, world) {
  const error = dataError(
    printablePath(candidate),
    "matches nothing, so there is no sweep to save",
    "Check that the training step ran, and that the input `candidate` points to the file it wrote."
  );
  if (settings.gate.onMissingCandidate === "fail") throw error;
  warning(error.message);
  await addToSummary(world, renderFailure(error, { name, origin: "" }, "No sweep was saved"));
}
async function saveSweeps(sweeps, artifact, { name: instance, shard, retentionDays }, world) {
  const folder = folderOf("tuning-gate.sweep", instance);
  const files = [];
  for (const { record, name, file } of sweeps) {
    const { sha } = record.source;
    const training = { name, shard: shard || null, sha, ...originOf(world) };
    files.push({ path: join2(folder, file), content: await saveSweep({ record, training }) });
  }
  await writeFiles(files);
  const paths = files.map(({ path }) => path);
  setOutput("sweep-json", paths[0]);
  if (canUpload(world.context.serverUrl)) {
    await uploadSweep({ name: artifact, files: paths, folder, retentionDays }, world.policy);
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
async function keepBaselines({ inputs, subject, world }, { made, areNamed }) {
  if (!subject.isBaseline) return;
  const own = made.filter(({ planned: planned2, assessment }) => {
    const { artifacts } = assessment.searches.candidate;
    const isSaved = !areNamed && artifacts.includes(savedName(inputs.name));
    const isOfThisRun = !/^(run|ref):/.test(planned2.candidate);
    return planned2.baseline === "auto" && !isSaved && isOfThisRun;
  });
  for (const one of own) {
    const why = whyNotKept(one, subject.headSha);
    if (why === null) continue;
    const { name } = one.planned;
    const what = name === "" ? "This sweep is" : `Because of ${JSON.stringify(name)}, no sweep is`;
    return warning(`${what} not kept as a baseline: ${why}.`);
  }
  const sweeps = wholeSweeps(own, areNamed);
  if (sweeps.length === 0) return;
  const artifact = areNamed ? sharedName(inputs.name) : savedName(inputs.name);
  try {
    await saveSweeps(sweeps, artifact, { ...inputs, shard: "" }, world);
  } catch (error) {
    warning(`This sweep could not be kept as a baseline: ${detailOf(error, "message")}`);
  }
}
function whyNotKept({ planned: planned2, candidate, assessment }, headSha) {
  const { shards } = assessment.searches.candidate;
  if (candidate === null) return planned2.name === "" ? null : "it was not found";
  const { sha } = candidate.source;
  if (shards !== null && shards.saved < shards.jobs)
    return `${shards.saved} of the ${shards.jobs} jobs of the matrix saved their part. Run the failed jobs again`;
  if (sha !== null && sha !== headSha)
    return `it was trained on ${sha}, and this run is of ${headSha}`;
  return null;
}
function wholeSweeps(made, areNamed) {
  const byName = /* @__PURE__ */ new Map();
  for (const { planned: planned2, candidate } of made.toSorted(byMetric)) {
    if (candidate === null) continue;
    const ofName = byName.get(planned2.instance) ?? /* @__PURE__ */ new Map();
    byName.set(planned2.instance, ofName.set(candidate.metric, candidate));
  }
  return [...byName].flatMap(
    ([name, ofName]) => [...ofName.values()].map((record, i) => {
      const file = areNamed ? sharedFile(name, i) : sweepFile(i);
      return { name, record, file };
    })
  );
}
function byMetric({ planned: a }, { planned: b }) {
  const isAsked = ({ settings }) => settings.reading.metric !== null;
  return Number(isAsked(a)) - Number(isAsked(b));
}
function sweepFile(part) {
  return part === 0 ? "sweep.json" : `sweep.${part + 1}.json`;
}

// src/action/acknowledge.ts
var NOT_ASKED = { acknowledgement: null, sentence: "" };
async function lookForAcceptance(context2, title) {
  const { client, subject, inputs } = context2;
  const { acknowledgeLabel: label } = inputs;
  if (client === null || subject.pull === null || inputs.check === "never") return NOT_ASKED;
  const answer = await answerOf(context2, { client, number: subject.pull, title });
  if (answer === "moved-on") return NOT_ASKED;
  if (answer !== null && "by" in answer && "at" in answer)
    return { acknowledgement: answer, sentence: "" };
  return { acknowledgement: null, sentence: acceptanceSentence(label, answer) };
}
async function answerOf({ repository, subject, inputs, instance, run: run2 }, { client, number, title }) {
  const { acknowledgeLabel: label } = inputs;
  const { headSha: sha } = subject;
  let asked = "pull-requests";
  try {
    const { headSha, labels, author } = await pullNow(client, repository, number);
    if (headSha !== sha) return "moved-on";
    if (!labels.some((one) => isSameLabel(one, label))) return null;
    const set = await latestLabeling(client, repository, { number, label });
    asked = "checks";
    const failures = await failuresOn(checkRuns(client, repository), { sha, run: run2, ...instance });
    asked = "collaborators";
    const permission = set?.isPerson ? await permissionOf2(client, repository, set.login) : null;
    return judgeLabel({ label, set, permission, failures, title, author });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const lacking = refusal === "unreachable" ? null : asked;
    return { why: "unreadable", what: detailOf(error, "message"), lacking };
  }
}
async function permissionOf2(client, repository, login) {
  try {
    return await permissionOf(client, repository, login);
  } catch (error) {
    if (refusalOf(error) === "missing") return "none";
    throw error;
  }
}

// src/action/compare-run.ts
async function compareRun({ inputs, subject, place }) {
  const isGathering = inputs.mode === "gate" && place.github !== null;
  const { config, from } = isGathering ? await reviewedConfig(inputs, subject, place) : await checkedOutConfig(inputs);
  const top = { input: inputs.given, config, comparison: null };
  const acknowledgeLabel = readLayered(top, (source2) => readOption("acknowledge-label", source2));
  const shared = { ...place, sharedBaselines: sharedName(inputs.name) };
  const source = sourceOfNames(inputs, config);
  const saved = isGathering && source !== "input" ? await savedNames(shared, subject, { source, config }) : null;
  const { expected, notCompared, areNamed } = planComparisons(inputs, config, saved);
  const planned2 = expected.map((one) => informing(one, subject));
  const made = await compareAll(planned2, areNamed ? shared : place);
  noticeUnused(made, inputs.given);
  const named = made.map(({ planned: { name }, assessment }) => ({ name, assessment }));
  const configNote = from === "pull-request" ? OWN_CONFIG : null;
  const run2 = combineAssessments(named, { notCompared, configNote });
  return { made, areNamed, run: run2, acknowledgeLabel };
}
var OWN_CONFIG = "The base has no config file yet: the settings are those of the pull request\u2019s own.";
async function savedNames(place, { isBaseline }, { source, config }) {
  const collected = await collectedNames(place, namesAskedFor(config));
  const [first] = collected;
  if (source === "config" || isBaseline || first === void 0) return { collected, baselines: [] };
  const settings = readSettings(() => void 0);
  const { record } = await findCandidate(first === "" ? "auto" : collectedAs(first), {
    place,
    settings
  });
  const trainedSha = record?.source.sha ?? null;
  const lookUp = (where) => findSweep({ arm: "baseline", location: "auto", trainedSha }, where);
  const named = sharedNames((await lookUp(place)).files);
  if (named.length > 0 || collected.includes("")) return { collected, baselines: named };
  const { files } = await lookUp({ ...place, sharedBaselines: null });
  return { collected, baselines: files.length > 0 ? [""] : [] };
}
function informing(planned2, { informs: informOnly }) {
  const { settings } = planned2;
  return {
    ...planned2,
    settings: { ...settings, gate: { ...settings.gate, informOnly } }
  };
}
function noticeUnused(made, given) {
  const all = new Set(made.flatMap((one) => one.unused));
  const unused = [...all].filter((name) => given(name)?.trim());
  if (unused.length === 0) return;
  const names = unused.map((name) => `\`${name}\``).join(", ");
  notice(`Saved sweeps keep what they were saved with; not used here: ${names}.`);
}

// src/action/gate-context.ts
import { resolve as resolve3 } from "node:path";

// src/action/subject.ts
async function subjectsOf(context2, { pullsWith, pullAt }) {
  const { payload } = context2;
  if (payload.workflow_run) return ofTrainingRun(context2, pullsWith);
  if (payload.merge_group) return [ofQueue(context2)];
  if (payload.pull_request) return [ofPull(context2)];
  const number = numberGiven(context2);
  return [number === null ? ofBranch(context2) : await ofNumber(context2, number, pullAt)];
}
function ofPull(context2) {
  const { head, base, number } = context2.payload.pull_request;
  const pull = { number, headSha: head.sha, baseBranch: base.ref };
  return { ...ownRun(context2), ...aboutPull(pull) };
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
async function ofNumber(context2, number, pullAt) {
  const pull = await pullAt(number, context2.workspaceSha ?? context2.sha);
  if (pull !== null) return { ...ownRun(context2), ...aboutPull(pull) };
  return { ...ofBranch(context2), informs: true, isBaseline: false };
}
function ownRun({ runId: id, runAttempt: attempt2, workflowRef }) {
  return { run: { id, attempt: attempt2 }, isOwnRun: true, workflow: workflowFile(workflowRef) };
}
function ofQueue(context2) {
  const { head_sha: headSha } = context2.payload.merge_group;
  return { ...ofBranch(context2), headSha, ...ON_PULL };
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
    isOwnRun: false,
    workflow: workflowFile(String(trained.path ?? ""))
  };
  const [first, ...others] = found.map((pull) => ({ ...ofRun, ...aboutPull(pull) }));
  if (first !== void 0) return [first, ...others];
  const isOwn = trained.head_repository?.id === context2.payload.repository?.id;
  const baseBranch = defaultBranch(context2) ?? branch;
  const isOnBase = isOwn && !isForPull && branch === baseBranch;
  const subject = {
    ...ofRun,
    headSha: sha,
    pull: null,
    isForPull,
    baseBranch,
    isOnBase,
    informs: isOnBase,
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
  const directory = resolve3(inputs.workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const event = { eventName, payload, ref, sha, runId, runAttempt, workflowRef, workspaceSha };
  const subjects = await subjectsOf(event, asking(client, repository));
  if (typeof subjects === "string") return subjects;
  const run2 = await judgingRun(client, world);
  const reader = client && githubReader(client, repository);
  const contextOf = (subject) => {
    const runUrl = urlOfRun(world);
    const { name } = inputs;
    const place = {
      directory,
      workspaceSha,
      instance: name,
      repository: `${repository.owner}/${repository.repo}`,
      github: reader && githubPlace(reader, { subject, world })
    };
    return {
      world,
      inputs,
      subject,
      instance: { workflow: subject.workflow, name },
      run: run2,
      repository,
      client,
      place,
      origin: originOf2(subject.headSha, runUrl),
      runUrl
    };
  };
  const [first, ...others] = subjects;
  return [contextOf(first), ...others.map(contextOf)];
}
function asking(client, repository) {
  const answerOr = async (fallback, ask) => {
    try {
      return client === null ? fallback : await ask(client);
    } catch (error) {
      if (refusalOf(error) === null) throw error;
      const what = printable(detailOf(error, "message"), 200);
      warning(`The pull requests of this run could not be read: ${what}`);
      return fallback;
    }
  };
  return {
    pullsWith: (head) => answerOr([], (known) => pullsWithHead(known, repository, head)),
    pullAt: (number, sha) => answerOr(null, async (known) => {
      const pull = await pullNow(known, repository, number);
      if (pull.headSha === sha) return pull;
      const [head, own] = [pull.headSha, sha].map((one) => one.slice(0, 7));
      warning(
        `The head of #${number} is ${head}, and this run is of ${own}: the verdict only informs, and nothing is written there. Start the workflow on the branch of the pull request.`
      );
      return null;
    })
  };
}
function githubPlace(reader, { subject, world }) {
  return {
    reader,
    runId: subject.run.id,
    baseline: {
      branch: subject.baseBranch,
      headSha: subject.headSha,
      isOnBranch: subject.isOnBase,
      workflow: subject.workflow
    },
    runUrl: (id) => urlOfRun(world, id),
    now: world.now(),
    found: /* @__PURE__ */ new Map()
  };
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
  return { ...inputs, baseline, candidate: candidate ?? "auto", given: getInput2 };
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
    given: none
  };
}

// src/action/picture.ts
var MAX_CHART_MS = 6e4;
var BY_MERMAID = { kind: "mermaid" };
var NONE_STORED = { pictures: /* @__PURE__ */ new Map(), note: null };
async function placePictures(context2, run2) {
  const { inputs, subject, world } = context2;
  const { serverUrl, payload } = world.context;
  const kind = pictureKind(inputs, { serverUrl, repository: payload.repository });
  if (kind === "quickchart")
    return { ...NONE_STORED, picture: { kind, server: inputs.quickchartUrl } };
  if (kind !== "branch") return { ...NONE_STORED, picture: { kind } };
  const drawn = { ...NONE_STORED, picture: BY_MERMAID };
  if (inputs.comment === "never" || subject.pull === null) return drawn;
  try {
    return { ...drawn, pictures: await store(context2, run2) };
  } catch (error) {
    const note = explainFailure(error, "chart");
    warning(note);
    return { ...drawn, note };
  }
}
async function store({ client, repository, inputs: { name }, world }, assessed) {
  const charts = chartsOfRun(assessed);
  if (charts.size === 0 || client === null) return /* @__PURE__ */ new Map();
  const { runId: run2, runAttempt: attempt2, serverUrl } = world.context;
  const branch = branchOf(client, { ...repository, branch: CHART_BRANCH });
  const stored = { charts, run: run2, attempt: attempt2, name };
  const { sha, paths } = await withDeadline(MAX_CHART_MS, () => storeCharts(branch, stored));
  log(`Stored the ${charts.size === 1 ? "chart" : "charts"} at ${sha} of ${CHART_BRANCH}.`);
  const at = `${serverUrl}/${repository.owner}/${repository.repo}/blob/${sha}`;
  const address = (path) => `${at}/${path}?raw=true`;
  const pictures = [...paths].map(([comparison, { light, dark }]) => {
    const picture = { kind: "stored", light: address(light), dark: address(dark) };
    return [comparison, picture];
  });
  return new Map(pictures);
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
    { title, write: () => report, gate: gate2, annotation: null, canBeAccepted: false }
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
function runReport(run2) {
  const { verdict, gate: gate2, reason, comparisons } = run2;
  const [worst, ...others] = comparisons;
  const { comparison, baseline, settings } = worst.assessment;
  const level = { worse: comparison?.worse.level, better: comparison?.better.level };
  return {
    state: { gate: gate2, verdict, worse: level.worse ?? "none", better: level.better ?? "none" },
    ...others.length === 0 ? ofOne(worst.assessment) : ofSeveral(run2),
    text: renderRunText(run2, PLAIN_SCREEN),
    isFirst: verdict === "no-baseline" && settings.gate.informOnly,
    outputs: {
      verdict,
      gate: gate2,
      reason,
      worse: level.worse ?? "",
      better: level.better ?? "",
      "baseline-sha": baseline?.source.sha ?? "",
      "baseline-run-url": baseline?.source.runUrl ?? ""
    },
    write: (frame) => (limit, earlier = []) => renderRunComment(run2, { ...frame, earlier }, limit),
    files: (frame) => reportOfRun(run2, frame)
  };
}
function ofOne(assessment) {
  const outcome = assessment.comparison && outcomeSentence(assessment);
  const sentences = [verdictSentence(assessment), outcome, adviceSentence(assessment)];
  return { title: headline(assessment), message: sentences.filter(Boolean).join(" ") };
}
function ofSeveral(run2) {
  const title = runHeadline(run2, printable);
  return {
    title,
    message: [`${title}.`, ...runExplanations(run2, printable)].join(" ")
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
  const which = judged.length > 1 ? ` (#${worst.context.subject.pull})` : "";
  const failing = judged.filter(({ report }) => report.state.gate === "fail");
  await publish(worst, which, failing.length > 0 && failing.every((one) => one.canBeAccepted));
}
var SHARED_NAME = "The jobs of this matrix share one comment, one check and one baseline, and each job overwrites the last. Give each its own `name`; or, if they train parts of one sweep, use `mode: collect` here and `mode: gate` in a job after them.";
async function judge(given) {
  const compared = await compareRun(given);
  const { run: run2, acknowledgeLabel } = compared;
  const context2 = { ...given, inputs: { ...given.inputs, acknowledgeLabel } };
  const report = runReport(run2);
  const isOpen = canBeAccepted(run2);
  const { acknowledgement, sentence } = isOpen ? await lookForAcceptance(context2, report.title) : NOT_ASKED;
  if (acknowledgement === null)
    return { context: context2, compared, report, canBeAccepted: isOpen, acceptance: sentence };
  const accepted = acknowledge(run2, acknowledgement);
  return {
    context: context2,
    compared: { ...compared, run: accepted },
    report: runReport(accepted),
    canBeAccepted: false,
    acceptance: ""
  };
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
async function publish(judged, which, isAcceptable) {
  const { context: context2, report, compared } = judged;
  const { world, inputs } = context2;
  const { state, title } = report;
  for (const [name, value] of Object.entries(report.outputs)) setOutput(name, value);
  const { frame, notes, hasSummary } = await begin(judged);
  const write = report.write(frame);
  const check = { title: `${title}${which}`, write, gate: state.gate, annotation: null };
  const checkNote = await postCheck(context2, { ...check, canBeAccepted: isAcceptable });
  await keepBaselines(context2, compared);
  const files = await writeReport(report.files(frame), inputs.name, world);
  const fullReport = await uploadFolder(files, context2);
  const comment = { write: report.write({ ...frame, fullReport }), state };
  const commentNote = await postComment(context2, comment);
  const more = [fullReportLine({ fullReport }), ...notes, ...notesOf(checkNote, commentNote)];
  if (hasSummary) await addToSummary(world, ...more);
  conclude(judged);
}
async function begin({ context: context2, compared, report, acceptance }) {
  const { world, inputs, origin, runUrl } = context2;
  log(report.text);
  const { note, ...pictures } = await placePictures(context2, compared.run);
  const frame = { ...NO_FRAME, ...pictures, name: inputs.name, origin, acceptance };
  const hasSummary = await addToSummary(world, report.write(frame)(MAX_SUMMARY));
  return { frame: { ...frame, jobSummary: runUrl }, notes: notesOf(note), hasSummary };
}
function conclude({ report, acceptance }) {
  const { state, message, isFirst } = report;
  if (state.gate === "fail") setFailed([message, acceptance].filter(Boolean).join(" "));
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
    const check = { title, write, gate: "fail", annotation, canBeAccepted: false };
    const notes = [await postCheck(context2, check)];
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
