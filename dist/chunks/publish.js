import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inEachVersion,
  pageColours
} from "./draw.js";
import {
  isFailure
} from "./compare-decide-plan-report.js";
import {
  changeBranch,
  ifAnswered,
  isUnanswered,
  iso_exports,
  reasonOf,
  retry,
  withDeadline
} from "./github.js";
import {
  _catch,
  _enum,
  _maxLength,
  _positive,
  _regex,
  array,
  boolean,
  int,
  nullable,
  number,
  object,
  optional,
  readonly,
  safeParse,
  strictObject,
  string
} from "./zod.js";
import {
  DATA_BRANCH,
  encodedName
} from "./read-names.js";
import {
  EVIDENCE_LEVELS,
  GATES
} from "./settings.js";
import {
  TOOL,
  UserError,
  detailOf,
  printable,
  systemAnswer,
  usageError
} from "./errors.js";

// src/publish/publish-check.ts
import { setTimeout as sleep } from "node:timers/promises";

// src/publish/publish-comment.ts
import { createHash } from "node:crypto";
function publishComment(thread, order, { beforeRetries: pauses }) {
  return retry({ pauses }, () => publishOnce(thread, order));
}
async function publishOnce(thread, order) {
  const [live = null, ...others] = await findOwnComments(thread, order);
  const { workflow, name, run, state: state2 } = order;
  const line = writeMarker({ workflow, name, run, state: state2 });
  const body = `${line}
${order.write(BODY_LIMIT - line.length - 1)}`;
  const done = nextStep(live, order, body);
  if (done === "created" || done === "posted-anew") return post(thread, order, body, live);
  if (done === "updated" && live !== null && !await thread.update(live.id, body))
    return post(thread, order, body, null);
  return { done, url: live?.url ?? null, note: await noteOn(done, thread, others) };
}
function nextStep(live, order, body) {
  const { when, state: state2, run } = order;
  const isRegression = isFailure(state2) || ["fair", "strong"].includes(state2.worse);
  if (live === null) return when !== "regressions" || isRegression ? "created" : "not-wanted";
  const { marker: marker2 } = live;
  if (compareRuns(marker2.run, run) > 0) return "outdated";
  const isKnown = marker2.run !== null;
  if (isKnown && saysTheSame(live.body, body)) return "unchanged";
  const turnsIntoFailure = isFailure(state2) && !(isKnown && isFailure(marker2.state));
  return turnsIntoFailure ? "posted-anew" : "updated";
}
async function post(thread, order, body, replaced) {
  const created = { ...await thread.create(body), marker: order };
  const known = replaced === null ? [] : [replaced];
  const listed = await findOwnComments(thread, order).catch(() => known);
  const [live = created, ...others] = afterPosting(listed, created, replaced);
  const isOutrun = compareRuns(live.marker.run, order.run) > 0;
  const done = isOutrun ? "outdated" : replaced === null ? "created" : "posted-anew";
  return { done, url: live.url, note: await noteOn(done, thread, others) };
}
var OUTDATED = "A newer run has already reported on this pull request; this one leaves its comment alone.";
var NOT_WANTED = "The input `comment` asks for no new comment on this verdict.";
var NOTES = { outdated: OUTDATED, "not-wanted": NOT_WANTED };
async function noteOn(done, thread, others) {
  const notes = [NOTES[done]];
  try {
    for (const { nodeId } of others) await thread.minimise(nodeId);
  } catch (error) {
    const cause = printable(detailOf(error, "message"), 200);
    notes.push(`An earlier comment of this report may still be visible (${cause}).`);
  }
  return notes.filter(Boolean).join(" ") || null;
}
var MAX_LOOKED_UP = 100;
async function findOwnComments(thread, { workflow, name, run }) {
  const marked = (await thread.list()).flatMap((comment) => {
    const marker2 = readMarker(comment.body);
    if (marker2?.workflow !== workflow || marker2.name !== name) return [];
    return [{ ...comment, marker: canBe(marker2.run, run) ? marker2 : { ...marker2, run: null } }];
  });
  if (marked.length === 0) return [];
  const newest = marked.slice(-MAX_LOOKED_UP);
  const { login, open } = await thread.lookUp(newest.map(({ nodeId }) => nodeId));
  return ranked(newest.filter(({ author, nodeId }) => author === login && open.has(nodeId)));
}
function ranked(visible) {
  return visible.toSorted((a, b) => compareRuns(b.marker.run, a.marker.run) || a.id - b.id);
}
function afterPosting(listed, created, replaced) {
  const all = listed.some(({ id }) => id === created.id) ? listed : [...listed, created];
  return ranked(
    all.map((comment) => {
      const { id, marker: marker2 } = comment;
      const isReplaced = id === replaced?.id && compareRuns(marker2.run, created.marker.run) <= 0;
      return isReplaced ? { ...comment, marker: { ...marker2, run: null } } : comment;
    })
  );
}
function saysTheSame(before, other) {
  const [a, b] = [before, other].map(
    (body) => withoutHidden(body).replace(/(?<![^\S\n])[^\S\n]+$/gm, "").trim()
  );
  return a === b;
}
var moment = iso_exports.datetime({ precision: 0 });
var count = int().check(_positive());
var judgingRun = strictObject({ id: count, attempt: count, startedAt: moment });
function compareRuns(a, b) {
  return startOf(a) - startOf(b) || (a?.id ?? 0) - (b?.id ?? 0) || (a?.attempt ?? 0) - (b?.attempt ?? 0);
}
function isSameRun(a, b) {
  return a.id === b.id && a.attempt === b.attempt;
}
function startOf(run) {
  return run === null ? 0 : Date.parse(run.startedAt);
}
var MAX_RUN_MS = 40 * 24 * 36e5;
function canBe(run, current) {
  return startOf(run) < startOf(current) + MAX_RUN_MS;
}
function readBack(schema, text2) {
  try {
    return safeParse(schema, JSON.parse(text2)).data ?? null;
  } catch {
    return null;
  }
}
function digest(text2, length) {
  return createHash("sha256").update(text2).digest("base64url").slice(0, length);
}
var LINE = /^<!-- tuning-gate: (\{.*\}) -->$/s;
function hidden(schema, maxLength) {
  return {
    write: (written) => {
      const json = JSON.stringify(written).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
      return `<!-- tuning-gate: ${json} -->`;
    },
    read: (text2) => {
      const [line = ""] = text2.slice(0, maxLength).split(/\r?\n/, 1);
      return readBack(schema, LINE.exec(line)?.[1] ?? "");
    }
  };
}
function withoutHidden(text2) {
  return LINE.test(text2.split(/\r?\n/, 1)[0] ?? "") ? text2.replace(/^[^\n]*\n?/, "") : text2;
}
var MAX_MARKER = 4e3;
var gate = _enum(GATES);
var level = _enum(EVIDENCE_LEVELS);
var verdict = string().check(_regex(/^[a-z-]{1,40}$/));
var state = strictObject({ gate, verdict, worse: level, better: level });
var marker = object({
  workflow: string(),
  name: string(),
  run: object(judgingRun.shape),
  state
});
var { write: writeMarker, read: readMarker } = hidden(marker, MAX_MARKER);
var BODY_LIMIT = 65536;
var MAX_RECORDS = 200;
var MAX_MEMORY = 6e4;
var MAX_TITLE = 255;
var text = string().check(_regex(/^[\w-]{16}$/));
var number2 = nullable(number());
var failure = object({
  kind: _enum(["worse", "repeated", "other"]),
  what: text,
  lower: number2,
  estimate: number2,
  isFlaky: boolean()
});
var record = object({
  about: text,
  base: nullable(text),
  candidate: nullable(text),
  baseline: nullable(text),
  failure: nullable(failure)
});
var older = object({
  tip: nullable(string().check(_regex(/^[0-9a-f]{40,64}$/))),
  ids: readonly(array(string().check(_regex(/^[0-9a-f]{1,20}$/))))
});
var memory = object({
  title: string().check(_maxLength(MAX_TITLE)),
  remembers: readonly(array(record).check(_maxLength(MAX_RECORDS))),
  older: _catch(optional(older), void 0)
});
var { write: writeMemory, read: readMemory } = hidden(memory, MAX_MEMORY);
function inDigests(remembers) {
  const short = (given) => digest(given, 16);
  const ifAny = (given) => given && short(given);
  return remembers.map(({ about, base, candidate, baseline, failure: failed }) => ({
    about: short(about),
    base: ifAny(base),
    candidate: ifAny(candidate),
    baseline: ifAny(baseline),
    failure: failed && { ...failed, what: short(failed.what) }
  }));
}

// src/publish/publish-check.ts
var SUMMARY_LIMIT = 65535;
var CONCLUSIONS = { pass: "success", neutral: "neutral", fail: "failure" };
var GATE_OF = { success: "pass", neutral: "neutral", failure: "fail" };
function publishCheck(checks, order, { beforeRetries: pauses }) {
  const check = checkRunOf(order);
  const identity2 = identityOf(order);
  const look = async () => {
    const all = await statements(checks, order);
    const standing = all.find((statement) => isSameStatement(statement, identity2));
    const others = all.filter((statement) => !isSameStatement(statement, identity2));
    const obstacle = obstacleTo(order, identity2, others);
    if (obstacle?.done !== "failing-elsewhere") return { standing, obstacle };
    const open = (await order.openBases())?.map(digestOf);
    return { standing, obstacle: obstacleTo(order, identity2, others, open) };
  };
  const writing = retry({ pauses }, async () => {
    const before = await look();
    const { standing, obstacle } = before;
    if (!standing && obstacle && !canCover(order, obstacle))
      return { done: obstacle.done, url: null };
    const url = standing ? standing.check.html_url : await checks.create(check);
    const after = isFailure(order) || standing ? before : await look();
    if (!after.obstacle) return { done: "written", url };
    const { by, done } = after.obstacle;
    const isCovered = by.check.id < (after.standing?.check.id ?? Infinity);
    if (!isFailure(order) && hasFailed(by) && isCovered) await checks.create(againOf(by, check));
    return { done, url };
  });
  return writing.catch(async (error) => {
    if (!isUnanswered(error)) throw error;
    await sleep(pauses.at(-1) ?? 0);
    const late = (await ifAnswered(look))?.standing;
    if (!late) throw error;
    return { done: "written", url: late.check.html_url };
  });
}
function canCover(order, { done, by }) {
  return isFailure(order) && (done === "taken" || done === "taken-here") && !hasFailed(by);
}
function obstacleTo(order, { workflow, bases, step }, others, open) {
  const foreign = others.find((other) => other.workflow !== workflow);
  if (foreign) return { done: "taken", by: foreign };
  const latest = others.find((other) => bases.every((base) => other.bases.includes(base)));
  if (latest && compareRuns(latest.run, order.run) > 0) return { done: "outdated", by: latest };
  const siblings = others.filter((other) => isSameRun(other.run, order.run) && other.step !== step);
  const sibling = siblings.find(hasFailed) ?? siblings[0];
  if (sibling) return { done: "taken-here", by: sibling };
  const by = others.flatMap((other) => other.bases).filter((base) => !bases.includes(base) && open?.includes(base) !== false).map((base) => others.find((other) => other.bases.includes(base))).find(hasFailed);
  return !isFailure(order) && by ? { done: "failing-elsewhere", by } : null;
}
function isSameStatement(a, b) {
  const isSameInstance = a.workflow === b.workflow && isSameRun(a.run, b.run);
  return isSameInstance && a.content === b.content && `${a.bases}` === `${b.bases}`;
}
function againOf({ check }, order) {
  const { output, external_id, html_url, conclusion } = check;
  return { ...order, details_url: html_url || order.details_url, conclusion, output, external_id };
}
function hasFailed(statement) {
  return statement?.check.conclusion === "failure";
}
async function standingVerdict(checks, of, base) {
  const all = await statements(checks, of);
  const about = all.filter(({ bases }) => bases.includes(digestOf(base)));
  const current = new Map(about.toReversed().map((statement) => [statement.workflow, statement]));
  const standing = [...current.values()].find(hasFailed) ?? about[0];
  if (standing === void 0) return null;
  const { output, conclusion } = standing.check;
  const memory2 = readMemory(output.summary);
  if (!memory2) return null;
  return { gate: GATE_OF[conclusion], title: memory2.title, report: withoutHidden(output.summary) };
}
async function statementsOn(checks, of) {
  const ours = digestOf(of.workflow);
  const all = await statements(checks, of);
  return all.filter(({ workflow }) => workflow === ours).map((statement) => ({
    run: statement.run,
    isOfThisAttempt: isSameRun(statement.run, of.run),
    hasFailed: hasFailed(statement),
    at: statement.check.completed_at ?? "",
    ...readMemory(statement.check.output.summary) ?? { title: "", remembers: [] }
  }));
}
var identity = object({
  workflow: string(),
  run: judgingRun,
  bases: array(string()),
  step: string(),
  content: string()
});
var digestOf = (text2) => digest(text2, 10);
var MAX_BASES = 4;
function identityOf({ workflow, run, bases, step, gate: gate2, title, remembers }) {
  return {
    workflow: digestOf(workflow),
    run,
    bases: bases.map(digestOf),
    step: digestOf(step),
    content: digestOf(JSON.stringify([gate2, title, remembers]))
  };
}
async function statements(checks, { headSha, name, run }) {
  const written = (await checks.named(headSha, checkName(name))).flatMap((check) => {
    const author = readBack(identity, check.external_id);
    return author && canBe(author.run, run) ? [{ ...author, check }] : [];
  });
  return written.toSorted((a, b) => compareRuns(b.run, a.run));
}
function checkRunOf(order) {
  const title = printable(order.title, MAX_TITLE);
  const { remembers, older: older2 } = order;
  const memory2 = writeMemory({ title, remembers, ...older2 && { older: older2 } });
  const limit = SUMMARY_LIMIT - memory2.length - 1;
  return {
    name: checkName(order.name),
    head_sha: order.headSha,
    conclusion: CONCLUSIONS[order.gate],
    output: { title, summary: `${memory2}
${order.write(limit)}` },
    details_url: order.detailsUrl,
    external_id: JSON.stringify(identityOf(order))
  };
}
function checkName(instance) {
  return instance === "" ? TOOL.name : `${TOOL.name} / ${printable(instance)}`;
}

// src/publish/report-files.ts
import { createHash as createHash2, randomUUID } from "node:crypto";
import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { deflateRawSync } from "node:zlib";
var THEMES = ["light", "dark"];
function filesOf(report, home) {
  const assets = join(home, "assets");
  let rendered;
  const svg = async (theme) => {
    rendered ??= report.chart;
    return rendered?.[theme] ?? null;
  };
  const png = async (theme) => {
    const picture = await svg(theme);
    return picture === null ? null : renderPng(picture, assetsIn(assets));
  };
  const several = [...report.charts].flatMap(
    ([name, images]) => THEMES.map((theme) => {
      return { path: `chart-${encodedName(name)}-${theme}.svg`, make: async () => images[theme] };
    })
  );
  return [
    { path: "report.json", make: async () => report.json },
    { path: "comment.md", make: async () => report.markdown },
    { path: "curves.csv", make: async () => report.curves },
    { path: "trials.csv", make: async () => report.trials },
    { path: "report.html", make: async () => report.page?.(await pageAssetsIn(assets)) ?? null },
    ...THEMES.map((theme) => ({ path: `chart-${theme}.svg`, make: () => svg(theme) })),
    ...THEMES.map((theme) => ({ path: `chart-${theme}.png`, make: () => png(theme) })),
    ...several
  ];
}
function historyFiles(report, home) {
  const stem = report.name === "" ? "history" : `history-${encodedName(report.name)}`;
  const chart = async (theme) => report.chart?.[theme] ?? null;
  return [
    { path: `${stem}.json`, make: async () => report.json },
    {
      path: `${stem}.html`,
      make: async () => report.page(await pageAssetsIn(join(home, "assets")))
    },
    ...THEMES.map((theme) => ({ path: `${stem}-${theme}.svg`, make: () => chart(theme) }))
  ];
}
function inFolder(folder, planned) {
  return planned.map((file) => ({ ...file, path: join(folder, file.path) }));
}
async function makeAll(planned) {
  const files = [];
  for (const { path, make } of planned) {
    const content = await make();
    if (content !== null) files.push({ path, content });
  }
  return files;
}
async function pageAssetsIn(folder) {
  const script = await readFile(join(folder, "page.js"), "utf8");
  const style = `${pageColours()}${await readFile(join(folder, "page.css"), "utf8")}`;
  const pack = (html) => deflateRawSync(html, { level: 9 }).toString("base64");
  return { script, style, scriptHash: sha256(script), styleHash: sha256(style), pack };
}
function sha256(text2) {
  return createHash2("sha256").update(text2).digest("base64");
}
async function writeFiles(files) {
  const placed = files.map((file) => ({ ...file, path: resolve(file.path) }));
  for (const file of placed) {
    const { path } = file;
    if (placed.some((other) => other !== file && isWithin(other.path, path)))
      throw usageError(path, "is given for two outputs", ELSEWHERE);
    const standing = await lstat(path).catch(() => null);
    if (standing?.isFile() === false)
      throw usageError(path, "exists and is not a regular file", ELSEWHERE);
  }
  const drafts = placed.map((file) => {
    return { ...file, draft: join(dirname(file.path), `${DRAFT}${randomUUID()}`) };
  });
  for (const folder of new Set(placed.map(({ path }) => dirname(path)))) await sweepUp(folder);
  try {
    for (const { path, draft, content } of drafts) {
      await writingTo(path, async () => {
        await makeFolder(dirname(path));
        await writeFile(draft, content, { flag: "wx" });
      });
    }
    for (const { path, draft } of drafts) await writingTo(path, () => rename(draft, path));
  } finally {
    for (const { draft } of drafts) await rm(draft, { force: true }).catch(() => {
    });
  }
}
var DRAFT = ".tuning-gate-";
var DAY_MS = 24 * 60 * 60 * 1e3;
async function sweepUp(folder) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(DRAFT) || !/^[\da-f-]{36}$/.test(name.slice(DRAFT.length))) continue;
    const path = join(folder, name);
    const found = await lstat(path).catch(() => null);
    if (found?.isFile() && Date.now() - found.mtimeMs > DAY_MS) await rm(path).catch(() => {
    });
  }
}
function isWithin(place, folder) {
  return place === folder || place.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
async function makeFolder(path) {
  if ((await stat(path).catch(() => null))?.isDirectory()) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch((error) => {
    if (detailOf(error, "code") !== "EEXIST") throw error;
  });
}
var ELSEWHERE = "Choose another place.";
async function writingTo(path, step) {
  try {
    return await step();
  } catch (error) {
    const what = `could not be written (${systemAnswer(error)})`;
    throw new UserError({ fault: "system", where: path, what, fix: ELSEWHERE });
  }
}
function assetsIn(folder) {
  const fonts = ["inter-regular.ttf", "inter-semibold.ttf"];
  return { wasm: join(folder, "resvg.wasm"), fonts: fonts.map((name) => join(folder, name)) };
}
var started;
async function start(wasm) {
  const { initWasm, Resvg } = await import("./resvg-resvg-wasm.js");
  await initWasm(await readFile(wasm));
  return Resvg;
}
var MISSING = /[^\n\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u02c6-\u02dc\u0384-\u03ce\u0401-\u045f\u0490\u0491\u2010-\u2027\u2030-\u203a\u2070-\u208e\u20ac\u2190-\u2193№™Ω℮∂∆∏∑−∕∙√∞∫≈≠≤≥]+/gu;
async function renderPng(svg, assets) {
  started ??= start(assets.wasm).catch((error) => {
    started = void 0;
    throw error;
  });
  const Renderer = await started;
  const fontBuffers = await Promise.all(assets.fonts.map((path) => readFile(path)));
  const picture = new Renderer(svg.replace(MISSING, "\u2026"), {
    fitTo: { mode: "zoom", value: 2 },
    font: { fontBuffers, defaultFontFamily: "Inter", sansSerifFamily: "Inter" }
  });
  try {
    const image = picture.render();
    const png = image.asPng();
    image.free();
    return png;
  } finally {
    picture.free();
  }
}

// src/publish/store.ts
function canUpload(serverUrl) {
  const { hostname } = new URL(serverUrl);
  return hostname === "github.com" || /\.(ghe\.com|localhost)$/.test(hostname);
}
function reportName(instance) {
  return [`${TOOL.name}-report`, encodedName(instance)].filter(Boolean).join("-");
}
function uploadFiles(given, ms) {
  const { name, files, folder, retentionDays, replaces } = given;
  const options = retentionDays === null ? {} : { retentionDays };
  const upload = async () => {
    const { DefaultArtifactClient } = await import("./actions-artifact.js");
    const client = new DefaultArtifactClient();
    const send = () => client.uploadArtifact(name, [...files], folder, options);
    const { id } = await send().catch(async (error) => {
      const { statusCode: status } = Object(error);
      if (status !== void 0) throw new Error(`the artifact storage answered ${status}`);
      if (!replaces || !/\(409\)/.test(detailOf(error, "message"))) throw error;
      await client.deleteArtifact(name);
      return send();
    });
    if (id === void 0) throw new Error("the artifact service returned no id");
    return id;
  };
  return withDeadline(ms, upload, "the artifact service");
}
var isChartFile = (path) => /^[^/]+\.svg$/.test(path);
var NoChartBranch = class extends Error {
};
async function storeCharts(client, charts, of) {
  const files = /* @__PURE__ */ new Map();
  const paths = /* @__PURE__ */ new Map();
  for (const [name, pictures] of charts) {
    const [whose, which] = [of.instance, name].map(
      (text2) => encodedName(text2).replaceAll(" ", ".")
    );
    const start2 = [`${of.run}-${of.attempt}`, whose && `-${whose}`, which && `,${which}`].join("");
    const at = inEachVersion((version) => `${start2}.${version}.svg`);
    paths.set(name, at);
    inEachVersion((version) => files.set(at[version], pictures[version]));
  }
  const message = `Chart${charts.size > 1 ? "s" : ""} of run ${of.run}, attempt ${of.attempt}

Comments of ${TOOL.name} link to this commit: deleting the branch breaks them.`;
  const change = async (tip) => {
    if (tip === null && !of.isMade) throw new NoChartBranch();
    return { files, drops: isChartFile, message };
  };
  return { sha: await changeBranch(client, DATA_BRANCH, change), paths };
}
var IN_SUMMARY = "The whole report is in the job summary.";
var PUSH = { forbidden: "push to the repository", permission: "contents" };
var TEXTS = {
  comment: {
    ...{ forbidden: "write to the pull request", permission: "pull-requests" },
    begins: "The report could not be posted as a comment",
    instead: IN_SUMMARY
  },
  check: {
    ...{ forbidden: "write checks", permission: "checks" },
    begins: "The verdict could not be written as a check",
    instead: IN_SUMMARY
  },
  chart: {
    ...PUSH,
    begins: "The chart could not be stored on its branch",
    instead: "The comment shows a text plot instead."
  },
  history: {
    ...PUSH,
    begins: "This run could not be added to the history",
    instead: "Nothing of it is on the branch."
  }
};
function explainFailure(error, what) {
  const { begins, forbidden, permission, instead } = TEXTS[what];
  const said = printable(reasonOf(error), 300).replace(/\.$/, "");
  const because = (cause) => `${begins}: ${cause} ${instead}`;
  if (isRateLimit(error))
    return because(
      `GitHub\u2019s rate limit for this token is used up${resetOf(error)}. Run the job again later.`
    );
  if (isForbidden(error)) {
    const words = said && ` (GitHub says: ${said})`;
    const fix = `Give the job \`permissions: ${permission}: write\`.`;
    return because(`the token may not ${forbidden}${words}. ${fix}`);
  }
  const again = isUnanswered(error) ? " Run the job again." : "";
  return because(`${said || "the cause is unknown"}.${again}`);
}
function isForbidden(error) {
  const isRefused = ["403", "404"].includes(detailOf(error, "status"));
  const said = detailOf(error, "message");
  return !isRateLimit(error) && (isRefused || /resource not accessible/i.test(said));
}
function isRateLimit(error) {
  return /rate limit/i.test(detailOf(error, "message")) || detailOf(error, "status") === "429";
}
function resetOf(error) {
  const { headers } = Object(Object(error).response);
  const reset = new Date(1e3 * Number(Object(headers)["x-ratelimit-reset"] || Number.NaN));
  return Number.isNaN(reset.getTime()) ? "" : ` until ${reset.toISOString().slice(11, 16)} UTC`;
}

export {
  publishComment,
  judgingRun,
  compareRuns,
  isSameRun,
  canBe,
  readBack,
  digest,
  withoutHidden,
  writeMarker,
  readMarker,
  MAX_TITLE,
  writeMemory,
  readMemory,
  inDigests,
  publishCheck,
  standingVerdict,
  statementsOn,
  MAX_BASES,
  checkName,
  filesOf,
  historyFiles,
  inFolder,
  makeAll,
  pageAssetsIn,
  writeFiles,
  isWithin,
  assetsIn,
  renderPng,
  canUpload,
  reportName,
  uploadFiles,
  NoChartBranch,
  storeCharts,
  explainFailure,
  isForbidden
};
