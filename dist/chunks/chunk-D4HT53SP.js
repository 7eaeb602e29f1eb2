import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  pageColours
} from "./chunk-SVEEBS3R.js";
import {
  EVIDENCE_LEVELS,
  GATES
} from "./chunk-7LFGPFK4.js";
import {
  encodedName,
  printable,
  retry,
  withDeadline
} from "./chunk-WPURUZ7Q.js";
import {
  TOOL,
  UserError,
  detailOf
} from "./chunk-Q6A6O75P.js";

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
var ZOOM = 2;
var started;
async function start(wasm) {
  const { initWasm } = await import("./resvg-wasm-IPQQADLR.js");
  await initWasm(await readFile(wasm));
}
async function loadRenderer(wasm) {
  started ??= start(wasm);
  try {
    await started;
  } catch (error) {
    started = void 0;
    throw error;
  }
  return (await import("./resvg-wasm-IPQQADLR.js")).Resvg;
}
async function renderPng(svg, assets) {
  const Renderer = await loadRenderer(assets.wasm);
  const fontBuffers = await Promise.all(assets.fonts.map((path) => readFile(path)));
  const picture = new Renderer(svg, {
    fitTo: { mode: "zoom", value: ZOOM },
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
  const png = (svg) => svg === null ? null : () => drawPng(svg);
  const { light = null, dark = null } = report.chart ?? {};
  return [
    { path: "report.json", make: asItIs(report.json) },
    { path: "comment.md", make: asItIs(report.markdown) },
    { path: "report.html", make: makePage(report, home) },
    { path: "chart-light.svg", make: asItIs(light) },
    { path: "chart-dark.svg", make: asItIs(dark) },
    { path: "chart-light.png", make: png(light) },
    { path: "chart-dark.png", make: png(dark) }
  ];
}
function makePage({ page }, home) {
  return page && (async () => page(await pageAssetsIn(join2(home, "assets"))));
}
function makePng(svg, home) {
  return svg === null ? null : () => drawPngWith(home)(svg);
}
function asItIs(content) {
  return content === null ? null : async () => content;
}
function inFolder(folder, planned) {
  return planned.map((file) => ({ ...file, path: join2(folder, file.path) }));
}
async function makeAll(planned) {
  const files = [];
  for (const { path, make } of planned) {
    if (make !== null) files.push({ path, content: await make() });
  }
  return files;
}
async function pageAssetsIn(folder) {
  const [script, rules] = await Promise.all(
    ["page.js", "page.css"].map((name) => readFile2(join2(folder, name), "utf8"))
  );
  const style = `${pageColours()}${rules}`;
  return {
    script: script ?? "",
    style,
    scriptHash: sha256(script ?? ""),
    styleHash: sha256(style)
  };
}
function sha256(text) {
  return createHash("sha256").update(text).digest("base64");
}

// src/publish/report-files.ts
import { lstat as lstat2, realpath } from "node:fs/promises";
import { basename, dirname as dirname3, join as join4, resolve, sep } from "node:path";

// src/publish/draft.ts
import { chmod, link, lstat, mkdtemp, rename, rm, rmdir as rmdir2, writeFile } from "node:fs/promises";
import { dirname as dirname2, join as join3 } from "node:path";

// src/publish/folders.ts
import { mkdir, rmdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
async function makeFolders(folder, made) {
  for (const missing of await missingFolders(folder)) {
    if (await writingTo(missing, () => makeFolder(missing))) made.push(missing);
  }
}
async function missingFolders(folder) {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return [];
  if (found) throw notWritable(folder, "is a file, where a folder is needed");
  const parent = dirname(folder);
  return parent === folder ? [] : [...await missingFolders(parent), folder];
}
async function makeFolder(folder) {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    const found = await stat(folder).catch(() => null);
    if (found?.isDirectory()) return false;
    throw error;
  }
}
async function removeFolders(made) {
  for (const folder of made.toReversed()) await rmdir(folder).catch(() => {
  });
}
function notWritable(path, what) {
  return new UserError({
    fault: "settings",
    where: path,
    what,
    fix: "Name a place that can be written to."
  });
}
async function writingTo(path, step) {
  try {
    return await step();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw notWritable(path, `could not be written (${detailOf(error, "code")})`);
  }
}

// src/publish/draft.ts
var draftOf = ({ folder }) => join3(folder, "draft");
var formerOf = ({ folder }) => join3(folder, "former");
async function beginDraft(path, made) {
  return writingTo(path, async () => {
    await makeFolders(dirname2(path), made);
    return { path, folder: await mkdtemp(join3(dirname2(path), ".tuning-gate-")) };
  });
}
async function writeDraft(draft, content) {
  await writingTo(draft.path, async () => {
    await writeFile(draftOf(draft), content);
    const former = await lstat(draft.path).catch(() => null);
    if (former !== null) await chmod(draftOf(draft), former.mode & 511);
  });
}
async function move(draft) {
  await writingTo(draft.path, async () => {
    await keepFormer(draft);
    await rename(draftOf(draft), draft.path);
  });
}
async function keepFormer(draft) {
  const found = await lstat(draft.path).catch(() => null);
  if (!found?.isFile()) return;
  await link(draft.path, formerOf(draft)).catch(() => rename(draft.path, formerOf(draft)));
}
async function putBack(draft) {
  if (await isThere(formerOf(draft))) {
    await rename(formerOf(draft), draft.path);
    await rm(formerOf(draft), { force: true });
  } else if (!await isThere(draftOf(draft))) {
    await rm(draft.path, { force: true });
  }
}
async function isThere(path) {
  return lstat(path).then(
    () => true,
    () => false
  );
}
async function abandon(draft) {
  await rm(draftOf(draft), { force: true, recursive: true });
  await rmdir2(draft.folder).catch(() => {
  });
}
async function finish({ folder }) {
  await rm(folder, { recursive: true, force: true });
}

// src/publish/report-files.ts
async function writeFiles(files) {
  const placed = files.map((file) => ({ ...file, path: resolve(file.path) }));
  const paths = placed.map(({ path }) => path);
  await checkApart(paths);
  for (const path of paths) await checkReplaceable(path);
  await undisturbed(() => replaceAll(placed));
}
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
async function undisturbed(work) {
  const held = [];
  const hold = (signal) => held.push(signal);
  for (const signal of SIGNALS) process.on(signal, hold);
  try {
    await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, hold);
    if (held[0] !== void 0) process.kill(process.pid, held[0]);
  }
}
async function replaceAll(placed) {
  const [drafts, folders] = [[], []];
  try {
    for (const { path, content } of placed) {
      const draft = await beginDraft(path, folders);
      drafts.push(draft);
      await writeDraft(draft, content);
    }
    await moveAll(drafts);
  } catch (error) {
    for (const draft of drafts) await abandon(draft);
    await removeFolders(folders);
    throw error;
  }
  for (const draft of drafts) await finish(draft);
}
async function moveAll(drafts) {
  const begun = [];
  try {
    for (const draft of drafts) {
      begun.push(draft);
      await move(draft);
    }
  } catch (error) {
    await Promise.allSettled(begun.map(putBack));
    throw error;
  }
}
async function checkApart(paths) {
  const places = await Promise.all(paths.map(realPlace));
  for (const [i, place] of places.entries()) {
    const path = paths[i];
    if (places.indexOf(place) < i) throw notWritable(path, "is named for two different files");
    const isFolder = places.some((other) => other !== place && isWithin(other, place));
    if (isFolder)
      throw notWritable(path, "is named for a file, and for a folder that others are in");
  }
}
async function checkReplaceable(path) {
  const found = await lstat2(path).catch(() => null);
  if (found !== null && !found.isFile()) throw notWritable(path, "is there and is no regular file");
}
async function realPlace(path) {
  const full = resolve(path);
  try {
    return await realpath(full);
  } catch {
    const parent = dirname3(full);
    return parent === full ? full : join4(await realPlace(parent), basename(full));
  }
}
function isWithin(place, folder) {
  return place === folder || place.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

// src/publish/artifact.ts
import { dirname as dirname4 } from "node:path";
async function keep({ name, files, folder, retentionDays }) {
  const { DefaultArtifactClient } = await import("./artifact-F32SB2XO.js");
  const options = retentionDays === null ? {} : { retentionDays };
  const { id } = await new DefaultArtifactClient().uploadArtifact(
    name,
    [...files],
    folder,
    options
  );
  if (id === void 0) throw new Error("the artifact service returned no id");
  return id;
}
async function discard(name) {
  const { DefaultArtifactClient } = await import("./artifact-F32SB2XO.js");
  await new DefaultArtifactClient().deleteArtifact(name);
}
function canUpload(serverUrl) {
  const { hostname } = new URL(serverUrl);
  return hostname === "github.com" || /\.(ghe\.com|localhost)$/.test(hostname);
}
async function uploadSweep({ name, file, retentionDays }) {
  await keep({ name, files: [file], folder: dirname4(file), retentionDays });
}
function reportName(instance) {
  return [`${TOOL.name}-report`, encodedName(instance)].filter(Boolean).join("-");
}
async function uploadReport(files, { maxUpload }, store = { keep, discard }) {
  return withDeadline(maxUpload, () => replace(files, store), "the artifact service");
}
async function replace(files, store) {
  try {
    return await store.keep(files);
  } catch (error) {
    if (!/\(409\)/.test(detailOf(error, "message"))) throw error;
    await store.discard(files.name);
    return store.keep(files);
  }
}

// src/publish/chart-branch.ts
import { setTimeout as sleep } from "node:timers/promises";
var CHART_BRANCH = "tuning-gate-charts";
var MARKER = `${CHART_BRANCH}.md`;
var ABOUT = `# ${CHART_BRANCH}

The charts in the comments of ${TOOL.name}, two files a run. Every comment links to the
commit that has its chart, so that charts of older runs are still shown after their files have left
this folder. Whoever deletes the branch deletes them all.
`;
var MAX_FILES = 200;
var MAX_TRIES = 6;
var CONFLICTS = ["409", "422"];
var ForeignBranch = class extends Error {
  name = "ForeignBranch";
};
async function storeChart(branch, chart, pauseMs = 500) {
  let tip = await branch.tip();
  for (let tries = 1; ; tries++) {
    try {
      return { sha: await addTo(branch, tip, chart), ...pathsOf(chart) };
    } catch (error) {
      if (tries === MAX_TRIES || !CONFLICTS.includes(detailOf(error, "status"))) throw error;
      await sleep(pauseMs * tries);
      const now = await branch.tip();
      if (now?.sha === tip?.sha) throw error;
      tip = now;
    }
  }
}
async function addTo(branch, tip, chart) {
  const kept = tip === null ? [] : keptEntries(tip, branch.name);
  const { light, dark } = pathsOf(chart);
  const files = [
    { path: light, content: chart.light },
    { path: dark, content: chart.dark }
  ];
  if (tip === null) files.push({ path: MARKER, content: ABOUT });
  const tree = await branch.addTree(
    kept.filter(({ path }) => path !== light && path !== dark),
    files
  );
  if (tip !== null && tree === tip.treeSha) return tip.sha;
  const message = `Chart of run ${chart.run}, attempt ${chart.attempt}`;
  const sha = await branch.addCommit({ message, tree, parent: tip?.sha ?? null });
  await branch.moveTo(sha, tip?.sha ?? null);
  return sha;
}
function pathsOf({ run, attempt, name }) {
  const parts = [`${run}-${attempt}`, encodedName(name).replaceAll(" ", ".")].filter(Boolean);
  return { light: `${parts.join("-")}.light.svg`, dark: `${parts.join("-")}.dark.svg` };
}
var CHART_FILE = /^(\d{1,16})-(\d{1,9})(?:-[\w.~-]{1,100})?\.(?:light|dark)\.svg$/;
function keptEntries({ entries, isComplete }, name) {
  const isOurs = isComplete && entries.some(({ path }) => path === MARKER);
  if (!isOurs) throw new ForeignBranch(`the branch \`${name}\` holds something else`);
  const charts = entries.filter(({ path }) => CHART_FILE.test(path));
  const others = entries.filter(({ path }) => !CHART_FILE.test(path));
  return [...others, ...charts.toSorted(byAge).slice(0, MAX_FILES - 2)];
}
function byAge(a, b) {
  const [[runA, attemptA], [runB, attemptB]] = [numbersOf(a), numbersOf(b)];
  return runB - runA || attemptB - attemptA;
}
function numbersOf({ path }) {
  const [, run, attempt] = CHART_FILE.exec(path) ?? [];
  return [Number(run), Number(attempt)];
}

// src/publish/fit-to-limit.ts
var CUT = "*The report is longer than GitHub takes here; the whole of it is in the job summary.*";
var TAG = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?(?<!\/)>/gi;
var CODE_SPAN = /(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g;
var VOID = /* @__PURE__ */ new Set(["br", "hr", "img", "source", "wbr"]);
function fitToLimit(markdown, limit) {
  if (markdown.length <= limit) return markdown;
  const space = limit - CUT.length - 3;
  return [markdown.slice(0, lastCut(markdown, space)).trimEnd(), `${CUT}
`].filter(Boolean).join("\n\n");
}
function lastCut(markdown, space) {
  const nesting = new Nesting();
  let cut = 0;
  for (let start2 = 0; start2 < space; ) {
    const end = markdown.indexOf("\n", start2);
    if (end === -1 || end > space) break;
    nesting.read(markdown.slice(start2, end));
    if (nesting.isClosed) cut = end;
    start2 = end + 1;
  }
  return cut;
}
var Nesting = class {
  #fence = null;
  #tags = [];
  get isClosed() {
    return this.#fence === null && this.#tags.length === 0;
  }
  read(line) {
    if (this.#fence !== null) {
      if (closes(line, this.#fence)) this.#fence = null;
      return;
    }
    this.#fence = openedFence(line);
    if (this.#fence === null) this.#readTags(line);
  }
  #readTags(line) {
    for (const [, slash, name = ""] of line.replace(CODE_SPAN, "").matchAll(TAG)) {
      const tag = name.toLowerCase();
      if (VOID.has(tag)) continue;
      if (slash === "") this.#tags.push(tag);
      else if (this.#tags.includes(tag)) this.#tags.length = this.#tags.lastIndexOf(tag);
    }
  }
};
function openedFence(line) {
  return /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;
}
function closes(line, fence) {
  const found = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(line)?.[1];
  return found !== void 0 && found[0] === fence[0] && found.length >= fence.length;
}

// src/publish/judging-run.ts
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
var INSTANT = /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\dZ$/;
function packRun({ id: run, attempt, startedAt: started2 }) {
  return { run, attempt, started: started2 };
}
function unpackRun(fields) {
  const { run: id, attempt, started: started2 } = fields;
  if (!isCount(id) || !isCount(attempt)) return null;
  if (typeof started2 !== "string" || !INSTANT.test(started2)) return null;
  return Number.isNaN(Date.parse(started2)) ? null : { id, attempt, startedAt: started2 };
}
function isCount(value) {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
function parseFields(text) {
  try {
    const value = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/publish/check-run.ts
var SUMMARY_LIMIT = 65535;
var MAX_ANNOTATIONS = 50;
var MAX_TITLE = 255;
var MAX_PATH = 500;
var MAX_MESSAGE = 16e3;
var CONCLUSIONS = { pass: "success", neutral: "neutral", fail: "failure" };
function publishCheck(checks, order, { beforeRetries: pauses }) {
  const check = checkRunOf(order);
  return retry({ pauses }, async () => {
    const { headSha: sha, name } = check;
    const standing = statementsIn(await checks.named({ sha, name }), order.run);
    const foreign = standing.find(({ workflow }) => workflow !== order.workflow);
    if (foreign) return { done: "taken", by: foreign.workflow };
    const [latest] = standing;
    if (latest && compareRuns(latest.run, order.run) > 0) return { done: "outdated" };
    const isThere2 = latest && isSameRun(latest.run, order.run) && saysTheSame(latest.check, check);
    return { done: "written", url: isThere2 ? latest.check.url : await checks.create(check) };
  });
}
async function standingVerdict(checks, { sha, name, run }) {
  return statementsIn(await checks.named({ sha, name: checkName(name) }), run)[0] ?? null;
}
function statementsIn(checks, own) {
  const found = checks.flatMap((check) => {
    const fields = parseFields(check.externalId);
    const run = fields && unpackRun(fields);
    const workflow = fields?.workflow;
    if (run === null || typeof workflow !== "string" || !canBe(run, own)) return [];
    return [{ check, workflow, run }];
  });
  return found.toSorted((a, b) => compareRuns(b.run, a.run));
}
function saysTheSame(standing, check) {
  const { conclusion, title } = standing;
  return conclusion === check.conclusion && title === check.title;
}
function checkRunOf(order) {
  const { workflow, name, run, write, annotations } = order;
  const shown = annotations.map(withinLimits).filter(isInRepository).slice(0, MAX_ANNOTATIONS);
  return {
    name: checkName(name),
    headSha: order.headSha,
    conclusion: CONCLUSIONS[order.gate],
    title: printable(order.title, MAX_TITLE),
    summary: summaryOf(write, annotations.length - shown.length),
    detailsUrl: order.detailsUrl,
    externalId: JSON.stringify({ workflow, ...packRun(run) }),
    annotations: shown
  };
}
function checkName(instance) {
  return instance === "" ? TOOL.name : `${TOOL.name} / ${printable(instance)}`;
}
function summaryOf(write, left) {
  const note = left === 0 ? "" : leftOut(left);
  const limit = SUMMARY_LIMIT - note.length;
  const report = fitToLimit(write(limit), limit);
  return note === "" ? report : `${report.trimEnd()}${note}`;
}
function leftOut(count) {
  const [remarks, are] = count === 1 ? ["remark", "is"] : ["remarks", "are"];
  return `

*${count} more ${remarks} on files ${are} left out of this check.*
`;
}
function withinLimits(annotation) {
  const message = annotation.message.slice(0, MAX_MESSAGE).split("\n").map((line) => printable(line, MAX_MESSAGE));
  return {
    ...annotation,
    path: annotation.path.replace(/^(?:\.\/+)+/, ""),
    title: printable(annotation.title, MAX_TITLE),
    message: message.join("\n")
  };
}
function isInRepository({ path }) {
  const steps = path.split("/");
  return path !== "" && path.length <= MAX_PATH && !path.startsWith("/") && !steps.includes("..");
}

// src/publish/comment-marker.ts
var LONGEST = 4e3;
var LINE = /^<!-- tuning-gate: (\{.*\}) -->$/s;
var VERDICT = /^[a-z-]{1,40}$/;
var SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function writeMarker({ workflow, name, run, state, earlier }) {
  const { gate, verdict, worse, better } = state;
  const known = { workflow, name, ...packRun(run), sha: run.sha, gate, verdict, worse, better };
  const json = JSON.stringify(
    earlier.length === 0 ? known : { ...known, earlier: packEarlier(earlier) }
  );
  const safe = json.replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
  return `<!-- tuning-gate: ${safe} -->`;
}
function readMarker(body) {
  const [line = ""] = body.slice(0, LONGEST).split(/\r?\n/, 1);
  const fields = parseFields(LINE.exec(line)?.[1] ?? "");
  const marker = fields && markerOf(fields);
  return marker !== null && writeMarker(marker) === line ? marker : null;
}
function withoutMarker(body) {
  return readMarker(body) === null ? body : body.replace(/^[^\n]*\n?/, "");
}
function markerOf(fields) {
  const { workflow, name } = fields;
  const [run, state, earlier] = [runOf(fields), stateOf(fields), unpackEarlier(fields.earlier)];
  if (typeof workflow !== "string" || typeof name !== "string") return null;
  if (run === null || state === null || earlier === null) return null;
  return { workflow, name, run, state, earlier };
}
function runOf(fields) {
  const [run, { sha }] = [unpackRun(fields), fields];
  return run && (sha === null || isText(sha, SHA)) ? { ...run, sha } : null;
}
function stateOf(fields) {
  const gate = GATES.find((one) => one === fields.gate);
  const worse = EVIDENCE_LEVELS.find((one) => one === fields.worse);
  const better = EVIDENCE_LEVELS.find((one) => one === fields.better);
  const { verdict } = fields;
  if (!gate || !worse || !better || !isText(verdict, VERDICT)) return null;
  return { gate, verdict, worse, better };
}
function isText(value, pattern) {
  return typeof value === "string" && pattern.test(value);
}
var MAX_EARLIER = 5;
var SHORT_SHA = /^[0-9a-f]{7}$/;
function packEarlier(verdicts) {
  return verdicts.map(({ sha, gate, verdict, level }) => [sha, gate, verdict, level]);
}
function unpackEarlier(packed) {
  if (packed === void 0) return [];
  if (!Array.isArray(packed) || packed.length > MAX_EARLIER) return null;
  const verdicts = packed.map(unpack);
  return verdicts.every((verdict) => verdict !== null) ? verdicts : null;
}
function unpack(packed) {
  if (!Array.isArray(packed) || packed.length !== 4) return null;
  const [sha, gateWord, verdict, levelWord] = packed;
  const gate = GATES.find((one) => one === gateWord);
  const level = EVIDENCE_LEVELS.find((one) => one === levelWord);
  if (gate === void 0 || level === void 0) return null;
  if (typeof verdict !== "string" || !VERDICT.test(verdict)) return null;
  if (sha !== null && (typeof sha !== "string" || !SHORT_SHA.test(sha))) return null;
  return { sha, gate, verdict, level };
}

// src/publish/comment-step.ts
var NEWER_RUN = "A newer run has already reported on this pull request; this one leaves its comment alone.";
function nextStep(live, order, body) {
  if (live === null) return firstStep(order);
  if (compareRuns(live.marker.run, order.run) > 0) return { done: "outdated", note: NEWER_RUN };
  const isKnown = live.marker.run !== null;
  if (isKnown && saysTheSame2(live.body, body)) return { done: "unchanged", note: null };
  if (isKnown && order.when === "changes" && !isChange(live.marker.state, order.state)) {
    const note = "The verdict is as the comment says, which is written when that changes.";
    return { done: "not-wanted", note };
  }
  return { done: turnsIntoFailure(live, order) ? "posted-anew" : "updated", note: null };
}
function firstStep({ when, state }) {
  if (when !== "regressions" || isRegression(state)) return { done: "created", note: null };
  return { done: "not-wanted", note: "There is no regression to comment on." };
}
function isRegression({ gate, worse }) {
  return gate === "fail" || worse === "fair" || worse === "strong";
}
function isChange(before, now) {
  const { gate, verdict, worse, better } = before;
  return gate !== now.gate || verdict !== now.verdict || worse !== now.worse || better !== now.better;
}
function turnsIntoFailure({ marker }, { state }) {
  const hasFailed = marker.run !== null && marker.state.gate === "fail";
  return !hasFailed && state.gate === "fail";
}
function saysTheSame2(a, b) {
  return normal(a) === normal(b);
}
function normal(body) {
  const lines = withoutMarker(body).split(/\r?\n/);
  return lines.map((line) => line.trimEnd()).join("\n").trim();
}

// src/publish/own-comments.ts
var MAX_LOOKED_UP = 100;
async function findOwnComments(thread, { workflow, name, run }) {
  const { comments, complete } = await thread.list();
  const marked = comments.flatMap((comment) => {
    const marker = readMarker(comment.body);
    if (marker?.workflow !== workflow || marker.name !== name) return [];
    return [{ ...comment, marker: canBe(marker.run, run) ? marker : { ...marker, run: null } }];
  });
  const open = await openOnes(thread, marked);
  const note = complete ? null : `Only the first ${comments.length} comments of the pull request were looked through.`;
  return { ...ranked(open), note };
}
function afterPosting(found, { created, replaced }) {
  const listed = found.live === null ? [] : [found.live, ...found.others];
  const all = listed.some(({ id }) => id === created.id) ? listed : [...listed, created];
  const isReplaced = ({ id, marker }) => id === replaced?.id && compareRuns(marker.run, created.marker.run) <= 0;
  const open = all.map(
    (one) => isReplaced(one) ? { ...one, marker: { ...one.marker, run: null } } : one
  );
  return { ...found, ...ranked(open) };
}
function ranked(open) {
  const order = (a, b) => compareRuns(b.marker.run, a.marker.run) || a.id - b.id;
  const [live = null, ...others] = [...open].sort(order);
  return { live, others };
}
async function openOnes(thread, marked) {
  if (marked.length === 0) return [];
  const candidates = marked.length <= MAX_LOOKED_UP ? marked : await newestOwn(thread, marked);
  const { login, open } = await thread.lookUp(candidates.map(({ nodeId }) => nodeId));
  return candidates.filter(({ author, nodeId }) => author === login && open.has(nodeId));
}
async function newestOwn(thread, marked) {
  const { login } = await thread.lookUp([]);
  return marked.filter(({ author }) => author === login).slice(-MAX_LOOKED_UP);
}

// src/publish/tidy-comments.ts
async function tidyComments(thread, { live, others }) {
  if (live === null) return null;
  const notes = [];
  for (const other of others) {
    try {
      await (isDouble(other, live) ? thread.remove(other.id) : thread.minimise(other.nodeId));
    } catch (error) {
      notes.push(untidy(error));
    }
  }
  return notes[0] ?? null;
}
function isDouble(other, live) {
  return isSameRun(other.marker.run, live.marker.run) && saysTheSame2(other.body, live.body);
}
function untidy(error) {
  const cause = printable(detailOf(error, "message"), 200);
  return `An earlier comment of this report may still stand open (${cause}).`;
}

// src/publish/comment.ts
var BODY_LIMIT = 65536;
function publishComment(thread, order, { beforeRetries: pauses }) {
  return retry({ pauses }, () => publishOnce(thread, order));
}
async function publishOnce(thread, order) {
  const own = await findOwnComments(thread, order);
  const marker = markerOf2(order, own.live);
  const body = bodyOf(order, marker);
  const step = nextStep(own.live, order, body);
  if (step.done === "created" || step.done === "posted-anew") {
    return post(thread, order, { body, marker, before: own, done: step.done });
  }
  const isThere2 = own.live === null || await bringUpToDate(thread, own.live, { body, marker, done: step.done });
  if (!isThere2) return post(thread, order, { body, marker, before: NONE, done: "created" });
  const untidied = await tidyComments(thread, own);
  const note = sentences(step.note, own.note, untidied);
  return { done: step.done, url: own.live?.url ?? null, note };
}
async function bringUpToDate(thread, live, { body, marker, done }) {
  if (done === "updated") return thread.update(live.id, body);
  if (done !== "not-wanted") return true;
  const line = writeMarker({ ...marker, state: live.marker.state });
  await thread.update(live.id, `${line}
${withoutMarker(live.body)}`);
  return true;
}
var NONE = { live: null, others: [], note: null };
function markerOf2(order, live) {
  const { workflow, name, run, state } = order;
  return { workflow, name, run, state, earlier: earlierThan(run, live) };
}
function bodyOf({ write }, marker) {
  const line = writeMarker(marker);
  const limit = BODY_LIMIT - line.length - 1;
  return `${line}
${fitToLimit(write(limit, marker.earlier), limit)}`;
}
async function post(thread, order, { body, marker, before, done }) {
  const { run } = order;
  const created = { ...await thread.create(body), marker };
  const found = await lookAgain(thread, order, before);
  const own = afterPosting(found, { created, replaced: before.live });
  const untidied = await tidyComments(thread, own);
  const isOutrun = compareRuns(own.live?.marker.run ?? null, run) > 0;
  return {
    done: isOutrun ? "outdated" : done,
    url: own.live?.url ?? created.url,
    note: sentences(isOutrun ? NEWER_RUN : null, found.note, untidied)
  };
}
async function lookAgain(thread, order, before) {
  try {
    return await findOwnComments(thread, order);
  } catch (error) {
    return { ...before, note: untidy(error) };
  }
}
function sentences(...all) {
  return all.filter((one) => one !== null).join(" ") || null;
}
function earlierThan(run, live) {
  if (live === null) return [];
  const { run: before, state, earlier } = live.marker;
  if (before === null) return [];
  if (isSameRun(before, run)) return earlier;
  return [toVerdict(before, state), ...earlier].slice(0, MAX_EARLIER);
}
function toVerdict({ sha }, state) {
  const { gate, verdict, worse, better } = state;
  const levels = /* @__PURE__ */ new Map([
    ["worse", worse],
    ["better", better]
  ]);
  return { sha: sha?.slice(0, 7) ?? null, gate, verdict, level: levels.get(verdict) ?? "none" };
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
    begins: "The chart could not be stored on the branch of charts",
    forbidden: "push to the repository",
    permission: "contents",
    instead: "The chart is drawn by Mermaid instead."
  }
};
function explainFailure(error, what) {
  const said = printable(detailOf(error, "message"), 200).replace(/\.$/, "");
  const cause = causeOf(said, detailOf(error, "status"), what);
  const { begins, instead } = TEXTS[what];
  return `${begins}: ${cause} ${instead}`;
}
function causeOf(said, status, what) {
  if (/rate limit/i.test(said) || status === "429") {
    return "GitHub takes no more requests from this token for now. Run the job again later.";
  }
  if (/\b(?:issue|conversation|pull request) is locked/i.test(said))
    return "the conversation is locked. Unlock it, or go without.";
  if (/authenticate via a GitHub App/i.test(said)) {
    return "GitHub takes checks from Apps only. Leave out `github-token`, so that the workflow\u2019s own token is used.";
  }
  if (status === "401") return "GitHub does not accept the token. Check the input `github-token`.";
  if (isRefusal(said, status)) return refusal(said, what);
  return `${said || "the cause is not known"}.`;
}
function isRefusal(said, status) {
  return status === "403" || status === "404" || /resource not accessible/i.test(said);
}
function refusal(said, what) {
  const { forbidden, permission } = TEXTS[what];
  const words = said === "" ? "" : ` (GitHub says: ${said})`;
  return `the token may not ${forbidden}${words}. Give the job \`permissions: ${permission}: write\`; to pull requests from forks and from Dependabot GitHub grants no more than reading.`;
}

export {
  canUpload,
  uploadSweep,
  reportName,
  uploadReport,
  CHART_BRANCH,
  storeChart,
  publishCheck,
  standingVerdict,
  checkName,
  publishComment,
  explainFailure,
  drawPngWith,
  filesOf,
  makePage,
  makePng,
  asItIs,
  inFolder,
  makeAll,
  writeFiles,
  realPlace,
  isWithin
};
