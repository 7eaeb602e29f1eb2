import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  readArguments
} from "./commands-arguments.js";
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
} from "./read-artifact-names.js";
import {
  CONFIG_PATH,
  FORMER,
  MAX_COMPARISONS,
  NO_INPUTS,
  OPTIONS,
  OPTION_NAMES,
  REUSABLE_INPUTS,
  configOptions,
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
  jsonHead,
  nearestNames,
  printable,
  printablePath
} from "./errors.js";

// src/commands/check.ts
import { existsSync, readFileSync } from "node:fs";
import { readFile as readFile2 } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";

// src/check/findings.ts
var FILL_IN = " # fill in: ";
function quoted(text) {
  const line = text.replace(/\s+/g, " ").replaceAll("`", "'");
  return `\`${line.length > 80 ? `${line.slice(0, 79)}\u2026` : line}\``;
}
function suggestion(given, names, otherwise) {
  const [near] = nearestNames(given, names);
  return near === void 0 ? otherwise : `Did you mean ${quoted(near)}?`;
}

// src/check/workflow.ts
var ACTION = /^(?:[\w.-]+\/tuning-gate(?:@.+)?|\.\/tuning-gate)$/;
var REUSABLE = /^[\w.-]+\/tuning-gate\/\.github\/workflows\/gate\.yml@.+$/;
function readWorkflow(tree) {
  const on = get(tree, "on");
  const listed = on?.items.map((item) => [textOf(item), item]) ?? [];
  const mapped = on?.entries.map(({ key, tree: tree2 }) => [key, tree2]) ?? [];
  const only = on && listed.length + mapped.length === 0 ? [[textOf(on), on]] : [];
  const permissions = get(tree, "permissions");
  const jobs = (get(tree, "jobs")?.entries ?? []).map((entry) => readJob(entry, permissions));
  return { events: new Map([...only, ...listed, ...mapped]), jobs };
}
function readJob(at, shared) {
  const { key: id, tree } = at;
  const needs = get(tree, "needs");
  const steps = get(tree, "steps")?.items ?? [];
  const job = {
    ...{ id, at, tree, steps, name: textOf(get(tree, "name")) || id },
    needs: needs === null ? [] : needs.items.length > 0 ? needs.items.map(textOf) : [textOf(needs)],
    condition: textOf(get(tree, "if")),
    permissions: get(tree, "permissions") ?? shared,
    uses: []
  };
  for (const place of [tree, ...steps]) {
    const use = readUse(place, job);
    if (use !== null) job.uses.push(use);
  }
  return job;
}
function readUse(tree, job) {
  const at = get(tree, "uses");
  const isReusable = REUSABLE.test(textOf(at));
  if (at === null || !(isReusable || ACTION.test(textOf(at)))) return null;
  const entries = get(tree, "with")?.entries ?? [];
  const inputs = new Map(entries.map((entry) => [entry.key, entry]));
  if (isReusable) return { kind: "gate.yml", job, at, inputs };
  const mode = textOf(inputs.get("mode")?.tree ?? null);
  const [kind = "auto"] = nearestNames(mode, ["collect", "gate"]);
  return { kind, job, at, inputs };
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
function inputOf({ inputs }, name) {
  return textOf(inputs.get(name)?.tree ?? null);
}
var isCall = ({ kind }) => kind === "gate.yml";
var saves = ({ kind }) => kind !== "gate";
var judges = ({ kind }) => kind !== "collect";
function allows({ permissions }, scope, level) {
  if (permissions === null) return null;
  const all = textOf(permissions);
  const given = all === "" ? textOf(get(permissions, scope)) : all.replace("-all", "");
  return given === "write" || given === level;
}
function checkOf(use) {
  const name = inputOf(use, "name");
  return name === "" ? "tuning-gate" : `tuning-gate / ${name}`;
}

// src/check/config.ts
function checkConfig(path, tree, report) {
  const top = tree.entries.filter(({ key }) => key !== "comparisons");
  const comparisons = get(tree, "comparisons")?.entries ?? [];
  checkSettings(top, "top", report);
  for (const { tree: tree2 } of comparisons) checkSettings(tree2.entries, "comparison", report);
  let config;
  try {
    config = readConfig(tree.value, path);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const isNamed = error.where !== null && top.length + comparisons.length > 0;
    if (!isNamed) report(tree, "unreadable", ...parts(error));
    return null;
  }
  const place = comparisons[0] ?? tree;
  if (comparisons.length > MAX_COMPARISONS)
    report(
      place,
      "unknown-setting",
      `lists ${comparisons.length} comparisons`,
      `At most ${MAX_COMPARISONS} can be made.`
    );
  const names = comparisons.length === 0 ? [null] : [...config.comparisons.keys()];
  for (const comparison of names) checkTogether({ config, comparison, tree, report });
  return config;
}
function checkSettings(entries, level, report) {
  const known = configOptions(level);
  for (const entry of entries) {
    const name = known.find((option) => option === entry.key);
    if (name !== void 0) checkValue({ name, kind: OPTIONS[name].kind, entry }, report);
    else {
      const otherwise = "docs/config.md lists what can be set here.";
      const fix = isInput(entry.key) ? "Set it in the workflow, under `with:`." : FORMER.get(entry.key) ?? suggestion(entry.key, known, otherwise);
      report(entry, "unknown-setting", `${quoted(entry.key)} is not a setting of the config`, fix);
    }
  }
}
function checkValue({ name, kind, entry }, report) {
  const { tree } = entry;
  const isList = kind.isList && tree.items.length > 0;
  const text = isList ? tree.items.map(textOf).join("\n") : textOf(tree);
  if (name === "baseline" && /^run:/.test(text))
    report(
      entry.tree,
      "expiring-baseline",
      `${quoted(name)} is ${quoted(text)}, which is gone when its artifact expires`,
      "Download it, commit it, and name it as `ref:main:PATH`."
    );
  if (tree.value === null)
    report(
      entry,
      "blank-setting",
      `${quoted(name)} has no value`,
      `Write one, which must be ${kind.expected}, or remove the line.`
    );
  const isNested = tree.entries.length + (isList ? 0 : tree.items.length) > 0;
  if (!isNested && (text === "" || text.includes("${{") || kind.parse(text) !== void 0)) return;
  const what = isNested ? `${quoted(name)} is not one value` : `${quoted(name)} is ${quoted(text)}`;
  const expected = `It must be ${kind.expected}.`;
  const near = kind.choices ? suggestion(text, kind.choices, "") : "";
  report(entry.tree, "invalid-value", what, [near, expected].filter(Boolean).join(" "));
}
function checkCompared(tree, config, uses, report) {
  const saved = uses.filter(saves).map(namesOf);
  const names = saved.flatMap((list) => list ?? []);
  if (names.length === 0 || saved.includes(null)) return;
  for (const [name, values] of config.comparisons) {
    const sources = [values.get("candidate") || `sweep:${name}`, values.get("baseline") ?? ""];
    const absent = sources.filter((source) => source.startsWith("sweep:")).map((source) => source.slice("sweep:".length)).find((sweep) => !names.includes(sweep));
    const entry = get(tree, "comparisons")?.entries.find(({ key }) => key === name);
    if (absent === void 0 || entry === void 0) continue;
    const what = `${quoted(name)} compares the sweep ${quoted(absent)}, which no workflow saves`;
    const otherwise = `What is saved: ${names.join(", ")}.`;
    report(entry, "unsaved-sweep", what, suggestion(absent, names, otherwise));
  }
}
function namesOf(use) {
  const text = inputOf(use, isCall(use) ? "models" : "name");
  if (text === "" || text.includes("${{")) return null;
  if (!isCall(use)) return [text];
  try {
    const models = JSON.parse(text);
    return Array.isArray(models) ? models.map(String) : null;
  } catch {
    return null;
  }
}
function checkTogether({ config, comparison, tree, report }) {
  try {
    readLayered({ input: () => void 0, config, comparison }, readSettings);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const own = comparison === null ? null : get(tree, "comparisons", comparison);
    const entries = [...own?.entries ?? [], ...tree.entries];
    const entry = entries.find(({ key }) => key === error.option);
    const { what, fix } = error.partsFor("inputs");
    if (!what.startsWith("invalid value"))
      report(entry ?? tree, "conflicting-settings", `${quoted(error.option ?? "")} ${what}`, fix);
  }
}
function parts(error) {
  const { what, fix } = error.partsFor("inputs");
  return [what, fix];
}

// src/check/training.ts
function checkCommand(use, context, report) {
  const { read } = context;
  if (!isCall(use)) return;
  const run = commandOf(use);
  const at = use.inputs.get("run")?.tree ?? use.at;
  for (const [word, name] of run.matchAll(SINGLY_QUOTED))
    if (name !== void 0)
      report(
        at,
        "unused-variable",
        `${quoted(word)} stays as it is: a shell expands nothing in single quotes`,
        `Write ${quoted(`"$${name}"`)}.`
      );
  const { scripts, lists } = filesIn(run);
  const texts = scripts.map(read);
  for (const path of [...scripts, ...lists].filter((path2) => read(path2) === null)) {
    const fix = "Correct the path, or commit the file.";
    report(at, "missing-file", `there is no file ${quoted(path)}`, fix);
  }
  checkSampler(use, texts.join("\n"), context, report);
  const all = scripts.length === 0 || isOpen(run) ? null : [run, ...texts].join("\n");
  checkSeed(use, all, (what, fix) => report(at, "same-trials", what, fix));
  if (all === null) return;
  const unused = (name, why) => report(at, "unused-variable", `${quoted(name)} is not used: ${why}`, "Pass it to the script.");
  const written = inputOf(use, "candidate") || "candidate.csv";
  if (!/[*?]/.test(written) && !all.includes("SWEEP") && !all.includes(written))
    unused("$SWEEP", "nothing writes the file that is collected");
  if (inputOf(use, "models").includes(",") && !all.includes("MODEL"))
    unused("$MODEL", "the jobs of every model would train the same one");
}
function checkSeed(use, all, say) {
  const jobs = jobsOf(use, "jobs");
  const run = commandOf(use);
  const pattern = /\$\{?(SEED|JOB)\b/.test(run) ? /-*(?<![\w-])seed[= ]\d+\b/i : ANY_SEED;
  const [fixed] = pattern.exec(run) ?? [];
  if (!(jobs > 1) || fixed === void 0 && (all === null || /SEED|JOB/.test(all))) return;
  const what = fixed ? `${quoted(fixed)} is fixed` : `neither ${quoted("$SEED")} nor ${quoted("$JOB")} is used`;
  const fix = `Write ${quoted('--seed "$SEED"')}, or what your script calls it.`;
  say(`${what}: all ${jobs} jobs would draw the same trials`, fix);
}
var ANY_SEED = /-*\b(\w+[-_])?seed[= ]\d+\b/i;
var SINGLY_QUOTED = /"[^"]*"|'[^\s'"]*\$\{?(SWEEP|MODEL|SEED|JOB)\b[^\s'"]*'|'[^']*'/g;
var EXPRESSION = "EXPRESSION";
function commandOf(use) {
  return inputOf(use, "run").replace(/\$\{\{.*?\}\}/gs, EXPRESSION);
}
function isOpen(run) {
  const words = run.split(/\s+/);
  return words.some(
    (word, i) => word.includes(EXPRESSION) && !word.includes("=") && !/^-/.test(words[i - 1] ?? "")
  );
}
var SCRIPT = /(?:^|[\s;&|(])(?:python[\d.]*|bash|sh|Rscript|julia|node) (?:-[^m\s] )*([\w./-]+\.\w+)/g;
var LIST = /(?:^|[\s;&|(])pip3? install [^;&|\n]*?-r ([\w./-]+)/g;
function filesIn(run) {
  const isElsewhere = /\b(cd|pushd|git|curl|wget|docker) /.test(run);
  const named = (pattern) => {
    const paths = isElsewhere ? [] : Array.from(run.matchAll(pattern), ([, path = ""]) => path);
    return [...new Set(paths)].filter((path) => !/^\/|\.\.|EXPRESSION/.test(path));
  };
  return { scripts: named(SCRIPT), lists: named(LIST) };
}
var MIN_SEARCHES = 6;
function checkSampler(use, script, { config }, report) {
  const levels = config === null ? [] : [config.top, ...config.comparisons.values()];
  const isTable = /\.(csv|tsv|jsonl?)$/.test(inputOf(use, "candidate") || "candidate.csv");
  const isNamed = levels.some((level) => level.has("search-method"));
  const isAdaptive = script.includes("TPESampler") && !/(Random|Grid|QMC|BruteForce)Sampler/.test(script) || script.includes("optuna.create_study(") && !/sampler/i.test(script);
  if (!isTable || isNamed || !isAdaptive) return;
  report(
    use.inputs.get("run")?.tree ?? use.at,
    "unnamed-search",
    "the script searches with TPE, which adapts, and no setting says so",
    `Write ${quoted("search-method: adaptive")} in the config, and ${quoted(`jobs: ${MIN_SEARCHES}`)} here.`
  );
}
function checkSearches(use, { config }, report) {
  const levels = config === null ? [] : [config.top, ...config.comparisons.values()];
  const methods = [inputOf(use, "search-method"), ...levels.map((one) => one.get("search-method"))];
  const isOther = levels.some((one) => !["", "auto", "search"].includes(one.get("unit") ?? ""));
  const name = isCall(use) ? "jobs" : "shards";
  const jobs = jobsOf(use, name);
  if (use.kind === "gate" || isOther || !methods.includes("adaptive") || !(jobs < MIN_SEARCHES))
    return;
  report(
    use.inputs.get(name) ?? use.at,
    "few-searches",
    `adaptive searches are compared as wholes, and ${jobs === 1 ? "one job makes" : `${jobs} jobs make`} too few`,
    `Write ${quoted(`${name}: ${MIN_SEARCHES}`)} or more, each with a search of its own.`
  );
}
function jobsOf(use, name) {
  return Number(inputOf(use, name) || 1);
}

// src/check/inputs.ts
var INPUTS = new Map(
  OPTION_NAMES.filter(isInput).map((name) => [name, OPTIONS[name].kind])
);
var TRAIN = ".github/actions/train/action";
function checkInputs(use, workflow, context, report) {
  const { config, read } = context;
  checkNames(use, report);
  checkCandidate(use, report);
  const hasAction = [`${TRAIN}.yml`, `${TRAIN}.yaml`].some((path) => read(path) !== null);
  if (isCall(use) && trains(workflow) && inputOf(use, "run") === "" && !hasAction) {
    const what = `${quoted("run")} is missing, and so is ./.github/actions/train`;
    report(use.at, "missing-input", what, "Give the command that trains.");
  }
  const entry = use.inputs.get("config");
  const named = textOf(entry?.tree ?? null);
  if (entry && !named.includes("${{") && read(named) === null) {
    const fix = "Give its path from the top of the repository.";
    report(entry.tree, "missing-config", `there is no file ${quoted(named)}`, fix);
  }
  if (trains(workflow)) {
    checkCommand(use, context, report);
    checkSearches(use, context, report);
  }
  if (config === null || !judges(use)) return;
  const given = (name) => isInput(name) ? inputOf(use, name) : "";
  for (const name of inputsIgnoredFor(config, given)) {
    const what = `${quoted(name)} has no effect next to ${config.path}`;
    const place = use.inputs.get(name) ?? use.at;
    report(place, "ignored-input", what, "Set it there, and leave it out here.");
  }
}
function checkNames(use, report) {
  const table = isCall(use) ? REUSABLE_INPUTS : INPUTS;
  for (const [name, entry] of use.inputs) {
    const kind = table.get(name);
    const { value } = entry.tree;
    if (name === "python-version" && (value === 3.1 || value === 3.2)) {
      const what = `${quoted(name)} is the number ${value}: YAML drops a zero at its end`;
      report(entry.tree, "invalid-value", what, `Write ${quoted(`'${value}0'`)}, in quotes.`);
    } else if (kind !== void 0) checkValue({ name, kind, entry }, report);
    else {
      const what = `${quoted(name)} is not an input of ${isCall(use) ? use.kind : "the Action"}`;
      const names = [...table.keys()];
      const fix = insteadOfInput(name, textOf(entry.tree)) ?? suggestion(name, [...names, ...NO_INPUTS], `The inputs are ${names.join(", ")}.`);
      report(entry, "unknown-input", what, fix);
    }
  }
}
function checkCandidate(use, report) {
  if (use.kind !== "collect" && use.kind !== "auto") return;
  const given = inputOf(use, "candidate");
  const mode = quoted(`mode: ${use.kind}`);
  if (given === "")
    report(
      use.at,
      "missing-input",
      `${quoted("candidate")} is missing with ${mode}`,
      "Give the file, folder or glob that training writes."
    );
  else if (use.kind === "collect" && /^(artifact|run|ref|sweep):/.test(given))
    report(
      use.inputs.get("candidate")?.tree ?? use.at,
      "invalid-value",
      `${quoted("candidate")} is ${quoted(given)} with ${mode}`,
      "Give a file, folder or glob."
    );
}
function trains({ events }) {
  return [...events.keys()].some((event) => event !== "workflow_run" && event !== "merge_group");
}

// src/check/jobs.ts
function checkJobs(workflow, report) {
  checkCheckNames(workflow, report);
  for (const job of workflow.jobs) {
    for (const use of job.uses) if (judges(use)) checkJudge(use, workflow, report);
    const [collecting] = job.uses.filter(({ kind }) => kind === "collect");
    if (collecting) checkTraining(job, report);
    checkMatrix(job, report);
    const [call] = job.uses.filter(isCall);
    const secrets = call ? get(job.tree, "secrets") : null;
    const others = secrets?.entries.filter(({ key }) => key !== "training-env") ?? [];
    const refused = secrets?.entries.length === 0 ? secrets : others[0];
    if (refused)
      report(
        refused,
        "secret-in-training",
        "the workflow that trains takes one secret, `training-env`",
        "Remove the others: a line `KEY=VALUE` for each goes there."
      );
    checkScripts(job, report);
  }
}
function checkCheckNames({ events, jobs }, report) {
  if (!events.has("pull_request")) return;
  const writers = jobs.flatMap(({ uses }) => uses).filter((use) => judges(use) && inputOf(use, "check") !== "never");
  const names = new Set(writers.map(checkOf));
  for (const { at, name, id } of jobs)
    if (names.has(name))
      report(
        at,
        "job-named-like-check",
        `the job ${quoted(id)} has the name of the check`,
        "Rename it: GitHub would show two checks with the same name."
      );
}
function checkMatrix(job, report) {
  const isSame = (use, input) => !inputOf(use, input).includes("${{");
  const isShared = (use) => isSame(use, "name") && isSame(use, "shard");
  const shared = job.uses.filter((use) => use.kind === "collect" && isShared(use));
  for (const { at } of get(job.tree, "strategy", "matrix") ? shared : [])
    report(
      at,
      "matrix-without-shard",
      "all jobs of the matrix save their trials under one name, which only the first can have",
      `Add ${quoted(`shard: \${{ matrix.KEY }}`)}, and ${quoted("shards")} with the number of jobs.`
    );
}
function checkJudge(use, workflow, report) {
  const { job, kind } = use;
  const collecting = workflow.jobs.filter(
    ({ uses }) => uses.some(({ kind: kind2 }) => kind2 === "collect")
  );
  const awaited = new Set(neededBy(job, workflow));
  const isAfter = collecting.some((other) => other === job || awaited.has(other));
  if (kind === "gate" && collecting.length > 0 && !isAfter) {
    const ids = collecting.map(({ id }) => id).join(", ");
    report(
      job.at,
      "gate-without-needs",
      `${quoted("mode: gate")} runs without waiting for the jobs that train`,
      `Add ${quoted(`needs: [${ids}]`)}.`
    );
  } else if (kind === "gate" && collecting.length > 0 && workflow.events.has("pull_request")) {
    if (!/cancelled\(\)|always\(\)|failure\(\)/.test(job.condition))
      report(
        job.at,
        "gate-not-always",
        `${quoted(job.id)} is skipped if a job that trains fails, and its check never comes`,
        `Add ${quoted(`if: \${{ !cancelled() && needs.${collecting[0]?.id}.result != 'skipped' }}`)}.`
      );
  }
  checkPermissions(use, workflow, report);
}
function neededBy(job, { jobs }) {
  const found = [];
  const visit = (ids) => {
    for (const other of jobs.filter(({ id }) => ids.includes(id))) {
      if (found.includes(other)) continue;
      found.push(other);
      visit(other.needs);
    }
  };
  visit(job.needs);
  return found;
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
  const chart = `${quoted("charts: branch")}${isCall(use) ? ", the default" : ""}`;
  const needs = [
    [isRead, "contents", "read", "the config and the history of the base"],
    [isRead && isLookedUp, "actions", "read", "the saved sweeps"],
    [isWritten && inputOf(use, "check") !== "never", "checks", "write", "the check"],
    [comments, "pull-requests", "write", "the comment"],
    [isFound, "pull-requests", "read", "finding the pull request"],
    [isForPull && charts === "branch", "contents", "write", chart]
  ];
  return needs.flatMap(([isNeeded, ...need]) => isNeeded ? [need] : []);
}
function checkPermissions(use, workflow, report) {
  const { job } = use;
  if (inputOf(use, "github-token") !== "") return;
  const needs = needsOf(use, workflow);
  if (job.permissions === null) {
    const list = new Map(needs.map(([scope, level]) => [scope, level]));
    const all = Array.from(list, ([scope, level]) => `${scope}: ${level}`).join(", ");
    report(
      job.at,
      "no-permissions",
      `${quoted(job.id)} has no permissions, and the default depends on the repository`,
      `Add ${quoted(`permissions: { ${all} }`)}.`
    );
    return;
  }
  const isWritten = (scope) => needs.some(([other, level]) => other === scope && level === "write");
  for (const [scope, level, why] of needs) {
    if (level === "read" && isWritten(scope)) continue;
    if (allows(job, scope, level)) continue;
    const other = why.startsWith("`charts") ? ", or choose another `charts`" : "";
    report(
      placeOf(job.permissions, scope),
      "missing-permission",
      `${quoted(`${scope}: ${level}`)} is missing, which is for ${why}`,
      `Add it to these permissions${other}.`
    );
  }
}
function placeOf(permissions, scope) {
  return permissions.entries.find(({ key }) => key === scope) ?? permissions;
}
function checkTraining(job, report) {
  const { permissions } = job;
  if (permissions === null)
    report(
      job.at,
      "no-permissions",
      `${quoted(job.id)} trains without permissions of its own: the default may let it write`,
      `Add ${quoted("permissions: { contents: read }")}.`
    );
  const isAll = textOf(permissions) === "write-all";
  const writing = permissions?.entries.filter(({ tree }) => textOf(tree) === "write") ?? [];
  for (const place of isAll && permissions ? [permissions] : writing)
    report(
      place,
      "training-may-write",
      `${quoted(job.id)} runs the code of pull requests with a token that may write`,
      `Give it ${quoted("permissions: { contents: read }")}, and let another job compare.`
    );
  const secret = findText(job.tree, /\$\{\{[^}]*\bsecrets(\.(?!GITHUB_TOKEN\b)|\[)/);
  if (secret)
    report(
      secret,
      "secret-in-training",
      `${quoted(job.id)} hands a secret to the code of pull requests`,
      "Train without it, or only where nobody else can open a pull request."
    );
  const strategy = get(job.tree, "strategy");
  if (strategy && textOf(get(strategy, "fail-fast")) !== "false")
    report(
      strategy,
      "fail-fast",
      "one job that fails cancels the others, and nothing is compared",
      `Add ${quoted("fail-fast: false")}.`
    );
}
function checkScripts(job, report) {
  const ids = job.steps.flatMap(
    (step) => job.uses.some(({ at }) => at === get(step, "uses")) ? textOf(get(step, "id")) || [] : []
  );
  for (const step of job.steps) {
    const run = get(step, "run");
    const [, id = ""] = /\$\{\{[^}]*\bsteps\.([\w-]+)\.outputs\b/.exec(textOf(run)) ?? [];
    if (run && ids.includes(id))
      report(
        run,
        "output-in-script",
        `an output of ${quoted(id)} becomes part of a script, and can hold text of a pull request`,
        "Pass it through `env`."
      );
  }
}
function findText(tree, pattern) {
  if (typeof tree.value === "string") return pattern.test(tree.value) ? tree : null;
  for (const inner of [...tree.entries.map((entry) => entry.tree), ...tree.items]) {
    const found = findText(inner, pattern);
    if (found) return found;
  }
  return null;
}

// src/check/events.ts
var NEEDED_TYPES = ["opened", "synchronize", "reopened", "edited"];
var DEFAULT_TYPES = NEEDED_TYPES.slice(0, 3);
function checkEvents(workflow, context, report) {
  const { config, hasAfter, read } = context;
  const { events, jobs } = workflow;
  const uses = jobs.flatMap((job) => job.uses);
  const target = events.get("pull_request_target");
  if (target)
    report(
      target,
      "pull-request-target",
      "this event trains the code of anybody who opens a pull request with a token that may write",
      "Use `pull_request`, and `workflow_run` for forks."
    );
  if (events.has("pull_request") && uses.some(saves)) checkPullRequest(workflow, report);
  const baselines = uses.filter(saves).map((use) => inputOf(use, "baseline"));
  const isOther = config?.top.has("baseline") || (config?.comparisons.size ?? 0) > 0;
  const isAuto = !isOther && baselines.every((text) => text === "" || text === "auto");
  const isTrained = ["push", "schedule", "workflow_dispatch"].some((event) => events.has(event));
  const pull = events.get("pull_request");
  if (pull && baselines.length > 0 && isAuto && !isTrained)
    report(
      pull,
      "no-baseline",
      "no workflow trains the branch that pull requests are compared with",
      "Add `push: { branches: [main] }`."
    );
  const isDependabotThere = ["yml", "yaml"].some(
    (end) => read(`.github/dependabot.${end}`) !== null
  );
  const writes = uses.some((use) => judges(use) && inputOf(use, "check") !== "never");
  if (pull && writes && isDependabotThere && !hasAfter)
    report(
      pull,
      "dependabot-waits",
      "the runs of Dependabot may only read, so that its pull requests never get the check",
      "Add a workflow on `workflow_run`, as the README shows."
    );
  checkAfter(workflow, report);
}
function checkPullRequest(workflow, report) {
  const pull = workflow.events.get("pull_request");
  if (pull === void 0) return;
  const given = get(pull, "types");
  const types = given ? [given, ...given.items].map(textOf).filter(Boolean) : DEFAULT_TYPES;
  const missing = NEEDED_TYPES.filter((type) => !types.includes(type));
  if (missing.length > 0) {
    const why = missing[0] === "edited" ? "a change of base goes unnoticed" : "pull requests are left out";
    report(
      given ?? pull,
      "pull-request-types",
      `${quoted("types")} lacks ${missing.join(", ")}: ${why}`,
      `Write ${quoted(`types: [${NEEDED_TYPES.join(", ")}]`)}.`
    );
  }
  for (const job of workflow.jobs) {
    const isTraining = job.uses.some((use) => saves(use) && !isCall(use));
    const conditions = [job, ...neededBy(job, workflow)].map(({ condition }) => condition);
    if (isTraining && types.includes("edited") && !conditions.some((text) => text.includes("changes.base")))
      report(
        job.at,
        "edited-trains",
        `${quoted(job.id)} also trains when somebody edits a title`,
        "Add `if: github.event.action != 'edited' || github.event.changes.base`."
      );
  }
  const filter = pull.entries.find(({ key }) => key === "paths" || key === "paths-ignore");
  if (filter)
    report(
      filter,
      "path-filter",
      `${quoted(filter.key)} can keep the workflow from running, and a required check then waits forever`,
      "Remove it."
    );
}
function checkAfter(workflow, report) {
  const after = workflow.events.get("workflow_run");
  if (after === void 0) return;
  const types = get(after, "types");
  const given = types ? [types, ...types.items].map(textOf).filter(Boolean) : [];
  if (given.join() !== "completed")
    report(
      types ?? after,
      "after-types",
      `${quoted("types")} lists more than completed: it also runs when training starts`,
      "Write `types: [completed]`."
    );
  for (const { uses } of workflow.jobs)
    for (const use of uses.filter((one) => saves(one) && !isCall(one)))
      report(
        use.at,
        "after-trains",
        `${quoted(`mode: ${use.kind}`)} would train in a run whose token may write`,
        "Use `mode: gate` here."
      );
}

// src/check/example.ts
async function checkExample(use, entries, { config, sweepAt }) {
  const path = inputOf(use, "candidate") || (isCall(use) ? "candidate.csv" : "");
  if (path === "" || /\$\{\{|^\w+:/.test(path)) return;
  const found = await sweepAt(path);
  if (found === null) return;
  const input = (name) => textOf(entries.find(({ key }) => key === name)?.tree ?? null);
  let reading;
  try {
    const values = readLayered(
      { input, config, comparison: null },
      (source) => readGroup("reading", source)
    );
    reading = { ...values, given: [] };
  } catch (error) {
    if (error instanceof UserError) return;
    throw error;
  }
  for (const { option, what, fix } of await misfitsOf(found.files, reading, found.source)) {
    const entry = entries.find(({ key }) => key === option);
    entry?.report(entry, "not-in-example", `${quoted(path)} ${what}`, fix);
  }
}

// src/check/index.ts
var MISPLACED = /^(?:\.github\/)?tuning-gate\.yaml$|^(?:\.github\/workflows\/)?tuning-gate\.ya?ml$/;
async function checkFiles(files, repository) {
  const findings = [];
  const reportIn = (path) => ({ line, column }, code, what, fix) => {
    findings.push({ path, line, column, code, what, fix });
  };
  const read = await Promise.all(files.map((file) => readFile(file, reportIn(file.path))));
  const trees = read.filter((one) => one !== null);
  const isWorkflow = (one) => isInWorkflows(one) || get(one.tree, "jobs") !== null;
  const workflows = trees.filter(isWorkflow).map(({ path, tree }) => ({ path, workflow: readWorkflow(tree) }));
  const uses = workflows.flatMap(({ workflow }) => workflow.jobs.flatMap((job) => job.uses));
  const named = uses.map((use) => inputOf(use, "config"));
  const isMisplaced = ({ path, tree }) => MISPLACED.test(path) && get(tree, "jobs") === null && !named.includes(path);
  for (const { path, tree } of trees.filter(isMisplaced)) {
    const what = "a config is not read from here";
    reportIn(path)(tree, "misplaced-config", what, `Move it to ${quoted(CONFIG_PATH)}.`);
  }
  const settings = trees.find((one) => !isWorkflow(one) && !isMisplaced(one));
  const config = settings ? checkConfig(settings.path, settings.tree, reportIn(settings.path)) : null;
  if (settings && config) checkCompared(settings.tree, config, uses, reportIn(settings.path));
  const hasAfter = workflows.some(
    ({ workflow: { events, jobs } }) => events.has("workflow_run") && jobs.some(({ uses: uses2 }) => uses2.some(judges))
  );
  const context = { ...repository, config, hasAfter };
  const givenIn = (path, entries) => Array.from(entries, (entry) => ({ ...entry, report: reportIn(path) }));
  const top = givenIn(settings?.path ?? "", settings?.tree.entries ?? []);
  for (const { path, workflow } of workflows) {
    const uses2 = workflow.jobs.flatMap((job) => job.uses);
    if (uses2.length > 0) checkWorkflow(workflow, context, reportIn(path));
    for (const use of uses2.filter(saves))
      await checkExample(use, [...top, ...givenIn(path, use.inputs.values())], context);
  }
  for (const file of files) checkFilled(file, reportIn(file.path));
  const order = files.map(({ path }) => path);
  const rank = ({ path }) => order.indexOf(path);
  const all = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...all.values()].sort(
    (a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column
  );
}
function checkFilled({ text }, report) {
  for (const [i, line] of text.split("\n").entries()) {
    if (!line.includes(FILL_IN)) continue;
    const place = { line: i + 1, column: line.search(/\S/) + 1 };
    const what = `${quoted(line.trim())} is to be filled in`;
    report(place, "unfilled", what, "Complete the line, and remove the comment.");
  }
}
function checkWorkflow(workflow, context, report) {
  for (const use of workflow.jobs.flatMap(({ uses }) => uses))
    checkInputs(use, workflow, context, report);
  checkEvents(workflow, context, report);
  checkJobs(workflow, report);
}
async function readFile(file, report) {
  try {
    const options = { fix: "Correct it.", uniqueKeys: true };
    return { path: file.path, tree: await parseYamlTree(file, options) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { what, fix } = error.partsFor("inputs");
    const isOurs = !isInWorkflows(file) || file.text.includes("tuning-gate");
    if (isOurs) report({ line: error.line ?? 1, column: 1 }, "unreadable", what, fix);
    return null;
  }
}
function isInWorkflows({ path }) {
  return path.includes(".github/workflows/");
}

// src/commands/check.ts
var check = async (argv, terminal) => {
  const given = readArguments(argv, "check");
  const { directory } = terminal;
  const paths = given.operands.length > 0 ? given.operands : usualFiles(directory);
  if (paths.length === 0)
    throw dataError(
      printablePath(directory),
      "has no .github/workflows and no .github/tuning-gate.yml",
      "Run it at the top of the repository, name the files, or begin with `tuning-gate init`."
    );
  const findings = await checkIn(directory, paths);
  if (given.has("json")) {
    const value = { ...jsonHead("check"), files: paths, findings };
    terminal.json(`${JSON.stringify(value, null, 2)}
`);
  } else terminal.out(findingsText(findings, paths.length));
  return findings.length === 0 ? 0 : 2;
};
async function checkIn(directory, paths) {
  const asked = paths.map(
    (path) => relative(directory, resolve(directory, path)).replaceAll(sep, "/")
  );
  const config = existsSync(join(directory, CONFIG_PATH)) ? [CONFIG_PATH] : [];
  const all = /* @__PURE__ */ new Set([...asked, ...config]);
  const files = await Promise.all(
    Array.from(all, async (path) => {
      try {
        return { path, text: await readFile2(resolve(directory, path), "utf8") };
      } catch (error) {
        throw unreadable(path, error);
      }
    })
  );
  const findings = await checkFiles(files, {
    read: (path) => textAt(join(directory, path)),
    sweepAt: (path) => namedFiles(parseLocation(path, "candidate"), localPlace(directory)).catch(() => null)
  });
  return findings.filter(({ path }) => asked.includes(path));
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
