import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  assess,
  checkBudgets,
  checkUnit,
  checkUnits
} from "./chunk-JKAVCRPL.js";
import {
  acceptBaseline,
  acceptCollected,
  areSaved,
  readRecord,
  readRecordedScore,
  savedMetric,
  scoreOfSweep
} from "./chunk-DUA2P34L.js";
import {
  commonSettings,
  differenceFrom,
  settingsToSave,
  toSweep,
  withSaved
} from "./chunk-JUTMMGBC.js";
import {
  findSweep
} from "./chunk-HP77T5JU.js";
import {
  collectedName,
  isOfInstance,
  plainSearch
} from "./chunk-GIUSFQ3E.js";
import {
  UserError,
  fileOptionsIn,
  fromConfig,
  namesIn,
  namingFields,
  refuseFileOptions,
  refuseOtherScore
} from "./chunk-JHSXOLMS.js";

// src/load.ts
function unusedOptions(loaded, candidate, reading) {
  const found = loaded.filter(({ search }) => search.absence === null);
  if (found.length === 0 || !found.every(({ isSaved }) => isSaved)) return [];
  if (!isCollected(candidate)) refuseFileOptions(reading);
  return fileOptionsIn(reading);
}
async function loadCandidate(location, loading) {
  const loaded = await findCandidate(location, loading);
  const { reading } = loading.settings;
  if (loaded.record !== null && loaded.isSaved) {
    refuseFileOptions(reading);
    refuseOtherScore(loaded.record, reading);
  }
  const record = loaded.record && {
    ...loaded.record,
    settings: settingsToSave(withSaved(reading, loaded.record.settings))
  };
  return { ...loaded, record };
}
async function findCandidate(location, loading, ofBaseline) {
  const { settings } = loading;
  const wanted = { arm: "candidate", location, trainedSha: null };
  const { files, source, search } = await findFiles(wanted, loading);
  if (files.length === 0) return { record: null, search, isSaved: false };
  const record = isCollected(location) ? await acceptCollected({ files, source }, ownerOf(location, loading)) : await readRecord(files, settings.reading, source, ofBaseline);
  return { record, search, isSaved: areSaved(files) };
}
async function findRecordedScore(location, { place, settings }) {
  if (isCollected(location)) return null;
  const { files, source } = await findSweep({ arm: "baseline", location, trainedSha: null }, place);
  return files.length === 0 ? null : readRecordedScore(files, settings.reading, source);
}
async function loadBaseline(wanted, loading) {
  try {
    return await loadWanted(wanted, loading);
  } catch (error) {
    const isOfData = error instanceof UserError && error.fault === "data";
    if (wanted.location !== "auto" || !isOfData) throw error;
    const absence = { why: "unusable", what: error.to("inputs").message };
    const search = plainSearch(wanted.location, absence);
    return { sweep: null, record: null, search, isSaved: false };
  }
}
async function loadWanted(wanted, loading) {
  const { settings } = loading;
  const { location, trainedSha, candidate } = wanted;
  const ofCandidate = async () => candidate && scoreOfSweep(candidate);
  const sought = { arm: "baseline", location, trainedSha };
  const { files, source, search } = ofInstance(await findFiles(sought, loading), location, loading);
  if (files.length === 0) return { sweep: null, record: null, search, isSaved: false };
  const record = location === "auto" ? await acceptBaseline({ files, source }, baselineOwnerOf(loading)) : isCollected(location) ? await acceptCollected({ files, source }, ownerOf(location, loading)) : await readRecord(files, settings.reading, source, ofCandidate);
  const sweep = toSweep(record, settings.reading);
  checkUnit("baseline", sweep, settings.reading);
  return { sweep, record, search, isSaved: areSaved(files) };
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
async function findFiles(wanted, { place, onStep }) {
  onStep?.({ kind: "find" });
  const found = await findSweep(wanted, place);
  const characters = found.files.reduce((sum, { text }) => sum + text.length, 0);
  onStep?.({ kind: "parse", characters });
  return found;
}
function isCollected(location) {
  return location === "auto" || collectedName(location) !== null;
}
function ownerOf(location, { place, settings }) {
  const { instance, repository } = place;
  const name = collectedName(location) ?? instance;
  return { name, repository, metric: settings.reading.metric };
}
function baselineOwnerOf(loading) {
  const workflow = loading.place.github?.baseline.workflow ?? "";
  return { ...ownerOf("auto", loading), workflow };
}

// src/main.ts
async function compareAll(planned, place) {
  const made = [];
  for (const one of planned) {
    const { settings, layers, instance } = one;
    const required = fromConfig(namesIn("reading"), layers);
    const loading = { place: { ...place, instance }, settings, required };
    const compared = await namingFields(layers, () => compareSweeps(one, loading));
    made.push({ planned: one, ...compared });
  }
  return made;
}
async function compareSweeps(locations, loading) {
  const { settings } = loading;
  const ofBaseline = () => findRecordedScore(locations.baseline, loading);
  const candidate = await findCandidate(locations.candidate, loading, ofBaseline);
  const sweep = candidate.record && toSweep(candidate.record, settings.reading);
  const wanted = {
    location: locations.baseline,
    trainedSha: candidate.record?.source.sha ?? null,
    candidate: sweep
  };
  const baseline = await loadBaseline(wanted, loading);
  const unused = unusedOptions([candidate, baseline], locations.candidate, settings.reading);
  if (sweep) checkUnit("candidate", sweep, settings.reading);
  if (sweep && baseline.sweep) {
    if (locations.baseline !== "auto") checkUnits(baseline.sweep, sweep);
    checkBudgets({ arm: "baseline", sweep: baseline.sweep, other: sweep }, settings.comparison);
    checkBudgets({ arm: "candidate", sweep, other: baseline.sweep }, settings.comparison);
  }
  const none = settingsToSave(settings.reading);
  const reading = commonSettings(settings.reading, {
    baseline: baseline.record?.settings ?? candidate.record?.settings ?? none,
    candidate: candidate.record?.settings ?? baseline.record?.settings ?? none
  });
  const sweeps = { baseline: baseline.sweep, candidate: sweep };
  const sizes = Object.values(sweeps).map((one) => one?.trials.length ?? 0);
  loading.onStep?.({ kind: "compute", trials: Math.max(...sizes) });
  const searches = { baseline: baseline.search, candidate: candidate.search };
  const difference = candidate.record && candidate.isSaved ? differenceFrom(candidate.record, settings.reading, loading.required ?? []) : null;
  const assessment = assess({ ...sweeps, difference }, { ...settings, reading }, searches);
  return { assessment, candidate: candidate.record, unused };
}

export {
  loadCandidate,
  findCandidate,
  compareAll,
  compareSweeps
};
