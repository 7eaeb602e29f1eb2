import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  findSweep,
  namedFiles
} from "./find-sweep.js";
import {
  MAX_OLDER,
  assess,
  haveUseForOlder,
  levelsOfRun
} from "./compare-decide-plan-report.js";
import {
  acceptSaved,
  areSaved,
  readRecord,
  refuseCopies,
  savedMetric
} from "./parse.js";
import {
  commonSettings,
  differenceFrom,
  settingsToSave,
  sweepDigest,
  toSweep
} from "./parse-list.js";
import {
  olderSweeps
} from "./read.js";
import {
  AUTO,
  isOfInstance,
  plainSearch
} from "./read-artifact-names.js";
import {
  namingField,
  readingInConfig
} from "./settings.js";
import {
  UserError,
  dataError,
  printable,
  settingsError
} from "./errors.js";

// src/main.ts
async function compareAll(planned, place) {
  const loaded = [];
  for (const comparison of planned) {
    const { settings, layers, instance } = comparison;
    const required = readingInConfig(layers);
    const isOneOfSeveral = planned.length > 1;
    const loading = { place: { ...place, instance }, settings, required, isOneOfSeveral };
    const pair = await loadPair(comparison, loading).then((pair2) => withOlder(pair2, comparison, loading.place)).catch((error) => {
      throw namingField(error, layers);
    });
    loaded.push(pair);
  }
  const levels = levelsOfRun(loaded);
  return planned.map((comparison, i) => {
    const { sweeps, settings, candidate, baseline, older = null } = loaded[i];
    try {
      const assessment = assess(sweeps, settings, levels[i]);
      return { planned: comparison, assessment, candidate, baseline, older };
    } catch (error) {
      throw namingField(error, comparison.layers);
    }
  });
}
async function compareSweeps(locations, loading, older = []) {
  const { sweeps, settings, ...read } = await loadPair(locations, loading);
  const records = await readNamed(older, loading.place, settings.reading);
  return {
    ...read,
    assessment: assess({ ...sweeps, older: olderFor(sweeps, records, settings) }, settings)
  };
}
function readNamed(locations, place, reading) {
  return Promise.all(
    locations.map(async (location) => {
      const { files, source } = await namedFiles(location, place);
      return readRecord(files, reading, source);
    })
  );
}
function olderFor({ candidate, baseline }, records, { reading }) {
  const { metric, direction } = candidate ?? baseline ?? reading;
  return records.map((record) => {
    if (record.metric === metric && record.direction === direction) return toSweep(record, reading);
    const what = `is of ${printable(record.metric)}, which is to ${record.direction}; the candidate is of ${printable(metric ?? "")}, which is to ${direction}`;
    throw dataError(record.source.location, what, "Name older sweeps of the same metric.");
  });
}
async function loadPair(locations, loading) {
  const { settings } = loading;
  const candidate = await loadCandidate(locations.candidate, loading);
  const wanted = {
    ...{ arm: "baseline", location: locations.baseline },
    trainedSha: candidate.record?.source.sha ?? null
  };
  const isUnreadable = candidate.search.absence?.why === "unusable";
  const baseline = isUnreadable ? nothing(plainSearch(wanted.location, null)) : await load(wanted, loading);
  return pairOf({ baseline, candidate }, settings);
}
async function withOlder(pair, { baseline: { kind } }, place) {
  const { sweeps, settings, baseline } = pair;
  const sha = baseline?.source.sha ?? null;
  const isLookedUp = kind === "auto" || kind === "base";
  if (!isLookedUp || sha === null || !haveUseForOlder(sweeps, settings)) return pair;
  const { metric = null, direction = null } = sweeps.candidate ?? {};
  const loading = { place, settings: { ...settings, reading: { ...settings.reading, metric } } };
  const wanted = { arm: "baseline", location: AUTO, trainedSha: null };
  const taken = [];
  const older = [];
  let [trials, olderTrouble] = [0, null];
  try {
    for await (const found of olderSweeps(place, sha)) {
      const record = await readFound(found, wanted, loading);
      if (record.metric !== metric || record.direction !== direction) continue;
      const sweep = toSweep(record, settings.reading);
      taken.push(found);
      older.push(sweep);
      trials += sweep.trials.length;
      if (trials >= MAX_OLDER) break;
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    olderTrouble = error.messageFor("inputs");
  }
  return { ...pair, sweeps: { ...sweeps, older, olderTrouble }, older: taken };
}
function pairOf({ baseline, candidate }, settings) {
  refuseSources([baseline.record, candidate.record]);
  const none = settingsToSave(settings.reading);
  const reading = commonSettings(settings.reading, {
    baseline: baseline.record?.settings ?? candidate.record?.settings ?? none,
    candidate: candidate.record?.settings ?? baseline.record?.settings ?? none
  });
  const sweeps = { baseline: baseline.sweep, candidate: candidate.sweep };
  const searches = { baseline: baseline.search, candidate: candidate.search };
  const { difference } = candidate;
  const savedMinTrials = baseline.record?.settings.minTrials ?? null;
  return {
    sweeps: { ...sweeps, difference, savedMinTrials, searches },
    settings: { ...settings, reading },
    candidate: candidate.record,
    baseline: baseline.record
  };
}
function refuseSources(records) {
  const digests = new Set(records.flatMap((record) => record?.search.drawnFrom ?? []));
  if (digests.size === 0) return;
  const source = records.find((record) => record && digests.has(sweepDigest(record)));
  if (!source) return;
  throw dataError(
    source.source.location,
    "is a sweep that the list was drawn from, so its own scores chose the settings that are compared",
    "Train the list on both sides, or draw a new list without this sweep."
  );
}
function assessRecords(records, settings, older = []) {
  const loaded = (record) => {
    const location = { kind: "path", text: record.source.location };
    const sweep = readAsSweep(record, settings.reading);
    return { record, sweep, search: plainSearch(location, null), difference: null };
  };
  const { baseline, candidate } = records;
  const pair = pairOf({ baseline: loaded(baseline), candidate: loaded(candidate) }, settings);
  const sweeps = { ...pair.sweeps, older: olderFor(pair.sweeps, older, pair.settings) };
  return assess(sweeps, pair.settings);
}
function readAsSweep(record, reading) {
  const sweep = toSweep(record, reading);
  if (reading.repeats !== "separate") refuseCopies(record);
  return sweep;
}
function loadCandidate(location, loading) {
  return load({ arm: "candidate", location, trainedSha: null }, loading);
}
async function load(wanted, loading) {
  const isLookedUp = wanted.arm === "baseline" && ["auto", "base"].includes(wanted.location.kind);
  let why = "unusable";
  try {
    const found = await findFiles(wanted, loading);
    if (isLookedUp) why = "defective";
    const loaded = await readFiles(found, wanted, loading);
    const { record } = loaded;
    return { ...loaded, sweep: record && readAsSweep(record, loading.settings.reading) };
  } catch (error) {
    const mayBeAbsent = loading.isOneOfSeveral || isLookedUp;
    if (!mayBeAbsent || !(error instanceof UserError) || error.fault === "settings") throw error;
    const absence = { why, what: error.messageFor("inputs") };
    return nothing(plainSearch(wanted.location, absence));
  }
}
function nothing(search) {
  return { sweep: null, record: null, search, difference: null };
}
async function findCandidate(location, loading) {
  const wanted = { arm: "candidate", location, trainedSha: null };
  return readFiles(await findFiles(wanted, loading), wanted, loading);
}
async function findFiles(wanted, loading) {
  const all = await findSweep(wanted, loading.place);
  return wanted.arm === "baseline" ? ofInstance(all, wanted.location, loading) : all;
}
async function readFiles(chosen, wanted, loading) {
  const { settings, required } = loading;
  const { files } = chosen;
  if (files.length === 0) return nothing(chosen.search);
  const record = await readFound(chosen, wanted, loading);
  const { shards: saved = 1, plannedShards: jobs } = record;
  const search = { ...chosen.search, shards: jobs === void 0 ? null : { jobs, saved } };
  if (wanted.arm === "baseline" || !areSaved(files)) return { record, search, difference: null };
  const asked = required ?? ["metric", "direction", "cost"];
  const difference = differenceFrom(record, settings.reading, asked);
  if (difference !== null && required === void 0) throw otherThanSaved(difference);
  return { record, search, difference };
}
function otherThanSaved({ option, asked, saved }) {
  const [wanted, recorded] = [asked, saved].map((text) => JSON.stringify(text.slice(0, 80)));
  const fix = "Remove it, or save the sweep again.";
  return settingsError(option, `is ${wanted}, but the sweep was saved with ${recorded}`, fix);
}
function plannedBy({ gate: { minTrials }, comparison: { pairing } }) {
  return { minTrials, pairing };
}
async function loadToSave(location, loading) {
  const { record } = await findCandidate(location, loading);
  const { reading } = loading.settings;
  const planned = plannedBy(loading.settings);
  return record && { ...record, settings: settingsToSave(reading, record.settings, planned) };
}
function readFound(sweep, { arm, location }, { place, settings: { reading } }) {
  if (!["auto", "sweep", "base"].includes(location.kind))
    return readRecord(sweep.files, reading, sweep.source);
  const isBaseline = arm === "baseline" && location.kind === "auto";
  const workflow = isBaseline ? place.github?.baseline.workflow ?? "" : null;
  const { instance, repository } = place;
  const name = location.kind === "sweep" ? location.name : instance;
  return acceptSaved(sweep, { name, repository, metric: reading.metric, workflow });
}
function ofInstance(sweep, location, loading) {
  const { instance, sharedBaselines: artifact = null, github } = loading.place;
  if (location.kind !== "auto" || artifact === null || sweep.files.length === 0) return sweep;
  const { metric } = loading.settings.reading;
  const files = sweep.files.filter((file) => isOfInstance(file, instance));
  if (files.length > 0 && (metric === null || files.some((file) => savedMetric(file) === metric)))
    return { ...sweep, files };
  const branch = github?.baseline.branch ?? "";
  const absence = { why: "no-baseline-yet", artifact, branch, other: null };
  return { ...sweep, files: [], search: plainSearch(sweep.search.location, absence) };
}

export {
  compareAll,
  compareSweeps,
  readNamed,
  assessRecords,
  loadCandidate,
  findCandidate,
  plannedBy,
  loadToSave
};
