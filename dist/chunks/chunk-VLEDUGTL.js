import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  acceptBaseline,
  acceptCollected,
  areSaved,
  assess,
  checkBudgets,
  checkUnit,
  checkUnits,
  commonSettings,
  readRecord,
  readRecordedScore,
  scoreOfSweep,
  settingsToSave,
  toSweep,
  withSaved
} from "./chunk-ZOARCH4W.js";
import {
  findSweep,
  plainSearch
} from "./chunk-JB22SFQS.js";
import {
  UserError
} from "./chunk-LJ64INZV.js";

// src/unused-options.ts
function unusedOptions({ cost, costUnit, study, format }) {
  const given = [
    ["cost", cost !== null],
    ["cost-unit", costUnit !== null],
    ["study", study !== null],
    ["format", format !== "auto"]
  ];
  return given.filter(([, isGiven]) => isGiven).map(([name]) => name);
}
function unusedWith(loaded, candidate, reading) {
  const found = loaded.filter(({ search }) => search.absence === null);
  if (found.length === 0 || !found.every(({ isSaved }) => isSaved)) return [];
  if (candidate !== "auto") refuseUnused(reading);
  return unusedOptions(reading);
}
function refuseUnused(reading) {
  const [name] = unusedOptions(reading);
  if (name === void 0) return;
  throw new UserError({
    fault: "settings",
    where: `${name} (--${name})`,
    what: "is given, while all that is read was saved by tuning-gate and keeps what it was saved with",
    fix: "Leave it out here, or give it where the sweep is saved."
  });
}
function refuseOthers(record, { metric, direction }) {
  const pairs = [
    ["metric", metric, record.metric],
    ["direction", direction, record.direction]
  ];
  for (const [name, asked, found] of pairs) {
    if (asked === null || asked === found) continue;
    throw new UserError({
      fault: "settings",
      where: `${name} (--${name})`,
      what: `is ${JSON.stringify(asked.slice(0, 80))}, while the sweep was saved with ${JSON.stringify(found.slice(0, 80))}`,
      fix: "Leave it out, or save the sweep anew."
    });
  }
}

// src/main.ts
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
  const unused = unusedWith([candidate, baseline], locations.candidate, settings.reading);
  if (sweep) checkUnit("candidate", sweep, settings.reading);
  if (sweep && baseline.sweep) {
    const costless = { arm: "candidate", sweep, other: baseline.sweep };
    checkBudgets(costless, settings.comparison);
  }
  const none = settingsToSave(settings.reading);
  const reading = commonSettings(settings.reading, {
    baseline: baseline.record?.settings ?? candidate.record?.settings ?? none,
    candidate: candidate.record?.settings ?? baseline.record?.settings ?? none
  });
  const sweeps = { baseline: baseline.sweep, candidate: sweep };
  const searches = { baseline: baseline.search, candidate: candidate.search };
  const assessment = assess(sweeps, { ...settings, reading }, searches);
  return { assessment, candidate: candidate.record, unused };
}
async function loadCandidate(location, loading) {
  const loaded = await findCandidate(location, loading);
  const { reading } = loading.settings;
  if (loaded.record !== null && loaded.isSaved) {
    refuseUnused(reading);
    refuseOthers(loaded.record, reading);
  }
  const record = loaded.record && {
    ...loaded.record,
    settings: settingsToSave(withSaved(reading, loaded.record.settings))
  };
  return { ...loaded, record };
}
async function findCandidate(location, { place, settings }, ofBaseline) {
  const wanted = { arm: "candidate", location, trainedSha: null };
  const { files, source, search } = await findSweep(wanted, place);
  if (files.length === 0) return { record: null, search, isSaved: false };
  const record = location === "auto" ? acceptCollected({ files, source }, ownerOf(place)) : await readRecord(files, settings.reading, source, ofBaseline);
  return { record, search, isSaved: areSaved(files) };
}
async function findRecordedScore(location, { place, settings }) {
  if (location === "auto") return null;
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
async function loadWanted(wanted, { place, settings }) {
  const { location, trainedSha, candidate } = wanted;
  const ofCandidate = async () => candidate && scoreOfSweep(candidate);
  const sought = { arm: "baseline", location, trainedSha };
  const { files, source, search } = await findSweep(sought, place);
  if (files.length === 0) return { sweep: null, record: null, search, isSaved: false };
  const record = location === "auto" ? acceptBaseline({ files, source }, baselineOwnerOf(place)) : await readRecord(files, settings.reading, source, ofCandidate);
  const sweep = toSweep(record, settings.reading);
  checkUnit("baseline", sweep, settings.reading);
  if (candidate) {
    checkUnits(sweep, candidate);
    checkBudgets({ arm: "baseline", sweep, other: candidate }, settings.comparison);
  }
  return { sweep, record, search, isSaved: areSaved(files) };
}
function ownerOf({ instance: name, repository }) {
  return { name, repository };
}
function baselineOwnerOf(place) {
  return { ...ownerOf(place), workflow: place.github?.baseline.workflow ?? "" };
}

export {
  refuseUnused,
  compareSweeps,
  loadCandidate
};
