import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  pageColours
} from "./compare-decide-parse-plan-print-render-report.js";
import {
  addToBranch,
  isUnanswered,
  iso_exports,
  retry,
  withDeadline
} from "./github.js";
import {
  _enum,
  _maxLength,
  _positive,
  _regex,
  array,
  boolean,
  extend,
  int,
  nullable,
  number,
  object,
  readonly,
  safeParse,
  strictObject,
  string
} from "./zod.js";
import {
  TOOL
} from "./tool.js";
import {
  EVIDENCE_LEVELS,
  GATES
} from "./settings.js";
import {
  encodedName,
  printable
} from "./read-names.js";
import {
  detailOf,
  usageError
} from "./errors.js";

// src/publish/report-contents.ts
import { createHash } from "node:crypto";
import { readFile as readFile2 } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/publish/png.ts
import { readFile } from "node:fs/promises";
import { join } from "node:path";
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
function drawPngWith(home) {
  return (svg) => renderPng(svg, assetsIn(join(home, "assets")));
}

// src/publish/report-contents.ts
function filesOf(report, home, drawPng = drawPngWith(home)) {
  let drawn;
  const svg = async (theme) => {
    drawn ??= report.chart;
    return drawn?.[theme] ?? null;
  };
  const png = async (theme) => {
    const picture = await svg(theme);
    return picture === null ? null : drawPng(picture);
  };
  const several = [...report.charts].flatMap(
    ([name, images]) => ["light", "dark"].map((theme) => {
      return { path: `chart-${encodedName(name)}-${theme}.svg`, make: async () => images[theme] };
    })
  );
  const page = async () => report.page?.(await pageAssetsIn(join2(home, "assets"))) ?? null;
  return [
    { path: "report.json", make: async () => report.json },
    { path: "comment.md", make: async () => report.markdown },
    { path: "curves.csv", make: async () => report.curves },
    { path: "trials.csv", make: async () => report.trials },
    { path: "report.html", make: page },
    { path: "chart-light.svg", make: () => svg("light") },
    { path: "chart-dark.svg", make: () => svg("dark") },
    { path: "chart-light.png", make: () => png("light") },
    { path: "chart-dark.png", make: () => png("dark") },
    ...several
  ];
}
function inFolder(folder, planned) {
  return planned.map((file) => ({ ...file, path: join2(folder, file.path) }));
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
  const script = await readFile2(join2(folder, "page.js"), "utf8");
  const style = `${pageColours()}${await readFile2(join2(folder, "page.css"), "utf8")}`;
  return { script, style, scriptHash: sha256(script), styleHash: sha256(style) };
}
function sha256(text2) {
  return createHash("sha256").update(text2).digest("base64");
}

// src/publish/write-files.ts
import { randomUUID } from "node:crypto";
import { lstat, mkdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join as join3, resolve, sep } from "node:path";
async function writeFiles(files) {
  const placed = files.map((file) => ({ ...file, path: resolve(file.path) }));
  const paths = placed.map(({ path }) => path);
  await checkApart(paths);
  for (const path of paths) await checkReplaceable(path);
  const drafts = placed.map((file) => {
    return { ...file, draft: join3(dirname(file.path), `.tuning-gate-${randomUUID()}`) };
  });
  try {
    for (const { path, draft, content } of drafts) {
      await writingTo(path, async () => {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, content, { flag: "wx" });
      });
    }
    for (const { path, draft } of drafts) await writingTo(path, () => rename(draft, path));
  } finally {
    for (const { draft } of drafts) await rm(draft, { force: true }).catch(() => {
    });
  }
}
async function checkApart(paths) {
  const places = await Promise.all(paths.map(realPlace));
  for (const [i, path] of paths.entries()) {
    const place = places[i];
    if (places.some((other, j) => j !== i && isWithin(other, place)))
      throw notWritable(path, "is given for two outputs");
  }
}
async function checkReplaceable(path) {
  const found = await lstat(path).catch(() => null);
  if (found?.isFile() === false) throw notWritable(path, "exists and is not a regular file");
}
async function realPlace(path) {
  const full = resolve(path);
  try {
    return await realpath(full);
  } catch {
    const parent = dirname(full);
    return parent === full ? full : join3(await realPlace(parent), basename(full));
  }
}
function isWithin(place, folder) {
  return place === folder || place.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
function notWritable(path, what) {
  return usageError(path, what, "Choose another place.");
}
async function writingTo(path, step) {
  try {
    return await step();
  } catch (error) {
    throw notWritable(path, `could not be written (${detailOf(error, "code")})`);
  }
}

// src/publish/artifact.ts
function canUpload(serverUrl) {
  const { hostname } = new URL(serverUrl);
  return hostname === "github.com" || /\.(ghe\.com|localhost)$/.test(hostname);
}
function reportName(instance) {
  return [`${TOOL.name}-report`, encodedName(instance)].filter(Boolean).join("-");
}
function uploadFiles(files, ms) {
  return withDeadline(ms, () => upload(files), "the artifact service");
}
function uploadReport(files, ms) {
  const replace = async (error) => {
    if (!/\(409\)/.test(detailOf(error, "message"))) throw error;
    await (await artifactClient()).deleteArtifact(files.name);
    return upload(files);
  };
  return withDeadline(ms, () => upload(files).catch(replace), "the artifact service");
}
async function upload({ name, files, folder, retentionDays }) {
  const options = retentionDays === null ? {} : { retentionDays };
  const client = await artifactClient();
  const { id } = await client.uploadArtifact(name, [...files], folder, options);
  if (id === void 0) throw new Error("the artifact service returned no id");
  return id;
}
async function artifactClient() {
  const { DefaultArtifactClient } = await import("./actions-artifact.js");
  return new DefaultArtifactClient();
}

// src/publish/chart-branch.ts
var CHART_BRANCH = "tuning-gate-charts";
async function storeCharts(client, repository, charts, of) {
  const { run, attempt, instance } = of;
  const files = /* @__PURE__ */ new Map();
  const paths = /* @__PURE__ */ new Map();
  for (const [name, { light, dark }] of charts) {
    const [own, which] = [instance, name].map((one) => encodedName(one).replaceAll(" ", "."));
    const start2 = [`${run}-${attempt}`, own && `-${own}`, which && `,${which}`].join("");
    const at = { light: `${start2}.light.svg`, dark: `${start2}.dark.svg` };
    paths.set(name, at);
    files.set(at.light, light).set(at.dark, dark);
  }
  const what = `Chart${charts.size > 1 ? "s" : ""} of run ${run}, attempt ${attempt}`;
  const message = `${what}

Comments of ${TOOL.name} link to this commit: deleting the branch breaks them.`;
  const place = { ...repository, branch: CHART_BRANCH };
  return { sha: await addToBranch(client, place, { files, message }), paths };
}

// src/publish/judging-run.ts
import { createHash as createHash2 } from "node:crypto";
var count = int().check(_positive());
var judgingRun = strictObject({
  id: count,
  /** Counted from 1. */
  attempt: count,
  /** When the attempt began, in UTC and whole seconds. */
  startedAt: iso_exports.datetime({ precision: 0 })
});
function compareRuns(a, b) {
  return startOf(a) - startOf(b) || (a?.id ?? 0) - (b?.id ?? 0) || (a?.attempt ?? 0) - (b?.attempt ?? 0);
}
function isSameRun(a, b) {
  return a !== null && b !== null && a.id === b.id && a.attempt === b.attempt;
}
function startOf(run) {
  return run === null ? 0 : Date.parse(run.startedAt);
}
var MAX_RUN_MS = 40 * 24 * 36e5;
function canBe(run, own) {
  return startOf(run) < startOf(own) + MAX_RUN_MS;
}
function readBack(schema, text2) {
  try {
    return safeParse(schema, JSON.parse(text2)).data ?? null;
  } catch {
    return null;
  }
}
function digest(text2, length) {
  return createHash2("sha256").update(text2).digest("base64url").slice(0, length);
}

// src/publish/hidden-line.ts
var LINE = /^<!-- tuning-gate: (\{.*\}) -->$/s;
function writeHidden(written) {
  const json = JSON.stringify(written).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
  return `<!-- tuning-gate: ${json} -->`;
}
function readHidden(schema, text2, maxLength) {
  const [line = ""] = text2.slice(0, maxLength).split(/\r?\n/, 1);
  return readBack(schema, LINE.exec(line)?.[1] ?? "");
}

// src/publish/check-memory.ts
var LENGTH = 16;
var MAX_RECORDS = 200;
var MAX_LINE = 6e4;
var text = string().check(_regex(/^[\w-]{16}$/));
var number2 = nullable(number());
var failure = strictObject({
  kind: _enum(["worse", "repeated", "other"]),
  what: text,
  lower: number2,
  estimate: number2,
  isFlaky: boolean()
});
var record = strictObject({
  about: text,
  base: nullable(text),
  candidate: nullable(text),
  baseline: nullable(text),
  failure: nullable(failure)
});
var memory = strictObject({
  remembers: readonly(array(record).check(_maxLength(MAX_RECORDS)))
});
function writeMemory(remembers) {
  return `${writeHidden({ remembers })}
`;
}
function readMemory(summary) {
  return readHidden(memory, summary, MAX_LINE)?.remembers ?? [];
}
function withoutMemory(summary) {
  return readHidden(memory, summary, MAX_LINE) === null ? summary : summary.replace(/^[^\n]*\n?/, "");
}
function inDigests(remembers) {
  const short = (given) => digest(given, LENGTH);
  const ifAny = (given) => given && short(given);
  return remembers.map(({ about, base, candidate, baseline, failure: failed }) => ({
    about: short(about),
    base: ifAny(base),
    candidate: ifAny(candidate),
    baseline: ifAny(baseline),
    failure: failed && { ...failed, what: short(failed.what) }
  }));
}

// src/publish/cut-markdown.ts
var CUT = "*The report is longer than GitHub accepts here; the full report is in the job summary.*";
function cutMarkdown(markdown, limit) {
  if (markdown.length <= limit) return markdown;
  const [title = ""] = markdown.slice(0, limit / 2).split("\n", 1);
  return `${title}

${CUT}
`;
}

// src/publish/check-run.ts
var SUMMARY_LIMIT = 65535;
var CONCLUSIONS = { pass: "success", neutral: "neutral", fail: "failure" };
function publishCheck(checks, order, { beforeRetries: pauses }) {
  const check = checkRunOf(order);
  const identity2 = identityOf(order);
  const look = async () => {
    const all = statementsIn(await checks.named(check.head_sha, check.name), order.run);
    const own = all.find((one) => isSameStatement(one, identity2));
    const others = all.filter((one) => !isSameStatement(one, identity2));
    return { own, obstacle: obstacleTo(order, identity2, others) };
  };
  return retry({ pauses }, async () => {
    let { own, obstacle } = await look();
    const canCover = order.gate === "fail" && isTaken(obstacle) && !hasFailed(obstacle.by);
    if (!own && obstacle && !canCover) return { done: obstacle.done, url: null };
    const url = own?.check.html_url ?? await checks.create(check);
    if (order.gate !== "fail" && !own) ({ own, obstacle } = await look());
    if (!obstacle) return { done: "written", url };
    const isCovered = order.gate !== "fail" && hasFailed(obstacle.by);
    if (isCovered && obstacle.by.check.id < (own?.check.id ?? Infinity))
      await checks.create(againOf(obstacle.by, check));
    return { done: obstacle.done, url };
  });
}
function isTaken(obstacle) {
  return obstacle?.done === "taken" || obstacle?.done === "taken-here";
}
function obstacleTo({ gate, run }, { workflow, bases, step }, others) {
  const foreign = others.find((one) => one.workflow !== workflow);
  if (foreign) return { done: "taken", by: foreign };
  const latest = others.find((one) => bases.every((base) => one.bases.includes(base)));
  if (latest && compareRuns(latest.run, run) > 0) return { done: "outdated", by: latest };
  const siblings = others.filter((one) => isSameRun(one.run, run) && one.step !== step);
  const sibling = siblings.find(hasFailed) ?? siblings[0];
  if (sibling) return { done: "taken-here", by: sibling };
  const elsewhere = others.flatMap((one) => one.bases).filter((base) => !bases.includes(base));
  const by = elsewhere.flatMap((base) => others.find((one) => one.bases.includes(base)) ?? []).find(hasFailed);
  return gate !== "fail" && by ? { done: "failing-elsewhere", by } : null;
}
function isSameStatement(one, identity2) {
  const isSameInstance = one.workflow === identity2.workflow && isSameRun(one.run, identity2.run);
  return isSameInstance && one.says === identity2.says && `${one.bases}` === `${identity2.bases}`;
}
function againOf({ check }, { name, head_sha, details_url }) {
  const { conclusion, output, external_id } = check;
  return {
    name,
    head_sha,
    details_url: check.html_url || details_url,
    conclusion,
    output,
    external_id
  };
}
function hasFailed(statement) {
  return statement?.check.conclusion === "failure";
}
async function standingVerdict(checks, { headSha, name, run }, base) {
  const all = statementsIn(await checks.named(headSha, checkName(name)), run);
  const about = all.filter(({ bases }) => bases.includes(digest(base, BASE_LENGTH)));
  const current = new Map(about.toReversed().map((one) => [one.workflow, one]));
  return ([...current.values()].find(hasFailed) ?? about[0])?.check ?? null;
}
async function statementsOn(checks, { workflow, name, headSha, run }) {
  const all = statementsIn(await checks.named(headSha, checkName(name)), run);
  const own = digest(workflow, BASE_LENGTH);
  return all.filter((one) => one.workflow === own).map(({ check, ...one }) => ({
    run: one.run,
    isOfThisAttempt: isSameRun(one.run, run),
    hasFailed: check.conclusion === "failure",
    at: check.completed_at,
    title: check.output.title,
    remembers: readMemory(check.output.summary)
  }));
}
var identity = object({
  workflow: string(),
  run: judgingRun,
  bases: array(string()),
  step: string(),
  says: string()
});
var BASE_LENGTH = 10;
var MAX_BASES = 4;
function identityOf({ workflow, run, bases, step, ...said }) {
  const { gate, title, remembers } = said;
  return {
    workflow: digest(workflow, BASE_LENGTH),
    run,
    bases: bases.map((base) => digest(base, BASE_LENGTH)),
    step: digest(step, BASE_LENGTH),
    says: digest(JSON.stringify([gate, title, remembers]), BASE_LENGTH)
  };
}
function statementsIn(checks, own) {
  const found = checks.flatMap((check) => {
    const author = readBack(identity, check.external_id);
    return author && canBe(author.run, own) ? [{ ...author, check }] : [];
  });
  return found.toSorted((a, b) => compareRuns(b.run, a.run));
}
function checkRunOf(order) {
  const memory2 = writeMemory(order.remembers);
  const limit = SUMMARY_LIMIT - memory2.length;
  return {
    name: checkName(order.name),
    head_sha: order.headSha,
    conclusion: CONCLUSIONS[order.gate],
    output: {
      title: printable(order.title, 255),
      summary: `${memory2}${cutMarkdown(order.write(limit), limit)}`
    },
    details_url: order.detailsUrl,
    external_id: JSON.stringify(identityOf(order))
  };
}
function checkName(instance) {
  return instance === "" ? TOOL.name : `${TOOL.name} / ${printable(instance)}`;
}

// src/publish/comment-marker.ts
var MAX_EARLIER = 5;
var MAX_DRAWS = 50;
var MAX_LINE2 = 4e3;
var level = _enum(EVIDENCE_LEVELS);
var verdict = string().check(_regex(/^[a-z-]{1,40}$/));
var sha = nullable(string().check(_regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)));
var state = strictObject({ gate: _enum(GATES), verdict, worse: level, better: level });
var commentRun = extend(judgingRun, { sha });
var earlierVerdict = strictObject({
  sha: nullable(string().check(_regex(/^[0-9a-f]{7}$/))),
  gate: _enum(GATES),
  verdict,
  level
});
var marker = strictObject({
  workflow: string(),
  name: string(),
  run: commentRun,
  state,
  /** The verdicts of earlier runs, latest first. */
  earlier: readonly(array(earlierVerdict).check(_maxLength(MAX_EARLIER))),
  /** Digests of the candidates that were judged on the pull request, each once. */
  draws: readonly(array(string().check(_regex(/^[\w-]{8}$/))).check(_maxLength(MAX_DRAWS)))
});
function writeMarker(written) {
  return writeHidden(written);
}
function readMarker(body) {
  return readHidden(marker, body, MAX_LINE2);
}
function withoutMarker(body) {
  return readMarker(body) === null ? body : body.replace(/^[^\n]*\n?/, "");
}

// src/publish/comment.ts
var BODY_LIMIT = 65536;
function publishComment(thread, order, { beforeRetries: pauses }) {
  return retry({ pauses }, () => publishOnce(thread, order));
}
async function publishOnce(thread, order) {
  const own = await findOwnComments(thread, order);
  const { live } = own;
  const { workflow, name, run, state: state2 } = order;
  const [earlier, draws] = [earlierThan(run, live), drawsWith(order.candidate, live)];
  const marker2 = { workflow, name, run, state: state2, earlier, draws };
  const line = writeMarker(marker2);
  const limit = BODY_LIMIT - line.length - 1;
  const body = `${line}
${cutMarkdown(order.write(limit, { earlier, draws: draws.length }), limit)}`;
  const done = nextStep(live, order, body);
  const posted = { body, marker: marker2 };
  if (done === "created" || done === "posted-anew") return post(thread, order, posted, live);
  if (done === "updated" && live !== null && !await thread.update(live.id, body))
    return post(thread, order, posted, null);
  if (done === "not-wanted" && live !== null) {
    const remembered = writeMarker({ ...marker2, state: live.marker.state });
    await thread.update(live.id, `${remembered}
${withoutMarker(live.body)}`);
  }
  return { done, url: live?.url ?? null, note: await noteOn(done, thread, own) };
}
function nextStep(live, order, body) {
  const { when, state: state2, run } = order;
  const isRegression = state2.gate === "fail" || ["fair", "strong"].includes(state2.worse);
  if (live === null) return when !== "regressions" || isRegression ? "created" : "not-wanted";
  const { marker: marker2 } = live;
  if (compareRuns(marker2.run, run) > 0) return "outdated";
  const isKnown = marker2.run !== null;
  if (isKnown && saysTheSame(live.body, body)) return "unchanged";
  const isChange = ["gate", "verdict", "worse", "better"].some(
    (key) => marker2.state[key] !== state2[key]
  );
  if (isKnown && when === "changes" && !isChange) return "not-wanted";
  const turnsIntoFailure = state2.gate === "fail" && !(isKnown && marker2.state.gate === "fail");
  return turnsIntoFailure ? "posted-anew" : "updated";
}
async function post(thread, order, { body, marker: marker2 }, replaced) {
  const created = { ...await thread.create(body), marker: marker2 };
  const known = { live: replaced, others: [] };
  const found = await findOwnComments(thread, order).catch(() => known);
  const own = afterPosting(found, created, replaced);
  const isOutrun = compareRuns(own.live?.marker.run ?? null, order.run) > 0;
  const done = isOutrun ? "outdated" : replaced === null ? "created" : "posted-anew";
  return { done, url: own.live?.url ?? created.url, note: await noteOn(done, thread, own) };
}
var NOTES = {
  outdated: "A newer run has already reported on this pull request; this one leaves its comment alone.",
  "not-wanted": "The input `comment` asks for no new comment on this verdict."
};
async function noteOn(done, thread, { others }) {
  const notes = [NOTES[done]];
  try {
    for (const { nodeId } of others) await thread.minimise(nodeId);
  } catch (error) {
    const cause = printable(detailOf(error, "message"), 200);
    notes.push(`An earlier comment of this report may still be visible (${cause}).`);
  }
  return notes.filter(Boolean).join(" ") || null;
}
function earlierThan(run, live) {
  if (!live?.marker.run) return [];
  const { run: before, state: state2, earlier } = live.marker;
  if (isSameRun(before, run)) return earlier;
  const { gate, verdict: verdict2 } = state2;
  const level2 = verdict2 === "worse" || verdict2 === "better" ? state2[verdict2] : "none";
  const latest = { sha: before.sha?.slice(0, 7) ?? null, gate, verdict: verdict2, level: level2 };
  return [latest, ...earlier].slice(0, MAX_EARLIER);
}
function drawsWith(candidate, live) {
  const known = live?.marker.run ? live.marker.draws : [];
  const own = candidate === null ? [] : [digest(candidate, 8)];
  return [.../* @__PURE__ */ new Set([...known, ...own])].slice(0, MAX_DRAWS);
}
var MAX_LOOKED_UP = 100;
async function findOwnComments(thread, { workflow, name, run }) {
  const marked = (await thread.list()).flatMap((comment) => {
    const marker2 = readMarker(comment.body);
    if (marker2?.workflow !== workflow || marker2.name !== name) return [];
    return [{ ...comment, marker: canBe(marker2.run, run) ? marker2 : { ...marker2, run: null } }];
  });
  if (marked.length === 0) return ranked([]);
  const newest = marked.slice(-MAX_LOOKED_UP);
  const { login, open } = await thread.lookUp(newest.map(({ nodeId }) => nodeId));
  return ranked(newest.filter(({ author, nodeId }) => author === login && open.has(nodeId)));
}
function ranked(visible) {
  const order = (a, b) => compareRuns(b.marker.run, a.marker.run) || a.id - b.id;
  const [live = null, ...others] = visible.toSorted(order);
  return { live, others };
}
function afterPosting(found, created, replaced) {
  const listed = found.live === null ? [] : [found.live, ...found.others];
  const all = listed.some(({ id }) => id === created.id) ? listed : [...listed, created];
  const isReplaced = ({ id, marker: marker2 }) => id === replaced?.id && compareRuns(marker2.run, created.marker.run) <= 0;
  return ranked(
    all.map((one) => isReplaced(one) ? { ...one, marker: { ...one.marker, run: null } } : one)
  );
}
function saysTheSame(one, other) {
  const read = (body) => withoutMarker(body).replace(/[^\S\n]+$/gm, "").trim();
  return read(one) === read(other);
}

// src/publish/explain-failure.ts
var IN_SUMMARY = "The whole report is in the job summary.";
var TEXTS = {
  comment: {
    begins: "The report could not be posted as a comment",
    forbidden: "write to the pull request",
    permission: "pull-requests",
    instead: IN_SUMMARY
  },
  check: {
    begins: "The verdict could not be written as a check",
    forbidden: "write checks",
    permission: "checks",
    instead: IN_SUMMARY
  },
  chart: {
    begins: "The chart could not be stored on its branch",
    forbidden: "push to the repository",
    permission: "contents",
    instead: "The chart is drawn by Mermaid instead."
  }
};
function explainFailure(error, what) {
  const { begins, instead } = TEXTS[what];
  return `${begins}: ${causeOf(error, what)} ${instead}`;
}
function causeOf(error, what) {
  const said = printable(detailOf(error, "message"), 200).replace(/\.$/, "");
  const { forbidden, permission } = TEXTS[what];
  const status = detailOf(error, "status");
  if (/rate limit/i.test(said) || status === "429")
    return "GitHub\u2019s rate limit for this token is used up. Run the job again later.";
  if (["401", "403", "404"].includes(status) || /resource not accessible/i.test(said)) {
    const words = said && ` (GitHub says: ${said})`;
    return `the token may not ${forbidden}${words}. Give the job \`permissions: ${permission}: write\`. On pull requests from forks and Dependabot, GitHub only grants read access: let a workflow on \`workflow_run\` judge these.`;
  }
  const cause = `${said || "the cause is unknown"}.`;
  return isUnanswered(error) ? `${cause} Run the job again.` : cause;
}

export {
  canUpload,
  reportName,
  uploadFiles,
  uploadReport,
  CHART_BRANCH,
  storeCharts,
  withoutMemory,
  inDigests,
  publishCheck,
  standingVerdict,
  statementsOn,
  MAX_BASES,
  checkName,
  publishComment,
  explainFailure,
  drawPngWith,
  filesOf,
  inFolder,
  makeAll,
  writeFiles,
  isWithin
};
