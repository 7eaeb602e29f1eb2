import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  namedFiles
} from "./find-sweep.js";
import {
  misfitsOf,
  parseYamlTree
} from "./parse.js";
import {
  globSync,
  unreadable
} from "./read.js";
import {
  localPlace,
  parseLocation
} from "./read-location.js";
import {
  CONFIG_PATH,
  FORMER,
  MAX_COMPARISONS,
  NO_INPUTS,
  OPTIONS,
  OPTION_NAMES,
  REUSABLE_INPUTS,
  configOptions,
  globPattern,
  inputsIgnoredFor,
  insteadOfInput,
  isInput,
  readConfig,
  readGroup,
  readLayered,
  readSettings
} from "./settings.js";
import {
  UserError,
  dataError,
  didYouMean,
  jsonHead,
  nearestNames,
  printable,
  printablePath
} from "./errors.js";

// src/commands/check.ts
import { existsSync, readFileSync } from "node:fs";
import { readFile as readFile2 } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";

// src/check/findings.ts
var MESSAGES = {
  unreadable: "<what>. <fix>",
  "unknown-input": "`<name>` is not an input of <of>. <fix>",
  "invalid-value": "`<name>` is <value>. <fix>",
  "missing-input/run": "`run` is missing, and so is ./.github/actions/train. Give the command that trains.",
  "missing-input/candidate": "`candidate` is missing with `mode: <mode>`. Give the file, folder or glob that training writes.",
  "missing-ref": "`<uses>` names no version. Add `@v0`, or the SHA of a commit.",
  "ignored-input": "`<name>` has no effect next to <path>. Set it there, and leave it out here.",
  "unknown-setting": "`<name>` is not a setting of the config. <fix>",
  "unknown-setting/many": "lists <count> comparisons. At most <max> can be made.",
  "conflicting-settings": "`<name>` <what>. <fix>",
  "missing-config": "there is no file `<path>`. Give its path from the top of the repository.",
  "misplaced-config": "a config is not read from here. Move it to `<path>`.",
  unfilled: "`<line>` is to be filled in. Complete the line, and remove the comment.",
  "expiring-baseline": "`<name>` is `<value>`, which is gone when its artifact expires. Download it, commit it, and name it as `ref:main:PATH`.",
  "blank-setting": "`<name>` has no value. Write one, which must be <expected>, or remove the line.",
  "not-in-example": "`<path>` <what>. <fix>",
  "unmatched-glob": "`<glob>` matches no file in the repository. Correct it, or remove it.",
  "missing-file": "there is no file `<path>`. Correct the path, or commit the file.",
  "same-trials/fixed": "`<word>` is fixed: all <jobs> jobs would draw the same trials. Write `--seed <seed>`, or what your script calls it.",
  "same-trials": "neither `$SEED` nor `$JOB` is used: all <jobs> jobs would draw the same trials. Write `--seed <seed>`, or what your script calls it.",
  "unused-variable/quotes": '`<word>` stays as it is: a shell expands nothing in single quotes. Write `"$<name>"`.',
  "unused-variable/sweep": "`$SWEEP` is not used: nothing writes the file that is collected. Pass it to the script.",
  "unused-variable/model": "`$MODEL` is not used: the jobs of every model would train the same one. Pass it to the script.",
  "unwritten-sweep": "no step writes `<path>`. Did you mean `<near>`?",
  "few-searches": "adaptive searches are compared as wholes, and `<name>: <jobs>` is too few. Write `<name>: <min>` or more, each with a search of its own.",
  "unnamed-search": "the script searches with TPE, which adapts, and no setting says so. Write `search-method: adaptive` in the config, and `<name>: <min>` here.",
  "unsaved-sweep": "`<name>` compares the sweep `<sweep>`, which no workflow saves. <fix>",
  "wrong-shards": "the size of the matrix is <jobs>, and `shards` does not say so: a lost job goes unnoticed. Write `shards: <jobs>`.",
  "gate-without-needs": "`mode: gate` runs without waiting for the jobs that train. Add `needs: [<ids>]`.",
  "gate-not-always": `\`<id>\` is skipped if a job that trains fails, and its check never comes. Add \`if: \${{ !cancelled() && needs.<training>.result != 'skipped' }}\`.`,
  "missing-permission": "`<scope>: <level>` is missing, which is for <why>. Add it to these permissions<otherwise>.",
  "no-permissions": "`<id>` has no permissions, and the default depends on the repository. Add `permissions: { <list> }`.",
  "no-permissions/training": "`<id>` trains without permissions of its own: the default may let it write. Add `permissions: { contents: read }`.",
  "training-may-write": "`<id>` runs the code of pull requests with a token that may write. Give it `permissions: { contents: read }`, and let another job compare.",
  "secret-in-training": "`<id>` hands a secret to the code of pull requests. Train without it, or only where nobody else can open a pull request.",
  "secret-in-training/call": "the workflow that trains takes one secret, `training-env`. Remove the others: a line `KEY=VALUE` for each goes there.",
  "pull-request-target": "this event trains the code of anybody who opens a pull request with a token that may write. Use `pull_request`, and `workflow_run` for forks.",
  "pull-request-types": "`types` lacks <missing>: <why>. Write `types: [<all>]`.",
  "edited-trains": "`<id>` also trains when somebody edits a title. Add `if: github.event.action != 'edited' || github.event.changes.base`.",
  "path-filter": "`<key>` can keep the workflow from running, and a required check then waits forever. Remove it.",
  "no-baseline": "no workflow trains the branch that pull requests are compared with. Add `push: { branches: [main] }`.",
  "dependabot-waits": "the runs of Dependabot may only read, so that its pull requests never get the check. Add a workflow on `workflow_run`, as the README shows.",
  "after-types": "`types` lists more than completed: it also runs when training starts. Write `types: [completed]`.",
  "after-trains": "`mode: <mode>` would train in a run whose token may write. Use `mode: gate` here.",
  "unknown-workflow": "there is no workflow `<name>`. <fix>",
  "output-in-script": "an output of `<id>` becomes part of a script, and can hold text of a pull request. Pass it through `env`.",
  "fail-fast": "one job that fails cancels the others, and nothing is compared. Add `fail-fast: false`.",
  "matrix-without-shard": `all jobs of the matrix save their trials under one name, which only the first can have. Add \`shard: \${{ matrix.KEY }}\`, and \`shards\` with the number of jobs.`,
  "job-named-like-check": "the job `<id>` has the name of the check. Rename it: GitHub would show two checks with the same name."
};
var CODES = [...new Set(Object.keys(MESSAGES).map(codeOf))];
function codeOf(message) {
  return message.replace(/\/.*/, "");
}
var FILL_IN = " # fill in: ";
function reportTo(findings, path) {
  return (place, message, values = {}) => {
    if (!place) return;
    const [what = "", fix = ""] = MESSAGES[message].split(/\. (.*)/s).map(
      (text) => text.replace(/<(\w+)>/g, (_, name) => printable(`${values[name] ?? ""}`, 300))
    );
    const { line, column } = place;
    findings.push({ path, line, column, code: codeOf(message), what, fix });
  };
}
function suggestion(given, names, otherwise) {
  return didYouMean(given, names) || otherwise;
}

// src/check/workflow.ts
var KINDS = {
  ...{ auto: "auto", start: "start", collect: "collect", gate: "gate" },
  ...{ base: "collect", confirm: "gate" }
};
var USED = /^(?:[\w.-]+\/tuning-gate(\/\.github\/workflows\/gate\.yml)?(?:@.+)?|\.\/tuning-gate)$/;
function readWorkflow(tree, path) {
  const on = get(tree, "on");
  const listed = on?.items.map((item) => [textOf(item), item]) ?? [];
  const mapped = on?.entries.map(({ key, tree: tree2 }) => [key, tree2]) ?? [];
  const only = on && listed.length + mapped.length === 0 ? [[textOf(on), on]] : [];
  const jobs = (get(tree, "jobs")?.entries ?? []).map((entry) => readJob(entry, tree));
  return {
    name: textOf(get(tree, "name")) || path,
    events: new Map([...only, ...listed, ...mapped]),
    jobs,
    uses: jobs.flatMap(({ uses }) => uses)
  };
}
function readJob(at, workflow) {
  const { key: id, tree } = at;
  const steps = get(tree, "steps")?.items ?? [];
  const job = {
    ...{ id, at, tree, steps, name: textOf(get(tree, "name")) || id },
    needs: textsOf(get(tree, "needs")),
    condition: textOf(get(tree, "if")),
    permissions: get(tree, "permissions") ?? get(workflow, "permissions"),
    defaults: get(tree, "defaults") ?? get(workflow, "defaults"),
    uses: []
  };
  job.uses.push(...[tree, ...steps].flatMap((place) => readUse(place, job)));
  return job;
}
function readUse(tree, job) {
  const at = get(tree, "uses");
  const [found, reusable] = USED.exec(textOf(at)) ?? [];
  if (at === null || found === void 0) return [];
  const entries = get(tree, "with")?.entries ?? [];
  const inputs = new Map(entries.map((entry) => [entry.key, entry]));
  const given = textOf(inputs.get("mode")?.tree ?? null);
  const [mode = "auto"] = nearestNames(given, Object.keys(KINDS));
  const kind = isOpen(given) ? "open" : KINDS[mode];
  return [{ kind: reusable ? "gate.yml" : kind, job, at, inputs }];
}
function get(tree, ...keys) {
  return keys.reduce((at, key) => {
    return at?.entries.find((entry) => entry.key === key)?.tree ?? null;
  }, tree);
}
function textOf(tree) {
  const value = tree?.value ?? "";
  return typeof value === "object" ? "" : String(value).trim();
}
function textsOf(tree) {
  return tree === null ? [] : [tree, ...tree.items].map(textOf).filter(Boolean);
}
function inputOf({ inputs }, name) {
  return textOf(inputs.get(name)?.tree ?? null);
}
function placeOf({ inputs, at }, name) {
  return inputs.get(name)?.tree ?? at;
}
var isCall = ({ kind }) => kind === "gate.yml";
var saves = ({ kind }) => ["auto", "collect", "gate.yml"].includes(kind);
var judges = ({ kind }) => ["auto", "gate", "gate.yml"].includes(kind);
var isOpen = (text) => text.includes("${{");
function trains({ events }) {
  return [...events.keys()].some((event) => event !== "workflow_run" && event !== "merge_group");
}

// src/check/jobs.ts
var NEEDED_TYPES = ["opened", "synchronize", "reopened", "edited"];
function checkEvents(context) {
  const { config, read, report, workflow, workflows } = context;
  const { events, uses } = workflow;
  const pull = events.get("pull_request");
  const after = events.get("workflow_run");
  report(events.get("pull_request_target"), "pull-request-target");
  if (pull && uses.some(saves)) checkPullRequest(pull, context);
  if (after) checkAfter(after, context);
  const baselines = uses.filter(saves).map((use) => inputOf(use, "baseline"));
  const isOther = config?.top.has("baseline") || (config?.comparisons.size ?? 0) > 0;
  const isAuto = !isOther && baselines.every((text) => text === "" || text === "auto");
  const isTrained = ["push", "schedule", "workflow_dispatch"].some((event) => events.has(event));
  if (baselines.length > 0 && isAuto && !isTrained) report(pull, "no-baseline");
  const isDependabotThere = ["yml", "yaml"].some(
    (end) => read(`.github/dependabot.${end}`) !== null
  );
  const mayJudge = (use) => judges(use) || use.kind === "open";
  const hasAfter = workflows.some(
    ({ events: events2, uses: uses2 }) => events2.has("workflow_run") && uses2.some(mayJudge)
  );
  if (uses.some(writesCheck) && isDependabotThere && !hasAfter) report(pull, "dependabot-waits");
}
function writesCheck(use) {
  return judges(use) && inputOf(use, "check") !== "never";
}
function checkPullRequest(pull, { report, workflow }) {
  const given = get(pull, "types");
  const types = given ? textsOf(given) : NEEDED_TYPES.slice(0, 3);
  const missing = NEEDED_TYPES.filter((type) => !types.includes(type));
  const why = missing[0] === "edited" ? "a change of base goes unnoticed" : "pull requests are left out";
  const words = { missing: missing.join(", "), why, all: NEEDED_TYPES.join(", ") };
  if (missing.length > 0) report(given ?? pull, "pull-request-types", words);
  for (const { at, id, condition, needs, uses } of types.includes("edited") ? workflow.jobs : []) {
    const isTraining = uses.some((use) => saves(use) && !isCall(use));
    const conditions = [condition, ...neededBy(needs, workflow).map((job) => job.condition)];
    if (isTraining && !conditions.some((text) => text.includes("changes.base")))
      report(at, "edited-trains", { id });
  }
  const filter = pull.entries.find(({ key }) => key === "paths" || key === "paths-ignore");
  report(filter, "path-filter", { key: filter?.key ?? "" });
}
function checkAfter(after, { report, workflow, workflows }) {
  const types = get(after, "types");
  if (textsOf(types).join() !== "completed") report(types ?? after, "after-types");
  for (const use of workflow.uses.filter((use2) => saves(use2) && !isCall(use2)))
    report(use.at, "after-trains", { mode: inputOf(use, "mode") || use.kind });
  const names = workflows.map(({ name }) => name);
  const awaited = get(after, "workflows");
  for (const tree of awaited === null ? [] : [awaited, ...awaited.items]) {
    const name = textOf(tree);
    const fix = suggestion(name, names, "Write the `name` of the workflow that trains.");
    if (name !== "" && !names.includes(name)) report(tree, "unknown-workflow", { name, fix });
  }
}
function checkJobs({ report, workflow }) {
  const isForPull = workflow.events.has("pull_request");
  const checks = new Set(workflow.uses.filter(writesCheck).map(checkOf));
  for (const job of workflow.jobs) {
    const { at, id, name, tree, uses } = job;
    if (isForPull && checks.has(name)) report(at, "job-named-like-check", { id });
    for (const use of uses.filter(judges)) {
      checkOrder(use, { report, workflow });
      checkPermissions(use, { report, workflow });
    }
    const collecting = uses.filter(({ kind }) => kind === "collect");
    if (collecting.length > 0) checkTraining(job, report);
    for (const use of collecting) checkMatrix(use, report);
    const secrets = uses.some(isCall) ? get(tree, "secrets") : null;
    const others = secrets?.entries.filter(({ key }) => key !== "training-env") ?? [];
    report(secrets?.entries.length === 0 ? secrets : others[0], "secret-in-training/call");
    checkScripts(job, report);
  }
}
function checkOf(use) {
  const name = inputOf(use, "name");
  return name === "" ? "tuning-gate" : `tuning-gate / ${name}`;
}
function checkMatrix(use, report) {
  const matrix = get(use.job.tree, "strategy", "matrix");
  if (matrix === null) return;
  const [shard, shards] = [inputOf(use, "shard"), inputOf(use, "shards")];
  if (!isOpen(shard) && !isOpen(inputOf(use, "name"))) report(use.at, "matrix-without-shard");
  const keys = Array.from(shard.matchAll(/\bmatrix\.([\w-]+)/g), ([, key = ""]) => key);
  const isProduct = get(matrix, "include") === null && get(matrix, "exclude") === null;
  const jobs = keys.reduce((product, key) => product * (get(matrix, key)?.items.length ?? 0), 1);
  if (keys.length > 0 && isProduct && jobs > 0 && !isOpen(shards) && Number(shards) !== jobs)
    report(placeOf(use, shards === "" ? "shard" : "shards"), "wrong-shards", { jobs });
}
function checkOrder({ job, kind }, { report, workflow }) {
  const collecting = workflow.jobs.filter(
    ({ uses }) => uses.some(({ kind: kind2 }) => kind2 === "collect")
  );
  if (kind !== "gate" || collecting.length === 0) return;
  const awaited = [job, ...neededBy(job.needs, workflow)];
  const ids = collecting.map(({ id }) => id);
  if (!collecting.some((other) => awaited.includes(other)))
    report(job.at, "gate-without-needs", { ids: ids.join(", ") });
  else if (workflow.events.has("pull_request") && !/cancelled\(\)|always\(\)|failure\(\)/.test(job.condition))
    report(job.at, "gate-not-always", { id: job.id, training: ids[0] ?? "" });
}
function neededBy(ids, { jobs }) {
  const found = /* @__PURE__ */ new Set();
  const visit = (ids2) => {
    for (const job of jobs.filter((one) => ids2.includes(one.id) && !found.has(one))) {
      found.add(job);
      visit(job.needs);
    }
  };
  visit(ids);
  return [...found];
}
function needsOf(use, workflow) {
  const isWith = (...names) => names.some((name) => workflow.events.has(name));
  const isForPull = isWith("pull_request", "pull_request_target", "workflow_run", "issue_comment");
  const isWritten = isForPull || isWith("merge_group");
  const isRead = trains(workflow) || isWith("workflow_run");
  const isSaved = use.kind !== "auto" || ["", "auto"].includes(inputOf(use, "baseline"));
  const isLookedUp = isSaved && inputOf(use, "source") === "";
  const comments = isForPull && inputOf(use, "comment") !== "never";
  const isFound = isWith("merge_group", "workflow_run", "issue_comment") && !comments;
  const charts = inputOf(use, "charts") || (isCall(use) ? "branch" : "");
  const isDrawn = isForPull && charts === "branch";
  const needs = [
    [isDrawn, "contents", "write", `\`charts: branch\`${isCall(use) ? ", the default" : ""}`],
    [isRead && !isDrawn, "contents", "read", "the config and the history of the base"],
    [isRead && isLookedUp, "actions", "read", "the saved sweeps"],
    [isWritten && inputOf(use, "check") !== "never", "checks", "write", "the check"],
    [comments, "pull-requests", "write", "the comment"],
    [isFound, "pull-requests", "read", "finding the pull request"]
  ];
  return needs.flatMap(([isNeeded, ...need]) => isNeeded ? [need] : []);
}
function checkPermissions(use, { report, workflow }) {
  const { permissions, at, id } = use.job;
  if (inputOf(use, "github-token") !== "") return;
  const needs = needsOf(use, workflow);
  if (permissions === null) {
    const list = needs.map(([scope, level]) => `${scope}: ${level}`).join(", ");
    report(at, "no-permissions", { id, list });
    return;
  }
  const all = textOf(permissions).replace("-all", "");
  for (const [scope, level, why] of needs) {
    const entry = permissions.entries.find(({ key }) => key === scope);
    const given = all || textOf(entry?.tree ?? null);
    const otherwise = why.startsWith("`charts") ? ", or choose another `charts`" : "";
    if (given !== "write" && given !== level)
      report(entry ?? permissions, "missing-permission", { scope, level, why, otherwise });
  }
}
function checkTraining({ at, id, permissions, tree }, report) {
  if (permissions === null) report(at, "no-permissions/training", { id });
  const writing = permissions?.entries.filter(({ tree: tree2 }) => textOf(tree2) === "write") ?? [];
  for (const place of textOf(permissions) === "write-all" ? [permissions] : writing)
    report(place, "training-may-write", { id });
  report(findSecret(tree), "secret-in-training", { id });
  const strategy = get(tree, "strategy");
  if (textOf(get(strategy, "fail-fast")) !== "false") report(strategy, "fail-fast");
}
function checkScripts({ steps, uses }, report) {
  const own = steps.filter((step) => uses.some(({ at }) => at === get(step, "uses")));
  const ids = own.map((step) => textOf(get(step, "id")));
  for (const run of steps.map((step) => get(step, "run"))) {
    const [, id = ""] = /\$\{\{[^}]*\bsteps\.([\w-]+)\.outputs\b/.exec(textOf(run)) ?? [];
    if (id !== "" && ids.includes(id)) report(run, "output-in-script", { id });
  }
}
var SECRET = /\$\{\{[^}]*\bsecrets(\.(?!GITHUB_TOKEN\b)|\[)/;
function findSecret(tree) {
  if (SECRET.test(textOf(tree))) return tree;
  const inner = [...tree.entries.map((entry) => entry.tree), ...tree.items];
  return inner.reduce((found, one) => found ?? findSecret(one), null);
}

// src/check/settings.ts
function checkConfig(path, tree, where) {
  const { report } = where;
  const top = tree.entries.filter(({ key }) => key !== "comparisons");
  const comparisons = get(tree, "comparisons")?.entries ?? [];
  checkSettings(top, "top", where);
  for (const { tree: tree2 } of comparisons) checkSettings(tree2.entries, "comparison", where);
  const config = attempt(
    () => readConfig(tree.value, path),
    (error) => {
      const isNamed = error.where !== null && top.length + comparisons.length > 0;
      if (!isNamed) report(tree, "unreadable", error.partsFor("inputs"));
    }
  );
  if (config === null) return null;
  const [count, max] = [comparisons.length, MAX_COMPARISONS];
  if (count > max) report(comparisons[0], "unknown-setting/many", { count, max });
  for (const comparison of count === 0 ? [null] : config.comparisons.keys())
    attempt(
      () => readLayered({ input: () => void 0, config, comparison }, readSettings),
      (error) => {
        const own = comparison === null ? null : get(tree, "comparisons", comparison);
        const entries = [...own?.entries ?? [], ...tree.entries];
        const entry = entries.find(({ key }) => key === error.option);
        const parts = error.partsFor("inputs");
        if (!parts.what.startsWith("invalid value"))
          report(entry ?? tree, "conflicting-settings", { name: error.option ?? "", ...parts });
      }
    );
  return config;
}
function attempt(read, onError) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    onError(error);
    return null;
  }
}
function checkSettings(entries, level, { report, paths }) {
  const known = configOptions(level);
  for (const entry of entries) {
    const option = known.find((name) => name === entry.key);
    const fix = isInput(entry.key) ? "Set it in the workflow, under `with:`." : FORMER.get(entry.key) ?? suggestion(entry.key, known, "docs/config.md lists what can be set here.");
    if (option === void 0) report(entry, "unknown-setting", { name: entry.key, fix });
    else checkValue(entry, OPTIONS[option].kind, report);
    if (option !== "trains") continue;
    const globs = entry.tree.items.filter((item) => !/^!|^$/.test(textOf(item)));
    for (const item of globs)
      if (!paths().some((path) => globPattern(textOf(item)).test(path)))
        report(item, "unmatched-glob", { glob: textOf(item) });
  }
}
function checkValue(entry, kind, report) {
  const { key: name, tree } = entry;
  const isList = kind.isList && tree.items.length > 0;
  const text = isList ? tree.items.map(textOf).join("\n") : textOf(tree);
  const { expected, choices = [] } = kind;
  if (name === "baseline" && text.startsWith("run:"))
    report(tree, "expiring-baseline", { name, value: text });
  if (tree.value === null) report(entry, "blank-setting", { name, expected });
  const isNested = tree.entries.length + (isList ? 0 : tree.items.length) > 0;
  if (!isNested && (text === "" || isOpen(text) || kind.parse(text) !== void 0)) return;
  const value = isNested ? "not one value" : `\`${text.slice(0, 80)}\``;
  const fix = `${suggestion(text, choices, "")} It must be ${expected}.`;
  report(tree, "invalid-value", { name, value, fix });
}
function checkCompared(tree, uses, { config, report }) {
  for (const [name, values] of config?.comparisons ?? []) {
    const sources = [values.get("candidate") || `sweep:${name}`, values.get("baseline") ?? ""];
    const entry = get(tree, "comparisons")?.entries.find(({ key }) => key === name);
    for (const source of sources.filter((source2) => source2.startsWith("sweep:"))) {
      const sweep = source.slice("sweep:".length);
      const fix = fixForSweep(sweep, uses);
      if (fix !== null) report(entry, "unsaved-sweep", { name, sweep, fix });
    }
  }
}
function checkGateName(use, { config, report, workflows }) {
  const sweep = inputOf(use, "name");
  if (use.kind !== "gate" || sweep === "" || isOpen(sweep) || config?.comparisons.size) return;
  const uses = workflows.flatMap((workflow) => workflow.uses);
  const fix = fixForSweep(sweep, uses);
  const name = "mode: gate";
  if (fix !== null) report(placeOf(use, "name"), "unsaved-sweep", { name, sweep, fix });
}
function fixForSweep(sweep, uses) {
  const saved = uses.filter((use) => saves(use) || use.kind === "open").map(namesOf);
  const names = saved.flatMap((list) => list ?? []);
  if (names.length === 0 || saved.includes(null) || names.includes(sweep)) return null;
  const all = names.map((one) => one || "one without a name").join(", ");
  return suggestion(sweep, names, `What is saved: ${all}.`);
}
function namesOf(use) {
  const text = inputOf(use, isCall(use) ? "models" : "name");
  if (use.kind === "collect" && text === "") return [""];
  if (text === "" || isOpen(text) || use.kind === "open") return null;
  return isCall(use) ? OPTIONS.models.kind.parse(text) ?? null : [text];
}
async function checkExample(use, entries, { config, sweepAt }) {
  const path = inputOf(use, "candidate") || (isCall(use) ? "candidate.csv" : "");
  const found = path === "" || /\$\{\{|^\w+:|\0/.test(path) ? null : await sweepAt(path);
  const input = (name) => textOf(entries.find(({ key }) => key === name)?.tree ?? null);
  const layers = { input, config, comparison: null };
  const values = attempt(
    () => readLayered(layers, (source) => readGroup("reading", source)),
    () => {
    }
  );
  if (found === null || values === null) return;
  const reading = { ...values, given: [] };
  for (const { option, what, fix } of await misfitsOf(found.files, reading, found.source)) {
    const entry = entries.find(({ key }) => key === option);
    entry?.report(entry, "not-in-example", { path, what, fix });
  }
}

// src/check/training.ts
var INPUTS = new Map(
  OPTION_NAMES.filter(isInput).map((name) => [name, OPTIONS[name].kind])
);
var TRAIN = ".github/actions/train/action";
function checkUse(use, context) {
  const { config, read, report, workflow } = context;
  const uses = textOf(use.at);
  if (!uses.includes("@") && !uses.startsWith("./")) report(use.at, "missing-ref", { uses });
  checkNames(use, context);
  checkCandidate(use, context);
  checkGateName(use, context);
  const hasAction = [`${TRAIN}.yml`, `${TRAIN}.yaml`].some((path2) => read(path2) !== null);
  if (isCall(use) && trains(workflow) && inputOf(use, "run") === "" && !hasAction)
    report(use.at, "missing-input/run");
  const path = inputOf(use, "config");
  if (path !== "" && !isOpen(path) && read(path) === null)
    report(placeOf(use, "config"), "missing-config", { path });
  if (trains(workflow) && saves(use)) {
    checkCommands(use, context);
    checkSearches(use, context);
  }
  if (config === null || !judges(use)) return;
  const given = (name) => isInput(name) ? inputOf(use, name) : "";
  for (const name of inputsIgnoredFor(config, given))
    report(use.inputs.get(name) ?? use.at, "ignored-input", { name, path: config.path });
}
function checkNames(use, { report }) {
  const table = isCall(use) ? REUSABLE_INPUTS : INPUTS;
  const names = [...table.keys()];
  const of = isCall(use) ? use.kind : "the Action";
  for (const [name, entry] of use.inputs) {
    const kind = table.get(name);
    const { value } = entry.tree;
    if (name === "python-version" && (value === 3.1 || value === 3.2)) {
      const fix = `Write \`'${value}0'\`, in quotes: YAML drops a zero at the end of a number.`;
      report(entry.tree, "invalid-value", { name, value: `the number ${value}`, fix });
    } else if (kind !== void 0) checkValue(entry, kind, report);
    else {
      const [near = name] = nearestNames(name, [...names, ...NO_INPUTS]);
      const [instead] = [name, near].flatMap(
        (one) => insteadOfInput(one, textOf(entry.tree)) ?? []
      );
      const page = isCall(use) ? "workflows" : "reference";
      const fix = instead ?? suggestion(name, names, `docs/${page}.md lists the inputs.`);
      report(entry, "unknown-input", { name, of, fix });
    }
  }
}
function checkCandidate(use, { report }) {
  const { kind, job } = use;
  const [given, mode] = [inputOf(use, "candidate"), inputOf(use, "mode") || kind];
  if (isCall(use)) return;
  if (given === "" && saves(use)) report(use.at, "missing-input/candidate", { mode });
  const isElsewhere = /^(artifact|run|ref|sweep):/.test(given);
  const isBare = job.steps.filter((step) => get(step, "uses")).length === job.uses.length;
  const fix = kind === "collect" && isElsewhere ? "Give a file, folder or glob." : kind === "gate" && isBare && /^[^:$]+$/.test(given) ? "Leave it out: no file is in this job, which compares what the others have saved." : null;
  const value = `\`${given}\` with \`mode: ${mode}\``;
  if (fix) report(placeOf(use, "candidate"), "invalid-value", { name: "candidate", value, fix });
}
var EXPRESSION = "EXPRESSION";
function checkCommands(use, context) {
  const { read, report } = context;
  const steps = use.job.steps.map((step) => get(step, "run"));
  const commands = isCall(use) ? [use.inputs.get("run")?.tree ?? null] : steps;
  const run = commands.map(textOf).join("\n").replace(/\$\{\{.*?\}\}/gs, EXPRESSION);
  const at = (word) => commands.find((tree) => textOf(tree).includes(word)) ?? commands[0] ?? use.at;
  for (const [word, name] of run.matchAll(SINGLY_QUOTED))
    if (name !== void 0) report(at(word), "unused-variable/quotes", { word, name });
  const { scripts, lists } = filesIn(run, use);
  const texts = scripts.map(read);
  for (const path of [...scripts, ...lists].filter((path2) => read(path2) === null))
    report(at(path), "missing-file", { path });
  checkSampler(use, texts.join("\n"), context);
  const all = scripts.length === 0 || isUnknown(run) ? null : [run, ...texts].join("\n");
  checkSeed(use, { run, all, at }, context);
  const check2 = isCall(use) ? checkVariables : checkWritten;
  check2(use, { run, all, at }, context);
}
function checkSeed(use, { run, all, at }, { report }) {
  const jobs = jobsOf(use);
  if (!(jobs > 1) || /seed[= ]["']?(\$|EXPRESSION)/i.test(run)) return;
  const isVaried = isCall(use) ? /\$\{?(SEED|JOB)\b/.test(run) : /\$|EXPRESSION/.test(run);
  const [word] = (isVaried ? /-*(?<![\w-])seed[= ]\d+\b/i : ANY_SEED).exec(run) ?? [];
  const seed = isCall(use) ? '"$SEED"' : `\${{ github.run_number }}\${{ matrix.KEY }}`;
  if (word) report(at(word), "same-trials/fixed", { word, jobs, seed });
  else if (isCall(use) && all !== null && !/SEED|JOB/.test(all))
    report(at(""), "same-trials", { jobs, seed });
}
var ANY_SEED = /-*\b(\w+[-_])?seed[= ]\d+\b/i;
function checkVariables(use, { all, at }, { report }) {
  const written = inputOf(use, "candidate") || "candidate.csv";
  const uses = (...words) => all === null || words.some((word) => all.includes(word));
  if (!/[*?]/.test(written) && !uses("SWEEP", written)) report(at(""), "unused-variable/sweep");
  if (inputOf(use, "models").includes(",") && !uses("MODEL"))
    report(at(""), "unused-variable/model");
}
function checkWritten(use, { run }, { report }) {
  const path = inputOf(use, "candidate");
  const [near] = nearestNames(path, run.split(/[\s"'=]+/));
  if (!run.includes(path) && near !== void 0)
    report(placeOf(use, "candidate"), "unwritten-sweep", { path, near });
}
var SINGLY_QUOTED = /"[^"]*"|'[^\s'"]*\$\{?(SWEEP|MODEL|SEED|JOB)\b[^\s'"]*'|'[^']*'/g;
function isUnknown(run) {
  const words = run.split(/\s+/);
  return words.some(
    (word, i) => word.includes(EXPRESSION) && !word.includes("=") && !/^-/.test(words[i - 1] ?? "")
  );
}
var SCRIPT = /(?:^|[\s;&|(])(?:python[\d.]*|bash|sh|Rscript|julia|node) (?:-[^m\s] )*([\w./-]+\.\w+)/g;
var LIST = /(?:^|[\s;&|(])pip3? install [^;&|\n]*?-r ([\w./-]+)/g;
function filesIn(run, { job }) {
  const isMoved = (step) => get(step, "working-directory") ?? get(step, "with", "path") ?? get(step, "with", "repository");
  const isElsewhere = /\b(cd|pushd|git|gh|curl|wget|docker|tar|unzip) /.test(run) || job.defaults !== null || job.steps.some(isMoved);
  const named = (pattern) => {
    const paths = isElsewhere ? [] : Array.from(run.matchAll(pattern), ([, path = ""]) => path);
    return [...new Set(paths)].filter((path) => !/^\/|\.\.|EXPRESSION/.test(path));
  };
  return { scripts: named(SCRIPT), lists: named(LIST) };
}
var MIN_SEARCHES = 6;
function checkSampler(use, script, { config, report }) {
  const isTable = /\.(csv|tsv|jsonl?)$/.test(inputOf(use, "candidate") || "candidate.csv");
  const isAdaptive = script.includes("TPESampler") && !/(Random|Grid|QMC|BruteForce)Sampler/.test(script) || script.includes("optuna.create_study(") && !/sampler/i.test(script);
  const words = { name: jobsInput(use), min: MIN_SEARCHES };
  if (isTable && isAdaptive && methodsOf(use, config).length === 0)
    report(placeOf(use, "run"), "unnamed-search", words);
}
function checkSearches(use, { config, report }) {
  const isOther = valuesOf("unit", config).some((unit) => !["", "auto", "search"].includes(unit));
  const [name, jobs] = [jobsInput(use), jobsOf(use)];
  if (!isOther && methodsOf(use, config).includes("adaptive") && jobs < MIN_SEARCHES)
    report(use.inputs.get(name) ?? use.at, "few-searches", { jobs, name, min: MIN_SEARCHES });
}
function methodsOf(use, config) {
  return [inputOf(use, "search-method"), ...valuesOf("search-method", config)].filter(Boolean);
}
function valuesOf(name, config) {
  const levels = config === null ? [] : [config.top, ...config.comparisons.values()];
  return levels.flatMap((level) => level.get(name) ?? []);
}
function jobsOf(use) {
  return Number(inputOf(use, jobsInput(use)) || 1);
}
function jobsInput(use) {
  return isCall(use) ? "jobs" : "shards";
}

// src/check/index.ts
var MISPLACED = /^(?:\.github\/)?tuning-gate\.yaml$|^(?:\.github\/workflows\/)?tuning-gate\.ya?ml$/;
async function checkFiles(files, repository) {
  const findings = [];
  const reportIn = (path2) => reportTo(findings, path2);
  const read = await Promise.all(files.map((file) => readFile(file, reportIn(file.path))));
  const trees = read.filter((one) => one !== null);
  const isWorkflow = (one) => isInWorkflows(one) || get(one.tree, "jobs") !== null;
  const named = trees.filter(isWorkflow).map(({ path: path2, tree: tree2 }) => ({ path: path2, workflow: readWorkflow(tree2, path2) }));
  const workflows = named.map(({ workflow }) => workflow);
  const uses = workflows.flatMap((workflow) => workflow.uses);
  const configs = uses.map((use) => inputOf(use, "config"));
  const isMisplaced = ({ path: path2, tree: tree2 }) => MISPLACED.test(path2) && get(tree2, "jobs") === null && !configs.includes(path2);
  for (const { path: path2, tree: tree2 } of trees.filter(isMisplaced))
    reportIn(path2)(tree2, "misplaced-config", { path: CONFIG_PATH });
  const { path = "", tree = null } = trees.find((one) => !isWorkflow(one) && !isMisplaced(one)) ?? {};
  const report = reportIn(path);
  const config = tree && checkConfig(path, tree, { report, paths: repository.paths });
  checkCompared(tree, uses, { config, report });
  const givenIn = (path2, entries) => Array.from(entries, (entry) => ({ ...entry, report: reportIn(path2) }));
  const top = givenIn(path, tree?.entries ?? []);
  for (const { path: path2, workflow } of named) {
    const context = { ...repository, config, workflow, workflows, report: reportIn(path2) };
    for (const use of workflow.uses) checkUse(use, context);
    if (workflow.uses.length > 0) checkEvents(context);
    if (workflow.uses.length > 0) checkJobs(context);
    for (const use of workflow.uses.filter(saves))
      await checkExample(use, [...top, ...givenIn(path2, use.inputs.values())], context);
  }
  for (const file of files) checkFilled(file, reportIn(file.path));
  const order = files.map(({ path: path2 }) => path2);
  const rank = ({ path: path2 }) => order.indexOf(path2);
  const all = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...all.values()].sort(
    (a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column
  );
}
function checkFilled({ text }, report) {
  for (const [i, line] of text.split("\n").entries()) {
    const place = { line: i + 1, column: line.search(/\S/) + 1 };
    if (line.includes(FILL_IN)) report(place, "unfilled", { line });
  }
}
async function readFile(file, report) {
  try {
    const options = { fix: "Correct it.", uniqueKeys: true };
    return { path: file.path, tree: await parseYamlTree(file, options) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const isOurs = !isInWorkflows(file) || file.text.includes("tuning-gate");
    const place = { line: error.line ?? 1, column: 1 };
    if (isOurs) report(place, "unreadable", error.partsFor("inputs"));
    return null;
  }
}
function isInWorkflows({ path }) {
  return path.includes(".github/workflows/");
}

// src/commands/check.ts
var check = async (given, terminal) => {
  const root = repositoryAt(terminal.directory);
  const named = given.operands.map(
    (path) => relative(root, resolve(terminal.directory, path)).replaceAll(sep, "/")
  );
  const paths = named.length > 0 ? named : usualFiles(root);
  if (paths.length === 0)
    throw dataError(
      printablePath(root),
      "has no .github/workflows and no .github/tuning-gate.yml",
      "Run it in the repository, name the files, or begin with `tuning-gate init`."
    );
  const findings = await checkIn(root, paths);
  if (given.has("json")) {
    const value = { ...jsonHead("check"), files: paths, findings };
    terminal.json(`${JSON.stringify(value, null, 2)}
`);
  } else terminal.out(findingsText(findings, paths.length));
  return findings.length === 0 ? 0 : 2;
};
function repositoryAt(directory) {
  for (let folder = directory; folder !== dirname(folder); folder = dirname(folder))
    if ([".git", ".github"].some((name) => existsSync(join(folder, name)))) return folder;
  return directory;
}
async function checkIn(root, paths) {
  const files = await Promise.all(
    Array.from(/* @__PURE__ */ new Set([...paths, ...usualFiles(root)]), async (path) => {
      try {
        return { path, text: await readFile2(resolve(root, path), "utf8") };
      } catch (error) {
        throw unreadable(path, error);
      }
    })
  );
  const findings = await checkFiles(files, {
    read: (path) => textAt(join(root, path)),
    paths: () => globSync(["**", "!**/{.git,node_modules}/**"], { cwd: root, dot: true }),
    sweepAt: async (path) => {
      try {
        return await namedFiles(parseLocation(path, "candidate"), localPlace(root));
      } catch (error) {
        if (error instanceof UserError) return null;
        throw error;
      }
    }
  });
  return findings.filter(({ path }) => paths.includes(path));
}
function textAt(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
function usualFiles(directory) {
  const patterns = ["{,.github/}tuning-gate.{yml,yaml}", ".github/workflows/*.{yml,yaml}"];
  return globSync(patterns, { cwd: directory, dot: true }).sort();
}
function findingsText(findings, files) {
  const lines = findings.map(
    ({ path, line, column, code, what, fix }) => printable(`${path}:${line}:${column}: ${what}. ${fix} (${code})`, 1e3)
  );
  const { length } = findings;
  const count = `${length || "no"} mistake${length === 1 ? "" : "s"}`;
  return [...lines, `Found ${count} in ${files} file${files === 1 ? "" : "s"}.`, ""].join("\n");
}

export {
  FILL_IN,
  check,
  checkIn,
  findingsText
};
