import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compareAt,
  compareCurves,
  confidenceBand,
  isAtLeast,
  orient,
  parseSweep,
  readLocal,
  trialsToResolve,
  tuningCurve
} from "./chunk-VMWKDDCO.js";
import {
  UserError,
  detailOf
} from "./chunk-F4E5GJVU.js";

// src/decide/gate-policy.ts
function judge(comparison, gate) {
  if (comparison.range === null) {
    return {
      verdict: "insufficient",
      gate: gate.onInsufficient,
      reason: "Too few trials to compare the sweeps at any budget"
    };
  }
  const { level } = comparison.worse;
  const verdict = verdictWord(level, comparison.better.level);
  if (gate.failOn !== "never" && isAtLeast(level, gate.failOn)) {
    return { verdict, gate: "fail", reason: `The candidate is worse: ${level} evidence` };
  }
  if (isAtLeast(level, "fair")) {
    const reason = `The candidate is worse: ${level} evidence, which does not fail this check (fail-on: ${gate.failOn})`;
    return { verdict, gate: "neutral", reason };
  }
  const lacking = gate.failOn === "never" ? "strong" : gate.failOn;
  return { verdict, gate: "pass", reason: `No ${lacking} evidence that the candidate is worse` };
}
function verdictWord(worse, better) {
  if (worse !== "none" && better !== "none") return "mixed";
  if (worse !== "none") return "worse";
  return better === "none" ? "none" : "better";
}
function withoutCandidate(gate) {
  return {
    verdict: "no-candidate",
    gate: gate.onMissingCandidate,
    reason: "No candidate sweep was found"
  };
}
function withoutBaseline(gate) {
  return {
    verdict: "no-baseline",
    gate: gate.onMissingBaseline,
    reason: "No baseline sweep was found to compare with"
  };
}
function incomparable(what) {
  return {
    verdict: "invalid",
    gate: "neutral",
    reason: `The sweeps have different ${what} and cannot be compared`
  };
}

// src/decide/warnings.ts
var ONE_DOUBLING = 2;
function sweepWarnings(arm, { counts }) {
  if (counts.running === 0) return [];
  const trials = counts.running === 1 ? "1 unfinished trial is" : `${counts.running} unfinished trials are`;
  const message = `${trials} not counted; slow trials are the ones missing, so the sweep is not quite a random sample.`;
  return [{ code: "unfinished-trials", arm, message }];
}
function rangeStart(settings) {
  return Math.max(1, settings.comparison.budgetMin ?? 1);
}
function resolvedBudget({ baseline, candidate }) {
  return Math.min(baseline.resolvableBudget, candidate.resolvableBudget);
}
function isNarrow(comparison, settings) {
  return resolvedBudget(comparison) < ONE_DOUBLING * rangeStart(settings);
}
function trialsNeeded(comparison, settings) {
  if (!isNarrow(comparison, settings)) return null;
  const start2 = rangeStart(settings);
  const budget = comparison.range === null ? start2 : ONE_DOUBLING * start2;
  return { toOpenRange: trialsToResolve(budget, settings.band, settings.comparison.quantile) };
}
function rangeWarnings(comparison, settings) {
  const needed = trialsNeeded(comparison, settings);
  if (comparison.range === null || needed === null) return [];
  const message = `The sweeps resolve less than one doubling of the budget; ${needed.toOpenRange} trials in each sweep would resolve one.`;
  return [{ code: "narrow-range", arm: null, message }];
}

// src/decide/assess.ts
function assess(sweeps, settings) {
  const { baseline, candidate } = sweeps;
  if (candidate === null)
    return withoutComparison(sweeps, settings, withoutCandidate(settings.gate));
  if (baseline === null) return withoutComparison(sweeps, settings, withoutBaseline(settings.gate));
  const mismatch = mismatchOf(baseline, candidate);
  if (mismatch) return withoutComparison(sweeps, settings, incomparable(mismatch));
  const comparison = compareCurves(
    curveOf(baseline, settings),
    curveOf(candidate, settings),
    settings.comparison
  );
  return {
    ...judge(comparison, settings.gate),
    settings,
    baseline,
    candidate,
    comparison,
    rows: budgetsOf(comparison, settings).map((budget) => rowAt(comparison, budget, settings)),
    warnings: [
      ...sweepWarnings("baseline", baseline),
      ...sweepWarnings("candidate", candidate),
      ...rangeWarnings(comparison, settings)
    ],
    trialsNeeded: trialsNeeded(comparison, settings)
  };
}
function curveOf(sweep, settings) {
  const scores = sweep.trials.map((trial) => trial.score);
  const band = confidenceBand(scores.length, settings.band);
  return tuningCurve(scores, band, settings.comparison.quantile, scoreBounds(sweep, settings));
}
function scoreBounds({ direction }, { reading }) {
  const ends = [reading.metricMin ?? -Infinity, reading.metricMax ?? Infinity];
  const [floor, ceiling] = ends.map((end) => orient(end, direction)).sort((a, b) => a - b);
  return { floor: floor ?? -Infinity, ceiling: ceiling ?? Infinity };
}
function withoutComparison(sweeps, settings, verdict) {
  return {
    ...verdict,
    settings,
    ...sweeps,
    comparison: null,
    rows: [],
    warnings: [],
    trialsNeeded: null
  };
}
function mismatchOf(baseline, candidate) {
  if (baseline.metric !== candidate.metric) return "metrics";
  return baseline.direction === candidate.direction ? null : "directions";
}
function rowAt({ baseline, candidate }, budget, settings) {
  return compareAt(baseline, candidate, budget, settings.comparison.margin);
}
function budgetsOf({ range }, { comparison }) {
  if (comparison.budgets) return comparison.budgets;
  if (range === null) return [1];
  const [from, to] = range;
  const powers = [];
  for (let budget = 1; budget <= to; budget *= 2) if (budget >= from) powers.push(budget);
  return powers.length > 0 ? powers : [from];
}

// src/main.ts
async function compareSweeps(locations, settings) {
  const { directory } = locations;
  const baseline = await loadSweep(locations.baseline, { directory, settings });
  const candidate = await loadSweep(locations.candidate, { directory, settings });
  return assess({ baseline, candidate }, settings);
}
async function loadSweep(location, { directory, settings }) {
  const files = await readLocal(location, { directory });
  if (files.length === 0) return null;
  const source = { kind: "file", location, sha: null, runUrl: null, createdAt: null };
  return parseSweep(files, settings.reading, source);
}

// src/publish/report-files.ts
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
async function writeFiles(files) {
  for (const file of files) await writeWhole(resolve(file.path), file.content);
}
async function writeWhole(path, content) {
  let staging;
  try {
    await mkdir(dirname(path), { recursive: true });
    staging = await mkdtemp(join(dirname(path), ".tuning-gate-"));
    const draft = join(staging, basename(path));
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    throw cannotWrite(path, error);
  } finally {
    if (staging) await rm(staging, { recursive: true, force: true });
  }
}
function cannotWrite(path, error) {
  return new UserError({
    fault: "settings",
    where: path,
    what: `could not be written (${detailOf(error, "code")})`,
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
  const status = detailOf(error, "status");
  if (status === "403" || status === "404") {
    return "The report could not be posted as a comment: the token may not write to the pull request. Give the job `permissions: pull-requests: write`; for pull requests from forks GitHub grants no more than reading. The whole report is in the job summary.";
  }
  if (status === "401") {
    return "The report could not be posted as a comment: GitHub does not accept the token. Check the input `github-token`. The whole report is in the job summary.";
  }
  const reason = detailOf(error, "message").replace(/\s+/g, " ").slice(0, 200);
  return `The report could not be posted as a comment (${reason}). The whole report is in the job summary.`;
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
  curveOf,
  compareSweeps,
  loadSweep,
  publishComment,
  explainCommentFailure,
  assetsIn,
  renderPng,
  writeFiles
};
