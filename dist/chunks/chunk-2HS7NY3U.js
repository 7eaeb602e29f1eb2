import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  assess,
  parseSweep,
  readLocal
} from "./chunk-4DDU7BNZ.js";
import {
  UserError,
  detailOf
} from "./chunk-UWLQM5OY.js";

// src/main.ts
async function compareSweeps(locations, loading) {
  const baseline = await loadSweep(locations.baseline, loading);
  const candidate = await loadSweep(locations.candidate, loading);
  return assess({ baseline, candidate }, loading.settings, locations);
}
async function loadSweep(location, { directory, settings }) {
  const files = await readLocal(location, { directory });
  if (files.length === 0) return null;
  const source = { kind: "file", location, sha: null, runUrl: null, createdAt: null };
  return parseSweep(files, settings.reading, source);
}

// src/publish/report-files.ts
import { lstat, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
async function writeFiles(files) {
  const paths = files.map(({ path }) => resolve(path));
  checkDistinct(paths);
  for (const path of paths) await checkReplaceable(path);
  const drafts = [];
  try {
    for (const [i, { content }] of files.entries()) {
      drafts.push(await draft(paths[i], content));
    }
    for (const { path, folder } of drafts) await rename(join(folder, "draft"), path);
  } finally {
    for (const { folder } of drafts) await rm(folder, { recursive: true, force: true });
  }
}
async function draft(path, content) {
  try {
    await mkdir(dirname(path), { recursive: true });
    const folder = await mkdtemp(join(dirname(path), ".tuning-gate-"));
    await writeFile(join(folder, "draft"), content);
    return { path, folder };
  } catch (error) {
    throw notWritable(path, `could not be written (${detailOf(error, "code")})`);
  }
}
function checkDistinct(paths) {
  const double = paths.find((path, i) => paths.indexOf(path) < i);
  if (double !== void 0) throw notWritable(double, "is named for two different files");
}
async function checkReplaceable(path) {
  const found = await lstat(path).catch(() => null);
  if (found !== null && !found.isFile()) throw notWritable(path, "is there and is no regular file");
}
function notWritable(path, what) {
  return new UserError({
    fault: "settings",
    where: path,
    what,
    fix: "Name a place that can be written to."
  });
}

// src/publish/comment.ts
function marker(name) {
  return `<!-- tuning-gate: ${JSON.stringify({ name })} -->`;
}
async function publishComment(thread, { name, report }) {
  const body = `${marker(name)}
${report}`;
  const findOwn = async () => {
    const [identity, comments] = await Promise.all([thread.identity(), thread.list()]);
    return comments.find((one) => one.author === identity && one.body.startsWith(marker(name)));
  };
  const own = await findOwn();
  if (own === void 0) return createOnce(thread, body, findOwn);
  return isSame(own.body, body) ? own : thread.update(own.id, body);
}
async function createOnce(thread, body, findOwn) {
  try {
    return await thread.create(body);
  } catch (error) {
    if (!isTransient(error)) throw error;
    return await findOwn() ?? thread.create(body);
  }
}
function isTransient(error) {
  const status = detailOf(error, "status");
  return status === "" || Number(status) >= 500;
}
function isSame(a, b) {
  const normal = (text) => text.replaceAll("\r\n", "\n").trim();
  return normal(a) === normal(b);
}

// src/publish/explain-failure.ts
function explainCommentFailure(error) {
  return `The report could not be posted as a comment: ${cause(error)} The whole report is in the job summary.`;
}
function cause(error) {
  const message = detailOf(error, "message").replace(/\s+/g, " ").slice(0, 200);
  const status = /rate limit|locked/i.test(message) ? "" : detailOf(error, "status");
  switch (status) {
    case "403":
    case "404":
      return "the token may not write to the pull request. Give the job `permissions: pull-requests: write`; to pull requests from forks and from Dependabot GitHub grants no more than reading.";
    case "401":
      return "GitHub does not accept the token. Check the input `github-token`.";
    default:
      return `${message || "the cause is not known"}.`;
  }
}

// src/publish/png.ts
import { readFile } from "node:fs/promises";
import { join as join2 } from "node:path";
function assetsIn(folder) {
  const fonts = ["inter-regular.ttf", "inter-semibold.ttf"];
  return { wasm: join2(folder, "resvg.wasm"), fonts: fonts.map((name) => join2(folder, name)) };
}
var ZOOM = 2;
var started;
async function start(wasm) {
  const { initWasm } = await import("./resvg-wasm-53BRNXOT.js");
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
  return (await import("./resvg-wasm-53BRNXOT.js")).Resvg;
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

export {
  compareSweeps,
  loadSweep,
  publishComment,
  explainCommentFailure,
  assetsIn,
  renderPng,
  writeFiles
};
