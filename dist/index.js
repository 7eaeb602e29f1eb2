import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  getInput,
  info,
  notice,
  setFailed,
  setOutput,
  setSecret,
  summary,
  warning
} from "./chunks/actions-http-client.js";
import {
  MAX_BASES,
  NoChartBranch,
  canUpload,
  checkName,
  explainFailure,
  filesOf,
  historyFiles,
  inDigests,
  inFolder,
  isForbidden,
  makeAll,
  publishCheck,
  publishComment,
  reportName,
  standingVerdict,
  statementsOn,
  storeCharts,
  uploadFiles,
  writeFiles
} from "./chunks/publish.js";
import {
  compareAll,
  findCandidate,
  loadToSave,
  plannedBy
} from "./chunks/main.js";
import {
  findSweep
} from "./chunks/find-sweep.js";
import {
  NO_FRAME,
  historyEntry,
  historyReport,
  inEachVersion,
  picturesOfRun,
  renderRunComment,
  renderRunText,
  reportOfRun
} from "./chunks/draw.js";
import {
  PLAIN_SCREEN,
  codeSpan,
  plainText,
  quotedText,
  renderFailure
} from "./chunks/print.js";
import {
  accept,
  acceptanceSentence,
  canBeAccepted,
  canBeConfirmed,
  combineAssessments,
  commitsToKeep,
  configSentences,
  confirm,
  describeCounts,
  enforceEarlierFailures,
  failureTitle,
  headline,
  isFailure,
  isLeftOut,
  judgeLabel,
  lacksBaseline,
  leaveOut,
  levelsOf,
  lineOf,
  link,
  nextMoves,
  plain,
  remember,
  runExplanations,
  runHeadline,
  say,
  state
} from "./chunks/compare-decide-plan-report.js";
import {
  historyFile,
  parseYaml,
  saveSweep
} from "./chunks/parse.js";
import "./chunks/estimate.js";
import {
  toSweep,
  withSaved
} from "./chunks/parse-repeats.js";
import "./chunks/parse-columns-columns.js";
import "./chunks/parse-columns-names.js";
import "./chunks/parse-table.js";
import {
  onGitHub
} from "./chunks/read.js";
import {
  MAX_ENVIRONMENT,
  TRUSTED_EVENTS,
  baseOfRun,
  isLasting,
  isUnusable,
  localPlace,
  newReads,
  parseLocation,
  parseSource,
  refuseOutage,
  sweepOfRun
} from "./chunks/read-location.js";
import "./chunks/undici.js";
import {
  RETRY_POLICY,
  changeBranch,
  checkRuns,
  coerce_exports,
  commentThread,
  createClient,
  filesBetween,
  filesOfPull,
  githubReader,
  ifAnswered,
  isSameLabel,
  latestLabeling,
  onceEach,
  openPulls,
  permissionOf,
  pullNow,
  pullOfCommit,
  readBranchFile,
  reasonOf,
  refusalOf,
  runLookup,
  withDeadline,
  workflowFile
} from "./chunks/github.js";
import {
  _maxLength,
  _minLength,
  _positive,
  _regex,
  int,
  nullish,
  object,
  optional,
  pipe,
  safeParse,
  string,
  unknown
} from "./chunks/zod.js";
import {
  DATA_BRANCH,
  EXIT_CODE_FILE,
  baseName,
  dataName,
  encodedName,
  historyPath,
  namesOfBaselines,
  ownerOfSweepAt,
  savedAt,
  savedName,
  sweepFile,
  sweepPath,
  textIfAny
} from "./chunks/read-names.js";
import {
  CONFIG_PATH,
  GATES,
  LABEL,
  MAX_COMPARISONS,
  OPTIONS,
  OPTION_NAMES,
  globPattern,
  inputsIgnoredFor,
  insteadOfInput,
  isInput,
  namingField,
  readConfig,
  readGroup,
  readIn,
  readLayered,
  readOption,
  readSettings
} from "./chunks/settings.js";
import {
  TOOL,
  UserError,
  dataError,
  detailOf,
  didYouMean,
  helpOn,
  naming,
  printable,
  printablePath,
  settingsError,
  systemRefusal,
  usageError,
  withoutCommands
} from "./chunks/errors.js";
import "./chunks/runtime.js";

// src/index.ts
import { createRequire } from "node:module";
import { dirname as dirname2, resolve as resolve3 } from "node:path";
import { fileURLToPath } from "node:url";

// src/action/run-action.ts
import { setTimeout as sleep } from "node:timers/promises";

// src/action/collect.ts
import { dirname, join as join2, resolve as resolve2 } from "node:path";

// src/action/run.ts
import { resolve } from "node:path";

// src/action/world.ts
import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "node:path";
import { promisify } from "node:util";
var OF_WORKFLOW = {
  models: "TUNING_GATE_MODELS",
  "train-base": "TUNING_GATE_TRAIN_BASE"
};
var MODES_OF_WORKFLOW = ["start", "gate", "confirm"];
var givenTo = (name2) => {
  const variable = OF_WORKFLOW[name2];
  if (variable === void 0) return getInput(name2);
  return MODES_OF_WORKFLOW.includes(getInput("mode")) ? process.env[variable] : "";
};
function readActionInputs(given) {
  const { mode, ...inputs } = readGroup("action", given);
  if (mode === "base") return { ...inputs, mode: "collect", isOfBase: true, given };
  if (mode === "confirm") return { ...inputs, mode: "gate", isOfBase: true, given };
  return { ...inputs, mode, isOfBase: false, given };
}
function readLeniently(getInput2) {
  return readActionInputs((name2) => {
    try {
      readOption(name2, getInput2);
      return getInput2(name2);
    } catch {
      return void 0;
    }
  });
}
function candidateInput({
  mode,
  given
}) {
  const text2 = given("candidate")?.trim();
  const location = text2 ? parseLocation(text2, "candidate") : null;
  if (mode === "gate") return location;
  const isFound = mode === "collect" ? location?.kind === "path" : location?.kind !== "auto";
  if (location !== null && isFound) return location;
  const asked = location && JSON.stringify(location.text.slice(0, 80));
  const what = asked && `cannot be ${asked} with \`mode: ${given("mode")?.trim() || mode}\``;
  const fix = "Give the path, folder or glob of the sweep.";
  throw settingsError("candidate", what ?? "is missing", fix);
}
var REPLACEABLE = {
  policy: RETRY_POLICY,
  make: (planned) => planned.make(),
  trainedCommit,
  ask: askProgram,
  now: Date.now
};
function createWorld(home, options = {}) {
  const Summary = summary.constructor;
  return {
    ...{ home, context: readContext(), summary: new Summary() },
    /** Another for each step: jobs of a run can be the same to everything that the runner says. */
    step: randomUUID(),
    ...{ ...REPLACEABLE, ...options }
  };
}
function readContext() {
  const { env } = process;
  return {
    payload: readEvent(env.GITHUB_EVENT_PATH ?? ""),
    eventName: env.GITHUB_EVENT_NAME ?? "",
    actor: env.GITHUB_ACTOR ?? "",
    sha: env.GITHUB_SHA ?? "",
    ref: env.GITHUB_REF ?? "",
    workflowRef: env.GITHUB_WORKFLOW_REF ?? "",
    runId: Number(env.GITHUB_RUN_ID),
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT),
    serverUrl: env.GITHUB_SERVER_URL ?? "https://github.com",
    repository: env.GITHUB_REPOSITORY ?? "",
    /** Where the Action was taken from; empty for a folder of the checkout. */
    actionRepository: env.GITHUB_ACTION_REPOSITORY ?? ""
  };
}
function urlOfRun({ context }, id = context.runId) {
  return `${context.serverUrl}/${context.repository}/actions/runs/${id}`;
}
async function trainedCommit(folder) {
  const question = ["-c", "safe.directory=*", "rev-parse", "--verify", "HEAD"];
  const env = { GIT_NO_LAZY_FETCH: "1", GIT_TERMINAL_PROMPT: "0" };
  const answer = await askProgram("git", question, { cwd: folder, env, timeout: 1e4 });
  const sha = answer?.trim() ?? "";
  return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : null;
}
function log(text2) {
  info(withoutCommands(text2));
}
async function attempt(what, write) {
  try {
    await write();
  } catch (error) {
    warning(`The ${what} could not be written: ${detailOf(error, "message")}`);
  }
}
var MAX_SUMMARY = 34e4;
function addToSummary({ summary: summary2 }, text2) {
  return attempt("job summary", () => summary2.addRaw(`${text2}

`).write());
}
var run = promisify(execFile);
async function askProgram(program, question, { cwd = parse(process.cwd()).root, env = {}, timeout = 5e3 } = {}) {
  const limits = { timeout, killSignal: "SIGKILL", maxBuffer: 1e6 };
  const options = { cwd, env: { PATH: process.env.PATH, ...env }, ...limits };
  const answer = await run(program, question, options).catch(() => null);
  return answer?.stdout ?? null;
}
async function readEnvironment(ask) {
  const { RUNNER_OS, ImageOS, ImageVersion } = process.env;
  const cards = ["--query-gpu=name", "--format=csv,noheader"];
  const freeze = ["-m", "pip", "freeze", "--exclude-editable"];
  const [gpu, packages] = await Promise.all([
    ask("nvidia-smi", cards),
    ask("python", freeze).then((answer) => answer ?? ask("python3", freeze))
  ]);
  const known = (text2 = "") => printable(text2, MAX_ENVIRONMENT) || null;
  return {
    os: known(RUNNER_OS),
    image: known([ImageOS, ImageVersion].filter(Boolean).join(" ")),
    gpu: known(linesOf(gpu ?? "").join(", ")),
    packages: digestOf(packages ?? "")
  };
}
function digestOf(printed) {
  const packages = linesOf(printed).map((line) => line.replace(/ @ file:.*/, ""));
  if (packages.length === 0) return null;
  return createHash("sha256").update(packages.join("\n")).digest("hex");
}
function linesOf(printed) {
  return (printed.match(/\S.*/g) ?? []).map((line) => line.trim()).sort();
}
var PREFIX = "INPUT_";
function refuseOtherInputs(env) {
  const config = env[`${PREFIX}CONFIG`]?.trim() || CONFIG_PATH;
  const others = Object.entries(env).flatMap(([variable, given = ""]) => {
    const [name2, value] = [variable.slice(PREFIX.length).toLowerCase(), given.trim()];
    if (!variable.toUpperCase().startsWith(PREFIX) || value === "" || isInput(name2)) return [];
    const spelt = name2.replaceAll("_", "-");
    const isMeant = name2.includes("-") || isInput(spelt);
    const advice = `${didYouMean(name2, INPUTS)} docs/reference.md lists the inputs.`.trim();
    const fix = insteadOfInput(spelt, value, config) ?? (isMeant ? advice : null);
    return fix === null ? [] : [{ name: printable(name2), fix }];
  });
  if (others.length === 0) return;
  throw usageError(
    others.map(({ name: name2 }) => name2).join(", "),
    others.length === 1 ? "is not an input" : "are not inputs",
    others.map(({ fix }) => fix).join(" ")
  );
}
var INPUTS = OPTION_NAMES.filter(isInput);
var text = string().check(_maxLength(1e3));
var name = text.check(_minLength(1));
var count = int().check(_positive());
var commit = string().check(_regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/));
var event = object({
  action: nullish(text),
  repository: nullish(
    object({
      id: nullish(count),
      default_branch: nullish(name),
      private: optional(unknown()),
      visibility: optional(unknown())
    })
  ),
  pull_request: nullish(
    object({
      number: count,
      head: object({ sha: commit, repo: nullish(object({ id: nullish(count) })) }),
      base: object({ ref: name })
    })
  ),
  before: nullish(commit),
  changes: nullish(object({ base: optional(unknown()) })),
  workflow_run: nullish(
    object({
      id: count,
      head_sha: commit,
      head_branch: nullish(text),
      head_repository: nullish(
        object({ id: nullish(count), owner: nullish(object({ login: text })) })
      ),
      event: text,
      conclusion: nullish(text),
      path: nullish(text)
    })
  ),
  merge_group: nullish(object({ head_sha: commit, head_ref: name, base_ref: name })),
  inputs: optional(unknown()),
  client_payload: optional(unknown())
});
function readEvent(path) {
  if (path === "") return event.parse({});
  let what = "is not a JSON object";
  try {
    const content = readFileSync(path, "utf8");
    if (content.trim() === "") what = "is empty";
    const payload = JSON.parse(content);
    if (typeof payload === "object" && payload !== null && !Array.isArray(payload)) {
      const { data, error } = safeParse(event, payload);
      if (data !== void 0) return data;
      const field = error.issues[0]?.path.join(".");
      what = `has no valid \`${field}\``;
    }
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

// src/action/run.ts
async function runsOf(inputs, world) {
  const started = await startRun(inputs, world);
  const { client, workspaceSha } = started;
  const subjects = await subjectsOf({ ...world.context, workspaceSha }, pullRequestLookup(client));
  if (typeof subjects === "string") return subjects;
  const reads = newReads();
  const [first, ...others] = subjects.map((subject) => runOn(subject, started, reads));
  return stillCurrent([first, ...others]);
}
async function startRun(inputs, world) {
  const { context, policy, now } = world;
  const { repository, runId: id, runAttempt: attempt2 } = context;
  const { githubToken: token } = inputs;
  const client = token === "" ? null : await createClient(token, repository, policy);
  const recorded = client && await ifAnswered(() => runLookup(client)(id));
  const startedAt = recorded?.startedAt ?? new Date(now()).toISOString();
  return {
    ...{ world, inputs, client, runUrl: urlOfRun(world) },
    /** The commit that is checked out; null if unknown. */
    workspaceSha: await world.trainedCommit(resolve(inputs.workingDirectory)),
    /** What it was trained with; null where other jobs train. */
    environment: inputs.mode === "auto" ? await readEnvironment(world.ask) : null,
    /** This run, which judges: its start decides which of two verdicts is the later one. */
    judging: { id, attempt: attempt2, startedAt: startedAt.replace(/\.\d+Z$/, "Z") },
    /** The same in all its attempts. */
    createdAt: new Date(recorded?.createdAt ?? startedAt).toISOString()
  };
}
function placeOf(subject, started, { budget }) {
  const { world, inputs, client, workspaceSha, environment } = started;
  const { headSha, runId, baseBranch: branch, isOnBase: isOnBranch, isOwnRun, workflow } = subject;
  const { context, policy, now } = world;
  const mustHaveWorkflow = !isOwnRun && !isOnBranch;
  const isMerge = isOwnRun && context.eventName === "pull_request";
  const github = client && {
    ...{ reader: githubReader(client), runId, judgingRunId: context.runId },
    runUrl: (id) => urlOfRun(world, id),
    baseline: { branch, headSha, isOnBranch, workflow, mustHaveWorkflow },
    candidateShas: [.../* @__PURE__ */ new Set([headSha, ...isMerge ? [context.sha] : []])],
    now: now()
  };
  return {
    directory: resolve(inputs.workingDirectory),
    ...{ workspaceSha, environment, github, repository: context.repository },
    // A page of 1,000 runs takes a server longer than anything takes GitHub.
    servers: {
      ...{ env: process.env, mask: setSecret, now },
      policy: { ...policy, maxAnswer: 2 * policy.maxAnswer }
    },
    reads: newReads(budget)
  };
}
function runOn(subject, started, reads) {
  const { client, inputs, runUrl } = started;
  const instance = { workflow: subject.workflow, name: inputs.name };
  const commit2 = plain("commit", subject.headSha.slice(0, 7));
  const live = onceEach((of) => livePull(client, of));
  return {
    ...{ ...started, subject, instance, place: placeOf(subject, started, reads) },
    /** The pull request as it is now; null if there is none, or GitHub does not say. */
    live: () => live(subject),
    origin: say`Commit ${commit2}, ${link(say`this run`, runUrl)}.`
  };
}
function wantsCheck({ inputs, subject }) {
  return inputs.check === "always" || inputs.check === "auto" && subject.isForPull;
}
function basesOf(runs) {
  const bases = runs.flatMap(
    ({ subject: { isOnBase, unreadable, baseBranch } }) => isOnBase || unreadable ? [] : baseBranch
  );
  return [...new Set(bases)];
}
async function stillCurrent(runs) {
  if (runs.length === 1) return runs;
  const current = [];
  for (const run2 of runs) if (!(await run2.live())?.isStale) current.push(run2);
  const [first, ...others] = current;
  return first === void 0 ? runs : [first, ...others];
}
async function livePull(client, { pull: number, baseBranch }) {
  if (client === null || number === null) return null;
  const now = await ifAnswered(() => pullNow(client, number));
  if (now === null) return null;
  const isStale = !now.isOpen || now.baseBranch !== baseBranch;
  const why = now.isOpen ? `its base is ${codeSpan(now.baseBranch)} now, and this run is about ${codeSpan(baseBranch)}` : "it was closed meanwhile";
  if (isStale) notice(`Nothing is written on #${number}: ${why}.`);
  return { headSha: now.headSha, isStale };
}
async function subjectsOf(context, { pullsOf, pullOf }) {
  const { eventName, payload } = context;
  if (eventName === "workflow_run" && payload.workflow_run)
    return ofTrainingRun(context, payload.workflow_run, pullsOf);
  if (payload.merge_group) return [ofQueue(context, payload.merge_group)];
  if (payload.pull_request) {
    const { head, base, number: number2 } = payload.pull_request;
    const isOfPull = ["pull_request", "pull_request_target"].includes(eventName);
    if (isOfPull && payload.action === "edited" && !payload.changes?.base)
      return "Nothing is judged: the pull request was edited, but its base is the same.";
    const pull2 = { number: number2, headSha: head.sha, baseBranch: base.ref };
    return [{ ...ownRun(context), ...aboutPull(pull2) }];
  }
  if (eventName === "repository_dispatch" && payload.action === DISPATCH_TYPE) {
    const { number: number2, sha } = dispatched(payload.client_payload);
    return ofNamedPull(context, await pullOf(number2), sha);
  }
  const number = numberGiven(context);
  if (number === null) return [ofBranch(context)];
  const pull = await pullOf(number);
  return pull.headSha === (context.workspaceSha ?? context.sha) ? [{ ...ownRun(context), ...aboutPull(pull) }] : ofNamedPull(context, pull);
}
var ON_PULL = { isForPull: true, isOnBase: false, isBaseline: false };
var KNOWN = { mustRecordHead: false, unreadable: null };
function aboutPull({ number: pull, headSha, baseBranch }) {
  return { headSha, pull, baseBranch, ...ON_PULL };
}
var DISPATCH_TYPE = "tuning-gate";
var NUMBER = /^\s*#?[1-9]\d{0,9}\s*$/;
var dispatch = object({
  pull_request: pipe(coerce_exports.string(), string().check(_regex(NUMBER))),
  sha: string().check(_regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i))
});
function dispatched(payload) {
  const { data, error } = safeParse(dispatch, payload ?? {});
  if (data === void 0)
    throw usageError(
      "repository_dispatch",
      `client_payload has no valid \`${error.issues[0]?.path.join(".") || "pull_request"}\``,
      `Send the number of a pull request and the full SHA of its head: {"event_type": "${DISPATCH_TYPE}", "client_payload": {"pull_request": 12, "sha": "\u2026"}}.`
    );
  return { number: Number(data.pull_request.replace("#", "")), sha: data.sha.toLowerCase() };
}
function ofNamedPull(context, pull, sha = pull.headSha) {
  const { number, headSha, isOpen } = pull;
  if (!isOpen) return `Nothing to judge: #${number} is closed.`;
  if (headSha === sha) return [{ ...ownRun(context), ...aboutPull(pull), mustRecordHead: true }];
  const [then, now] = [sha, headSha].map((commit2) => commit2.slice(0, 7));
  return `Nothing is judged: the dispatch is about ${then}, but the head of #${number} is ${now}.`;
}
var PULL_INPUT = "pull-request";
function numberGiven({ eventName, payload }) {
  const inputs = eventName === "workflow_dispatch" ? Object(payload.inputs) : {};
  const number = String(inputs[PULL_INPUT] ?? "");
  if (number.trim() === "") return null;
  if (NUMBER.test(number)) return Number(number.replace("#", ""));
  throw usageError(
    "workflow_dispatch",
    `the workflow\u2019s input \`${PULL_INPUT}\` is ${JSON.stringify(number.slice(0, 80))}, which is not a number`,
    "Give the number of the pull request, such as 12."
  );
}
function ownRun({ runId, workflowRef }) {
  return { runId, isOwnRun: true, workflow: workflowFile(workflowRef), ...KNOWN };
}
function ofQueue(context, { head_sha: headSha, base_ref }) {
  const baseBranch = base_ref.replace(/^refs\/heads\//, "");
  return { ...ofBranch(context), headSha, baseBranch, ...ON_PULL };
}
function ofBranch(context) {
  const { ref, sha, eventName } = context;
  const branch = ref.replace(/^refs\/heads\//, "");
  const main = defaultBranch(context);
  const isOnBase = main !== null && ref === `refs/heads/${main}`;
  return {
    ...ownRun(context),
    headSha: sha,
    pull: null,
    isForPull: false,
    baseBranch: main ?? branch,
    isOnBase,
    isBaseline: TRUSTED_EVENTS.includes(eventName) && ref.startsWith("refs/heads/")
  };
}
async function ofTrainingRun(context, trained, pullsOf) {
  const { head_sha: sha, event: event2, conclusion } = trained;
  const branch = trained.head_branch ?? "";
  if (["skipped", "cancelled", "action_required", "stale"].includes(conclusion ?? ""))
    return `Nothing is judged: the run that trains ended as \`${conclusion}\`.`;
  const workflow = workflowFile(trained.path ?? "");
  const ofRun = { runId: trained.id, isOwnRun: false, workflow, ...KNOWN };
  const main = defaultBranch(context) ?? branch;
  if (event2 !== "pull_request" && event2 !== "pull_request_target") {
    const isOwn = trained.head_repository?.id === context.payload.repository?.id;
    const isOnBase = isOwn && branch === main;
    const about = { headSha: sha, pull: null, isForPull: false, baseBranch: main, isOnBase };
    return [{ ...ofRun, ...about, isBaseline: false }];
  }
  const owner = trained.head_repository?.owner?.login;
  const head = [owner ?? "", branch].filter((name2) => name2 !== "");
  let pulls;
  try {
    pulls = head.length === 2 ? await pullsOf(head.join(":")) : [];
  } catch (unreadable) {
    if (!(unreadable instanceof UserError)) throw unreadable;
    return [{ ...ofRun, headSha: sha, pull: null, baseBranch: main, ...ON_PULL, unreadable }];
  }
  if (new Set(pulls.map(({ baseBranch }) => baseBranch)).size > MAX_BASES) {
    const what = `this branch is the head of pull requests into more than ${MAX_BASES} branches`;
    throw usageError("workflow_run", what, "Close those that are not needed, and re-run this job.");
  }
  const [first, ...others] = pulls.map((pull) => {
    return { ...ofRun, ...aboutPull({ ...pull, headSha: sha }) };
  });
  if (first !== void 0) return [first, ...others];
  return `Nothing is judged: no open pull request comes from the branch that was trained${nameOf(head)}.`;
}
function nameOf(head) {
  const names = head.toReversed().map((name2) => codeSpan(name2, 100));
  return names.length === 0 ? "" : ` (${names.join(" of ")})`;
}
function defaultBranch({ payload, eventName, ref }) {
  const main = payload.repository?.default_branch ?? null;
  return main === null && eventName === "schedule" ? ref.replace(/^refs\/heads\//, "") : main;
}
function pullRequestLookup(client) {
  const answerTo = async (where, ask) => {
    const what = `is empty, and ${where} cannot be read without a token`;
    const fix = "Remove the input to use the job\u2019s own token.";
    if (client === null) throw settingsError("github-token", what, fix);
    return ask(client).catch((error) => {
      throw explainRead(error, { fault: "pull", where }, "`permissions: pull-requests: read`");
    });
  };
  return {
    pullOf: (number) => answerTo(`pull request #${number}`, (asked) => pullNow(asked, number)),
    /** The open ones of a branch, `owner:name`; a run for a pull request of a fork names none. */
    pullsOf: (head) => answerTo("the pull requests of the branch", (asked) => openPulls(asked, head))
  };
}
function explainRead(error, about, permissions) {
  const refusal = refusalOf(error);
  if (refusal === null) return error;
  const isOutage = refusal === "unreachable";
  const cause = isOutage ? "GitHub did not answer" : "the token may not read it, or it does not exist";
  const what = `${cause} (${printable(reasonOf(error), 200)})`;
  const fix = isOutage ? "Run the job again." : `Give the job ${permissions}.`;
  return new UserError({ ...about, what, fix });
}

// src/action/plan-comparisons.ts
function sourceOfNames({ mode, name: name2, given }, config) {
  if (config !== null && config.comparisons.size > 0) return "config";
  return mode === "gate" && name2 === "" && !given("candidate")?.trim() ? "saved" : "input";
}
function planComparisons(inputs, config, saved) {
  const { collected = [], baselines = [] } = saved ?? {};
  const source = sourceOfNames(inputs, config);
  const withSweep = baselines.length > 0 ? baselines : collected;
  const isUnnamed = withSweep.length === 0 || withSweep.includes("");
  const asked = { inputs, config, file: () => candidateInput(inputs) };
  if (source === "input" || source === "saved" && isUnnamed)
    return { expected: [located(null, asked)], notCompared: [] };
  const listed = [...config?.comparisons.keys() ?? []];
  const names = source === "config" ? listed : withSweep;
  if (names.length > MAX_COMPARISONS) {
    const what = `${names.length} are asked for; at most ${MAX_COMPARISONS} can be made in one run`;
    throw usageError("comparisons", what, "List in the config file only those that count.");
  }
  const digest = names.find((name2) => !LABEL.test(name2));
  if (digest !== void 0) {
    const what = "is saved under a name too long for the name of an artifact";
    throw usageError(`sweep ${digest}`, what, "List the comparisons in the config file.");
  }
  const expected = names.map((name2) => located(name2, asked));
  const used = expected.flatMap(({ saved: saved2, baseline }) => [saved2.name, nameIn(baseline)]);
  const known = [...used, ...used.map((name2) => name2 && encodedName(name2))];
  return { expected, notCompared: collected.filter((name2) => !known.includes(name2)) };
}
function located(comparison, { inputs, config, file: file2 }) {
  const name2 = comparison ?? "";
  const layers = { input: inputs.given, config, comparison };
  const listed = config?.comparisons.get(name2)?.get("candidate")?.trim().normalize();
  const listedAt = listed ? readLayered(layers, () => parseLocation(listed, "candidate")) : null;
  const server = readIn(layers, "source")?.normalize();
  const source = server === void 0 ? null : readLayered(layers, () => parseSource(server));
  if (source !== null && (listedAt ?? inputs.given("candidate")?.trim())) {
    const what = naming`cannot be combined with ${{ option: "candidate" }}`;
    throw settingsError("source", what, "Remove one of them: a source provides both sweeps.");
  }
  const saving = comparison === null ? savedAt("") : sweepOfRun(name2);
  const asked = source ?? listedAt ?? file2() ?? saving;
  const text2 = readIn(layers, "baseline").normalize();
  const named = readLayered(layers, () => parseLocation(text2, "baseline"));
  const instance = comparison === null ? inputs.name : nameIn(asked) ?? name2;
  const candidate = asked.kind === "auto" ? savedAt(instance) : asked;
  const saved = savedAt(instance, comparison === null ? null : inputs.name);
  const baseline = named.kind === "auto" ? source ?? saved : named;
  const { gate: gate2, ...settings } = readLayered(layers, readSettings);
  const onMissingBaseline = nameIn(baseline) === null ? gate2.onMissingBaseline : "fail";
  const all = { ...settings, gate: { ...gate2, onMissingBaseline } };
  return { name: name2, saved, candidate, baseline, layers, settings: all };
}
function nameIn(location) {
  return location.kind === "sweep" ? location.name : null;
}
function comparisonsOf(name2, inputs, config) {
  const asked = { inputs, config, file: () => null };
  const all = Array.from(config?.comparisons.keys() ?? [], (listed) => located(listed, asked));
  const uses = all.filter(
    ({ candidate, baseline }) => [candidate, baseline].some((location) => nameIn(location) === name2)
  );
  return uses.length > 0 ? uses : [located(null, asked)];
}
function settingsToCollect(inputs, config) {
  const all = comparisonsOf(inputs.name, inputs, config);
  const metrics = all.map(({ settings }) => settings.reading.metric);
  const firsts = all.filter((_, i) => metrics.indexOf(metrics[i] ?? null) === i);
  return firsts.toSorted((a, b) => rankOf(a) - rankOf(b));
}
function rankOf({ settings }) {
  return settings.reading.metric === null ? 0 : 1;
}
function modelsWithChanges(models, changed, { run: run2, config }) {
  const { inputs, subject } = run2;
  const own = [subject.workflow, inputs.config ?? CONFIG_PATH];
  const isChanged = (name2) => comparisonsOf(name2, inputs, config).some(({ layers }) => {
    const trains = readIn(layers, "trains");
    if (trains === null || changed === null) return true;
    return changed.some((file2) => isTrained(file2, [...trains, ...own]));
  });
  const found = models.filter(isChanged);
  return subject.isForPull || found.length === 0 ? found : models;
}
async function changedFiles(run2) {
  const { client, subject, world } = run2;
  const { eventName, payload, sha } = world.context;
  if (client === null) return null;
  const { pull, headSha } = subject;
  const isOfPull = ["pull_request", "pull_request_target", "workflow_run"].includes(eventName);
  try {
    if (isOfPull && pull !== null)
      return (await pullNow(client, pull)).headSha === headSha ? await filesOfPull(client, pull) : null;
    const isPush = eventName === "push" && payload.before;
    return isPush ? await filesBetween(client, payload.before ?? "", sha) : null;
  } catch (error) {
    if (refusalOf(error) === "missing") return null;
    const about = { fault: "data", where: "the files that were changed" };
    const permissions = `\`permissions: ${pull === null ? "contents" : "pull-requests"}: read\``;
    throw explainRead(error, about, permissions);
  }
}
function isTrained({ paths, patch }, globs) {
  const lines = (patch ?? "").split("\n").filter((line) => /^[-+]/.test(line));
  const isBump = lines.length > 0 && lines.every((line) => /^.\s*(-\s+)?uses:\s/.test(line));
  if (isBump && paths.every((path) => path.startsWith(".github/workflows/"))) return false;
  return paths.some((path) => {
    const last = globs.findLast((glob) => {
      const pattern = globPattern(glob.replace(/^!/, ""));
      return pattern.test(path) || pattern.test(`${path}/`);
    });
    return last !== void 0 && !last.startsWith("!");
  });
}
function configFor(run2) {
  const isReviewed = run2.inputs.mode !== "auto" || run2.subject.isForPull;
  return isReviewed && run2.place.github !== null ? reviewedConfig(run2) : checkedOutConfig(run2.inputs);
}
async function checkedOutConfig(inputs) {
  const path = inputs.config ?? CONFIG_PATH;
  const place = localPlace(process.env.GITHUB_WORKSPACE ?? process.cwd());
  return withNote(
    await configIn(await find({ kind: "path", text: `./${path}` }, place), path),
    inputs
  );
}
async function reviewedConfig({ inputs, subject, place }) {
  const { baseBranch, headSha, isForPull } = subject;
  const path = inputs.config ?? CONFIG_PATH;
  const at = (ref) => find({ kind: "ref", text: `ref:${ref}:${path}`, ref, path }, place);
  const config = await configIn(await at(isForPull ? baseBranch : headSha), path);
  const added = config === null && isForPull ? await at(headSha) : null;
  if (added === null || added.files.length === 0) return withNote(config, inputs);
  await checkAdded(added, path);
  return { config, note: { why: "added" } };
}
function withNote(config, { config: path, given }) {
  if (config === null && path !== null) {
    const what = `${JSON.stringify(path.slice(0, 200))} does not exist`;
    throw settingsError("config", what, "Give its path from the top of the repository.");
  }
  const inputs = config === null ? [] : inputsIgnoredFor(config, given);
  if (inputs.length === 0) return { config, note: null };
  const note = { why: "inputs-ignored", inputs };
  log(plainText(configSentences(note)));
  return { config, note };
}
async function checkAdded(added, path) {
  try {
    await configIn(added, path);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { message, file: file2, line } = error;
    const at = { file: file2 ?? path, ...line !== null && { startLine: line } };
    warning(`The config of this pull request has a mistake. ${message}`, at);
  }
}
function find(location, place) {
  return findSweep({ arm: "baseline", location, trainedSha: null }, place);
}
async function configIn({ files, search }, path) {
  const where = printablePath(path);
  const unreadable = (what, fix) => new UserError({ fault: "config", where, what, fix });
  refuseOutage(search.absence, where, { fault: "config", of: "it" });
  const [file2] = files;
  if (file2 === void 0) return null;
  if (file2.kind === "unread") throw new UserError({ ...file2.refusal, fault: "config" });
  const text2 = textIfAny(file2);
  if (text2.length > MAX_LENGTH)
    throw unreadable(`is larger than ${MAX_LENGTH / 1024} KiB`, "Shorten it.");
  const yaml = { path: where, text: text2 };
  const asked = { fix: "Correct it; docs/config.md has examples.", uniqueKeys: true };
  const document = await parseYaml(yaml, asked).catch((error) => {
    throw error instanceof UserError ? new UserError({ ...error, fault: "config" }) : error;
  });
  return readConfig(document, where);
}
var MAX_LENGTH = 2 ** 16;

// src/action/publish-report.ts
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
async function placePictures(run2, assessed) {
  const { inputs, subject } = run2;
  const none = { pictures: /* @__PURE__ */ new Map(), picture: pictureOf(run2) };
  const isAsked = inputs.charts === "branch";
  const isStored = isAsked || inputs.charts === "auto" && !hasOwnServer(inputs);
  if (!isStored || inputs.comment === "never" || subject.pull === null) return none;
  try {
    return { ...none, pictures: await storePictures(run2, assessed) };
  } catch (error) {
    if (isAsked) warning(explainFailure(error, "chart"));
    else if (!(error instanceof NoChartBranch)) log(explainFailure(error, "chart"));
    return none;
  }
}
function hasOwnServer({ quickchartUrl }) {
  return quickchartUrl !== OPTIONS["quickchart-url"].default;
}
async function storePictures({ client, inputs: { name: instance, charts: wanted }, world }, assessed) {
  const charts = picturesOfRun(assessed);
  if (charts.size === 0 || client === null) return /* @__PURE__ */ new Map();
  const { runId: run2, runAttempt: attempt2 } = world.context;
  const { sha, paths } = await withDeadline(
    6e4,
    () => storeCharts(client, charts, { run: run2, attempt: attempt2, instance, isMade: wanted === "branch" })
  );
  log(`Stored the ${charts.size === 1 ? "chart" : "charts"} at ${sha} of ${DATA_BRANCH}.`);
  const { serverUrl, repository } = world.context;
  const address = (path) => `${serverUrl}/${repository}/blob/${sha}/${path}?raw=true`;
  const pictures = /* @__PURE__ */ new Map();
  for (const [comparison, at] of paths) {
    const images = inEachVersion((version) => address(at[version]));
    pictures.set(comparison, { kind: "stored", ...images });
  }
  return pictures;
}
function pictureOf({ inputs, world }) {
  const { charts, quickchartUrl: server } = inputs;
  if (charts === "quickchart") return { kind: charts, server };
  if (charts !== "auto") return { kind: charts === "none" ? charts : "forest" };
  const { serverUrl, payload } = world.context;
  const { visibility = "public", private: isPrivate } = payload.repository ?? {};
  const isPublic = isPrivate === false && visibility === "public";
  const isOnGitHub = new URL(serverUrl).hostname === "github.com";
  return hasOwnServer(inputs) || isOnGitHub && isPublic ? { kind: "quickchart", server } : { kind: "forest", isFallback: true };
}
async function writeReport(report, histories, { name: name2, world }) {
  const { home } = world;
  const folder = folderOf("tuning-gate", name2);
  const ofHistories = histories.flatMap((history) => historyFiles(history, home));
  const all = [...filesOf(report, home), ...ofHistories];
  const files = [];
  const made = [];
  for (const planned of inFolder(folder, all)) {
    const makeIt = () => makeAll([{ ...planned, make: () => world.make(planned) }]);
    const what = `report\u2019s ${basename(planned.path)}`;
    await attempt(what, async () => made.push(...await makeIt()));
  }
  await attempt("report files", async () => {
    await writeFiles(made);
    setOutput("report-dir", folder);
    setOutput("report-json", join(folder, "report.json"));
    files.push(...made.map(({ path }) => path));
  });
  return { folder, files };
}
function folderOf(purpose, name2) {
  const parts = [purpose, encodedName(name2)].filter(Boolean);
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
    const upload = { name: reportName(inputs.name), files, folder, retentionDays, replaces: true };
    const url = `${runUrl}/artifacts/${await uploadFiles(upload, world.policy.maxUpload)}`;
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
async function postCheck(run2, content) {
  const { world, client, subject, live, instance, judging, runUrl } = run2;
  const why = whyNoCheck(run2);
  if (why !== null) log(`No check was written: ${why}.`);
  const isOwn = true;
  if (why !== null || client === null || (await live())?.isStale) return { isOwn, noCheck: [] };
  const { headSha } = subject;
  const { step } = world;
  const openBases = async () => {
    const pulls = await ifAnswered(() => openPulls(client));
    return pulls?.flatMap((pull) => pull.headSha === headSha ? pull.baseBranch : []) ?? null;
  };
  const about = { run: judging, headSha, step, openBases, detailsUrl: runUrl };
  const order = { ...content, ...instance, ...about };
  try {
    const outcome = await publishCheck(checkRuns(client), order, client.policy);
    if (outcome.url !== null) setOutput("check-url", outcome.url);
    return { isOwn: outcome.done !== "taken-here", noCheck: tellOutcome(outcome, order) };
  } catch (error) {
    tellFailure(error, "check", run2);
    return { isOwn, noCheck: SEE_LOG };
  }
}
function tellOutcome({ done }, { name: name2, headSha }) {
  switch (done) {
    case "written":
      log(`Wrote the check \u201C${checkName(name2)}\u201D on ${headSha.slice(0, 7)}.`);
      return [];
    case "outdated":
      log("A newer run has already written this check; this one leaves it alone.");
      return [];
    case "failing-elsewhere":
      warning(plainText(FAILING_ELSEWHERE));
      return FAILING_ELSEWHERE;
    default: {
      const other = done === "taken" ? "workflow" : "job or step of this run";
      const what = `is already the check of another ${other}. Give each of them its own input \`name\`.`;
      setFailed(`On this commit, ${codeSpan(checkName(name2))} ${what}`);
      return SEE_LOG;
    }
  }
}
function tellFailure(error, what, run2) {
  if (isForbidden(error) && isReadOnly(run2.world)) {
    if (what === "check" || whyNoCheck(run2) !== null) warning(READ_ONLY);
    return;
  }
  const isBlocking = what === "check" && !isForbidden(error);
  (isBlocking ? setFailed : warning)(explainFailure(error, what));
}
var FAILING_ELSEWHERE = say`No check was written: the one on this commit fails for the base of another open pull request, and a commit has only one. Push a commit to have it judged anew.`;
var SEE_LOG = say`No check was written: the log of the run says why.`;
function whyNoCheck({ inputs, client, subject }) {
  if (inputs.check === "never") return "the input `check` is `never`";
  if (!wantsCheck({ inputs, subject }))
    return "this run does not belong to a pull request, and the input `check` is not `always`";
  return client === null ? "the step has no `github-token`" : null;
}
async function postComment(run2, content) {
  const { inputs, client, subject, live, instance, judging } = run2;
  const when = inputs.comment;
  const { pull: number, headSha: sha } = subject;
  const without = (reason) => log(`No comment was posted: ${reason}.`);
  if (when === "never") return without("the input `comment` is `never`");
  if (client === null) return without("the step has no `github-token`");
  if (subject.unreadable !== null) return without("its pull request could not be read");
  if (number === null) return without("this run does not belong to a pull request");
  const now = await live();
  if (now?.isStale) return;
  if (now !== null && now.headSha !== sha)
    return without("the pull request has moved on from this commit, and its newer run will report");
  const order = { when, ...content, ...instance, run: judging };
  try {
    const thread = commentThread(client, number);
    const { url, note } = await publishComment(thread, order, client.policy);
    if (url !== null) setOutput("comment-url", url);
    if (note !== null) log(note);
  } catch (error) {
    tellFailure(error, "comment", run2);
  }
}
var READ_ONLY = "Neither check nor comment was written: GitHub gives runs for forks and for Dependabot a token that may only read. A workflow on `workflow_run` can write both. The whole report is in the job summary.";
function isReadOnly({ context: { eventName, payload, actor } }) {
  const { pull_request: pull, repository } = payload;
  const isOfFork = pull != null && pull.head.repo?.id !== repository?.id;
  return eventName === "pull_request" && (isOfFork || actor === "dependabot[bot]");
}
var QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40}$/;
async function repeatVerdict(run2) {
  const { inputs, world, subject } = run2;
  if (inputs.check === "never") return log("The verdict is not repeated: `check` is `never`.");
  const number = Number(QUEUE.exec(world.context.payload.merge_group?.head_ref ?? "")?.[1] ?? 0);
  const standing = number > 0 ? await verdictOn(number, run2) : null;
  if (standing === null)
    throw new UserError({
      fault: "unjudged",
      where: "merge queue",
      what: `the pull request has no check ${JSON.stringify(checkName(inputs.name))} for the base ${JSON.stringify(subject.baseBranch)} whose verdict could be repeated`,
      fix: `Queue it again when it has one; require the check on the branch, so that it has to, and give the job ${READ_VERDICT}.`
    });
  const { gate: gate2, title } = standing;
  const report = `The verdict on #${number}, repeated for the merge queue.

${standing.report}`;
  const write = (limit) => report.length <= limit ? report : standing.report;
  log(`#${number}: ${title}`);
  setOutput("gate", gate2);
  setOutput("reason", title);
  await addToSummary(world, report);
  const about = { bases: basesOf([run2]), remembers: [] };
  await postCheck(run2, { ...about, title, write, gate: gate2 });
  if (isFailure(standing)) setFailed(title);
}
async function verdictOn(number, { client, inputs, judging, subject }) {
  if (client === null) return null;
  try {
    const { headSha } = await pullNow(client, number);
    const of = { headSha, name: inputs.name, run: judging };
    return await standingVerdict(checkRuns(client), of, subject.baseBranch);
  } catch (error) {
    const about = { fault: "settings", where: `the verdict on #${number}` };
    throw explainRead(error, about, READ_VERDICT);
  }
}
var READ_VERDICT = "`permissions: checks: write` and `pull-requests: read`";

// src/action/collect.ts
async function collect(inputs, world) {
  const { name: name2, isOfBase } = inputs;
  const part = partOf(inputs);
  const read = async () => sweepFiles(await sweepsToCollect(inputs, world), part, inputs, world);
  try {
    const artifact = (isOfBase ? baseName : savedName)(name2, part?.shard);
    const files = isOfBase ? await baseFiles(name2, read) : await read();
    await saveFiles(files, artifact, inputs, world);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw dataError(
      "the artifact of this sweep",
      `could not be uploaded (${detailOf(error, "message")})`,
      "Run the job again. If the name is taken, give each job that saves a sweep its own `name` or `shard`."
    );
  }
}
async function baseFiles(name2, read) {
  const code = process.env.EXIT_CODE?.trim() ?? "";
  try {
    if (code === "") return await read();
    warning(`The base could not be trained: exit code ${printable(code, 10)}.`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    warning(`The base has no sweep. ${error.messageFor("inputs")}`);
  }
  const path = join2(folderOf("tuning-gate.base", name2), EXIT_CODE_FILE);
  return [{ path, content: `${code || 0}
` }];
}
async function sweepsToCollect(inputs, world) {
  const { name: name2 } = inputs;
  const directory = resolve2(inputs.workingDirectory);
  const workspaceSha = await world.trainedCommit(directory);
  const environment = await readEnvironment(world.ask);
  const place = { ...localPlace(directory), workspaceSha, environment };
  const candidate = candidateInput(inputs) ?? savedAt("");
  const { config } = await checkedOutConfig(inputs);
  const records = /* @__PURE__ */ new Map();
  for (const { settings, layers } of settingsToCollect(inputs, config)) {
    const record = await loadToSave(candidate, { place, settings }).catch((error) => {
      throw namingField(error, layers);
    });
    if (record === null)
      throw dataError(
        printablePath(candidate.text),
        "matches nothing, so there is no sweep to save",
        "Check that the training step ran, and that the input `candidate` points to the file it wrote."
      );
    const reading = withSaved(settings.reading, record.settings);
    log(`${plainText(describeCounts(toSweep(record, reading), { ...settings, reading }))}.`);
    records.set(record.metric, record);
  }
  return Array.from(records.values(), (record, metric) => ({ name: name2, of: "", record, metric }));
}
var OF_TOTAL = /^.+-of-([1-9]\d{0,4})$/;
function partOf({ shard, shards }) {
  const named = OF_TOTAL.exec(shard)?.[1];
  const total = shards ?? (named === void 0 ? null : Number(named));
  if (named !== void 0 && Number(named) !== total) {
    const what = naming`is ${`${total}`}, but ${{ option: "shard" }} is ${JSON.stringify(shard)}`;
    throw settingsError("shards", what, "Give the number of jobs that train this sweep.");
  }
  if (shard === "" && (total ?? 1) > 1) {
    const what = naming`is missing, and ${{ option: "shards" }} is ${`${total}`}`;
    throw settingsError("shard", what, "Give each job its own index.");
  }
  if (shard === "" || total === 1) return null;
  const isWhole = named !== void 0 || total === null;
  return { shard: isWhole ? shard : `${shard}-of-${total}`, shards: total };
}
function textToSave({ record, name: name2 }, part, world) {
  const { shard, shards } = part ?? { shard: null, shards: record.shards ?? null };
  const { workflowRef, repository, runId, runAttempt, eventName: event2 } = world.context;
  const run2 = { workflow: workflowFile(workflowRef), repository, runId, runAttempt, event: event2 };
  const createdAt = new Date(world.now()).toISOString();
  const training = { name: name2, shard, shards, sha: record.source.sha, ...run2, createdAt };
  return saveSweep({ record, training });
}
function sweepFiles(sweeps, part, { name: instance }, world) {
  const folder = folderOf("tuning-gate.sweep", instance);
  return Promise.all(
    sweeps.map(async (sweep) => ({
      path: join2(folder, sweepFile(sweep.of, sweep.metric)),
      content: await textToSave(sweep, part, world)
    }))
  );
}
async function saveFiles(files, artifact, { retentionDays }, world) {
  await writeFiles(files);
  const paths = files.map(({ path }) => path);
  const folder = dirname(paths[0] ?? "");
  setOutput("sweep-json", paths[0]);
  if (canUpload(world.context.serverUrl)) {
    const upload = { name: artifact, files: paths, folder, retentionDays, replaces: false };
    await uploadFiles(upload, world.policy.maxSaving);
    info(`The sweep is saved as the artifact ${artifact}.`);
  } else {
    warning(
      `This GitHub does not accept artifacts from here: upload ${paths.join(" and ")} as ${artifact} with actions/upload-artifact.`
    );
  }
  setOutput("sweep-artifact", artifact);
}
function baselinesOf({ inputs, subject }, { made }) {
  if (!subject.isBaseline) return null;
  const trained = made.filter(
    ({ planned, assessment }) => planned.baseline.kind === "auto" && !isLasting(planned.candidate) && !isLeftOut(assessment)
  );
  const { artifact = "" } = trained[0]?.planned.saved ?? {};
  const areSaved = trained.every(
    ({ assessment }) => assessment.searches.candidate.artifacts.join() === artifact
  );
  for (const comparison of areSaved && !inputs.history ? [] : trained) {
    const why = whyNotSaved(comparison, subject.headSha);
    if (why === null) continue;
    const which = comparison.planned.name && ` ${JSON.stringify(comparison.planned.name)}`;
    warning(`No baseline was saved because of the sweep${which}: ${why}.`);
    return null;
  }
  return { artifact, areSaved, trained, sweeps: wholeSweeps(trained) };
}
async function saveBaselines({ inputs, world }, { artifact, areSaved, sweeps }) {
  if (sweeps.length === 0 || areSaved) return;
  try {
    await saveFiles(await sweepFiles(sweeps, null, inputs, world), artifact, inputs, world);
  } catch (error) {
    warning(
      `This sweep could not be kept as a baseline (${detailOf(error, "message")}). Pull requests are compared with an older one until a run keeps its sweep: run this job again.`
    );
  }
}
function whyNotSaved({ planned, candidate, baseline, assessment }, headSha) {
  const { candidate: search } = assessment.searches;
  const { shards } = search;
  if (isUnusable(search)) return "it could not be read";
  if (candidate === null) return planned.name === "" ? null : "it was not found";
  const { sha } = candidate.source;
  if (shards !== null && shards.saved < shards.jobs)
    return `${shards.saved} of the ${shards.jobs} jobs of the matrix saved their trials. Run the failed jobs again`;
  const [before, now] = [baseline?.shards ?? 0, candidate.shards ?? Infinity];
  if (shards === null && now < before)
    return `${now} jobs saved their trials, and the baseline before it is of ${before}. Run the failed jobs again, or say with the input \`shards\` how many there are now`;
  if (sha !== null && sha !== headSha)
    return `it was trained on ${sha}, and this run is of ${headSha}`;
  return null;
}
function wholeSweeps(made) {
  const inOrder = made.toSorted((a, b) => rankOf(a.planned) - rankOf(b.planned));
  const byName = /* @__PURE__ */ new Map();
  for (const { planned, candidate } of inOrder) {
    if (candidate === null) continue;
    const { name: name2, of } = planned.saved;
    const ofName = byName.get(name2) ?? /* @__PURE__ */ new Map();
    const { minTrials, pairing } = plannedBy(planned.settings);
    const saved = candidate.settings;
    const settings = { ...saved, minTrials: minTrials ?? saved.minTrials, pairing };
    const metric = ofName.get(candidate.metric)?.metric ?? ofName.size;
    const sweep = { name: name2, of, record: { ...candidate, settings }, metric };
    byName.set(name2, ofName.set(candidate.metric, sweep));
  }
  return [...byName.values()].flatMap((ofName) => [...ofName.values()]);
}
async function recordRun(run2, { trained, sweeps }) {
  const { inputs, subject, client, world } = run2;
  const { headSha, baseBranch } = subject;
  const isOfMain = subject.isOnBase && subject.isBaseline && subject.isOwnRun;
  if (!inputs.history || !isOfMain || client === null || sweeps.length === 0) return [];
  try {
    return await withDeadline(world.policy.maxSaving, async () => {
      const texts = /* @__PURE__ */ new Map();
      for (const sweep of sweeps) {
        const owner = { name: inputs.name, comparison: sweep.of };
        texts.set(sweepPath(headSha, owner, sweep.metric), await textToSave(sweep, null, world));
      }
      const pull = await ifAnswered(() => pullOfCommit(client, headSha, baseBranch));
      return commitRecord({ run: run2, client, trained, texts, pull });
    });
  } catch (error) {
    warning(explainFailure(error, "history"));
    return [];
  }
}
async function commitRecord(recorded) {
  const { run: run2, client, trained, texts } = recorded;
  const { runId, runAttempt: attempt2 } = run2.world.context;
  let continued = [];
  const sha = await changeBranch(client, DATA_BRANCH, async (tip) => {
    continued = [];
    for (const comparison of trained)
      continued.push(await continueHistory(comparison, tip, recorded));
    const lines = continued.map(({ path, text: text2 }) => [path, text2]);
    const fresh = [...texts].filter(([path]) => !isOld(path, continued));
    return {
      files: new Map([...lines, ...fresh]),
      drops: (path) => isOld(path, continued),
      message: `Record ${run2.subject.headSha.slice(0, 7)}: run ${runId}, attempt ${attempt2}`
    };
  });
  log(`Recorded this run at ${sha} of ${DATA_BRANCH}.`);
  for (const { history } of continued) {
    const [first, ...others] = history.damaged;
    const more = others.length > 0 ? ` ${others.length} more cannot be read either.` : "";
    if (first !== void 0)
      warning(`Skipped a line of the history, which stays in the file. ${first.what}${more}`);
  }
  return continued.map(({ report }) => report);
}
var MAX_HISTORY_BYTES = 32 * 2 ** 20;
async function continueHistory(comparison, tip, { run: run2, client, pull }) {
  const { inputs, subject, judging, createdAt, world } = run2;
  const { planned, assessment } = comparison;
  const path = historyPath({ name: inputs.name, comparison: planned.name });
  const before = tip?.files.has(path) ? (await readBranchFile(client, { tip, path }, MAX_HISTORY_BYTES)).toString() : "";
  const { readHistory, writeHistoryLine } = await historyFile();
  const about = {
    ...{ comparison: planned.name, commit: subject.headSha, date: createdAt, pull },
    run: { id: judging.id, attempt: judging.attempt }
  };
  const { candidate } = assessment;
  if (candidate === null) throw new Error("What is recorded has been read.");
  const line = writeHistoryLine(historyEntry(about, { candidate, withPredecessor: assessment }));
  const end = before === "" || before.endsWith("\n") ? "" : "\n";
  const text2 = before.split("\n").includes(line.trimEnd()) ? before : `${before}${end}${line}`;
  const history = readHistory({ kind: "text", path, text: text2 });
  const { serverUrl, repository } = world.context;
  const frame = { name: planned.name, repository: `${serverUrl}/${repository}` };
  const report = historyReport(history, frame);
  const of = dataName({ name: inputs.name, comparison: planned.saved.of });
  return { path, text: text2, history, report, of };
}
function isOld(path, continued) {
  const saved = ownerOfSweepAt(path);
  const own = continued.filter(({ of }) => of === saved?.of);
  return own.length > 0 && !own.some(({ history }) => commitsToKeep(history).includes(saved?.sha ?? ""));
}

// src/action/comparisons.ts
async function compareRun(run2, taken) {
  const { inputs, subject, place } = run2;
  const isGathering = inputs.mode === "gate" && place.github !== null;
  const { config, note: configNote } = await configFor(run2);
  const top = { input: inputs.given, config, comparison: null };
  const source = isGathering ? sourceOfNames(inputs, config) : "input";
  const names = source === "input" || readIn(top, "source") !== null ? null : await savedNames(run2, source);
  const { expected, notCompared } = planComparisons(inputs, config, names);
  const planned = expected.map(({ settings, ...rest }) => {
    const gate2 = { ...settings.gate, informOnly: subject.isOnBase };
    return { ...rest, settings: { ...settings, gate: gate2 } };
  });
  const isFoundByCommit = planned.some(
    ({ candidate }) => candidate.kind === "server" && candidate.byCommit
  );
  const candidateShas = isFoundByCommit || subject.mustRecordHead ? await commitsOf(run2) : [];
  const older = { keptFor: inputs.history ? inputs.name : null, taken };
  const github = place.github && { ...place.github, candidateShas, older };
  const where = { ...place, github };
  const saved = await compareAll(planned, where);
  const judged = inputs.isOfBase ? await withBases(run2, saved, where) : saved;
  const made = await withoutUnchanged(judged, run2, config);
  if (subject.mustRecordHead) requireHead(made, { subject, place: where });
  const named = made.map(({ planned: { name: name2 }, assessment }) => ({ name: name2, assessment }));
  const assessed = combineAssessments(named, { notCompared, configNote });
  return { made, assessed, label: readIn(top, "accept-label") };
}
async function withoutUnchanged(made, run2, config) {
  const isMissing = ({ assessment }) => assessment.searches.candidate.absence?.why === "missing";
  if (!made.some(isMissing)) return made;
  const models = made.map(({ planned }) => planned.saved.name);
  const changed = modelsWithChanges(models, await changedFiles(run2), { run: run2, config });
  return made.map(
    (one) => isMissing(one) && !changed.includes(one.planned.saved.name) ? { ...one, assessment: leaveOut(one.assessment) } : one
  );
}
async function commitsOf({ place, subject: { pull, headSha }, client }) {
  const ask = client && pull !== null ? () => pullNow(client, pull) : null;
  const now = ask && await ifAnswered(ask);
  const merge = now?.headSha === headSha ? now.mergeSha ?? [] : [];
  return [...new Set([place.github?.candidateShas ?? [], merge].flat())];
}
function requireHead(made, { subject: { headSha, pull }, place }) {
  for (const { candidate } of made) {
    const sha = candidate?.source.sha ?? null;
    if (candidate === null || place.github?.candidateShas.some((known) => known === sha)) continue;
    const what = `is ${sha?.slice(0, 7) ?? "not recorded"}, and the head of #${pull} is ${headSha.slice(0, 7)}`;
    const fix = "Start the workflow on the branch of the pull request.";
    throw usageError("the candidate\u2019s commit", what, fix);
  }
}
async function savedNames({ place, subject: { isBaseline, isOnBase } }, source) {
  const { savedInRun } = await onGitHub();
  const collected = await savedInRun(place);
  const doDecide = source === "saved" && !isBaseline && !isOnBase;
  if (!doDecide || collected.length === 0) return { collected, baselines: [] };
  const trainedSha = await trainedShaOf(collected, place);
  const lookUp = (together) => findSweep({ arm: "baseline", location: savedAt("", together), trainedSha }, place);
  const shared = await lookUp("");
  refuseOutage(shared.search.absence, shared.search.location.text);
  const named = namesOfBaselines(shared.files);
  const areOfOther = ({ search }) => search.absence?.why === "unknown-workflow";
  const isOther = areOfOther(shared);
  if (named.length > 0 || collected.includes("") && !isOther)
    return { collected, baselines: named };
  const whole = await lookUp(null);
  if (isOther && whole.files.length === 0 && !areOfOther(whole)) {
    const what = "were trained by another workflow than the baselines";
    const fix = "Train with the workflow that trains the base branch.";
    throw dataError("the sweeps of this run", what, fix);
  }
  return { collected, baselines: whole.files.length > 0 ? [""] : [] };
}
async function trainedShaOf(names, place) {
  const settings = readSettings(() => void 0);
  for (const name2 of names) {
    try {
      const location = name2 === "" ? savedAt("") : sweepOfRun(name2);
      const { record } = await findCandidate(location, { place, settings });
      const sha = record?.source.sha ?? null;
      if (sha !== null) return sha;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
  }
  return null;
}
async function basesToTrain({ inputs, subject, place }, made, { comparisons }) {
  const { github } = place;
  const { isOfBase, trainBase } = inputs;
  const models = inputs.models ?? [""];
  if (isOfBase || trainBase === "never" || !subject.isForPull || github === null) return [];
  const isRed = ({ planned: { name: name2 } }) => comparisons.some((one) => one.name === name2 && canBeConfirmed(one.assessment));
  const { wantedCommit } = await onGitHub();
  const bases = /* @__PURE__ */ new Map();
  for (const one of made) {
    const { name: name2 } = one.planned.saved;
    const model = name2 === inputs.name ? "" : name2;
    const isWanted = trainBase === "always" || lacksBase(one) || trainBase === "confirm" && isRed(one);
    if (!isOfRun(one) || !isWanted || !models.includes(model)) continue;
    const query = { ...github.baseline, trainedSha: one.candidate?.source.sha ?? null };
    const base = await ifAnswered(() => wantedCommit(github.reader, query));
    if (base !== null) bases.set(model, base.sha);
  }
  return Array.from(bases, ([model, sha]) => ({ model, sha }));
}
async function withBases({ inputs }, saved, place) {
  const isReplaced = saved.map(
    (one) => isOfRun(one) && (inputs.trainBase === "always" || lacksBase(one))
  );
  const onBase = ({ planned }) => {
    return { ...planned, baseline: baseOfRun(planned.saved) };
  };
  const all = saved.map((one, i) => isReplaced[i] ? onBase(one) : one.planned);
  const made = isReplaced.includes(true) ? await compareAll(all, place) : saved;
  const judged = [];
  for (const [i, one] of made.entries()) {
    const before = saved[i];
    const isUntrained = isReplaced[i] && one.baseline === null && before.baseline !== null;
    const isRed = !isReplaced[i] && isOfRun(one) && canBeConfirmed(one.assessment);
    const [base] = isRed ? await compareAll([onBase(one)], place) : isUntrained ? [one] : [];
    const assessment = base && confirm(before.assessment, base.assessment);
    judged.push(assessment ? { ...before, assessment } : one);
  }
  return judged;
}
function isOfRun({ planned, candidate }) {
  const isSaved = planned.candidate.kind === "sweep" || planned.candidate.kind === "auto";
  return planned.baseline.kind === "auto" && isSaved && candidate !== null;
}
function lacksBase({ assessment }) {
  const { choice } = assessment.searches.baseline;
  return lacksBaseline(assessment) || choice?.matchedBy === "newest";
}

// src/action/gate.ts
async function gate(inputs, world) {
  const runs = await runsOf(inputs, world);
  if (typeof runs === "string") {
    notice(runs);
    await addToSummary(world, runs);
    return;
  }
  if (world.context.payload.merge_group) return repeatVerdict(runs[0]);
  return judgeCommit(runs);
}
async function start(inputs, world) {
  const runs = await runsOf({ ...inputs, mode: "gate" }, world);
  const { changed, wanted } = typeof runs === "string" ? { changed: true, wanted: [] } : await modelsToTrain(runs[0], inputs.models ?? [""]);
  const names = wanted.map((name2) => name2 || "the sweep").join(", ");
  log(names === "" ? "There is nothing to train." : `To train: ${names}.`);
  setOutput("models", JSON.stringify(wanted));
  if (typeof runs !== "string" && !changed) await judgeCommit(runs);
}
async function modelsToTrain(run2, models) {
  const { config } = await configFor(run2);
  const nameOf2 = (model) => model || run2.inputs.name;
  const files = await changedFiles(run2).catch(() => null);
  const names = modelsWithChanges(models.map(nameOf2), files, { run: run2, config });
  const isAgain = run2.world.context.runAttempt > 1 && names.length > 0;
  const isAccepted = isAgain && await ifAnswered(() => isLabelled(run2, config));
  const saved = isAccepted ? await (await onGitHub()).savedInRun(run2.place) : [];
  const isWanted = (name2) => names.includes(name2) && !saved.includes(name2) && !saved.includes(encodedName(name2));
  return { changed: names.length > 0, wanted: models.filter((model) => isWanted(nameOf2(model))) };
}
async function isLabelled({ client, subject, inputs }, config) {
  if (client === null || subject.pull === null) return false;
  const { labels, headSha } = await pullNow(client, subject.pull);
  const layers = { input: inputs.given, config, comparison: null };
  const label = readIn(layers, "accept-label");
  return headSha === subject.headSha && labels.some((name2) => isSameLabel(name2, label));
}
async function judgeCommit(runs) {
  const { unreadable } = runs[0].subject;
  if (unreadable !== null) throw unreadable;
  const judged = [];
  for (const run2 of runs) judged.push(await judge(run2));
  if (await asksForBases(judged)) return;
  const worst = await publishAll(judged);
  setOutputs(worst.assessed);
  conclude(worst);
}
async function publishAll(judged) {
  const rankOf2 = ({ assessed }) => GATES.indexOf(assessed.outcome.gate);
  const worst = judged.reduce((a, b) => rankOf2(b) > rankOf2(a) ? b : a);
  const about = {
    bases: basesOf(judged.map(({ run: run2 }) => run2)),
    remembers: judged.flatMap(({ remembers }) => remembers),
    older: olderIn(judged)
  };
  const which = judged.length > 1 ? ` (#${worst.run.subject.pull})` : "";
  const noCheck = await publish(worst, which, about);
  for (const other of judged)
    if (other !== worst) await publishComment2(other, { ...await frameOf(other), noCheck });
  return worst;
}
function olderIn(judged) {
  const made = judged.flatMap(({ compared }) => compared.made);
  const all = made.flatMap(({ older }) => older ?? []);
  const [tip = null] = all.flatMap((one) => one.tip ?? []);
  const ids = [...new Set(all.map(({ id }) => id))];
  return made.every(({ older }) => older === null) ? null : { tip, ids };
}
async function asksForBases([judged, ...others]) {
  if (judged === void 0 || others.length > 0) return false;
  const { run: run2, compared, assessed } = judged;
  const bases = await basesToTrain(run2, compared.made, assessed);
  if (bases.length === 0) return false;
  setOutput("confirm", JSON.stringify(bases));
  notice(`${plainText(runHeadline(assessed))}. The base is trained before this counts.`);
  return true;
}
async function judge(run2) {
  const earlier = await earlierChecks(run2);
  const taken = earlier?.flatMap(({ older }) => older ?? [])[0] ?? null;
  const compared = await compareRun(run2, taken);
  const { assessed, remembers } = enforceEarlierChecks(compared.assessed, run2, earlier ?? []);
  const judged = { run: run2, compared, assessed, remembers, acceptance: [] };
  return canBeAccepted(assessed) ? withAcceptance(judged, earlier) : judged;
}
async function publishComment2({ run: run2, assessed }, frame, isOwn = true) {
  await addToSummary(run2.world, writer(assessed, { ...frame, jobSummary: null })(MAX_SUMMARY));
  const [{ assessment }] = assessed.comparisons;
  const when = isLeftOut(assessment) ? { when: "regressions" } : {};
  const { gate: gate2, verdict } = assessed.outcome;
  const state2 = { gate: gate2, verdict, ...levelsOf(assessment) };
  if (isOwn) await postComment(run2, { write: writer(assessed, frame), state: state2, ...when });
}
async function publish(judged, which, about) {
  const { run: run2, assessed, compared } = judged;
  const { inputs, world } = run2;
  const baselines = baselinesOf(run2, compared);
  const histories = baselines === null ? [] : await recordRun(run2, baselines);
  const before = await frameOf(judged);
  const title = `${plainText(runHeadline(assessed))}${which}`;
  const check = { title, gate: assessed.outcome.gate, write: writer(assessed, before) };
  const { isOwn, noCheck } = await postCheck(run2, { ...about, ...check });
  const frame = { ...before, noCheck };
  if (baselines !== null) await saveBaselines(run2, baselines);
  const place = { name: inputs.name, world };
  const written = await writeReport(reportOfRun(assessed, frame), histories, place);
  const fullReport = await uploadFolder(written, run2);
  await publishComment2(judged, { ...frame, fullReport }, isOwn);
  return noCheck;
}
async function frameOf({ run: run2, assessed, acceptance }) {
  const { inputs, origin, runUrl: jobSummary } = run2;
  const { serverUrl, actionRepository } = run2.world.context;
  log(renderRunText(assessed, PLAIN_SCREEN));
  const pictures = await placePictures(run2, assessed);
  const about = { name: inputs.name, origin, help: helpOn(serverUrl, actionRepository) };
  return { ...NO_FRAME, ...pictures, ...about, acceptance, jobSummary };
}
function writer(assessed, frame) {
  return (limit) => renderRunComment(assessed, frame, limit);
}
function setOutputs({ outcome, comparisons }) {
  const [{ assessment }] = comparisons;
  const { verdict, gate: gate2 } = outcome;
  const { sha, runUrl } = assessment.baseline?.source ?? {};
  const none = { worse: "", better: "" };
  const outputs = {
    ...{ verdict, gate: gate2, reason: plainText(headline(assessment)) },
    ...assessment.kind === "compared" ? levelsOf(assessment) : none,
    ...{ "baseline-sha": sha ?? "", "baseline-run-url": runUrl ?? "" }
  };
  for (const [name2, value] of Object.entries(outputs)) setOutput(name2, value);
}
function conclude({ assessed, acceptance }) {
  const [{ assessment }] = assessed.comparisons;
  const isFirst = assessed.outcome.code === "no-baseline" && assessment.settings.gate.informOnly;
  const tell = isFirst || isLeftOut(assessment) ? notice : warning;
  const telling = { fail: setFailed, neutral: tell, pass: null };
  telling[assessed.outcome.gate]?.(messageOf(assessed, acceptance));
}
function messageOf(assessed, acceptance) {
  const headline2 = state("verdict", say`${runHeadline(assessed)}.`);
  const moves = state("next", nextMoves(assessed, acceptance));
  return quotedText(lineOf([...headline2, ...runExplanations(assessed), ...moves]));
}
async function earlierChecks(run2) {
  const { client, subject, instance, judging } = run2;
  if (client === null || !wantsCheck(run2)) return null;
  const of = { ...instance, run: judging, headSha: subject.headSha };
  return statementsOn(checkRuns(client), of).catch((error) => {
    const refusal = refusalOf(error);
    if (refusal !== null && refusal !== "unreachable") return null;
    throw explainRead(error, { fault: "data", where: "the earlier checks of this commit" }, "");
  });
}
function enforceEarlierChecks(assessed, { world, subject }, earlier) {
  const others = earlier.filter(({ isOfThisAttempt }) => !isOfThisAttempt);
  const runs = others.map(({ run: { id }, remembers }) => {
    return { url: urlOfRun(world, id), remembers };
  });
  const own = inDigests(remember(assessed, subject.baseBranch));
  const { run: run2, known } = enforceEarlierFailures(assessed, own, runs);
  return { assessed: run2, remembers: known };
}
async function withAcceptance(judged, earlier) {
  const { run: run2, compared, assessed, remembers } = judged;
  const { client, subject, inputs } = run2;
  const { pull: number, headSha } = subject;
  const { label } = compared;
  const without = (refusal) => {
    return { ...judged, acceptance: acceptanceSentence(label, refusal) };
  };
  if (client === null || number === null || inputs.check === "never") return judged;
  let lacking = "pull-requests";
  try {
    const pull = await pullNow(client, number);
    if (pull.headSha !== headSha) return judged;
    if (!pull.labels.some((name2) => isSameLabel(name2, label))) return without(null);
    const set = await latestLabeling(client, { number, label });
    const failures = earlier?.filter(
      ({ hasFailed, remembers: remembers2 }) => hasFailed && remembers2.some(({ failure: failed }) => failed)
    );
    if (!failures) return without({ why: "unreadable", what: "checks", lacking: "checks" });
    lacking = "collaborators";
    const permission = set?.isPerson ? await permissionOf(client, set.login) : null;
    const failure = { title: plainText(runHeadline(assessed)), remembers };
    const { author } = pull;
    const answer = judgeLabel({ label, set, permission, failures, failure, author });
    return "why" in answer ? without(answer) : { ...judged, assessed: accept(assessed, answer) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const what = detailOf(error, "message");
    const may = refusal === "unreachable" ? null : lacking;
    return without({ why: "unreadable", what, lacking: may });
  }
}

// src/action/run-action.ts
async function runAction(home, options = {}, uncaught = new Promise(() => {
})) {
  let world = null;
  let inputs = readLeniently(givenTo);
  const run2 = async () => {
    world = createWorld(home, options);
    refuseOtherInputs(process.env);
    inputs = readActionInputs(givenTo);
    await { auto: gate, collect, gate, start }[inputs.mode](inputs, world);
  };
  const running = run2();
  try {
    await Promise.race([running, uncaught]);
  } catch (error) {
    await reportFailure(error, inputs, world, running);
  }
}
var MAX_WAIT_MS = 18e4;
async function reportFailure(thrown, inputs, world, running) {
  const { error, said } = failureOf(thrown);
  setFailed(error.messageFor("inputs"));
  const late = new AbortController();
  const { signal } = late;
  await Promise.race([running.catch(() => {
  }), sleep(MAX_WAIT_MS, null, { signal })]);
  late.abort();
  const [mode, { name: name2 }] = [String(inputs.mode), inputs];
  const ofOther = { collect: say`No sweep was saved`, start: say`Nothing is trained` }[mode];
  const summary2 = renderFailure(error, { name: name2, origin: [] }, ofOther ?? said);
  if (world !== null) await addToSummary(world, summary2);
  if (ofOther !== void 0) return;
  const reason = plainText(said);
  for (const [output, value] of Object.entries({ verdict: "error", gate: "fail", reason }))
    setOutput(output, value);
  if (world === null || error.option === "github-token") return;
  await attempt("check and comment", () => writeFailure(inputs, world, { error, said }));
}
function failureOf(thrown) {
  const error = thrown instanceof UserError ? thrown : systemRefusal(thrown);
  if (error !== null) return { error, said: failureTitle(error) };
  log(thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown));
  const what = "this is a bug in the program; the log has the details";
  return {
    error: dataError(TOOL.name, what, `Please report it at ${TOOL.issues}`),
    said: say`No verdict: a bug in tuning-gate`
  };
}
async function writeFailure(inputs, world, { error, said }) {
  const runs = await runsOf(inputs, world);
  if (typeof runs === "string") return;
  const [run2] = runs;
  const write = () => renderFailure(error, { name: inputs.name, origin: run2.origin }, said);
  const about = { bases: basesOf(runs), remembers: [], title: plainText(said), write };
  await postCheck(run2, { ...about, gate: "fail" });
  const state2 = { gate: "fail", verdict: "error", worse: "none", better: "none" };
  for (const each of runs) await postComment(each, { write, state: state2 });
}

// src/index.ts
var file = fileURLToPath(import.meta.url);
if (isStarted()) {
  const uncaught = new Promise((_, reject) => process.on("uncaughtException", reject));
  uncaught.catch(() => {
  });
  await runAction(dirname2(file), {}, uncaught);
  process.stdout.write("", () => process.exit());
}
function isStarted() {
  const [, started] = process.argv;
  try {
    if (started === void 0) return false;
    return resolve3(started) === file || createRequire(file).resolve(started) === file;
  } catch {
    return false;
  }
}
