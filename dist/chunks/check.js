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
  unreadable
} from "./read.js";
import {
  localPlace,
  parseLocation
} from "./read-location.js";
import {
  globSync
} from "./picomatch.js";
import {
  CONFIG_PATH,
  FORMER,
  NO_INPUTS,
  OPTIONS,
  OPTION_NAMES,
  REUSABLE_INPUTS,
  configOptions,
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
import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";

// src/check/findings.ts
var MESSAGES = {
  unreadable: "<what>. <fix>",
  "unknown-input": "`<name>` is not an input of <of>. <fix>",
  "invalid-value": "`<name>` is <value>. <fix>",
  "missing-input/run": "`run` is missing, and so is ./.github/actions/train. Give the command that trains.",
  "missing-input/candidate": "`candidate` is missing with `mode: <mode>`. Give the file, folder or glob that training writes.",
  "unknown-setting": "`<name>` is not a setting of the config. <fix>",
  "conflicting-settings": "`<name>` <what>. <fix>",
  "missing-config": "there is no file `<path>`. Give its path from the top of the repository.",
  unfilled: "`<line>` is to be filled in. Complete the line, and remove the comment.",
  "expiring-baseline": "`<name>` is `<value>`, which is gone when its artifact expires. Download it, commit it, and name it as `ref:main:PATH`.",
  "blank-setting": "`<name>` has no value. Write one, which must be <expected>, or remove the line.",
  "not-in-example": "`<path>` <what>. <fix>",
  "missing-file": "there is no file `<path>`. Correct the path, or commit the file.",
  "same-trials/fixed": '`<word>` is fixed: all <jobs> jobs would draw the same trials. Write `--seed "$SEED"`, or what your script calls it.',
  "same-trials": 'neither `$SEED` nor `$JOB` is used: all <jobs> jobs would draw the same trials. Write `--seed "$SEED"`, or what your script calls it.',
  "unused-variable/sweep": "`$SWEEP` is not used: nothing writes the file that is collected. Pass it to the script.",
  "unused-variable/model": "`$MODEL` is not used: the jobs of every model would train the same one. Pass it to the script.",
  "few-searches": "adaptive searches are compared as wholes, and `jobs: <jobs>` is too few. Write `jobs: <min>` or more, each with a search of its own.",
  "gate-without-needs": "`mode: gate` runs without waiting for the jobs that train. Add `needs: [<ids>]`.",
  "gate-not-always": `\`<id>\` is skipped if a job that trains fails, and its check never comes. Add \`if: \${{ !cancelled() && needs.<training>.result != 'skipped' }}\`.`,
  "missing-permission": "`<scope>: <level>` is missing, which is for <why>. Add it to these permissions<otherwise>.",
  "no-permissions": "`<id>` has no permissions, and the default depends on the repository. Add `permissions: { <list> }`.",
  "no-permissions/training": "`<id>` trains without permissions of its own: the default may let it write. Add `permissions: { contents: read }`.",
  "training-may-write": "`<id>` runs the code of pull requests with a token that may write. Give it `permissions: { contents: read }`, and let another job compare.",
  "pull-request-target": "this event trains the code of anybody who opens a pull request with a token that may write. Use `pull_request`, and `workflow_run` for forks.",
  "pull-request-types": "`types` lacks <missing>: <why>. Write `types: [<all>]`.",
  "path-filter": "`<key>` can keep the workflow from running, and a required check then waits forever. Remove it.",
  "no-baseline": "no workflow trains the branch that pull requests are compared with. Add `push: { branches: [main] }`.",
  "dependabot-waits": "the runs of Dependabot may only read, so that its pull requests never get the check. Add a workflow on `workflow_run`, as the README shows.",
  "after-trains": "`mode: <mode>` would train in a run whose token may write. Use `mode: gate` here."
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

// src/check/workflow.ts
var KINDS = new Map(
  Object.entries({
    ...{ "": "auto", auto: "auto", start: "start" },
    ...{ collect: "collect", base: "collect", gate: "gate", confirm: "gate" }
  })
);
var USED = /^(?:[\w.-]+\/tuning-gate(\/\.github\/workflows\/gate\.yml)?(?:@.+)?|\.\/tuning-gate)$/;
function readWorkflow(tree) {
  const on = get(tree, "on");
  const listed = on === null ? [] : [on, ...on.items].map((item) => [textOf(item), item]);
  const mapped = on?.entries.map(({ key, tree: tree2 }) => [key, tree2]) ?? [];
  const jobs = (get(tree, "jobs")?.entries ?? []).map((entry) => readJob(entry, tree));
  return {
    events: new Map([...listed, ...mapped].filter(([name]) => name !== "")),
    jobs,
    uses: jobs.flatMap(({ uses }) => uses)
  };
}
function readJob(at, workflow) {
  const { key: id, tree } = at;
  const uses = [];
  const job = {
    ...{ id, at, uses },
    needs: textsOf(get(tree, "needs")),
    condition: textOf(get(tree, "if")),
    permissions: get(tree, "permissions") ?? get(workflow, "permissions")
  };
  const places = [tree, ...get(tree, "steps")?.items ?? []];
  uses.push(...places.flatMap((place) => readUse(place, job)));
  return job;
}
function readUse(tree, job) {
  const at = get(tree, "uses");
  const [found, reusable] = USED.exec(textOf(at)) ?? [];
  if (at === null || found === void 0) return [];
  const entries = get(tree, "with")?.entries ?? [];
  const inputs = new Map(entries.map((entry) => [entry.key, entry]));
  const kind = KINDS.get(textOf(inputs.get("mode")?.tree ?? null)) ?? "open";
  return [{ kind: reusable ? "gate.yml" : kind, job, at, inputs }];
}
function get(tree, key) {
  return tree?.entries.find((entry) => entry.key === key)?.tree ?? null;
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
function isYaml(read, path) {
  return read(`${path}.yml`) !== null || read(`${path}.yaml`) !== null;
}
function trains({ events }) {
  return [...events.keys()].some((event) => event !== "workflow_run" && event !== "merge_group");
}

// src/check/settings.ts
function checkConfig(path, tree, report) {
  const top = tree.entries.filter(({ key }) => key !== "comparisons");
  const comparisons = get(tree, "comparisons")?.entries ?? [];
  checkSettings(top, "top", report);
  for (const { tree: tree2 } of comparisons) checkSettings(tree2.entries, "comparison", report);
  const config = attempt(
    () => readConfig(tree.value, path),
    (error) => {
      const isNamed = error.where !== null && top.length + comparisons.length > 0;
      if (!isNamed) report(tree, "unreadable", error.partsFor("inputs"));
    }
  );
  if (config === null) return null;
  for (const comparison of comparisons.length === 0 ? [null] : config.comparisons.keys())
    attempt(
      () => readLayered({ input: () => void 0, config, comparison }, readSettings),
      (error) => {
        const own = comparison === null ? null : get(get(tree, "comparisons"), comparison);
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
function checkSettings(entries, level, report) {
  const known = configOptions(level);
  for (const entry of entries) {
    const { key: name } = entry;
    const option = known.find((one) => one === name);
    const near = FORMER.get(name) ?? didYouMean(name, known);
    const fix = isInput(name) ? "Set it in the workflow, under `with:`." : near;
    const otherwise = "docs/config.md lists what can be set here.";
    if (option !== void 0) checkValue(entry, OPTIONS[option].kind, report);
    else report(entry, "unknown-setting", { name, fix: fix || otherwise });
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
  const fix = `${didYouMean(text, choices)} It must be ${expected}.`;
  report(tree, "invalid-value", { name, value, fix });
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

// src/check/rules.ts
var INPUTS = new Map(
  OPTION_NAMES.filter(isInput).map((name) => [name, OPTIONS[name].kind])
);
function checkUse(use, context) {
  const { read, report, workflow } = context;
  checkNames(use, context);
  const path = inputOf(use, "config");
  if (path !== "" && !isOpen(path) && read(path) === null)
    report(placeOf(use, "config"), "missing-config", { path });
  if (saves(use) && !isCall(use) && inputOf(use, "candidate") === "")
    report(use.at, "missing-input/candidate", { mode: inputOf(use, "mode") || use.kind });
  if (!isCall(use) || !trains(workflow)) return;
  if (inputOf(use, "run") !== "") checkCommand(use, context);
  else if (!isYaml(read, ".github/actions/train/action")) report(use.at, "missing-input/run");
  checkSearches(use, context);
}
function checkNames(use, { report }) {
  const table = isCall(use) ? REUSABLE_INPUTS : INPUTS;
  const names = [...table.keys()];
  const of = isCall(use) ? use.kind : "the Action";
  for (const [name, entry] of use.inputs) {
    const kind = table.get(name);
    if (kind !== void 0) checkValue(entry, kind, report);
    else {
      const [near = name] = nearestNames(name, [...names, ...NO_INPUTS]);
      const given = textOf(entry.tree);
      const page = isCall(use) ? "workflows" : "reference";
      const fix = (insteadOfInput(name, given) ?? insteadOfInput(near, given) ?? didYouMean(name, names)) || `docs/${page}.md lists the inputs.`;
      report(entry, "unknown-input", { name, of, fix });
    }
  }
}
var EXPRESSION = "EXPRESSION";
function checkCommand(use, { read, report }) {
  const at = placeOf(use, "run");
  const run = inputOf(use, "run").replace(/\$\{\{.*?\}\}/gs, EXPRESSION);
  const isElsewhere = /\b(cd|pushd|git|gh|curl|wget|docker|tar|unzip) /.test(run);
  const named = isElsewhere ? [] : Array.from(run.matchAll(SCRIPT), ([, path = ""]) => path);
  const scripts = [...new Set(named)].filter((path) => !/^\/|\.\.|EXPRESSION/.test(path));
  const texts = scripts.map(read);
  for (const path of scripts.filter((_, i) => texts[i] === null))
    report(at, "missing-file", { path });
  const all = scripts.length === 0 || isUnknown(run) ? null : [run, ...texts].join("\n");
  checkSeed(use, run, all, report);
  const written = inputOf(use, "candidate") || "candidate.csv";
  const lacks = (...words) => all !== null && !words.some((one) => all.includes(one));
  if (!/[*?]/.test(written) && lacks("SWEEP", written)) report(at, "unused-variable/sweep");
  if (inputOf(use, "models").includes(",") && lacks("MODEL")) report(at, "unused-variable/model");
}
function checkSeed(use, run, all, report) {
  const [at, jobs] = [placeOf(use, "run"), jobsOf(use)];
  if (!(jobs > 1) || /seed[= ]["']?(\$|EXPRESSION)/i.test(run)) return;
  const isVaried = /\$\{?(SEED|JOB)\b/.test(run);
  const [word] = (isVaried ? /-*(?<![\w-])seed[= ]\d+\b/i : ANY_SEED).exec(run) ?? [];
  if (word) report(at, "same-trials/fixed", { word, jobs });
  else if (all !== null && !/SEED|JOB/.test(all)) report(at, "same-trials", { jobs });
}
var ANY_SEED = /-*\b(\w+[-_])?seed[= ]\d+\b/i;
var SCRIPT = /(?:^|[\s;&|(])(?:python[\d.]*|bash|sh|Rscript|julia|node) (?:-[^m\s] )*([\w./-]+\.\w+)/g;
function isUnknown(run) {
  const words = run.split(/\s+/);
  return words.some(
    (word, i) => word.includes(EXPRESSION) && !word.includes("=") && !/^-/.test(words[i - 1] ?? "")
  );
}
var MIN_SEARCHES = 6;
function checkSearches(use, { config, report }) {
  const isOther = valuesOf("unit", config).some((unit) => !["auto", "search"].includes(unit));
  const isAdaptive = valuesOf("search-method", config).includes("adaptive");
  const jobs = jobsOf(use);
  if (!isOther && isAdaptive && jobs < MIN_SEARCHES)
    report(use.inputs.get("jobs") ?? use.at, "few-searches", { jobs, min: MIN_SEARCHES });
}
function valuesOf(name, config) {
  const levels = config === null ? [] : [config.top, ...config.comparisons.values()];
  return levels.flatMap((level) => level.get(name) || []);
}
function jobsOf(use) {
  return Number(inputOf(use, "jobs") || 1);
}
var NEEDED_TYPES = ["opened", "synchronize", "reopened", "edited"];
function checkEvents(context) {
  const { config, read, report, workflow, workflows } = context;
  const { events, uses } = workflow;
  const saving = uses.filter(saves);
  const pull = events.get("pull_request");
  report(events.get("pull_request_target"), "pull-request-target");
  if (pull && saving.length > 0) checkPullRequest(pull, context);
  if (events.has("workflow_run"))
    for (const use of saving.filter((use2) => !isCall(use2)))
      report(use.at, "after-trains", { mode: inputOf(use, "mode") || use.kind });
  const isOther = config?.top.has("baseline") || (config?.comparisons.size ?? 0) > 0;
  const isAuto = !isOther && saving.every((use) => ["", "auto"].includes(inputOf(use, "baseline")));
  const isTrained = ["push", "schedule", "workflow_dispatch"].some((event) => events.has(event));
  if (saving.length > 0 && isAuto && !isTrained) report(pull, "no-baseline");
  const hasAfter = workflows.some(
    ({ events: events2, uses: uses2 }) => events2.has("workflow_run") && uses2.some((use) => judges(use) || use.kind === "open")
  );
  const isChecked = uses.some((use) => judges(use) && inputOf(use, "check") !== "never");
  if (isChecked && isYaml(read, ".github/dependabot") && !hasAfter)
    report(pull, "dependabot-waits");
}
function checkPullRequest(pull, { report }) {
  const given = get(pull, "types");
  const types = given ? textsOf(given) : NEEDED_TYPES.slice(0, 3);
  const missing = NEEDED_TYPES.filter((type) => !types.includes(type));
  const why = missing[0] === "edited" ? "a change of base goes unnoticed" : "pull requests are left out";
  const words = { missing: missing.join(", "), why, all: NEEDED_TYPES.join(", ") };
  if (missing.length > 0) report(given ?? pull, "pull-request-types", words);
  const filter = pull.entries.find(({ key }) => key === "paths" || key === "paths-ignore");
  report(filter, "path-filter", { key: filter?.key ?? "" });
}
function checkJobs(context) {
  for (const job of context.workflow.jobs) {
    for (const use of job.uses.filter(judges)) {
      checkOrder(use, context);
      checkPermissions(use, context);
    }
    if (job.uses.some(({ kind }) => kind === "collect")) checkTraining(job, context);
  }
}
function checkOrder({ job, kind }, { report, workflow }) {
  const collecting = workflow.jobs.filter(
    ({ uses }) => uses.some(({ kind: kind2 }) => kind2 === "collect")
  );
  if (kind !== "gate" || collecting.length === 0 || collecting.includes(job)) return;
  const ids = collecting.map(({ id }) => id);
  if (job.needs.length === 0) report(job.at, "gate-without-needs", { ids: ids.join(", ") });
  else if (workflow.events.has("pull_request") && !/cancelled\(\)|always\(\)|failure\(\)/.test(job.condition))
    report(job.at, "gate-not-always", { id: job.id, training: ids[0] ?? "" });
}
function needsOf(use, workflow) {
  const isWith = (...names) => names.some((name) => workflow.events.has(name));
  const isForPull = isWith("pull_request", "pull_request_target", "workflow_run");
  const isWritten = isForPull || isWith("merge_group");
  const isRead = trains(workflow) || isWith("workflow_run");
  const isSaved = use.kind !== "auto" || ["", "auto"].includes(inputOf(use, "baseline"));
  const isLookedUp = isSaved && inputOf(use, "source") === "";
  const comments = isForPull && inputOf(use, "comment") !== "never";
  const isFound = isWith("merge_group", "workflow_run") && !comments;
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
function checkTraining({ at, id, permissions }, { report }) {
  if (permissions === null) report(at, "no-permissions/training", { id });
  const writing = permissions?.entries.filter(({ tree }) => textOf(tree) === "write") ?? [];
  for (const place of textOf(permissions) === "write-all" ? [permissions] : writing)
    report(place, "training-may-write", { id });
}

// src/check/index.ts
async function checkFiles(files, repository) {
  const findings = [];
  const reportIn = (path2) => reportTo(findings, path2);
  const read = async (file) => {
    const { path: path2 } = file;
    try {
      return [{ path: path2, tree: await parseYamlTree(file, { fix: "Correct it.", uniqueKeys: true }) }];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const isOurs = !isInWorkflows(file) || file.text.includes("tuning-gate");
      const place = { line: error.line ?? 1, column: 1 };
      if (isOurs) reportIn(path2)(place, "unreadable", error.partsFor("inputs"));
      return [];
    }
  };
  const trees = (await Promise.all(files.map(read))).flat();
  const isWorkflow = (one) => isInWorkflows(one) || get(one.tree, "jobs") !== null;
  const named = trees.filter(isWorkflow).map(({ path: path2, tree: tree2 }) => {
    return { path: path2, workflow: readWorkflow(tree2) };
  });
  const workflows = named.map(({ workflow }) => workflow);
  const { path = "", tree = null } = trees.find((one) => !isWorkflow(one)) ?? {};
  const config = tree && checkConfig(path, tree, reportIn(path));
  const givenIn = (path2, entries) => Array.from(entries, (entry) => ({ ...entry, report: reportIn(path2) }));
  const top = givenIn(path, tree?.entries ?? []);
  for (const { path: path2, workflow } of named.filter(({ workflow: workflow2 }) => workflow2.uses.length > 0)) {
    const context = { ...repository, config, workflow, workflows, report: reportIn(path2) };
    for (const use of workflow.uses) checkUse(use, context);
    checkEvents(context);
    checkJobs(context);
    for (const use of workflow.uses.filter(saves))
      await checkExample(use, [...top, ...givenIn(path2, use.inputs.values())], context);
  }
  for (const { path: path2, text } of files)
    for (const [i, line] of text.split("\n").entries()) {
      const place = { line: i + 1, column: line.search(/\S/) + 1 };
      if (line.includes(FILL_IN)) reportIn(path2)(place, "unfilled", { line });
    }
  const order = files.map(({ path: path2 }) => path2);
  const rank = ({ path: path2 }) => order.indexOf(path2);
  const all = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...all.values()].sort(
    (a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column
  );
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
  const fix = "Run it in the repository, name the files, or begin with `tuning-gate init`.";
  const what = "has no .github/workflows and no .github/tuning-gate.yml";
  if (paths.length === 0) throw dataError(printablePath(root), what, fix);
  const findings = await checkIn(root, paths);
  const value = { ...jsonHead("check"), files: paths, findings };
  const json = () => `${JSON.stringify(value, null, 2)}
`;
  terminal.show(given, json, () => findingsText(findings, paths.length));
  return findings.length === 0 ? 0 : 2;
};
function repositoryAt(directory) {
  for (let folder = directory; folder !== dirname(folder); folder = dirname(folder))
    if ([".git", ".github"].some((name) => existsSync(join(folder, name)))) return folder;
  return directory;
}
async function checkIn(root, paths) {
  const all = [.../* @__PURE__ */ new Set([...paths, ...usualFiles(root)])];
  const files = all.map(async (path) => {
    const text = await readFile(resolve(root, path), "utf8").catch((error) => {
      throw unreadable(path, error);
    });
    return { path, text };
  });
  const findings = await checkFiles(await Promise.all(files), {
    read: (path) => textAt(join(root, path)),
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
  const patterns = [CONFIG_PATH, ".github/workflows/*.{yml,yaml}"];
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
