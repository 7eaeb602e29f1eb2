import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  acceptSaved,
  areSaved,
  assess,
  excuseAnchor,
  readRecord,
  savedMetric
} from "./compare-decide-parse-plan-print-render-report.js";
import {
  commonSettings,
  differenceFrom,
  settingsToSave,
  toSweep
} from "./parse-saved-settings.js";
import {
  findSweep
} from "./read.js";
import {
  collectedName,
  isOfInstance,
  plainSearch
} from "./read-artifact-names.js";
import {
  namingField,
  readingInConfig
} from "./settings.js";
import {
  UserError,
  settingsError
} from "./errors.js";

// src/load.ts
async function loadCandidate(location, loading) {
  try {
    const found = await findCandidate(location, loading);
    const { record } = found;
    return { ...found, sweep: record && toSweep(record, loading.settings.reading) };
  } catch (error) {
    if (!loading.isOneOfSeveral) throw error;
    return { ...unreadable(location, error), difference: null };
  }
}
function unreadable(location, error) {
  if (!(error instanceof UserError) || error.fault === "settings") throw error;
  const absence = { why: "unusable", what: error.to("inputs").message };
  return { sweep: null, record: null, search: plainSearch(location, absence) };
}
async function findCandidate(location, loading) {
  const { place, settings, required } = loading;
  const wanted = { arm: "candidate", location, trainedSha: null };
  const found = await findSweep(wanted, place);
  const { files, search } = found;
  if (files.length === 0) return { record: null, search, difference: null };
  const record = await readFound(found, wanted, loading);
  const asked = required ?? ["metric", "direction", "cost"];
  const difference = areSaved(files) ? differenceFrom(record, settings.reading, asked) : null;
  if (difference !== null && required === void 0) throw otherThanSaved(difference);
  return { record, search, difference };
}
function otherThanSaved({ option, asked, saved }) {
  const [given, kept] = [asked, saved].map((text) => JSON.stringify(text.slice(0, 80)));
  const fix = "Remove it, or save the sweep again.";
  return settingsError(option, `is ${given}, but the sweep was saved with ${kept}`, fix);
}
async function loadToSave(location, loading) {
  const { record } = await findCandidate(location, loading);
  const { reading, gate } = loading.settings;
  return record && { ...record, settings: settingsToSave(reading, record.settings, gate.minTrials) };
}
async function loadBaseline(location, trainedSha, loading) {
  const { place, settings } = loading;
  const isFrozen = settings.gate.looks !== null;
  const wanted = { arm: "baseline", location, trainedSha, isFrozen };
  try {
    const found = ofInstance(await findSweep(wanted, place), location, loading);
    if (found.files.length === 0) return { sweep: null, record: null, search: found.search };
    const record = await readFound(found, wanted, loading);
    const sweep = toSweep(record, settings.reading);
    return { sweep, record, search: found.search };
  } catch (error) {
    if (location !== "auto" && !loading.isOneOfSeveral) throw error;
    return unreadable(location, error);
  }
}
function readFound(found, { arm, location }, { place, settings: { reading } }) {
  const collected = collectedName(location);
  if (location !== "auto" && collected === null)
    return readRecord(found.files, reading, found.source);
  const isBaseline = arm === "baseline" && location === "auto";
  const workflow = isBaseline ? place.github?.baseline.workflow ?? "" : null;
  const { instance, repository } = place;
  const owner = { name: collected ?? instance, repository, metric: reading.metric, workflow };
  return acceptSaved(found, owner);
}
function ofInstance(found, location, loading) {
  const { instance, sharedBaselines: artifact = null, github } = loading.place;
  if (location !== "auto" || artifact === null || found.files.length === 0) return found;
  const { metric } = loading.settings.reading;
  const own = found.files.filter((file) => isOfInstance(file, instance));
  if (own.length > 0 && (metric === null || own.some((file) => savedMetric(file) === metric)))
    return { ...found, files: own };
  const branch = github?.baseline.branch ?? "";
  const absence = { why: "no-baseline-yet", artifact, branch, other: null };
  return { ...found, files: [], search: plainSearch(found.search.location, absence) };
}

// src/main.ts
async function compareAll(planned, place) {
  const made = [];
  for (const one of planned) {
    const { settings, layers, instance } = one;
    const required = readingInConfig(layers);
    const isOneOfSeveral = planned.length > 1;
    const loading = { place: { ...place, instance }, settings, required, isOneOfSeveral };
    const compared = await compareSweeps(one, loading).catch((error) => {
      throw namingField(error, layers);
    });
    made.push({ planned: one, ...compared });
  }
  return made.map((one) => withinBase(one, made));
}
function withinBase(one, made) {
  const { planned } = one;
  const isAnchor = /^(ref|run):/.test(planned.baseline);
  const isOfSame = (other) => other.baseline === "auto" && other.instance === planned.instance && other.settings.reading.metric === planned.settings.reading.metric;
  const withBase = isAnchor ? made.find((other) => isOfSame(other.planned)) : void 0;
  if (withBase === void 0) return one;
  return { ...one, assessment: excuseAnchor(one.assessment, withBase.assessment) };
}
async function compareSweeps(locations, loading) {
  const { settings } = loading;
  const candidate = await loadCandidate(locations.candidate, loading);
  const trainedSha = candidate.record?.source.sha ?? null;
  const isUnreadable = candidate.search.absence?.why === "unusable";
  const baseline = isUnreadable ? { sweep: null, record: null, search: plainSearch(locations.baseline, null) } : await loadBaseline(locations.baseline, trainedSha, loading);
  const none = settingsToSave(settings.reading);
  const reading = commonSettings(settings.reading, {
    baseline: baseline.record?.settings ?? candidate.record?.settings ?? none,
    candidate: candidate.record?.settings ?? baseline.record?.settings ?? none
  });
  const sweeps = { baseline: baseline.sweep, candidate: candidate.sweep };
  const searches = { baseline: baseline.search, candidate: candidate.search };
  const { difference } = candidate;
  const savedMinTrials = baseline.record?.settings.minTrials ?? null;
  const found = { ...sweeps, difference, savedMinTrials, searches };
  const assessment = assess(found, { ...settings, reading });
  return { assessment, candidate: candidate.record };
}

export {
  loadCandidate,
  findCandidate,
  loadToSave,
  compareAll,
  compareSweeps
};
