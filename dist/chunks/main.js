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
  savedMetric
} from "./parse.js";
import {
  commonSettings,
  differenceFrom,
  refuseCopies,
  settingsToSave,
  sweepDigest,
  toSweep
} from "./parse-repeats.js";
import {
  onGitHub
} from "./read.js";
import {
  isUnusable,
  plainSearch
} from "./read-location.js";
import {
  filesIn
} from "./read-names.js";
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
  const isOneOfSeveral = planned.length > 1;
  const loaded = [];
  for (const { settings, layers, ...locations } of planned) {
    const loading = { place, settings, required: readingInConfig(layers), isOneOfSeveral };
    try {
      const pair = await loadPair(locations, loading);
      loaded.push(await withOlder(pair, locations.baseline, place));
    } catch (error) {
      throw namingField(error, layers);
    }
  }
  const levels = levelsOfRun(loaded);
  return loaded.map(({ sweeps, settings, older = null, ...read }, i) => {
    const comparison = planned[i];
    try {
      const assessment = assess(sweeps, settings, levels[i]);
      return { planned: comparison, assessment, older, ...read };
    } catch (error) {
      throw namingField(error, comparison.layers);
    }
  });
}
async function compareSweeps(locations, loading, older = []) {
  const pair = await loadPair(locations, loading);
  const records = await readNamed(older, loading.place, pair.settings.reading);
  return { candidate: pair.candidate, assessment: assessWith(records, pair) };
}
function readNamed(locations, place, reading) {
  return Promise.all(
    locations.map(async (location) => {
      const { files, source } = await namedFiles(location, place);
      return readRecord(files, reading, source);
    })
  );
}
function assessWith(records, { sweeps, settings }) {
  const { reading } = settings;
  const { metric, direction } = sweeps.candidate ?? sweeps.baseline ?? reading;
  const older = records.map((record) => {
    if (record.metric === metric && record.direction === direction) return toSweep(record, reading);
    const what = `is of ${printable(record.metric)}, which is to ${record.direction}; the candidate is of ${printable(metric ?? "")}, which is to ${direction}`;
    throw dataError(record.source.location, what, "Name older sweeps of the same metric.");
  });
  return assess({ ...sweeps, older }, settings);
}
async function loadPair(locations, loading) {
  const candidate = await loadCandidate(locations.candidate, loading);
  const { baseline: location } = locations;
  const trainedSha = candidate.record?.source.sha ?? null;
  const baseline = isUnusable(candidate.search) ? nothing(plainSearch(location, null)) : await load({ arm: "baseline", location, trainedSha }, loading);
  return pairOf({ baseline, candidate }, loading.settings);
}
async function withOlder(pair, location, place) {
  const { sweeps, settings, baseline } = pair;
  const sha = baseline?.source.sha ?? null;
  const of = location.kind === "base" ? location.saved : location;
  if (of.kind !== "auto" || sha === null || !haveUseForOlder(sweeps, settings)) return pair;
  const { metric = null, direction = null } = sweeps.candidate ?? {};
  const loading = { place, settings: { ...settings, reading: { ...settings.reading, metric } } };
  const wanted = { arm: "baseline", location: of, trainedSha: null };
  const sweepIn = async (found) => {
    const record = await readFound(found, wanted, loading);
    const isOfKind = record.metric === metric && record.direction === direction;
    return isOfKind ? toSweep(record, settings.reading) : null;
  };
  const taken = [];
  const older = [];
  let olderTrouble = null;
  const note = (error) => {
    if (!(error instanceof UserError)) throw error;
    olderTrouble ??= error.messageFor("inputs");
  };
  const { olderSweeps } = await onGitHub();
  try {
    for await (const found of olderSweeps(place, of, sha)) {
      const sweep = await sweepIn(found).catch(note);
      if (!sweep) continue;
      taken.push(found);
      older.push(sweep);
      if (older.flatMap(({ trials }) => trials).length >= MAX_OLDER) break;
    }
  } catch (error) {
    note(error);
  }
  return { ...pair, sweeps: { ...sweeps, older, olderTrouble }, older: taken };
}
function pairOf({ baseline, candidate }, settings) {
  refuseSources([baseline.record, candidate.record]);
  const [b, c] = [baseline.record?.settings, candidate.record?.settings];
  const none = settingsToSave(settings.reading);
  const saved = { baseline: b ?? c ?? none, candidate: c ?? b ?? none };
  const reading = commonSettings(settings.reading, saved);
  return {
    sweeps: {
      baseline: baseline.sweep,
      candidate: candidate.sweep,
      difference: candidate.difference,
      savedMinTrials: b?.minTrials ?? null,
      searches: { baseline: baseline.search, candidate: candidate.search }
    },
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
    return { ...nothing(plainSearch(location, null)), record, sweep };
  };
  const pair = { baseline: loaded(records.baseline), candidate: loaded(records.candidate) };
  return assessWith(older, pairOf(pair, settings));
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
    const found = await findSweep(wanted, loading.place);
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
  return readFiles(await findSweep(wanted, loading.place), wanted, loading);
}
async function readFiles(all, wanted, loading) {
  const { settings, required } = loading;
  const chosen = ofComparison(all, wanted.location, loading);
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
  if (!("artifact" in location)) return readRecord(sweep.files, reading, sweep.source);
  const isBaseline = arm === "baseline" && location.kind === "auto";
  const workflow = isBaseline ? place.github?.baseline.workflow ?? "" : null;
  const { repository } = place;
  return acceptSaved(sweep, { name: location.name, repository, metric: reading.metric, workflow });
}
function ofComparison(sweep, location, loading) {
  if (location.kind !== "auto" || sweep.files.length === 0) return sweep;
  const { metric } = loading.settings.reading;
  const files = filesIn(sweep.files, location);
  const isAlone = location.of === "";
  const isOfMetric = metric === null || files.some((file) => savedMetric(file) === metric);
  if (isAlone || files.length > 0 && isOfMetric) return { ...sweep, files };
  const branch = loading.place.github?.baseline.branch ?? "";
  const about = { artifact: location.artifact, branch, other: null };
  const absence = { why: "no-baseline-yet", ...about };
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
