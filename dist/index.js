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
} from "./chunks/chunk-GODQ3XR4.js";
import {
  canUpload,
  checkName,
  compareSweeps,
  explainFailure,
  loadCandidate,
  publishCheck,
  publishComment,
  uploadSweep,
  writeFiles
} from "./chunks/chunk-PMWGO3JE.js";
import {
  readSettings
} from "./chunks/chunk-MSGEI5S7.js";
import "./chunks/chunk-2WTGFX6P.js";
import {
  adviceSentence,
  commentThread,
  comparisonReport,
  createCheckRun,
  createClient,
  describeCounts,
  failureTitle,
  githubReader,
  headOfPull,
  latestCheckRun,
  printablePath,
  pullsWithHead,
  readRefFile,
  refusalOf,
  renderFailure,
  renderText,
  saveSweep,
  savedName,
  title,
  toSweep,
  verdictSentence
} from "./chunks/chunk-QNJNYZH5.js";
import {
  UserError,
  detailOf
} from "./chunks/chunk-PLHC2IUT.js";
import {
  TOOL
} from "./chunks/chunk-S7QSIEDW.js";
import "./chunks/chunk-JM4FXDOH.js";
import "./chunks/chunk-XNUOBV35.js";

// src/action/collect.ts
import { resolve } from "node:path";

// src/action/attempt.ts
async function attempt(what, write) {
  try {
    await write();
  } catch (error) {
    warning(`The ${what} could not be written: ${detailOf(error, "message")}`);
  }
}

// src/action/save.ts
import { join as join2 } from "node:path";

// src/action/report-folder.ts
import { tmpdir } from "node:os";
import { join } from "node:path";
async function writeReport(report, name) {
  const { json, markdown, chart } = report;
  const folder = folderOf("tuning-gate", name);
  const files = {
    "report.json": json,
    "comment.md": markdown,
    "chart-light.svg": chart?.light,
    "chart-dark.svg": chart?.dark
  };
  await writeFiles(
    Object.entries(files).flatMap(
      ([file, content]) => content ? [{ path: join(folder, file), content }] : []
    )
  );
  setOutput("report-dir", folder);
  setOutput("report-json", join(folder, "report.json"));
}
function folderOf(purpose, name) {
  const parts = [purpose, name].filter(Boolean);
  return join(process.env.RUNNER_TEMP ?? tmpdir(), parts.join("-"));
}

// src/action/save.ts
async function save(record, { inputs, shard }) {
  const { name, retentionDays: retentionDays2 } = inputs;
  const artifact = savedName(name, shard);
  const file = join2(folderOf("tuning-gate-sweep", name), "sweep.json");
  await writeFiles([
    { path: file, content: saveSweep({ record, training: trainingOf(record, name, shard) }) }
  ]);
  setOutput("sweep-json", file);
  setOutput("sweep-artifact", artifact);
  if (!canUpload(context.serverUrl)) {
    warning(
      `This GitHub takes no artifacts from here: upload ${file} as ${artifact} with actions/upload-artifact.`
    );
    return;
  }
  await uploadSweep({ name: artifact, file, retentionDays: retentionDays2 });
  info(`The sweep is saved as the artifact ${artifact}.`);
}
function trainingOf({ source }, name, shard) {
  const { owner, repo } = context.repo;
  return {
    name,
    shard: shard || null,
    sha: source.sha,
    repository: `${owner}/${repo}`,
    runId: context.runId,
    runAttempt: context.runAttempt,
    event: context.eventName,
    createdAt: (/* @__PURE__ */ new Date()).toISOString()
  };
}

// src/action/trained-commit.ts
import { execFile } from "node:child_process";
import { promisify } from "node:util";
var run = promisify(execFile);
async function trainedCommit(folder) {
  const question = ["-c", "safe.directory=*", "rev-parse", "--verify", "HEAD^{commit}"];
  try {
    const { stdout } = await run("git", question, { cwd: folder, timeout: 1e4 });
    const sha = stdout.trim();
    return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : null;
  } catch {
    return null;
  }
}

// src/action/collect.ts
async function collect(inputs) {
  try {
    await readAndSave(inputs);
  } catch (error) {
    if (error instanceof UserError) {
      const frame = { name: inputs.name, origin: "" };
      const report = renderFailure(error, frame, "No sweep was saved");
      await attempt("job summary", () => summary.addRaw(report).write());
    }
    throw error;
  }
}
async function readAndSave(inputs) {
  const { candidate, settings, workingDirectory, shard } = inputs;
  const directory = resolve(workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const place = { directory, workspaceSha, github: null };
  const { record } = await loadCandidate(candidate, { place, settings });
  if (record === null) return withoutSweep(inputs);
  info(`${describeCounts(toSweep(record, settings.reading), settings)}.`);
  if (workspaceSha === null) warning(NO_COMMIT);
  await saveOrFail(record, { inputs, shard });
}
var NO_COMMIT = "Which commit was trained cannot be told, for the working directory is no git checkout: the baseline is looked up by the head of the pull request alone.";
function withoutSweep({ candidate, settings }) {
  const message = `Nothing matches ${printablePath(candidate)}: there is no sweep to save. Check that the training step ran, and that the input \`candidate\` names what it wrote.`;
  const { onMissingCandidate } = settings.gate;
  if (onMissingCandidate === "fail") setFailed(message);
  else warning(message);
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
      fix: "Run the job again; jobs of one run that save several sweeps need different names, as matrix jobs have through their `shard`."
    });
  }
}

// src/action/annotations.ts
var LINE = /^(.+), line (\d{1,9})$/s;
function annotationsOf({ where, what, fix }) {
  const [, path, digits] = LINE.exec(where) ?? [];
  if (path === void 0) return [];
  const line = Math.max(1, Number(digits));
  const title2 = "This sweep cannot be read";
  return [
    { path, startLine: line, endLine: line, level: "failure", title: title2, message: `${what}. ${fix}` }
  ];
}

// src/action/announce.ts
async function announce(scene, announcement) {
  const check = await writeCheck(scene, announcement);
  const { state } = announcement;
  const comments = state === null ? [] : await writeComments(scene, { ...announcement, state });
  return [check, ...comments].filter((note) => note !== null);
}
async function writeCheck(scene, announcement) {
  const { inputs, client, repository, subject, runUrl: detailsUrl } = scene;
  const isWanted = inputs.check === "always" || inputs.check === "auto" && subject.isForPull;
  if (!isWanted) return null;
  if (client === null) return said("No check was written: the step has no `github-token`.");
  const { name } = inputs;
  const { headSha } = subject;
  try {
    const url = await publishCheck((order) => createCheckRun(client, repository, order), {
      ...announcement,
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
async function writeComments(scene, commentary) {
  const reason = whyNoComment(scene);
  if (reason !== null) return [said(`No comment was posted: ${reason}.`)];
  const notes = [];
  for (const number of scene.subject.pulls) {
    notes.push(await writeComment(scene, number, commentary));
  }
  return notes;
}
async function writeComment({ inputs, client, repository, subject }, number, { report, state }) {
  const { name, comment: when } = inputs;
  if (client === null || when === "never") return null;
  const thread = commentThread(client, { ...repository, number });
  const run2 = { ...subject.run, sha: subject.headSha };
  try {
    const { url, note } = await publishComment(thread, { name, report, state, when, run: run2 });
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
  info(note);
  return note;
}
function warned(note) {
  warning(note);
  return note;
}

// src/action/keep-baseline.ts
async function keepBaseline({ inputs, subject }, record, { artifacts }) {
  const isSaved = artifacts.includes(savedName(inputs.name));
  if (!subject.isBaseline || inputs.baseline !== "auto" || isSaved) return;
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
  const { owner, repo } = context.repo;
  return `${context.serverUrl}/${owner}/${repo}/actions/runs/${id}`;
}

// src/action/subject.ts
async function subjectOf(context2, findPulls2) {
  if (context2.payload.workflow_run) return ofTrainingRun(context2, findPulls2);
  return context2.payload.pull_request ? ofPull(context2) : ofBranch(context2);
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
function ofBranch(context2) {
  const { ref, sha, eventName, runId, runAttempt } = context2;
  const branch = ref.replace(/^refs\/heads\//, "");
  const known = defaultBranch(context2);
  return {
    headSha: sha,
    pulls: [],
    isForPull: false,
    baseBranch: known ?? branch,
    // Where the default branch is not known, none is excused from failing.
    isOnBase: known !== null && ref === `refs/heads/${known}`,
    // Only those who may push can start these.
    isBaseline: ["push", "schedule", "workflow_dispatch"].includes(eventName),
    run: { id: runId, attempt: runAttempt }
  };
}
async function ofTrainingRun(context2, findPulls2) {
  const trained = context2.payload.workflow_run;
  const { head_sha: sha, head_branch: branch, event } = trained;
  const owner = trained.head_repository?.owner?.login;
  const isForPull = event === "pull_request" || event === "pull_request_target";
  const pulls = isForPull && owner ? await findPulls2({ owner, branch, sha }) : [];
  const isOwn = trained.head_repository?.id === context2.payload.repository?.id;
  const baseBranch = pulls[0]?.baseBranch ?? defaultBranch(context2) ?? branch;
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
  const repository = context.repo;
  const client = inputs.token === "" ? null : createClient(inputs.token);
  const subject = await subjectOf(context, findPulls(client, repository));
  const directory = resolve2(inputs.workingDirectory);
  const runUrl = urlOfRun(context.runId);
  return {
    inputs,
    subject,
    repository,
    client,
    loading: {
      place: {
        directory,
        workspaceSha: await trainedCommit(directory),
        github: client && githubPlace(client, { inputs, repository, subject })
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
function githubPlace(client, { inputs, repository, subject }) {
  return {
    reader: githubReader(client, repository),
    readRef: (file) => readRefFile(client, repository, file),
    runId: subject.run.id,
    savedName: savedName(inputs.name),
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

// src/action/gate.ts
async function gate(inputs) {
  const scene = await setScene(inputs);
  try {
    await judge(scene);
  } catch (error) {
    if (error instanceof UserError) await reportFailure(scene, error);
    throw error;
  }
}
async function judge(scene) {
  const { inputs, loading, origin } = scene;
  const { baseline, candidate, name } = inputs;
  const { assessment, candidate: record } = await compareSweeps({ baseline, candidate }, loading);
  const report = comparisonReport(assessment, { name, origin });
  info(renderText(assessment));
  setVerdictOutputs(assessment);
  await attempt("report files", () => writeReport(report, name));
  const { verdict, gate: gate2, comparison } = assessment;
  const notes = await announce(scene, {
    title: title(assessment),
    report: report.markdown,
    gate: gate2,
    state: {
      gate: gate2,
      verdict,
      worse: comparison?.worse.level ?? "none",
      better: comparison?.better.level ?? "none"
    },
    annotations: []
  });
  const summary2 = [report.markdown, ...notes.map((note) => `
*${note}*
`)].join("\n");
  await attempt("job summary", () => summary.addRaw(summary2).write());
  if (record !== null) await keepBaseline(scene, record, assessment.searches.candidate);
  conclude(assessment);
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
async function reportFailure(scene, error) {
  const { name } = scene.inputs;
  const report = renderFailure(error, { name, origin: scene.origin });
  const notes = await announce(scene, {
    title: failureTitle(error),
    report,
    gate: "fail",
    state: null,
    annotations: annotationsOf(error)
  });
  const summary2 = [report, ...notes.map((note) => `
*${note}*
`)].join("\n");
  await attempt("job summary", () => summary.addRaw(summary2).write());
}

// src/action/inputs.ts
var MODES = ["auto", "collect", "gate"];
var COMMENTS = ["always", "changes", "regressions", "never"];
var CHECKS = ["auto", "always", "never"];
function readActionInputs(getInput2) {
  const mode = choice("mode", MODES, getInput2);
  return {
    mode,
    baseline: getInput2("baseline") || "auto",
    candidate: candidateOf(mode, getInput2("candidate")),
    workingDirectory: getInput2("working-directory") || ".",
    name: fitting("name", NAME, getInput2),
    shard: fitting("shard", SHARD, getInput2),
    retentionDays: retentionDays(getInput2("retention-days")),
    token: getInput2("github-token"),
    comment: choice("comment", COMMENTS, getInput2),
    check: choice("check", CHECKS, getInput2),
    settings: readSettings({ get: getInput2, nameOf: (name) => `input ${name}` })
  };
}
function candidateOf(mode, given) {
  if (mode === "gate") return given || "auto";
  if (given !== "" && given !== "auto") return given;
  const what = given === "" ? "has no value" : "is auto, which only `mode: gate` can look up";
  throw wrong("candidate", what, "Give the path, folder or glob of the sweep.");
}
var NAME = {
  pattern: /^([A-Za-z0-9][A-Za-z0-9 _-]{0,39})?$/,
  fix: "Use at most 40 letters, digits, spaces, dashes and underscores, the first a letter or a digit."
};
var SHARD = {
  pattern: /^[A-Za-z0-9_-]{0,40}$/,
  fix: "Use at most 40 letters, digits, dashes and underscores."
};
function fitting(name, { pattern, fix }, getInput2) {
  const given = getInput2(name);
  if (pattern.test(given)) return given;
  throw wrong(name, `is ${shown(given)}`, fix);
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
function shown(given) {
  return JSON.stringify(given.slice(0, 80));
}
function wrong(name, what, fix) {
  return new UserError({ fault: "settings", where: `input ${name}`, what, fix });
}

// src/action/repeat-verdict.ts
var GATES = { success: "pass", neutral: "neutral", failure: "fail" };
var QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40}$/;
async function repeatVerdict({ name, token }) {
  const { head_ref: branch } = context.payload.merge_group;
  const number = Number(QUEUE.exec(branch)?.[1] ?? 0);
  const client = token === "" ? null : createClient(token);
  const verdict = client && number > 0 ? await verdictOn(client, number, name) : null;
  if (client === null || verdict === null) throw nothingToRepeat(checkName(name));
  info(`#${number}: ${verdict.title}`);
  setOutput("gate", GATES[verdict.conclusion]);
  const create = (order) => createCheckRun(client, context.repo, order);
  try {
    setOutput("check-url", await publishCheck(create, repetition(verdict, number, name)));
  } catch (error) {
    warning(explainFailure(error, "check"));
  }
  if (verdict.conclusion === "failure") setFailed(verdict.title);
}
function repetition({ conclusion, title: title2, summary: summary2 }, number, name) {
  return {
    name,
    headSha: context.payload.merge_group.head_sha,
    gate: GATES[conclusion],
    title: title2,
    report: `The verdict on #${number}, repeated for the merge queue.

${summary2}`,
    detailsUrl: urlOfRun(context.runId),
    annotations: []
  };
}
async function verdictOn(client, number, name) {
  try {
    const sha = await headOfPull(client, context.repo, number);
    return await latestCheckRun(client, context.repo, { sha, name: checkName(name) });
  } catch (error) {
    warning(`The verdict on #${number} could not be read: ${detailOf(error, "message")}`);
    return null;
  }
}
function nothingToRepeat(check) {
  return new UserError({
    fault: "data",
    where: "merge queue",
    what: `the pull request has no check ${JSON.stringify(check)} whose verdict could be repeated`,
    fix: "Require the check on the branch, so that a pull request has it before it is queued, and give the job `permissions: checks: write` and `pull-requests: read`."
  });
}

// src/action/run.ts
async function runAction() {
  try {
    const inputs = readActionInputs(getInput);
    await act(inputs);
  } catch (error) {
    if (error instanceof UserError) {
      setFailed(error.message);
      return;
    }
    setFailed(`This is a fault of tuning-gate; please report it at ${TOOL.issues}`);
    info(error instanceof Error ? error.stack ?? error.message : String(error));
  }
}
function act(inputs) {
  if (inputs.mode === "collect") return collect(inputs);
  return context.payload.merge_group ? repeatVerdict(inputs) : gate(inputs);
}

// src/index.ts
await runAction();
