import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  getInput,
  info,
  notice,
  setFailed,
  setOutput,
  summary,
  warning
} from "./chunks/actions-http-client.js";
import {
  compareAll,
  findCandidate,
  loadToSave
} from "./chunks/load.js";
import {
  CHART_BRANCH,
  MAX_BASES,
  canUpload,
  checkName,
  drawPngWith,
  explainFailure,
  filesOf,
  inDigests,
  inFolder,
  makeAll,
  publishCheck,
  publishComment,
  reportName,
  standingVerdict,
  statementsOn,
  storeCharts,
  uploadFiles,
  uploadReport,
  withoutMemory,
  writeFiles
} from "./chunks/publish.js";
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
  holdTo,
  joined,
  judgeLabel,
  link,
  ofMessage,
  outcomeSentence,
  parseYaml,
  plainText,
  quotedText,
  remember,
  renderFailure,
  renderRunComment,
  renderRunText,
  reportOfRun,
  runExplanations,
  runHeadline,
  saveSweep,
  say,
  verdictSentence
} from "./chunks/compare-decide-parse-plan-print-render-report.js";
import "./chunks/estimate.js";
import {
  toSweep,
  withSaved
} from "./chunks/parse-saved-settings.js";
import "./chunks/parse-columns-columns.js";
import {
  withoutCommands
} from "./chunks/workflow-commands.js";
import "./chunks/undici.js";
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
  pullsOfBranch,
  refusalOf,
  runLookup,
  withDeadline,
  workflowFile
} from "./chunks/github.js";
import "./chunks/zod.js";
import {
  TOOL
} from "./chunks/tool.js";
import "./chunks/parse-json-parse-json.js";
import {
  collectedNames,
  findSweep
} from "./chunks/read.js";
import {
  collectedAs,
  collectedName,
  localPlace,
  newReads,
  refuseOutage,
  savedName,
  sharedFile,
  sharedName,
  sharedNames
} from "./chunks/read-artifact-names.js";
import {
  CONFIG_PATH,
  GATES,
  LABEL,
  MAX_COMPARISONS,
  OPTIONS,
  inputsIgnoredFor,
  namingField,
  readConfig,
  readGroup,
  readLayered,
  readOption,
  readSettings
} from "./chunks/settings.js";
import {
  encodedName,
  printable,
  printablePath
} from "./chunks/read-names.js";
import {
  UserError,
  dataError,
  detailOf,
  settingsError,
  usageError
} from "./chunks/errors.js";
import "./chunks/runtime.js";

// src/index.ts
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// src/action/gate-context.ts
import { resolve } from "node:path";

// src/action/subject.ts
async function subjectsOf(context, { pullsOf, pullOf, pullAt }) {
  const { eventName, payload } = context;
  if (payload.workflow_run) return ofTrainingRun(context, pullsOf);
  if (payload.merge_group) return [ofQueue(context)];
  if (payload.pull_request) {
    const { head, base, number: number2 } = payload.pull_request;
    const isOfPull = ["pull_request", "pull_request_target"].includes(eventName);
    if (isOfPull && payload.action === "edited" && !payload.changes?.base)
      return "Nothing is judged: the pull request was edited, but its base is the same.";
    const pull2 = { number: number2, headSha: head.sha, baseBranch: base.ref };
    return [{ ...ownRun(context), ...aboutPull(pull2) }];
  }
  if (payload.issue?.pull_request) {
    const pull2 = await pullOf(payload.issue.number);
    return [{ ...ownRun(context), ...aboutPull(pull2), mustRecordHead: true }];
  }
  const number = numberGiven(context);
  if (number === null) return [ofBranch(context)];
  const pull = await pullAt(number, context.workspaceSha ?? context.sha);
  if (pull !== null) return [{ ...ownRun(context), ...aboutPull(pull) }];
  return [{ ...ofBranch(context), informs: true, isBaseline: false }];
}
var ON_PULL = { isForPull: true, isOnBase: false, informs: false, isBaseline: false };
var KNOWN = { mustRecordHead: false, unreadable: null };
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
  return { runId, isOwnRun: true, workflow: workflowFile(workflowRef), ...KNOWN };
}
function ofQueue(context) {
  const { head_sha: headSha, base_ref } = context.payload.merge_group;
  const baseBranch = String(base_ref).replace(/^refs\/heads\//, "");
  return { ...ofBranch(context), headSha, baseBranch, ...ON_PULL };
}
function ofBranch(context) {
  const { ref, sha, eventName } = context;
  const branch = ref.replace(/^refs\/heads\//, "");
  const known = defaultBranch(context);
  const isOnBase = known !== null && ref === `refs/heads/${known}`;
  return {
    ...ownRun(context),
    headSha: sha,
    pull: null,
    isForPull: false,
    baseBranch: known ?? branch,
    isOnBase,
    informs: isOnBase,
    isBaseline: TRUSTED_EVENTS.includes(eventName) && ref.startsWith("refs/heads/")
  };
}
async function ofTrainingRun(context, pullsOf) {
  const trained = context.payload.workflow_run;
  const { head_sha: sha, head_branch: branch, event, conclusion } = trained;
  if (["skipped", "cancelled", "action_required", "stale"].includes(conclusion))
    return `Nothing is judged: the run that trains ended as \`${conclusion}\`.`;
  const workflow = workflowFile(String(trained.path ?? ""));
  const ofRun = { runId: trained.id, isOwnRun: false, workflow, ...KNOWN };
  const known = defaultBranch(context) ?? branch;
  if (event !== "pull_request" && event !== "pull_request_target") {
    const isOwn = trained.head_repository?.id === context.payload.repository?.id;
    const isOnBase = isOwn && branch === known;
    const about = { headSha: sha, pull: null, isForPull: false, baseBranch: known, isOnBase };
    return [{ ...ofRun, ...about, informs: isOnBase, isBaseline: false }];
  }
  const owner = trained.head_repository?.owner?.login;
  let found;
  try {
    found = owner ? await pullsOf({ owner, branch }) : [];
  } catch (unreadable2) {
    if (!(unreadable2 instanceof UserError)) throw unreadable2;
    return [{ ...ofRun, headSha: sha, pull: null, baseBranch: known, ...ON_PULL, unreadable: unreadable2 }];
  }
  if (new Set(found.map(({ baseBranch }) => baseBranch)).size > MAX_BASES)
    throw usageError(
      "workflow_run",
      `this branch is the head of pull requests into more than ${MAX_BASES} branches`,
      "Close those that are not needed, and re-run this job."
    );
  const [first, ...others] = found.map((pull) => {
    return { ...ofRun, ...aboutPull({ ...pull, headSha: sha }) };
  });
  if (first !== void 0) return [first, ...others];
  const from = `${codeSpan(branch, 100)}${owner ? ` of ${codeSpan(owner)}` : ""}`;
  return `Nothing is judged: no open pull request comes from the branch ${from}, which was trained.`;
}
function defaultBranch({ payload, eventName, ref }) {
  const named = payload.repository?.default_branch;
  if (typeof named === "string") return named;
  return eventName === "schedule" ? ref.replace(/^refs\/heads\//, "") : null;
}

// src/action/world.ts
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
function createWorld(home, options = {}) {
  const Summary = summary.constructor;
  return {
    home,
    context: readContext(),
    summary: new Summary(),
    policy: RETRY_POLICY,
    drawPng: drawPngWith(home),
    step: randomUUID(),
    now: Date.now,
    ...options
  };
}
function readContext() {
  const { env } = process;
  const [owner = "", repo = ""] = (env.GITHUB_REPOSITORY ?? "").split("/");
  return {
    payload: readEvent(env.GITHUB_EVENT_PATH ?? ""),
    eventName: env.GITHUB_EVENT_NAME ?? "",
    sha: env.GITHUB_SHA ?? "",
    ref: env.GITHUB_REF ?? "",
    runId: Number(env.GITHUB_RUN_ID),
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT),
    serverUrl: env.GITHUB_SERVER_URL ?? "https://github.com",
    repo: { owner, repo }
  };
}
function readEvent(path) {
  if (path === "") return {};
  let what = "is not a JSON object";
  try {
    const text = readFileSync(path, "utf8");
    if (text.trim() === "") what = "is empty";
    const event = JSON.parse(text);
    if (typeof event === "object" && event !== null && !Array.isArray(event)) return event;
  } catch (error) {
    const code = detailOf(error, "code");
    if (code !== "") what = `cannot be read (${code})`;
  }
  throw usageError(
    "GITHUB_EVENT_PATH",
    `the event file ${printablePath(path)} ${what}`,
    "Run the job again, and let no step write to this file; outside GitHub, name a file with the JSON of an event."
  );
}
function urlOfRun({ context }, id = context.runId) {
  const { owner, repo } = context.repo;
  return `${context.serverUrl}/${owner}/${repo}/actions/runs/${id}`;
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

// src/action/gate-context.ts
async function gateContexts(inputs, world) {
  const { context, policy } = world;
  const { repo: repository } = context;
  const client = inputs.token === "" ? null : await createClient(inputs.token, policy);
  const workflowRef = process.env.GITHUB_WORKFLOW_REF ?? "";
  const { eventName, payload, ref, sha, runId } = context;
  const directory = resolve(inputs.workingDirectory);
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
    const origin = say`For commit ${ofMessage(headSha.slice(0, 7))}, from ${link(say`this run`, runUrl)}.`;
    const instance = { workflow, name };
    const live = once(() => livePull(client, repository, subject));
    const known = { world, inputs, subject, instance, run: run2, repository, client };
    return { ...known, live, place, origin, runUrl };
  };
  const [first, ...others] = subjects;
  return [contextOf(first), ...others.map(contextOf)];
}
function wantsCheck({ inputs, subject }) {
  return inputs.check === "always" || inputs.check === "auto" && subject.isForPull;
}
function basesOf(contexts) {
  const bases = contexts.flatMap(
    ({ subject: { informs, unreadable: unreadable2, baseBranch } }) => informs || unreadable2 ? [] : baseBranch
  );
  return [...new Set(bases)];
}
async function stillCurrent(contexts) {
  if (contexts.length === 1) return contexts;
  const found = [];
  for (const one of contexts) if (!(await one.live())?.isStale) found.push(one);
  const [first, ...others] = found;
  return first === void 0 ? contexts : [first, ...others];
}
async function livePull(client, repository, { pull: number, baseBranch }) {
  if (client === null || number === null) return null;
  const now = await ifAnswered(() => pullNow(client, repository, number));
  if (now === null) return null;
  const isStale = !now.isOpen || now.baseBranch !== baseBranch;
  const why = now.isOpen ? `its base is ${codeSpan(now.baseBranch)} now, and this run is about ${codeSpan(baseBranch)}` : "it was closed meanwhile";
  if (isStale) notice(`Nothing is written on #${number}: ${why}.`);
  return { headSha: now.headSha, isStale };
}
function once(ask) {
  let answer = null;
  return () => {
    answer ??= ask();
    return answer;
  };
}
function asking(client, repository) {
  const answerTo = async (where, ask) => {
    if (client === null)
      throw settingsError(
        "github-token",
        `is empty, and ${where} cannot be read without a token`,
        "Leave the input out, so that the job\u2019s own token is used."
      );
    return ask(client).catch((error) => {
      throw explainPull(error, where);
    });
  };
  const pullOf = (number) => answerTo(`pull request #${number}`, (known) => pullNow(known, repository, number));
  const pullsOf = (head) => answerTo("the pull requests of the branch", (known) => pullsOfBranch(known, repository, head));
  const pullAt = async (number, sha) => {
    const pull = await pullOf(number);
    if (pull.headSha === sha) return pull;
    const [head, own] = [pull.headSha, sha].map((one) => one.slice(0, 7));
    warning(
      `The head of #${number} is ${head}, and this run is of ${own}: the verdict only informs, and nothing is written there. Start the workflow on the branch of the pull request.`
    );
    return null;
  };
  return { pullsOf, pullOf, pullAt };
}
function explainPull(error, where) {
  const refusal = refusalOf(error);
  if (refusal === null) return error;
  const detail = error instanceof UserError ? `${error.where} ${error.what}` : detailOf(error, "message");
  const message = printable(detail, 200);
  const [what, fix] = refusal === "unreachable" ? [`GitHub did not answer (${message})`, "Run the job again."] : [
    `the token may not read it, or it does not exist (${message})`,
    "Give the job `permissions: pull-requests: read`."
  ];
  return new UserError({ fault: "pull", where, what, fix });
}
async function judgingRun(client, { context, now }) {
  const { runId: id, runAttempt: attempt2, repo } = context;
  const run2 = client && await ifAnswered(() => runLookup(client, repo)(id));
  const startedAt = run2?.startedAt ?? new Date(now()).toISOString();
  return { id, attempt: attempt2, startedAt: startedAt.replace(/\.\d+Z$/, "Z") };
}

// src/action/check-and-comment.ts
async function postCheck(context, content) {
  const { world, client, repository, subject, live, instance, run: run2, runUrl } = context;
  if (!wantsCheck(context)) return true;
  if (client === null) {
    log("No check was written: the step has no `github-token`.");
    return true;
  }
  if ((await live())?.isStale) return true;
  const { headSha } = subject;
  const { step } = world;
  const order = { ...content, ...instance, run: run2, headSha, step, detailsUrl: runUrl };
  try {
    const outcome = await publishCheck(checkRuns(client, repository), order, client.policy);
    if (outcome.url !== null) setOutput("check-url", outcome.url);
    if (outcome.done === "outdated")
      log("A newer run has already written this check; this one leaves it alone.");
    else if (outcome.done === "failing-elsewhere")
      warning(
        "No check was written: the one on this commit fails for another base branch, and a commit has only one. Push a commit to have it judged anew."
      );
    else if (outcome.done !== "written") {
      const [owner, both] = outcome.done === "taken" ? ["another workflow", "each of the two workflows"] : ["another job or step of this run", "each of them"];
      setFailed(
        `On this commit, ${codeSpan(checkName(instance.name))} is already the check of ${owner}. Give ${both} its own input \`name\`.`
      );
    }
    return outcome.done !== "taken-here";
  } catch (error) {
    (isUnanswered(error) ? setFailed : warning)(explainFailure(error, "check"));
    return true;
  }
}
async function postComment({ inputs, client, repository, subject, live, instance, run: run2 }, content) {
  const when = inputs.comment;
  const { pull: number, headSha: sha } = subject;
  const without = (reason) => log(`No comment was posted: ${reason}.`);
  if (when === "never") return without("the input `comment` is `never`");
  if (client === null) return without("the step has no `github-token`");
  if (number === null)
    return without(
      subject.isForPull ? "its pull request could not be read" : "this run does not belong to a pull request"
    );
  const now = await live();
  if (now?.isStale) return;
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
function ignoredInputs(given, config) {
  const names = config === null ? [] : inputsIgnoredFor(config, given);
  if (names.length === 0) return null;
  const listed = names.map((name) => `\`${name}\``).join(", ");
  const note = `The config file counts, and these inputs of the workflow, which differ from it, are ignored: ${listed}. Set them in the config.`;
  log(note);
  return note;
}
async function reviewedConfig({ config: given }, { baseBranch, headSha, isForPull }, place) {
  const path = given ?? CONFIG_PATH;
  const at = (ref) => find(`ref:${ref}:${path}`, place);
  const config = await configIn(await at(isForPull ? baseBranch : headSha), path);
  if (config !== null) return { config, isAdded: false };
  const added = isForPull ? await at(headSha) : null;
  const isAdded = added !== null && added.files.length > 0;
  if (!isAdded && given !== null) throw missing(path);
  if (isAdded) await checkAdded(added, path);
  return { config, isAdded };
}
async function checkAdded(added, path) {
  try {
    await configIn(added, path);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    warning(`The config of this pull request has a mistake. ${error.message}`);
  }
}
function find(location, place) {
  return findSweep({ arm: "baseline", location, trainedSha: null }, place);
}
async function configIn({ files, search }, path) {
  const { absence } = search;
  const shown = printablePath(path);
  if (absence?.why === "unreachable")
    throw unreadable(shown, `GitHub did not give it (${absence.what})`, "Run the job again.");
  if (absence?.why === "forbidden") {
    const fix2 = `Give the job \`permissions: ${absence.permission}\`.`;
    throw unreadable(shown, "the token may not read it", fix2);
  }
  const [file] = files;
  if (file === void 0) return null;
  if (file.refusal) throw new UserError({ ...file.refusal, fault: "config" });
  if (file.text.length > MAX_LENGTH)
    throw unreadable(shown, `is larger than ${MAX_LENGTH / 1024} KiB`, "Shorten it.");
  const fix = "Correct it; docs/config.md has examples.";
  const document = await parseYaml(
    { path: shown, text: file.text },
    { fix, uniqueKeys: true }
  ).catch((error) => {
    throw error instanceof UserError ? new UserError({ ...error, fault: "config" }) : error;
  });
  return readConfig(document, shown);
}
function unreadable(where, what, fix) {
  return new UserError({ fault: "config", where, what, fix });
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
  return { ...readGroup("action", given), given };
}

// src/action/report.ts
async function placePictures(context, run2) {
  const { inputs, subject } = context;
  const kind = pictureKind(context);
  const pictures = /* @__PURE__ */ new Map();
  if (kind === "quickchart") return { pictures, picture: { kind, server: inputs.quickchartUrl } };
  if (kind !== "branch") return { pictures, picture: { kind } };
  const picture = { kind: "mermaid" };
  if (inputs.comment === "never" || subject.pull === null) return { pictures, picture };
  try {
    return { pictures: await storePictures(context, run2), picture };
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
  const directory = resolve2(inputs.workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const place = { ...localPlace(directory), workspaceSha, instance: name };
  const candidate = candidateInput(inputs) ?? "";
  const config = await checkedOutConfig(inputs);
  ignoredInputs(inputs.given, config);
  const records = /* @__PURE__ */ new Map();
  for (const { settings, layers } of settingsToCollect(inputs, config)) {
    const record = await loadToSave(candidate, { place, settings }).catch((error) => {
      throw namingField(error, layers);
    });
    if (record === null) return withoutSweep(candidate, settings);
    const reading = withSaved(settings.reading, record.settings);
    log(`${describeCounts(toSweep(record, reading), { ...settings, reading })}.`);
    records.set(record.metric, record);
  }
  const sweeps = Array.from(records.values(), (record, i) => {
    return { name, record, file: sweepFile(i) };
  });
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
    const portion = { part, shard: shard || null, shards: record.shards ?? null };
    const training = { name, ...portion, sha, ...originOf(world) };
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
function originOf({ context, now }) {
  const { owner, repo } = context.repo;
  return {
    workflow: workflowFile(process.env.GITHUB_WORKFLOW_REF ?? ""),
    repository: `${owner}/${repo}`,
    runId: context.runId,
    runAttempt: context.runAttempt,
    event: context.eventName,
    createdAt: new Date(now()).toISOString()
  };
}
async function keepBaselines({ inputs, subject, world }, { made }) {
  if (!subject.isBaseline) return;
  const areNamed = made.some(({ planned: planned2 }) => planned2.name !== "");
  const own = made.filter(({ planned: planned2, assessment }) => {
    const [artifact2, ...others] = assessment.searches.candidate.artifacts;
    const isWhole = artifact2 === savedName(inputs.name) && others.length === 0;
    const isSaved = !areNamed && isWhole;
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
  const { shards, absence } = assessment.searches.candidate;
  if (absence?.why === "unusable") return "it could not be read";
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
    const minTrials = planned2.settings.gate.minTrials ?? candidate.settings.minTrials;
    const record = { ...candidate, settings: { ...candidate.settings, minTrials } };
    byName.set(planned2.instance, ofName.set(candidate.metric, record));
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
var NOT_ASKED = { acknowledgement: null, sentence: [] };
async function earlierChecks(context) {
  const { client, repository, subject, instance, run: run2 } = context;
  if (client === null || !wantsCheck(context)) return null;
  const of = { ...instance, run: run2, headSha: subject.headSha };
  return statementsOn(checkRuns(client, repository), of).catch((error) => {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    if (refusal !== "unreachable") return null;
    const what = `could not be read (${detailOf(error, "message")})`;
    throw dataError("the earlier checks of this commit", what, "Run the job again.");
  });
}
async function lookForAcceptance(context, failure, earlier) {
  const { client, subject, inputs } = context;
  if (client === null || subject.pull === null || inputs.check === "never") return NOT_ASKED;
  const answer = await answerOf(context, client, { failure, earlier, number: subject.pull });
  if (answer === "moved-on") return NOT_ASKED;
  if (answer !== null && !("why" in answer)) return { acknowledgement: answer, sentence: [] };
  const sentence = acceptanceSentence(inputs.acknowledgeLabel, answer);
  return { acknowledgement: null, sentence };
}
async function answerOf({ repository, subject, inputs }, client, { number, failure, earlier }) {
  const { acknowledgeLabel: label } = inputs;
  let lacking = "pull-requests";
  try {
    const { headSha: now, labels, author } = await pullNow(client, repository, number);
    if (now !== subject.headSha) return "moved-on";
    if (!labels.some((one) => isSameLabel(one, label))) return null;
    const set = await latestLabeling(client, repository, { number, label });
    const failures = earlier?.filter(
      ({ hasFailed, remembers }) => hasFailed && remembers.some((one) => one.failure !== null)
    );
    if (failures === void 0) return { why: "unreadable", what: "checks", lacking: "checks" };
    lacking = "collaborators";
    const permission = set?.isPerson ? await permissionOf(client, repository, set.login) : null;
    return judgeLabel({ label, set, permission, failures, failure, author });
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
  const isReviewed = isGathering || subject.isForPull && place.github !== null;
  const { config, isAdded } = isReviewed ? await reviewedConfig(inputs, subject, place) : { config: await checkedOutConfig(inputs), isAdded: false };
  const ignored = ignoredInputs(inputs.given, config);
  const top = { input: inputs.given, config, comparison: null };
  const acknowledgeLabel = readLayered(top, (source2) => readOption("acknowledge-label", source2));
  const shared = { ...place, sharedBaselines: sharedName(inputs.name) };
  const source = isGathering ? sourceOfNames(inputs, config) : "input";
  const saved = source === "input" ? null : await savedNames(shared, namesAskedFor(inputs, config), {
    withBaselines: source === "saved" && !subject.isBaseline && !subject.informs,
    isFrozen: readLayered(top, (given) => readOption("looks", given)) !== null
  });
  const { expected, notCompared } = planComparisons(inputs, config, saved);
  const planned2 = expected.map(({ settings, ...one }) => {
    const gate2 = { ...settings.gate, informOnly: subject.informs };
    return { ...one, settings: { ...settings, gate: gate2 } };
  });
  const names = planned2.flatMap((one) => [
    one.instance,
    collectedName(one.baseline) ?? one.instance
  ]);
  const where = expected[0]?.name === "" ? place : shared;
  const made = await compareAll(planned2, { ...where, expected: [...new Set(names)] });
  if (subject.mustRecordHead) await requireHead(made, { subject, place });
  const named = made.map(({ planned: { name }, assessment }) => ({ name, assessment }));
  const configNote = isAdded ? ADDED_CONFIG : ignored;
  return { made, run: combineAssessments(named, { notCompared, configNote }), acknowledgeLabel };
}
var ADDED_CONFIG = "The base has no config file: the one in this pull request will apply once merged, and this comparison is made with the workflow\u2019s inputs and the defaults.";
async function requireHead(made, { subject: { headSha, pull }, place }) {
  for (const { candidate } of made) {
    if (candidate === null) continue;
    const { sha } = candidate.source;
    if (sha === headSha) continue;
    const history = place.github?.reader.history;
    const parents = sha && history ? await ifAnswered(() => history.parentsOf(sha)) : null;
    if (parents?.[1] === headSha) continue;
    const found = sha === null ? "is not recorded in the sweep" : `is ${sha.slice(0, 7)}, which is neither the head of #${pull} (${headSha.slice(0, 7)}) nor its merge with the base`;
    throw usageError(
      "the candidate\u2019s commit",
      found,
      `Check out \`refs/pull/${pull}/merge\` in the job that trains; if the pull request has moved on since, comment again.`
    );
  }
}
async function savedNames(place, askedFor, { withBaselines, isFrozen }) {
  const collected = await collectedNames(place, askedFor);
  if (!withBaselines || collected.length === 0) return { collected, baselines: [] };
  const trainedSha = await trainedShaOf(collected, place);
  const lookUp = (where) => findSweep({ arm: "baseline", location: "auto", trainedSha, isFrozen }, where);
  const shared = await lookUp(place);
  refuseOutage(shared.search);
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
      const { record } = await findCandidate(location, { place, settings });
      const sha = record?.source.sha ?? null;
      if (sha !== null) return sha;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
  }
  return null;
}

// src/action/repeat-verdict.ts
var GATES2 = { success: "pass", neutral: "neutral", failure: "fail" };
var QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40}$/;
async function repeatVerdict(context) {
  const { inputs, world, subject } = context;
  if (inputs.check === "never") return log("The verdict is not repeated: `check` is `never`.");
  const number = Number(QUEUE.exec(world.context.payload.merge_group.head_ref)?.[1] ?? 0);
  const standing = number > 0 ? await verdictOn(number, context) : null;
  if (standing === null)
    throw usageError(
      "merge queue",
      `the pull request has no check ${JSON.stringify(checkName(inputs.name))} for the base ${JSON.stringify(subject.baseBranch)} whose verdict could be repeated`,
      "Require the check on the branch, so that a pull request has it before it is queued, and give the job `permissions: checks: write` and `pull-requests: read`."
    );
  const { title, summary: summary2 } = standing.output;
  const gate2 = GATES2[standing.conclusion];
  const report = `The verdict on #${number}, repeated for the merge queue.

${withoutMemory(summary2)}`;
  log(`#${number}: ${title}`);
  setOutput("gate", gate2);
  setOutput("reason", title);
  await addToSummary(world, report);
  const about = { bases: basesOf([context]), remembers: [] };
  await postCheck(context, { ...about, title, write: () => report, gate: gate2 });
  if (gate2 === "fail") setFailed(title);
}
async function verdictOn(number, context) {
  const { client, repository, inputs, run: run2, subject } = context;
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
  const found = await gateContexts(inputs, world);
  if (typeof found === "string") {
    notice(found);
    await addToSummary(world, found);
    return;
  }
  const contexts = await stillCurrent(found);
  const { unreadable: unreadable2 } = contexts[0].subject;
  if (unreadable2 !== null) throw unreadable2;
  if (world.context.payload.merge_group) return repeatVerdict(contexts[0]);
  const judged = [];
  for (const context of contexts) judged.push(await judge(context));
  const rank = ({ run: run2 }) => GATES.indexOf(run2.gate);
  const worst = judged.reduce((a, b) => rank(b) > rank(a) ? b : a);
  for (const one of judged) if (one !== worst) await publishComment2(one, await frameOf(one));
  const which = judged.length > 1 ? ` (#${worst.context.subject.pull})` : "";
  const about = { bases: basesOf(contexts), remembers: judged.flatMap(({ known }) => known) };
  const mustWait = judged.some(isPending) && (isPending(worst) || worst.run.gate !== "fail");
  await publish(worst, which, mustWait ? null : about);
}
function isPending({ run: { decided, gate: gate2, comparisons } }) {
  const isOpen = comparisons.some(({ assessment }) => assessment.verdict === "undecided");
  return decided === false || isOpen && gate2 !== "fail";
}
async function judge(given) {
  const compared = await compareRun(given);
  const { acknowledgeLabel } = compared;
  const context = { ...given, inputs: { ...given.inputs, acknowledgeLabel } };
  const earlier = await earlierChecks(context);
  const { run: run2, known } = held(compared.run, context, earlier ?? []);
  const judged = { context, compared, run: run2, known, acceptance: [] };
  if (!canBeAccepted(run2)) return judged;
  const failure = { title: plainText(runHeadline(run2)), remembers: known };
  const { acknowledgement, sentence } = await lookForAcceptance(context, failure, earlier);
  if (acknowledgement === null) return { ...judged, acceptance: sentence };
  return { ...judged, run: acknowledge(run2, acknowledgement) };
}
function held(run2, { world, subject }, earlier) {
  const others = earlier.filter(({ isOfThisAttempt }) => !isOfThisAttempt);
  const runs = others.map(({ run: { id }, remembers }) => ({
    url: urlOfRun(world, id),
    remembers
  }));
  return holdTo(run2, inDigests(remember(run2, subject.baseBranch)), runs);
}
async function publishComment2({ context, run: run2, known }, frame, isOwn = true) {
  await addToSummary(context.world, writer(run2, { ...frame, jobSummary: null })(MAX_SUMMARY));
  const candidate = known.flatMap((one) => one.candidate ?? []).join() || null;
  const content = { write: writer(run2, frame), state: stateOf(run2), candidate };
  if (isOwn) await postComment(context, content);
}
async function publish(judged, which, about) {
  const { context, run: run2, compared } = judged;
  const { world, inputs } = context;
  setOutputs(run2);
  const frame = await frameOf(judged);
  const title = `${plainText(runHeadline(run2))}${which}`;
  const check = { title, gate: run2.gate, write: writer(run2, frame) };
  const isOwn = about === null || await postCheck(context, { ...about, ...check });
  if (!isPending(judged)) await keepBaselines(context, compared);
  const files = await writeReport(reportOfRun(run2, frame), inputs.name, world);
  const fullReport = await uploadFolder(files, context);
  await publishComment2(judged, { ...frame, fullReport }, isOwn);
  conclude(judged);
}
async function frameOf({ context, run: run2, acceptance }) {
  const { inputs, origin, runUrl: jobSummary } = context;
  log(renderRunText(run2, PLAIN_SCREEN));
  const pictures = await placePictures(context, run2);
  return { ...NO_FRAME, ...pictures, name: inputs.name, origin, acceptance, jobSummary };
}
function writer(run2, frame) {
  return (limit, past = NO_FRAME) => {
    const { earlier, draws } = past;
    return renderRunComment(run2, { ...frame, earlier, draws }, limit);
  };
}
function conclude({ run: run2, acceptance }) {
  const { gate: gate2, verdict, comparisons } = run2;
  const message = messageOf(run2);
  const isFirst = verdict === "no-baseline" && comparisons[0].assessment.settings.gate.informOnly;
  const isExpected = isFirst || verdict === "undecided";
  if (gate2 === "fail") setFailed([message, quotedText(acceptance)].filter(Boolean).join(" "));
  else if (gate2 === "neutral") (isExpected ? notice : warning)(message);
}
function messageOf(run2) {
  const [{ assessment }, ...others] = run2.comparisons;
  if (others.length > 0)
    return [`${plainText(runHeadline(run2))}.`, ...runExplanations(run2).map(quotedText)].join(" ");
  const outcome = assessment.comparison ? outcomeSentence(assessment) : "";
  const said = [verdictSentence(assessment), outcome].map(ofMessage);
  return quotedText(joined([...said, adviceSentence(assessment)]));
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
  let world = null;
  let inputs = readLeniently(getInput);
  try {
    world = createWorld(home, options);
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
  if (world !== null) await addToSummary(world, renderFailure(error, { name, origin: [] }, title));
  if (isCollecting) return;
  setOutput("verdict", "error");
  setOutput("gate", "fail");
  setOutput("reason", title);
  if (world === null) return;
  await attempt("check and comment", async () => {
    const found = await gateContexts(inputs, world);
    if (typeof found === "string") return;
    const contexts = await stillCurrent(found);
    const [context] = contexts;
    const write = () => renderFailure(error, { name, origin: context.origin }, title);
    const about = { bases: basesOf(contexts), remembers: [] };
    await postCheck(context, { ...about, title, write, gate: "fail" });
    const state = { gate: "fail", verdict: "error", worse: "none", better: "none" };
    for (const one of contexts) await postComment(one, { write, state, candidate: null });
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
