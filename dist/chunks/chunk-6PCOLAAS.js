import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  acceptSaved,
  areSaved,
  assess,
  readRecord,
  savedMetric
} from "./chunk-45VXBSF6.js";
import {
  commonSettings,
  differenceFrom,
  settingsToSave,
  toSweep
} from "./chunk-CULID5A3.js";
import {
  findSweep
} from "./chunk-N4EP4YUE.js";
import {
  collectedName,
  isOfInstance,
  plainSearch
} from "./chunk-BZEVVTYS.js";
import {
  namingField,
  readingInConfig
} from "./chunk-JXJQMB26.js";
import {
  UserError,
  settingsError
} from "./chunk-VPSYXYD3.js";

// src/load.ts
async function loadCandidate(location, loading) {
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
  const { record } = await loadCandidate(location, loading);
  const { reading } = loading.settings;
  return record && { ...record, settings: settingsToSave(reading, record.settings) };
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
    const isOfData = error instanceof UserError && error.fault === "data";
    if (location !== "auto" || !isOfData) throw error;
    const absence = { why: "unusable", what: error.to("inputs").message };
    return { sweep: null, record: null, search: plainSearch(location, absence) };
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
    const loading = { place: { ...place, instance }, settings, required };
    const compared = await compareSweeps(one, loading).catch((error) => {
      throw namingField(error, layers);
    });
    made.push({ planned: one, ...compared });
  }
  return made;
}
async function compareSweeps(locations, loading) {
  const { settings } = loading;
  const candidate = await loadCandidate(locations.candidate, loading);
  const sweep = candidate.record && toSweep(candidate.record, settings.reading);
  const trainedSha = candidate.record?.source.sha ?? null;
  const baseline = await loadBaseline(locations.baseline, trainedSha, loading);
  const none = settingsToSave(settings.reading);
  const reading = commonSettings(settings.reading, {
    baseline: baseline.record?.settings ?? candidate.record?.settings ?? none,
    candidate: candidate.record?.settings ?? baseline.record?.settings ?? none
  });
  const sweeps = { baseline: baseline.sweep, candidate: sweep };
  const searches = { baseline: baseline.search, candidate: candidate.search };
  const { difference } = candidate;
  const assessment = assess({ ...sweeps, difference, searches }, { ...settings, reading });
  return { assessment, candidate: candidate.record };
}

export {
  loadCandidate,
  loadToSave,
  compareAll,
  compareSweeps
};
