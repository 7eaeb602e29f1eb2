import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  assessRecords
} from "./chunks/main.js";
import {
  namedFiles
} from "./chunks/find-sweep.js";
import {
  curveJson,
  curveReport,
  onlyJson,
  planJson,
  planReport,
  renderRunText,
  reportOfRun
} from "./chunks/draw.js";
import {
  PLAIN_SCREEN,
  renderCurveText,
  renderPlan
} from "./chunks/print.js";
import {
  axisOf,
  budgetsOfOne,
  combineAssessments,
  curveOf,
  planFor
} from "./chunks/compare-decide-plan-report.js";
import {
  readRecord,
  recordOf
} from "./chunks/parse.js";
import {
  confidenceBand
} from "./chunks/estimate.js";
import {
  averagedAlone,
  orient,
  toSweep,
  withSaved
} from "./chunks/parse-repeats.js";
import "./chunks/parse-columns-columns.js";
import "./chunks/parse-columns-names.js";
import "./chunks/parse-table.js";
import "./chunks/read.js";
import {
  localPlace,
  parseLocation
} from "./chunks/read-location.js";
import {
  toSourceFile
} from "./chunks/read-names.js";
import {
  flagsOf,
  givenBy,
  namesIn
} from "./chunks/settings.js";
import {
  UserError,
  camelCase,
  didYouMean,
  jsonHead,
  settingsError,
  usageError
} from "./chunks/errors.js";
import "./chunks/runtime.js";

// src/library/index.ts
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
var UserError2 = UserError;
var HOME = dirname(fileURLToPath(import.meta.url));
var sweeps = /* @__PURE__ */ new WeakMap();
var readSweep = (source, options = {}) => readFrom(source, options).catch(named);
async function readFrom(source, options) {
  const { reading } = readOptions(options, namesIn("reading")).settings;
  const { files, from } = await filesAt(source);
  const record = await readRecord(files, reading, from);
  const sweep = shownSweep(record);
  sweeps.set(sweep, { record, options: { ...options } });
  return sweep;
}
async function filesAt(source) {
  if (typeof source === "object" && "text" in source) {
    const { text, name: location2 = "text" } = source;
    const from2 = { kind: "file", location: location2, sha: null, runUrl: null, createdAt: null };
    return { files: [toSourceFile(Buffer.from(text), location2)], from: from2 };
  }
  const location = source instanceof URL ? { kind: "path", text: fileURLToPath(source) } : parseLocation(source, "readSweep");
  const { files, source: from } = await namedFiles(location, localPlace(process.cwd()));
  return { files, from };
}
function shownSweep(record) {
  const { metric, direction, format } = record;
  return {
    ...{ metric, direction, format },
    get trials() {
      return record.trials.map(({ outcome, score, cost, parameters }) => {
        const value = Number.isFinite(score) ? orient(score, direction) : null;
        return { outcome, score: value, cost, parameters };
      });
    }
  };
}
function read(trials, reading, name) {
  const known = sweeps.get(trials);
  if (known !== void 0) return known;
  if (!Array.isArray(trials)) {
    const fix = "Pass what readSweep returned, an array of scores, or an array of objects.";
    throw usageError(name, "is not a sweep", fix);
  }
  return { record: recordOf(trials, reading, name), options: {} };
}
var reports = /* @__PURE__ */ new WeakMap();
var compareSweeps = (baseline, candidate, { older = [], ...options } = {}) => withNames(() => {
  const given = readOptions(options, optionsOf("compare")).settings.reading;
  const [b, c] = [read(baseline, given, "baseline"), read(candidate, given, "candidate")];
  const all = { ...common(b.options, c.options), ...options };
  const { settings } = readOptions(all, optionsOf("compare"));
  const before = older.map((sweep) => read(sweep, settings.reading, "older").record);
  const assessment = assessRecords({ baseline: b.record, candidate: c.record }, settings, before);
  const run = combineAssessments([{ name: "", assessment }]);
  const result = onlyJson(run);
  reports.set(result, (drawing) => [
    reportOfRun(run, {}, drawing),
    renderRunText(run, PLAIN_SCREEN)
  ]);
  return result;
});
var tuningCurve = (trials, options = {}) => withNames(() => {
  const given = readOptions(options, optionsOf("curve")).settings.reading;
  const { record, options: before } = read(trials, given, "sweep");
  const { settings: asked } = readOptions({ ...before, ...options }, optionsOf("curve"));
  const settings = { ...asked, reading: withSaved(asked.reading, record.settings) };
  const sweep = averagedAlone(toSweep(record, settings.reading), settings.reading);
  const curve = curveOf(sweep, settings);
  const shown = { settings, budgets: budgetsOfOne(curve, axisOf([sweep]), settings) };
  const result = curveJson(sweep, curve, shown);
  reports.set(result, (drawing) => [
    curveReport(sweep, curve, shown, drawing),
    renderCurveText(sweep, curve, { ...shown, screen: PLAIN_SCREEN })
  ]);
  return result;
});
var confidenceBand2 = (n, options = {}) => withNames(() => {
  const { settings } = readOptions(options, namesIn("band"));
  const count = readOptions({ n }, ["n"]).value("n");
  if (count === null) throw settingsError("n", "is missing", "Give the number of trials.");
  const band = confidenceBand(count, settings.band);
  return { ...jsonHead("bands"), ...band, lower: [...band.lower], upper: [...band.upper] };
});
var plan = (options) => withNames(() => {
  const planned = planFor(readOptions(options, optionsOf("plan")));
  const result = planJson(planned);
  reports.set(result, () => [planReport(planned), renderPlan(planned, PLAIN_SCREEN)]);
  return result;
});
var report = (result, options = {}) => withNames(() => {
  const scale = readOptions(options, ["scale"]).value("scale");
  const [rendered, text] = reports.get(result)?.({ scale }) ?? refuse();
  return {
    text,
    get json() {
      return rendered.json;
    },
    get markdown() {
      return rendered.markdown;
    },
    get svg() {
      return rendered.chart;
    },
    html: async () => {
      const { pageAssetsIn } = await publishing();
      return rendered.page?.(await pageAssetsIn(join(HOME, "assets"))) ?? null;
    },
    save: async (folder) => {
      const { filesOf, inFolder, makeAll, writeFiles } = await publishing();
      await writeFiles(await makeAll(inFolder(folder, filesOf(rendered, HOME))));
    }
  };
});
function publishing() {
  return import("./chunks/publish-entry.js");
}
function refuse() {
  const fix = "Pass the object that compareSweeps, tuningCurve or plan returned, not a copy of it.";
  throw usageError("report", "was given something that is not a result", fix);
}
function named(error) {
  if (error instanceof UserError) error.message = error.messageFor("properties");
  throw error;
}
function withNames(make) {
  try {
    return make();
  } catch (error) {
    return named(error);
  }
}
function readOptions(options, allowed) {
  const known = allowed.map(camelCase);
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== void 0) {
    const fix = didYouMean(unknown, known) || `Expected one of ${known.join(", ")}.`;
    throw usageError("options", `has no ${JSON.stringify(unknown.slice(0, 80))}`, fix);
  }
  return givenBy((name) => textOf(name, Reflect.get(options, camelCase(name))));
}
function textOf(name, value) {
  if (value === void 0 || value === null) return void 0;
  if (value === false && SWITCHES.includes(name)) return void 0;
  const parts = Array.isArray(value) ? value : [value];
  if (parts.every((part) => ["string", "number", "boolean"].includes(typeof part)))
    return parts.join(",");
  const what = `is ${typeof value === "object" ? "an object" : `a ${typeof value}`}`;
  throw settingsError(name, what, "Pass a string, a number, true or false, or an array of them.");
}
var SWITCHES = ["paired"];
function optionsOf(command) {
  const outside = [...namesIn("files"), ...namesIn("action")];
  return flagsOf(command).filter((name) => !outside.includes(name));
}
var OF_ONE = ["format", "rows", "study"];
function common(baseline, candidate) {
  const shared = Object.entries({ ...baseline, ...candidate }).filter(
    ([name]) => !OF_ONE.includes(name)
  );
  for (const [name] of shared) {
    const [b, c] = [baseline, candidate].map((options) => Reflect.get(options, name)?.toString());
    if (b === void 0 || c === void 0 || b === c) continue;
    const what = `the baseline was read with ${name}: ${b}, the candidate with ${c}`;
    throw usageError("compareSweeps", what, "Read both in the same way.");
  }
  return Object.fromEntries(shared);
}
export {
  UserError2 as UserError,
  compareSweeps,
  confidenceBand2 as confidenceBand,
  plan,
  readSweep,
  report,
  tuningCurve
};
