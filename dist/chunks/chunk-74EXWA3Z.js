import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  pageColours
} from "./chunk-45VXBSF6.js";
import {
  addToBranch,
  isUnanswered,
  iso_exports,
  retry,
  withDeadline
} from "./chunk-3KWAI6A6.js";
import {
  _enum,
  _maxLength,
  _positive,
  _regex,
  array,
  extend,
  int,
  nullable,
  object,
  readonly,
  safeParse,
  strictObject,
  string
} from "./chunk-7QMW5A54.js";
import {
  TOOL
} from "./chunk-6Z3TTFNG.js";
import {
  EVIDENCE_LEVELS,
  GATES
} from "./chunk-JXJQMB26.js";
import {
  encodedName,
  printable
} from "./chunk-HC5GIYDL.js";
import {
  detailOf,
  usageError
} from "./chunk-VPSYXYD3.js";

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
  const { initWasm, Resvg } = await import("./resvg-wasm-IPQQADLR.js");
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
function sha256(text) {
  return createHash("sha256").update(text).digest("base64");
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
  const { DefaultArtifactClient } = await import("./artifact-LO2P5SJL.js");
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

// src/publish/check-run.ts
import { createHash as createHash2 } from "node:crypto";

// src/publish/cut-markdown.ts
var CUT = "*The report is longer than GitHub accepts here; the full report is in the job summary.*";
function cutMarkdown(markdown, limit) {
  if (markdown.length <= limit) return markdown;
  const [title = ""] = markdown.slice(0, limit / 2).split("\n", 1);
  return `${title}

${CUT}
`;
}

// src/publish/judging-run.ts
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
function readBack(schema, text) {
  try {
    return safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

// src/publish/check-run.ts
var SUMMARY_LIMIT = 65535;
var CONCLUSIONS = { pass: "success", neutral: "neutral", fail: "failure" };
function publishCheck(checks, order, { beforeRetries: pauses }) {
  const check = checkRunOf(order);
  const { workflow, bases } = identityOf(order);
  return retry({ pauses }, async () => {
    const standing = statementsIn(await checks.named(check.head_sha, check.name), order.run);
    const foreign = standing.find((one) => one.workflow !== workflow);
    if (foreign && (order.gate !== "fail" || hasFailed(foreign))) return { done: "taken" };
    const own = standing.filter((one) => one.workflow === workflow);
    const latest = own.find((one) => bases.every((base) => one.bases.includes(base)));
    if (latest && compareRuns(latest.run, order.run) > 0) return { done: "outdated" };
    const others = own.flatMap((one) => one.bases).filter((base) => !bases.includes(base));
    const currentFor = (base) => own.find((one) => one.bases.includes(base));
    const failsElsewhere = others.some((base) => hasFailed(currentFor(base)));
    if (order.gate !== "fail" && failsElsewhere) return { done: "failing-elsewhere" };
    const isThere = latest && isSameRun(latest.run, order.run) && latest.check.conclusion === check.conclusion && latest.check.output.title === check.output.title;
    const url = isThere ? latest.check.html_url : await checks.create(check);
    return { done: "written", url };
  });
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
async function failuresOn(checks, order) {
  const { workflow, bases, acceptable } = identityOf(order);
  const written = await checks.named(order.headSha, checkName(order.name));
  const all = statementsIn(written, order.run);
  return all.filter(hasFailed).flatMap(({ check, ...seen }) => {
    const isOfThese = seen.workflow === workflow && bases.every((base) => seen.bases.includes(base));
    if (!isOfThese || seen.acceptable.length === 0) return [];
    const showsAll = acceptable.every((one) => seen.acceptable.includes(one));
    return { at: check.completed_at, title: check.output.title, showsAll };
  });
}
var identity = object({
  workflow: string(),
  run: judgingRun,
  bases: array(string()),
  acceptable: array(string())
});
var BASE_LENGTH = 10;
var LENGTH = 6;
var MAX_BASES = 4;
var MAX_FAILURES = 6;
function identityOf({ workflow, run, bases, acceptable }) {
  const failures = acceptable.length > MAX_FAILURES ? [acceptable.toSorted().join()] : acceptable;
  return {
    workflow: digest(workflow, BASE_LENGTH),
    run,
    bases: bases.map((base) => digest(base, BASE_LENGTH)),
    acceptable: failures.map((one) => digest(one, LENGTH))
  };
}
function digest(text, length) {
  return createHash2("sha256").update(text).digest("base64url").slice(0, length);
}
function statementsIn(checks, own) {
  const found = checks.flatMap((check) => {
    const author = readBack(identity, check.external_id);
    return author && canBe(author.run, own) ? [{ ...author, check }] : [];
  });
  return found.toSorted((a, b) => compareRuns(b.run, a.run));
}
function checkRunOf(order) {
  return {
    name: checkName(order.name),
    head_sha: order.headSha,
    conclusion: CONCLUSIONS[order.gate],
    output: {
      title: printable(order.title, 255),
      summary: cutMarkdown(order.write(SUMMARY_LIMIT), SUMMARY_LIMIT)
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
var MAX_LINE = 4e3;
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
  earlier: readonly(array(earlierVerdict).check(_maxLength(MAX_EARLIER)))
});
var LINE = /^<!-- tuning-gate: (\{.*\}) -->$/s;
function writeMarker(written) {
  const json = JSON.stringify(written).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
  return `<!-- tuning-gate: ${json} -->`;
}
function readMarker(body) {
  const [line = ""] = body.slice(0, MAX_LINE).split(/\r?\n/, 1);
  return readBack(marker, LINE.exec(line)?.[1] ?? "");
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
  const marker2 = { workflow, name, run, state: state2, earlier: earlierThan(run, live) };
  const line = writeMarker(marker2);
  const limit = BODY_LIMIT - line.length - 1;
  const body = `${line}
${cutMarkdown(order.write(limit, marker2.earlier), limit)}`;
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
    return `the token may not ${forbidden}${words}. Give the job \`permissions: ${permission}: write\`. On pull requests from forks, GitHub only grants read access.`;
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
  publishCheck,
  standingVerdict,
  failuresOn,
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
